"""King of Tokyo as a tensor: monsters, cards, dice and how far the turn has come."""

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.engine import State
from tafelrunde.games.tokyo.rules.cards import CARDS, KEPT, TILES
from tafelrunde.games.tokyo.rules.codec import PLACES, STEP_IDS
from tafelrunde.games.tokyo.rules.damage import LOSE
from tafelrunde.games.tokyo.rules.dice import FACES, MOST_DICE, on
from tafelrunde.games.tokyo.rules.state import (
    GOAL,
    MOST_HEARTS,
    MOST_SEATS,
    MOST_WICKED,
    NOTHING,
    SHOP,
    Setup,
    TokyoState,
)
from tafelrunde.games.tokyo.rules.steps import STEPS
from tafelrunde.tensors.encoder import Encoder, Plane, first_seat, from_first, turned
from tafelrunde.tensors.row import Row

ENERGY: Final = 20
FEW: Final = 4
"""What counters without a limit are divided by: energy, and all the others."""
MOST_SMOKE: Final = 3
ROLLS: Final = 3
TOP: Final = 2
"""So many cards on top of the deck are looked at, at most."""
PILE: Final = CARDS + 1
"""A set of cards takes one number for each card, and one for the second Evacuation Orders."""
ONCE: Final = PILE - KEPT
QUESTIONS: Final[list[str]] = [step.name for step in STEPS if step.asks]
QUESTION: Final[dict[str, int]] = {name: k for k, name in enumerate(QUESTIONS)}
RULES: Final = [
    "two_player", "by_round", "hearts_in_tokyo_count", "reflection_window", "selection_window", "selling_is_gaining",
    "roar_at_once", "copy_stays", "copy_takes_tile", "skybeam_all",
]  # fmt: skip
"""The options, as the state's setup names them; the tiles in the game are to be seen."""

TOLD: Final = [
    "side-up", "rolls-for-start", "starts", "turn", "extra-turn", "no-dice", "rolls", "puffs", "probes",
    "turns-die", "resolves", "gains-stars", "loses-stars", "gains-hearts", "loses-hearts", "trimmed",
    "gains-energy", "loses-energy", "gains-wickedness", "takes-tile", "no-tile", "tile-gone", "copies",
    "copy-ends", "cures", "gets-token", "adds-claws", "smashes", "nobody-hit", "prevents", "hides", "unharmed",
    "falls", "roars", "revived", "eliminated", "yields", "stays", "enters", "leaves", "moves-up", "bay-closes",
    "swaps", "wakes", "discards", "buys", "sweeps", "revealed", "shuffles", "looks", "wins", "shares-victory",
    "nobody-wins",
]  # fmt: skip
"""The kinds of events, in the order of the texts: what a memory writes for each is its place here."""
LONGEST: Final = 512
"""So many entries of a memory are written, often only the end of the game."""
MOST: Final = 8192
"""A number that all numbers of an entry are below."""


def planes(seats: int) -> list[Plane]:
    """Return the planes for so many monsters."""
    return [
        Plane("seat", (seats,), "Which seat at the table the viewer has."),
        Plane("asked", (seats,), "Who is asked."),
        Plane("turn", (seats,), "Whose turn it is."),
        Plane("regular", (seats,), "Whose turn it would be without extra turns."),
        Plane("first", (seats,), "Who began."),
        Plane("marker", (seats,), "Before whom a spent Zombify lies."),
        Plane("out", (seats,), "Who has left the game."),
        Plane("zombified", (seats,), "Whom Zombify has brought back."),
        Plane("roar", (seats,), "Who wins by Final Roar."),
        Plane("winged", (seats,), "Who loses no more hearts this turn."),
        Plane("wounded", (seats,), "Who was smashed this turn."),
        Plane("yielded", (seats,), "Who yielded Tokyo, until the attacker enters."),
        Plane("hearts", (seats,), "Per seat, its hearts.", most=MOST_HEARTS),
        Plane("stars", (seats,), "Per seat, its stars.", most=GOAL),
        Plane("energy", (seats,), "Per seat, its energy.", most=ENERGY),
        Plane("wickedness", (seats,), "Per seat, its wickedness.", most=MOST_WICKED),
        Plane("poison", (seats,), "Per seat, its poison tokens.", most=FEW),
        Plane("shrink", (seats,), "Per seat, its shrink tokens.", most=FEW),
        Plane("extra", (seats,), "Per seat, the turns it has from Frenzy and not yet taken.", most=FEW),
        Plane("losses", (seats,), "Per seat, the hearts it is about to lose.", most=FEW),
        Plane("jumped", (seats,), "Per seat, its Super Jumps this turn.", most=FEW),
        Plane("place", (seats, len(PLACES)), "Per seat, where it is: outside, in Tokyo City, in Tokyo Bay."),
        Plane("cards", (seats, KEPT), "Per seat, the cards before it."),
        Plane("tiles", (seats, TILES), "Per seat, the wickedness tiles before it."),
        Plane("tiles_left", (TILES,), "The wickedness tiles that nobody has."),
        Plane("copied", (KEPT,), "The card that Fluxling copies."),
        Plane("smoke", (2,), "Counters on Smoke Cloud, and on its copy.", most=MOST_SMOKE),
        Plane("shop", (SHOP, CARDS), "Per place of the display, the card for sale."),
        Plane("discard", (PILE,), "The discard pile; the last number is a second Evacuation Orders."),
        Plane("deck_size", (1,), "How many cards are left in the deck.", most=PILE),
        Plane("top_seen", (TOP, seats), "Per card on top of the deck, who has looked at it."),
        Plane("step", (len(STEP_IDS),), f"The step of the turn: {', '.join(STEP_IDS)}."),
        Plane("question", (len(QUESTIONS),), "The question that is open, by the name of its step."),
        Plane("dice", (len(FACES),), f"Per face ({', '.join(FACES)}), how many dice show it.", most=MOST_DICE),
        Plane("last_dice", (len(FACES),), "The same of the dice that the monster before has left.", most=MOST_DICE),
        Plane("groups", (len(FACES),), "The faces that are still to be resolved."),
        Plane("rolls", (1,), "How many rolls are left.", most=ROLLS),
        Plane("chain", (1,), "How many turns in a row Freeze Time has given.", most=FEW),
        Plane("hurt", (1,), "Whether somebody has lost hearts through the active monster."),
        Plane("culled", (1,), "How often Herd Culler has worked this turn.", most=FEW),
        Plane("looks", (1,), "How often Made in a Lab has worked this turn.", most=FEW),
        Plane("looked", (1,), "How many cards on top of the deck were looked at this turn.", most=FEW),
        Plane("earned", (1,), "Whether this turn's roll has earned Skulking."),
        Plane("stars_before", (1,), "The stars of the active monster before it smashed.", most=GOAL),
        Plane("rules", (len(RULES),), f"Which rules are in force: {', '.join(RULES)}."),
        Plane("top", (TOP, CARDS), "Per card on top of the deck, which it is, if the viewer knows.", private=True),
    ]


class TokyoEncoder(Encoder):
    """What lies on the table, the viewer first and the others clockwise."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        super().__init__("tokyo", seats, options, planes(seats))
        self.rules: vec[i64] = vec[i64]([i64(on) for on in in_force(Setup(dict(options)))])

    def see(self, view: State, row: Row) -> None:
        s = cast(TokyoState, view)
        self.see_seats(s, row)
        see_monsters(s, row)
        see_cards(s, row)
        see_turn(s, row)
        for k in range(len(RULES)):
            row.put(self.rules[k])
        for depth in range(TOP):
            row.put_one(s.top[depth] if depth < len(s.top) else -1, CARDS)

    def see_seats(self, s: TokyoState, row: Row) -> None:
        """Write what is true of one seat, and of sets of them."""
        seats = s.seats
        me = first_seat(s)
        row.put_one(me if s.viewer >= 0 else -1, seats)
        row.put_one(from_first(s.stack[-1].who, me, seats) if s.stack else -1, seats)
        row.put_one(from_first(s.turn, me, seats), seats)
        row.put_one(from_first(s.regular, me, seats), seats)
        row.put_one(from_first(s.first, me, seats), seats)
        row.put_one(from_first(s.marker, me, seats), seats)
        row.put_set(turned(s.out, me, seats), seats)
        row.put_set(turned(s.zombified, me, seats), seats)
        row.put_set(turned(s.roar, me, seats), seats)
        row.put_set(turned(s.winged, me, seats), seats)
        row.put_set(turned(s.wounded, me, seats), seats)
        row.put_set(turned(s.yielded, me, seats), seats)


def put_counts(counts: vec[i64], me: i64, seats: i64, row: Row) -> None:
    """Write a number for each seat."""
    for seat in range(me, seats):
        row.put(counts[seat])
    for seat in range(me):
        row.put(counts[seat])


def put_sets(sets: vec[i64], me: i64, seats: i64, width: i64, row: Row) -> None:
    """Write a set for each seat."""
    for seat in range(me, seats):
        row.put_set(sets[seat], width)
    for seat in range(me):
        row.put_set(sets[seat], width)


def see_monsters(s: TokyoState, row: Row) -> None:
    """Write what each seat has, and what is in store for it."""
    seats = s.seats
    me = first_seat(s)
    put_counts(s.hearts, me, seats, row)
    put_counts(s.stars, me, seats, row)
    put_counts(s.energy, me, seats, row)
    put_counts(s.wickedness, me, seats, row)
    put_counts(s.poison, me, seats, row)
    put_counts(s.shrink, me, seats, row)
    put_counts(s.extra, me, seats, row)
    put_counts(losses(s), me, seats, row)
    put_counts(jumps(s), me, seats, row)
    for k in range(seats):
        seat = me + k if me + k < seats else me + k - seats
        place: i64 = 1 if s.city == seat else 2 if s.bay == seat else 0
        row.put_one(place, len(PLACES))
    put_sets(s.cards, me, seats, KEPT, row)
    put_sets(s.tiles, me, seats, TILES, row)


def losses(s: TokyoState) -> vec[i64]:
    """Return the hearts that each seat is about to lose."""
    found = NOTHING[:]
    for frame in s.stack:
        if frame.step is LOSE:
            found[frame.who] += frame.a
    return found


def jumps(s: TokyoState) -> vec[i64]:
    """Return how often each seat has jumped."""
    if not s.jumped:
        return NOTHING
    return vec[i64]([(s.jumped >> (4 * seat)) & 15 for seat in range(MOST_SEATS)])


def see_cards(s: TokyoState, row: Row) -> None:
    """Write the cards and tiles that no seat has, and what lies on cards."""
    row.put_set(s.tiles_left, TILES)
    row.put_one(s.copied, KEPT)
    row.put(s.smoke)
    row.put(s.copied_smoke)
    for slot in range(SHOP):
        row.put_one(s.shop[slot], CARDS)
    row.put_set(s.gone, KEPT)
    row.put_set(s.gone_once, ONCE)
    row.put(s.deck_size())
    me = first_seat(s)
    for depth in range(TOP):
        row.put_set(turned(s.top_seen[depth], me, s.seats) if depth < len(s.top_seen) else 0, s.seats)


def see_turn(s: TokyoState, row: Row) -> None:
    """Write how far the turn has come."""
    row.put_one(s.phase, len(STEP_IDS))
    row.put_one(QUESTION[s.stack[-1].step.name] if s.stack else -1, len(QUESTIONS))
    for face in range(len(FACES)):
        row.put(on(s.dice, face))
    for face in range(len(FACES)):
        row.put(on(s.last_dice, face))
    row.put_set(s.groups, len(FACES))
    row.put(s.rolls)
    row.put(s.chain)
    row.put(s.hurt)
    row.put(s.culled)
    row.put(s.looks)
    row.put(s.looked)
    row.put(s.earned)
    row.put(s.stars_before)


def in_force(setup: Setup) -> list[bool]:
    """Return which of the RULES are in force."""
    return [
        setup.two_player,
        setup.by_round,
        setup.hearts_in_tokyo_count,
        setup.reflection_window,
        setup.selection_window,
        setup.selling_is_gaining,
        setup.roar_at_once,
        setup.copy_stays,
        setup.copy_takes_tile,
        setup.skybeam_all,
    ]
