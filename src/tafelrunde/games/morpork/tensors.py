"""Ankh-Morpork as a tensor: the city, what the seats have, the cards, and the open question with what it is about."""

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count
from tafelrunde.core.engine import State
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.morpork.rules.areas import (
    AREAS,
    COINS,
    DEMONS,
    HAND_SIZE,
    MINIONS,
    MOST_SEATS,
    PERSONALITIES,
    TROLLS,
)
from tafelrunde.games.morpork.rules.cards import CARDS, FIRST_CARDS, LOANS
from tafelrunde.games.morpork.rules.events import ALL_EVENTS, EVENTS
from tafelrunde.games.morpork.rules.score import loans
from tafelrunde.games.morpork.rules.state import (
    DEMON,
    DISCARD,
    FRONT,
    HAND,
    OFFERED,
    PILE_FIRST,
    PILE_SECOND,
    PLAYED,
    SHUFFLED,
    TROLL,
    MorporkState,
)
from tafelrunde.games.morpork.rules.steps import STEPS
from tafelrunde.tensors.encoder import Encoder, Plane, first_seat, from_first, turned
from tafelrunde.tensors.row import Row

SECOND_CARDS: Final = CARDS - FIRST_CARDS
LARGE_HAND: Final = 2 * HAND_SIZE
RICH: Final = COINS // 2
"""What hand sizes and money are divided by; more is possible, but rare."""
QUESTIONS: Final[list[str]] = [step.name for step in STEPS if step.asks]
QUESTION: Final[dict[str, int]] = {name: k for k, name in enumerate(QUESTIONS)}

TOLD: Final = [
    "becomes", "starts", "rolls", "draws", "does-not-win", "passes", "plays", "uses-text", "cannot",
    "uses-area", "interrupts", "takes-back-card", "places-minion", "lifts-minion", "moves-minion",
    "swaps-minion", "swaps-troll", "swaps-demon", "removes-minion", "removes-troll", "removes-demon",
    "enters-troll", "enters-demon", "trouble", "calm", "builds", "buys", "loses-building", "loses-card",
    "takes-money", "pays", "pays-player", "borrows", "is-burdened", "discards", "gives-card", "offers", "looks",
    "swaps-hands", "recovers", "peeks", "changes", "event", "ignores", "fog", "pile-used-up", "scores",
    "shows-personality", "wins", "shares-win",
]  # fmt: skip
"""The kinds of events, in the order of the texts: what a memory writes for each is its place here."""
LONGEST: Final = 512
"""So many entries of a memory are written, often only the end of the game."""
MOST: Final = 512
"""A number that all numbers of an entry are below."""


def planes(seats: int) -> list[Plane]:
    """Return the planes for so many players."""
    return [
        Plane("seat", (seats,), "Which seat at the table the viewer has: actions name seats by that number."),
        Plane("asked", (seats + 1,), "Who is asked; the last number is chance."),
        Plane("turn", (seats,), "Whose turn it is."),
        Plane("out", (seats,), "Who has left the game."),
        Plane("winners", (seats,), "Who has won."),
        Plane("immune", (seats,), "Whom the text of a card does not reach."),
        Plane("question", (len(QUESTIONS),), "The question that is open, by the name of its step."),
        Plane("about_seat", (seats,), "The seats that the question is about."),
        Plane("about_by", (seats,), "Through whom it comes."),
        Plane("about_area", (AREAS,), "The area that the question is about."),
        Plane("about_from", (AREAS,), "The area that a piece comes from."),
        Plane("about_card", (CARDS,), "The card that the question is about."),
        Plane("about_event", (EVENTS,), "The random event that the question is about."),
        Plane("about_amount", (1,), "The coins that the question is about.", most=LARGE_HAND),
        Plane("money", (seats,), "Per seat, its coins.", most=RICH),
        Plane("loans", (seats,), "Per seat, its loans.", most=int(count(LOANS))),
        Plane("hand_size", (seats,), "Per seat, how many cards it holds.", most=LARGE_HAND),
        Plane("front", (seats, CARDS), "Per seat, the cards in front of it."),
        Plane("loose", (seats, CARDS), "Per seat, cards that it, another with the same entry or the discard pile has."),
        Plane("ruled_out", (seats, PERSONALITIES), "Per seat, the personalities it cannot have."),
        Plane("minions", (seats, AREAS), "Per seat and area, its minions.", most=MINIONS),
        Plane("building", (seats, AREAS), "Per seat, the areas with its buildings."),
        Plane("trouble", (AREAS,), "The areas with a trouble marker."),
        Plane("trolls", (AREAS,), "Per area, its trolls.", most=TROLLS),
        Plane("demons", (AREAS,), "Per area, its demons.", most=DEMONS),
        Plane("city_cards", (3, AREAS), "The areas whose city-area card is lost, was gained, was used in this turn."),
        Plane("events_used", (EVENTS,), "The random events that have happened."),
        Plane("pile_size", (2,), "How many cards of each deck are left on the draw pile.", most=SECOND_CARDS),
        Plane("discard", (CARDS,), "The discard pile."),
        Plane("shuffled_size", (1,), "How many cards of the discard pile History Monks has left unknown.", most=CARDS),
        Plane("played", (CARDS,), "The cards being played."),
        Plane("last", (CARDS,), "The card played last in this turn."),
        Plane("immune_to", (CARDS,), "The card whose text does not reach somebody."),
        Plane("personality", (seats, PERSONALITIES), "Per seat, its personality if the viewer knows.", private=True),
        Plane("unused", (PERSONALITIES,), "The personalities that the viewer knows to be nobody's.", private=True),
        Plane("hand", (seats, CARDS), "Per seat, the cards of its hand that the viewer knows.", private=True),
        Plane("shuffled", (CARDS,), "The cards that the viewer knows to be in the shuffled pile.", private=True),
        Plane("offered", (CARDS,), "The cards offered to keep one of, that the viewer knows.", private=True),
        Plane("astray", (seats, CARDS), "Per seat, cards that it or one with the same entry has.", private=True),
        Plane("aside", (seats, PERSONALITIES), "Per seat, personalities that it may have taken up.", private=True),
    ]


class MorporkEncoder(Encoder):
    """Who has what, what stands where, which cards lie where, and who is asked what."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        super().__init__("morpork", seats, options, planes(seats))

    def see(self, view: State, row: Row) -> None:
        s = cast(MorporkState, view)
        see_seats(s, row)
        see_question(s, row)
        see_goods(s, row)
        see_city(s, row)
        see_piles(s, row)
        see_secrets(s, row)


def see_seats(s: MorporkState, row: Row) -> None:
    """Write what is true of one seat, and of sets of them."""
    seats = s.seats
    me = first_seat(s)
    row.put_one(me if s.viewer >= 0 else -1, seats)
    asked: i64 = NONE
    if s.stack:
        who = s.stack[-1].who
        asked = seats if who == CHANCE else from_first(who, me, seats)
    row.put_one(asked, seats + 1)
    row.put_one(from_first(s.turn, me, seats), seats)
    row.put_set(turned(s.out, me, seats), seats)
    row.put_set(turned(s.winners, me, seats), seats)
    row.put_one(from_first(s.immune, me, seats), seats)


def see_question(s: MorporkState, row: Row) -> None:
    """Write what is asked, and what the question names."""
    seats = s.seats
    me = first_seat(s)
    question: i64 = NONE
    about: i64 = 0
    by: i64 = NONE
    area: i64 = NONE
    origin: i64 = NONE
    card: i64 = NONE
    event: i64 = NONE
    amount: i64 = 0
    if s.stack:
        frame = s.stack[-1]
        question = QUESTION[frame.step.name]
        for name, value in frame.step.prompt_args(s, frame).items():
            if value < 0:
                continue
            if name == "card":
                card = value
            elif name == "by":
                by = value
            elif name == "area":
                area = value
            elif name == "amount":
                amount = value
            elif name == "seat" or name == "of" or name == "to":
                about |= bit(value)
            elif name == "from":
                origin = value
            elif name == "event":
                event = value
    row.put_one(question, len(QUESTIONS))
    row.put_set(turned(about, me, seats), seats)
    row.put_one(from_first(by, me, seats), seats)
    row.put_one(area, AREAS)
    row.put_one(origin, AREAS)
    row.put_one(card, CARDS)
    row.put_one(event, EVENTS)
    row.put(amount)


def see_goods(s: MorporkState, row: Row) -> None:
    """Write what everybody sees of the seats."""
    seats = s.seats
    me = first_seat(s)
    for k in range(seats):
        row.put(s.money[(me + k) % seats])
    for k in range(seats):
        row.put(loans(s, (me + k) % seats))
    for k in range(seats):
        row.put(s.size(HAND + (me + k) % seats))
    for k in range(seats):
        put_cards(s.cards, FRONT + (me + k) % seats, row)
    for k in range(seats):
        put_cards(s.loose, (me + k) % seats, row)
    for k in range(seats):
        row.put_set(s.ruled_out[(me + k) % seats], PERSONALITIES)


def see_city(s: MorporkState, row: Row) -> None:
    """Write what stands in the areas, and which city-area cards are lost, just gained or used."""
    seats = s.seats
    me = first_seat(s)
    for k in range(seats):
        put_pieces(s, (me + k) % seats, row)
    for k in range(seats):
        seat = (me + k) % seats
        owned: i64 = 0
        for area in range(AREAS):
            if s.building[area] == seat:
                owned |= bit(area)
        row.put_set(owned, AREAS)
    row.put_set(s.trouble, AREAS)
    put_pieces(s, TROLL, row)
    put_pieces(s, DEMON, row)
    row.put_set(s.lost, AREAS)
    row.put_set(s.gained, AREAS)
    row.put_set(s.used, AREAS)


def see_piles(s: MorporkState, row: Row) -> None:
    """Write the piles and the cards on the table."""
    row.put_set(ALL_EVENTS ^ s.events_left, EVENTS)
    row.put(s.size(PILE_FIRST))
    row.put(s.size(PILE_SECOND))
    put_cards(s.cards, DISCARD, row)
    row.put(s.size(SHUFFLED))
    put_cards(s.cards, PLAYED, row)
    row.put_one(s.last, CARDS)
    row.put_one(s.immune_card, CARDS)


def see_secrets(s: MorporkState, row: Row) -> None:
    """Write what the viewer alone knows."""
    seats = s.seats
    me = first_seat(s)
    for k in range(seats):
        row.put_one(s.personality[(me + k) % seats], PERSONALITIES)
    row.put_set(s.unused, PERSONALITIES)
    for k in range(seats):
        put_cards(s.cards, HAND + (me + k) % seats, row)
    put_cards(s.cards, SHUFFLED, row)
    put_cards(s.cards, OFFERED, row)
    for k in range(seats):
        put_cards(s.astray, MOST_SEATS * me + (me + k) % seats, row)
    for k in range(seats):
        row.put_set(s.aside[MOST_SEATS * me + (me + k) % seats], PERSONALITIES)


def put_cards(sets: vec[i64], entry: i64, row: Row) -> None:
    """Write a set of cards, which is kept by deck."""
    row.put_set(sets[2 * entry], FIRST_CARDS)
    row.put_set(sets[2 * entry + 1], SECOND_CARDS)


def put_pieces(s: MorporkState, kind: i64, row: Row) -> None:
    """Write how many pieces of a kind are in each area."""
    for area in range(AREAS):
        row.put(s.pieces[AREAS * kind + area])
