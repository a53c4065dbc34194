"""Rolling: the first roll, what to roll again, and what changes the dice before they count."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.tokyo.cards import (
    BACKGROUND_DWELLER,
    CARD_RULES,
    DICE,
    ENERGY_DRINK,
    FLUXLING,
    HERD_CULLER,
    HIBERNATION,
    PLOT_TWIST,
    PSYCHIC_PROBE,
    ROLLS,
    SMOKE_CLOUD,
    STRETCHY,
)
from tafelrunde.games.tokyo.codec import (
    CULL,
    DRINK,
    DWELL,
    PASS,
    PROBE,
    REROLL,
    SMOKE_ACTION,
    STRETCH,
    TWIST,
    WAKE,
)
from tafelrunde.games.tokyo.dice import (
    DICE_OF,
    HEART,
    ONE,
    START,
    THREE,
    UNIT,
    WEIGHT,
    add_picks,
    add_rolls,
    on,
    picked,
    roll_number,
    sample,
    size,
)
from tafelrunde.games.tokyo.gains import discard_card, lose_energy, spent, wake
from tafelrunde.games.tokyo.state import IN_AFTER, IN_ROLL, TokyoState


class Dice(Step[TokyoState]):
    """Chance rolls `count` dice."""

    def legal(self, state: TokyoState, frame: Frame, moves: Moves) -> None:
        add_rolls(frame.a, moves)

    def weights(self, state: TokyoState, frame: Frame, outcomes: list[int]) -> list[int]:
        return WEIGHT[START[frame.a] : START[frame.a + 1]]

    def sample(self, state: TokyoState, frame: Frame, rng: Rng) -> i64:
        return sample(frame.a, rng)

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {"seat": state.turn, "count": frame.a}


class FirstRoll(Step[TokyoState]):
    """The active monster takes its dice: six and the extra ones, less for shrink tokens and Freeze Time."""

    rule: ClassVar[str] = "tokyo.roll.dice"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        s.phase = IN_ROLL
        s.dice = 0
        s.rolls = 2 + s.total(frame.who, ROLLS)
        n = number_of_dice(s, frame.who)
        if n:
            s.push(Frame(ROLL, CHANCE, n))
        elif s.events is not None:
            s.tell(Event("no-dice", self.rule, {"seat": frame.who}))


class Roll(Dice):
    """The dice fall, beside those that were kept."""

    rule: ClassVar[str] = "tokyo.roll.first"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        s.dice += DICE_OF[action]
        s.last_dice = 0
        if s.events is not None:
            s.tell(Event("rolls", self.rule, {"seat": s.turn, "roll": int(action), "lying": roll_number(s.dice)}))
        if s.rolls or can_reroll_threes(s) or can_drink(s) or can_smoke(s):
            s.push(Frame(KEEP, s.turn))


class Keep(Step[TokyoState]):
    """The active monster rolls some dice again, or stops (`reroll none`)."""

    rule: ClassVar[str] = "tokyo.roll.again"

    def legal(self, s: TokyoState, frame: Frame, moves: Moves) -> None:
        if s.rolls == 0:
            if can_drink(s):
                moves.add(DRINK)
            if can_smoke(s):
                moves.add(SMOKE_ACTION)
        if can_reroll_threes(s):
            for n in range(1, on(s.dice, THREE) + 1):
                moves.add(DWELL + n)
        if s.rolls:
            add_picks(s.dice, REROLL, moves)
        else:
            moves.add(REROLL)

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if action == REROLL:
            return
        if action == DRINK:
            lose_energy(s, frame.who, 1, CARD_RULES[ENERGY_DRINK])
            s.rolls += 1
            s.push(frame)
        elif action == SMOKE_ACTION:
            puff(s, frame.who)
            s.rolls += 1
            s.push(frame)
        elif action < REROLL:
            s.dice -= (action - DWELL) * UNIT[THREE]
            s.push(Frame(ROLL, CHANCE, action - DWELL))
        else:
            again = picked(s.dice, action - REROLL)
            s.dice -= again
            s.rolls -= 1
            s.push(Frame(ROLL, CHANCE, size(again)))

    def why(self, s: TokyoState, frame: Frame, action: int) -> str:
        if action == DRINK:
            return CARD_RULES[ENERGY_DRINK]
        if action == SMOKE_ACTION:
            return CARD_RULES[SMOKE_CLOUD]
        if DWELL <= action < DWELL + 10:
            return CARD_RULES[BACKGROUND_DWELLER]
        return "tokyo.roll.again" if s.rolls else "tokyo.roll.three"

    def prompt_args(self, s: TokyoState, frame: Frame) -> dict[str, int]:
        return {"roll": roll_number(s.dice), "count": s.rolls}


class After(Step[TokyoState]):
    """The active monster has stopped rolling: others probe, then it changes dice."""

    rule: ClassVar[str] = "tokyo.after.order"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        s.phase = IN_AFTER
        if may_change(s, frame.who):
            s.push(Frame(CHANGE, frame.who))
        if s.dice:
            for k in range(1, s.seats):
                other: i64 = (frame.who + s.seats - k) % s.seats
                if s.alive(other) and s.has(other, PSYCHIC_PROBE):
                    s.push(Frame(PROBING, other))


class Probing(Step[TokyoState]):
    """The owner of Psychic Probe may roll one die of the active monster again, if it still has the card or its copy."""

    rule: ClassVar[str] = "tokyo.card.psychic_probe"

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
        if s.events is not None:
            s.tell(Event("probes", self.rule, {"seat": frame.who, "face": action - PROBE}))
        s.push(Frame(PROBED, CHANCE, 1, frame.who))

    def prompt_args(self, s: TokyoState, frame: Frame) -> dict[str, int]:
        return {"of": s.turn, "roll": roll_number(s.dice)}


class Probed(Dice):
    """The probed die falls. Whoever of the two has Background Dweller may roll a 3 again; a heart ends the probe."""

    rule: ClassVar[str] = "tokyo.card.psychic_probe"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        fallen = DICE_OF[action]
        s.dice += fallen
        if s.events is not None:
            s.tell(Event("rolls", self.rule, {"seat": frame.b, "roll": int(action), "lying": roll_number(s.dice)}))
        if fallen == UNIT[HEART]:
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
        s.push(Frame(PROBED, CHANCE, 1, frame.a))


class Change(Step[TokyoState]):
    """The active monster may turn dice: with Herd Culler, Plot Twist, Stretchy; or wake up before they count."""

    rule: ClassVar[str] = "tokyo.after.change"

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
            lose_energy(s, seat, 2, CARD_RULES[STRETCHY])
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
FIRST_ROLL: Final = FirstRoll("first_roll", asks=False)
ROLL: Final = Roll("roll", ("count",))
KEEP: Final = Keep("keep")
AFTER: Final = After("after", asks=False)
PROBING: Final = Probing("probing", may_be_empty=True)
PROBED: Final = Probed("probed", ("count", "seat"))
PROBED_AGAIN: Final = ProbedAgain("probed_again", ("seat",))
CHANGE: Final = Change("change", may_be_empty=True)
STEPS: Final[list[Step[TokyoState]]] = [FIRST_ROLL, ROLL, KEEP, AFTER, PROBING, PROBED, PROBED_AGAIN, CHANGE]


def may_change(s: TokyoState, seat: i64) -> bool:
    """Tell whether a monster may have something to change its dice with: the step itself looks closer."""
    return s.cards[seat] & CHANGERS != 0 or s.copied != NONE


def number_of_dice(s: TokyoState, seat: i64) -> i64:
    """Return how many dice a monster rolls this turn."""
    n = 6 + s.total(seat, DICE) - s.shrink[seat] - s.chain
    return max(0, n)


def can_reroll_threes(s: TokyoState) -> bool:
    """Tell whether Background Dweller has a 3 to roll again."""
    return on(s.dice, THREE) > 0 and s.has(s.turn, BACKGROUND_DWELLER)


def can_drink(s: TokyoState) -> bool:
    """Tell whether Energy Drink can be paid, once more (rule tokyo.roll.extra)."""
    return s.dice != 0 and s.energy[s.turn] > 0 and s.has(s.turn, ENERGY_DRINK)


def smoke_of(s: TokyoState, seat: i64) -> i64:
    """Return how many smoke tokens a seat has, on its card and on a copy."""
    n: i64 = 0
    if s.cards[seat] & bit(SMOKE_CLOUD):
        n += s.smoke
    if s.copied == SMOKE_CLOUD and s.owns_tile(seat, FLUXLING):
        n += s.copied_smoke
    return n


def can_smoke(s: TokyoState) -> bool:
    """Tell whether Smoke Cloud has a token left."""
    return s.dice != 0 and smoke_of(s, s.turn) > 0


def puff(s: TokyoState, seat: i64) -> None:
    """Spend a smoke token: the copy's first, for it ends with the card."""
    by_copy = s.copied == SMOKE_CLOUD and s.owns_tile(seat, FLUXLING) and s.copied_smoke > 0
    if by_copy:
        s.copied_smoke -= 1
    else:
        s.smoke -= 1
    if s.events is not None:
        s.tell(Event("puffs", CARD_RULES[SMOKE_CLOUD], {"seat": seat, "count": smoke_of(s, seat)}))
    if by_copy and s.copied_smoke == 0:
        spent(s, seat, SMOKE_CLOUD)
    elif not by_copy and s.smoke == 0:
        discard_card(s, seat, SMOKE_CLOUD, CARD_RULES[SMOKE_CLOUD])


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
        s.tell(Event("turns-die", rule, {"seat": s.turn, "face": face, "to": to, "lying": roll_number(s.dice)}))
