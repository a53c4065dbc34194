"""What needs no search: a deadly blow, the king's way home within the turn, and how the town is set up."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Belief, Tactics
from tafelrunde.bots.tyrant.blows import deadly
from tafelrunde.bots.tyrant.plan import blind
from tafelrunde.bots.tyrant.policy import Turns
from tafelrunde.bots.tyrant.streets import streets_of
from tafelrunde.core.moves import empty, hand_back
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.codec import CHOOSE, END
from tafelrunde.games.tyrant.state import KING, KING_SEAT, TyrantState

MOST: Final = 6000
"""So many positions are looked at to find the king's way out."""


class Chances(Tactics[TyrantState]):
    """Takes a win within the turn, and chooses assassins so that nothing can be told from the choice."""

    def __init__(self, policy: Turns) -> None:
        self.policy = policy

    def certain(self, view: TyrantState, belief: Belief[TyrantState], rng: Rng) -> i64:
        """Return the next action of a certain win, or what is drawn by lot while setting up; NONE otherwise."""
        frame = view.stack[-1]
        if frame.who != KING_SEAT:
            if view.legal()[0] >= CHOOSE:
                return self.drawn(view, rng)
            way = deadly(view)
            return way[len(way) - 1] if way else NONE
        if view.at[KING] == NONE:
            return self.drawn(view, rng)
        way = last_way(view)
        return way[len(way) - 1] if way else NONE

    def drawn(self, view: TyrantState, rng: Rng) -> i64:
        """Return a pick or a start by lot."""
        moves = empty()
        frame = view.stack[-1]
        frame.step.legal(view, frame, moves)
        action = self.policy.set_up(view, moves, rng)
        hand_back(moves)
        return action


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
