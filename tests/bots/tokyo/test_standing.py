"""How monsters stand: what is foreseen of a roll is what comes of it when it is played."""

from typing import cast

import pytest

from games.tokyo.monsters import DINO, Table
from tafelrunde.bots.weights import fitted
from tafelrunde.games.tokyo.bot.knowledge import knowledge
from tafelrunde.games.tokyo.bot.outlook import Outlook, situation
from tafelrunde.games.tokyo.bot.rerolls import number_of
from tafelrunde.games.tokyo.bot.standing import NAMES, Scales, Standing, features, group_of, wait_of
from tafelrunde.games.tokyo.rules.dice import size
from tafelrunde.games.tokyo.rules.state import TokyoState

SCALES = Scales(fitted("tokyo"))
OUTSIDE, INSIDE = ["outside", "city"], ["city"]


def test_every_weight_has_a_number() -> None:
    assert fitted("tokyo").keys() >= set(NAMES)
    assert len(set(NAMES)) == len(NAMES)


def test_a_score_is_the_weighted_sum_of_its_features() -> None:
    weights = fitted("tokyo")
    cards, tiles = ["extra_head wings", "jets"], ["", "devious"]
    table = Table("buy", "", cards, tiles, seats=4, place=OUTSIDE, stars=[7, 18], hearts=[4, 3], energy=[3], poison=[1])
    s = table.table
    for seat in range(4):
        score = SCALES.score(s, seat, group_of(s.living()), wait_of(s, seat))
        total = sum(weights[name] * value for name, value in zip(NAMES, features(s, seat), strict=True))
        assert score == pytest.approx(total)


def test_chances_add_up_to_one_and_nobody_who_is_out_has_any() -> None:
    table = Table("buy", seats=4, place=OUTSIDE, hearts=[4, 3, 0, 9], out=[2])
    chances = Standing(SCALES).chances(table.table)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[2] == 0.0


@pytest.mark.parametrize("dice", ["1 1 1 2 heart energy", "3 3 3 3 energy energy", "2 2 2 heart heart heart"])
@pytest.mark.parametrize("cards", ["", "friend_of_children", "detritivore", "regeneration", "gourmet"])
@pytest.mark.parametrize("place", [OUTSIDE, INSIDE], ids=["outside", "inside"])
def test_a_roll_is_worth_what_comes_of_it(dice: str, cards: str, place: list[str]) -> None:
    table = Table("roll", dice, [cards], seats=3, rolls=1, place=place, hearts=[5, 8, 9], stars=[3, 14], energy=[1])
    s = table.table
    foreseen = Outlook(SCALES).rerolls(s, size(s.dice)).best(number_of(s.dice), 0)
    table.stops()
    while table.asked[1] in ("choose", "hearts"):
        table.state.apply(table.state.legal()[0])
    assert table.asked == (DINO, "buy")
    assert Standing(SCALES).chances(cast(TokyoState, table.state))[DINO] == pytest.approx(foreseen)


def test_a_smash_from_tokyo_is_worth_what_comes_of_it() -> None:
    hearts, stars = [7, 3, 9, 4], [3, 6, 2, 9]
    table = Table("roll", "claw claw claw 1 2 3", seats=4, rolls=1, place=INSIDE, hearts=hearts, stars=stars)
    s = table.table
    foreseen = Outlook(SCALES).rerolls(s, size(s.dice)).best(number_of(s.dice), 0)
    table.stops()
    assert table.out() == [1]
    assert Standing(SCALES).chances(s)[DINO] == pytest.approx(foreseen)


def test_turns_with_other_dice_or_monsters_are_not_taken_for_each_other() -> None:
    one = Table("roll", "1 1 2 2 3 3", rolls=1, place=OUTSIDE).table
    two = Table("roll", "1 1 2 2 3 3", rolls=1, place=OUTSIDE, turn=1).table
    assert len({situation(s, n) for s in (one, two) for n in (6, 7)}) == 4


def test_in_the_middle_of_a_roll_dice_count_as_much_as_they_promise() -> None:
    value = knowledge().value
    good = Table("roll", "3 3 3 3 3 3", rolls=0, cards=["energy_drink"], energy=[1], place=OUTSIDE, stars=[13, 3])
    poor = Table("roll", "1 1 2 2 heart 3", rolls=0, cards=["energy_drink"], energy=[1], place=OUTSIDE, stars=[13, 3])
    assert value.of(good.table)[DINO] > value.of(poor.table)[DINO]
    assert sum(value.of(poor.table)) == pytest.approx(0.0)
