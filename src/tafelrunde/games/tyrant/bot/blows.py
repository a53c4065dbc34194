"""How assassins get at the king within one turn: found by looking through it, so that a deadly blow is never missed."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, members
from tafelrunde.core.moves import empty, hand_back
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.bot.streets import reaches
from tafelrunde.games.tyrant.rules.board import NEXT
from tafelrunde.games.tyrant.rules.codec import END, REVEAL, STRIKE
from tafelrunde.games.tyrant.rules.deeds import figure_of
from tafelrunde.games.tyrant.rules.state import ATTACK_COST, HITS_TO_DIE, KING, TyrantState

MOST: Final = 4000
"""So many positions are looked at for one assassin; there are hardly ever more."""


class Blow:
    """Looks for the actions by which one assassin hits the king."""

    def __init__(self, assassin: i64, hits: i64, most: i64 = MOST) -> None:
        self.assassin = assassin
        self.hits = hits
        self.left: i64 = most
        self.seen: set[int] = set()
        self.way: list[int] = []
        """The actions, the last first."""

    def find(self, s: TyrantState) -> bool:
        """Tell whether it can be done from here; then `way` has how."""
        square = s.at[self.assassin]
        king = s.at[KING]
        price: i64 = ATTACK_COST * self.hits
        if reaches(s, 0)[square] + price > s.rebel_points:
            return False
        for way in range(4):
            if NEXT[4 * square + way] == king:
                self.way = [int(STRIKE + 4 * self.assassin + way)] * int(self.hits)
                return True
        return self.approach(s)

    def approach(self, s: TyrantState) -> bool:
        """Try every action that leaves enough points: those of the assassin itself before the others'."""
        moves = empty()
        frame = s.stack[-1]
        frame.step.legal(s, frame, moves)
        actions = moves.listed()
        hand_back(moves)
        for own in (True, False):
            for action in actions:
                if action == END or (figure_of(action) == self.assassin) != own:
                    continue
                self.left -= 1
                if self.left < 0:
                    return False
                after = s.clone()
                after.step(action)
                if not after.stack:  # another one has killed him
                    self.way = [action]
                    return True
                key = after.quick_key()
                if key in self.seen:
                    continue
                self.seen.add(key)
                if self.find(after):
                    self.way.append(action)
                    return True
        return False


def blow(s: TyrantState, hits: i64) -> list[int]:
    """Return the actions that hit the king so often in the turn that has begun, the last first; nothing if none do."""
    if s.at[KING] == NONE:
        return []
    living = members(s.assassins & ~s.gone)
    reach = reaches(s, 1)
    order: list[tuple[int, int]] = sorted([(int(reach[s.at[citizen]]), citizen) for citizen in living])
    for _, citizen in order:
        search = Blow(citizen, hits)
        shown = s
        if not s.revealed & bit(citizen):
            shown = s.clone()
            shown.step(REVEAL + citizen)
        if search.find(shown):
            if shown is not s:
                search.way.append(REVEAL + citizen)
            return search.way
    return []


def deadly(s: TyrantState) -> list[int]:
    """Return the actions that kill the king this turn, the last first."""
    return blow(s, HITS_TO_DIE - s.hits)
