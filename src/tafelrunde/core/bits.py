"""Sets of small numbers (0 to 61) as bits of one integer."""

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 62
"""A set holds the numbers below this one, so that it never touches the sign of a 64-bit integer."""

_PAIRS: Final = 0x1555555555555555
_QUADS: Final = 0x3333333333333333
_BYTES: Final = 0x0F0F0F0F0F0F0F0F


def bit(c: i64) -> i64:
    """Return the set that holds just `c`.

    >>> bit(3)
    8
    >>> bit(-1)
    Traceback (most recent call last):
    ...
    ValueError: -1 does not fit a set: it takes 0 to 61
    """
    if c < 0 or c >= WIDTH:
        raise ValueError(f"{c} does not fit a set: it takes 0 to {WIDTH - 1}")
    one: i64 = 1
    one <<= c
    return one


def count(mask: i64) -> i64:
    """Return how many numbers the set holds.

    >>> count(0b10110)
    3
    """
    n: i64 = mask - ((mask >> 1) & _PAIRS)
    n = (n & _QUADS) + ((n >> 2) & _QUADS)
    n = (n + (n >> 4)) & _BYTES
    n += n >> 8
    n += n >> 16
    n += n >> 32
    return n & 0x7F


def lowest(mask: i64) -> i64:
    """Return the smallest number of a set that is not empty.

    >>> lowest(0b10100)
    2
    """
    return count((mask & -mask) - 1)


def nth(mask: i64, k: i64) -> i64:
    """Return the number of the set that has `k` smaller ones in it.

    >>> nth(0b10110, 2)
    4
    """
    while k > 0:
        mask &= mask - 1
        k -= 1
    return lowest(mask)


def members(mask: i64) -> list[int]:
    """Return the numbers of the set, ascending.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found
