"""Random numbers for search, benchmarks and seeded games: the same from a seed in every build."""

import hashlib
import os
from typing import Final

from mypy_extensions import i64

from tafelrunde.core.names import whole_number

_WORD: Final = 0xFFFFFFFF


class Rng:
    """Blackman and Vigna's xoshiro128++ on four 32-bit words: quick, and below 2^62 at every step.

    Whoever sees enough of its output can foretell the rest. A table that hides cards draws from the
    operating system instead, unless somebody asks for a seed.

    >>> first, second = Rng(7), Rng(7)
    >>> [first.below(6) for _ in range(8)] == [second.below(6) for _ in range(8)]
    True
    """

    def __init__(self, seed: object) -> None:
        words = hashlib.blake2b(str(whole_number(seed, "seed")).encode(), digest_size=16).digest()
        self.a: i64 = int.from_bytes(words[0:4], "little")
        self.b: i64 = int.from_bytes(words[4:8], "little")
        self.c: i64 = int.from_bytes(words[8:12], "little")
        self.d: i64 = int.from_bytes(words[12:16], "little") | 1

    def word(self) -> i64:
        """Return 32 random bits."""
        a = self.a
        b = self.b
        d = self.d
        total: i64 = (a + d) & _WORD
        result: i64 = ((((total << 7) | (total >> 25)) & _WORD) + a) & _WORD
        c: i64 = self.c ^ a
        d ^= b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & _WORD)
        self.d = ((d << 11) | (d >> 21)) & _WORD
        return result

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, each as likely as the others (n below 2^30)."""
        product: i64 = self.word() * n
        rest: i64 = product & _WORD
        if rest < n:
            unfair: i64 = (_WORD + 1 - n) % n
            while rest < unfair:
                product = self.word() * n
                rest = product & _WORD
        return product >> 32

    def go_on_as(self, other: "Rng") -> None:
        """Give the same numbers from now on as another one will."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d

    def __reduce__(self) -> tuple[object, ...]:
        return (go_on, (int(self.a), int(self.b), int(self.c), int(self.d)))


class Unforeseen(Rng):
    """Numbers of the operating system, where an `Rng` is wanted for what somebody must never find out.

    >>> Unforeseen().below(1), Unforeseen().word() != Unforeseen().word() or Unforeseen().word() < 2**32
    (0, True)
    """

    def __init__(self) -> None:
        super().__init__(0)

    def word(self) -> i64:
        """Return 32 random bits."""
        return int.from_bytes(os.urandom(4), "little")


def place(number: i64, weights: list[int]) -> int:
    """Return which of some weights a number falls on: one below their sum, drawn at random, finds each as it weighs.

    >>> [place(number, [2, 0, 1]) for number in range(3)]
    [0, 0, 2]
    """
    left = number
    for k, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return k
    raise AssertionError(f"{number} falls on none of {weights}")


def go_on(a: int, b: int, c: int, d: int) -> Rng:
    """Return a generator that goes on where another one stood."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = a, b, c, d
    return rng
