"""Intervals, ratings and the sequential test: held to published figures, and to what they promise."""

from collections.abc import Iterator
from random import Random

import pytest

from tafelrunde import arena
from tafelrunde.arena.game import Played
from tafelrunde.arena.plan import make
from tafelrunde.arena.ratings import NEW_GLICKO, NEW_SKILL, Rating, glicko_2, plackett_luce, rate
from tafelrunde.arena.results import Results, wilson
from tafelrunde.arena.sprt import Sprt, read
from tafelrunde.core.errors import OptionError


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    """Newcombe's examples (1998): 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=0.00006)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=0.00006)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=0.00006)
    assert wilson(1, 29) == pytest.approx((0.0061, 0.1718), abs=0.00006)
    assert wilson(0, 0) == (0, 1)


def test_glicko_2_gives_glickmans_example() -> None:
    met = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = glicko_2(Rating(1500, 200, 0.06), met)
    assert after.mean == pytest.approx(1464.06, abs=0.011)
    assert after.deviation == pytest.approx(151.52, abs=0.005)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_whoever_does_not_play_is_less_surely_rated() -> None:
    after = glicko_2(Rating(1500, 200, 0.06), [])
    assert after.mean == 1500
    assert after.deviation == pytest.approx(200.27, abs=0.005)


def test_volatility_rises_where_results_surprise() -> None:
    calm = glicko_2(Rating(1500, 50), [(Rating(1500, 50), 0.5)] * 10)
    wild = glicko_2(Rating(1500, 50), [(Rating(2200, 50), 1.0)] * 10)
    assert wild.volatility > 0.06 > calm.volatility


@pytest.mark.parametrize(
    ("results", "published"),
    [
        ([1, -1], [(27.63523138347365, 8.065506316323548), (22.36476861652635, 8.065506316323548)]),
        (
            [1, 4, 2, 3],
            [
                (20.96265504062538, 8.083731307186588),
                (27.795084971874736, 8.263160757613477),
                (24.68943500312503, 8.083731307186588),
                (26.552824984374855, 8.179213704945203),
            ],
        ),
        (
            [37, 19, 37, 42],
            [
                (24.68943500312503, 8.179213704945203),
                (22.826045021875203, 8.179213704945203),
                (24.68943500312503, 8.179213704945203),
                (27.795084971874736, 8.263160757613477),
            ],
        ),
    ],
)
def test_plackett_luce_gives_the_examples_of_openskill(
    results: list[float], published: list[tuple[float, float]]
) -> None:
    """Two players; four in another order; four of which two share a rank."""
    after = plackett_luce([NEW_SKILL] * len(results), results)
    for one, (mean, deviation) in zip(after, published, strict=True):
        assert (one.mean, one.deviation) == pytest.approx((mean, deviation), rel=1e-12)


def test_the_stronger_is_rated_higher_and_whoever_meets_only_themselves_stays_new() -> None:
    pairs = [(("a", "b"), (1.0, -1.0), deal) for deal in range(20)]
    rated = rate(pairs, ["a", "b"])
    assert rated["a"].mean > 1700
    assert rated["b"].mean < 1300
    assert rate([(("a", "a"), (1.0, -1.0), 0)], ["a"])["a"].mean == NEW_GLICKO.mean
    tables = [(("a", "b", "b"), (1.0, -1.0, -1.0), deal) for deal in range(20)]
    skilled = rate(tables, ["a", "b"])
    assert skilled["a"].mean > 30 > skilled["b"].mean


def deals(rng: Random, strength: float) -> Iterator[float]:
    """Yield the shares of the first bot, deal after deal; in most of them the cards favour one seat."""
    while True:
        favour = rng.choice([0.0, 0.35, -0.35])
        games = [rng.random() < strength + favour, rng.random() < strength - favour]
        yield sum(games) / 2


@pytest.mark.parametrize(("strength", "wrong"), [(0.5, "high"), (0.6, "low")])
def test_the_sequential_test_is_wrong_in_one_of_twenty_matches(strength: float, wrong: str) -> None:
    rng = Random(1)
    verdicts = [Sprt(0.5, 0.6).verdict(deals(rng, strength)) for _ in range(1000)]
    assert all(verdict.decided for verdict in verdicts)
    errors = sum(getattr(verdict, wrong) for verdict in verdicts)
    assert 10 < errors < 65
    assert sum(verdict.deals for verdict in verdicts) < 70 * 1000, "a match of fixed length would need 90"


def test_the_verdict_does_not_depend_on_the_order_in_which_games_end() -> None:
    """What was played beyond the deal that decided it does not count: the same result with any number of workers."""
    plan = make("claim", ["greedy-1", "random"])
    games = {n: Played(n, (1.0, -1.0) if n % 2 == 0 else (-1.0, 1.0), (1, 1), (0.0, 0.0)) for n in range(80)}
    whole = Results(plan, games, Sprt(0.5, 0.6))
    some = Results(plan, {n: games[n] for n in reversed(range(50)) if n != 49}, Sprt(0.5, 0.6))
    assert whole.verdict == some.verdict
    assert whole.verdict is not None
    assert whole.verdict.high
    assert len(whole.games) == len(some.games) == 2 * whole.verdict.deals
    hole = Results(plan, {n: games[n] for n in range(80) if n != 3}, Sprt(0.5, 0.6))
    assert hole.verdict is not None
    assert (hole.verdict.decided, hole.verdict.deals) == (False, 1)


def test_a_match_ends_with_its_verdict() -> None:
    results = arena.run("claim", ["greedy-1", "random"], 200, sprt=Sprt(0.5, 0.6))
    assert results.verdict is not None
    assert results.verdict.high
    assert results.of("greedy-1").games == 2 * results.verdict.deals < 60


@pytest.mark.parametrize("text", ["0.5", "0.55,0.5", "a,b", "0.5,0.5", "-1,0.5", "0.5,0.6,0.7"])
def test_a_test_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match=r"give two parts of all wins, as 0\.5,0\.55"):
        read(text)
