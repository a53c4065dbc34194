"""A moment of a game as a picture for chats, made from its desk alone: pieces in their places, counters, and players.

It knows no game: squares that are named like those of a chessboard are drawn as one, every other place is a box.
"""

import io
import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from tafelrunde.core.engine import Game
from tafelrunde.core.picture import Piece, Place
from tafelrunde.core.values import NONE
from tafelrunde.desk import Desk
from tafelrunde.desk import words as spoken
from tafelrunde.text import Talk, Text

WIDTH, HEIGHT = 1200, 630
PAPER, RAISED, INK, QUIET = "#e7dcc6", "#faf5ea", "#221c16", "#5b5044"
LINE, BACK, MARKED = "#c9b995", "#7a1f3d", "#b3261e"
SEATS: Final = ("#1f5fbf", "#e5771e", "#2bb59a", "#b83280", "#f3cb45", "#2b2f38")
SQUARE: Final = re.compile(r"([a-z])(\d{1,2})")
HEAD, FOOT, GAP = 92, 112, 10
LONGEST_ALT: Final = 400

Box = tuple[int, int, int, int]


@cache
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a font of the page; letters that only some languages have are in one of their own."""
    file = resources.files(__package__).joinpath("fonts", f"{name}.ttf")
    return ImageFont.truetype(io.BytesIO(file.read_bytes()), size)


@cache
def letters(name: str) -> frozenset[int]:
    """Return the signs that a font of the page has: those of western Europe, the others are in its extension."""
    return frozenset([*range(0x20, 0x17F), *range(0x2010, 0x2027), 0x20AC, 0x2212]) - (
        frozenset(range(0x100, 0x17F)) if not name.endswith("-ext") else frozenset()
    )


class Paper:
    """What is drawn upon."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
        self.draw = ImageDraw.Draw(self.image)

    def write(
        self, place: tuple[int, int], text: str, size: int, colour: str = INK, name: str = "text", room: int = 0
    ) -> int:
        """Write a line, cut where there is no room, and return how wide it is."""
        if room:
            while len(text) > 1 and self.measure(text, size, name) > room:
                text = text.rstrip("…")[:-1].rstrip() + "…"
        x = place[0]
        for run, which in self._runs(text, name):
            self.draw.text((x, place[1]), run, colour, font(which, size))
            x += int(font(which, size).getlength(run))
        return x - place[0]

    def measure(self, text: str, size: int, name: str = "text") -> int:
        """Return how wide a line is."""
        return sum(int(font(which, size).getlength(run)) for run, which in self._runs(text, name))

    @staticmethod
    def _runs(text: str, name: str) -> Iterable[tuple[str, str]]:
        """Yield parts of a line with the font that has their letters."""
        run, last = "", name
        for sign in text:
            which = name if ord(sign) in letters(name) else f"{name}-ext"
            if which != last and run:
                yield run, last
                run = ""
            run, last = run + sign, which
        if run:
            yield run, last

    def shape(self, seat: int, x: int, y: int, size: int) -> None:
        """Draw the shape of a seat, which says whose something is even without its colour."""
        fill, box = SEATS[seat % 6], (x, y, x + size, y + size)
        points = {
            1: [(x + size // 2, y), (x + size, y + size), (x, y + size)],
            3: [(x + size // 2, y), (x + size, y + size // 2), (x + size // 2, y + size), (x, y + size // 2)],
        }.get(seat)
        if points:
            self.draw.polygon(points, fill, INK)
        elif seat == 2:
            self.draw.rectangle(box, fill, INK, 2)
        else:
            self.draw.ellipse(box, fill, INK, 2)


def drawn(desk: Desk, game: Game, layout: Sequence[Place], text: Text) -> bytes:
    """Return the picture of a desk as PNG."""
    talk = talk_of(desk, game, text)
    paper = Paper()
    paper.draw.rectangle((0, 0, WIDTH, HEAD), RAISED)
    width = paper.write((36, 22), text.title(game.id), 44, name="display", room=700)
    paper.write((60 + width, 38), status(desk, text), 24, QUIET, room=WIDTH - width - 300)
    paper.write((WIDTH - 190, 34), "Tafelrunde", 28, name="display")
    squares = [place for place in layout if SQUARE.fullmatch(place.id)]
    left = 36
    if len(squares) >= 16:
        side = HEIGHT - HEAD - FOOT - 2 * GAP
        board(paper, desk, squares, talk, (left, HEAD + GAP, left + side, HEAD + GAP + side))
        left += side + 24
    rest = [place for place in layout if place not in squares]
    zones(paper, desk, rest, talk, (left, HEAD + GAP, WIDTH - 36, HEIGHT - FOOT - GAP))
    seats(paper, desk, talk)
    out = io.BytesIO()
    paper.image.quantize(64).save(out, "PNG", optimize=True)
    return out.getvalue()


def alt(desk: Desk, game: Game, layout: Sequence[Place], text: Text) -> str:
    """Return what the picture shows, in words."""
    talk = talk_of(desk, game, text)
    said = ". ".join([spoken.heading(desk, talk), *spoken.table_lines(desk, layout, talk)])
    return said if len(said) <= LONGEST_ALT else f"{said[: LONGEST_ALT - 1].rsplit(' ', 1)[0]}…"


def talk_of(desk: Desk, game: Game, text: Text) -> Talk:
    """Return what names things; nobody is "you" in a picture that others see."""
    return text.at(game, [seat.name or text.seat(k) for k, seat in enumerate(desk.seats)], NONE)


def status(desk: Desk, text: Text) -> str:
    """Return the round, where the game has rounds."""
    picture = desk.picture
    if not (picture.round and picture.rounds):
        return ""
    return text.say("tafelrunde-round", {"round": picture.round, "rounds": picture.rounds})


def board(paper: Paper, desk: Desk, squares: Sequence[Place], talk: Talk, box: Box) -> None:
    """Draw squares where they lie, and on them what stands there."""
    at = {place.id: (ord(place.id[0]) - ord("a"), int(place.id[1:]) - 1) for place in squares}
    count = 1 + max(max(where) for where in at.values())
    cell = (box[2] - box[0]) // count
    for place in squares:
        x, y = (box[k] + cell * at[place.id][k] for k in range(2))
        high = any(mark in ("roof", "castle") for mark in (*place.marks, place.kind, place.face))
        paper.draw.rectangle((x, y, x + cell, y + cell), "#c9713f" if high else "#d9cba6", LINE)
    for piece in desk.picture.pieces:
        if piece.place not in at:
            continue
        x, y = (box[k] + cell * at[piece.place][k] for k in range(2))
        fill = RAISED if piece.seat is None else SEATS[piece.seat % 6]
        ring = MARKED if piece.marks else INK
        paper.draw.ellipse((x + 4, y + 4, x + cell - 4, y + cell - 4), fill, ring, 5 if piece.marks else 2)
        name = spoken.thing(talk, piece.kind, piece.face or "hidden")
        short = "".join(word[0] for word in name.split())[:2] if " " in name else name[:2]
        size = cell // 3
        wide = paper.measure(short, size)
        dark = piece.seat in (0, 3, 5)
        paper.write((x + (cell - wide) // 2, y + cell // 2 - size // 2 - 2), short, size, "#ffffff" if dark else INK)


def zones(paper: Paper, desk: Desk, layout: Sequence[Place], talk: Talk, box: Box) -> None:
    """Draw the other places as boxes with what lies there, as many as there is room for."""
    x, y, tall = box[0], box[1], 0
    for place in layout:
        lying = [piece for piece in desk.picture.pieces if piece.place == place.id]
        if not lying:
            continue
        chips = spoken.counted(spoken.piece_name(piece, talk) for piece in known(lying))
        hidden = sum(piece.count for piece in lying if piece.face is None)
        title = spoken.place_name(place, talk)
        wide = max([150, paper.measure(title, 17) + 46, *(paper.measure(chip, 16) + 24 for chip in chips[:6])])
        wide = min(wide, box[2] - box[0], 300)
        high = 34 + 24 * min(len(chips), 6) + (34 if hidden else 0)
        if x > box[0] and x + wide > box[2]:
            x, y, tall = box[0], y + tall + GAP, 0
        if y + high > box[3]:
            continue
        paper.draw.rounded_rectangle((x, y, x + wide, y + high), 8, RAISED, LINE, 2)
        indent = 10
        if place.seat is not None:
            paper.shape(place.seat, x + 10, y + 9, 14)
            indent = 30
        paper.write((x + indent, y + 7), title, 17, QUIET, room=wide - indent - 8)
        line = y + 31
        for k, chip in enumerate(chips[:6]):
            said = f"{chip} +{len(chips) - 6}" if k == 5 and len(chips) > 6 else chip
            paper.write((x + 12, line), said, 16, room=wide - 20)
            line += 24
        for k in range(min(hidden, (wide - 60) // 14)):
            paper.draw.rounded_rectangle((x + 12 + 14 * k, line, x + 30 + 14 * k, line + 26), 3, BACK, RAISED)
        if hidden > (wide - 60) // 14:
            paper.write((x + wide - 42, line + 4), str(hidden), 16)
        x, tall = x + wide + GAP, max(tall, high)


def known(pieces: Sequence[Piece]) -> list[Piece]:
    """Return those whose faces are seen."""
    return [piece for piece in pieces if piece.face is not None]


def seats(paper: Paper, desk: Desk, talk: Talk) -> None:
    """Draw who sits there, and what is counted for them."""
    top, each = HEIGHT - FOOT, (WIDTH - 72) // len(desk.seats)
    paper.draw.rectangle((0, top, WIDTH, HEIGHT), RAISED)
    counters = [one for one in desk.picture.counters if one.seats is not None and one.about is None]
    for seat in range(len(desk.seats)):
        x = 36 + each * seat
        paper.shape(seat, x, top + 20, 24)
        paper.write((x + 36, top + 14), talk.seat(seat), 26, name="display", room=each - 50)
        said = [f"{spoken.thing(talk, 'counter', one.id)} {(one.seats or [])[seat]}" for one in counters]
        for k in range(2):
            paper.write((x, top + 54 + 24 * k), " · ".join(said[2 * k : 2 * k + 2]), 17, QUIET, room=each - 20)
