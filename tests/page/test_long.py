"""The longer scenes: games on a phone and by words alone, a rematch, one screen for two, six monsters, axe."""

from pathlib import Path
from typing import Any

import pytest

from server.running import Running

from . import firefox
from .axe import faults
from .conftest import Enter
from .house import PHONE, Guest
from .player import Player, Thing

pytestmark = pytest.mark.long

TABLES = {
    "claim": ("me", "level-1"),
    "tyrant": ("me", "level-1"),
    "tokyo": ("me", "level-1", "level-1", "level-1"),
    "morpork": ("me", "level-1", "level-1", "level-1"),
}


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("locale", ["de", "pl"])
def test_a_game_on_a_phone(guest: Enter, game: str, locale: str) -> None:
    anna = guest("Anna", locale=locale, **PHONE)
    anna.new_table(game, *TABLES[game])
    assert Player(anna.page, finger=True).play()


class Reader(Player):
    """Somebody who never touches the board: everything is said by the list of words and the button."""

    def choose(self, sight: Any) -> Thing:
        rows = self.page.locator(".list li button")
        if sight.sends and (sight.chosen or not rows.count()):  # said in full, or shown before the game goes on
            return Thing(sight.sends[0].id, sight.sends[0].point)
        row = rows.nth(self.rng.randrange(rows.count()))
        row.scroll_into_view_if_needed()
        box = row.bounding_box()
        return Thing(row.inner_text(), (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))


@pytest.mark.parametrize("game", TABLES)
def test_a_game_by_words_alone(guest: Enter, game: str) -> None:
    anna = guest("Anna")
    anna.new_table(game, *TABLES[game])
    assert Reader(anna.page).play()


def test_six_monsters(guest: Enter) -> None:
    anna = guest("Anna")
    anna.new_table("tokyo", "me", *["level-1"] * 5)
    assert Player(anna.page, seed=3).play()


def test_a_game_in_firefox(served: Running, tmp_path: Path) -> None:
    with firefox.opened(tmp_path) as window:
        window.goto(served.url)
        window.press("[data-play=claim]")
        assert Player(window).play()
        assert window.faults == []


def resign(guest: Guest) -> None:
    """Give up: where nobody else plays, the game is over at once."""
    guest.page.click(".bar button >> nth=-1")
    ways = guest.page.locator(".sheet .ways")
    ways.get_by_role("button", name="Resign", exact=True).click()
    ways.get_by_role("button", name="Yes, resign").click()
    guest.page.wait_for_selector("[data-again]", timeout=180_000)


def test_a_rematch_with_the_roles_swapped(guest: Enter) -> None:
    anna = guest("Anna")
    anna.new_table("tyrant", "me", "level-1")
    player = Player(anna.page)
    player.wait()
    assert "King" in anna.page.locator(".seat").nth(0).inner_text()
    assert "You" in anna.page.locator(".seat").nth(0).inner_text()
    resign(anna)
    first = anna.page.url
    anna.page.click("[data-again]")
    anna.page.wait_for_function("(first) => location.href !== first", arg=first)
    player.wait()
    assert "You" in anna.page.locator(".seat").nth(1).inner_text()
    assert "Rebel" in anna.page.locator(".seat").nth(1).inner_text()
    assert player.play()


def test_two_at_one_screen_never_see_the_other_hand(guest: Enter) -> None:
    anna = guest("Anna")
    anna.new_table("claim", "me", "me")
    player = Player(anna.page)
    hands: dict[str, set[str]] = {}
    drawn = 0
    while not (sight := player.see()).over:
        if (curtain := anna.page.locator(".cur")).count():
            shown = anna.page.content()
            assert "data-touch" not in shown
            assert anna.page.locator(".cur button").evaluate("(button) => button === document.activeElement")
            drawn += 1
            anna.page.keyboard.press("Enter")
            curtain.wait_for(state="detached")
        elif sight.all:
            seat = anna.page.locator(".hand [data-place]").get_attribute("data-place")
            cards = anna.page.locator(".hand .card").evaluate_all("(all) => all.map((card) => card.dataset.piece)")
            hands.setdefault(seat, set()).update(card for card in cards if "@" not in card)
            player.touch(player.choose(sight))
        else:
            anna.page.wait_for_timeout(15)
    assert drawn > 26
    assert len(hands) == 2


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_axe_finds_nothing_serious_on_any_screen(guest: Enter, locale: str) -> None:
    anna = guest("Anna", locale=locale)
    found: list[str] = []

    def look(screen: str) -> None:
        found.extend(faults(anna.page, screen))

    for path in ("/about", "/rules/tokyo", "/join#x", "/t/nothing"):
        anna.go(path)
        anna.page.wait_for_selector("h1")
        look(path)
    anna.shelf()
    look("shelf")
    anna.page.click(".bar button >> nth=-1")
    anna.page.wait_for_selector(".sheet")
    look("settings")
    anna.shelf()
    anna.page.click("article[data-game=morpork] .go .line")
    anna.page.wait_for_selector(".dialog.cr")
    look("new table")
    anna.new_table("tyrant", "me", "open")
    anna.page.wait_for_selector(".linkbox input")
    look("waiting room")
    for game, chairs in TABLES.items():
        anna.new_table(game, *chairs)
        player = Player(anna.page)
        for _ in range(6):
            player.touch(player.choose(player.wait()))
        player.wait()
        look(game)
        anna.page.click(".bar button >> nth=-1")
        anna.page.wait_for_selector(".sheet .ways")
        look(f"{game}, menu")
        anna.page.keyboard.press("Escape")
        resign(anna)
        look(f"{game}, the end")
    anna.forgive()
    assert found == []
