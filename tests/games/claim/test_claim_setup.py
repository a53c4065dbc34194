"""Before the first round: the deal, and who leads (C1)."""

from collections import Counter

import pytest

from scene import ANNA, BEA, act, cards, draw, offered, prompt, refused, rules, scene, told
from tafelrunde import games
from tafelrunde.core.errors import OptionError
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE

FACTIONS = {"goblin": 14, "knight": 8, "undead": 10, "dwarf": 10, "doppelganger": 10}


@pytest.mark.rule("claim.setup.deal")
def test_the_deck_has_52_cards_of_five_factions() -> None:
    deck = cards(games.load("claim").new(), "pile")
    assert Counter(card.split("_")[0] for card in deck) == FACTIONS
    copies = Counter(deck)
    assert copies.pop("goblin_0") == 5
    values = {"goblin": range(1, 10), "knight": range(2, 10)}
    assert copies == Counter(f"{faction}_{n}" for faction in FACTIONS for n in values.get(faction, range(10)))


@pytest.mark.rule("claim.setup.deal")
def test_each_gets_thirteen_and_the_pile_keeps_26() -> None:
    state = games.load("claim").new(options={"first": 0})
    chances = 0
    while len(cards(state, "hand", BEA)) < 13:
        assert state.who == CHANCE
        state.apply(state.legal()[-1])
        chances += 1
    assert chances == 26
    assert len(cards(state, "hand", ANNA)) == 13
    assert len(cards(state, "pile")) == 26
    assert prompt(state) == "claim-ask-turn_up"


@pytest.mark.rule("claim.setup.deal")
def test_zeros_are_dealt_as_often_as_there_are_left() -> None:
    state = games.load("claim").new(options={"first": 0})
    ask = state.ask()
    assert ask is not None
    assert ask.weights == [5] + [1] * 47
    draw(state, *["goblin_0"] * 5)
    assert cards(state, "hand", ANNA) == ["goblin_0"] * 5
    assert "goblin_0" not in offered(state)


@pytest.mark.rule("claim.setup.deal")
def test_a_dealt_card_is_gone_from_the_pile() -> None:
    state = games.load("claim").new(options={"first": 0})
    draw(state, "knight_9")
    assert refused(state, "card", card="knight_9") == "claim.setup.deal"


@pytest.mark.rule("claim.setup.first")
@pytest.mark.parametrize("seat", [ANNA, BEA])
def test_chance_names_the_first_leader(seat: int) -> None:
    state = games.load("claim").new()
    state.events = []
    ask = state.ask()
    assert ask is not None
    assert (ask.who, ask.prompt, ask.weights) == (CHANCE, "claim-ask-first", [1, 1])
    events = act(state, "first", seat=seat)
    assert told(events, "leads-first", state) == [(seat,)]
    assert rules(events, "leads-first") == ["claim.setup.first"]
    state.settle(Rng(1))
    assert state.who == seat


@pytest.mark.rule("claim.setup.first")
@pytest.mark.parametrize("seat", [ANNA, BEA])
def test_the_option_names_the_first_leader(seat: int) -> None:
    state = games.load("claim").new(options={"first": seat})
    assert prompt(state) == "claim-ask-deal"
    state.settle(Rng(1))
    assert state.who == seat


@pytest.mark.rule("claim.setup.first")
def test_nobody_else_can_lead_first() -> None:
    with pytest.raises(OptionError, match=r"'first' is 2: it takes random, 0, 1"):
        games.load("claim").new(options={"first": 2})


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"youngest": 1}, "no option 'youngest': there are first, memory_aid, hand, cards, pile"),
        ({"memory_aid": "perhaps"}, "'memory_aid' is 'perhaps': it takes true, false"),
        ({"hand": 14}, "'hand' is 14: it takes a whole number from 1 to 13"),
        ({"hand": 12}, "52 cards are no game with hands of 12: it takes 48 cards"),
        ({"cards": "knight_1"}, "'cards' is 'knight_1': it takes card names"),
        ({"hand": 1, "cards": ["knight_2", "knight_2", "dwarf_1", "dwarf_2"]}, "each as often as the deck has it"),
        ({"hand": 1, "cards": ["goblin_0", "goblin_0", "dwarf_1", "dwarf_2"], "pile": "listed"}, "each card once"),
        ({"pile": "listed"}, "not 5 of goblin_0"),
        ({"pile": "sorted"}, "'pile' is 'sorted': it takes shuffled, listed"),
    ],
)
def test_options_that_make_no_game(options: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        games.load("claim").new(options=options)


@pytest.mark.parametrize("seats", [1, 3])
def test_claim_is_for_two(seats: int) -> None:
    with pytest.raises(OptionError, match=f"claim is for 2 players, not for {seats}"):
        games.load("claim").new(seats)


def test_a_listed_pile_gives_its_cards_in_the_order_of_the_list() -> None:
    deck = ["dwarf_5", "knight_2", "goblin_9", "undead_3"]
    state = games.load("claim").new(options={"first": 0, "hand": 1, "cards": deck, "pile": "listed"})
    assert offered(state) == set(deck)
    draw(state, "goblin_9", "dwarf_5")
    assert offered(state) == {"knight_2"}
    draw(state, "knight_2")
    act(state, "play", card="goblin_9")
    act(state, "play", card="dwarf_5")
    assert offered(state) == {"undead_3"}


def test_a_listed_pile_is_settled_in_its_order() -> None:
    fields = {"hand": 2, "pile": "listed", "cards": [f"dwarf_{n}" for n in (7, 3, 9, 1, 5, 0, 8, 2)]}
    state = scene("claim", options=fields, hand=[["dwarf_3", "dwarf_1"], ["dwarf_2", "dwarf_0"]])
    state.settle(Rng(5))
    assert state.position()["stake"] == "dwarf_7"
