"""Scenes for the kept cards that have to do with dice and rolls."""

from typing import cast

import pytest

from games.tokyo.monsters import BUNNY, DINO, KING, Table

CITY = ["outside", "city"]
"""Bunny is in Tokyo City, Dino and the others are outside."""
AT_HOME = ["city"]
"""Dino is in Tokyo City."""


@pytest.mark.rule("tokyo.card.background_dweller")
def test_background_dweller_rolls_threes_again_for_free() -> None:
    table = Table("roll", "3 3 3 heart heart heart", ["background_dweller"], rolls=0)
    table.do("dwell", count=2).rolls("3 claw")
    assert table.dice == "3 3 heart heart heart claw"
    table.do("dwell", count=1).rolls("1")
    assert table.refuses("dwell", count=2) == "tokyo.card.background_dweller"
    table.stops()
    assert table.dice == "1 3 heart heart heart claw"


@pytest.mark.rule("tokyo.card.background_dweller")
def test_background_dweller_rolls_a_probed_three_again_for_either_side() -> None:
    table = Table("after", "1 1 2 2 claw claw", ["", "psychic_probe background_dweller"])
    table.do("probe", face="1").rolls("3")
    assert table.asked == (BUNNY, "probed_again")
    table.do("dwell", count=1).rolls("2")
    assert table.dice == "1 2 2 2 claw claw"
    table = Table("after", "1 1 2 2 claw claw", ["background_dweller", "psychic_probe"])
    table.do("probe", face="1").rolls("3")
    assert table.asked == (DINO, "probed_again")
    table.passes(DINO)
    assert table.dice == "1 2 2 3 claw claw"


@pytest.mark.rule("tokyo.card.psychic_probe", "tokyo.card.background_dweller")
def test_psychic_probe_is_lost_by_its_own_roll_only() -> None:
    """R89: a heart that Background Dweller makes of the probed 3 costs nothing, also after a second 3."""
    table = Table("after", "1 1 2 2 claw claw", ["", "psychic_probe background_dweller"])
    table.do("probe", face="1").rolls("3").do("dwell", count=1).rolls("3").do("dwell", count=1).rolls("heart")
    assert table.dice == "1 2 2 heart claw claw"
    assert table.cards(BUNNY) == ["background_dweller", "psychic_probe"]
    lost = Table("after", "1 1 2 2 claw claw", ["", "psychic_probe"]).do("probe", face="1").rolls("heart")
    assert lost.cards(BUNNY) == []


@pytest.mark.rule("tokyo.roll.extra", "tokyo.card.smoke_cloud", "tokyo.card.energy_drink")
@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_extra_rolls_are_there_throughout_the_roll_step(rolls: int) -> None:
    """R19, R87."""
    table = Table("roll", "1 1 2 2 3 3", ["smoke_cloud energy_drink"], rolls=rolls, energy=[1], place=CITY)
    table.do("smoke").do("drink")
    assert (table.table.rolls, table.table.smoke, table.energy[DINO]) == (rolls + 2, 2, 0)
    assert table.refuses("drink") == "tokyo.card.energy_drink"
    table.do("reroll", dice="1 2").rolls("1 2")
    assert table.asked == (DINO, "keep")
    assert table.offers("smoke") == [{}], "also after a roll"


@pytest.mark.rule("tokyo.card.background_dweller", "tokyo.card.camouflage")
def test_background_dweller_rolls_camouflages_threes_again() -> None:
    table = Table("resolve", "1 1 2 claw claw claw", ["", "camouflage background_dweller"], place=CITY)
    table.do("camouflage").do("hide", hearts=0, threes=2)
    assert table.asked == (BUNNY, "camouflage_again")
    table.do("dwell", count=2).do("hide", hearts=2, threes=0)
    assert table.hearts == [10, 9]


@pytest.mark.rule("tokyo.card.complete_destruction", "tokyo.resolve.contains_claw")
def test_complete_destruction_takes_an_added_claw() -> None:
    table = Table("resolve", "1 2 3 heart energy energy", ["complete_destruction acid_attack"], place=CITY)
    assert table.gained(DINO) == [(9, "complete_destruction")]


@pytest.mark.rule("tokyo.card.complete_destruction", "tokyo.resolve.hearts_in_tokyo")
def test_complete_destruction_counts_hearts_in_tokyo_but_not_a_zombies() -> None:
    roll = "1 2 3 heart energy claw"
    table = Table("resolve", roll, ["complete_destruction"], place=AT_HOME)
    assert table.gained(DINO) == [(9, "complete_destruction")]
    strict = {"hearts_in_tokyo_count": False}
    assert Table("resolve", roll, ["complete_destruction"], place=AT_HOME, options=strict).gained(DINO) == []
    assert Table("resolve", roll, ["complete_destruction"], place=CITY, zombified=[DINO]).stars == [0, 0]


@pytest.mark.rule("tokyo.card.extra_head")
def test_extra_head_rolls_one_die_more() -> None:
    ask = Table("start", cards=["extra_head"]).state.ask()
    assert ask is not None
    assert sum(ask.weights or []) == 6**7


@pytest.mark.rule("tokyo.card.freeze_time")
def test_freeze_time_gives_turns_with_fewer_and_fewer_dice() -> None:
    table = Table("end", "1 1 1 2 3 3", ["freeze_time"])
    assert table.asked == (DINO, "freezing")
    table.do("freeze").rolls("1 1 1 2 2").stops()
    assert table.table.chain == 1
    table.passes(DINO).do("freeze")
    ask = table.state.ask()
    assert ask is not None
    assert sum(ask.weights or []) == 6**4


@pytest.mark.rule("tokyo.card.freeze_time")
def test_freeze_time_may_be_declined_and_counts_on_the_turn_it_is_bought() -> None:
    table = Table("buy", "1 1 1 2 3 3", energy=[6], shop=["freeze_time", "monster_pets", None]).buys("freeze_time")
    table.draws("wings").passes(DINO)
    assert table.asked == (DINO, "freezing")
    table.passes(DINO)
    assert table.table.turn == BUNNY


@pytest.mark.rule("tokyo.card.freeze_time", "tokyo.card.hibernation")
def test_ones_of_a_hibernating_monster_do_not_freeze_time() -> None:
    assert Table("end", "1 1 1 2 3 3", ["freeze_time hibernation"]).table.turn == BUNNY


@pytest.mark.rule("tokyo.card.giant_brain", "tokyo.roll.extra")
def test_giant_brain_gives_a_fourth_roll() -> None:
    table = Table("start", cards=["giant_brain"]).rolls("1 1 2 2 3 3")
    assert table.table.rolls == 3


@pytest.mark.rule("tokyo.card.gourmet")
def test_gourmet_scores_two_more_for_three_ones() -> None:
    table = Table("resolve", "1 1 1 2 3 3", ["gourmet"])
    assert table.gained(DINO) == [(1, "numbers"), (2, "gourmet"), (1, "reward")]


@pytest.mark.rule("tokyo.card.herd_culler")
def test_herd_culler_is_not_asked_about_ones() -> None:
    assert Table("after", "1 1 1 1 1 1", ["herd_culler"], left=[]).asked == (DINO, "buy")
    copied = Table("after", "1 1 1 1 1 2", ["herd_culler"], ["fluxling"], copied="herd_culler")
    assert copied.do("cull", face="2").asked == (DINO, "buy"), "the copy has nothing left to turn"


@pytest.mark.rule("tokyo.card.herd_culler")
def test_herd_culler_turns_one_die_to_a_one() -> None:
    table = Table("after", "1 1 2 2 3 claw", ["herd_culler"])
    assert {args["face"] for args in table.offers("cull")} == {"2", "3", "claw"}
    table.do("cull", face="3")
    assert table.dice == "1 1 1 2 2 claw"
    assert table.stars[DINO] == 2, "once a turn: three 1s, and Dino entered Tokyo"


@pytest.mark.rule("tokyo.card.detritivore")
def test_detritivore_scores_for_one_two_three() -> None:
    table = Table("resolve", "1 1 1 2 3 claw", ["detritivore"], place=AT_HOME)
    assert table.gained(DINO)[0] == (2, "detritivore")
    assert (1, "numbers") not in table.gained(DINO)[:1]


@pytest.mark.rule("tokyo.card.plot_twist")
def test_plot_twist_turns_a_die_to_any_face_once() -> None:
    table = Table("after", "1 1 2 2 3 claw", ["plot_twist"]).do("twist", face="claw", to="heart")
    assert table.dice == "1 1 2 2 3 heart"
    assert table.cards(DINO) == []
    assert table.discard() == ["plot_twist"]


@pytest.mark.rule("tokyo.card.psychic_probe")
def test_psychic_probe_rolls_one_die_and_is_lost_with_a_heart() -> None:
    table = Table("after", "1 1 1 2 3 claw", ["", "psychic_probe"]).do("probe", face="1").rolls("claw")
    assert table.dice == "1 1 2 3 claw claw"
    assert table.cards(BUNNY) == ["psychic_probe"]
    table = Table("after", "1 1 1 2 3 claw", ["", "psychic_probe"]).do("probe", face="1").rolls("heart")
    assert table.cards(BUNNY) == []


@pytest.mark.rule("tokyo.card.psychic_probe", "tokyo.copies")
def test_a_probe_and_its_copy_still_roll_one_die() -> None:
    table = Table("after", "1 1 2 2 3 claw", ["", "psychic_probe"], ["", "fluxling"], copied="psychic_probe")
    table.do("probe", face="1").rolls("claw")
    assert table.asked == (DINO, "buy")


@pytest.mark.rule("tokyo.card.smoke_cloud", "tokyo.roll.extra")
def test_smoke_cloud_has_three_extra_rolls() -> None:
    table = Table("buy", energy=[4], shop=["smoke_cloud", None, None]).buys("smoke_cloud")
    assert table.table.smoke == 3
    table = Table("roll", "1 1 2 2 3 claw", ["smoke_cloud"], rolls=0)
    for left in (2, 1):
        table.do("smoke").do("reroll", dice="1").rolls("1")
        assert table.table.smoke == left
    table.do("smoke")
    assert table.cards(DINO) == []
    assert table.table.rolls == 1


@pytest.mark.rule("tokyo.card.stretchy")
def test_stretchy_turns_dice_as_often_as_it_is_paid() -> None:
    table = Table("after", "1 1 2 2 3 3", ["stretchy"], energy=[5])
    table.do("stretch", face="2", to="1").do("stretch", face="2", to="1")
    assert table.dice == "1 1 1 1 3 3"
    assert table.energy[DINO] == 1
    assert table.asked == (DINO, "buy")


@pytest.mark.rule("tokyo.card.energy_drink", "tokyo.roll.extra")
def test_energy_drink_buys_rolls() -> None:
    table = Table("roll", "1 1 2 2 3 claw", ["energy_drink"], rolls=0, energy=[2])
    table.do("drink").do("reroll", dice="6").rolls("claw").do("drink").do("reroll", dice="6").rolls("1")
    assert table.dice == "1 1 1 2 2 3"
    assert table.energy[DINO] == 0


@pytest.mark.rule("tokyo.card.natural_selection")
def test_natural_selection_gives_and_takes() -> None:
    table = Table(
        "buy", "3 3 1 1 2 2", energy=[2], hearts=[3], shop=["natural_selection", "monster_pets", None], seats=3
    )
    table.buys("natural_selection")
    assert (table.hearts[DINO], table.energy[DINO]) == (7, 4)
    table.draws("wings").passes(DINO)
    assert table.out() == [DINO], "a 3 among the dice of the turn it was bought"
    ask = Table("start", cards=["natural_selection"]).state.ask()
    assert ask is not None
    assert sum(ask.weights or []) == 6**7


@pytest.mark.rule("tokyo.card.natural_selection")
def test_whether_natural_selection_can_be_prevented_is_an_option() -> None:
    table = Table("end", "1 1 2 2 2 3", ["natural_selection wings"], energy=[2])
    assert table.asked == (DINO, "lose_window")
    table.do("wings")
    assert table.hearts == [10, 10]
    strict = {"selection_window": False}
    assert Table("end", "1 1 2 2 2 3", ["natural_selection wings"], energy=[2], options=strict, seats=3).out() == [DINO]
    flying = Table("end", "1 1 2 2 2 3", ["natural_selection"], winged=[DINO], options=strict)
    assert flying.hearts == [10, 10], "wings already paid still carry"


@pytest.mark.rule("tokyo.card.psychic_probe")
def test_only_who_has_psychic_probe_is_waited_for() -> None:
    table = Table("start", cards=["", "", "psychic_probe"], seats=4).rolls("1 1 2 2 3 3").stops()
    steps = [frame["step"] for frame in cast(list[dict[str, object]], table.field("stack"))]
    assert table.who == KING
    assert steps.count("probing") == 1
