"""A win within the turn that neither chance nor hidden cards decide is found, not sampled."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Belief, Tactics
from tafelrunde.core.engine import S, State
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE

MOST: Final = 400
"""So many positions are looked at before the search goes on without knowing."""
GUESSES: Final = 5
"""In so many other guesses at what is hidden the same answers have to win, however chance falls."""


class Winning(Tactics[S]):
    """Looks through all that a seat can do before somebody else is asked."""

    def __init__(self, most: int = MOST) -> None:
        self.left: i64 = 0
        self.most = most

    def certain(self, view: S, belief: Belief[S], rng: Rng) -> i64:
        """Return the first action of a way to win at once, NONE if there is none."""
        self.left = self.most
        way = self.way(belief.draw(view, rng), view.viewer, set(), rng)
        if not way:
            return NONE
        for _ in range(GUESSES):
            if not wins(belief.draw(view, rng), view.viewer, way, rng):
                return NONE
        return way[-1]

    def way(self, state: State, me: i64, seen: set[int], rng: Rng) -> list[int]:
        """Return the answers that win, the last first; nothing if there are none."""
        for action in state.legal():
            if self.left <= 0:
                return []
            self.left -= 1
            after = state.clone()
            after.step(action)
            after.settle(rng)
            if not after.stack:
                if after.game.score(after)[me] > 0.0:
                    return [action]
            elif after.stack[-1].who == me:
                key = after.quick_key()
                if key not in seen:
                    seen.add(key)
                    way = self.way(after, me, seen, rng)
                    if way:
                        way.append(action)
                        return way
        return []


def wins(state: State, me: i64, way: list[Any], rng: Rng) -> bool:
    """Tell whether these answers, the last first, win in this guess too."""
    for k in range(len(way) - 1, -1, -1):
        if not state.stack or state.stack[-1].who != me or way[k] not in state.legal():
            return False
        state.step(way[k])
        state.settle(rng)
    return not state.stack and state.game.score(state)[me] > 0.0
