"""Cards that prevent the loss of hearts: Armor Plating, Camouflage, Hibernation, Super Jump, Wings."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE
from tafelrunde.core.would import cancel, change, pending
from tafelrunde.games.tokyo.rules.cards import (
    ARMOR_PLATING,
    BACKGROUND_DWELLER,
    CAMOUFLAGE,
    CARD_RULES,
    NATURAL_SELECTION,
    SUPER_JUMP,
    WINGS,
)
from tafelrunde.games.tokyo.rules.codec import CAMOUFLAGE_DICE, DWELL, HIDE, PASS
from tafelrunde.games.tokyo.rules.effects.healing import can_heal
from tafelrunde.games.tokyo.rules.state import TokyoState


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
    public: ClassVar[bool] = True

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


CAMOUFLAGE_ROLL: Final = CamouflageRoll("camouflage_roll", ("count", "seat", "threes", "hearts"))
CAMOUFLAGE_AGAIN: Final = CamouflageAgain("camouflage_again", ("threes", "hearts"))
STEPS: Final[list[Step[TokyoState]]] = [CAMOUFLAGE_ROLL, CAMOUFLAGE_AGAIN]


def at_once(n: i64) -> i64:
    """Return how many of so many Camouflage dice are rolled together."""
    return min(CAMOUFLAGE_DICE, n)


def choose(n: int, k: int) -> int:
    """Return in how many ways k of n can be picked."""
    ways = 1
    for j in range(k):
        ways = ways * (n - j) // (j + 1)
    return ways


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
