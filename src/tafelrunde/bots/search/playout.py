"""Games played on by a policy, inside the compiled loop."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Policy, Value
from tafelrunde.core.engine import State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.moves import empty, hand_back
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE

LONGEST: Final = 60
"""So many decisions more a playout goes on for at most, to where it can be judged."""


def play_out(state: State, rng: Rng, policy: Policy[Any], depth: int, value: Value[Any]) -> vec[float]:
    """Play `state` on, so many decisions long (-1: to the end), and return what each seat may expect then.

    >>> from tafelrunde import games
    >>> state = games.load("claim").new()
    >>> sorted(play_out(state, Rng(1), Policy(), -1, Value()))
    [-1.0, 1.0]
    """
    if state.viewer != NONE:
        raise ViewError("this is a view: determinise it before it is played out")
    left: i64 = depth
    stack = state.stack
    while stack:
        frame = stack[-1]
        if frame.who == CHANCE:
            state.step(frame.step.sample(state, frame, rng))
            continue
        deep = depth >= 0 and left <= 0
        if value.knows(state) or (deep and (left == -LONGEST or value.settled(state))):
            return value.of(state)
        left -= 1
        moves = empty()
        frame.step.legal(state, frame, moves)
        action = moves.nth(0) if moves.count() == 1 else policy.choose(state, moves, rng)
        hand_back(moves)
        state.step(action)
    return as_row(state.game.score(state))


def as_row(result: tuple[float, ...]) -> vec[float]:
    """Return a result as a row of numbers."""
    row: vec[float] = vec[float]()
    for points in result:
        row = append(row, points)
    return row
