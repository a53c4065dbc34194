"""Ratings from the games of a match: Glicko-2 where two play, OpenSkill's Plackett-Luce model where more do.

Glicko-2 is by Mark Glickman (*Example of the Glicko-2 system*), the other by Ruby Weng and Chih-Jen Lin (*A Bayesian
approximation method for online ranking*, algorithm 4), with the numbers that OpenSkill has made customary.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import exp, log, pi, sqrt

SCALE = 173.7178
"""Points of a Glicko rating for one of its inner scale."""
TAU = 0.5
"""How much volatility changes over time: Glickman takes 0.3 to 1.2."""
CLOSE_ENOUGH = 1e-6
PERIOD = 10
"""So many games each player has in a rating period at least, where there are so many: Glickman advises 10 to 15."""
BETA = 25 / 6
KAPPA = 0.0001


@dataclass(frozen=True)
class Rating:
    """How strong somebody is, and how sure that is: a mean and its standard deviation."""

    mean: float
    deviation: float
    volatility: float = 0.06


NEW_GLICKO = Rating(1500.0, 350.0)
NEW_SKILL = Rating(25.0, 25 / 3)

Game = tuple[Sequence[str], Sequence[float], int]
"""Who sat where, the results, and the deal."""


def rate(games: Sequence[Game], names: Sequence[str]) -> dict[str, Rating]:
    """Return everybody's rating after these games; whoever only met themselves stays as new."""
    if any(len(seated) > 2 for seated, _, _ in games):
        return by_skill(games, names)
    return by_glicko(games, names)


def by_glicko(games: Iterable[Game], names: Sequence[str]) -> dict[str, Rating]:
    """Return Glicko-2 ratings, after rating periods of some deals each."""
    ratings = dict.fromkeys(names, NEW_GLICKO)
    deals = max(1, -(-PERIOD // (2 * max(1, len(names) - 1))))
    ordered = sorted(games, key=lambda game: game[2])
    for _, period in groupby(ordered, key=lambda game: game[2] // deals):
        met: dict[str, list[tuple[Rating, float]]] = {name: [] for name in names}
        for (one, other), (points, _), _ in period:
            if one != other:
                met[one].append((ratings[other], (points + 1) / 2))
                met[other].append((ratings[one], (1 - points) / 2))
        ratings = {name: glicko_2(ratings[name], met[name]) for name in names}
    return ratings


def glicko_2(player: Rating, met: Sequence[tuple[Rating, float]], tau: float = TAU) -> Rating:
    """Return a rating after a rating period: against whom, and 1 for a win, 0 for a loss, 0.5 for a draw.

    Glickman's example:

    >>> met = [(Rating(1400, 30), 1), (Rating(1550, 100), 0), (Rating(1700, 300), 0)]
    >>> after = glicko_2(Rating(1500, 200, 0.06), met)
    >>> round(after.mean, 2), round(after.deviation, 2), round(after.volatility, 5)
    (1464.05, 151.52, 0.06)
    """
    mean, deviation = (player.mean - 1500) / SCALE, player.deviation / SCALE
    information = gained = 0.0
    for other, score in met:
        g = 1 / sqrt(1 + 3 * (other.deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-g * (mean - (other.mean - 1500) / SCALE)))
        information += g * g * expected * (1 - expected)
        gained += g * (score - expected)
    if not met:
        return Rating(player.mean, sqrt(deviation**2 + player.volatility**2) * SCALE, player.volatility)
    variance = 1 / information
    volatility = new_volatility(player.volatility, deviation, variance, variance * gained, tau)
    before = deviation**2 + volatility**2
    after = 1 / sqrt(1 / before + 1 / variance)
    return Rating((mean + after**2 * gained) * SCALE + 1500, after * SCALE, volatility)


def new_volatility(old: float, deviation: float, variance: float, change: float, tau: float) -> float:
    """Return the volatility after a period: the root of Glickman's f, by the Illinois method (his step 5)."""
    start = log(old**2)

    def f(x: float) -> float:
        spread = deviation**2 + variance + exp(x)
        return exp(x) * (change**2 - spread) / (2 * spread**2) - (x - start) / tau**2

    a = start
    if change**2 > deviation**2 + variance:
        b = log(change**2 - deviation**2 - variance)
    else:
        k = 1
        while f(start - k * tau) < 0:
            k += 1
        b = start - k * tau
    at_a, at_b = f(a), f(b)
    while abs(b - a) > CLOSE_ENOUGH:
        c = a + (a - b) * at_a / (at_b - at_a)
        at_c = f(c)
        if at_c * at_b <= 0:
            a, at_a = b, at_b
        else:
            at_a /= 2
        b, at_b = c, at_c
    return exp(a / 2)


def by_skill(games: Iterable[Game], names: Sequence[str]) -> dict[str, Rating]:
    """Return OpenSkill ratings, game after game; of a bot with several seats the mean of what they bring it."""
    ratings = dict.fromkeys(names, NEW_SKILL)
    for seated, results, _ in games:
        if len(set(seated)) == 1:
            continue
        after = plackett_luce([ratings[name] for name in seated], results)
        for name in set(seated):
            own = [rating for one, rating in zip(seated, after, strict=True) if one == name]
            mean, deviation = sum(one.mean for one in own), sum(one.deviation for one in own)
            ratings[name] = Rating(mean / len(own), deviation / len(own))
    return ratings


def plackett_luce(players: Sequence[Rating], results: Sequence[float]) -> list[Rating]:
    """Return everybody's rating after one game; whoever has the higher result is ranked higher.

    The example that OpenSkill gives for four equal players of which the second has won:

    >>> after = plackett_luce([NEW_SKILL] * 4, [1, 4, 2, 3])
    >>> [(round(one.mean, 3), round(one.deviation, 3)) for one in after]
    [(20.963, 8.084), (27.795, 8.263), (24.689, 8.084), (26.553, 8.179)]
    """
    c = sqrt(sum(one.deviation**2 + BETA**2 for one in players))
    worth = [exp(one.mean / c) for one in players]
    left = [sum(w for w, points in zip(worth, results, strict=True) if points <= result) for result in results]
    alike = [list(results).count(result) for result in results]
    after = []
    for i, one in enumerate(players):
        step = shrink = 0.0
        for q, result in enumerate(results):
            if result >= results[i]:
                p = worth[i] / left[q]
                step += ((1 if q == i else 0) - p) / alike[q]
                shrink += p * (1 - p) / alike[q]
        spread = one.deviation**2
        kept = max(1 - one.deviation / c * spread / c**2 * shrink, KAPPA)
        after.append(Rating(one.mean + spread / c * step, sqrt(spread * kept)))
    return after
