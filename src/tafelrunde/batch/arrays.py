"""The arrays of a batch: where they lie in one piece of memory that processes share, or in that of the loop itself."""

from typing import Any

import numpy as np
import numpy.typing as npt

from tafelrunde.batch.loop import Loop
from tafelrunde.tensors.arrays import shared

Rows = dict[str, npt.NDArray[Any]]
OF_LOOP = ("asked", "picked", "reward", "done", "cut", "mask", "observation", "last")
"""What a loop writes; `actions` is what it is given."""


def shapes(
    games: int, seats: int, actions: int, size: int, every_seat: bool, keeps_last: bool
) -> dict[str, tuple[Any, tuple[int, ...]]]:
    """Return the type and the shape of each array; those of large numbers first, so that each begins where it may."""
    return {
        "asked": (np.int64, (games,)),
        "picked": (np.int64, (games,)),
        "actions": (np.int64, (games,)),
        "reward": (np.float32, (games, seats)),
        "done": (np.bool_, (games,)),
        "cut": (np.bool_, (games,)),
        "mask": (np.int8, (games, actions)),
        "observation": (np.uint8, (games, seats, size) if every_seat else (games, size)),
        "last": (np.uint8, (games if keeps_last else 0, size)),
    }


def needed(wanted: dict[str, tuple[Any, tuple[int, ...]]]) -> int:
    """Return how many bytes the arrays take."""
    return sum(np.dtype(kind).itemsize * int(np.prod(shape)) for kind, shape in wanted.values())


def laid_out(memory: Any, wanted: dict[str, tuple[Any, tuple[int, ...]]]) -> Rows:
    """Return the arrays, one behind the other in a piece of memory."""
    found: Rows = {}
    start = 0
    for name, (kind, shape) in wanted.items():
        found[name] = np.ndarray(shape, kind, memory, start)
        start += found[name].nbytes
    return found


def of_loop(loop: Loop, wanted: dict[str, tuple[Any, tuple[int, ...]]]) -> Rows:
    """Return the arrays as they lie in the memory of a loop, without a copy."""
    written = {"observation": loop.row.words, "last": loop.last.words}
    rows = {**written, **{name: getattr(loop, name) for name in OF_LOOP if name not in written}}
    found: Rows = {}
    for name, row in rows.items():
        kind, shape = wanted[name]
        found[name] = shared(row).view(np.float64 if name == "reward" else kind).reshape(shape)
    return found
