"""From one turn to the next: what ends with a turn, what does not, and who has won by then."""

import pytest

from games.tokyo.monsters import BUNNY, DINO, KING, KRAKEN, Table
from tafelrunde.core.values import CHANCE

AT_HOME = ["city"]
QUIET = "1 1 2 2 3 3"
"""Dice that do nothing."""
SMASH = "1 1 2 2 3 claw"


def dice_rolled(table: Table) -> int:
    """Return how many dice chance is asked to roll."""
    ask = table.state.ask()
    assert ask is not None
    assert ask.who == CHANCE
    return ask.args["count"]


@pytest.mark.rule("tokyo.card.wings")
def test_wings_do_not_carry_into_the_next_turn() -> None:
    """R27."""
    table = Table("end", winged=[BUNNY], poison=[0, 1]).rolls(QUIET).stops().passes(BUNNY)
    assert table.hearts == [10, 9]


@pytest.mark.rule("tokyo.card.super_jump")
def test_super_jump_may_be_used_again_in_the_next_turn() -> None:
    """R29."""
    table = Table("end", cards=["", "super_jump"], jumped=[0, 1], energy=[0, 1], poison=[0, 1])
    table.rolls(QUIET).stops().passes(BUNNY).do("jump")
    assert table.hearts == [10, 10]


@pytest.mark.rule("tokyo.card.herd_culler")
def test_herd_culler_may_be_used_again_in_the_next_turn() -> None:
    """R20."""
    table = Table("end", cards=["", "herd_culler"], culled=1).rolls(QUIET).stops().do("cull", face="3")
    assert table.dice == "1 1 1 2 2 3"


@pytest.mark.rule("tokyo.card.herbivore")
def test_herbivore_looks_at_its_own_turn() -> None:
    table = Table("end", cards=["", "herbivore"], hurt=1).rolls(QUIET).stops().passes(BUNNY)
    assert table.gained(BUNNY) == [(1, "reward"), (1, "herbivore")]


@pytest.mark.rule("tokyo.card.made_in_a_lab")
def test_made_in_a_lab_looks_again_in_the_next_turn_and_at_the_top_first() -> None:
    table = Table("end", cards=["", "made_in_a_lab"], energy=[0, 9], looks=1, looked=1, next=["wings", "jets"])
    table.rolls(QUIET).stops().do("look")
    assert table.offers("buy") == [{"card": "wings"}]


@pytest.mark.rule("tokyo.city.yield")
def test_an_old_wound_gives_no_right_to_yield() -> None:
    table = Table("end", cards=["armor_plating"], place=AT_HOME, wounded=[DINO]).rolls(SMASH).stops()
    assert table.hearts == [10, 10]
    assert table.asked == (BUNNY, "buy")


@pytest.mark.rule("tokyo.card.burrowing", "tokyo.out.turn_ends")
def test_burrowing_bites_nobody_who_enters_in_a_later_turn() -> None:
    """R80: King yields to an attacker who has fallen by then; Tokyo is free, and Bunny takes nobody's place."""
    cards, places = ["", "", "burrowing reflective_hide"], ["outside", "outside", "city"]
    table = Table("resolve", SMASH, cards, place=places, hearts=[1], seats=3).do("yield")
    table.rolls(QUIET).stops()
    assert (table.out(), table.place(BUNNY)) == ([DINO], "city")
    assert table.hearts == [0, 10, 9]


@pytest.mark.rule("tokyo.extra_turns", "tokyo.card.freeze_time")
def test_the_chain_of_freeze_time_ends_with_its_own_turns() -> None:
    """R52, R53: five dice by Freeze Time, six again in the turns of Final Push and Frenzy."""
    table = Table("end", "1 1 1 2 2 3", ["freeze_time"], ["final_push"], extra=[1]).do("freeze")
    assert dice_rolled(table) == 5
    table.rolls("1 1 2 2 3").stops().passes(DINO)
    assert (table.told("extra-turn")[-1].rule, dice_rolled(table)) == ("tokyo.tile.final_push", 6)
    table.rolls(QUIET).stops().passes(DINO)
    assert (table.told("extra-turn")[-1].rule, dice_rolled(table)) == ("tokyo.card.frenzy", 6)


@pytest.mark.rule("tokyo.extra_turns", "tokyo.card.freeze_time")
def test_frenzy_straight_after_a_chain_rolls_all_dice() -> None:
    table = Table("end", "1 1 2 2 3", ["freeze_time"], chain=1, extra=[1])
    assert (table.told("extra-turn")[-1].rule, dice_rolled(table)) == ("tokyo.card.frenzy", 6)


@pytest.mark.rule("tokyo.win.stars", "tokyo.out.elimination")
def test_who_reaches_twenty_stars_and_falls_does_not_win() -> None:
    """R02: the others play on."""
    table = Table("end", QUIET, stars=[20], poison=[3], hearts=[3], seats=3)
    assert table.out() == [DINO]
    assert table.result is None
    assert (table.table.turn, table.asked) == (BUNNY, (CHANCE, "roll"))


@pytest.mark.rule("tokyo.tile.final_roar", "tokyo.win.stars")
@pytest.mark.parametrize(("stars", "result"), [(18, (-1.0, 1.0, -1.0)), (20, (0.0, 0.0, -1.0))])
def test_a_roar_at_the_end_of_the_turn_does_not_wait_for_the_round(stars: int, result: tuple[float, ...]) -> None:
    options = {"final_roar": "end_of_turn", "end_check": "round"}
    fields = {"stars": [stars, 16], "hearts": [10, 1], "place": ["outside", "city"], "seats": 3, "options": options}
    table = Table("resolve", SMASH, tiles=["", "final_roar"], **fields)  # type: ignore[arg-type]
    assert table.asked == (DINO, "buy")
    assert table.passes(DINO).result == result


@pytest.mark.rule("tokyo.win.stars")
def test_a_round_is_over_when_play_reaches_the_start_player_past_a_monster_that_is_out() -> None:
    table = Table(
        "end", QUIET, stars=[0, 20], hearts=[10, 10, 10, 0], out=[KRAKEN], first=DINO, turn=KING, seats=4,
        options={"end_check": "round"},
    )  # fmt: skip
    assert table.result == (-1.0, 1.0, -1.0, -1.0)


@pytest.mark.rule("tokyo.card.unstable_dna")
def test_only_the_others_swap_unstable_dna_before_the_active_monster_moves_in() -> None:
    table = Table("enter", QUIET, ["unstable_dna", "wings"], yielded=[BUNNY])
    assert table.asked == (DINO, "buy")
    assert table.place(DINO) == "city"
