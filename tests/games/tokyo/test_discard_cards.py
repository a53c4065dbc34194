"""A scene for each of the cards that are discarded when bought, in the order of the list of cards."""

import pytest

from games.tokyo.monsters import ALIEN, BUNNY, DINO, KING, Table
from tafelrunde.core.values import CHANCE

CITY = ["outside", "city"]


def bought(card: str, **fields: object) -> Table:
    """Dino has 9 energy and buys the card, the only one for sale."""
    energy = fields.pop("energy", [9])
    return Table("buy", energy=energy, shop=[card, None, None], **fields).buys(card)  # type: ignore[arg-type]


@pytest.mark.rule("tokyo.card.apartment_building", "tokyo.buy.card")
def test_apartment_building() -> None:
    table = bought("apartment_building")
    assert (table.stars, table.energy) == ([3, 0], [4, 0])
    assert table.discard() == ["apartment_building"]


@pytest.mark.rule("tokyo.card.commuter_train")
def test_commuter_train() -> None:
    table = bought("commuter_train")
    assert (table.stars, table.energy) == ([2, 0], [5, 0])


@pytest.mark.rule("tokyo.card.corner_store")
def test_corner_store() -> None:
    table = bought("corner_store")
    assert (table.stars, table.energy) == ([1, 0], [6, 0])


@pytest.mark.rule("tokyo.card.death_from_above")
def test_death_from_above_takes_the_city_with_its_reward() -> None:
    places = ["outside", "city", "bay"]
    table = bought("death_from_above", place=places, cards=["", "burrowing unstable_dna jets"], seats=5)
    assert table.stars[DINO] == 3
    assert table.field("place") == ["city", "outside", "outside", "outside", "outside"]
    assert table.hearts == [10] * 5, "forced to leave is not to yield"
    assert table.who == CHANCE


@pytest.mark.rule("tokyo.card.death_from_above")
def test_death_from_above_moves_up_from_the_bay_without_reward() -> None:
    table = bought("death_from_above", place=["bay", "city"], seats=5)
    assert table.stars[DINO] == 2
    assert table.field("place") == ["city", "outside", "outside", "outside", "outside"]
    stays = bought("death_from_above", place=["city", "bay"], seats=5)
    assert stays.stars[DINO] == 2
    assert stays.field("place") == ["city", "outside", "outside", "outside", "outside"]


@pytest.mark.rule("tokyo.card.death_from_above", "tokyo.tile.defender_of_tokyo")
def test_death_from_above_is_an_entry_for_defender_of_tokyo() -> None:
    table = bought("death_from_above", place=CITY, tiles=["defender_of_tokyo"], stars=[0, 5])
    assert table.stars == [3, 4]


@pytest.mark.rule("tokyo.card.energize")
def test_energize_is_one_gain() -> None:
    assert bought("energize").energy == [10, 0]
    assert bought("energize", cards=["friend_of_children"]).energy == [11, 0]


@pytest.mark.rule("tokyo.card.evacuation_orders")
def test_evacuation_orders_take_five_stars_from_all_others() -> None:
    table = bought("evacuation_orders", stars=[4, 9, 3], seats=3)
    assert table.stars == [4, 4, 0]


@pytest.mark.rule("tokyo.card.evacuation_orders", "tokyo.known")
def test_the_two_evacuation_orders_cannot_be_told_apart() -> None:
    table = Table("buy", energy=[9, 0], shop=["evacuation_orders", "corner_store", "tank"], seats=2)
    assert [args["card"] for args in table.offers("buy")] == ["corner_store", "evacuation_orders", "tank"]
    table.buys("corner_store")
    ask = table.state.ask()
    assert ask is not None
    assert ask.weights is not None
    assert set(ask.weights) == {1}, "one of the two is left in the deck"
    table.draws("evacuation_orders")
    assert table.shop() == ["evacuation_orders", "evacuation_orders", "tank"]
    both = Table("buy", energy=[9], shop=["corner_store", None, None]).buys("corner_store").state.ask()
    assert both is not None
    assert sorted(both.weights or [])[-2:] == [1, 2]
    assert len(both.actions) == 64


@pytest.mark.rule("tokyo.card.flame_thrower", "tokyo.damage.smash")
def test_flame_thrower_is_no_smash() -> None:
    table = bought("flame_thrower", place=CITY, cards=["shrink_ray"], seats=3)
    assert table.hearts == [10, 8, 8]
    assert table.shrink == [0, 0, 0]
    assert table.who == CHANCE, "nobody may yield; the card is replaced"


@pytest.mark.rule("tokyo.card.frenzy", "tokyo.extra_turns")
def test_frenzy_gives_a_turn_after_this_one() -> None:
    table = bought("frenzy").draws("monster_pets").passes(DINO)
    assert table.asked == (CHANCE, "roll")
    assert table.table.turn == DINO
    assert table.told("extra-turn")[0].rule == "tokyo.card.frenzy"


@pytest.mark.rule("tokyo.card.frenzy", "tokyo.extra_turns")
def test_frenzy_bought_off_turn_interrupts_the_order_once() -> None:
    """King buys it in Dino's turn: after Dino comes King, and then Bunny, who sits left of Dino."""
    table = Table("buy", cards=["", "", "opportunist"], energy=[3, 0, 7], shop=["corner_store", None, None], seats=3)
    table.buys("corner_store").draws("frenzy").buys("frenzy").draws("monster_pets")
    table.passes(KING, DINO)
    assert table.table.turn == KING
    table.rolls("1 1 2 2 3 3").stops().passes(KING)
    assert table.table.turn == BUNNY


@pytest.mark.rule("tokyo.card.gas_refinery")
def test_gas_refinery() -> None:
    table = bought("gas_refinery", seats=3)
    assert (table.stars, table.hearts) == ([2, 0, 0], [10, 7, 7])


@pytest.mark.rule("tokyo.card.high_altitude_bombing", "tokyo.damage.event")
def test_high_altitude_bombing_hits_all_the_buyer_last() -> None:
    table = bought("high_altitude_bombing", seats=3, turn=BUNNY, energy=[0, 4])
    assert table.hearts == [7, 7, 7]
    assert [event.args["seat"] for event in table.told("loses-hearts")] == [KING, DINO, BUNNY]


@pytest.mark.rule("tokyo.card.high_altitude_bombing", "tokyo.win.nobody")
def test_when_all_fall_together_everybody_loses() -> None:
    table = bought("high_altitude_bombing", hearts=[3, 2, 1], seats=3)
    assert table.result == (-1.0, -1.0, -1.0)
    assert table.told("nobody-wins")


@pytest.mark.rule("tokyo.card.jet_fighters")
def test_jet_fighters() -> None:
    table = bought("jet_fighters")
    assert (table.stars, table.hearts) == ([5, 0], [6, 10])


@pytest.mark.rule("tokyo.card.jet_fighters", "tokyo.win.stars")
def test_twenty_stars_do_not_help_who_falls() -> None:
    table = bought("jet_fighters", stars=[15], hearts=[4, 10])
    assert table.result == (-1.0, 1.0)


@pytest.mark.rule("tokyo.card.nuclear_power_plant")
def test_nuclear_power_plant_heals_in_tokyo_too() -> None:
    table = bought("nuclear_power_plant", place=["city"], hearts=[5])
    assert (table.stars, table.hearts) == ([2, 0], [8, 10])


@pytest.mark.rule("tokyo.card.skyscraper")
def test_skyscraper() -> None:
    assert bought("skyscraper").stars == [4, 0]


@pytest.mark.rule("tokyo.card.tank")
def test_tank() -> None:
    table = bought("tank")
    assert (table.stars, table.hearts) == ([4, 0], [7, 10])


@pytest.mark.rule("tokyo.card.vast_storm")
def test_vast_storm_blows_half_of_all_energy_away() -> None:
    table = bought("vast_storm", energy=[9, 7, 1], seats=3)
    assert (table.stars, table.energy) == ([2, 0, 0], [3, 4, 1])


@pytest.mark.rule("tokyo.card.vast_storm", "tokyo.any_time")
def test_rapid_healing_may_be_used_before_the_storm() -> None:
    table = bought("vast_storm", energy=[9, 6], cards=["", "rapid_healing"], hearts=[10, 5])
    assert table.asked == (BUNNY, "last_chance")
    table.do("heal").do("heal").passes(BUNNY)
    assert (table.hearts, table.energy) == ([10, 7], [3, 1])


@pytest.mark.rule("tokyo.card.monster_pets")
def test_monster_pets_take_three_stars_from_everybody() -> None:
    table = bought("monster_pets", stars=[5, 2, 9, 0, 0, 20], seats=6)
    assert table.stars == [2, 0, 6, 0, 0, 17]
    assert table.stars[ALIEN] == 17
    assert table.energy[DINO] == 9
