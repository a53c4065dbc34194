"""The wickedness gauge: it gives a tile at 3, 6 and 10."""

from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.core.bits import count, lowest
from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.moves import Moves
from tafelrunde.core.telling import tell_one
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.cards import LEVELS, at_level
from tafelrunde.games.tokyo.rules.codec import TAKE
from tafelrunde.games.tokyo.rules.effects.tiles import take_tile
from tafelrunde.games.tokyo.rules.gains import tell_gain
from tafelrunde.games.tokyo.rules.state import MOST_WICKED, TokyoState


class TakeTile(Step[TokyoState]):
    """A monster takes one of the tiles left at a level; where there is only one, it has no choice."""

    rule: ClassVar[str] = "tokyo.tiles.take"
    public: ClassVar[bool] = True

    def legal(self, state: TokyoState, frame: Frame, moves: Moves) -> None:
        tiles = at_level(state.tiles_left, frame.a)
        if count(tiles) > 1:
            moves.mask = tiles << TAKE

    def do(self, s: TokyoState, frame: Frame, action: i64) -> None:
        if action != NONE:
            take_tile(s, frame.who, action - TAKE)
            return
        tiles = at_level(s.tiles_left, frame.a)
        if tiles:
            take_tile(s, frame.who, lowest(tiles))
        else:
            tell_one(s, "no-tile", self.rule, frame.who, "level", frame.a)

    def prompt_args(self, state: TokyoState, frame: Frame) -> dict[str, int]:
        return {"level": frame.a}


TAKE_TILE: Final = TakeTile("take_tile", ("level",), may_be_empty=True)
STEPS: Final[list[Step[TokyoState]]] = [TAKE_TILE]


def gain_wickedness(s: TokyoState, seat: i64, n: i64, rule: str) -> None:
    """Move the counter up; each level that it reaches or passes gives a tile, the lowest first.

    A position may have a monster with a tile whose level is still before it: it takes no second one there.
    """
    before = s.wickedness[seat]
    after = before + n
    after = min(after, MOST_WICKED)
    if after == before:
        return
    s.wickedness[seat] = after
    tell_gain(s, "gains-wickedness", rule, seat, after - before, after)
    for k in range(len(LEVELS) - 1, -1, -1):
        if before < LEVELS[k] <= after and at_level(s.tiles[seat], LEVELS[k]) == 0:
            s.push(Frame(TAKE_TILE, seat, LEVELS[k]))
