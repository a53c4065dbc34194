"""Tensors as NumPy arrays: of single views, and what else a learner asks for; nothing is copied."""

import ctypes
from typing import Any

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as error:
    raise ImportError("NumPy is missing: pip install 'tafelrunde[rl]'") from error

from tafelrunde.core.engine import State
from tafelrunde.tensors import Encoder, Row, encoder

Bytes = npt.NDArray[np.uint8]
_encoders: dict[tuple[str, int, str], Encoder] = {}


def encoder_of(view: State) -> Encoder:
    """Return the encoder for a view's game, seats and options; the same one for all views of one game."""
    key = (view.game.id, int(view.seats), repr(view.options))
    if key not in _encoders:
        _encoders[key] = encoder(view.game.id, int(view.seats), view.options)
    return _encoders[key]


def observe(view: State, given: Encoder | None = None) -> Bytes:
    """Return what the viewer sees.

    >>> from tafelrunde import games
    >>> from tafelrunde.core.rng import Rng
    >>> state = games.load("claim").new(options={"first": 0})
    >>> state.settle(Rng(1))
    >>> planes(encoder("claim"), observe(state.view(0)))["hand_size"]
    array([13, 13], dtype=uint8)
    """
    tensor = encoder_of(view) if given is None else given
    row = Row(int(tensor.size) // 8)
    tensor.write(view, row)
    return shared(row.words)


def mask(view: State) -> npt.NDArray[np.int8]:
    """Return a 1 for each action on offer; none in the view of somebody who is not asked."""
    found = np.zeros(view.game.actions, np.int8)
    if view.who >= 0:
        found[view.legal()] = 1
    return found


def scale(given: Encoder) -> npt.NDArray[np.float32]:
    """Return what to multiply an observation with, so that its numbers lie between 0 and 1."""
    return np.concatenate([np.full(plane.size, 1 / plane.most, np.float32) for plane in given.planes])


def planes(given: Encoder, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
    """Return windows into an observation, or into many at once, by the names of the planes and in their shapes."""
    before = observation.shape[:-1]
    return {
        plane.name: observation[..., plane.start : plane.start + plane.size].reshape(*before, *plane.shape)
        for plane in given.planes
    }


def shared(words: Any) -> Bytes:
    """Return the bytes of a row of words as an array that looks at them where they are, and keeps them."""
    if not len(words):
        return np.zeros(0, np.uint8)
    seen = np.frombuffer(memoryview(words), dtype=np.uint8)
    # NumPy takes the buffer of a row as one not to be written to; learners want theirs writable, and so it is.
    block: Any = (ctypes.c_uint8 * seen.nbytes).from_address(seen.ctypes.data)
    block.owner = words
    return np.frombuffer(memoryview(block), dtype=np.uint8)
