"""First games that teach, before the page: each is followed to its end by one's own touch, left and taken up again."""

from typing import Any

import pytest

from tafelrunde import games, guide
from tafelrunde.games.script import guides

from .conftest import Enter
from .house import PHONE, Guest

pytestmark = pytest.mark.slow

OTHERS = [(game, name) for game in games.own() for name in guides(game) if game != "claim"]


def at(page: Any) -> int:
    """Return which desk of the guide is seen."""
    return int(page.locator(".coach").get_attribute("data-at"))


def touch(page: Any, name: str) -> None:
    """Touch a thing of the table, or press its button."""
    where = f'[data-button="{name[7:]}"]' if name.startswith("button:") else f'[data-touch="{name}"]'
    page.locator(where).locator("visible=true").first.click()


def follow(anna: Guest, game: str, name: str, until: int | None = None) -> None:
    """Do what the card says, desk by desk."""
    page, lesson = anna.page, guide.lesson(game, name)
    last = len(lesson.frames) - 1 if until is None else until
    while (now := at(page)) < last:
        frame = lesson.frames[now]
        if not frame.do:
            page.click("[data-guide=on]")
        else:
            for one in guide.touched(frame):
                if at(page) == now:
                    touch(page, one)
            send = page.locator("[data-send]")
            if at(page) == now:
                send.click()
        page.wait_for_function("(now) => Number(document.querySelector('.coach').dataset.at) > now", arg=now)


def test_a_first_game_of_claim_from_the_cover_to_the_game_after_it(guest: Enter) -> None:
    """A wrong touch is answered with the rule, leaving keeps the place, and at the end a whole game begins."""
    anna = guest("Anna")
    anna.shelf()
    anna.page.click("[data-learn=claim]")
    anna.page.wait_for_selector(".coach .do")
    anna.page.locator('[data-touch="card:dwarf_1"]').click(force=True)  # it is locked
    anna.page.wait_for_selector(".refusal")
    touch(anna.page, "card:doppelganger_3")
    anna.page.click("[data-send]")
    assert anna.page.locator(".refusal", has_text="Not just now").is_visible()
    assert at(anna.page) == 0
    follow(anna, "claim", "first", until=3)
    anna.page.click("[data-guide=leave]")
    anna.page.wait_for_selector("[data-play]")
    anna.page.click("[data-learn=claim]")
    anna.page.wait_for_selector(".coach .do")
    assert at(anna.page) == 3
    follow(anna, "claim", "first")
    anna.page.click("[data-guide=play]")
    anna.page.wait_for_url("**/t/*")
    anna.page.wait_for_selector("[data-state=offered]")


@pytest.mark.long
@pytest.mark.parametrize("window", [{}, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize(("game", "name"), OTHERS)
def test_every_first_game_is_followed_to_its_end(guest: Enter, game: str, name: str, window: dict[str, Any]) -> None:
    anna = guest("Anna", **window)
    anna.go(f"/learn/{game}/{name}")
    anna.page.wait_for_selector(".coach .do")
    follow(anna, game, name)
    assert anna.page.locator("[data-guide=play]").is_visible()
