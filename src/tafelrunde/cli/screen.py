"""The terminal itself: printing, clearing, asking for a line; plain where it is no terminal."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

from rich.console import Console, RenderableType
from rich.segment import SegmentLines
from rich.text import Text as Styled

WIDEST = 160
"""No board needs more than this: the screen leaves the rest empty."""


class Leave(Exception):
    """Whoever sits before the screen wants to go; a game that has begun is saved."""


class Screen:
    """Where a game is shown and answered.

    A *live* screen is a terminal on both sides: it is cleared for each picture, on the terminal's second page, which
    has no scrollback. Anything else gets plain lines one after the other, and is read line by line.
    """

    def __init__(self, console: Console | None = None, live: bool | None = None) -> None:
        self.console = output(sys.stdout) if console is None else console
        if live is None:
            live = self.console.is_terminal and not self.console.is_dumb_terminal and sys.stdin.isatty()
        self.live = live
        self._typed_early = ""
        _quiet_readline()

    @property
    def width(self) -> int:
        """How wide the picture is."""
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        """How many lines the terminal shows."""
        return self.console.height

    def lines(self, *parts: RenderableType) -> int:
        """Return how many lines some parts take."""
        options = self.console.options.update(width=self.width)
        return sum(len(self.console.render_lines(part, options)) for part in parts)

    def pages(self, content: RenderableType) -> list[RenderableType]:
        """Return something long in parts that fit the screen, with room for a line to be typed."""
        lines = self.console.render_lines(content, self.console.options.update(width=self.width))
        room = max(8, self.height - 1)
        return [SegmentLines(lines[k : k + room], new_lines=True) for k in range(0, len(lines), room)]

    @contextmanager
    def page(self) -> Iterator[None]:
        """Show everything inside on a page of its own that leaves nothing behind."""
        if not self.live:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def clear(self) -> None:
        """Begin a new picture."""
        if self.live:
            self.console.clear()

    def hide(self) -> None:
        """Take everything out of sight, also where a terminal cannot be cleared."""
        self.clear()
        if self.console.is_terminal and not self.live:
            self.console.print("\n" * self.console.height)

    def show(self, *parts: RenderableType) -> None:
        """Print one part below the other."""
        for part in parts:
            self.console.print(part, width=self.width, highlight=False)

    def line(self, text: str) -> None:
        """Print a line that somebody may copy: it is broken nowhere."""
        self.console.print(Styled(text), soft_wrap=True)

    def keep_for_later(self, typed: str) -> None:
        """Take what was typed too early as the answer to the next question: whoever is quick loses nothing."""
        self._typed_early = typed

    def ask(self, prompt: str = "> ") -> str:
        """Return the line that is typed, without blanks around it; EOFError where there is none."""
        self.console.file.flush()
        early, self._typed_early = self._typed_early, ""
        if early:
            return early
        typed = input(prompt).strip()
        if not sys.stdin.isatty():
            print(typed)  # a terminal shows what is typed by itself
        return typed


def output(file: TextIO) -> Console:
    """Return a console that never fails over a character the terminal cannot show, and is plain where it is none."""
    reconfigure = getattr(file, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    terminal = file.isatty()
    if terminal:
        return Console(file=file, highlight=False)
    return Console(file=file, highlight=False, force_terminal=False, color_system=None, width=plain_width())


def plain_width() -> int:
    """Return how wide plain output is: as COLUMNS says, else 80."""
    columns = os.environ.get("COLUMNS", "")
    return max(40, int(columns)) if columns.isdecimal() else 80


def _quiet_readline() -> None:
    """Let typed lines be edited, but not remembered: the next player would find them with the up key."""
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    with suppress(ImportError):
        import readline

        readline.set_auto_history(False)
