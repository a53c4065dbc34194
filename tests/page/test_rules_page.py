"""The rules as one reads them: asked in one's own words, as a gallery, and as a sheet on one page of paper."""

import re

import pytest

from tafelrunde.text import LANGUAGES

from .axe import faults
from .conftest import Enter
from .house import GAMES, PHONE, Guest

pytestmark = pytest.mark.slow


def open_rules(guest: Guest, game: str) -> None:
    """Stand before the rules of a game."""
    guest.go(f"/rules/{game}")
    guest.page.wait_for_selector(".gallery [data-thing]")


@pytest.mark.parametrize("window", [{}, PHONE], ids=["laptop", "phone"])
def test_somebody_asks_and_reads_where_it_stands(guest: Enter, window: dict[str, object]) -> None:
    anna = guest("Anna", **window)
    open_rules(anna, "claim")
    assert faults(anna.page, "rules") == []
    anna.page.get_by_label("Search the rules").fill("folow suit")
    first = anna.page.locator("[data-hit]").first
    first.wait_for()
    assert first.get_attribute("data-hit") == "claim.follow.suit"
    assert first.locator("mark").count()
    assert faults(anna.page, "what was found") == []
    first.click()
    anna.page.wait_for_selector("article.sought:has-text('You must answer with the led faction')")
    anna.page.get_by_label("Search the rules").fill("dopelganrs")
    anna.page.locator(".nearest-word", has_text="Doppelgangers").click()
    anna.page.locator("[data-hit^='claim.doppelganger']").first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_is_looked_through_by_kind_and_word_and_opened(guest: Enter, game: str) -> None:
    anna = guest("Anna")
    open_rules(anna, game)
    all_of_it = anna.page.locator("[data-thing]").count()
    anna.page.locator("[data-kind=card]").click()
    cards = anna.page.locator("[data-thing^='card/']")
    assert 0 < cards.count() == anna.page.locator("[data-thing]").count() < all_of_it
    name = cards.last.locator(":scope > b").inner_text()
    anna.page.get_by_label("Search cards and pieces").fill(name)
    anna.page.wait_for_function("all => document.querySelectorAll('[data-thing]').length < all", arg=all_of_it // 2)
    cards.last.click()
    assert anna.page.locator("aside .about").inner_text()
    assert faults(anna.page, f"gallery of {game}") == []
    assert anna.page.locator(f"a[href='/new/{game}']").is_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_is_one_page_of_paper(guest: Enter, lang: str) -> None:
    anna = guest("Anna", locale=lang)
    for game in GAMES:
        anna.go(f"/rules/{game}/sheet")
        anna.page.wait_for_selector(".paper[data-ready]")
        columns = anna.page.locator(".columns").evaluate("(box) => [box.scrollWidth, box.clientWidth]")
        assert columns[0] <= columns[1] + 1, (game, lang)
        pages = re.findall(rb"/Type\s*/Page\b", anna.page.pdf(prefer_css_page_size=True, print_background=True))
        assert len(pages) == 1, (game, lang)
    assert faults(anna.page, "sheet") == []
