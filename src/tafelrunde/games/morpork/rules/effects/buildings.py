"""Texts about buildings."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame
from tafelrunde.core.moves import Moves
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules.areas import AREAS, BUILDINGS, COST
from tafelrunde.games.morpork.rules.codec import AREA, offer
from tafelrunde.games.morpork.rules.effects.text import SPOT, THEN, Text
from tafelrunde.games.morpork.rules.state import MorporkState
from tafelrunde.games.morpork.rules.turn.interrupts import reach
from tafelrunde.games.morpork.rules.turn.pieces import TAKE_BACK, build, can_build, number_of_buildings, put_building


class BuildCheaply(Text):
    """Build for half the price."""

    rule: ClassVar[str] = "morpork.text.build_cheaply"

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return can_build(s, who, True) != 0

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(SPOT, who, card))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer(can_build(s, frame.who, True), AREA, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        build(s, frame.who, action - AREA, COST[action - AREA] // 2)


class BuyBuilding(Text):
    """Replace another player's building by one's own, at its price."""

    rule: ClassVar[str] = "morpork.text.buy_calm_building"
    in_trouble: ClassVar[bool] = False

    def for_sale(self, s: MorporkState, who: i64) -> i64:
        """Return the areas whose building a seat can buy."""
        found: i64 = 0
        for area in range(AREAS):
            owner = s.building[area]
            troubled = s.trouble & bit(area) != 0
            if owner != NONE and owner != who and troubled == self.in_trouble and s.money[who] >= COST[area]:
                found |= bit(area)
        return found

    def possible(self, s: MorporkState, who: i64, card: i64) -> bool:
        return self.for_sale(s, who) != 0

    def use(self, s: MorporkState, who: i64, card: i64) -> None:
        s.push(Frame(SPOT, who, card))

    def legal(self, s: MorporkState, frame: Frame, moves: Moves) -> None:
        offer(self.for_sale(s, frame.who), AREA, moves)

    def do(self, s: MorporkState, frame: Frame, action: i64) -> None:
        if frame.step is SPOT:
            owner = s.building[action - AREA]
            reach(s, owner, frame.a, Frame(THEN, NONE, frame.a, owner, action - AREA))
        elif number_of_buildings(s, s.turn) == BUILDINGS:
            s.push(Frame(TAKE_BACK, s.turn, frame.c, COST[frame.c], frame.b))
        else:
            put_building(s, s.turn, frame.c, COST[frame.c], frame.b)

    def about(self, s: MorporkState, frame: Frame) -> dict[str, int]:
        about = {"card": frame.a, "by": s.turn}
        if frame.step is THEN:
            about["area"] = frame.c
            about["amount"] = COST[frame.c]
        return about


class BuyTroubledBuilding(BuyBuilding):
    """The same, where there is trouble."""

    rule: ClassVar[str] = "morpork.text.buy_troubled_building"
    in_trouble: ClassVar[bool] = True


TEXTS: Final[list[tuple[str, Text]]] = [
    ("build_cheaply", BuildCheaply()),
    ("buy_calm_building", BuyBuilding()),
    ("buy_troubled_building", BuyTroubledBuilding()),
]
