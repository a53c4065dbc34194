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
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.core.would import Would, change, use_up
from tafelrunde.games.tokyo.rules.cards import (
    BY_CLAWS,
    BY_POISON,
    CARD_RULES,
    CAUSE_OF,
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
from tafelrunde.games.tokyo.rules.codec import HEAL, JUMP, PASS, USE_CAMOUFLAGE, USE_WINGS
from tafelrunde.games.tokyo.rules.effects.healing import heal
from tafelrunde.games.tokyo.rules.effects.prevention import (
    CAMOUFLAGE_ROLL,
    can_fly,
    can_hide,
    can_jump,
    healing_helps,
    prevent,
    stopped,
    stopped_by,
)
from tafelrunde.games.tokyo.rules.falling import fall, finish
from tafelrunde.games.tokyo.rules.gains import gain_energy, gain_stars, lose_energy, lose_stars, tell_cause
from tafelrunde.games.tokyo.rules.state import TokyoState

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
            lose_energy(s, seat, 1, NONE, CARD_RULES[SUPER_JUMP])
            s.jumped += bit(4 * seat)
            prevent(s, 1, SUPER_JUMP)
        else:
            lose_energy(s, seat, 2, NONE, CARD_RULES[WINGS])
            s.winged |= bit(seat)
            prevent(s, frame.a, WINGS)

    def modified(self, s: TokyoState, frame: Frame) -> Frame | None:
        if not stopped(s, frame.who, frame.a):
            return frame
        tell_cause(s, "unharmed", stopped_by(s, frame.who), frame.who, "count", frame.a)
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
END_EVENT: Final = EndEvent("end_event", asks=False)
END_EVENT_FRAME: Final = Frame(END_EVENT)
STEPS: Final[list[Step[TokyoState]]] = [LOSE, LOSE.window, END_EVENT]


def rule_of(cause: i64) -> str:
    """Return the rule by which a cause takes hearts."""
    if cause == BY_CLAWS:
        return "tokyo.damage.smash"
    return "tokyo.damage.poison" if cause == BY_POISON else CARD_RULES[cause]


# What follows


def smashed(s: TokyoState, seat: i64, by: i64) -> None:
    """Note a smash that cost a heart: tokens (rule tokyo.damage.tokens), the right to yield, the Underdog's star."""
    s.wounded |= bit(seat)
    if s.owns_tile(by, POISON_SPIT):
        give_tokens(s, seat, POISON, 1, by, TILE_RULES[POISON_SPIT])
    give_tokens(s, seat, SHRINK, s.copies(by, SHRINK_RAY), by, CARD_RULES[SHRINK_RAY])
    if s.owns_tile(by, UNDERDOG) and s.stars[seat] > s.stars_before:
        lose_stars(s, seat, 1, by, TILE_RULES[UNDERDOG])
        gain_stars(s, by, 1, TILE_RULES[UNDERDOG])


def give_tokens(s: TokyoState, seat: i64, token: i64, n: i64, by: i64, rule: str) -> None:
    """Put tokens on a monster."""
    if n == 0:
        return
    if token == POISON:
        s.poison[seat] += n
    else:
        s.shrink[seat] += n
    if s.events is not None:
        cause = CAUSE_OF[rule]
        s.tell(Event("gets-token", rule, {"seat": seat, "token": token, "count": n, "by": by, "cause": cause}))


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
        other = s.counter_clockwise(by, k)
        if s.alive(other):
            s.push(Frame(LOSE, other, n, by, cause))
