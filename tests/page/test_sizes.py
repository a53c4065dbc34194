"""Nothing is cut, covered or torn apart at any table, on any glass, in any language, with clocks and six players."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

import fits
import gallery

from .browser import missing

pytestmark = pytest.mark.slow

WIDTHS = {360: 640, 390: 844, 820: 1180, 1280: 720, 1920: 1080}
"""Phones, a tablet, a laptop, a large screen: their widths and heights."""
MOMENTS = [
    *("claim-2/3", "claim-2/10", "tyrant-2/8", "tyrant_gate-2/3"),
    *("tokyo-6/10", "tokyo-6/-9", "morpork-4/3", "morpork-4/10"),
]
"""Where much stands on each table: six players, full hands, whoever is out, a game that is over."""
SHOW = """hash => new Promise((done) => {
    location.hash = hash;
    const painted = () => requestAnimationFrame(() => requestAnimationFrame(done));
    const look = () => document.documentElement.dataset.ready === hash ? painted() : setTimeout(look, 5);
    look();
})"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture(scope="module")
def stored(chromium: Any) -> Iterator[Any]:
    """Return a window before the gallery of stored desks."""
    if not (gallery.WEB / "node_modules" / "vitest").is_dir():
        missing("what the page is developed with is not here: `make web` brings it")
    gallery.make()
    with gallery.gallery() as url:
        context = chromium.new_context(reduced_motion="reduce")
        context.set_default_timeout(120_000)
        tab = context.new_page()
        tab.goto(f"{url}{MOMENTS[0]}&bare")
        tab.wait_for_selector("html[data-ready]", state="attached")
        tab.evaluate("document.fonts.ready.then(() => true)")
        yield tab
        context.close()


def misfits(tab: Any, moments: list[str]) -> list[str]:
    """Return what does not fit at some moments, in all languages, on all glasses."""
    found = []
    for language, moment in itertools.product(gallery.LANGUAGES, moments):
        tab.evaluate(SHOW, f"{moment}&bare&theme=light&lang={language}")
        for width, height in WIDTHS.items():
            tab.set_viewport_size({"width": width, "height": height})
            tab.evaluate(PAINTED)
            found += [f"{moment}, {width} px, {language}: {fault}" for fault in fits.misfits(tab)]
    return found


def test_everything_fits_where_much_stands_on_a_table(stored: Any) -> None:
    found = misfits(stored, [f"{moment}&clocks" for moment in MOMENTS])
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize(
    "game",
    ["claim-2", "tyrant-2", "tyrant_b-2", "tyrant_gate-2", "tokyo-2", "tokyo-4", "tokyo-6", "morpork-2", "morpork-4"],
)
def test_everything_fits_at_every_moment(stored: Any, game: str) -> None:
    count = stored.evaluate("game => moments(game)", game)
    found = misfits(stored, [*(f"{game}/{k}&clocks" for k in range(count)), f"{game}/-1&end", f"{game}/-3&end"])
    assert not found, "\n".join(found)
