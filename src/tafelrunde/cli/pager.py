"""Long texts on pages of their own: forward, back, and in some of them a word to look for."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.padding import Padding

from tafelrunde.cli.screen import Screen
from tafelrunde.text import Text


def turn_pages(
    screen: Screen,
    text: Text,
    content: RenderableType,
    at_the_end: bool = False,
    search: Callable[[str], RenderableType] | None = None,
) -> None:
    """Show something page by page until whoever reads has had enough; with `search`, a word shows what it is about."""
    pages = screen.pages(Padding(content, 1))
    at = len(pages) - 1 if at_the_end else 0
    while at < len(pages):
        screen.clear()
        screen.show(pages[at])
        typed = screen.ask(f" {keys(text, at, len(pages), search is not None)} ")
        if typed.lower() == "q":
            return
        if typed.lower() == "b":
            at = max(0, at - 1)
        elif typed and search is not None:
            pages, at = screen.pages(Padding(search(typed.lstrip("/? ")), 1)), 0
        else:
            at += 1


def keys(text: Text, at: int, count: int, searched: bool) -> str:
    """Return what can be typed below a page."""
    args: dict[str, str | int] = {"page": at + 1, "pages": count}
    last = at == count - 1
    if searched:
        return text.say("terminal-pages-search" if last else "terminal-pages-search.more", args)
    if count == 1:
        return text.say("terminal-enter-back")
    return text.say("terminal-pages" if last else "terminal-pages.more", args)
