"""The tables of the game against what is printed: 101 cards, twelve areas."""

import pytest

from games.morpork.printed import AREAS, PRINTED
from tafelrunde.games import rulebook
from tafelrunde.games.morpork.rules import areas
from tafelrunde.games.morpork.rules.cards import DECK, DECKS, SYMBOL_IDS, TEXT, TEXT_IDS

CARDS = [line.split(" : ") for line in PRINTED.strip().splitlines()]
BOARD = [line.split() for line in AREAS.strip().splitlines()]


@pytest.mark.rule("morpork.symbol.order")
@pytest.mark.parametrize(("number", "printed"), list(enumerate(CARDS)), ids=[row[0].split()[1] for row in CARDS])
def test_a_card_is_as_printed(number: int, printed: list[str]) -> None:
    card = DECK[number]
    shown = [f"${s.amount}" if SYMBOL_IDS[s.kind] == "money" else SYMBOL_IDS[s.kind] for s in card.symbols]
    assert [f"{DECKS[card.deck]:6} {card.name}", " ".join(shown) or "-"] == printed
    assert (TEXT[number] >= 0) is ("scroll" in printed[1])


def test_there_are_48_and_53_cards() -> None:
    assert [sum(card.deck == deck for card in DECK) for deck in range(2)] == [48, 53]
    assert len({card.name for card in DECK}) == 101
    assert len(TEXT_IDS) == 47


@pytest.mark.parametrize("printed", BOARD, ids=[row[1] for row in BOARD])
def test_an_area_is_as_printed(printed: list[str]) -> None:
    number, name, cost, river, *neighbours = printed
    area = areas.BOARD[int(number) - 1]
    assert (area.name, area.cost, area.river) == (name, int(cost), river == "river")
    assert area.adjacent == [int(neighbour) for neighbour in neighbours]


def test_adjacent_goes_both_ways_for_all_pairs() -> None:
    for one in range(12):
        for other in range(12):
            printed = str(other + 1) in BOARD[one][4:]
            assert bool(areas.NEAR[one] & 2**other) is printed
            assert bool(areas.NEAR[other] & 2**one) is printed


def test_two_areas_are_dry() -> None:
    dry = [areas.AREA_IDS[area] for area in range(12) if not areas.RIVER & 2**area]
    assert dry == ["dragons_landing", "the_hippo"]


def test_every_ruling_stands_behind_a_rule() -> None:
    found = {int(number) for rule in rulebook.load("morpork") if rule.ruling for number in rule.ruling.split(",")}
    assert found == set(range(1, 61))
