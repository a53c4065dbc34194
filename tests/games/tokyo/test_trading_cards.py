"""Scenes for the kept cards about buying, selling, energy and stars."""

import pytest

from games.tokyo.monsters import BUNNY, DINO, KING, Table
from tafelrunde.core.values import CHANCE

CITY = ["outside", "city"]
"""Bunny is in Tokyo City, Dino and the others are outside."""


@pytest.mark.rule("tokyo.card.alien_origin", "tokyo.buy.price")
def test_alien_origin_makes_every_card_cheaper() -> None:
    table = Table("buy", cards=["alien_origin"], energy=[4], shop=["apartment_building", "corner_store", "skyscraper"])
    assert table.refuses("buy", card="skyscraper") == "tokyo.buy.price"
    table.buys("apartment_building").draws("monster_pets")
    assert table.energy == [0, 0]
    table.buys("monster_pets")
    assert table.energy == [0, 0], "never below nothing"


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


@pytest.mark.rule("tokyo.card.friend_of_children")
def test_friend_of_children_adds_one_to_each_gain() -> None:
    table = Table("resolve", "1 1 2 energy energy energy", ["friend_of_children"])
    assert table.energy == [4, 0]


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


@pytest.mark.rule("tokyo.card.made_in_a_lab", "tokyo.copies", "tokyo.buy.refill")
def test_a_card_that_is_revealed_no_longer_counts_as_looked_at() -> None:
    """R46: the card left on the deck goes to the display, and the next one is now on top."""
    table = Table("buy", cards=["made_in_a_lab"], tiles=["fluxling"], copied="made_in_a_lab", next=["wings", "jets"],
                  energy=[9], shop=["corner_store", None, None]).do("look").passes(DINO)  # fmt: skip
    table.buys("corner_store").do("look")
    assert table.shop() == ["wings", None, None]
    assert table.offers("buy") == [{"card": "jets"}]


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


@pytest.mark.rule("tokyo.card.opportunist", "tokyo.out.revival")
def test_who_falls_by_what_it_snatched_buys_no_more() -> None:
    """R90: Bunny comes back without cards, and with energy left."""
    table = Table("buy", cards=["", "opportunist it_has_a_child"], energy=[2, 9], hearts=[10, 3])
    table.do("sweep").draws("wings", "jets", "tank")
    assert table.asked == (BUNNY, "snatch")
    table.buys("tank").draws("stretchy")
    assert (table.hearts[BUNNY], table.energy[BUNNY], table.cards(BUNNY)) == (10, 5, [])
    assert table.asked == (DINO, "buy") or table.who == CHANCE


@pytest.mark.rule("tokyo.card.opportunist", "tokyo.tile.fluxling")
def test_who_burns_the_copied_opportunist_buys_no_more() -> None:
    """R90: the card leaves the game with King, and Bunny's copy ends."""
    cards, tiles = ["", "", "opportunist"], ["", "fluxling"]
    table = Table("buy", cards=cards, tiles=tiles, copied="opportunist", energy=[2, 9], hearts=[10, 10, 2], seats=3)
    table.do("sweep").draws("wings", "jets", "flame_thrower").buys("flame_thrower").draws("stretchy")
    assert (table.out(), table.field("copied"), table.energy[BUNNY]) == ([KING], None, 6)
    assert table.who != BUNNY, "the Jets at 5 would be within its means"


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


@pytest.mark.rule("tokyo.card.lunar_powered")
def test_lunar_powered_gives_energy_to_who_has_none() -> None:
    assert Table("end", cards=["lunar_powered"]).energy == [1, 0]
    assert Table("end", cards=["lunar_powered"], energy=[1]).energy == [1, 0]


@pytest.mark.rule("tokyo.card.lunar_powered", "tokyo.card.friend_of_children")
def test_friend_of_children_adds_to_lunar_powered() -> None:
    """R50."""
    assert Table("end", cards=["lunar_powered friend_of_children"]).energy == [2, 0]


@pytest.mark.rule("tokyo.card.parasitic_tentacles", "tokyo.card.even_bigger", "tokyo.dials")
def test_who_must_sell_even_bigger_is_trimmed() -> None:
    """R05."""
    table = Table("buy", cards=["parasitic_tentacles", "even_bigger"], energy=[4], hearts=[10, 12])
    assert table.buys("even_bigger").hearts == [12, 10]
