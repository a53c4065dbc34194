"""A scene for each of the twenty sides of the wickedness tiles, and for the gauge."""

import pytest

from games.tokyo.monsters import BUNNY, DINO, KING, Table
from tafelrunde.core.values import CHANCE

CITY = ["outside", "city"]
AT_HOME = ["city"]


def took(tile: str, **fields: object) -> Table:
    """Dino rolls three 2s at a wickedness one below the level of the tile, which is the only one left there."""
    level = 10 if tile in ("final_push", "starburst") else 6
    fields.setdefault("place", CITY)
    return Table("resolve", "2 2 2 1 1 3", wickedness=[level - 1], left=[tile], **fields)  # type: ignore[arg-type]


@pytest.mark.rule("tokyo.tile.devious")
def test_devious_rolls_once_more() -> None:
    assert Table("start", tiles=["devious"]).rolls("1 1 2 2 3 3").table.rolls == 3


@pytest.mark.rule("tokyo.tile.barbs", "tokyo.resolve.claw_count")
def test_barbs_add_a_claw_to_two() -> None:
    assert Table("resolve", "1 1 2 2 claw claw", tiles=["barbs"], place=CITY).hearts == [10, 7]
    assert Table("resolve", "1 1 2 2 3 claw", tiles=["barbs"], place=CITY).hearts == [10, 9]
    assert Table("resolve", "1 1 2 2 3 claw", ["acid_attack"], ["barbs"], place=CITY).hearts == [10, 7]


@pytest.mark.rule("tokyo.tile.eternal")
def test_eternal_heals_at_the_start_in_tokyo_too() -> None:
    assert Table("start", cards=["regeneration"], tiles=["eternal"], hearts=[5], place=AT_HOME).hearts == [7, 10]


@pytest.mark.rule("tokyo.tile.final_roar")
def test_final_roar_wins_at_once_and_alone() -> None:
    fields = {"stars": [20, 16], "hearts": [10, 1], "place": CITY, "seats": 3}
    table = Table("resolve", "1 1 2 2 3 claw", ["", "it_has_a_child"], ["", "final_roar"], **fields)  # type: ignore[arg-type]
    assert table.result == (-1.0, 1.0, -1.0)
    quiet = Table(
        "resolve", "1 1 2 2 3 claw", tiles=["", "final_roar"], stars=[0, 15], hearts=[10, 1], place=CITY, seats=3
    )
    assert quiet.out() == [BUNNY]


@pytest.mark.rule("tokyo.tile.final_roar")
def test_final_roar_may_wait_for_the_end_of_the_turn_and_share() -> None:
    fields = {"stars": [20, 16], "hearts": [10, 1], "place": CITY, "seats": 3, "options": {"final_roar": "end_of_turn"}}
    table = Table("resolve", "1 1 2 2 3 claw", tiles=["", "final_roar"], **fields)  # type: ignore[arg-type]
    assert table.asked == (DINO, "buy")
    assert table.passes(DINO).result == (0.0, 0.0, -1.0)


@pytest.mark.rule("tokyo.tile.skulking")
def test_skulking_scores_for_three_ones() -> None:
    assert Table("resolve", "1 1 1 2 2 3", tiles=["skulking"], place=CITY).gained(DINO) == [
        (1, "numbers"),
        (1, "skulking"),
    ]
    earned = Table("resolve", "1 1 1 2 2 3", wickedness=[1], left=["skulking"], place=CITY)
    assert earned.gained(DINO) == [(1, "numbers")], "not for the roll that earned it"


@pytest.mark.rule("tokyo.tile.skulking")
def test_skulking_earned_by_twos_does_not_score_for_ones_of_the_same_roll() -> None:
    table = Table("resolve", "1 1 1 2 2 2", wickedness=[2], left=["skulking"], place=CITY)
    table.do("resolve", face="2")
    assert table.tiles(DINO) == ["skulking"]
    assert table.gained(DINO) == [(2, "numbers"), (1, "numbers")]
    table.passes(DINO).rolls("1 1 2 2 3 3").stops().passes(BUNNY)
    table.rolls("1 1 1 2 2 3").stops()
    assert table.gained(DINO)[-2:] == [(1, "numbers"), (1, "skulking")]


@pytest.mark.rule("tokyo.tile.poison_spit", "tokyo.damage.tokens", "tokyo.damage.poison")
def test_poison_spit_poisons_whom_it_smashes() -> None:
    table = Table("resolve", "1 1 2 claw claw claw", tiles=["poison_spit"], place=CITY)
    assert table.poison == [0, 1]
    table.passes(BUNNY, DINO).rolls("1 1 2 2 3 3").stops().passes(BUNNY)
    assert table.hearts == [10, 6], "a heart for each token at the end of the bearer's turn"
    assert table.poison == [0, 1]


@pytest.mark.rule("tokyo.tile.tireless")
def test_tireless_gives_energy_at_the_start() -> None:
    assert Table("start", tiles=["tireless"]).energy == [1, 0]


@pytest.mark.rule("tokyo.tile.underdog")
def test_underdog_steals_from_whoever_has_more() -> None:
    places = ["city", "outside", "outside", "outside"]
    table = Table("resolve", "1 1 2 2 3 claw", tiles=["underdog"], place=places, stars=[3, 4, 4, 3], seats=4)
    assert table.stars == [5, 3, 3, 3], "measured by the stars before the smash"
    armoured = Table("resolve", "1 1 2 2 3 claw", ["", "armor_plating"], ["underdog"], place=CITY, stars=[3, 9])
    assert armoured.stars == [3, 9]


@pytest.mark.rule("tokyo.tile.cyberbrain")
def test_cyberbrain_rolls_one_die_more() -> None:
    ask = Table("start", tiles=["cyberbrain"]).state.ask()
    assert ask is not None
    assert sum(ask.weights or []) == 6**7


@pytest.mark.rule("tokyo.tile.defender_of_tokyo")
def test_defender_of_tokyo_takes_stars_when_entering_and_starting() -> None:
    assert Table("start", tiles=["defender_of_tokyo"], place=AT_HOME, stars=[0, 5]).stars == [2, 4]
    assert Table("enter", "1 1 2 2 3 3", tiles=["defender_of_tokyo"], stars=[0, 5]).stars == [1, 4]


@pytest.mark.rule("tokyo.tile.defender_of_tokyo", "tokyo.city.start")
def test_the_bay_is_tokyo_when_a_turn_starts_there() -> None:
    fields = {"place": ["bay", "city"], "stars": [0, 5, 5, 5, 5], "seats": 5}
    assert Table("start", **fields).stars == [2, 5, 5, 5, 5]  # type: ignore[arg-type]
    assert Table("start", tiles=["defender_of_tokyo"], **fields).stars == [2, 4, 4, 4, 4]  # type: ignore[arg-type]


@pytest.mark.rule("tokyo.tile.defender_of_tokyo", "tokyo.card.death_from_above", "tokyo.city.bay_closes")
def test_who_moves_from_the_bay_to_the_city_does_not_enter_tokyo() -> None:
    """R66."""
    table = Table("buy", tiles=["defender_of_tokyo"], place=["bay", "city"], stars=[0, 5, 5, 5, 5], energy=[5],
                  shop=["death_from_above", None, None], seats=5).buys("death_from_above")  # fmt: skip
    assert (table.place(DINO), table.stars) == ("city", [2, 5, 5, 5, 5])
    closed = Table("resolve", "1 1 2 2 3 claw", tiles=["", "", "defender_of_tokyo"], place=["outside", "city", "bay"],
                   hearts=[10, 1], stars=[5, 5, 5, 5, 5], seats=5)  # fmt: skip
    assert (closed.place(KING), closed.stars) == ("city", [5, 5, 5, 5, 5])


@pytest.mark.rule("tokyo.tile.evil_lair", "tokyo.buy.price")
def test_evil_lair_makes_cards_cheaper_beside_alien_origin() -> None:
    table = Table("buy", cards=["alien_origin"], tiles=["evil_lair"], energy=[4], shop=["wings", "monster_pets", None])
    assert table.buys("wings").energy == [0, 0]


@pytest.mark.rule("tokyo.tile.fluxling")
def test_fluxling_copies_any_players_card_as_if_just_bought() -> None:
    table = took("fluxling", cards=["", "natural_selection"], hearts=[3])
    assert table.asked == (DINO, "flux")
    table.do("copy", card="natural_selection")
    assert (table.hearts[DINO], table.energy[DINO]) == (7, 4)


@pytest.mark.rule("tokyo.tile.fluxling")
def test_fluxling_moves_at_the_start_of_a_turn_for_free() -> None:
    table = Table("start", cards=["wings", "hibernation jets"], tiles=["fluxling"], copied="wings", place=AT_HOME)
    assert [args["card"] for args in table.offers("copy")] == ["jets"], "not the same again, no Hibernation in Tokyo"
    assert table.refuses("copy", card="hibernation") == "tokyo.card.hibernation"
    assert table.refuses("copy", card="wings") == "tokyo.tile.fluxling"
    table.do("copy", card="jets")
    assert table.field("copied") == "jets"


@pytest.mark.rule("tokyo.tile.fluxling", "tokyo.copies")
def test_a_copy_of_a_reaction_card_reacts_and_adds_to_the_card() -> None:
    table = Table("resolve", "1 1 claw claw claw claw", ["", "super_jump"], ["", "fluxling"], copied="super_jump",
                  place=CITY, energy=[0, 5])  # fmt: skip
    table.do("jump").do("jump")
    assert table.hearts == [10, 8]
    wings = Table(
        "resolve", "1 1 2 2 claw claw", ["wings"], ["", "fluxling"], copied="wings", place=CITY, energy=[0, 2]
    )
    assert wings.do("wings").hearts == [10, 10]


@pytest.mark.rule("tokyo.tile.fluxling")
def test_the_copy_ends_with_the_card_and_stays_when_it_changes_hands() -> None:
    table = Table("end", cards=["metamorph even_bigger"], tiles=["", "fluxling"], copied="even_bigger", hearts=[10, 12])
    table.do("sell", card="even_bigger")
    assert table.field("copied") is None
    assert table.hearts[BUNNY] == 10
    cards, tiles = ["parasitic_tentacles", "wings"], ["", "", "fluxling"]
    bought = Table("buy", cards=cards, tiles=tiles, copied="wings", energy=[6], seats=3).buys("wings")
    assert bought.field("copied") == "wings"


@pytest.mark.rule("tokyo.tile.fluxling")
def test_a_copy_that_discards_itself_rests_until_the_next_turn() -> None:
    fields = {"cards": ["", "plot_twist"], "tiles": ["fluxling"], "copied": "plot_twist"}
    table = Table("after", "1 1 2 2 3 3", **fields).do("twist", face="1", to="2")  # type: ignore[arg-type]
    assert table.field("copied") is None
    assert table.tiles(DINO) == ["fluxling"]
    assert table.cards(BUNNY) == ["plot_twist"]
    endless = Table("after", "1 1 2 2 3 3", options={"spent_copy": "stays"}, **fields)  # type: ignore[arg-type]
    endless.do("twist", face="1", to="2").do("twist", face="1", to="2")
    assert endless.asked == (DINO, "change")
    gone = Table("after", "1 1 2 2 3 3", options={"spent_copy": "takes_tile"}, **fields)  # type: ignore[arg-type]
    assert gone.do("twist", face="1", to="2").tiles(DINO) == []


@pytest.mark.rule("tokyo.tile.fluxling", "tokyo.card.smoke_cloud")
def test_a_copied_smoke_cloud_has_tokens_of_its_own() -> None:
    table = Table("start", cards=["", "smoke_cloud"], tiles=["fluxling"], smoke=1).do("copy", card="smoke_cloud")
    assert (table.table.smoke, table.table.copied_smoke) == (1, 3)
    table = Table(
        "roll", "1 1 2 2 3 3", ["", "smoke_cloud"], ["fluxling"], copied="smoke_cloud", copied_smoke=1, rolls=0
    )
    table.do("smoke")
    assert table.field("copied") is None
    assert table.cards(BUNNY) == ["smoke_cloud"]


@pytest.mark.rule("tokyo.tile.full_regeneration", "tokyo.dials")
def test_full_regeneration_heals_to_twelve_in_tokyo_too() -> None:
    assert took("full_regeneration", place=AT_HOME, hearts=[2]).hearts == [12, 10]
    assert took("full_regeneration", zombified=[DINO], hearts=[2]).hearts == [12, 10]


@pytest.mark.rule("tokyo.tile.have_it_all")
def test_have_it_all_counts_cards_and_then_purchases() -> None:
    table = took("have_it_all", cards=["wings jets"], energy=[3], shop=["corner_store", "monster_pets", None])
    assert table.gained(DINO) == [(2, "numbers"), (2, "have_it_all")]
    table.buys("corner_store")
    assert table.gained(DINO)[2:] == [(1, "have_it_all"), (1, "corner_store")]


@pytest.mark.rule("tokyo.tile.widespread_panic", "tokyo.tiles.gone")
def test_widespread_panic_takes_four_stars_and_is_gone() -> None:
    table = took("widespread_panic", stars=[0, 9, 3], seats=3)
    assert table.stars == [2, 5, 0]
    assert table.tiles(DINO) == []
    assert table.field("left") == []


@pytest.mark.rule("tokyo.tile.sonic_boomer")
def test_sonic_boomer_scores_at_the_start() -> None:
    assert Table("start", tiles=["sonic_boomer"]).stars == [1, 0]


@pytest.mark.rule("tokyo.tile.antimatter_beam", "tokyo.resolve.claw_count")
def test_antimatter_beam_doubles_after_everything_else() -> None:
    table = Table("resolve", "1 1 2 2 claw claw", ["acid_attack spiked_tail"], ["antimatter_beam"], place=CITY)
    assert table.hearts == [10, 2]


@pytest.mark.rule("tokyo.tile.antimatter_beam", "tokyo.tiles.at_once")
def test_a_tile_works_for_groups_not_yet_resolved() -> None:
    fields = {"wickedness": [9], "left": ["antimatter_beam"], "place": CITY}
    assert Table("resolve", "2 2 2 1 claw claw", **fields).resolves("2").hearts == [10, 6]  # type: ignore[arg-type]
    assert Table("resolve", "2 2 2 1 claw claw", **fields).resolves("claw").hearts == [10, 8]  # type: ignore[arg-type]


@pytest.mark.rule("tokyo.tile.final_push", "tokyo.extra_turns")
def test_final_push_gives_and_another_turn() -> None:
    table = took("final_push", hearts=[5])
    assert (table.hearts[DINO], table.energy[DINO]) == (7, 2)
    table.passes(DINO)
    assert (table.table.turn, table.asked) == (DINO, (CHANCE, "roll"))
    assert table.tiles(DINO) == []


@pytest.mark.rule("tokyo.tile.skybeam")
def test_skybeam_doubles_energy_and_heart_dice_in_one_gain() -> None:
    table = Table("resolve", "energy energy heart heart 1 2", ["friend_of_children regeneration"], ["skybeam"],
                  hearts=[2], place=CITY).resolves("energy")  # fmt: skip
    assert (table.energy[DINO], table.hearts[DINO]) == (5, 7)
    cured = Table("resolve", "heart heart 1 2 3 3", tiles=["skybeam"], hearts=[2], poison=[1], place=CITY)
    cured.do("cure", token="poison")
    assert cured.hearts[DINO] == 4, "only dice that heal"


@pytest.mark.rule("tokyo.tile.skybeam", "tokyo.resolve.hearts_in_tokyo")
def test_whether_skybeam_pays_all_dice_is_an_option() -> None:
    assert Table("resolve", "heart heart 1 2 3 3", tiles=["skybeam"], hearts=[2], place=AT_HOME).hearts[DINO] == 2
    loose = {"skybeam": "all_dice"}
    table = Table("resolve", "heart heart 1 2 3 3", tiles=["skybeam"], hearts=[2], place=AT_HOME, options=loose)
    assert table.hearts[DINO] == 4
    twice = Table("resolve", "energy energy 1 2 3 3", ["friend_of_children"], ["skybeam"], place=CITY, options=loose)
    assert twice.energy[DINO] == 6


@pytest.mark.rule("tokyo.tile.skybeam", "tokyo.resolve.hearts")
@pytest.mark.parametrize(("poison", "hearts"), [(1, 2 + 1 + 2), (2, 2 + 2)])
def test_all_dice_are_those_that_take_off_tokens_too(poison: int, hearts: int) -> None:
    """R64."""
    fields = {
        "tiles": ["skybeam"],
        "hearts": [2],
        "poison": [poison],
        "place": CITY,
        "options": {"skybeam": "all_dice"},
    }
    table = Table("resolve", "heart heart 1 2 3 3", **fields)  # type: ignore[arg-type]
    for _ in range(poison):
        table.do("cure", token="poison")
    assert (table.hearts[DINO], table.poison[DINO]) == (hearts, 0)


@pytest.mark.rule("tokyo.tile.starburst", "tokyo.tiles.gone")
def test_starburst_gives_twelve_energy_and_is_gone() -> None:
    table = took("starburst", cards=["friend_of_children"])
    assert table.energy[DINO] == 13
    assert table.tiles(DINO) == []


@pytest.mark.rule("tokyo.tiles.take")
def test_reaching_or_passing_a_level_gives_a_tile_of_choice() -> None:
    table = Table("resolve", "1 1 1 2 2 3", wickedness=[2], place=CITY)
    assert table.wickedness[DINO] == 4
    assert {args["tile"] for args in table.offers("take")} == {"devious", "eternal", "skulking", "tireless"}
    table.do("take", tile="eternal")
    assert table.tiles(DINO) == ["eternal"]


@pytest.mark.rule("tokyo.tiles.take")
def test_two_levels_at_once_give_two_tiles_the_lowest_first() -> None:
    table = Table("resolve", "1 1 1 1 1 1", wickedness=[2], place=CITY)
    assert table.wickedness[DINO] == 6
    table.do("take", tile="devious")
    assert {args["tile"] for args in table.offers("take")} == {
        "cyberbrain", "evil_lair", "full_regeneration", "widespread_panic",
    }  # fmt: skip


@pytest.mark.rule("tokyo.tiles.take")
def test_an_empty_level_gives_nothing_and_the_gauge_stops_at_ten() -> None:
    table = Table("resolve", "1 1 1 1 1 1", wickedness=[9], left=[], place=CITY)
    assert table.wickedness[DINO] == 10
    assert table.told("no-tile")
    assert table.asked == (DINO, "buy")


@pytest.mark.rule("tokyo.resolve.wickedness")
def test_only_full_sets_of_ones_and_twos_are_wicked() -> None:
    assert Table("resolve", "1 1 1 1 1 1", place=CITY, left=[]).wickedness == [4, 0]
    assert Table("resolve", "2 2 2 2 2 1", place=CITY, left=[]).wickedness == [1, 0]
    assert Table("resolve", "3 3 3 3 3 3", place=CITY, left=[]).wickedness == [0, 0]


@pytest.mark.rule("tokyo.tiles.at_once")
def test_evil_lair_works_in_the_same_buying_step_and_dice_from_the_next_turn() -> None:
    table = took("evil_lair", energy=[2], shop=["corner_store", None, None])
    assert table.buys("corner_store").energy[DINO] == 0
    rolls = Table("resolve", "1 1 1 2 2 3", wickedness=[2], left=["devious"], place=CITY)
    assert rolls.asked == (DINO, "buy"), "no further roll in this turn"


@pytest.mark.rule("tokyo.tiles.gone")
def test_tiles_leave_the_game_with_their_owner() -> None:
    table = Table("resolve", "1 1 2 2 3 claw", tiles=["", "devious"], hearts=[10, 1], place=CITY, seats=3)
    assert table.out() == [BUNNY]
    assert table.field("tiles") is None
    assert table.field("left") == []
    assert KING not in table.out()
