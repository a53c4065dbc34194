"""Two browsers at one table: neither is sent what the other must not know, and neither shows it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from .conftest import Enter
from .house import Guest
from .player import Player

pytestmark = pytest.mark.slow

PUBLIC = ("/api/games", "/api/texts", "/assets/")
"""What is the same for everybody: the names of all cards are there."""


def sat_down(guest: Enter, game: str) -> tuple[Guest, Guest]:
    """Return two people at a table: one has opened it and sent a link, the other has followed it."""
    anna, bea = guest("Anna"), guest("Bea")
    anna.new_table(game, "me", "open")
    bea.go(anna.page.locator(".linkbox input").input_value().removeprefix(bea.url))
    bea.page.click("form .lit")
    bea.page.wait_for_url("**/t/*")
    anna.page.locator(".ws .lit:enabled").click()
    for one in (anna, bea):
        one.page.wait_for_selector(".frame")
    return anna, bea


def turns(*guests: Guest) -> Iterator[None]:
    """Let everybody play; after each touch somebody may look."""
    players = [Player(one.page, seed) for seed, one in enumerate(guests)]
    while True:
        for player in players:
            sight = player.see()
            if sight.over:
                return
            if sight.all:
                player.touch(player.choose(sight))
                yield
        guests[0].page.wait_for_timeout(10)


def sent(guest: Guest) -> Iterator[str]:
    """Return everything that came to a window: over its sockets, and as answers to what it asked."""
    yield from guest.frames
    for answer in guest.answers:
        if not any(part in answer.url for part in PUBLIC) and answer.status == 200 and "/api/" in answer.url:
            yield answer.text()


HELD = "(cards) => cards.map((card) => card.dataset.piece)"


def hand(guest: Guest) -> set[str]:
    """Return the cards in a hand of which there is one only; a card that is on its way is not in it any more."""
    ids = guest.page.locator(".hand .card:not([data-state=selected])").evaluate_all(HELD)
    return {card.removeprefix("card:") for card in ids if "@" not in card}


def test_at_claim_a_card_is_unknown_until_it_is_played(guest: Enter) -> None:
    anna, bea = sat_down(guest, "claim")
    both = ((anna, bea), (bea, anna))
    for one in (anna, bea):
        one.page.wait_for_function("document.querySelectorAll('.hand .card').length === 13")
    kept = {one.name: hand(one) for one in (anna, bea)}
    for one, other in both:
        assert len(kept[one.name]) > 5
        assert all(f'{card}"' in "".join(sent(one)) for card in kept[one.name])
        assert not any(f'{card}"' in "".join(sent(other)) for card in kept[one.name])
    for _ in turns(anna, bea):
        for one, other in both:
            heard, shown = "".join(other.frames), other.page.content()
            kept[one.name] &= hand(one)
            assert not [card for card in kept[one.name] if f'{card}"' in heard], f"sent to {other.name}"
            assert not [card for card in kept[one.name] if f'{card}"' in shown], f"shown to {other.name}"
        if not any(kept.values()):
            return  # the second phase is played with followers, and who won them was seen


def test_at_king_and_assassins_nothing_tells_who_they_are(guest: Enter) -> None:
    anna, bea = sat_down(guest, "tyrant")
    king, rebel = Player(anna.page), Player(bea.page)
    while not rebel.see().sends:
        rebel.touch(rebel.choose(rebel.wait()))
    secret = bea.page.locator(".cell[data-state=selected]").evaluate_all("(all) => all.map((one) => one.dataset.touch)")
    rebel.touch(rebel.see().sends[0])
    assert len(secret) == 3
    king.wait()
    told = [json.loads(text) for text in sent(anna)]
    chosen = [deed for document in told for deed in deeds(document) if deed.get("who") == 1]
    assert len(chosen) == 3
    assert not any(name in json.dumps(deed) for deed in chosen for name in secret)
    for document in told:
        for piece in document.get("desk", {}).get("picture", {}).get("pieces", []):
            assert not (piece["face"] in secret and piece.get("marks"))
    assert bea.page.locator(".secret").count() == 3
    assert anna.page.locator(".secret").count() == 0
    assert "secret" not in " ".join(anna.page.locator(".cell").evaluate_all("(all) => all.map((one) => one.ariaLabel)"))


def deeds(document: Any) -> Iterator[Any]:
    """Return what has happened, wherever a document tells of it."""
    yield from document.get("deeds", [])
    yield from document.get("desk", {}).get("deeds", [])
