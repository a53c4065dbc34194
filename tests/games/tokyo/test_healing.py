"""Rapid Healing: at any time means wherever it can matter."""

import pytest

from games.tokyo.monsters import BUNNY, DINO, KING, Table
from tafelrunde import games
from tafelrunde.core.values import CHANCE

CITY = ["outside", "city"]
AT_HOME = ["city"]
THREE = "1 1 2 2 2 3"
"""Dice with a 3 among them, for Natural Selection."""


@pytest.mark.rule("tokyo.card.parasitic_tentacles", "tokyo.any_time")
def test_rapid_healing_may_be_used_before_it_is_taken() -> None:
    table = Table("buy", cards=["parasitic_tentacles", "rapid_healing"], energy=[3, 2], hearts=[10, 5])
    table.buys("rapid_healing")
    assert table.asked == (BUNNY, "last_chance")
    table.do("heal")
    assert table.hearts == [10, 6]
    assert "rapid_healing" in table.cards(DINO)
    assert table.energy == [0, 3]


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


@pytest.mark.rule("tokyo.any_time")
def test_rapid_healing_is_asked_where_it_can_matter_only() -> None:
    """R77: the turn with nothing to buy has a question only for who can heal."""
    nothing = {"shop": [None, None, None]}
    assert Table("buy", cards=["rapid_healing"], energy=[2], hearts=[9], **nothing).asked == (DINO, "buy")  # type: ignore[arg-type]
    assert Table("buy", cards=["rapid_healing"], energy=[2], **nothing).asked == (CHANCE, "roll")  # type: ignore[arg-type]
    full = Table("resolve", "1 1 2 2 claw claw", ["", "rapid_healing"], place=CITY, energy=[0, 2])
    assert full.asked == (BUNNY, "yield")


@pytest.mark.rule("tokyo.card.unstable_dna", "tokyo.any_time")
def test_rapid_healing_may_be_used_before_it_is_swapped() -> None:
    """R77."""
    cards = ["rapid_healing", "unstable_dna"]
    table = Table("resolve", "1 1 2 2 3 claw", cards, place=CITY, hearts=[5], energy=[3]).do("yield")
    table.do("swap", card="rapid_healing")
    assert table.asked == (DINO, "last_chance")
    table.do("heal")
    assert (table.hearts[DINO], table.energy[DINO]) == (6, 1)
    assert (table.cards(DINO), table.cards(BUNNY)) == (["unstable_dna"], ["rapid_healing"])


@pytest.mark.rule("tokyo.card.metamorph", "tokyo.any_time", "tokyo.tile.fluxling")
def test_rapid_healing_and_its_copy_may_be_used_before_the_card_is_sold() -> None:
    """R77."""
    cards, tiles = ["metamorph rapid_healing"], ["", "fluxling"]
    table = Table("end", cards=cards, tiles=tiles, copied="rapid_healing", hearts=[5, 5], energy=[2, 3])
    table.do("heal").do("sell", card="rapid_healing")
    assert table.asked == (BUNNY, "last_chance")
    table.do("heal")
    assert table.hearts == [6, 6]
    assert table.energy == [3, 1]
    assert (table.cards(DINO), table.field("copied")) == (["metamorph"], None)


@pytest.mark.rule("tokyo.any_time", "tokyo.card.metamorph")
def test_who_has_sold_metamorph_may_still_heal() -> None:
    """R77: what it was sold for pays for a heart in the same turn."""
    table = Table("end", cards=["metamorph rapid_healing"], energy=[1], hearts=[5]).do("sell", card="metamorph")
    assert table.asked == (DINO, "last_chance")
    table.do("heal").do("heal")
    assert (table.hearts[DINO], table.energy[DINO]) == (7, 0)
    assert table.asked == (CHANCE, "roll")
    full = Table("end", cards=["metamorph rapid_healing"], energy=[1]).do("sell", card="metamorph")
    assert full.asked == (CHANCE, "roll"), "nothing to heal, nothing to ask"


@pytest.mark.rule("tokyo.card.natural_selection")
def test_healing_does_not_help_against_losing_all_hearts() -> None:
    table = Table("end", "1 1 2 2 2 3", ["natural_selection rapid_healing"], energy=[9], hearts=[5], seats=3)
    assert table.out() == [DINO]
    jumping = Table("end", "1 1 2 2 2 3", ["natural_selection super_jump"], energy=[1], hearts=[5])
    assert jumping.do("jump").hearts == [1, 10]


@pytest.mark.rule("tokyo.any_time", "tokyo.card.natural_selection")
def test_healing_first_gives_camouflage_another_die_against_natural_selection() -> None:
    """R26, R36, R77: all hearts there are would be lost, the healed one too."""
    cards = ["natural_selection rapid_healing camouflage"]
    table = Table("end", THREE, cards, energy=[3], hearts=[5])
    table.do("heal")
    assert (table.hearts, table.energy) == ([6, 10], [1, 0])
    table.do("camouflage")
    assert table.state.ask().args["count"] == 6  # type: ignore[union-attr]
    table.do("hide", hearts=1, threes=0)
    assert table.hearts == [1, 10]


@pytest.mark.rule("tokyo.any_time", "tokyo.card.natural_selection")
def test_who_pays_for_wings_too_keeps_the_healed_heart() -> None:
    table = Table("end", THREE, ["natural_selection rapid_healing wings"], energy=[4], hearts=[5])
    table.do("heal").do("wings")
    assert (table.hearts, table.energy) == ([6, 10], [0, 0])
    poor = Table("end", THREE, ["natural_selection rapid_healing wings"], energy=[3], hearts=[5])
    assert poor.refuses("heal") == "tokyo.damage.window", "without the energy for both it only adds to the loss"


@pytest.mark.rule("tokyo.any_time", "tokyo.card.natural_selection")
def test_a_heart_healed_after_the_jump_is_lost_with_the_others() -> None:
    cards = ["natural_selection rapid_healing super_jump camouflage"]
    table = Table("end", THREE, cards, energy=[3], hearts=[5])
    table.do("jump").do("heal").do("camouflage")
    assert table.state.ask().args["count"] == 5  # type: ignore[union-attr]
    table.do("hide", hearts=0, threes=0)
    assert table.hearts == [1, 10], "the one that the jump has saved"


@pytest.mark.rule("tokyo.any_time", "tokyo.tile.fluxling")
@pytest.mark.parametrize("cards", ["rapid_healing", "rapid_healing it_has_a_child"])
def test_the_copy_may_be_used_before_the_card_falls_with_its_owner(cards: str) -> None:
    """R77: whether the owner of the card is out of the game or comes back without it."""
    held, tiles = ["", cards], ["", "", "fluxling"]
    table = Table(
        "resolve", "1 1 2 claw claw claw", held, tiles, seats=3, copied="rapid_healing",
        place=CITY, hearts=[10, 3, 7], energy=[0, 0, 5],
    )  # fmt: skip
    assert table.asked == (KING, "last_chance")
    assert games.load("tokyo").position(table.state.position()) == table.state
    table.do("heal").do("heal")
    assert table.hearts[KING] == 9
    assert table.field("copied") is None
    assert table.hearts[BUNNY] == (10 if "child" in cards else 0)
    assert (table.place(DINO), table.asked) == ("city", (DINO, "buy"))


@pytest.mark.rule("tokyo.any_time", "tokyo.win.last")
def test_nobody_is_asked_to_heal_in_a_game_that_is_won() -> None:
    table = Table(
        "resolve", "1 1 2 claw claw claw", ["", "rapid_healing"], ["fluxling"], copied="rapid_healing",
        place=CITY, hearts=[7, 3], energy=[4],
    )  # fmt: skip
    assert table.result == (1.0, -1.0)
