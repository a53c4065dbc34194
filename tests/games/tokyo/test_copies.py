"""Fluxling's copy: a card and its copy, what a copy may be of, and how it ends."""

from collections.abc import Callable

import pytest

from games.tokyo.monsters import BUNNY, DINO, KING, Table

CITY = ["outside", "city"]
AT_HOME = ["city"]
QUIET = "1 1 2 2 3 3"
"""Dice that do nothing."""
SMASH = "1 1 2 2 3 claw"


def twice(card: str, step: str, dice: str = "", seat: int = DINO, **fields: object) -> Table:
    """A seat has a card, and Fluxling copying it."""
    before = [""] * seat
    return Table(step, dice, [*before, card], [*before, "fluxling"], copied=card, **fields)  # type: ignore[arg-type]


def culls_two_dice() -> bool:
    table = twice("herd_culler", "after", "1 1 2 2 3 claw")
    table.do("cull", face="2").do("cull", face="2")
    return table.dice == "1 1 1 1 3 claw" and table.asked == (DINO, "buy")


def burns_for_two() -> bool:
    return twice("fire_breathing", "resolve", SMASH).hearts == [10, 8]


def bites_twice() -> bool:
    return twice("burrowing", "resolve", SMASH, BUNNY, place=CITY).do("yield").hearts == [8, 9]


def adds_two_claws() -> bool:
    return twice("burrowing", "resolve", SMASH, place=AT_HOME).hearts == [10, 7]


def becomes_stronger_twice() -> bool:
    dice = "1 1 2 2 claw claw"
    return twice("were_only_making_it_stronger", "resolve", dice, BUNNY, place=CITY).energy == [0, 2]


def destroys_everything_twice() -> bool:
    table = twice("complete_destruction", "resolve", "1 2 3 heart energy claw", place=CITY)
    return table.gained(DINO) == [(9, "complete_destruction")] * 2


def is_twice_the_alpha() -> bool:
    return twice("alpha_monster", "resolve", SMASH, place=CITY).gained(DINO) == [(1, "alpha_monster")] * 2


def is_repaired_twice() -> bool:
    return twice("nanobots", "start", hearts=[2]).gained(DINO, "hearts") == [(2, "nanobots")] * 2


def is_charged_twice() -> bool:
    return twice("lunar_powered", "end").gained(DINO, "energy") == [(1, "lunar_powered")] * 2


def hoards_twice() -> bool:
    return twice("energy_hoarder", "end", energy=[13]).gained(DINO) == [(2, "energy_hoarder")] * 2


def eats_twice() -> bool:
    table = twice("eater_of_the_dead", "resolve", SMASH, place=CITY, hearts=[10, 1], seats=3)
    return table.gained(DINO) == [(3, "eater_of_the_dead")] * 2 + [(1, "reward")]


@pytest.mark.rule("tokyo.copies")
@pytest.mark.parametrize(
    "scene",
    [
        culls_two_dice,
        burns_for_two,
        bites_twice,
        adds_two_claws,
        becomes_stronger_twice,
        destroys_everything_twice,
        is_twice_the_alpha,
        is_repaired_twice,
        is_charged_twice,
        hoards_twice,
        eats_twice,
    ],
)
def test_a_card_does_it_all_again_by_its_copy(scene: Callable[[], bool]) -> None:
    """R83, R91: a condition, such as having no energy, is looked at once for both."""
    assert scene()


@pytest.mark.rule("tokyo.copies", "tokyo.card.fire_breathing", "tokyo.card.armor_plating")
def test_the_breath_of_card_and_copy_are_two_losses_unless_the_claws_hit() -> None:
    """R86: King's armour stops each heart alone; Bunny in the City loses the claw and both in one go."""
    cards, places = ["fire_breathing", "armor_plating"], ["outside", "city"]
    fields = {"copied": "fire_breathing", "place": places, "seats": 4}
    smashed = Table("resolve", SMASH, cards, ["fluxling"], **fields)  # type: ignore[arg-type]
    assert smashed.hearts == [10, 7, 10, 8]
    assert [event.args["count"] for event in smashed.told("loses-hearts")] == [3, 1, 1]
    armoured = Table("resolve", SMASH, ["fire_breathing", "", "", "armor_plating"], ["fluxling"], **fields)  # type: ignore[arg-type]
    assert armoured.hearts == [10, 7, 10, 10]
    assert len(armoured.told("unharmed")) == 2


@pytest.mark.rule("tokyo.copies", "tokyo.card.media_friendly")
def test_a_copied_card_gives_stars_to_its_owner_and_to_fluxlings_and_to_nobody_else() -> None:
    def bought(buyer: int) -> list[int]:
        energy = [0] * buyer + [9]
        return Table(
            "buy", QUIET, ["media_friendly"], ["", "fluxling"], turn=buyer, copied="media_friendly",
            energy=energy, shop=["vast_storm", None, None], seats=3,
        ).buys("vast_storm").stars  # fmt: skip

    assert [bought(buyer)[buyer] for buyer in (DINO, BUNNY, KING)] == [3, 3, 2]


@pytest.mark.rule("tokyo.copies", "tokyo.card.natural_selection")
def test_natural_selection_takes_what_is_left_again_by_its_copy() -> None:
    """R86: Super Jump saves one heart from the card, and the copy takes it."""
    cards = "natural_selection super_jump"
    once = Table("end", QUIET, [cards], energy=[1], seats=3).do("jump")
    assert (once.hearts[DINO], once.out()) == (1, [])
    table = Table("end", QUIET, [cards], ["fluxling"], copied="natural_selection", energy=[1], seats=3).do("jump")
    assert table.out() == [DINO]
    assert [event.args["count"] for event in table.told("loses-hearts")] == [9, 1]


@pytest.mark.rule("tokyo.copies", "tokyo.card.natural_selection", "tokyo.out.revival")
def test_who_comes_back_from_natural_selection_has_lost_the_copy_too() -> None:
    cards = ["natural_selection it_has_a_child"]
    table = Table("end", QUIET, cards, ["fluxling"], copied="natural_selection", seats=3)
    assert (table.hearts[DINO], table.cards(DINO), len(table.told("falls"))) == (10, [], 1)


@pytest.mark.rule("tokyo.tile.fluxling", "tokyo.copies")
def test_fluxling_may_copy_a_card_of_its_owner() -> None:
    """R63."""
    table = Table("start", cards=["extra_head"], tiles=["fluxling"]).do("copy", card="extra_head")
    assert table.state.ask().args["count"] == 8  # type: ignore[union-attr]


@pytest.mark.rule("tokyo.tile.fluxling", "tokyo.card.psychic_probe")
def test_a_copied_probe_that_rolls_a_heart_ends_and_leaves_the_card() -> None:
    """R63."""
    cards, tiles = ["", "", "psychic_probe"], ["", "fluxling"]
    table = Table("after", QUIET, cards, tiles, copied="psychic_probe", seats=3).do("probe", face="1").rolls("heart")
    assert table.field("copied") is None
    assert (table.tiles(BUNNY), table.cards(KING)) == (["fluxling"], ["psychic_probe"])
    assert table.asked == (KING, "probing")


@pytest.mark.rule("tokyo.tile.fluxling", "tokyo.card.psychic_probe", "tokyo.card.smoke_cloud")
@pytest.mark.parametrize("option", ["ends", "stays", "takes_tile"])
@pytest.mark.parametrize("card", ["psychic_probe", "smoke_cloud"])
def test_what_becomes_of_a_spent_copy_is_an_option(card: str, option: str) -> None:
    fields = {"copied": card, "options": {"spent_copy": option}}
    if card == "psychic_probe":
        table = Table("after", QUIET, ["", "", card], ["", "fluxling"], seats=3, **fields)
        table.do("probe", face="1").rolls("heart")
    else:
        cards, tiles = ["", "", card], ["", "fluxling"]
        table = Table("roll", QUIET, cards, tiles, seats=3, turn=BUNNY, copied_smoke=1, **fields)
        table.do("smoke")
        assert table.refuses("smoke") == "tokyo.card.smoke_cloud", "no token is left"
    assert table.field("copied") == (card if option == "stays" else None)
    assert table.tiles(BUNNY) == ([] if option == "takes_tile" else ["fluxling"])
    assert table.cards(KING) == [card]


@pytest.mark.rule("tokyo.tile.fluxling", "tokyo.out.elimination", "tokyo.out.revival")
@pytest.mark.parametrize("cards", ["", "it_has_a_child"])
def test_the_copy_is_gone_with_the_tile_of_who_falls(cards: str) -> None:
    held, tiles = ["", cards, "smoke_cloud"], ["", "fluxling"]
    table = Table(
        "resolve", SMASH, held, tiles, copied="smoke_cloud", copied_smoke=2, place=CITY, hearts=[10, 1], seats=3
    )
    assert table.told("falls")
    assert (table.field("copied"), table.field("copied_smoke")) == (None, None)
    assert table.tiles(BUNNY) == []
    assert table.cards(KING) == ["smoke_cloud"]


@pytest.mark.rule("tokyo.card.hibernation", "tokyo.tile.fluxling")
@pytest.mark.parametrize("owner", [DINO, BUNNY])
def test_waking_ends_the_copy_too(owner: int) -> None:
    """R70: of one's own card, which is discarded, or of another's, which stays."""
    held = ["hibernation"] if owner == DINO else ["", "hibernation"]
    table = Table("start", cards=held, tiles=["fluxling"], copied="hibernation").do("wake")
    assert table.field("copied") is None
    assert table.cards(BUNNY) == (["hibernation"] if owner == BUNNY else [])
    table.rolls(QUIET).stops()
    assert table.place(DINO) == "city", "awake"
