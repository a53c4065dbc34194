"""The tables of the game against the box: 66 cards and ten tiles with two sides."""

import pytest

from games.tokyo.printed import CARDS, TILES
from tafelrunde import games
from tafelrunde.games.tokyo.rules.cards import CARD_IDS, CARD_TABLE, KEPT, LEVELS, TILE_IDS, TILE_TABLE
from tafelrunde.games.tokyo.rules.codec import SIDES
from tafelrunde.games.tokyo.rules.position import copies_of
from tafelrunde.text import Text

GAME = games.load("tokyo")
CARD_ROWS = [line.split(" | ") for line in CARDS.strip().splitlines()]
TILE_ROWS = [line.split(" | ") for line in TILES.strip().splitlines()]


def names(kind: str, thing: str) -> list[str]:
    """Return what a thing is called in English and German."""
    return [Text(language).thing(GAME, kind, thing) for language in ("en", "de")]


@pytest.mark.parametrize("row", CARD_ROWS, ids=[row[1] for row in CARD_ROWS])
def test_a_card_has_its_kind_cost_and_names(row: list[str]) -> None:
    card = CARD_IDS.index(row[1])
    kind = "kept" if card < KEPT else "once"
    assert [f"{kind} {copies_of(card)} {CARD_TABLE[card].price}", CARD_IDS[card], *names("card", row[1])] == row


@pytest.mark.parametrize("row", TILE_ROWS, ids=[row[1] for row in TILE_ROWS])
def test_a_side_of_a_tile_has_its_level_and_names(row: list[str]) -> None:
    tile = TILE_IDS.index(row[1])
    assert [f"{TILE_TABLE[tile].price} {SIDES[tile % 2]}", TILE_IDS[tile], *names("tile", row[1])] == row


def test_nothing_is_there_that_the_box_does_not_have() -> None:
    assert [row[1] for row in CARD_ROWS] == CARD_IDS
    assert [row[1] for row in TILE_ROWS] == TILE_IDS, "the two sides of a tile lie together"
    assert sum(copies_of(card) for card in range(len(CARD_IDS))) == 66
    assert sum(copies_of(card) for card in range(KEPT)) == 49
    assert [sum(power.price == level for power in TILE_TABLE) // 2 for level in LEVELS] == [4, 4, 2]
