"""Positions of Tokyo that nobody should get wrong who has played it a few times."""

import pytest

from bots.asked import LEVELS, choice, sat_down
from games.tokyo.monsters import BUNNY, DINO, Table, Words

SIMULATIONS = 60
OUTSIDE, INSIDE = ["outside", "city"], ["city"]

pytestmark = pytest.mark.parametrize("level", LEVELS)


def answer(table: Table, level: str) -> tuple[str, dict[str, Words]]:
    """Return what a level does where a seat is asked."""
    return choice(table.state, sat_down(table.state, level, SIMULATIONS))


def verb(table: Table, level: str) -> str:
    """Return what is done, without saying with what."""
    return answer(table, level)[0]


def kept(table: Table, level: str) -> list[str]:
    """Return the faces that are kept; all of them where rolling stops."""
    what, args = answer(table, level)
    assert what == "reroll", what
    again = [] if args["dice"] == "none" else str(args["dice"]).split()
    return [face for place, face in enumerate(table.dice.split(), 1) if str(place) not in again]


# Dice


def test_claws_that_end_the_game_are_kept(level: str) -> None:
    table = Table("roll", "1 2 3 claw claw claw", rolls=2, place=OUTSIDE, hearts=[10, 3])
    assert kept(table, level).count("claw") == 3


def test_a_kill_is_worth_more_than_three_of_a_kind(level: str) -> None:
    table = Table("roll", "3 3 3 claw claw heart", rolls=1, place=OUTSIDE, hearts=[6, 2], stars=[4, 12])
    assert kept(table, level).count("claw") == 2


def test_numbers_that_bring_the_last_stars_are_kept(level: str) -> None:
    table = Table("roll", "1 1 1 heart energy claw", rolls=2, place=OUTSIDE, stars=[19, 15])
    assert kept(table, level).count("1") == 3


def test_the_number_that_can_still_win_is_rolled_for(level: str) -> None:
    table = Table("roll", "1 1 3 3 heart claw", rolls=1, place=OUTSIDE, stars=[17, 18], hearts=[10, 10])
    assert kept(table, level) == ["3", "3"]


def test_with_two_hearts_one_heals(level: str) -> None:
    table = Table("roll", "1 2 3 heart heart claw", rolls=1, seats=4, place=OUTSIDE, hearts=[2, 8])
    assert kept(table, level).count("heart") == 2


def test_in_tokyo_hearts_are_rolled_again(level: str) -> None:
    table = Table("roll", "heart heart heart 3 3 3", rolls=2, place=INSIDE, hearts=[4, 9])
    assert "heart" not in kept(table, level)


def test_with_all_hearts_hearts_are_rolled_again(level: str) -> None:
    assert "heart" not in kept(Table("roll", "heart heart heart 1 2 3", rolls=2, place=OUTSIDE), level)


def test_nobody_enters_tokyo_with_a_heart_they_will_lose(level: str) -> None:
    """Whoever smashes the monster there has to take its place when it flees."""
    table = Table("roll", "heart heart claw claw 1 2", rolls=1, seats=4, place=OUTSIDE, hearts=[1, 4, 9, 9])
    assert kept(table, level).count("heart") == 2
    assert "claw" not in kept(table, level)


def test_who_is_about_to_win_in_tokyo_is_smashed(level: str) -> None:
    table = Table("roll", "1 2 heart claw claw claw", rolls=1, seats=3, place=OUTSIDE, stars=[8, 18], hearts=[9, 3])
    assert kept(table, level).count("claw") == 3


def test_who_would_die_of_poison_keeps_a_heart(level: str) -> None:
    table = Table("roll", "3 3 claw claw heart energy", rolls=1, place=OUTSIDE, hearts=[1, 9], poison=[1])
    assert "heart" in kept(table, level)


def test_one_of_each_face_is_kept_for_complete_destruction(level: str) -> None:
    dice = "1 2 3 heart energy claw"
    table = Table("roll", dice, ["complete_destruction"], rolls=2, place=OUTSIDE, stars=[8])
    assert len(kept(table, level)) == 6


def test_natural_selection_leaves_no_three_lying(level: str) -> None:
    table = Table("roll", "1 1 1 3 heart energy", ["natural_selection"], rolls=1, place=OUTSIDE, hearts=[9])
    assert "3" not in kept(table, level)


def test_an_energy_drink_pays_for_the_roll_that_can_win(level: str) -> None:
    cards = ["energy_drink"]
    table = Table("roll", "3 3 1 2 heart heart", cards, rolls=0, place=OUTSIDE, stars=[17, 19], energy=[3])
    assert verb(table, level) == "drink"


def test_plot_twist_turns_the_die_that_wins(level: str) -> None:
    table = Table("roll", "1 3 3 heart energy energy", ["plot_twist"], rolls=1, place=OUTSIDE, stars=[17, 10])
    table.stops()
    what, args = answer(table, level)
    assert (what, args["to"]) == ("twist", "3")


def test_stretchy_turns_the_die_that_kills(level: str) -> None:
    cards, hearts = ["stretchy"], [8, 3]
    table = Table("roll", "1 2 heart energy claw claw", cards, rolls=1, place=OUTSIDE, hearts=hearts, energy=[2])
    table.stops()
    what, args = answer(table, level)
    assert (what, args["to"]) == ("stretch", "claw")


def test_psychic_probe_breaks_the_roll_that_would_win(level: str) -> None:
    table = Table("roll", "3 3 3 1 2 heart", ["", "psychic_probe"], rolls=1, place=OUTSIDE, stars=[17, 10])
    table.stops()
    assert table.who == BUNNY
    assert answer(table, level) == ("probe", {"face": "3"})


# Tokyo


def smashed(hearts: list[int], claws: str = "1 1 2 2 3 claw", **fields: object) -> Table:
    """Return a table where Dino has smashed Bunny, who is in Tokyo and asked whether it yields."""
    table = Table("resolve", claws, place=OUTSIDE, hearts=hearts, **fields)  # type: ignore[arg-type]
    assert table.asked == (BUNNY, "yield")
    return table


def test_who_has_one_heart_left_yields(level: str) -> None:
    assert verb(smashed([10, 2], seats=4), level) == "yield"


def test_who_can_be_killed_by_the_next_smash_yields_at_a_table_of_two(level: str) -> None:
    assert verb(smashed([10, 3]), level) == "yield"


def test_who_wins_by_the_start_of_its_turn_stays(level: str) -> None:
    assert verb(smashed([4, 10], stars=[5, 18]), level) == "pass"


def test_jets_save_the_life_of_who_flees(level: str) -> None:
    table = smashed([10, 3], "1 1 claw claw claw claw", cards=["", "jets"], seats=3)
    assert verb(table, level) == "yield"


# Cards


def test_a_purchase_that_wins_is_made(level: str) -> None:
    shop = ["wings", "corner_store", "monster_pets"]
    table = Table("buy", energy=[9], stars=[19, 19], shop=shop, place=OUTSIDE)
    assert answer(table, level) == ("buy", {"card": "corner_store"})


def test_stars_are_bought_even_for_hearts_when_they_win(level: str) -> None:
    shop = ["tank", "extra_head", "wings"]
    table = Table("buy", energy=[8], stars=[16, 12], hearts=[4, 10], shop=shop, place=OUTSIDE)
    assert answer(table, level) == ("buy", {"card": "tank"})


def test_a_flame_thrower_that_kills_the_last_other_monster_is_bought(level: str) -> None:
    shop = ["skyscraper", "flame_thrower", "extra_head"]
    table = Table("buy", energy=[8], stars=[10, 12], hearts=[4, 2], shop=shop, place=OUTSIDE)
    assert answer(table, level) == ("buy", {"card": "flame_thrower"})


def test_nobody_buys_what_kills_them(level: str) -> None:
    shop = ["jet_fighters", None, None]
    assert verb(Table("buy", energy=[6], hearts=[4, 9], stars=[9, 9], shop=shop, place=OUTSIDE), level) != "buy"


def test_an_extra_die_is_bought_early(level: str) -> None:
    shop = ["extra_head", "opportunist", "unstable_dna"]
    table = Table("buy", seats=4, energy=[7], shop=shop, place=OUTSIDE)
    assert answer(table, level) == ("buy", {"card": "extra_head"})


def test_stars_are_taken_from_who_is_about_to_win(level: str) -> None:
    shop = ["evacuation_orders", "opportunist", "wings"]
    table = Table("buy", energy=[7], stars=[12, 18], shop=shop, place=OUTSIDE)
    assert answer(table, level) == ("buy", {"card": "evacuation_orders"})


# Hearts


def test_wings_are_paid_for_to_live(level: str) -> None:
    table = Table("resolve", "1 1 2 claw claw claw", ["", "wings"], hearts=[10, 3], energy=[0, 2], place=OUTSIDE)
    assert verb(table, level) == "wings"


def test_camouflage_is_tried_for_nothing(level: str) -> None:
    table = Table("resolve", "1 1 2 2 claw claw", ["", "camouflage"], hearts=[10, 5], place=OUTSIDE)
    assert verb(table, level) == "camouflage"


def test_a_super_jump_saves_the_last_heart(level: str) -> None:
    table = Table("resolve", "1 1 2 2 3 claw", ["", "super_jump"], hearts=[10, 1], energy=[0, 3], place=OUTSIDE)
    assert verb(table, level) == "jump"


def test_rapid_healing_saves_the_last_heart(level: str) -> None:
    table = Table("resolve", "1 1 2 2 3 claw", ["", "rapid_healing"], hearts=[10, 1], energy=[0, 2], place=OUTSIDE)
    assert verb(table, level) == "heal"


def test_a_heart_takes_off_the_poison_that_would_kill(level: str) -> None:
    table = Table("resolve", "1 1 2 2 3 heart", poison=[2], hearts=[2, 9], place=OUTSIDE)
    assert answer(table, level) == ("cure", {"token": "poison"})


def test_the_tile_that_heals_is_taken_with_two_hearts(level: str) -> None:
    table = Table("resolve", "1 1 1 2 3 3", wickedness=[5], hearts=[2, 10], seats=4, place=OUTSIDE)
    assert table.asked == (DINO, "take_tile")
    assert answer(table, level) == ("take", {"tile": "full_regeneration"})
