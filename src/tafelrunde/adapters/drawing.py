"""A position as somebody sees it who looks on with all cards open: the terminal's board, as text and as a picture."""

import unicodedata
from collections.abc import Iterator
from io import StringIO
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from rich.console import Console, Group, RenderableType
from rich.segment import Segment
from rich.terminal_theme import DIMMED_MONOKAI as THEME

from tafelrunde import boards
from tafelrunde.boards import Scene
from tafelrunde.core.engine import State
from tafelrunde.text import Text

WIDTH: Final = 120
LINES: Final = 24
"""How high every picture is, so that a game's can be frames of one film; a higher board is made smaller."""
CELL: Final = (6, 11)
"""How many pixels a letter of Pillow's own font is wide and high."""
LATIN: Final = 0x100
"""The font has the characters below this one."""
ARMS: Final = {"LEFT": (0, 5), "RIGHT": (5, 5), "UP": (3, 0), "DOWN": (3, 10)}
"""Where the arms of a box drawing's character end; all begin in its middle."""
ASCII: Final = dict(zip("★♥⚡▒←→↑↓◀▶◆⌂♛–…", "*vz#<>^v<>oAW-.", strict=True))
"""What stands for the signs of our boards that the font has not."""


def drawn(state: State) -> RenderableType:
    """Return the board of a position, with the cards of all seats."""
    seats = int(state.seats)
    text = Text("en")
    board = boards.load(text.at(state.game, [text.seat(seat) for seat in range(seats)]))
    scene = Scene(state.view(None), open=[state.view(seat) for seat in range(seats)])
    draw = board.table if state.stack else board.result
    return Group(board.heading(scene, WIDTH), draw(scene, WIDTH), board.hand(scene, WIDTH))


def as_text(state: State) -> str:
    """Return a position in plain lines.

    >>> from tafelrunde import games
    >>> "Undead" in as_text(games.load("claim").new(options={"first": 0}))
    True
    """
    console = Console(file=StringIO(), width=WIDTH, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(drawn(state), highlight=False)
    return captured.get()


def as_pixels(state: State) -> npt.NDArray[np.uint8]:
    """Return a position as an image: rows of pixels, each red, green and blue; as many for every position."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise ImportError("a picture needs Pillow: pip install 'tafelrunde[rl]'") from None
    console = Console(file=StringIO(), width=WIDTH, color_system="truecolor", force_terminal=True)
    lines = console.render_lines(drawn(state), console.options.update(width=WIDTH, highlight=False))
    wide, high = CELL
    frame = wide * WIDTH, high * LINES
    image = Image.new("RGB", (wide * WIDTH, high * max(LINES, len(lines))), tuple(THEME.background_color))
    pen, font = ImageDraw.Draw(image), ImageFont.load_default_imagefont()
    for row, line in enumerate(lines):
        for column, sign, ink, paper in signs(line):
            left, top = wide * column, high * row
            if paper is not None:
                pen.rectangle((left, top, left + wide - 1, top + high - 1), fill=paper)
            if ord(sign) < LATIN:
                pen.text((left, top), sign, fill=ink, font=font)
            else:
                draw_sign(pen, sign, left, top, ink)
    return np.asarray(image if image.size == frame else image.resize(frame), dtype=np.uint8)


def signs(line: list[Segment]) -> Iterator[tuple[int, str, Any, Any]]:
    """Return the characters of a line, each with its column, its colour and that behind it."""
    column = 0
    for part in line:
        if part.control:
            continue
        style, ink, paper = part.style, THEME.foreground_color, None
        if style is not None and style.color is not None:
            ink = style.color.get_truecolor(THEME)
        if style is not None and style.bgcolor is not None and not style.bgcolor.is_default:
            paper = style.bgcolor.get_truecolor(THEME, foreground=False)
        if style is not None and style.reverse:
            ink, paper = paper or THEME.background_color, ink
        for sign in part.text:
            if sign != " " or paper is not None:
                yield column, ASCII.get(sign, sign), tuple(ink), None if paper is None else tuple(paper)
            column += 1


def draw_sign(pen: Any, sign: str, left: int, top: int, ink: Any) -> None:
    """Draw a character that the font has not: lines of boxes as lines, letters without their accents, else a dot."""
    name = unicodedata.name(sign, "")
    letter = unicodedata.normalize("NFKD", sign)[0]
    if name.startswith("BOX DRAWINGS"):
        words = name.replace("HORIZONTAL", "LEFT RIGHT").replace("VERTICAL", "UP DOWN").split()
        for x, y in (ARMS[word] for word in words if word in ARMS):
            pen.line((left + 3, top + 5, left + x, top + y), fill=ink)
    elif ord(letter) < LATIN:
        pen.text((left, top), letter, fill=ink)
    else:
        pen.ellipse((left + 1, top + 3, left + 4, top + 7), fill=ink)


def rendered(state: State, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """Return the board in one of the ways that environments know; "human" prints it."""
    if mode == "rgb_array":
        return as_pixels(state)
    if mode == "human":
        print(as_text(state))
    return as_text(state) if mode == "ansi" else None
