"""Greedy plays Tokyo like a sensible beginner."""

import pytest

from games.tokyo.monsters import DINO, Table
from tafelrunde import arena, bots, games

TOKYO = games.load("tokyo")
CITY = ["outside", "city"]


def answer(table: Table) -> tuple[str, dict[str, str | int | None]]:
    """Return what greedy does where it is asked."""
    view = table.state.view(table.who)
    ask = view.ask()
    assert ask is not None
    return TOKYO.actions_codec.describe(bots.load("greedy-1", "tokyo", 1).choose(view, ask))


def test_three_of_a_kind_are_kept() -> None:
    verb, args = answer(Table("roll", "3 3 3 1 2 heart", rolls=1, place=CITY))
    assert verb == "reroll"
    assert args["dice"] == "1 2 6"


def test_claws_that_kill_are_kept() -> None:
    verb, args = answer(Table("roll", "1 2 3 3 claw claw", rolls=1, place=CITY, hearts=[10, 2]))
    assert (verb, args["dice"]) != ("reroll", "5 6")
    assert "5" not in str(args["dice"])


def test_hearts_are_worthless_in_tokyo_and_dear_outside() -> None:
    inside = answer(Table("roll", "heart heart heart 1 2 3", rolls=2, place=["city"], hearts=[3]))[1]
    assert {"4", "5", "6"} <= set(str(inside["dice"]).split())
    outside = answer(Table("roll", "heart heart heart 1 2 3", rolls=2, place=CITY, hearts=[3]))[1]
    assert outside["dice"] == "1 2 3"


def test_tokyo_is_left_in_time() -> None:
    assert answer(Table("resolve", "1 1 2 2 claw claw", place=CITY, hearts=[10, 5]))[0] == "yield"
    assert answer(Table("resolve", "1 1 2 2 3 claw", place=CITY, hearts=[10, 10]))[0] == "pass"


def test_what_saves_a_life_is_used() -> None:
    table = Table("resolve", "1 1 2 claw claw claw", ["", "wings"], place=CITY, hearts=[10, 3], energy=[0, 2])
    assert answer(table)[0] == "wings"


def test_the_winning_card_is_bought() -> None:
    shop = ["wings", "corner_store", "monster_pets"]
    assert answer(Table("buy", energy=[6], stars=[19], shop=shop)) == ("buy", {"card": "corner_store"})


def test_a_card_that_kills_its_buyer_is_not() -> None:
    table = Table("buy", energy=[5], hearts=[4], stars=[5], shop=["jet_fighters", None, None])
    assert answer(table)[0] != "buy"
    assert table.who == DINO


def test_greedy_beats_random() -> None:
    assert arena.run("tokyo", ["greedy-1", "random"], 40).of("greedy-1").rate >= 0.8


@pytest.mark.long
def test_greedy_beats_random_in_eight_of_ten_games_and_three_of_them_at_a_table_of_four() -> None:
    assert arena.run("tokyo", ["greedy-1", "random"], 1000).of("greedy-1").rate >= 0.80
    assert arena.run("tokyo", ["greedy-1", "random"], 1000, seats=4).of("greedy-1").rate >= 0.55
