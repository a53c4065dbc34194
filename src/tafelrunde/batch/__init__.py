"""Thousands of games at once, as arrays, for learners: see `Batch`."""

try:
    import numpy as np  # noqa: F401  (whoever has none is told where to get it)
except ImportError as error:
    raise ImportError("NumPy is missing: pip install 'tafelrunde[rl]'") from error

from tafelrunde.batch.batch import Batch, BatchError
from tafelrunde.batch.loop import Saved

__all__ = ["Batch", "BatchError", "Saved"]
