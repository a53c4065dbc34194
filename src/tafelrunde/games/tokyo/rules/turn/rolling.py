"""The roll step: the first roll, what to roll again, and what gives extra rolls."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.telling import tell_one, tell_seat
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.tokyo.rules.cards import (
    BACKGROUND_DWELLER,
    CARD_RULES,
    DICE,
    ENERGY_DRINK,
    FLUXLING,
    ROLLS,
    SMOKE_CLOUD,
)
from tafelrunde.games.tokyo.rules.codec import DRINK, DWELL, REROLL, SMOKE_ACTION
from tafelrunde.games.tokyo.rules.dice import (
    DICE_OF,
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
from tafelrunde.games.tokyo.rules.gains import discard_card, lose_energy, spent
from tafelrunde.games.tokyo.rules.state import IN_ROLL, TokyoState


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
        else:
            tell_seat(s, "no-dice", self.rule, frame.who)


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
    public: ClassVar[bool] = True

    def legal(self, s: TokyoState, frame: Frame, moves: Moves) -> None:
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
            lose_energy(s, frame.who, 1, NONE, CARD_RULES[ENERGY_DRINK])
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


FIRST_ROLL: Final = FirstRoll("first_roll", asks=False)
ROLL: Final = Roll("roll", ("count",))
KEEP: Final = Keep("keep")
STEPS: Final[list[Step[TokyoState]]] = [FIRST_ROLL, ROLL, KEEP]


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
    tell_one(s, "puffs", CARD_RULES[SMOKE_CLOUD], seat, "count", smoke_of(s, seat))
    if by_copy and s.copied_smoke == 0:
        spent(s, seat, SMOKE_CLOUD)
    elif not by_copy and s.smoke == 0:
        discard_card(s, seat, SMOKE_CLOUD, CARD_RULES[SMOKE_CLOUD])
