"""Games of OpenSpiel at random, and what a seat sees in one, for the tests of the adapter."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pyspiel

from tafelrunde.core.engine import State
from tafelrunde.core.rng import Rng
from tafelrunde.tensors.arrays import encoder_of, observe, planes

Arrays = dict[str, npt.NDArray[np.uint8]]


def play(game: pyspiel.Game, seed: int) -> Iterator[pyspiel.State]:
    """Play at random, and yield the state before each action and at the end."""
    rng = Rng(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.below(len(actions)))])
        yield state


def seen(state: State, seat: int | None) -> Arrays:
    """Return what a seat sees of a position, by plane."""
    view = state.view(seat)
    return planes(encoder_of(view), observe(view))


def differing(one: Arrays, other: Arrays) -> set[str]:
    """Return the names of the planes that are not the same."""
    return {name for name in one if not np.array_equal(one[name], other[name])}
