"""Guesses at what is hidden: every way in which the cards can lie is as likely as any other."""

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from games.morpork.city import ANNA, BEA, CLEO, city, field
from tafelrunde.core.engine import State
from tafelrunde.core.rng import Rng

GUESSES = 600
DRAW, BEAS, CLEOS, SHUFFLED = "draw", "Bea's", "Cleo's", "shuffled"
HANDS = (BEAS, CLEOS)

Way = frozenset[tuple[str, str]]


def every_way(places: dict[str, tuple[str, ...]], rooms: dict[str, int]) -> set[Way]:
    """Return all ways to put each card into one of its places, where each place has room for so many."""
    slots = [place for place, room in rooms.items() for _ in range(room)]
    assert len(slots) == len(places)
    dealt = (dict(zip(places, order, strict=True)) for order in permutations(slots))
    return {frozenset(way.items()) for way in dealt if all(way[card] in places[card] for card in places)}


def guessed(guess: State, cards: dict[str, tuple[str, ...]]) -> Way:
    """Return where the cards are in a guess."""
    lying = {BEAS: field(guess, "hand", BEA), CLEOS: field(guess, "hand", CLEO), SHUFFLED: field(guess, "shuffled")}
    return frozenset((card, next((place for place in lying if card in lying[place]), DRAW)) for card in cards)


def assert_even(found: Counter[Way], ways: set[Way]) -> None:
    """See that each way was found about as often: chi square within four deviations of what it is on average."""
    assert set(found) == ways
    expected = found.total() / len(ways)
    square = sum((found[way] - expected) ** 2 / expected for way in ways)
    freedom = len(ways) - 1
    assert square < freedom + 4 * sqrt(2 * freedom)


ANYWHERE = (*HANDS, DRAW)
KNOWN: dict[str, tuple[dict[str, object], dict[str, tuple[str, ...]]]] = {
    "nothing": ({}, {"hex": HANDS, "groat": HANDS, "susan": ANYWHERE, "dorfl": ANYWHERE, "igor": ANYWHERE}),
    "two cards are in these hands": (
        {"loose": [[], ["hex", "susan"], ["hex", "susan"]]},
        {"hex": HANDS, "groat": HANDS, "susan": HANDS, "dorfl": ANYWHERE, "igor": ANYWHERE},
    ),
    "one card is in this hand": (
        {"astray": [{"susan": [CLEO]}, {}, {}]},
        {"hex": HANDS, "groat": HANDS, "susan": (CLEOS,), "dorfl": ANYWHERE, "igor": ANYWHERE},
    ),
    "of two cards different things": (
        {"loose": [[], ["dorfl"], ["dorfl"]], "astray": [{"susan": [CLEO]}, {}, {}]},
        {"hex": HANDS, "groat": HANDS, "susan": (CLEOS,), "dorfl": HANDS, "igor": ANYWHERE},
    ),
}
"""What Anna knows: as fields of a position, and as the places where each card can be."""


@pytest.mark.rule("morpork.hidden.hand", "morpork.hidden.decks", "morpork.hidden.seen")
@pytest.mark.parametrize("known", KNOWN)
def test_every_way_to_deal_hidden_cards_is_equally_likely(known: str) -> None:
    """Bea and Cleo have two cards each; one card of the second deck is left, and the first deck is used up."""
    fields, places = KNOWN[known]
    state = city(
        "modo",
        seats=3,
        hands=[["hex", "groat"], ["susan", "dorfl"]],
        draw={"first": 0, "size": 1, "next": ["igor"]},
        **fields,
    )
    view = state.view(ANNA)
    rng = Rng(1)
    found = Counter(guessed(view.determinise(rng), places) for _ in range(GUESSES))
    assert_even(found, every_way(places, {BEAS: 2, CLEOS: 2, DRAW: 1}))


@pytest.mark.rule("morpork.hidden.seen", "morpork.text.recover")
@pytest.mark.parametrize("alike", [True, False])
def test_a_shuffled_discard_pile_is_made_of_what_was_discarded(alike: bool) -> None:
    """Hex, Ruby and Susan were shuffled, and who used History Monks took one: Cleo, or Bea who gave Cleo a card."""
    out = ["hex", "ruby", "susan"]
    state = city(
        "modo",
        seats=3,
        hands=[["groat", "dorfl"], ["hex"]],
        shuffled=["ruby", "susan"],
        loose=[[], out if alike else ["ruby", "susan"], out],
        draw={"first": 0, "size": 1, "next": ["igor"]},
    )
    places: dict[str, tuple[str, ...]] = {
        "hex": (*HANDS, SHUFFLED) if alike else (CLEOS, SHUFFLED),
        "ruby": (*HANDS, SHUFFLED),
        "susan": (*HANDS, SHUFFLED),
        "groat": HANDS,
        "dorfl": (*HANDS, DRAW),
        "igor": (*HANDS, DRAW),
    }
    view = state.view(ANNA)
    rng = Rng(2)
    found = Counter(guessed(view.determinise(rng), places) for _ in range(GUESSES))
    assert_even(found, every_way(places, {BEAS: 2, CLEOS: 1, SHUFFLED: 2, DRAW: 1}))


@pytest.mark.rule("morpork.hidden.personality")
def test_every_way_to_deal_hidden_personalities_is_equally_likely() -> None:
    """Bea did not win as one of four, and Cleo is not Commander Vimes."""
    lords = ["lord_selachii", "lord_rust", "lord_de_worde"]
    state = city(
        seats=3,
        personality=["lord_rust", "dragon_king_of_arms", "lord_selachii"],
        ruled_out=[[], [*lords, "lord_vetinari"], ["commander_vimes"]],
    )
    bea = {"dragon_king_of_arms", "chrysoprase", "commander_vimes"}
    cleo = {"lord_selachii", "lord_de_worde", "lord_vetinari", "dragon_king_of_arms", "chrysoprase"}
    ways = {frozenset({(one, BEAS), (other, CLEOS)}) for one in bea for other in cleo - {one}}
    view = state.view(ANNA)
    rng = Rng(3)
    guesses = (field(view.determinise(rng), "personality") for _ in range(GUESSES))
    assert_even(Counter(frozenset({(people[BEA], BEAS), (people[CLEO], CLEOS)}) for people in guesses), ways)
