"""Logistic regression, the same for every fit: the weights that make what happened likeliest, by Newton's method."""

from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]

ROUNDS = 100
STEP = 2.0
"""No weight is changed by more in one round."""
CLOSE = 1e-6
FAR = 30.0
"""Beyond this a chance is as good as certain."""


def chances(rows: Array, weights: Array) -> Array:
    """Return how likely each row is to win."""
    found: Array = 1.0 / (1.0 + np.exp(-np.clip(rows @ weights, -FAR, FAR)))
    return found


def logistic(rows: Array, won: Array, pull: Array, towards: Array) -> Array:
    """Return the weights that explain best what each row has won (0 to 1).

    `pull` is the matrix by which they are held near `towards`: a multiple of the identity holds all alike.
    """
    weights = towards.copy()
    for _ in range(ROUNDS):
        expected = chances(rows, weights)
        slope = rows.T @ (won - expected) - pull @ (weights - towards)
        bend = rows.T @ (rows * (expected * (1.0 - expected))[:, None]) + pull
        step = np.linalg.solve(bend, slope)
        largest = np.abs(step).max()
        weights += step * min(1.0, STEP / max(largest, CLOSE))
        if largest < CLOSE:
            break
    return weights
