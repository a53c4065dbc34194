"""Where an encoder writes: bytes one after another, kept as whole words of eight so that sets go in eight at a time."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 8
"""Bytes in a word."""
MOST: Final = 127
"""Larger numbers are written as this one: eight bytes of it fit a word without touching its sign."""

SPREAD: Final[vec[i64]] = vec[i64](
    [i64(sum(((bits >> k) & 1) * 256**k for k in range(WORD))) for bits in range(2**WORD)]
)
"""Per set of numbers below eight, the word with a 1 in the byte of each."""
BYTE: Final[vec[i64]] = vec[i64]([i64(256**k) for k in range(WORD)])
"""Per byte of a word, a 1 there."""


@mypyc_attr(acyclic=True)
class Row:
    """Some words and the byte that is written next.

    Writing from the beginning of a word on needs no clean words: what lay there is overwritten.

    >>> row = Row(2)
    >>> row.put(7)
    >>> row.put_set(0b1011, 5)
    >>> row.put_one(2, 3)
    >>> row.at, memoryview(row.words).cast("B")[:9].tolist()
    (9, [7, 1, 1, 0, 1, 0, 0, 0, 1])
    """

    def __init__(self, words: i64) -> None:
        self.words: vec[i64] = vec[i64]([i64(0)] * int(words))
        self.at: i64 = 0

    def put(self, number: i64) -> None:
        """Write a number that counts something."""
        number = min(number, MOST)
        at = self.at
        words = self.words
        part = at & 7
        if part == 0:
            words[at >> 3] = number
        else:
            words[at >> 3] |= number * BYTE[part]
        self.at = at + 1

    def put_set(self, members: i64, width: i64) -> None:
        """Write a set of numbers below `width`, which it may not have more than 56 bits beyond: a 1 for each."""
        at = self.at
        words = self.words
        word = at >> 3
        part = at & 7
        if part == 0:
            words[word] = SPREAD[members & 255]
        else:
            words[word] |= SPREAD[(members << part) & 255]
        left = width + part - 8
        members >>= 8 - part
        while left > 0:
            word += 1
            words[word] = SPREAD[members & 255]
            members >>= 8
            left -= 8
        self.at = at + width

    def put_one(self, place: i64, width: i64) -> None:
        """Write a 1 at a place below `width` and nothing else; nothing at all for one that is not there (below 0)."""
        at = self.at
        self.skip(width)
        if place >= 0:
            self.words[(at + place) >> 3] |= BYTE[(at + place) & 7]

    def skip(self, width: i64) -> None:
        """Write so many zeros."""
        at = self.at
        words = self.words
        word = (at + 7) >> 3
        self.at = at + width
        while word * 8 < at + width:
            words[word] = 0
            word += 1
