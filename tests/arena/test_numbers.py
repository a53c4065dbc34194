"""Intervals, ratings and the sequential test: held to published figures, and to what they promise."""

from collections.abc import Iterator
from math import exp, log
from random import Random

import choix
import pytest

from tafelrunde import arena
from tafelrunde.arena.game import Played
from tafelrunde.arena.plan import make
from tafelrunde.arena.ratings import Game, rate
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


def matches(rng: Random, strengths: dict[str, float], games: int, seats: int, edge: float = 0.0) -> list[Game]:
    """Return games that come out by the model itself; the first seat is worth so much more."""
    played: list[Game] = []
    for _ in range(games):
        seated = [rng.choice(list(strengths)) for _ in range(seats)]
        worth = [exp(strengths[name] + edge * (seat == 0)) for seat, name in enumerate(seated)]
        winner = rng.choices(range(seats), worth)[0]
        played.append((seated, [1.0 if seat == winner else -1.0 for seat in range(seats)], None))
    return played


def test_ratings_are_the_likeliest_ones() -> None:
    """As the library choix finds them, which fits strengths alone: here each pair plays on both seats, alike."""
    rng = Random(2)
    played = matches(rng, {"a": 0.6, "b": 0.0, "c": -0.6}, 200, 2)
    both = [*played, *((seated[::-1], results[::-1], None) for seated, results, _ in played)]
    rated = rate(both, ["a", "b", "c"], held=0.02)
    place = "abc".index
    won = [(place(one[points.index(1.0)]), place(one[points.index(-1.0)])) for one, points, _ in both]
    likeliest = choix.opt_pairwise(3, won, alpha=0.01)
    for name, strength in zip("abc", likeliest - likeliest.mean(), strict=True):
        assert rated[name].mean == pytest.approx(1500 + 400 / log(10) * strength, abs=0.01)


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_come_near_what_is_true_as_sure_as_they_say(seats: int) -> None:
    strengths = {"a": 0.9, "b": 0.3, "c": -0.3, "d": -0.9}
    rated = rate(matches(Random(seats), strengths, 2000, seats, edge=0.7), list(strengths))
    for name, strength in strengths.items():
        assert abs(rated[name].mean - (1500 + 400 / log(10) * strength)) < 3 * rated[name].error < 45


def test_the_order_of_games_makes_no_difference() -> None:
    played = matches(Random(3), {"a": 0.5, "b": 0.0, "c": 0.0}, 100, 3)
    assert rate(played, "abc") == rate(played[::-1], "abc")


def test_a_seat_that_is_worth_more_is_no_strength() -> None:
    """Whoever begins wins three of four: one who always began is no stronger for that."""
    fair = [(("a", "b"), (1.0, -1.0), None), (("b", "a"), (1.0, -1.0), None)] * 30
    fair += [(("a", "b"), (-1.0, 1.0), None), (("b", "a"), (-1.0, 1.0), None)] * 10
    rated = rate([*fair, *[(("a", "b"), (1.0, -1.0), None)] * 30, *[(("a", "b"), (-1.0, 1.0), None)] * 10], "ab")
    assert rated["a"].mean == pytest.approx(1500, abs=1)


def test_whoever_wins_all_has_a_number_and_whoever_meets_only_themselves_the_mean() -> None:
    pairs = [(("a", "b"), (1.0, -1.0), None), (("b", "a"), (-1.0, 1.0), None)] * 20
    rated = rate(pairs, ["a", "b"])
    assert 1700 < rated["a"].mean < 3000
    assert rated["a"].error > 100, "nobody knows how much stronger"
    assert rate([(("a", "a"), (1.0, -1.0), None)], ["a"])["a"].mean == 1500
    assert rate([(("a", "b", "c"), (-1.0, -1.0, -1.0), None)], "abc")["a"].mean == 1500


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
