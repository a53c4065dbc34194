"""Ratings of bots: the likeliest strengths for all games of a match at once, so their order makes no difference.

A table of two is the model of Bradley and Terry, a larger one that of Plackett and Luce with one winner among all: a
seat wins with a chance proportional to exp(strength of its bot + what the seat itself is worth). Bots do not change, so
nothing has to be forgotten, as a rating of people must.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from tafelrunde.arena.linear import inverse, solve

POINTS = 400 / log(10)
"""Points for one unit of strength, as in Elo's scale: 400 points are ten to one."""
MEAN = 1500.0
"""The mean of all who play."""
HELD = 0.02
"""How strongly each strength is held at the mean, so that one that has won everything has a number too."""
ROUNDS = 50
CLOSE_ENOUGH = 1e-9


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, and the standard error of that, both beside the mean of all."""

    mean: float
    error: float


Game = tuple[Sequence[str], Sequence[float], Hashable]
"""Who sat where, the results, and by which options was played: a seat may be worth something else by others."""


def rate(games: Iterable[Game], names: Sequence[str], held: float = HELD) -> dict[str, Rating]:
    """Return everybody's rating after these games.

    >>> first = [(("a", "b"), (1, -1), None)] * 15 + [(("a", "b"), (-1, 1), None)] * 5
    >>> second = [(("b", "a"), (-1, 1), None)] * 15 + [(("b", "a"), (1, -1), None)] * 5
    >>> [(name, round(one.mean), round(one.error)) for name, one in rate(first + second, ["a", "b"]).items()]
    [('a', 1595, 32), ('b', 1405, 32)]
    """
    counted = Counter((tuple(seated), parts(results), options) for seated, results, options in games)
    tables = sorted(((*game, times) for game, times in counted.items() if any(game[1])), key=repr)
    seats = {(options, seat) for seated, _, options, _ in tables for seat in range(len(seated))}
    places = {term: k for k, term in enumerate([*names, *sorted(seats, key=repr)])}
    size, bots = len(places), len(names)
    strengths = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-held * strength for strength in strengths]
        bend = [[held if i == k else 0.0 for k in range(size)] for i in range(size)]
        for seated, won, options, times in tables:
            terms = [(places[name], places[options, seat]) for seat, name in enumerate(seated)]
            worth = [exp(strengths[bot] + strengths[place]) for bot, place in terms]
            chances = [one / sum(worth) for one in worth]
            for i, one in enumerate(terms):
                for term in one:
                    slope[term] += times * (won[i] - chances[i])
                for k, other in enumerate(terms):
                    part = times * chances[i] * ((i == k) - chances[k])
                    for a in one:
                        for b in other:
                            bend[a][b] += part
        step = solve(bend, slope)
        strengths = [strength + change for strength, change in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < CLOSE_ENOUGH:
            break
    mean = sum(strengths[:bots]) / bots
    spread = [row[:bots] for row in inverse(bend)[:bots]]
    errors = [variance(spread, k) for k in range(bots)]
    return {
        name: Rating(MEAN + POINTS * (strengths[k] - mean), POINTS * sqrt(max(0.0, errors[k])))
        for k, name in enumerate(names)
    }


def parts(results: Sequence[float]) -> tuple[float, ...]:
    """Return which part of the win each seat has; where nobody has won it is nobody's.

    >>> parts((1, -1, -1)), parts((0, 0)), parts((-1, -1))
    ((1.0, 0.0, 0.0), (0.5, 0.5), (0.0, 0.0))
    """
    return tuple((result + 1) / 2 for result in results)


def variance(spread: Sequence[Sequence[float]], k: int) -> float:
    """Return the variance of a strength beside the mean of all."""
    size = len(spread)
    weights = [float(i == k) - 1 / size for i in range(size)]
    return sum(weights[i] * weights[j] * spread[i][j] for i in range(size) for j in range(size))
