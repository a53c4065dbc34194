"""A scene for each of the 49 cards that are kept, in the order of the list of cards."""

import pytest

from games.tokyo.monsters import BUNNY, DINO, KING, Table
from tafelrunde.core.values import CHANCE

CITY = ["outside", "city"]
"""Bunny is in Tokyo City, Dino and the others are outside."""
AT_HOME = ["city"]
"""Dino is in Tokyo City."""


@pytest.mark.rule("tokyo.card.acid_attack")
def test_acid_attack_adds_a_claw_to_a_roll_without() -> None:
    table = Table("resolve", "1 1 2 2 3 3", ["acid_attack"], place=CITY).do("pass")
    assert table.hearts == [10, 9]


@pytest.mark.rule("tokyo.card.acid_attack", "tokyo.card.alpha_monster", "tokyo.card.spiked_tail")
def test_acid_attack_feeds_what_needs_a_claw() -> None:
    table = Table("resolve", "1 1 2 2 3 3", ["acid_attack alpha_monster spiked_tail"], place=CITY).do("pass")
    assert table.hearts == [10, 8]
    assert table.gained(DINO) == [(1, "alpha_monster")]


@pytest.mark.rule("tokyo.card.alien_origin", "tokyo.buy.price")
def test_alien_origin_makes_every_card_cheaper() -> None:
    table = Table("buy", cards=["alien_origin"], energy=[4], shop=["apartment_building", "corner_store", "skyscraper"])
    assert table.refuses("buy", card="skyscraper") == "tokyo.buy.price"
    table.buys("apartment_building").draws("monster_pets")
    assert table.energy == [0, 0]
    table.buys("monster_pets")
    assert table.energy == [0, 0], "never below nothing"


@pytest.mark.rule("tokyo.card.alpha_monster")
def test_alpha_monster_scores_once_and_needs_no_victim() -> None:
    table = Table("resolve", "1 2 3 claw claw claw", ["alpha_monster"])
    assert table.gained(DINO) == [(1, "alpha_monster"), (1, "reward")]


@pytest.mark.rule("tokyo.card.armor_plating", "tokyo.city.yield")
def test_armor_plating_ignores_a_single_heart_and_gives_no_right_to_yield() -> None:
    table = Table("resolve", "1 1 2 2 3 claw", ["shrink_ray", "armor_plating"], place=CITY)
    assert table.hearts == [10, 10]
    assert table.shrink == [0, 0]
    assert table.asked == (DINO, "buy")


@pytest.mark.rule("tokyo.card.armor_plating")
def test_armor_plating_lets_two_hearts_through_also_with_a_copy() -> None:
    table = Table(
        "resolve", "1 1 2 2 claw claw", ["", "armor_plating"], ["", "fluxling"], copied="armor_plating", place=CITY
    )
    assert table.hearts == [10, 8]


@pytest.mark.rule("tokyo.card.armor_plating", "tokyo.damage.poison")
def test_armor_plating_ignores_a_single_poison_token() -> None:
    assert Table("end", cards=["armor_plating"], poison=[1]).hearts == [10, 10]
    assert Table("end", cards=["armor_plating"], poison=[2]).hearts == [8, 10]


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
    table.do("dwell", count=1).rolls("heart")
    assert table.cards(BUNNY) == ["background_dweller"], "the die shows a heart in the end"
    table = Table("after", "1 1 2 2 claw claw", ["background_dweller", "psychic_probe"])
    table.do("probe", face="1").rolls("3")
    assert table.asked == (DINO, "probed_again")
    table.passes(DINO)
    assert table.dice == "1 2 2 3 claw claw"


@pytest.mark.rule("tokyo.card.background_dweller", "tokyo.card.camouflage")
def test_background_dweller_rolls_camouflages_threes_again() -> None:
    table = Table("resolve", "1 1 2 claw claw claw", ["", "camouflage background_dweller"], place=CITY)
    table.do("camouflage").do("hide", hearts=0, threes=2)
    assert table.asked == (BUNNY, "camouflage_again")
    table.do("dwell", count=2).do("hide", hearts=2, threes=0)
    assert table.hearts == [10, 9]


@pytest.mark.rule("tokyo.card.burrowing")
def test_burrowing_adds_a_claw_in_tokyo() -> None:
    assert Table("resolve", "1 1 2 2 3 3", ["burrowing"], place=AT_HOME).hearts == [10, 9]
    assert Table("resolve", "1 1 2 2 3 3", ["burrowing"], place=CITY).hearts == [10, 10]


@pytest.mark.rule("tokyo.card.burrowing")
def test_burrowing_bites_who_takes_the_place() -> None:
    table = Table("resolve", "1 1 2 2 3 claw", ["", "burrowing"], place=CITY).do("yield")
    assert table.hearts == [9, 9]
    assert table.place(DINO) == "city"


@pytest.mark.rule("tokyo.card.burrowing", "tokyo.out.turn_ends")
def test_who_dies_by_burrowing_does_not_enter() -> None:
    table = Table("resolve", "1 1 2 2 3 claw", ["", "burrowing"], place=CITY, hearts=[1], seats=3).do("yield")
    assert table.out() == [DINO]
    assert table.field("place") is None
    assert table.table.turn == BUNNY


@pytest.mark.rule("tokyo.card.burrowing")
def test_burrowing_spares_an_attacker_who_was_in_tokyo() -> None:
    table = Table("resolve", "1 1 2 2 3 claw", ["nova_breath", "burrowing"], place=["city", "bay"], seats=5).do("yield")
    assert table.hearts[DINO] == 10
    assert table.place(BUNNY) == "outside"


@pytest.mark.rule("tokyo.card.burrowing")
def test_burrowing_bites_whoever_takes_tokyo_from_its_owner() -> None:
    """City and Bay both yield; only the Bay's monster burrows, and Dino takes the City."""
    table = Table("resolve", "1 1 2 2 3 claw", ["", "", "burrowing"], place=["outside", "city", "bay"], seats=5)
    table.do("yield").do("yield")
    assert table.hearts == [9, 9, 9, 10, 10]
    assert table.place(DINO) == "city"


@pytest.mark.rule("tokyo.card.camouflage")
def test_camouflage_rolls_a_die_for_each_heart_once() -> None:
    table = Table("resolve", "1 1 2 claw claw claw", ["", "camouflage"], place=CITY)
    assert table.asked == (BUNNY, "lose_window")
    table.do("camouflage")
    ask = table.state.ask()
    assert ask is not None
    assert ask.weights is not None
    assert sum(ask.weights) == 6**3
    table.do("hide", hearts=1, threes=1)
    assert table.hearts == [10, 8]
    assert table.asked == (BUNNY, "yield"), "one roll for each event"


@pytest.mark.rule("tokyo.card.camouflage")
def test_camouflage_rolls_for_more_hearts_than_there_are() -> None:
    table = Table("resolve", "1 1 2 claw claw claw", ["", "camouflage"], place=CITY, hearts=[10, 1]).do("camouflage")
    table.do("hide", hearts=3, threes=0)
    assert table.hearts == [10, 1]


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


@pytest.mark.rule("tokyo.card.media_friendly", "tokyo.card.monster_pets")
def test_media_friendly_scores_for_each_purchase_but_its_own() -> None:
    table = Table("buy", energy=[3], stars=[0], shop=["media_friendly", "monster_pets", None]).buys("media_friendly")
    assert table.stars == [0, 0]
    table.draws("wings").buys("monster_pets")
    assert table.gained(DINO) == [(1, "media_friendly")]
    assert table.stars == [0, 0], "the star comes first, then the loss"


@pytest.mark.rule("tokyo.card.eater_of_the_dead")
def test_eater_of_the_dead_scores_even_for_who_comes_back() -> None:
    table = Table(
        "resolve", "1 1 2 2 3 claw", ["", "it_has_a_child", "eater_of_the_dead"], place=CITY, hearts=[10, 1], seats=3
    )
    assert table.stars[KING] == 3
    assert table.hearts[BUNNY] == 10
    alone = Table("end", cards=["eater_of_the_dead"], poison=[1], hearts=[1], seats=3)
    assert alone.gained(DINO) == [], "not for one's own fall"


@pytest.mark.rule("tokyo.card.energy_hoarder")
def test_energy_hoarder_scores_for_each_six() -> None:
    assert Table("end", cards=["energy_hoarder"], energy=[17]).gained(DINO) == [(2, "energy_hoarder")]


@pytest.mark.rule("tokyo.card.even_bigger", "tokyo.dials")
def test_even_bigger_gives_two_hearts_and_a_longer_dial() -> None:
    table = Table("buy", energy=[4], shop=["even_bigger", None, None]).buys("even_bigger")
    assert table.hearts == [12, 10]


@pytest.mark.rule("tokyo.card.even_bigger", "tokyo.dials")
def test_losing_even_bigger_trims() -> None:
    table = Table("end", cards=["even_bigger metamorph"], hearts=[12]).do("sell", card="even_bigger")
    assert table.hearts == [10, 10]


@pytest.mark.rule("tokyo.card.extra_head")
def test_extra_head_rolls_one_die_more() -> None:
    ask = Table("start", cards=["extra_head"]).state.ask()
    assert ask is not None
    assert sum(ask.weights or []) == 6**7


@pytest.mark.rule("tokyo.card.fire_breathing", "tokyo.card.armor_plating")
def test_fire_breathing_adds_to_a_smash_in_one_event() -> None:
    table = Table("resolve", "1 1 2 2 3 claw", ["fire_breathing", "armor_plating"], place=CITY)
    assert table.hearts == [10, 8], "two hearts at once pass the armour; a lone opponent loses only one more"


@pytest.mark.rule("tokyo.card.fire_breathing", "tokyo.damage.smash")
def test_fire_breathing_burns_neighbours_wherever_they_are_without_a_smash() -> None:
    """Dino in the City smashes those outside; Alien in the Bay, to the right, is burned and may not yield."""
    places = ["city", "outside", "outside", "outside", "outside", "bay"]
    table = Table("resolve", "1 1 2 2 3 claw", ["fire_breathing shrink_ray"], place=places, seats=6)
    assert table.hearts == [10, 8, 9, 9, 9, 9]
    assert table.shrink == [0, 1, 1, 1, 1, 0]
    assert table.asked == (DINO, "buy")


@pytest.mark.rule("tokyo.card.fire_breathing")
def test_fire_breathing_is_not_doubled() -> None:
    table = Table("resolve", "1 1 2 2 3 claw", ["fire_breathing"], ["antimatter_beam"], place=CITY)
    assert table.hearts == [10, 7]


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


@pytest.mark.rule("tokyo.card.friend_of_children")
def test_friend_of_children_adds_one_to_each_gain() -> None:
    table = Table("resolve", "1 1 2 energy energy energy", ["friend_of_children"])
    assert table.energy == [4, 0]


@pytest.mark.rule("tokyo.card.giant_brain", "tokyo.roll.extra")
def test_giant_brain_gives_a_fourth_roll() -> None:
    table = Table("start", cards=["giant_brain"]).rolls("1 1 2 2 3 3")
    assert table.table.rolls == 3


@pytest.mark.rule("tokyo.card.gourmet")
def test_gourmet_scores_two_more_for_three_ones() -> None:
    table = Table("resolve", "1 1 1 2 3 3", ["gourmet"])
    assert table.gained(DINO) == [(1, "numbers"), (2, "gourmet"), (1, "reward")]


@pytest.mark.rule("tokyo.card.herbivore")
def test_herbivore_scores_if_nobody_was_hurt() -> None:
    assert Table("end", cards=["herbivore"]).gained(DINO) == [(1, "herbivore")]
    hurt = Table("resolve", "1 1 2 2 3 claw", ["herbivore"], place=CITY).passes(BUNNY, DINO)
    assert hurt.gained(DINO) == []
    armoured = Table("resolve", "1 1 2 2 3 claw", ["herbivore", "armor_plating"], place=CITY).passes(DINO)
    assert armoured.gained(DINO) == [(1, "herbivore")]


@pytest.mark.rule("tokyo.card.herbivore")
def test_herbivore_counts_hearts_lost_by_ones_own_cards_but_not_by_others() -> None:
    own = Table("buy", cards=["herbivore"], energy=[4], shop=["tank", None, None]).buys("tank").draws("monster_pets")
    own.passes(DINO)
    assert own.gained(DINO) == [(4, "tank")]
    bitten = Table("resolve", "1 1 2 2 3 claw", ["herbivore", "jets burrowing"], place=CITY).do("yield").passes(DINO)
    assert bitten.hearts == [9, 10]
    assert bitten.gained(DINO)[-1] == (1, "herbivore")


@pytest.mark.rule("tokyo.card.herd_culler")
def test_herd_culler_turns_one_die_to_a_one() -> None:
    table = Table("after", "1 1 2 2 3 claw", ["herd_culler"])
    assert {args["face"] for args in table.offers("cull")} == {"2", "3", "claw"}
    table.do("cull", face="3")
    assert table.dice == "1 1 1 2 2 claw"
    assert table.stars[DINO] == 2, "once a turn: three 1s, and Dino entered Tokyo"


@pytest.mark.rule("tokyo.card.it_has_a_child", "tokyo.out.revival")
def test_it_has_a_child_brings_back_without_all_but_energy_and_tokens() -> None:
    table = Table(
        "resolve", "1 1 2 2 3 claw", ["", "it_has_a_child wings"], ["", "devious"],
        place=CITY, hearts=[10, 1], stars=[0, 9], energy=[0, 1], wickedness=[0, 4], poison=[0, 2], shrink=[0, 1],
    )  # fmt: skip
    assert table.hearts[BUNNY] == 10
    assert table.stars[BUNNY] == 0
    assert table.wickedness[BUNNY] == 0
    assert table.cards(BUNNY) == table.tiles(BUNNY) == []
    assert table.energy[BUNNY] == 1
    assert (table.poison[BUNNY], table.shrink[BUNNY]) == (2, 1)
    assert table.place(BUNNY) == "outside"
    assert table.place(DINO) == "city", "the place was free"


@pytest.mark.rule("tokyo.card.jets")
def test_jets_yields_unharmed() -> None:
    table = Table("resolve", "1 1 2 claw claw claw", ["shrink_ray fire_breathing", "jets"], place=CITY)
    assert table.asked == (BUNNY, "yield")
    table.do("yield")
    assert table.hearts == [10, 10]
    assert table.shrink == [0, 0]
    assert table.place(DINO) == "city"


@pytest.mark.rule("tokyo.card.jets")
def test_jets_stays_and_takes_the_damage_without_a_second_question() -> None:
    table = Table("resolve", "1 1 2 claw claw claw", ["", "jets camouflage"], place=CITY).passes(BUNNY)
    assert table.asked == (BUNNY, "lose_window")
    table.passes(BUNNY)
    assert table.hearts == [10, 7]
    assert table.asked == (DINO, "buy")


@pytest.mark.rule("tokyo.card.jets")
def test_jets_decides_after_the_others_losses() -> None:
    table = Table("resolve", "1 1 2 2 3 claw", ["nova_breath", "jets", "camouflage"], place=CITY, seats=3)
    assert table.asked == (KING, "lose_window")
    table.passes(KING)
    assert table.asked == (BUNNY, "yield")


@pytest.mark.rule("tokyo.card.jets")
def test_jets_is_not_asked_where_armour_stops_the_smash() -> None:
    table = Table("resolve", "1 1 2 2 3 claw", ["", "jets armor_plating"], place=CITY)
    assert table.asked == (DINO, "buy")
    assert table.place(BUNNY) == "city"


@pytest.mark.rule("tokyo.card.made_in_a_lab", "tokyo.known")
def test_made_in_a_lab_looks_in_secret_and_buys_or_not() -> None:
    table = Table("buy", cards=["made_in_a_lab"], energy=[6], next=["wings"]).do("look")
    assert table.offers("buy") == [{"card": "wings"}]
    assert table.state.view(BUNNY).position()["next"] == ["?"]
    assert table.state.view(DINO).position()["next"] == ["wings"]
    assert table.told("looks")[0].seen_by(BUNNY).args["card"] < 0
    table.passes(DINO)
    assert table.refuses("look") == "tokyo.card.made_in_a_lab"
    bought = Table("buy", cards=["made_in_a_lab"], energy=[6], next=["wings"]).do("look").buys("wings")
    assert bought.cards(DINO) == ["made_in_a_lab", "wings"]
    assert bought.shop() == ["monster_pets", None, None], "nothing is revealed"


@pytest.mark.rule("tokyo.card.made_in_a_lab", "tokyo.copies")
def test_two_labs_look_at_two_cards() -> None:
    table = Table("buy", cards=["made_in_a_lab"], tiles=["fluxling"], copied="made_in_a_lab", next=["wings", "jets"])
    table.do("look").passes(DINO).do("look").passes(DINO)
    assert table.state.view(DINO).position()["next"] == ["wings", "jets"]
    assert table.refuses("look") == "tokyo.card.made_in_a_lab"


@pytest.mark.rule("tokyo.card.metamorph")
def test_metamorph_pays_the_printed_cost() -> None:
    table = Table("end", cards=["metamorph alien_origin wings"])
    table.do("sell", card="wings").do("sell", card="metamorph")
    assert table.energy[DINO] == 9
    assert table.cards(DINO) == ["alien_origin"]
    assert table.discard() == ["metamorph", "wings"]


@pytest.mark.rule("tokyo.card.metamorph", "tokyo.card.friend_of_children")
def test_whether_selling_is_gaining_is_an_option() -> None:
    assert Table("end", cards=["metamorph friend_of_children wings"]).do("sell", card="wings").energy[DINO] == 7
    strict = {"selling_is_gaining": False}
    table = Table("end", cards=["metamorph friend_of_children wings"], options=strict).do("sell", card="wings")
    assert table.energy[DINO] == 6


@pytest.mark.rule("tokyo.card.metamorph", "tokyo.card.friend_of_children")
def test_friend_of_children_adds_nothing_to_its_own_sale() -> None:
    """R50: the card is gone before its price is paid."""
    table = Table("end", cards=["metamorph friend_of_children wings"])
    table.do("sell", card="friend_of_children")
    assert table.energy == [3, 0]
    table.do("sell", card="wings")
    assert table.energy == [9, 0]


@pytest.mark.rule("tokyo.card.nova_breath")
def test_nova_breath_hits_everybody_and_the_attacker_stays_where_it_is() -> None:
    places = ["city", "bay", "outside", "outside", "outside"]
    table = Table("resolve", "1 1 2 2 claw claw", ["nova_breath"], place=places, seats=5)
    assert table.hearts == [10, 8, 8, 8, 8]
    table.do("yield")
    assert table.field("place") == ["city", "outside", "outside", "outside", "outside"]


@pytest.mark.rule("tokyo.card.detritivore")
def test_detritivore_scores_for_one_two_three() -> None:
    table = Table("resolve", "1 1 1 2 3 claw", ["detritivore"], place=AT_HOME)
    assert table.gained(DINO)[0] == (2, "detritivore")
    assert (1, "numbers") not in table.gained(DINO)[:1]


@pytest.mark.rule("tokyo.card.opportunist")
def test_opportunist_buys_before_the_active_monster() -> None:
    table = Table("buy", cards=["", "opportunist"], energy=[3, 9], shop=["corner_store", None, None])
    table.buys("corner_store").draws("wings")
    assert table.asked == (BUNNY, "snatch")
    table.buys("wings").draws("stretchy")
    assert table.asked == (BUNNY, "snatch"), "what replaces it is offered again"
    table.passes(BUNNY)
    assert table.asked == (DINO, "buy") or table.who == CHANCE
    assert table.cards(BUNNY) == ["opportunist", "wings"]


@pytest.mark.rule("tokyo.card.opportunist")
def test_two_opportunists_choose_clockwise_from_the_active_monster() -> None:
    table = Table("buy", cards=["", "opportunist"], tiles=["", "", "fluxling"], copied="opportunist", energy=[2, 9, 9],
                  seats=3).do("sweep").draws("wings", "jets", "tank")  # fmt: skip
    assert table.asked == (BUNNY, "snatch")
    table.buys("jets").draws("stretchy")
    assert [args["card"] for args in table.offers("buy")] == ["stretchy"], "the new card starts with the nearest"
    table.passes(BUNNY)
    assert table.asked == (KING, "snatch")
    table.passes(KING)
    assert [args["card"] for args in table.offers("buy")] == ["tank"], "Bunny may still buy what it can of the others"
    table.passes(BUNNY)
    assert table.asked == (KING, "snatch")
    assert [args["card"] for args in table.offers("buy")] == ["wings", "tank"]


@pytest.mark.rule("tokyo.card.opportunist")
def test_the_active_monsters_own_opportunist_is_not_asked() -> None:
    table = Table("buy", cards=["opportunist"], energy=[9]).do("sweep").draws("wings", "jets", "tank")
    assert table.asked == (DINO, "buy")


@pytest.mark.rule("tokyo.card.parasitic_tentacles", "tokyo.card.smoke_cloud")
def test_parasitic_tentacles_buys_from_others_with_all_that_buying_brings() -> None:
    table = Table(
        "buy", cards=["parasitic_tentacles alien_origin media_friendly", "smoke_cloud friend_of_children"],
        energy=[3], smoke=1,
    ).buys("smoke_cloud")  # fmt: skip
    assert table.energy == [0, 4], "the price goes to the owner, as a gain"
    assert table.stars[DINO] == 1
    assert table.table.smoke == 3
    assert "smoke_cloud" in table.cards(DINO)


@pytest.mark.rule("tokyo.card.parasitic_tentacles", "tokyo.any_time")
def test_rapid_healing_may_be_used_before_it_is_taken() -> None:
    table = Table("buy", cards=["parasitic_tentacles", "rapid_healing"], energy=[3, 2], hearts=[10, 5])
    table.buys("rapid_healing")
    assert table.asked == (BUNNY, "last_chance")
    table.do("heal")
    assert table.hearts == [10, 6]
    assert "rapid_healing" in table.cards(DINO)
    assert table.energy == [0, 3]


@pytest.mark.rule("tokyo.card.plot_twist")
def test_plot_twist_turns_a_die_to_any_face_once() -> None:
    table = Table("after", "1 1 2 2 3 claw", ["plot_twist"]).do("twist", face="claw", to="heart")
    assert table.dice == "1 1 2 2 3 heart"
    assert table.cards(DINO) == []
    assert table.discard() == ["plot_twist"]


@pytest.mark.rule("tokyo.card.poison_quills")
def test_poison_quills_adds_two_claws_to_three_twos() -> None:
    table = Table("resolve", "1 1 2 2 2 3", ["poison_quills spiked_tail"], place=CITY).resolves("claw")
    assert table.hearts == [10, 7]


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


@pytest.mark.rule("tokyo.card.rapid_healing", "tokyo.any_time")
def test_rapid_healing_heals_in_the_buying_step_in_tokyo_too() -> None:
    table = Table("buy", cards=["rapid_healing regeneration"], energy=[5], hearts=[5], place=AT_HOME).do("heal")
    assert (table.hearts[DINO], table.energy[DINO]) == (7, 3)
    full = Table("buy", cards=["rapid_healing"], energy=[5])
    assert full.refuses("heal") == "tokyo.any_time"


@pytest.mark.rule("tokyo.card.rapid_healing", "tokyo.damage.window")
def test_rapid_healing_saves_while_damage_is_pending() -> None:
    table = Table("resolve", "1 1 2 2 claw claw", ["", "rapid_healing"], place=CITY, hearts=[10, 2], energy=[0, 4])
    table.do("heal").passes(BUNNY)
    assert table.hearts == [10, 1]


@pytest.mark.rule("tokyo.card.regeneration")
def test_regeneration_adds_one_to_each_gain() -> None:
    assert Table("resolve", "1 1 2 heart heart heart", ["regeneration"], hearts=[4], place=CITY).hearts == [8, 10]


@pytest.mark.rule("tokyo.card.shrink_ray", "tokyo.damage.tokens")
def test_shrink_ray_gives_one_token_for_each_smash() -> None:
    table = Table("resolve", "1 1 2 claw claw claw", ["shrink_ray"], place=CITY)
    assert table.shrink == [0, 1]
    table.passes(BUNNY, DINO)
    ask = table.state.ask()
    assert ask is not None
    assert sum(ask.weights or []) == 6**5


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


@pytest.mark.rule("tokyo.card.lunar_powered")
def test_lunar_powered_gives_energy_to_who_has_none() -> None:
    assert Table("end", cards=["lunar_powered"]).energy == [1, 0]
    assert Table("end", cards=["lunar_powered"], energy=[1]).energy == [1, 0]


@pytest.mark.rule("tokyo.card.spiked_tail")
def test_spiked_tail_adds_a_claw_to_a_claw() -> None:
    assert Table("resolve", "1 1 2 2 3 claw", ["spiked_tail"], place=CITY).hearts == [10, 8]
    assert Table("resolve", "1 1 2 2 3 3", ["spiked_tail"], place=CITY).hearts == [10, 10]


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


@pytest.mark.rule("tokyo.card.urbavore")
def test_urbavore_feeds_on_tokyo() -> None:
    table = Table("start", cards=["urbavore"], place=AT_HOME)
    assert table.gained(DINO) == [(2, "start"), (1, "urbavore")]
    assert Table("resolve", "1 1 2 2 3 claw", ["urbavore"], place=AT_HOME).hearts == [10, 8]
    assert Table("resolve", "1 1 2 2 3 claw", ["urbavore"], place=CITY).hearts == [10, 9]


@pytest.mark.rule("tokyo.card.were_only_making_it_stronger")
def test_two_hearts_lost_at_once_make_it_stronger() -> None:
    table = Table("resolve", "1 1 2 2 claw claw", ["", "were_only_making_it_stronger"], place=CITY)
    assert table.energy == [0, 1]
    last = Table(
        "resolve", "1 1 2 2 claw claw", ["", "were_only_making_it_stronger zombify"], place=CITY, hearts=[10, 1]
    )
    assert last.energy == [0, 0], "hearts really lost count"


@pytest.mark.rule("tokyo.card.wings")
def test_wings_are_paid_once_the_dice_are_known_and_last_the_turn() -> None:
    table = Table("resolve", "1 1 2 2 claw claw", ["", "wings"], place=CITY, energy=[3, 3],
                  shop=["flame_thrower", None, None]).do("wings")  # fmt: skip
    assert table.asked == (DINO, "buy"), "no heart lost, no right to yield"
    table.buys("flame_thrower")
    assert table.hearts == [10, 10]
    assert table.energy[BUNNY] == 1


@pytest.mark.rule("tokyo.card.hibernation")
def test_a_hibernating_monster_is_out_of_reach_and_out_of_business() -> None:
    table = Table("resolve", "1 1 1 heart energy claw", ["hibernation opportunist"], hearts=[5], energy=[9], stars=[0])
    assert table.asked == (DINO, "choose"), "only hearts and energy count"
    table.resolves("energy").passes(DINO)
    assert (table.hearts[DINO], table.energy[DINO], table.stars[DINO]) == (6, 10, 0)
    assert table.place(DINO) == "outside"
    assert table.asked == (DINO, "buy")
    assert table.refuses("buy", card="monster_pets") == "tokyo.card.hibernation"
    table.do("wake").buys("monster_pets")
    assert "hibernation" in table.discard()


@pytest.mark.rule("tokyo.card.hibernation", "tokyo.damage.poison")
def test_nothing_hurts_in_hibernation() -> None:
    assert Table("end", cards=["hibernation"], poison=[3]).hearts == [10, 10]
    asleep = Table("resolve", "1 1 2 2 3 claw", ["nova_breath", "hibernation"])
    assert asleep.hearts == [10, 10]


@pytest.mark.rule("tokyo.card.hibernation")
def test_hibernation_is_discarded_before_rolling_before_resolving_or_before_entering() -> None:
    assert Table("start", cards=["hibernation"]).asked == (DINO, "waking")
    assert Table("after", "1 1 1 2 2 3", ["hibernation"]).do("wake").gained(DINO)[0] == (1, "numbers")
    assert Table("enter", "1 1 1 2 2 3", ["hibernation"]).do("wake").place(DINO) == "city"


@pytest.mark.rule("tokyo.card.hibernation")
def test_hibernation_is_not_bought_in_tokyo() -> None:
    table = Table("buy", energy=[4], shop=["hibernation", "monster_pets", None], place=AT_HOME)
    assert table.refuses("buy", card="hibernation") == "tokyo.card.hibernation"


@pytest.mark.rule("tokyo.card.nanobots")
def test_nanobots_repair_below_three_hearts() -> None:
    assert Table("start", cards=["nanobots"], hearts=[2]).hearts == [4, 10]
    assert Table("start", cards=["nanobots"], hearts=[3]).hearts == [3, 10]


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


@pytest.mark.rule("tokyo.card.natural_selection")
def test_healing_does_not_help_against_losing_all_hearts() -> None:
    table = Table("end", "1 1 2 2 2 3", ["natural_selection rapid_healing"], energy=[9], hearts=[5], seats=3)
    assert table.out() == [DINO]
    jumping = Table("end", "1 1 2 2 2 3", ["natural_selection super_jump"], energy=[1], hearts=[5])
    assert jumping.do("jump").hearts == [1, 10]


@pytest.mark.rule("tokyo.card.reflective_hide")
def test_reflective_hide_hurts_who_hurts() -> None:
    table = Table("resolve", "1 1 2 claw claw claw", ["", "reflective_hide"], place=CITY)
    assert table.hearts == [9, 7]
    cards = Table("buy", cards=["", "reflective_hide"], energy=[3], shop=["flame_thrower", None, None])
    assert cards.buys("flame_thrower").hearts == [9, 8]
    own = Table("buy", cards=["reflective_hide"], energy=[4], shop=["tank", None, None])
    assert own.buys("tank").hearts == [7, 10]
    assert Table("end", cards=["reflective_hide"], poison=[1]).hearts == [9, 10]


@pytest.mark.rule("tokyo.card.reflective_hide")
def test_the_reflected_heart_can_be_prevented_by_default() -> None:
    roll, cards = "1 1 2 claw claw claw", ["super_jump", "reflective_hide"]
    table = Table("resolve", roll, cards, place=CITY, energy=[1])
    assert table.asked == (DINO, "lose_window")
    assert table.do("jump").hearts == [10, 7]
    strict = Table("resolve", roll, cards, place=CITY, energy=[1], options={"reflection_window": False})
    assert strict.hearts == [9, 7]


@pytest.mark.rule("tokyo.card.reflective_hide")
def test_nothing_is_reflected_by_who_falls_or_twice() -> None:
    table = Table("resolve", "1 1 2 claw claw claw", ["", "reflective_hide"], place=CITY, hearts=[10, 2], seats=3)
    assert table.out() == [BUNNY]
    assert table.hearts[DINO] == 10
    both = Table(
        "resolve", "1 1 2 2 3 claw", ["reflective_hide"], ["", "fluxling"], copied="reflective_hide", place=CITY
    )
    assert both.hearts == [9, 9]


@pytest.mark.rule("tokyo.card.reflective_hide", "tokyo.out.turn_ends")
def test_the_attacker_dies_by_reflection_and_the_wounded_may_still_yield() -> None:
    table = Table("resolve", "1 1 2 2 3 claw", ["", "reflective_hide"], place=CITY, hearts=[1], seats=3)
    assert table.out() == [DINO]
    assert table.asked == (BUNNY, "yield")
    table.do("yield")
    assert table.field("place") is None, "nobody enters"
    assert table.table.turn == BUNNY


@pytest.mark.rule("tokyo.card.super_jump")
def test_super_jump_cancels_one_heart_once_a_turn() -> None:
    table = Table("resolve", "1 1 2 2 claw claw", ["", "super_jump"], place=CITY, energy=[3, 5],
                  shop=["flame_thrower", None, None]).do("jump")  # fmt: skip
    assert table.hearts == [10, 9]
    table.passes(BUNNY).buys("flame_thrower")
    assert table.hearts == [10, 7], "once in each turn of anybody"
    assert table.energy[BUNNY] == 4


@pytest.mark.rule("tokyo.card.unstable_dna")
def test_unstable_dna_is_swapped_when_yielding() -> None:
    table = Table(
        "resolve", "1 1 2 2 3 claw", ["smoke_cloud even_bigger", "unstable_dna"], place=CITY, smoke=2, hearts=[12]
    )
    table.do("yield")
    assert table.asked == (BUNNY, "mutate")
    table.do("swap", card="even_bigger")
    assert table.cards(BUNNY) == ["even_bigger"]
    assert table.cards(DINO) == ["smoke_cloud", "unstable_dna"]
    assert table.hearts == [10, 9], "Dino is trimmed, Bunny gets no hearts"
    table = Table("resolve", "1 1 2 2 3 claw", ["smoke_cloud", "unstable_dna"], place=CITY, smoke=2).do("yield")
    table.do("swap", card="smoke_cloud")
    assert table.table.smoke == 2
    copy = Table("resolve", "1 1 2 2 3 claw", ["unstable_dna"], ["", "fluxling"], copied="unstable_dna", place=CITY)
    assert copy.do("yield").asked == (DINO, "buy"), "a copy cannot be swapped"


@pytest.mark.rule("tokyo.card.zombify", "tokyo.out.revival")
def test_zombify_brings_back_once_with_twelve_hearts_and_without_heart_dice() -> None:
    table = Table("resolve", "1 1 2 2 3 claw", ["", "zombify it_has_a_child"], place=CITY, hearts=[10, 1], stars=[0, 5])
    assert (table.hearts[BUNNY], table.stars[BUNNY]) == (12, 0)
    assert table.cards(BUNNY) == ["zombify"], "first Zombify, which stays as a mark; the other card is gone"
    assert table.field("zombified") == [BUNNY]
    undead = Table("resolve", "heart heart heart 1 2 3", hearts=[5], zombified=[DINO], place=CITY)
    assert undead.hearts == [5, 10]
    again = Table("end", cards=["zombify"], zombified=[DINO], hearts=[1], poison=[1], seats=3)
    assert again.out() == [DINO]
