"""Systems of linear equations, for fits with a handful of numbers."""

from collections.abc import Sequence

Matrix = Sequence[Sequence[float]]


def solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Return the solution of a system of equations.

    >>> solve([[2.0, 0.0], [1.0, 1.0]], [4.0, 5.0])
    [2.0, 3.0]
    """
    return [row[0] for row in eliminated(matrix, [[value] for value in right])]


def inverse(matrix: Matrix) -> list[list[float]]:
    """Return the inverse of a matrix.

    >>> inverse([[2.0, 0.0], [1.0, 1.0]])
    [[0.5, 0.0], [-0.5, 1.0]]
    """
    size = len(matrix)
    return eliminated(matrix, [[float(i == k) for k in range(size)] for i in range(size)])


def eliminated(matrix: Matrix, right: Matrix) -> list[list[float]]:
    """Return what a matrix must be multiplied by to give the right-hand side: Gauss, with the largest pivot first."""
    size = len(matrix)
    rows = [[*one, *other] for one, other in zip(matrix, right, strict=True)]
    for k in range(size):
        pivot = max(range(k, size), key=lambda i: abs(rows[i][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        rows[k] = [value / rows[k][k] for value in rows[k]]
        for i in range(size):
            factor = rows[i][k]
            if i != k and factor:
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[k], strict=True)]
    return [row[size:] for row in rows]
