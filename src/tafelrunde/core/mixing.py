"""Many numbers made into one: the keys of search and caches, the same in every build."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_FACTOR: Final = 0x1F51A3B9D2C46E95
_LOW: Final = 0x3FFFFFFFFFFFFFFF
"""What a product is cut to, so that compiled and plain Python agree."""


def mix(so_far: i64, number: i64) -> i64:
    """Return a number from 0 to 2^62 - 1 that hardly anything else gives, where `so_far` is 0 or mixed itself.

    >>> mix(mix(0, 1), 2) == mix(mix(0, 2), 1)
    False
    """
    mixed: i64 = ((so_far ^ number) * _FACTOR + 1) & _LOW
    return mixed ^ (mixed >> 29)


def mix_row(so_far: i64, row: vec[i64]) -> i64:
    """Mix in a row of numbers.

    >>> mix_row(5, vec[i64]([i64(1), i64(2)])) == mix(mix(mix(5, 2), 1), 2)
    True
    """
    so_far = mix(so_far, len(row))
    for number in row:
        so_far = mix(so_far, number)
    return so_far


def mix_word(so_far: i64, word: str) -> i64:
    """Mix in a word."""
    for letter in word:
        so_far = mix(so_far, ord(letter))
    return so_far
