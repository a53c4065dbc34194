"""The actions on offer, in a buffer that a playout fills again and again."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bits import WIDTH, bit, count, members, nth
from tafelrunde.core.rng import Rng

_ROW: Final = 64
"""Actions that fit a row; few steps outgrow it."""
_BLANK: Final[vec[i64]] = vec[i64]([i64(0)] * _ROW)


@mypyc_attr(acyclic=True)
class Moves:
    """Some actions, ascending: a set for the small ones, and a row for any.

    A step fills one of the two: `mask` where all its actions are below 62, `add` where not.
    """

    def __init__(self) -> None:
        self.mask: i64 = 0
        self.length: i64 = 0
        self.row: vec[i64] = _BLANK[:]

    def clear(self) -> None:
        """Forget everything."""
        self.mask = 0
        self.length = 0

    def add(self, action: i64) -> None:
        """Put `action` behind the others; it is larger than they are."""
        length = self.length
        row = self.row
        if length < len(row):
            row[length] = action
        else:
            self.row = append(row, action)
        self.length = length + 1

    def room(self, more: i64) -> vec[i64]:
        """Return the row with room for so many more actions: a step in a hurry writes there, and sets `length`."""
        while len(self.row) < self.length + more:
            self.row = append(self.row, i64(0))
        return self.row

    def count(self) -> i64:
        """Return how many actions there are."""
        return self.length + count(self.mask)

    def nth(self, k: i64) -> i64:
        """Return the action that has `k` smaller ones beside it."""
        if self.mask:
            return nth(self.mask, k)
        return self.row[k]

    def pick(self, rng: Rng) -> i64:
        """Return one of them, each as likely as the others."""
        return self.nth(rng.below(self.count()))

    def holds(self, action: i64) -> bool:
        """Tell whether `action` is among them."""
        if self.mask:
            return 0 <= action < WIDTH and self.mask & bit(action) != 0
        for k in range(self.length):
            if self.row[k] == action:
                return True
        return False

    def listed(self) -> list[int]:
        """Return them as a new list, ascending."""
        if self.mask:
            return members(self.mask)
        return [action for action in self.row[: self.length]]  # noqa: C416  (compiled, list() takes longer)


_SPARE: Final[list[Moves]] = [Moves() for _ in range(4)]
"""Buffers that nobody uses: making a new row costs more than all the rest. Taking one out is safe between threads."""


def empty() -> Moves:
    """Return a buffer with nothing in it: one that was handed back, if there is any."""
    try:
        return _SPARE.pop()
    except IndexError:
        return Moves()


def hand_back(moves: Moves) -> None:
    """Let somebody else use the buffer."""
    moves.clear()
    _SPARE.append(moves)
