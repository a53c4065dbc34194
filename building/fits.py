"""Looks in a browser for what does not fit: text that is cut, covered, torn apart, or on other text."""

from pathlib import Path
from typing import Any

SEEK = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")
SCROLLS = ", ".join(
    [
        *(".log, .log *", ".list, .list *", ".tabpage", ".sheet, .sheet *", ".dialog, .dialog *"),
        *(".theirs", ".cities1", ".R .panel", "main.L", ".endf"),
    ]
)
"""What is read and not decided by may be scrolled: log and list, chat and rules, sheets, somebody's cards, a result."""
SHORTENED = ", ".join(
    [
        *(".called", ".mlab .nm", ".lab2", ".plate b", ".tabs .text", ".pick .now"),
        *(".bar .game", ".bar .status", ".chair b", ".score .who span"),
    ]
)
"""A name that is wider than its plate ends in an ellipsis."""
FEWEST = 5
"""So many letters of it are left."""
PILED = ".pips, .fan"
"""Cards in a hand and in a pile lie on each other."""


def misfits(tab: Any) -> list[str]:
    """Return what does not fit on a page as it is shown now: what is wrong, where, and the text."""
    scrolls = SCROLLS if tab.query_selector(".frame") else "*"  # what is no table may be longer than the glass
    return list(tab.evaluate(SEEK, [scrolls, SHORTENED, FEWEST, PILED]))
