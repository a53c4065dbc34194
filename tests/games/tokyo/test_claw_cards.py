"""Scenes for the kept cards that have to do with claws and with Tokyo."""

import pytest

from games.tokyo.monsters import BUNNY, DINO, Table

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


@pytest.mark.rule("tokyo.card.alpha_monster")
def test_alpha_monster_scores_once_and_needs_no_victim() -> None:
    table = Table("resolve", "1 2 3 claw claw claw", ["alpha_monster"])
    assert table.gained(DINO) == [(1, "alpha_monster"), (1, "reward")]


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
def test_the_neighbours_of_fire_are_the_next_who_live() -> None:
    """R24."""
    table = Table("resolve", "1 1 2 2 3 claw", ["fire_breathing"], out=[1, 5], hearts=[10, 0, 10, 10, 10, 0], seats=6)
    assert table.hearts == [10, 0, 9, 10, 9, 0]


@pytest.mark.rule("tokyo.card.fire_breathing")
def test_fire_breathing_is_not_doubled() -> None:
    table = Table("resolve", "1 1 2 2 3 claw", ["fire_breathing"], ["antimatter_beam"], place=CITY)
    assert table.hearts == [10, 7]


@pytest.mark.rule("tokyo.card.nova_breath")
def test_nova_breath_hits_everybody_and_the_attacker_stays_where_it_is() -> None:
    places = ["city", "bay", "outside", "outside", "outside"]
    table = Table("resolve", "1 1 2 2 claw claw", ["nova_breath"], place=places, seats=5)
    assert table.hearts == [10, 8, 8, 8, 8]
    table.do("yield")
    assert table.field("place") == ["city", "outside", "outside", "outside", "outside"]


@pytest.mark.rule("tokyo.card.poison_quills")
def test_poison_quills_adds_two_claws_to_three_twos() -> None:
    table = Table("resolve", "1 1 2 2 2 3", ["poison_quills spiked_tail"], place=CITY).resolves("claw")
    assert table.hearts == [10, 7]


@pytest.mark.rule("tokyo.card.shrink_ray", "tokyo.damage.tokens")
def test_shrink_ray_gives_one_token_for_each_smash() -> None:
    table = Table("resolve", "1 1 2 claw claw claw", ["shrink_ray"], place=CITY)
    assert table.shrink == [0, 1]
    table.passes(BUNNY, DINO)
    ask = table.state.ask()
    assert ask is not None
    assert sum(ask.weights or []) == 6**5


@pytest.mark.rule("tokyo.card.spiked_tail")
def test_spiked_tail_adds_a_claw_to_a_claw() -> None:
    assert Table("resolve", "1 1 2 2 3 claw", ["spiked_tail"], place=CITY).hearts == [10, 8]
    assert Table("resolve", "1 1 2 2 3 3", ["spiked_tail"], place=CITY).hearts == [10, 10]


@pytest.mark.rule("tokyo.card.urbavore")
def test_urbavore_feeds_on_tokyo() -> None:
    table = Table("start", cards=["urbavore"], place=AT_HOME)
    assert table.gained(DINO) == [(2, "start"), (1, "urbavore")]
    assert Table("resolve", "1 1 2 2 3 claw", ["urbavore"], place=AT_HOME).hearts == [10, 8]
    assert Table("resolve", "1 1 2 2 3 claw", ["urbavore"], place=CITY).hearts == [10, 9]


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
