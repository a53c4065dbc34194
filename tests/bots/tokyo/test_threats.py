"""Positions of Tokyo where this turn, or the next one of somebody else, decides: family by family."""

import pytest

from bots.asked import LEVELS
from bots.tokyo.test_positions import INSIDE, OUTSIDE, kept, verb
from games.tokyo.monsters import Table

pytestmark = pytest.mark.parametrize("level", LEVELS)


@pytest.mark.parametrize(
    ("dice", "stars", "face", "number"),
    [
        ("1 1 1 heart energy claw", 19, "1", 3),
        ("1 1 1 1 energy claw", 18, "1", 4),
        ("1 1 1 1 1 claw", 17, "1", 5),
        ("2 2 2 heart energy claw", 18, "2", 3),
        ("2 2 2 2 heart claw", 17, "2", 4),
        ("3 3 3 heart energy claw", 17, "3", 3),
        ("3 3 3 3 energy claw", 16, "3", 4),
        ("3 3 3 3 3 claw", 15, "3", 5),
    ],
)
def test_numbers_that_win_are_not_rolled_again(level: str, dice: str, stars: int, face: str, number: int) -> None:
    table = Table("roll", dice, rolls=1, seats=3, place=OUTSIDE, stars=[stars, 12, 12])
    assert kept(table, level).count(face) == number


@pytest.mark.parametrize(
    ("claws", "hearts"),
    [(1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (4, 4), (5, 5), (6, 6)],
)
def test_claws_that_kill_the_last_rival_are_not_rolled_again(level: str, claws: int, hearts: int) -> None:
    dice = " ".join(["1", "2", "3", "heart", "energy", "1"][: 6 - claws] + ["claw"] * claws)
    table = Table("roll", dice, rolls=1, place=OUTSIDE, hearts=[8, hearts], stars=[3, 15])
    assert kept(table, level).count("claw") >= hearts


@pytest.mark.parametrize(
    ("stars", "hearts", "own"),
    [(16, 2, 9), (17, 2, 6), (18, 2, 9), (16, 2, 5), (17, 1, 9), (18, 1, 6), (17, 2, 10)],
)
def test_whoever_may_win_next_from_tokyo_is_killed_and_nobody_heals(
    level: str, stars: int, hearts: int, own: int
) -> None:
    dice = "1 heart heart energy claw claw"
    table = Table("roll", dice, rolls=1, seats=3, place=OUTSIDE, stars=[11, stars, 9], hearts=[own, hearts, 6])
    assert kept(table, level).count("claw") >= hearts


@pytest.mark.parametrize("own", [5, 6, 7, 8])
def test_whoever_may_win_next_from_tokyo_is_attacked_rather_than_wounds_healed(level: str, own: int) -> None:
    dice = "1 heart heart energy claw claw"
    table = Table("roll", dice, rolls=2, seats=3, place=OUTSIDE, stars=[11, 16, 12], hearts=[own, 4, 5])
    assert kept(table, level).count("claw") == 2


@pytest.mark.parametrize("shop", [["wings", "extra_head", "jets"], ["nova_breath", "wings", None]])
@pytest.mark.parametrize(("energy", "place"), [(2, OUTSIDE), (3, OUTSIDE), (3, INSIDE), (4, OUTSIDE)])
def test_cards_are_not_replaced_by_who_could_hardly_pay_for_one(
    level: str, shop: list[str | None], energy: int, place: list[str]
) -> None:
    table = Table("buy", seats=3, energy=[energy], shop=shop, place=place, hearts=[7, 6, 5], stars=[4, 6, 8])
    assert verb(table, level) != "sweep"
