"""Cards that meet: what one does to the other."""

import pytest

from games.tokyo.monsters import BUNNY, DINO, Table
from tafelrunde.core.values import CHANCE, NONE

CITY = ["outside", "city"]
AT_HOME = ["city"]


@pytest.mark.rule("tokyo.card.acid_attack", "tokyo.card.fire_breathing", "tokyo.resolve.contains_claw")
def test_an_added_claw_breathes_fire() -> None:
    table = Table("resolve", "1 1 2 2 3 3", ["acid_attack fire_breathing"], place=CITY)
    assert table.hearts == [10, 8]


@pytest.mark.rule("tokyo.card.armor_plating", "tokyo.card.burrowing", "tokyo.card.reflective_hide")
def test_armour_stops_burrowing_reflection_and_a_lone_breath_of_fire() -> None:
    cards = ["armor_plating", "burrowing reflective_hide"]
    assert Table("resolve", "1 1 2 2 claw claw", cards, place=CITY).do("yield").hearts == [10, 8]
    burned = Table("resolve", "1 1 2 2 3 claw", ["fire_breathing", "armor_plating"])
    assert burned.hearts == [10, 10]


@pytest.mark.rule("tokyo.card.camouflage", "tokyo.damage.poison")
def test_camouflage_works_against_poison_and_cards() -> None:
    table = Table("end", cards=["camouflage"], poison=[2]).do("camouflage").do("hide", hearts=1, threes=0)
    assert table.hearts == [9, 10]
    bombed = Table("buy", cards=["", "camouflage"], energy=[3], shop=["flame_thrower", None, None])
    bombed.buys("flame_thrower").do("camouflage").do("hide", hearts=2, threes=0)
    assert bombed.hearts == [10, 10]


@pytest.mark.rule("tokyo.card.camouflage", "tokyo.copies")
def test_a_copied_camouflage_rolls_once_more_for_what_is_left() -> None:
    table = Table(
        "resolve", "1 1 2 claw claw claw", ["", "camouflage"], ["", "fluxling"], copied="camouflage", place=CITY
    )
    table.do("camouflage").do("hide", hearts=1, threes=0).do("camouflage").do("hide", hearts=1, threes=0)
    assert table.hearts == [10, 9]


@pytest.mark.rule("tokyo.card.opportunist", "tokyo.card.alien_origin", "tokyo.card.media_friendly")
def test_discounts_and_stars_for_buying_come_off_turn_too() -> None:
    table = Table("buy", cards=["", "opportunist alien_origin media_friendly"], energy=[3, 5],
                  shop=["corner_store", None, None]).buys("corner_store").draws("wings").buys("wings")  # fmt: skip
    assert table.energy == [0, 0]
    assert table.gained(BUNNY) == [(1, "media_friendly")]


@pytest.mark.rule("tokyo.card.made_in_a_lab")
def test_who_can_pay_no_card_of_the_deck_need_not_be_asked_about_the_one_on_top() -> None:
    penniless = Table("buy", cards=["made_in_a_lab"], energy=[0]).do("look").draws("wings")
    assert penniless.state.forced() == penniless.state.game.actions_codec.number("pass", {})
    thrifty = Table("buy", cards=["made_in_a_lab"], energy=[3]).do("look").draws("wings")
    assert len(thrifty.state.legal()) == 1
    assert thrifty.state.forced() == NONE, "not to ask would tell that a dear card lies there"


@pytest.mark.rule("tokyo.card.made_in_a_lab", "tokyo.card.opportunist")
def test_what_is_bought_from_the_lab_is_not_revealed_to_opportunists() -> None:
    table = Table("buy", cards=["made_in_a_lab", "opportunist"], energy=[6, 9], next=["wings"]).do("look").buys("wings")
    assert table.asked == (DINO, "buy")


@pytest.mark.rule("tokyo.card.wings", "tokyo.damage.tokens")
def test_in_the_air_no_tokens_are_given() -> None:
    table = Table("resolve", "1 1 2 2 claw claw", ["shrink_ray", "wings"], place=CITY, energy=[0, 2]).do("wings")
    assert table.shrink == [0, 0]


@pytest.mark.rule("tokyo.card.even_bigger", "tokyo.card.regeneration")
def test_regeneration_adds_to_even_bigger() -> None:
    table = Table("buy", cards=["regeneration"], energy=[4], hearts=[5], shop=["even_bigger", None, None])
    assert table.buys("even_bigger").hearts == [8, 10]


@pytest.mark.rule("tokyo.card.metamorph")
def test_without_metamorph_nothing_more_is_sold() -> None:
    table = Table("end", cards=["metamorph wings"]).do("sell", card="metamorph")
    assert table.asked == (CHANCE, "roll")
    assert table.cards(DINO) == ["wings"]


@pytest.mark.rule("tokyo.card.zombify", "tokyo.card.nuclear_power_plant")
def test_a_zombie_is_healed_by_cards() -> None:
    table = Table("buy", zombified=[DINO], hearts=[8], energy=[6], shop=["nuclear_power_plant", None, None])
    assert table.buys("nuclear_power_plant").hearts == [11, 10]


@pytest.mark.rule("tokyo.card.freeze_time", "tokyo.city.start")
def test_the_turn_of_freeze_time_is_a_full_turn() -> None:
    table = Table("end", "1 1 1 2 3 3", ["freeze_time"], place=AT_HOME).do("freeze")
    assert table.gained(DINO) == [(2, "start")]


@pytest.mark.rule("tokyo.card.jets", "tokyo.card.burrowing", "tokyo.card.unstable_dna")
def test_who_leaves_by_jets_has_yielded() -> None:
    table = Table("resolve", "1 1 2 2 claw claw", ["wings", "jets burrowing unstable_dna"], place=CITY).do("yield")
    assert table.hearts == [9, 10]
    assert table.asked == (BUNNY, "mutate")
    table.do("swap", card="wings")
    assert table.cards(DINO) == ["unstable_dna"]


@pytest.mark.rule("tokyo.card.super_jump", "tokyo.card.camouflage", "tokyo.card.wings")
def test_camouflage_comes_before_or_after_wings_as_its_owner_likes() -> None:
    cards = ["", "camouflage wings super_jump"]
    table = Table("resolve", "1 1 2 claw claw claw", cards, place=CITY, energy=[0, 3])
    table.do("camouflage").do("hide", hearts=0, threes=3).do("jump").do("wings")
    assert (table.hearts, table.energy) == ([10, 10], [0, 0])


@pytest.mark.rule("tokyo.card.psychic_probe", "tokyo.copies")
def test_a_copied_probe_ends_with_the_card_before_its_turn_comes() -> None:
    table = Table(
        "after",
        "1 1 1 3 claw claw",
        ["", "psychic_probe"],
        ["", "", "fluxling"],
        copied="psychic_probe",
        seats=3,
        options={"tiles": "green"},
    )
    table.do("probe", face="1").do("roll", roll="heart")
    assert table.state.stack[-1].step.name != "probing"


@pytest.mark.rule("tokyo.card.jets", "tokyo.copies")
def test_copied_jets_put_nothing_off_once_the_card_is_gone() -> None:
    table = Table(
        "resolve",
        "claw claw",
        ["", "jets"],
        ["", "", "fluxling"],
        copied="jets",
        seats=5,
        options={"tiles": "green"},
        place=["outside", "city", "bay", "outside", "outside"],
        hearts=[5, 2, 2, 5, 5],
    )
    table.do("pass")
    assert table.hearts[:3] == [5, 0, 0]
