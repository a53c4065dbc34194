"""Greedy plays King & Assassins like a sensible beginner, in both roles."""

from typing import cast

import pytest

from games.tyrant.town import named, town
from tafelrunde import arena, bots, games
from tafelrunde.core.engine import State

TYRANT = games.load("tyrant")


def answer(state: State) -> str:
    """Return what greedy does when it is asked in this position."""
    view = state.view(state.who)
    ask = view.ask()
    assert ask is not None
    verb, args = TYRANT.actions_codec.describe(bots.load("greedy-1", "tyrant", 1).choose(view, ask))
    return " ".join([verb, *(str(value) for value in args.values())])


def test_the_king_goes_home() -> None:
    assert answer(town("#-\n ^K\n .-")) == "move king north"
    assert answer(town("#-\n ^-\n .K", points={"knights": 0})) == "move king north"


def test_a_knight_kills_the_assassin_beside_the_king() -> None:
    state = town(".K .A\n .- .1\n .- .-", points={"king": 0})
    assert answer(state) == "strike knight_1 north"


def test_a_suspect_beside_the_king_is_arrested() -> None:
    state = town(".K .a .1\n .- .- .-", points={"king": 0})
    assert answer(state) == "strike knight_1 west"


def test_the_king_ends_his_turn_when_nothing_helps() -> None:
    state = town("#- #- #-\n #1 .K .2\n #- .3 .-", points={"king": 0, "knights": 0})
    assert answer(state) == "end"


def test_the_rebel_strikes_when_two_hits_are_possible() -> None:
    state = town(".a .- .K\n .- .- .-", turn="rebel", assassins="a")
    plan = []
    while state.result() is None:
        plan.append(answer(state))
        verb, *words = plan[-1].split()
        args = dict(zip(("figure", "direction") if len(words) == 2 else ("citizen",), words, strict=True))
        state.apply(TYRANT.actions_codec.number(verb, dict(args)))
    assert plan == ["reveal monk", "move monk east", "strike monk east", "strike monk east"]


def test_the_rebel_waits_while_one_hit_is_all() -> None:
    state = town("""
        .a .- .- .K .- .- .- .- .- .-
        .- .- .- .- .- .- .- .- .- .-
    """, turn="rebel", assassins="a", points={"rebel": 4})  # fmt: skip
    assert not answer(state).startswith(("reveal", "strike"))


def test_a_wounded_king_is_struck_once() -> None:
    state = town(".a .K", turn="rebel", assassins="a", wounds=1, points={"rebel": 2})
    assert answer(state) == f"reveal {named('a')}"


@pytest.mark.parametrize("first", ["monk", "squire", "carpenter"])
def test_the_rebel_goes_on_from_picks_that_are_not_his_own(first: str) -> None:
    """The picks ascend: whatever the first one is, there is a next one."""
    state = TYRANT.position({"turn": "choose", "assassins": [first]})
    for _ in range(2):
        _, citizen = answer(state).split()
        state.apply(TYRANT.actions_codec.number("choose", {"citizen": citizen}))
    assert len(cast(list[str], state.position()["assassins"])) == 3


@pytest.mark.slow
@pytest.mark.parametrize("side", ["a", "b"])
def test_greedy_beats_random_in_both_roles(side: str) -> None:
    """In 1,000 games it wins more than 90 of 100; a short match has to come close."""
    results = arena.run("tyrant", ["greedy-1", "random"], 60, seed=2, options={"side": side})
    assert [results.of("greedy-1", seat).rate >= 0.85 for seat in range(2)] == [True, True]


@pytest.mark.long
@pytest.mark.parametrize("side", ["a", "b"])
def test_greedy_beats_random_in_a_thousand_games(side: str) -> None:
    results = arena.run("tyrant", ["greedy-1", "random"], 2000, options={"side": side})
    assert [results.of("greedy-1", seat).rate >= 0.85 for seat in range(2)] == [True, True]
