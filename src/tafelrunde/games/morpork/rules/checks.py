"""What a position of Ankh-Morpork cannot be, and what no action changes."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, members
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.errors import PositionError
from tafelrunde.core.values import CHANCE, HIDDEN, NONE
from tafelrunde.core.would import Window, Would
from tafelrunde.games.morpork.rules.areas import ALL_AREAS, AREA_IDS, AREAS, BUILDINGS, COINS, DEMONS, MINIONS, TROLLS
from tafelrunde.games.morpork.rules.cards import (
    BURDENS,
    CARD_IDS,
    CARDS,
    LOANS,
    MOST_SYMBOLS,
    SYMBOL_IDS,
    SYMBOLS,
    TEXT,
)
from tafelrunde.games.morpork.rules.effects.text import TextStep
from tafelrunde.games.morpork.rules.events import EVENTS
from tafelrunde.games.morpork.rules.guess import fits_somehow, impossible_for, known_out
from tafelrunde.games.morpork.rules.setup import personalities
from tafelrunde.games.morpork.rules.state import (
    DEMON,
    DISCARD,
    FRONT,
    KINDS,
    MAY_PLAY,
    PIECES,
    PILE_FIRST,
    PILE_SECOND,
    PLAYED,
    SHUFFLED,
    TROLL,
    ZONES,
    MorporkState,
)
from tafelrunde.games.morpork.rules.steps import NEXT, REFILL, ROLL_FOR_START, START, TURN_END
from tafelrunde.games.morpork.rules.turn.interrupts import REACH, REMOVE
from tafelrunde.games.morpork.rules.turn.pieces import MODES, NEAR_TO, PLACE_STEP, number_of_buildings, on_board
from tafelrunde.games.morpork.rules.turn.symbols import FINISH, SYMBOL_STEPS
from tafelrunde.games.morpork.rules.zones import unseen


def validate(s: MorporkState) -> None:
    """Refuse a position that cannot be."""
    s.moment = MAY_PLAY
    for seat in range(int(s.seats)):
        if on_board(s, seat) > MINIONS:
            raise PositionError(f"areas: seat {seat} has {on_board(s, seat)} minions: there are {MINIONS}")
        if number_of_buildings(s, seat) > BUILDINGS:
            built = number_of_buildings(s, seat)
            raise PositionError(f"areas: seat {seat} has {built} buildings: there are {BUILDINGS}")
        burdens = s.cards[2 * (FRONT + seat)]
        if burdens & ~(LOANS | BURDENS) or s.cards[2 * (FRONT + seat) + 1]:
            raise PositionError(f"front: seat {seat} has a card there that never lies in front of a player")
    for kind, most, name in ((TROLL, TROLLS, "trolls"), (DEMON, DEMONS, "demons")):
        if on_board(s, kind) > most:
            raise PositionError(f"areas: {on_board(s, kind)} {name}: there are {most}")
    for name, areas in (("gained", s.gained), ("used", s.used)):
        for area in members(areas):
            if s.building[area] == NONE:
                raise PositionError(f"{name}: {AREA_IDS[area]!r} has no building, so nobody has its card")
    if not s.stack and not s.winners:
        raise PositionError("winners: nobody has won, but nobody is asked")
    if s.stack and s.winners:
        raise PositionError("winners: the game is over, but somebody is asked")
    if s.stack:
        validate_stack(s)
    validate_unknown(s)


def validate_unknown(s: MorporkState) -> None:
    """Refuse a view whose unknown cards and personalities cannot be dealt."""
    if s.viewer == NONE:
        return
    total = sum(int(s.unknown[zone]) for zone in range(ZONES))
    left = int(count(unseen(s, 0)) + count(unseen(s, 1)))
    if total != left:
        raise PositionError(f"{total} unknown cards: there are {left} that the view does not mention")
    loose = [int(count(known_out(s, which))) for which in range(2)]
    room = [int(count(unseen(s, which))) - loose[which] for which in range(2)]
    if room[0] < s.unknown[PILE_FIRST] or room[1] < s.unknown[PILE_SECOND] or sum(loose) < s.unknown[SHUFFLED]:
        raise PositionError("draw: more unknown cards there than the view leaves for it")
    if not fits_somehow(s):
        raise PositionError("hand: there is no room for all cards that the view knows to be out of the draw pile")
    if not can_be_dealt(s, 0, personalities(int(s.seats)) ^ s.unused):
        raise PositionError("personality: there is no way to give every seat one that is not ruled out")


def can_be_dealt(s: MorporkState, seat: int, left: int) -> bool:
    """Tell whether the seats from this one on can have different personalities that they may have."""
    if seat == s.seats:
        return True
    who = int(s.personality[seat])
    if who == NONE:
        return can_be_dealt(s, seat + 1, left)
    choices = members(left & ~impossible_for(s, seat)) if who == HIDDEN else [who]
    return any(left & bit(one) and can_be_dealt(s, seat + 1, left ^ int(bit(one))) for one in choices)


LIMITS: Final[dict[str, int]] = {
    "card": CARDS,
    "area": AREAS,
    "from": AREAS,
    "near": AREAS,
    "barred": AREAS,
    "event": EVENTS,
    "mode": MODES,
    "piece": PIECES,
    "other_piece": PIECES,
    "at": PIECES,
    "index": MOST_SYMBOLS,
    "kind": KINDS,
    "areas": ALL_AREAS + 1,
    "open": ALL_AREAS + 1,
    "before": AREAS,
    "spared": 65536,
    "stay": 256,
    "price": 37,
}
"""Numbers of a frame are smaller than these, by their names; others are at most 120."""
CHANCE_STEPS: Final = [
    "assign", "deal", "roll_for_start", "draw", "text_roll", "offer", "recover", "leave_out", "change_personality",
    "random_event", "event_roll", "fog",
]  # fmt: skip
MAY_BE_NONE: Final = ["card", "by", "at", "victim", "before", "best", "near", "barred", "owner"]
SCROLL_SYMBOL: Final = SYMBOL_IDS.index("scroll")
BOTTOM: Final[list[Step[MorporkState]]] = [TURN_END, NEXT, REFILL, START, ROLL_FOR_START]


def validate_stack(s: MorporkState) -> None:
    """Refuse frames with numbers that cannot be, or at the wrong place."""
    if s.stack[0].step not in BOTTOM:
        raise PositionError(f"stack: {s.stack[0].step.name!r} cannot lie at the bottom")
    dealing = s.stack[0].step is ROLL_FOR_START
    for k, frame in enumerate(s.stack):
        validate_frame(s, frame)
        if isinstance(frame.step, Window) and (k == 0 or s.stack[k - 1].step is not frame.step.would):
            raise PositionError(f"stack: {frame.step.name!r} is asked about nothing")
        if frame.step is REACH and not (isinstance(s.stack[k - 1].step, TextStep) and s.stack[k - 1].a == frame.a):
            raise PositionError("stack: 'reach' lies above no text of its card")
        if k > 0 and frame.step in (TURN_END, START, ROLL_FOR_START):
            raise PositionError(f"stack: {frame.step.name!r} lies at the bottom: nothing is left to do after it")
        if frame.step.name == "ignore" and k == 0:
            raise PositionError("stack: 'ignore' has nothing to ignore")
    if not dealing and any(s.personality[seat] == NONE for seat in range(int(s.seats))):
        raise PositionError("personality: every seat has one, except while they are dealt")
    if s.last == NONE and any(frame.step in SYMBOL_STEPS for frame in s.stack):
        raise PositionError("last: a card is being played, but none was played last")
    finishing = [frame.a for frame in s.stack if frame.step is FINISH]
    for card in range(CARDS):
        if s.holds(PLAYED, card) and card not in finishing:
            raise PositionError(f"played: {CARD_IDS[card]!r} is not being played: the stack does not 'finish' it")


def validate_frame(s: MorporkState, frame: Frame) -> None:
    """Refuse a frame with numbers that cannot be."""
    step = frame.step
    if (frame.who == CHANCE) is not (step.name in CHANCE_STEPS):
        raise PositionError(f"stack: {step.name!r} asks {'chance' if step.name in CHANCE_STEPS else 'a seat'}")
    if frame.who == NONE and (step.asks or isinstance(step, Would) or step in (START, REFILL)):
        raise PositionError(f"stack: {step.name!r} needs a seat")
    numbers = [frame.a, frame.b, frame.c, frame.d]
    for k, name in enumerate(step.params):
        value = int(numbers[k])
        limit = int(s.seats) if name in ("seat", "victim", "by", "owner") else LIMITS.get(name, COINS + 1)
        if not 0 <= value < limit and not (value == NONE and name in MAY_BE_NONE):
            raise PositionError(f"stack: {step.name!r} has {name} {value}")
    if isinstance(step, TextStep) and (frame.a == NONE or TEXT[frame.a] == NONE):
        raise PositionError(f"stack: {step.name!r} is about a card without a text")
    if step in SYMBOL_STEPS and frame.who != s.turn:
        raise PositionError(f"stack: {step.name!r} asks seat {frame.who}, but it is the turn of seat {s.turn}")
    if step is PLACE_STEP and frame.a == NEAR_TO and frame.b == NONE:
        raise PositionError(f"stack: {step.name!r} is near to no area")
    if step in SYMBOL_STEPS and not is_symbol(frame):
        raise PositionError(f"stack: {step.name!r} is no symbol {frame.b} of its card")
    if (step in SYMBOL_STEPS or isinstance(step, TextStep)) and not is_used(s, frame):
        raise PositionError(f"stack: {step.name!r} is about {CARD_IDS[frame.a]!r}, which is not being played")
    if step is REMOVE and s.pieces[AREAS * frame.who + frame.a] == 0:
        raise PositionError(f"stack: 'remove' takes a minion of seat {frame.who} that {AREA_IDS[frame.a]!r} has not")


def is_symbol(frame: Frame) -> bool:
    """Tell whether the card of a frame has that symbol in that place."""
    if frame.a == NONE or not 0 <= frame.b < len(SYMBOLS[frame.a]):
        return False
    return SYMBOL_STEPS[SYMBOLS[frame.a][frame.b]] is frame.step


def is_used(s: MorporkState, frame: Frame) -> bool:
    """Tell whether the card of a frame is being played: a loan or burden lies in front of somebody after its text."""
    if s.holds(PLAYED, frame.a):
        return True
    fronts = any(s.holds(FRONT + seat, frame.a) for seat in range(int(s.seats)))
    return fronts and frame.step in SYMBOL_STEPS and SYMBOLS[frame.a].index(SCROLL_SYMBOL) < frame.b


def census(s: MorporkState) -> dict[str, object]:
    """Return how many cards and coins there are, and whether nobody has more pieces than there are."""
    coins = int(s.bank)
    fits = True
    for seat in range(int(s.seats)):
        coins += int(s.money[seat])
        fits = fits and s.money[seat] >= 0 and on_board(s, seat) <= MINIONS
        fits = fits and number_of_buildings(s, seat) <= BUILDINGS
    fits = fits and on_board(s, TROLL) <= TROLLS and on_board(s, DEMON) <= DEMONS
    for kind in range(PIECES):
        fits = fits and s.pieces[kind] >= 0
    first: i64 = 0
    second: i64 = 0
    total = 0
    for zone in range(ZONES):
        first |= s.cards[2 * zone]
        second |= s.cards[2 * zone + 1]
        total += int(s.size(zone))
    people = s.unused
    for seat in range(int(s.seats)):
        if s.personality[seat] >= 0:
            people |= bit(s.personality[seat])
    return {
        "coins": coins,
        "cards": total,
        "different": int(count(first) + count(second)),
        "discarded": int(len(s.discard)) - int(s.size(DISCARD)),
        "people": int(count(people)),
        "fits": fits,
    }
