"""What a card that is shown leaves behind: the seats that saw it heard of it, and nobody takes it back."""

import pytest

from games.morpork.city import ANNA, BEA, CLEO, city, do, spelled
from tafelrunde.core.events import Event
from tafelrunde.core.values import HIDDEN
from tafelrunde.games.morpork.rules.cards import CARD_IDS
from tafelrunde.table.table import Table


def given(events: list[Event], seat: int) -> list[tuple[int, int, str]]:
    """Return who gave whom which card, as a seat hears it; "" for a card that it may not know."""
    heard = [event.seen_by(seat).args for event in events if event.kind == "gives-card"]
    return [(told["seat"], told["to"], "" if told["card"] == HIDDEN else CARD_IDS[told["card"]]) for told in heard]


@pytest.mark.rule("morpork.text.swap_hands", "morpork.hidden.hand")
def test_whoever_exchanges_hands_hears_what_came_and_what_went() -> None:
    """Without that, two games with different hands would be the same to remember."""
    state = city(
        "the_chair_of_indefinite_studies",
        "ruby",
        seats=3,
        hands=[["groat", "modo"], ["hex"]],
        events={"next": ["riots"]},
        discard=["wallace_sonky"],
    )
    told = do(state, "play the_chair_of_indefinite_studies", "event riots", "use", "seat 1")
    exchanged = [(ANNA, BEA, "ruby"), (BEA, ANNA, "groat"), (BEA, ANNA, "modo")]
    assert given(told, ANNA) == given(told, BEA) == exchanged
    assert given(told, CLEO) == [(giver, taker, "") for giver, taker, _ in exchanged]


def table(*cards: str, moves: list[str], hands: list[list[str]]) -> Table:
    """Return a table of three where Anna has these cards and this was done; nobody can have Wallace Sonky."""
    state = city(*cards, seats=3, hands=hands, discard=["wallace_sonky"])
    seated = Table("morpork", ["human"] * 3, position=state.position())
    for move in moves:
        verb, args = spelled(seated.view(seated.who), move)
        seated.submit(seated.who, seated.version, seated.game.actions_codec.number(verb, args))
    return seated


@pytest.mark.rule("morpork.text.search_hand", "morpork.hidden.hand")
def test_a_search_cannot_lay_open_one_card_after_the_other() -> None:
    """Cleo sees what Anna lets Bea discard: Anna cannot take it back and show her the next."""
    search = ["play cable_street_particulars", "use", "seat 1", "card hex"]
    searched = table("cable_street_particulars", moves=search, hands=[["hex", "modo"], ["groat"]])
    assert searched.who == ANNA
    assert not searched.can_undo(ANNA)


@pytest.mark.rule("morpork.text.beg_cards", "morpork.hidden.seen")
def test_a_card_that_another_player_has_got_stays_with_them() -> None:
    """Anna has seen Hex: if Bea could take it back, Anna's view would have forgotten it."""
    beg = ["play the_beggars_guild", "use", "seat 1", "card hex"]
    begged = table("the_beggars_guild", moves=beg, hands=[["hex", "modo", "ruby"], ["groat"]])
    assert begged.who == BEA
    assert not begged.can_undo(BEA)


@pytest.mark.rule("morpork.text.discard")
def test_a_card_of_ones_own_that_was_discarded_can_be_taken_back() -> None:
    discarded = table("modo", "hex", "ruby", moves=["play modo", "use", "card hex"], hands=[["groat"], []])
    assert discarded.can_ask_undo(ANNA)
