"""What a client draws of a table of Claim, made from a view and from nothing else."""

from functools import cache, lru_cache
from typing import Final

from msgspec import structs

from tafelrunde.core.bits import bit, count
from tafelrunde.core.errors import ViewError
from tafelrunde.core.picture import (
    Counter,
    Goal,
    Message,
    Picture,
    Piece,
    PieceRow,
    Place,
    heap_row,
    slot_row,
    twins,
)
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.rules.cards import CARD_IDS, FACTION_SETS, FACTIONS, VALUE, ZERO, copies, listed
from tafelrunde.games.claim.rules.score import favour_by, favoured_sum
from tafelrunde.games.claim.rules.state import (
    DISCARD,
    DRAWN,
    HAND,
    PHASES,
    PILE,
    RECRUIT,
    SCORE,
    SHOWN,
    WON,
    ClaimState,
)
from tafelrunde.games.claim.rules.steps import DEAL, DRAW, FIRST

SHARED = ["pile", "stake", "trick", "discard"]
OWN = ["hand", "won", "drawn", "score"]
WORDS = {
    "place": [*SHARED, *OWN],
    "counter": ["favours", "faction"],
    "mark": ["leads", "shown", *(f"void_{faction}" for faction in FACTIONS)],
    "phase": PHASES,
}
"""What the picture names beside the game's own things."""
HANDS: Final = ["hand.0", "hand.1"]
STACKS: Final = [
    (zone, [f"{face}.{seat}" for seat in range(2)]) for zone, face in zip((WON, DRAWN, SCORE), OWN[1:], strict=True)
]
"""What else each seat has, by zone and with the places of both."""
KEPT = 16384
"""So much of what was made last is kept: the places of some hundred tables."""
MAJORITY = len(FACTIONS) // 2 + 1
"""So many factions win for certain."""


def layout(view: ClaimState) -> list[Place]:
    """Return the places of the table: four in the middle, and four of each seat."""
    middle = [Place(face, "place", face) for face in SHARED]
    return middle + [Place(f"{face}.{seat}", "place", face, seat) for seat in range(2) for face in OWN]


def picture(view: ClaimState) -> Picture:
    """Return the table as its viewer sees it."""
    pieces = [piece for row in rows(view) for piece in row.pieces]
    return structs.replace(outline(view), pieces=pieces)


def outline(view: ClaimState) -> Picture:
    """Return the table as its viewer sees it, without the cards."""
    if view.viewer == NONE:
        raise ViewError("this is the true state: a picture is made from a view")
    return Picture(
        turn=int(view.leader) if view.led == NONE else 1 - int(view.leader),
        phase=PHASES[view.phase - 1],
        round=round_of(view),
        rounds=int(view.setup.hand),
        over=not view.stack,
        counters=counters(view),
        marks=[marks(view, seat) for seat in range(2)],
    )


def rows(s: ClaimState) -> list[PieceRow]:
    """Return every card in sight, and what is hidden as slots and piles."""
    found: list[PieceRow] = []
    pile = size(s, PILE)
    if pile:
        found.append(heap_row("pile", "card", pile))
    if s.stake != NONE:
        found.append(cards("stake", bit(s.stake)))
    if s.led != NONE:
        found.append(cards("trick", bit(s.led), int(s.leader)))
    if s.cards[DISCARD]:
        found.append(cards("discard", int(s.cards[DISCARD])))
    for seat in range(2):
        hand, shown = int(s.cards[HAND + seat]), int(s.cards[SHOWN + seat])
        if shown:
            found.append(hand_of(seat, hand, shown))
        elif hand:
            found.append(cards(HANDS[seat], hand))
        unknown = s.unknown[HAND + seat] + s.unknown[SHOWN + seat]
        if unknown:
            found.append(slot_row(HANDS[seat], "card", int(unknown)))
        for zone, places in STACKS:
            held, unknown = s.cards[zone + seat], s.unknown[zone + seat]
            if held:
                found.append(cards(places[seat], held))
            if unknown:
                found.append(slot_row(places[seat], "card", int(unknown)))
    return found


@lru_cache(maxsize=KEPT)
def cards(place: str, held: int, seat: int | None = None) -> PieceRow:
    """Return the cards that lie in a place; most places are as they were before the last move."""
    return PieceRow(laid(place, listed(held), seat, 0))


@lru_cache(maxsize=KEPT)
def hand_of(seat: int, hidden: int, shown: int) -> PieceRow:
    """Return the cards of a hand, some of which both have seen."""
    return PieceRow(laid(HANDS[seat], sorted(listed(hidden) + listed(shown)), None, shown))


def laid(place: str, held: list[int], seat: int | None, shown: int) -> list[Piece]:
    """Return cards; Goblins of value 0 are alike, those that both have seen first."""
    zeros = twins(place, "card", CARD_IDS[ZERO], held.count(ZERO))
    found = [piece(zero.id, ZERO, place, seat, k < copies(shown, ZERO)) for k, zero in enumerate(zeros)]
    plain, seen = every_card(place, seat, False), every_card(place, seat, True)
    return found + [seen[card] if shown & bit(card) else plain[card] for card in held if card != ZERO]


@cache
def every_card(place: str, seat: int | None, seen: bool) -> list[Piece]:
    """Return each card as it would lie in a place, but for the Goblins of value 0, which may be several."""
    return [piece(f"card:{name}", card, place, seat, seen) for card, name in enumerate(CARD_IDS)]


@cache
def piece(name: str, card: int, place: str, seat: int | None, seen: bool) -> Piece:
    """Return a card, with its value and whether it lies among those that both have seen."""
    marks = ["shown"] if seen else []
    return Piece(name, "card", place, CARD_IDS[card], seat, alike=card == ZERO, worth=int(VALUE[card]), marks=marks)


def counters(s: ClaimState) -> list[Counter]:
    """Return how each faction stands, and how many each seat would have now."""
    return list(counted(int(s.cards[SCORE]), int(s.cards[SCORE + 1])))


@lru_cache(maxsize=KEPT)
def counted(first: int, second: int) -> tuple[Counter, ...]:
    """Return how the factions stand where the seats have scored these cards."""
    found: list[Counter] = []
    favours = [0, 0]
    for faction, name in enumerate(FACTIONS):
        holder, rule = favour_by(first, second, faction)
        seats = [count(scored & FACTION_SETS[faction]) for scored in (first, second)]
        found.append(
            Counter("faction", seats=seats, about=name, holder=None if holder == NONE else holder, rule=rule)
        )
        if holder != NONE:
            favours[holder] += 1
    return (Counter("favours", seats=favours, goal=MAJORITY), *found)


def marks(s: ClaimState, seat: int) -> list[str]:
    """Return what is to be said of a seat: that it leads, and what it has shown not to hold."""
    return marked(seat, int(s.voids), bool(s.leader == seat and s.stack))


@lru_cache(maxsize=KEPT)
def marked(seat: int, shown: int, leads: bool) -> list[str]:
    """Return what is to be said of a seat; nobody changes the list."""
    voids = [f"void_{name}" for faction, name in enumerate(FACTIONS) if shown & bit(5 * seat + faction)]
    return ["leads", *voids] if leads else voids


def round_of(s: ClaimState) -> int:
    """Return the number of the round in its phase, 0 before the first one."""
    step = s.stack[-1].step if s.stack else None
    if step is FIRST or step is DEAL:
        return 0
    second = 1 - s.leader
    played = int(s.setup.hand) - size(s, HAND + second) - size(s, SHOWN + second)
    return played if step is None or step is DRAW else played + 1


def size(s: ClaimState, zone: int) -> int:
    """Return how many cards lie in a zone, known or not."""
    return int(count(s.cards[zone]) + s.unknown[zone])


def goals(s: ClaimState) -> list[Goal]:
    """Return how many factions each seat has; where both have as many, the sum of their cards decides."""
    favours = counters(s)[0].seats or [0, 0]
    message = Message("claim-goal-factions", {"goal": MAJORITY, "factions": len(FACTIONS)})
    found = [Goal(message, seat, favours[seat], MAJORITY, favours[seat] >= MAJORITY) for seat in range(2)]
    if favours[0] == favours[1]:
        tie = Message("claim-goal-sum")
        found += [Goal(tie, seat, favoured_sum(s, seat)) for seat in range(2)]
    return found


def brief(s: ClaimState) -> list[Message]:
    """Return what Claim is about, with the numbers of this table."""
    rounds = int(s.setup.hand)
    return [
        Message("claim-brief-want", {"goal": MAJORITY, "factions": len(FACTIONS)}),
        Message("claim-brief-first", {"rounds": rounds}),
        Message("claim-brief-second", {"rounds": rounds}),
        Message("claim-brief-win"),
    ]


def recruiting(s: ClaimState) -> bool:
    """Tell whether this is the first phase."""
    return bool(s.phase == RECRUIT)
