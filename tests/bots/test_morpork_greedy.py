"""Greedy plays Ankh-Morpork towards its own goal, and against what the others might be."""

import pytest

from tafelrunde import arena, bots, games

MORPORK = games.load("morpork")


def answer(**position: object) -> str:
    """Return what greedy does when seat 0 is asked in this position."""
    state = MORPORK.position(position)
    view = state.view(0)
    ask = view.ask()
    assert ask is not None
    assert ask.who == 0
    greedy = bots.load("greedy-1", "morpork", 1)
    greedy.begin(MORPORK, 0, state.options)
    verb, args = MORPORK.actions_codec.describe(greedy.choose(view, ask))
    return " ".join([verb, *map(str, args.values())])


def placing(who: str, **position: object) -> str:
    """Return where greedy places a minion."""
    stack = [
        {"step": "turn_end", "who": 0},
        {"step": "finish", "card": "groat"},
        {"step": "place", "who": 0, "card": "groat", "index": 0},
    ]
    people = [who, "lord_rust" if who != "lord_rust" else "lord_selachii"]
    return answer(stack=stack, last="groat", played=["groat"], personality=people, **position)


def test_lord_vetinari_spreads_his_spies() -> None:
    assert placing("lord_vetinari", areas={"dimwell": {"minions": [1, 0]}}) != "area dimwell"


def test_the_dragon_king_looks_for_trouble() -> None:
    troubled = ["dolly_sisters", "unreal_estate", "small_gods", "the_hippo", "isle_of_gods", "nap_hill", "longwall"]
    areas = {area: {"minions": [1, 1], "trouble": True} for area in troubled} | {"dimwell": {"minions": [1, 1]}}
    assert placing("dragon_king_of_arms", areas=areas) == "area dimwell"


def test_a_lord_takes_the_lead_where_it_is_even() -> None:
    areas = {"dimwell": {"minions": [1, 1], "trouble": True}, "longwall": {"minions": [2, 0], "trouble": True}}
    assert placing("lord_rust", areas=areas) != "area longwall"


def test_money_is_not_refused() -> None:
    stack = [
        {"step": "turn_end", "who": 0},
        {"step": "finish", "card": "dr_cruces"},
        {"step": "money", "who": 0, "card": "dr_cruces", "index": 1},
    ]
    assert answer(stack=stack, last="dr_cruces", played=["dr_cruces"]) == "use"


def test_a_minion_is_saved() -> None:
    stack = [
        {"step": "turn_end", "who": 1},
        {"step": "finish", "card": "mr_gryle"},
        {"step": "remove", "who": 0, "area": "dimwell", "by": 1, "card": None, "stage": 1},
        {"step": "remove_window", "who": 0},
    ]
    areas = {"dimwell": {"minions": [1, 1], "trouble": True}}
    fields = {"turn": 1, "last": "mr_gryle", "played": ["mr_gryle"], "hand": [["gaspode"], []]}
    people = ["lord_vetinari", "lord_rust"]
    assert answer(stack=stack, areas=areas, personality=people, **fields) == "play gaspode"


@pytest.mark.slow
def test_greedy_beats_random_in_a_few_games() -> None:
    assert arena.run("morpork", ["greedy-1", "random"], 12, seed=3).of("greedy-1").won >= 7


@pytest.mark.long
def test_greedy_beats_random_in_four_of_five_games() -> None:
    results = arena.run("morpork", ["greedy-1", "random"], 1000)
    assert results.of("greedy-1").rate >= 0.8


@pytest.mark.long
def test_greedy_wins_half_of_the_games_against_three_random_players() -> None:
    results = arena.run("morpork", ["greedy-1", "random"], 1000, seats=4)
    assert results.of("greedy-1").rate >= 0.5
