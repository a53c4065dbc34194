"""A match that ends as soon as it has shown enough: Wald's sequential probability ratio test, as chess engines use it.

It decides between two hypotheses on the part of all games that the first bot wins: `low`, and `high`. What is counted
are whole deals, in which everybody has played on every seat with the same chances: their mean and spread are what the
games have shown, so neither draws nor what chance has brought to both make it go wrong (the generalised test, with the
variance of the sample).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import log

from tafelrunde.core.errors import OptionError

LEAST = 12
"""So many deals there are at least: of fewer the spread is not known well enough."""
PRIOR = 10
"""So many deals with the spread of independent games are added: a few that are all alike prove little."""


@dataclass(frozen=True)
class Verdict:
    """How far the test is: deals, the log-likelihood ratio, and what is shown, if anything is yet."""

    deals: int
    ratio: float
    high: bool = False
    low: bool = False

    @property
    def decided(self) -> bool:
        """Whether the match may end."""
        return self.high or self.low


@dataclass(frozen=True)
class Sprt:
    """The test: `low` against `high`, each wrongly refused in about one of twenty matches."""

    low: float
    high: float
    error: float = 0.05

    def __post_init__(self) -> None:
        if not 0 <= self.low < self.high <= 1:
            raise OptionError(f"{self.low:g},{self.high:g} cannot be tested: give two parts of all wins, as 0.5,0.55")

    @property
    def bound(self) -> float:
        """How far the ratio has to go, up or down."""
        return log((1 - self.error) / self.error)

    def verdict(self, shares: Iterable[float], seats: int = 2) -> Verdict:
        """Return what the deals of a table show, one after the other; those after a decision are not looked at.

        >>> Sprt(0.5, 0.6).verdict([0.5, 1.0] * 50).high
        True
        """
        middle = (self.low + self.high) / 2
        expected = middle * (1 - middle) / seats
        count, total, squares = 0, 0.0, 0.0
        ratio = 0.0
        for share in shares:
            count, total, squares = count + 1, total + share, squares + share * share
            if count < LEAST:
                continue
            mean = total / count
            variance = (squares - count * mean * mean + PRIOR * expected) / (count + PRIOR)
            ratio = count * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)
            if abs(ratio) >= self.bound:
                return Verdict(count, ratio, ratio > 0, ratio < 0)
        return Verdict(count, ratio)


def read(text: str) -> Sprt:
    """Return the test that is asked for in a word, such as "0.5,0.55"."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise OptionError(f"{text!r} is no test: give two parts of all wins, as 0.5,0.55") from None
    return Sprt(low, high)
