"""After the last roll: others probe a die, then the active monster may turn some."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.telling import tell_one
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.tokyo.rules.cards import (
    BACKGROUND_DWELLER,
    CARD_RULES,
    CAUSE_OF,
    HERD_CULLER,
    HIBERNATION,
    PLOT_TWIST,
    PSYCHIC_PROBE,
    STRETCHY,
)
from tafelrunde.games.tokyo.rules.codec import CULL, DWELL, PASS, PROBE, STRETCH, TWIST, WAKE
from tafelrunde.games.tokyo.rules.dice import DICE_OF, HEART, ONE, THREE, UNIT, on, roll_number, size
from tafelrunde.games.tokyo.rules.gains import lose_energy, spent, wake
from tafelrunde.games.tokyo.rules.state import IN_AFTER, TokyoState
from tafelrunde.games.tokyo.rules.turn.rolling import Dice


class After(Step[TokyoState]):
    """The active monster has stopped rolling: others probe, then it changes dice."""

    rule: ClassVar[str] = "tokyo.after.order"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        s.phase = IN_AFTER
        if may_change(s, frame.who):
            s.push(Frame(CHANGE, frame.who))
        if s.dice:
            for k in range(1, s.seats):
                other = s.counter_clockwise(frame.who, k)
                if s.alive(other) and s.has(other, PSYCHIC_PROBE):
                    s.push(Frame(PROBING, other))


class Probing(Step[TokyoState]):
    """The owner of Psychic Probe may roll one die of the active monster again, if it still has the card or its copy."""

    rule: ClassVar[str] = "tokyo.card.psychic_probe"
    public: ClassVar[bool] = True

    def legal(self, s: TokyoState, frame: Frame, moves: Moves) -> None:
        if not s.has(frame.who, PSYCHIC_PROBE):
            return
        moves.add(PASS)
        for face in range(6):
            if on(s.dice, face):
                moves.add(PROBE + face)

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if action in (PASS, NONE):
            return
        s.dice -= UNIT[action - PROBE]
        tell_one(s, "probes", self.rule, frame.who, "face", action - PROBE)
        s.push(Frame(PROBED, CHANCE, 1, frame.who))

    def prompt_args(self, s: TokyoState, frame: Frame) -> dict[str, int]:
        return {"of": s.turn, "roll": roll_number(s.dice)}


class Probed(Dice):
    """The probed die falls: a heart ends the probe. Whoever of the two has Background Dweller may roll a 3 again.

    What that makes of the die does not matter to the probe.
    """

    rule: ClassVar[str] = "tokyo.card.psychic_probe"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        fallen = DICE_OF[action]
        s.dice += fallen
        if s.events is not None:
            s.tell(Event("rolls", self.rule, {"seat": frame.b, "roll": int(action), "lying": roll_number(s.dice)}))
        if fallen == UNIT[HEART]:
            if frame.c == 0:
                spent(s, frame.b, PSYCHIC_PROBE)
        elif fallen == UNIT[THREE]:
            if s.has(s.turn, BACKGROUND_DWELLER):
                s.push(Frame(PROBED_AGAIN, s.turn, frame.b))
            if s.has(frame.b, BACKGROUND_DWELLER):
                s.push(Frame(PROBED_AGAIN, frame.b, frame.b))

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {"seat": frame.b, "count": 1}


class ProbedAgain(Step[TokyoState]):
    """A 3 that a probe brought may be rolled again."""

    rule: ClassVar[str] = "tokyo.card.background_dweller"
    public: ClassVar[bool] = True

    def legal(self, state: TokyoState, frame: Frame, moves: Moves) -> None:
        moves.add(PASS)
        moves.add(DWELL + 1)

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if action == PASS:
            return
        # The die is rolled anew: another question about the same 3 has become pointless.
        if s.stack[-1].step is PROBED_AGAIN:
            s.stack.pop()
        s.dice -= UNIT[THREE]
        s.push(Frame(PROBED, CHANCE, 1, frame.a, 1))


class Change(Step[TokyoState]):
    """The active monster may turn dice: with Herd Culler, Plot Twist, Stretchy; or wake up before they count."""

    rule: ClassVar[str] = "tokyo.after.change"
    public: ClassVar[bool] = True

    def legal(self, s: TokyoState, frame: Frame, moves: Moves) -> None:
        seat = frame.who
        sleeping = s.sleeps(seat)
        culls = size(s.dice) > on(s.dice, ONE) and s.culled < s.copies(seat, HERD_CULLER)
        twists = s.dice != 0 and s.has(seat, PLOT_TWIST)
        stretches = s.dice != 0 and can_stretch(s, seat)
        if not (sleeping or culls or twists or stretches):
            return
        moves.add(PASS)
        if sleeping:
            moves.add(WAKE)
        if culls:
            for face in range(1, 6):
                if on(s.dice, face):
                    moves.add(CULL + face)
        if twists:
            add_turns(s.dice, TWIST, moves)
        if stretches:
            add_turns(s.dice, STRETCH, moves)

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        seat = frame.who
        if action in (PASS, NONE):
            return
        s.push(frame)
        if action == WAKE:
            wake(s, seat, HIBERNATION)
        elif action < TWIST:
            s.culled += 1
            turn_die(s, action - CULL, ONE, CARD_RULES[HERD_CULLER])
        elif action < STRETCH:
            turn_die(s, (action - TWIST) // 6, (action - TWIST) % 6, CARD_RULES[PLOT_TWIST])
            spent(s, seat, PLOT_TWIST)
        else:
            lose_energy(s, seat, 2, NONE, CARD_RULES[STRETCHY])
            turn_die(s, (action - STRETCH) // 6, (action - STRETCH) % 6, CARD_RULES[STRETCHY])

    def why(self, view: TokyoState, frame: Frame, action: int) -> str:
        if action == WAKE:
            return CARD_RULES[HIBERNATION]
        if CULL <= action < TWIST:
            return CARD_RULES[HERD_CULLER]
        if TWIST <= action < STRETCH:
            return CARD_RULES[PLOT_TWIST]
        return CARD_RULES[STRETCHY] if STRETCH <= action < DWELL else self.rule

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {"roll": roll_number(state.dice)}


CHANGERS: Final = 0x42010080000
"""Herd Culler, Plot Twist, Stretchy and Hibernation."""
AFTER: Final = After("after", asks=False)
PROBING: Final = Probing("probing", may_be_empty=True)
PROBED: Final = Probed("probed", ("count", "seat", "again"))
PROBED_AGAIN: Final = ProbedAgain("probed_again", ("seat",))
CHANGE: Final = Change("change", may_be_empty=True)
STEPS: Final[list[Step[TokyoState]]] = [AFTER, PROBING, PROBED, PROBED_AGAIN, CHANGE]


def may_change(s: TokyoState, seat: i64) -> bool:
    """Tell whether a monster may have something to change its dice with: the step itself looks closer."""
    return s.cards[seat] & CHANGERS != 0 or s.copied != NONE


def can_stretch(s: TokyoState, seat: i64) -> bool:
    """Tell whether Stretchy can be paid."""
    return s.energy[seat] >= 2 and s.has(seat, STRETCHY)


def add_turns(dice: i64, base: i64, moves: Moves) -> None:
    """Offer to turn a die of any face there is to any other."""
    for face in range(6):
        if on(dice, face):
            for to in range(6):
                if to != face:
                    moves.add(base + 6 * face + to)


def turn_die(s: TokyoState, face: i64, to: i64, rule: str) -> None:
    """Turn a die."""
    s.dice += UNIT[to] - UNIT[face]
    if s.events is not None:
        s.tell(
            Event(
                "turns-die",
                rule,
                {"seat": s.turn, "face": face, "to": to, "lying": roll_number(s.dice), "cause": CAUSE_OF[rule]},
            )
        )
