"""Losing hearts: announced, prevented or not, and what a smash brings besides.

One source that hits several monsters is one event (rule tokyo.damage.event): a `would` frame for each of them,
clockwise from the left of the monster that causes it, the causer last, and beneath them a frame that ends the event.
Only then is it seen whether somebody has won by being the last one.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE
from tafelrunde.core.would import Would, cancel, change, pending, use_up
from tafelrunde.games.tokyo.cards import (
    ARMOR_PLATING,
    BACKGROUND_DWELLER,
    CAMOUFLAGE,
    CARD_RULES,
    CARDS,
    NATURAL_SELECTION,
    POISON_SPIT,
    REFLECTIVE_HIDE,
    SHRINK_RAY,
    SUPER_JUMP,
    TILE_RULES,
    UNDERDOG,
    WERE_ONLY_MAKING_IT_STRONGER,
    WINGS,
)
from tafelrunde.games.tokyo.codec import (
    CAMOUFLAGE_DICE,
    DWELL,
    HEAL,
    HIDE,
    JUMP,
    PASS,
    USE_CAMOUFLAGE,
    USE_WINGS,
)
from tafelrunde.games.tokyo.falling import fall, finish
from tafelrunde.games.tokyo.gains import gain_energy, gain_stars, lose_energy, lose_stars
from tafelrunde.games.tokyo.healing import can_heal, heal
from tafelrunde.games.tokyo.state import TokyoState

BY_CLAWS: Final = CARDS
BY_POISON: Final = CARDS + 1
"""Causes of a loss that are no card."""
POISON: Final = 0
SHRINK: Final = 1


class Lose(Would[TokyoState]):
    """A monster would lose hearts: so many, through which monster (NONE for poison), by which cause.

    In its window it may use what prevents, in any order and as often as each says; then what prevents by itself counts.
    """

    rule: ClassVar[str] = "tokyo.damage.window"

    def open_window(self, state: TokyoState, frame: Frame, asked: int) -> None:
        if asked == 0 and self.could(state, frame, int(frame.who)):
            state.push(Frame(self.window, frame.who))

    def could(self, s: TokyoState, frame: Frame, seat: int) -> bool:
        if seat != frame.who or stopped(s, frame.who, frame.a):
            return False
        if frame.c == NATURAL_SELECTION and not s.setup.selection_window:
            return False
        if frame.c == REFLECTIVE_HIDE and not s.setup.reflection_window:
            return False
        return healing_helps(s, frame) or can_hide(s, frame) or can_jump(s, seat) or can_fly(s, seat)

    def answers(self, s: TokyoState, frame: Frame, seat: int, moves: Moves) -> None:
        if healing_helps(s, frame):
            moves.add(HEAL)
        if can_hide(s, frame):
            moves.add(USE_CAMOUFLAGE)
        if can_jump(s, seat):
            moves.add(JUMP)
        if can_fly(s, seat):
            moves.add(USE_WINGS)

    def answer(self, s: TokyoState, frame: Frame, seat: int, action: int) -> None:
        if action == HEAL:
            before = s.hearts[seat]
            heal(s, seat)
            if frame.c == NATURAL_SELECTION:
                change(s, seat, frame.a + s.hearts[seat] - before, frame.b, frame.c)
        elif action == USE_CAMOUFLAGE:
            use_up(s, 1 if frame.d & 1 else 0)
            s.push(Frame(CAMOUFLAGE_ROLL, CHANCE, frame.a, seat))
        elif action == JUMP:
            lose_energy(s, seat, 1, CARD_RULES[SUPER_JUMP])
            s.jumped += bit(4 * seat)
            prevent(s, 1, SUPER_JUMP)
        else:
            lose_energy(s, seat, 2, CARD_RULES[WINGS])
            s.winged |= bit(seat)
            prevent(s, frame.a, WINGS)

    def modified(self, s: TokyoState, frame: Frame) -> Frame | None:
        if not stopped(s, frame.who, frame.a):
            return frame
        if s.events is not None:
            s.tell(Event("unharmed", stopped_by(s, frame.who), {"seat": frame.who, "count": frame.a}))
        return None

    def commit(self, s: TokyoState, frame: Frame) -> None:
        seat = frame.who
        by = frame.b
        lost: i64 = min(s.hearts[seat], frame.a)
        if lost <= 0:
            return
        s.hearts[seat] -= lost
        if s.events is not None:
            s.tell(
                Event(
                    "loses-hearts",
                    rule_of(frame.c),
                    {"seat": seat, "count": lost, "total": s.hearts[seat], "by": by, "cause": frame.c},
                )
            )
        if by == s.turn:
            s.hurt = 1
        if lost >= 2:
            stronger = s.copies(seat, WERE_ONLY_MAKING_IT_STRONGER)
            for _ in range(stronger):
                gain_energy(s, seat, 1, CARD_RULES[WERE_ONLY_MAKING_IT_STRONGER])
        if frame.c == BY_CLAWS:
            smashed(s, seat, by)
        if s.hearts[seat] == 0:
            fall(s, seat)
        elif by >= 0 and by != seat and frame.c != REFLECTIVE_HIDE:
            for _ in range(s.copies(seat, REFLECTIVE_HIDE)):
                s.push(END_EVENT_FRAME)
                s.push(Frame(LOSE, by, 1, seat, REFLECTIVE_HIDE))

    def why(self, view: TokyoState, frame: Frame, action: int) -> str:
        return self.rule

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {"count": frame.a, "by": frame.b, "cause": frame.c}


class CamouflageRoll(Step[TokyoState]):
    """Chance rolls a die for each heart that would be lost; a heart cancels one. Told are only hearts and threes."""

    rule: ClassVar[str] = "tokyo.card.camouflage"

    def legal(self, state: TokyoState, frame: Frame, moves: Moves) -> None:
        n = at_once(frame.a)
        for hearts in range(n + 1):
            for threes in range(n + 1 - hearts):
                moves.add(HIDE + hearts * (CAMOUFLAGE_DICE + 1) + threes)

    def weights(self, state: TokyoState, frame: Frame, outcomes: list[int]) -> list[int]:
        n = int(at_once(frame.a))
        found = []
        for outcome in outcomes:
            hearts, threes = divmod(outcome - HIDE, CAMOUFLAGE_DICE + 1)
            found.append(choose(n, hearts) * choose(n - hearts, threes) * 4 ** (n - hearts - threes))
        return found

    def sample(self, state: TokyoState, frame: Frame, rng: Rng) -> i64:
        hearts: i64 = 0
        threes: i64 = 0
        for _ in range(at_once(frame.a)):
            face = rng.below(6)
            if face == 0:
                hearts += 1
            elif face == 1:
                threes += 1
        return HIDE + hearts * (CAMOUFLAGE_DICE + 1) + threes

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        rolled: i64 = action - HIDE
        hearts = rolled // (CAMOUFLAGE_DICE + 1)
        threes = rolled - hearts * (CAMOUFLAGE_DICE + 1)
        if s.events is not None:
            s.tell(Event("hides", self.rule, {"seat": frame.b, "count": at_once(frame.a), "hearts": hearts}))
        left = frame.a - at_once(frame.a)
        threes += frame.c
        hearts += frame.d
        if left:
            s.push(Frame(CAMOUFLAGE_ROLL, CHANCE, left, frame.b, threes, hearts))
        elif threes and s.has(frame.b, BACKGROUND_DWELLER):
            s.push(Frame(CAMOUFLAGE_AGAIN, frame.b, threes, hearts))
        elif hearts:
            prevent(s, hearts, CAMOUFLAGE)

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {"seat": frame.b, "count": frame.a}


class CamouflageAgain(Step[TokyoState]):
    """Background Dweller rolls the threes again, all of them: none of them could be of use."""

    rule: ClassVar[str] = "tokyo.card.background_dweller"

    def legal(self, state: TokyoState, frame: Frame, moves: Moves) -> None:
        moves.add(PASS)
        moves.add(DWELL + (min(9, frame.a)))

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if action != PASS:
            again = action - DWELL
            s.push(Frame(CAMOUFLAGE_ROLL, CHANCE, again, frame.who, frame.a - again, frame.b))
        elif frame.b:
            prevent(s, frame.b, CAMOUFLAGE)

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {"count": frame.a}


class EndEvent(Step[TokyoState]):
    """A damage event is over for all its victims: a monster that is the last one wins."""

    rule: ClassVar[str] = "tokyo.win.last"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if s.living() > 1:
            return
        for beneath in s.stack:
            if beneath.step is END_EVENT:
                return
        finish(s)


LOSE: Final = Lose("lose", ("count", "by", "cause"), PASS)
CAMOUFLAGE_ROLL: Final = CamouflageRoll("camouflage_roll", ("count", "seat", "threes", "hearts"))
CAMOUFLAGE_AGAIN: Final = CamouflageAgain("camouflage_again", ("threes", "hearts"))
END_EVENT: Final = EndEvent("end_event", asks=False)
END_EVENT_FRAME: Final = Frame(END_EVENT)
STEPS: Final[list[Step[TokyoState]]] = [LOSE, LOSE.window, CAMOUFLAGE_ROLL, CAMOUFLAGE_AGAIN, END_EVENT]


def at_once(n: i64) -> i64:
    """Return how many of so many Camouflage dice are rolled together."""
    return min(CAMOUFLAGE_DICE, n)


def choose(n: int, k: int) -> int:
    """Return in how many ways k of n can be picked."""
    ways = 1
    for j in range(k):
        ways = ways * (n - j) // (j + 1)
    return ways


def rule_of(cause: i64) -> str:
    """Return the rule by which a cause takes hearts."""
    if cause == BY_CLAWS:
        return "tokyo.damage.smash"
    return "tokyo.damage.poison" if cause == BY_POISON else CARD_RULES[cause]


# What prevents


def stopped(s: TokyoState, seat: i64, n: i64) -> bool:
    """Tell whether a loss would come to nothing by itself: asleep, in the air, or armoured against a single heart."""
    if s.winged & bit(seat) or s.sleeps(seat):
        return True
    return n == 1 and s.has(seat, ARMOR_PLATING)


def stopped_by(s: TokyoState, seat: i64) -> str:
    """Return the rule by which it does."""
    if s.winged & bit(seat):
        return "tokyo.card.wings"
    return "tokyo.card.hibernation" if s.sleeps(seat) else "tokyo.card.armor_plating"


def healing_helps(s: TokyoState, frame: Frame) -> bool:
    """Tell whether Rapid Healing would help.

    Natural Selection takes all hearts there are, the healed one too: against it only another die for Camouflage helps,
    or Wings paid as well.
    """
    if not can_heal(s, frame.who):
        return False
    return frame.c != NATURAL_SELECTION or can_hide(s, frame) or (s.energy[frame.who] >= 4 and s.has(frame.who, WINGS))


def can_hide(s: TokyoState, frame: Frame) -> bool:
    """Tell whether Camouflage has a roll left in this event: one for each copy."""
    used = (frame.d & 1) + ((frame.d >> 1) & 1)
    return used < s.copies(frame.who, CAMOUFLAGE)


def can_jump(s: TokyoState, seat: i64) -> bool:
    """Tell whether Super Jump can be paid and has a use left this turn."""
    return s.energy[seat] >= 1 and (s.jumped >> (4 * seat)) & 15 < s.copies(seat, SUPER_JUMP)


def can_fly(s: TokyoState, seat: i64) -> bool:
    """Tell whether Wings can be paid."""
    return s.energy[seat] >= 2 and s.has(seat, WINGS)


def prevent(s: TokyoState, n: i64, card: i64) -> None:
    """Let so many hearts less be lost."""
    frame = pending(s)
    saved: i64 = min(frame.a, n)
    if s.events is not None:
        s.tell(Event("prevents", CARD_RULES[card], {"seat": frame.who, "card": card, "count": saved}))
    if saved == frame.a:
        cancel(s)
    else:
        change(s, frame.who, frame.a - saved, frame.b, frame.c)


# What follows


def smashed(s: TokyoState, seat: i64, by: i64) -> None:
    """Note a smash that cost a heart: tokens (rule tokyo.damage.tokens), the right to yield, the Underdog's star."""
    s.wounded |= bit(seat)
    if s.owns_tile(by, POISON_SPIT):
        give_tokens(s, seat, POISON, 1, TILE_RULES[POISON_SPIT])
    give_tokens(s, seat, SHRINK, s.copies(by, SHRINK_RAY), CARD_RULES[SHRINK_RAY])
    if s.owns_tile(by, UNDERDOG) and s.stars[seat] > s.stars_before:
        lose_stars(s, seat, 1, TILE_RULES[UNDERDOG])
        gain_stars(s, by, 1, TILE_RULES[UNDERDOG])


def give_tokens(s: TokyoState, seat: i64, token: i64, n: i64, rule: str) -> None:
    """Put tokens on a monster."""
    if n == 0:
        return
    if token == POISON:
        s.poison[seat] += n
    else:
        s.shrink[seat] += n
    if s.events is not None:
        s.tell(Event("gets-token", rule, {"seat": seat, "token": token, "count": n}))


# Announcing


def hurt(s: TokyoState, seat: i64, n: i64, by: i64, cause: i64) -> None:
    """Announce that one monster loses hearts."""
    if n > 0:
        s.push(END_EVENT_FRAME)
        s.push(Frame(LOSE, seat, n, by, cause))


def hurt_others(s: TokyoState, by: i64, n: i64, own: i64, cause: i64) -> None:
    """Announce that all other monsters lose hearts, and the causer `own` of them."""
    s.push(END_EVENT_FRAME)
    if own:
        s.push(Frame(LOSE, by, own, by, cause))
    if n == 0:
        return
    for k in range(1, s.seats):
        other: i64 = (by + s.seats - k) % s.seats
        if s.alive(other):
            s.push(Frame(LOSE, other, n, by, cause))
