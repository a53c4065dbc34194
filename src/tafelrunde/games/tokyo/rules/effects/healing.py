"""Rapid Healing: where it is offered, and what it does."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.moves import Moves
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.cards import CARD_RULES, RAPID_HEALING
from tafelrunde.games.tokyo.rules.codec import HEAL, PASS
from tafelrunde.games.tokyo.rules.gains import fluxling_owner, gain_hearts, lose_energy
from tafelrunde.games.tokyo.rules.state import TokyoState


class LastChance(Step[TokyoState]):
    """Before Rapid Healing or the energy for it goes, its owner may still use it."""

    rule: ClassVar[str] = "tokyo.any_time"
    public: ClassVar[bool] = True

    def legal(self, state: TokyoState, frame: Frame, moves: Moves) -> None:
        if can_heal(state, frame.who):
            moves.mask = bit(PASS) | bit(HEAL)

    def do(self, state: TokyoState, frame: Frame, action: i64) -> None:
        if action == HEAL:
            heal(state, frame.who)
            state.push(frame)

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        """Return what comes next: a card, NONE where a monster falls, and by whom."""
        k = len(state.stack) - 1
        while state.stack[k].step is LAST_CHANCE:
            k -= 1
        coming = state.stack[k]
        rule = coming.step.rule
        by = coming.a if coming.who == NONE else coming.who  # a Vast Storm notes its buyer
        return {"card": CARD_RULES.index(rule) if rule in CARD_RULES else NONE, "by": by}


LAST_CHANCE: Final = LastChance("last_chance", may_be_empty=True)
STEPS: Final[list[Step[TokyoState]]] = [LAST_CHANCE]


def can_heal(s: TokyoState, seat: i64) -> bool:
    """Tell whether Rapid Healing would do something (rule tokyo.any_time)."""
    return s.energy[seat] >= 2 and s.has(seat, RAPID_HEALING) and s.hearts[seat] < s.full(seat)


def heal(s: TokyoState, seat: i64) -> None:
    """Pay for a heart."""
    lose_energy(s, seat, 2, NONE, "tokyo.card.rapid_healing")
    gain_hearts(s, seat, 1, "tokyo.card.rapid_healing")


def last_chance(s: TokyoState, seat: i64) -> None:
    """Ask a monster whether it heals, if it can."""
    if can_heal(s, seat):
        s.push(Frame(LAST_CHANCE, seat))


def last_chance_of_copy(s: TokyoState, seat: i64) -> None:
    """Ask whoever copies Rapid Healing, before the card leaves the game from before another seat."""
    if s.copied == RAPID_HEALING and s.cards[seat] & bit(RAPID_HEALING):
        copier = fluxling_owner(s)
        if copier != seat:
            last_chance(s, copier)
