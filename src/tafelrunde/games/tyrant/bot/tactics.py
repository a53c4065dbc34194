"""What needs no search: a deadly blow, and the king's way home within the turn."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Belief, Tactics
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.bot.blows import deadly
from tafelrunde.games.tyrant.bot.plan import blind
from tafelrunde.games.tyrant.bot.streets import streets_of
from tafelrunde.games.tyrant.rules.codec import END
from tafelrunde.games.tyrant.rules.state import KING, KING_SEAT, TyrantState

MOST: Final = 6000
"""So many positions are looked at to find the king's way out."""


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


def last_way(view: TyrantState) -> list[int]:
    """Return the actions, the last first, by which the king wins this turn: home, or with the last known assassin."""
    near = streets_of(view.board).home[view.at[KING]] <= view.king_points
    known = view.unknown == 0 and view.revealed == view.assassins
    left = view.assassins & ~view.gone
    if not near and not (known and left & (left - 1) == 0):
        return []
    root = blind(view)
    if known:
        root.assassins = view.assassins
    places: list[TyrantState] = [root]
    before: list[int] = [-1]
    actions: list[int] = [END]
    seen: set[int] = {root.quick_key()}
    k = 0
    while k < len(places) and len(places) < MOST:
        state = places[k]
        for action in state.legal():
            if action == END:
                continue
            after = state.clone()
            after.step(action)
            if not after.stack:
                way = [action]
                while before[k] >= 0:
                    way.append(actions[k])
                    k = before[k]
                return way
            key = after.quick_key()
            if key not in seen:
                seen.add(key)
                places.append(after)
                before.append(k)
                actions.append(action)
        k += 1
    return []
