"""Games played at random from end to end, inside the compiled loop."""

from mypy_extensions import i64

from tafelrunde.core.engine import State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE


def play_out(state: State, rng: Rng) -> int:
    """Play `state` to its end at random and return how many decisions players made."""
    if state.viewer != NONE:
        raise ViewError("this is a view: determinise it before it is played out")
    moves = Moves()
    stack = state.stack
    decisions: i64 = 0
    while stack:
        frame = stack[-1]
        if frame.who == CHANCE:
            state.step(frame.step.sample(state, frame, rng))
        else:
            moves.clear()
            frame.step.legal(state, frame, moves)
            state.step(moves.pick(rng))
            decisions += 1
    return decisions
