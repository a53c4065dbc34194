"""What a position of Ankh-Morpork promises each seat, as who it is."""

from math import exp

from librt.vecs import append, vec

from tafelrunde.bots.search.knowledge import Value
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.bot.prospects import AFTER, AIM_OF, BEFORE, Prospects
from tafelrunde.games.morpork.rules.state import MorporkState
from tafelrunde.games.morpork.rules.steps import TURN


class MorporkValue(Value[MorporkState]):
    """Shares the win out by how well everybody stands."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects

    def settled(self, state: MorporkState) -> bool:
        """Tell whether a turn has just begun: in the middle of one, what its card still brings is not counted."""
        return state.stack[-1].step is TURN and state.last == NONE

    def of(self, state: MorporkState) -> vec[float]:
        """Return the result that each seat may expect, from -1 to 1."""
        prospects = self.prospects
        prospects.survey(state)
        moment = BEFORE if state.last == NONE else AFTER
        odds: vec[float] = vec[float]()
        total = 0.0
        for seat in range(state.seats):
            one = exp(prospects.standing(state, seat, AIM_OF[state.personality[seat]], moment, True))
            odds = append(odds, one)
            total += one
        for seat in range(state.seats):
            odds[seat] = 2.0 * odds[seat] / total - 1.0
        return odds
