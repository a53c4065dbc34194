"""Matches: who sits where, with which chances and rules, and what that shows."""

import pytest

from tafelrunde import arena, games
from tafelrunde.arena.plan import make
from tafelrunde.core.errors import OptionError, TafelrundeError


def test_everybody_plays_on_every_seat_of_each_deal() -> None:
    plan = make("tokyo", ["a", "b", "c"])
    fixtures = [plan.fixture(number) for number in plan.numbers(6)]
    assert [fixture.seated for fixture in fixtures] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)] * 2
    assert [fixture.deal for fixture in fixtures] == [0, 0, 0, 1, 1, 1]


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    plan = make("tokyo", ["a", "b"], seats=4)
    assert plan.bots == ("a", "b", "b", "b")
    assert [plan.fixture(number).seated.index(0) for number in plan.numbers(4)] == [0, 3, 2, 1]


def test_sets_of_options_are_played_in_turn_by_deals() -> None:
    plan = make("tyrant", ["a", "b"], [{"side": "a"}, {"side": "b"}])
    assert [plan.fixture(number).options for number in plan.numbers(8)] == [0, 0, 1, 1, 0, 0, 1, 1]


def test_in_a_round_robin_each_plays_each() -> None:
    plan = make("claim", ["a", "b", "c"], round_robin=True)
    seated = [plan.fixture(number).seated for number in plan.numbers(2)]
    assert seated == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert plan.numbers(2) == plan.numbers(4)[:6], "a longer match goes on with the shorter one"


def test_at_larger_tables_of_a_round_robin_one_sits_against_several_of_the_other() -> None:
    plan = make("tokyo", ["a", "b"], seats=3, round_robin=True)
    assert plan.pairings == [(0, 1, 1), (1, 0, 0)]


@pytest.mark.parametrize("game", ["claim", "tyrant"])
def test_a_deal_brings_both_the_same_chances(game: str) -> None:
    """Two bots that decide alike end each deal alike, whoever sits where: all of chance is paired."""
    results = arena.run(game, ["greedy-1", "greedy-1"], 12)
    ends = [played.result for _, played in results.games]
    assert ends[0::2] == ends[1::2]
    assert len(set(ends)) > 1, "the deals themselves differ"


@pytest.mark.parametrize("game", ["tokyo", "morpork"])
def test_a_deal_begins_with_the_same_chances_and_another_deal_does_not(game: str) -> None:
    from tafelrunde.arena.game import Chance

    starts = []
    for seed in (1, 1, 2):
        state = games.load(game).new()
        Chance(seed).settle(state)
        starts.append(state.key())
    assert starts[0] == starts[1] != starts[2]


def test_scores_are_counted_by_seat_and_options() -> None:
    results = arena.run("tyrant", ["greedy-1", "random"], 8, options=[{"side": "a"}, {"side": "b"}])
    whole = results.of("greedy-1")
    assert (whole.games, whole.won + whole.drawn + whole.lost) == (8, 8)
    assert [results.of("greedy-1", seat).games for seat in range(2)] == [4, 4]
    assert [results.of("greedy-1", options={"side": side}).games for side in "ab"] == [4, 4]
    assert results.of("greedy-1", 0, {"side": "a"}).games == 2
    assert whole.share + results.of("random").share == 8
    assert whole.rate > 0.7
    assert whole.asked > 100
    assert whole.took > 0


def test_the_results_of_a_seed_are_the_same_wherever_it_is_played() -> None:
    alone = arena.run("claim", ["random", "greedy-1"], 6, seed=5)
    beside = arena.run("claim", ["random", "greedy-1"], 6, seed=5, workers=2)
    other = arena.run("claim", ["random", "greedy-1"], 6, seed=6)
    ends = [[(fixture.number, played.result, played.asked) for fixture, played in run.games] for run in (alone, beside)]
    assert ends[0] == ends[1]
    assert ends[0] != [(fixture.number, played.result, played.asked) for fixture, played in other.games]


def test_bots_that_fail_are_counted(faulty: str) -> None:
    results = arena.run("claim", [faulty, "random"], 2)
    failures = results.of(faulty).failures
    assert len(failures) == 52
    assert "it raised RuntimeError: no idea" in failures[0]
    assert not results.of("random").failures


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ({"bots": ["random"]}, "1 bot cannot play a match"),
        ({"bots": ["random", "greedy", "greedy-1"]}, "claim is for 2 players, not for 3"),
        ({"bots": ["random", "deepblue"]}, "there is no bot 'deepblue' for claim"),
        ({"bots": ["random", "greedy-1"], "games": 0}, "a match of 0 games cannot be"),
        ({"bots": ["random", "greedy-1"], "workers": 0}, "0 workers play nothing"),
        ({"bots": ["random", "greedy-1"], "seconds": 0.0}, "a limit of 0.0 seconds cannot be kept"),
        ({"bots": ["random", "greedy-1"], "options": {"first": 9}}, "option 'first' is 9: it takes random, 0, 1"),
        ({"bots": ["random", "random"], "round_robin": True}, "name each once"),
        ({"bots": ["random", "greedy-1"], "cluster": "slurm"}, "there is no cluster 'slurm': there is ray"),
        (
            {"bots": ["random", "greedy", "greedy-1"], "round_robin": True, "sprt": arena.Sprt(0.5, 0.6)},
            "a sequential test is of one pairing",
        ),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_a_sentence(call: dict[str, object], said: str) -> None:
    with pytest.raises(TafelrundeError, match=said):
        arena.run("claim", **call)  # type: ignore[arg-type]


def test_more_bots_than_seats_need_a_round_robin() -> None:
    with pytest.raises(OptionError, match="3 bots for 2 seats: give --round-robin"):
        arena.run("tokyo", ["random", "greedy", "greedy-1"], seats=2)
