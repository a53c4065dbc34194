"""A game seen again on the page: its end, each view, keys, a link in a fresh browser, and another way to go on."""

import re
from typing import Any

import pytest

from tafelrunde.table import Table

from .axe import faults
from .conftest import Enter
from .house import PHONE, Guest

SEATS = {"claim": 2, "tyrant": 2, "tokyo": 3, "morpork": 3}


def asked(guest: Guest, path: str, body: object) -> Any:
    """Ask the server as whoever sits before this window."""
    return guest.page.evaluate(
        "([path, body]) => fetch('/api' + path, {method: 'POST', body: JSON.stringify(body),"
        " headers: {'Content-Type': 'application/json'}}).then((answer) => answer.json())",
        [path, body],
    )


def over(guest: Guest, game: str) -> tuple[str, int]:
    """Return a table that is over, at which the guest sits, and its last moment."""
    guest.play_now("claim")  # whoever has played here is known
    table = Table(game, ["random"] * SEATS[game], seed=3)
    table.run_bots()
    return asked(guest, "/import", {"log": table.export()})["table"]["id"], table.version


def stands(guest: Guest, version: int, eyes: str = "") -> None:
    """See that the replay stands at a moment, and that its address says so."""
    guest.page.wait_for_selector(f".frame.replay[data-version='{version}']")
    guest.page.wait_for_url(re.compile(rf"/t/[^/]+/{version}{eyes and '/' + eyes}$"))


def test_a_game_is_seen_again_and_goes_another_way(guest: Enter) -> None:
    anna, bea = guest("Anna"), guest("Bea")
    table, last = over(anna, "claim")
    page = anna.go(f"/t/{table}")
    page.wait_for_selector(".moment")
    moments = page.locator(".moment")
    assert 1 <= moments.count() <= 5
    assert faults(page, "the end") == []
    version = int(moments.first.get_attribute("data-moment"))
    moments.first.click()
    stands(anna, version)
    assert faults(page, "a replay") == []
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(f"() => Number(document.querySelector('.replay').dataset.version) < {version}")
    page.keyboard.press("n")
    stands(anna, version)
    page.keyboard.press("v")
    stands(anna, version, "open")
    page.locator(".opened li").nth(3).wait_for()
    page.keyboard.press("v")
    stands(anna, version, "0")
    page.locator(".side .log button").nth(2).click()
    page.wait_for_function(f"() => Number(document.querySelector('.replay').dataset.version) < {version - 5}")
    page.locator("[data-step=play]").click()
    page.wait_for_selector("[data-step=play][aria-label=pause]")
    page.keyboard.press("End")
    stands(anna, last, "0")
    bea.go(f"/t/{table}/{version}/0")
    stands(bea, version, "0")
    assert bea.page.locator("input[type=range]").count() == 0, "nobody is told how long somebody else's game is"
    assert not any(f"/tables/{table}?" in one.url or one.url.endswith(f"/tables/{table}") for one in bea.answers)
    bea.page.keyboard.press("n")
    bea.page.wait_for_function(f"() => Number(document.querySelector('.replay').dataset.version) > {version}")
    bea.page.locator(".ways .btn").first.click()
    bea.page.locator("[data-begin]").click()
    bea.page.wait_for_selector(".frame:not(.replay)[data-version]")


@pytest.mark.slow
def test_a_moment_that_is_not_there_is_said_in_plain_words(guest: Enter) -> None:
    anna, bea = guest("Anna"), guest("Bea")
    table, last = over(anna, "tyrant")
    bea.go(f"/t/{table}/{last + 1}")
    bea.page.get_by_text("The game was already over by then").wait_for()
    bea.forgive()


@pytest.mark.long
@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("look", ["desktop", "phone"])
def test_every_game_is_seen_again_by_all_eyes(guest: Enter, game: str, look: str) -> None:
    anna = guest("Anna", **(PHONE if look == "phone" else {}))
    table, last = over(anna, game)
    for eyes in ("", "0", "open"):
        page = anna.go(f"/t/{table}/{last // 2}{eyes and '/' + eyes}")
        page.wait_for_selector(f".frame.replay[data-version='{last // 2}']")
        assert faults(page, f"{game} by {eyes or 'everybody'}") == []
        page.keyboard.press("n")
        page.wait_for_function(f"() => Number(document.querySelector('.replay').dataset.version) > {last // 2}")
