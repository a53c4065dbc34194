"""Thousands of games at once, as arrays, for learners: see `Batch`."""

from tafelrunde.batch.batch import Batch, BatchError
from tafelrunde.batch.loop import Saved

__all__ = ["Batch", "BatchError", "Saved"]
