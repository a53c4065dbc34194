"""What needs no search: a deadly blow, and the king's way home within the turn."""

from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Belief, Tactics
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.bot.blows import deadly
from tafelrunde.games.tyrant.bot.ways_out import last_way
from tafelrunde.games.tyrant.rules.state import KING, KING_SEAT, TyrantState


class Chances(Tactics[TyrantState]):
    """Takes a win within the turn."""

    def certain(self, view: TyrantState, belief: Belief[TyrantState], rng: Rng) -> i64:
        """Return the next action of a certain win, NONE if there is none."""
        if view.at[KING] == NONE:
            return NONE
        way: list[int] = []
        if view.stack[-1].who == KING_SEAT:
            way = last_way(view)
        elif view.round:
            way = deadly(view)
        return way[len(way) - 1] if way else NONE
