"""Scenes for the kept cards that guard hearts, give them, or strike back."""

import pytest

from games.tokyo.monsters import BUNNY, DINO, KING, Table
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.cards import CAUSES

CITY = ["outside", "city"]
"""Bunny is in Tokyo City, Dino and the others are outside."""
AT_HOME = ["city"]
"""Dino is in Tokyo City."""


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


@pytest.mark.rule("tokyo.card.even_bigger", "tokyo.dials")
def test_even_bigger_gives_two_hearts_and_a_longer_dial() -> None:
    table = Table("buy", energy=[4], shop=["even_bigger", None, None]).buys("even_bigger")
    assert table.hearts == [12, 10]


@pytest.mark.rule("tokyo.card.even_bigger", "tokyo.dials")
def test_losing_even_bigger_trims() -> None:
    table = Table("end", cards=["even_bigger metamorph"], hearts=[12]).do("sell", card="even_bigger")
    assert table.hearts == [10, 10]


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


@pytest.mark.rule("tokyo.card.regeneration")
def test_regeneration_adds_one_to_each_gain() -> None:
    assert Table("resolve", "1 1 2 heart heart heart", ["regeneration"], hearts=[4], place=CITY).hearts == [8, 10]


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


@pytest.mark.rule("tokyo.card.hibernation", "tokyo.card.detritivore")
def test_detritivore_finds_nothing_in_hibernation() -> None:
    """R70."""
    assert Table("resolve", "1 1 2 2 3 3", ["detritivore"]).gained(DINO)[0] == (2, "detritivore")
    assert Table("resolve", "1 1 2 2 3 3", ["detritivore hibernation"]).gained(DINO) == []


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
    assert again.discard() == ["zombify"], "it leaves with everything else"


@pytest.mark.rule("tokyo.card.zombify")
def test_a_spent_zombify_is_a_marker_and_no_card() -> None:
    """R88: not sold, bought, copied, swapped or counted."""
    mine = {"cards": ["zombify metamorph unstable_dna wings"], "zombified": [DINO]}
    sold = Table("end", **mine)  # type: ignore[arg-type]
    assert [args["card"] for args in sold.offers("sell")] == ["metamorph", "wings", "unstable_dna"]
    assert sold.refuses("sell", card="zombify") == "tokyo.card.metamorph"
    theirs = ["parasitic_tentacles", "zombify wings"]
    bought = Table("buy", cards=theirs, zombified=[BUNNY], energy=[9])
    assert bought.offers("buy") == [{"card": "wings"}, {"card": "monster_pets"}]
    risen = Table("resolve", "1 1 2 2 3 claw", ["parasitic_tentacles", "zombify"], place=CITY, hearts=[10, 1],
                  energy=[9])  # fmt: skip
    assert risen.cards(BUNNY) == ["zombify"]
    assert risen.offers("buy") == [{"card": "monster_pets"}], "it lies there, but is none any more"
    copied = Table("start", cards=["", "zombify wings"], zombified=[BUNNY], tiles=["fluxling"])
    assert copied.offers("copy") == [{"card": "wings"}]
    swapped = Table("resolve", "1 1 2 2 3 claw", ["zombify wings", "unstable_dna"], zombified=[DINO], place=CITY)
    assert swapped.do("yield").offers("swap") == [{"card": "wings"}]
    counted = Table("resolve", "1 1 1 2 3 3", ["zombify wings"], zombified=[DINO], wickedness=[5], place=CITY,
                    left=["have_it_all"])  # fmt: skip
    assert counted.gained(DINO)[1:] == [(1, "have_it_all")]


@pytest.mark.rule("tokyo.card.zombify", "tokyo.tile.fluxling")
def test_a_copy_ends_with_the_zombify_that_is_spent() -> None:
    """R88: and a Zombify used by its copy is not spent, it stays its owner's."""
    cards = ["", "zombify"]
    table = Table("resolve", "1 1 2 2 3 claw", cards, ["fluxling"], copied="zombify", place=CITY, hearts=[10, 1])
    assert (table.field("zombified"), table.field("copied"), table.cards(BUNNY)) == ([BUNNY], None, ["zombify"])
    fields = {"copied": "zombify", "hearts": [10, 1, 10], "seats": 3, "place": CITY}
    lent = Table("resolve", "1 1 2 2 3 claw", ["", "", "zombify"], ["", "fluxling"], **fields)  # type: ignore[arg-type]
    assert lent.field("zombified") == [BUNNY]
    tentacles = Table("end", cards=["", "metamorph zombify"], zombified=[BUNNY], turn=BUNNY, unspent=1)
    assert {"card": "zombify"} in tentacles.offers("sell"), "one that it has bought since is a card"


@pytest.mark.rule("tokyo.card.it_has_a_child", "tokyo.out.revival")
def test_it_has_a_child_keeps_no_card_not_even_the_first_of_the_list() -> None:
    cards = ["", "it_has_a_child acid_attack"]
    table = Table("resolve", "1 1 2 2 3 claw", cards, place=CITY, hearts=[10, 1])
    assert table.cards(BUNNY) == []
    assert sorted(table.discard()) == ["acid_attack", "it_has_a_child"]


@pytest.mark.rule("tokyo.buy.sweep")
def test_energy_that_is_paid_is_told() -> None:
    table = Table("buy", energy=[5]).do("sweep")
    (event,) = table.told("loses-energy")
    assert event.rule == "tokyo.buy.sweep"
    assert event.args == {"seat": DINO, "count": 2, "total": 3, "by": NONE, "cause": CAUSES.index("sweep")}
