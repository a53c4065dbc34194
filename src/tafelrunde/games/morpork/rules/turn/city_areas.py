"""What the city-area cards give, once per turn each."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.moves import Moves
from tafelrunde.core.telling import tell_one
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules import score
from tafelrunde.games.morpork.rules.areas import (
    AREAS,
    BENEFIT,
    BENEFIT_AMOUNT,
    CALM_TROUBLE,
    DRAW_CARD,
    IGNORE_EVENT,
    NEAR,
    PLACE_MINION,
    SELL_CARD,
    STIR_TROUBLE,
    TAKE_MONEY,
)
from tafelrunde.games.morpork.rules.causes import AREA_RULES
from tafelrunde.games.morpork.rules.codec import AREA, BENEFIT_OF, CARD, offer
from tafelrunde.games.morpork.rules.state import HAND, MorporkState
from tafelrunde.games.morpork.rules.turn.hands import add_cards, discard_from_hand, push_draw
from tafelrunde.games.morpork.rules.turn.money import pay_bank, take_money
from tafelrunde.games.morpork.rules.turn.pieces import NEAR_TO, PLACE_STEP, calm, can_place, stir, stirrable


def benefits(s: MorporkState, seat: i64) -> i64:
    """Return the areas whose city-area card a seat can use now (rule morpork.area.once)."""
    found: i64 = 0
    for area in range(AREAS):
        if s.building[area] == seat and usable(s, seat, area):
            found |= bit(area)
    return found


def usable(s: MorporkState, seat: i64, area: i64) -> bool:
    """Tell whether the card of an area can be used by the seat that has the building there."""
    if (s.lost | s.gained | s.used) & bit(area) or score.haunted(s, area):
        return False
    benefit = BENEFIT[area]
    if benefit == TAKE_MONEY:
        return s.bank > 0
    if benefit == PLACE_MINION:
        return s.money[seat] >= BENEFIT_AMOUNT[area] and can_place(s, seat, NEAR_TO, area)
    if benefit == DRAW_CARD:
        return s.pile() > 0 or s.rulings.ends_when_draw_fails
    if benefit == SELL_CARD:
        return s.size(HAND + seat) > 0
    if benefit == STIR_TROUBLE:
        return stirrable(s, NEAR[area] | bit(area), True) != 0
    if benefit == CALM_TROUBLE:
        return s.money[seat] >= BENEFIT_AMOUNT[area] and s.trouble != 0
    return False


def offer_benefits(s: MorporkState, seat: i64, moves: Moves) -> None:
    """Offer the city-area cards that can be used."""
    offer(benefits(s, seat), BENEFIT_OF, moves)


def why_not(view: MorporkState, seat: i64, area: i64) -> str:
    """Return the rule that keeps a seat from using the card of an area."""
    if view.building[area] != seat:
        return "morpork.area.owner"
    if view.gained & bit(area):
        return "morpork.area.not_at_once"
    if score.haunted(view, area):
        return "morpork.demon.effect"
    if view.lost & bit(area):
        return "morpork.event.bloody_stupid_johnson"
    return "morpork.area.once" if view.used & bit(area) else AREA_RULES[area]


def used_benefit(s: MorporkState, frame: Frame, action: i64) -> bool:
    """Use a city-area card, if that is the action, and ask the same question again; tell whether it was."""
    if action < BENEFIT_OF:
        return False
    s.push(frame)
    use_benefit(s, frame.who, action - BENEFIT_OF)
    return True


def use_benefit(s: MorporkState, seat: i64, area: i64) -> None:
    """Use a city-area card."""
    s.used |= bit(area)
    rule = AREA_RULES[area]
    tell_one(s, "uses-area", rule, seat, "area", area)
    benefit = BENEFIT[area]
    amount = BENEFIT_AMOUNT[area]
    if benefit == TAKE_MONEY:
        take_money(s, seat, amount, rule)
    elif benefit == PLACE_MINION:
        pay_bank(s, seat, amount, rule)
        s.push(Frame(PLACE_STEP, seat, NEAR_TO, area, NONE))
    elif benefit == DRAW_CARD:
        s.push(Frame(SHED, seat, area))
        push_draw(s, seat, amount)
    elif benefit == CALM_TROUBLE:
        pay_bank(s, seat, amount, rule)
        s.push(Frame(ORDER, seat, area))
    elif benefit == STIR_TROUBLE:
        s.push(Frame(ORDER, seat, area))
    elif benefit != IGNORE_EVENT:
        s.push(Frame(SHED, seat, area))


class Shed(Step[MorporkState]):
    """A seat discards a hand card; The Scours pays for it."""

    rule: ClassVar[str] = "morpork.turn.own_hand"

    def forced(self, state: MorporkState, frame: Frame) -> bool:
        """Tell that everybody sees how many cards there are to choose from."""
        return True

    def legal(self, state: MorporkState, frame: Frame, moves: Moves) -> None:
        add_cards(state, HAND + frame.who, CARD, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action == NONE:
            return
        discard_from_hand(s, frame.who, action - CARD, AREA_RULES[frame.a])
        if BENEFIT[frame.a] == SELL_CARD:
            take_money(s, frame.who, BENEFIT_AMOUNT[frame.a], AREA_RULES[frame.a])

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"area": frame.a}


class Order(Step[MorporkState]):
    """A seat puts a trouble marker near The Shades, or removes one by the Isle of Gods."""

    rule: ClassVar[str] = "morpork.area.the_shades"
    public: ClassVar[bool] = True

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        if BENEFIT[frame.a] == STIR_TROUBLE:
            offer(stirrable(s, NEAR[frame.a] | bit(frame.a), True), AREA, moves)
        else:
            offer(s.trouble, AREA, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if action == NONE:
            return
        if BENEFIT[frame.a] == STIR_TROUBLE:
            stir(s, action - AREA, AREA_RULES[frame.a])
        else:
            calm(s, action - AREA, AREA_RULES[frame.a])

    def why(self, view: MorporkState, frame: Frame, action: int) -> str:
        return AREA_RULES[frame.a]

    def prompt_args(self, state: MorporkState, frame: Frame) -> dict[str, int]:
        return {"area": frame.a}


SHED: Final = Shed("shed", ("area",), may_be_empty=True)
ORDER: Final = Order("order", ("area",), may_be_empty=True)
STEPS: Final[list[Step[MorporkState]]] = [SHED, ORDER]
