"""The end of a turn: cards sold, what counts at the end, poison."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, lowest
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.moves import Moves
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.cards import (
    BY_POISON,
    CARD_RULES,
    COST,
    ENERGY_HOARDER,
    HERBIVORE,
    LUNAR_POWERED,
    METAMORPH,
    NATURAL_SELECTION,
    RAPID_HEALING,
)
from tafelrunde.games.tokyo.rules.codec import HEAL, PASS, SELL
from tafelrunde.games.tokyo.rules.damage import hurt
from tafelrunde.games.tokyo.rules.dice import THREE, on
from tafelrunde.games.tokyo.rules.effects.healing import can_heal, heal, last_chance, last_chance_of_copy
from tafelrunde.games.tokyo.rules.gains import add_energy, discard_card, gain_energy, gain_stars
from tafelrunde.games.tokyo.rules.state import IN_END, TokyoState


class End(Step[TokyoState]):
    """The turn ends: Metamorph, then what scores, then what hurts."""

    rule: ClassVar[str] = "tokyo.end.order"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        s.phase = IN_END
        s.push(Frame(CLOSING, frame.who))
        if s.has(frame.who, METAMORPH):
            s.push(Frame(SELLING, frame.who))


class Sell(Step[TokyoState]):
    """Metamorph: cards are discarded for their full printed cost."""

    rule: ClassVar[str] = "tokyo.card.metamorph"
    public: ClassVar[bool] = True

    def legal(self, s: TokyoState, frame: Frame, moves: Moves) -> None:
        cards = s.cards[frame.who]
        if cards == 0 or not s.has(frame.who, METAMORPH):
            return
        moves.add(PASS)
        if can_heal(s, frame.who):
            moves.add(HEAL)
        while cards:
            moves.add(SELL + lowest(cards))
            cards &= cards - 1

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if action in (PASS, NONE):
            return
        s.push(frame)
        if action == HEAL:
            heal(s, frame.who)
            return
        card = action - SELL
        s.push(Frame(SOLD, frame.who, card))
        if card == RAPID_HEALING:
            last_chance_of_copy(s, frame.who)

    def why(self, view: TokyoState, frame: Frame, action: int) -> str:
        return "tokyo.any_time" if action == HEAL else self.rule


class Sold(Step[TokyoState]):
    """A card is discarded for energy."""

    rule: ClassVar[str] = "tokyo.card.metamorph"

    def at_once(self, state: TokyoState, frame: Frame) -> bool:
        return True

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if not s.cards[frame.who] & bit(frame.a):
            return
        discard_card(s, frame.who, frame.a, self.rule)
        if s.setup.selling_is_gaining:
            gain_energy(s, frame.who, COST[frame.a], self.rule)
        else:
            add_energy(s, frame.who, COST[frame.a], self.rule)
        if not s.has(frame.who, METAMORPH):  # nothing more is sold, so nothing more is asked in this turn
            last_chance(s, frame.who)


class Closing(Step[TokyoState]):
    """What counts at the end of a turn, in the order of the rule."""

    rule: ClassVar[str] = "tokyo.end.order"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        seat = frame.who
        for _ in range(s.copies(seat, ENERGY_HOARDER)):
            gain_stars(s, seat, s.energy[seat] // 6, CARD_RULES[ENERGY_HOARDER])
        if not s.hurt:
            for _ in range(s.copies(seat, HERBIVORE)):
                gain_stars(s, seat, 1, CARD_RULES[HERBIVORE])
        if s.energy[seat] == 0:
            for _ in range(s.copies(seat, LUNAR_POWERED)):
                gain_energy(s, seat, 1, CARD_RULES[LUNAR_POWERED])
        s.push(Frame(POISONED, seat))
        if on(s.dice, THREE):
            for _ in range(s.copies(seat, NATURAL_SELECTION)):
                s.push(Frame(SELECTED, seat))


class Selected(Step[TokyoState]):
    """Natural Selection takes all hearts there are; its copy those that are left, if the first loss was prevented."""

    rule: ClassVar[str] = "tokyo.card.natural_selection"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if s.has(frame.who, NATURAL_SELECTION):  # whoever has come back has it no more
            hurt(s, frame.who, s.hearts[frame.who], frame.who, NATURAL_SELECTION)


class Poisoned(Step[TokyoState]):
    """A poisoned monster loses a heart for each token, in one go."""

    rule: ClassVar[str] = "tokyo.damage.poison"

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        hurt(s, frame.who, s.poison[frame.who], NONE, BY_POISON)


END: Final = End("end", asks=False)
SELLING: Final = Sell("sell", may_be_empty=True)
SOLD: Final = Sold("sold", ("card",), asks=False)
CLOSING: Final = Closing("closing", asks=False)
SELECTED: Final = Selected("selected", asks=False)
POISONED: Final = Poisoned("poisoned", asks=False)
STEPS: Final[list[Step[TokyoState]]] = [END, SELLING, SOLD, CLOSING, SELECTED, POISONED]
