"""The town: streets, roofs and gates, and where everybody stands at first."""

import json
import tomllib
from functools import cache
from importlib import resources
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.errors import OptionError
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.rules.cards import CITIZENS, FULL_DECK, GEM, ONE, size

KNIGHTS: Final = 7

EDGE: Final = 10
SQUARES: Final = 100
OFF: Final = 100
"""What lies beyond the rim: one square on which nobody ever stands."""

NORTH: Final = 0
DIRECTIONS: Final = ["north", "east", "south", "west"]

LETTERS: Final = "abcdefghij"
SQUARE_IDS: Final[list[str]] = [f"{LETTERS[square % EDGE]}{square // EDGE + 1}" for square in range(SQUARES)]
"""A column letter from the left, and a row number from the castle's edge downwards."""

STREET: Final = "."
ROOF: Final = "#"


def neighbour(square: int, direction: int) -> int:
    """Return the next square in a direction, OFF beyond the rim.

    >>> [neighbour(0, direction) for direction in range(4)]
    [100, 1, 10, 100]
    """
    row = square // EDGE + [-1, 0, 1, 0][direction]
    column = square % EDGE + [0, 1, 0, -1][direction]
    return row * EDGE + column if 0 <= row < EDGE and 0 <= column < EDGE else OFF


NEXT: Final[vec[i64]] = vec[i64]([i64(neighbour(square, way)) for square in range(SQUARES) for way in range(4)])
"""The neighbour of square s in direction d, at 4 * s + d."""


class Board:
    """A board, checked: what never changes in a game."""

    def __init__(
        self,
        rows: list[str],
        gates: list[tuple[int, int]],
        starts: list[int],
        knights: list[list[int]],
        citizens: list[int],
        gem_card: bool,
    ) -> None:
        self.rows = rows
        self.gates = gates
        """Square and direction of leaving."""
        self.starts = starts
        self.knights = knights
        """For each start of the king, where the knights stand."""
        self.citizens = citizens
        self.roof = vec[i64]([i64(1 if mark == ROOF else 0) for row in rows for mark in row] + [i64(0)])
        """Per square, 1 for a roof and 0 for a street."""
        self.rise = vec[i64](
            [self.roof[NEXT[way]] - self.roof[way >> 2] if NEXT[way] != OFF else i64(0) for way in range(4 * SQUARES)]
        )
        """For each step, at 4 * square + direction: 1 up to a roof, -1 down from one, 0 on the level."""
        self.gate = vec[i64]([i64(NONE)] * (SQUARES + 1))
        """Per square, the direction in which the king leaves it for the castle.

        To everybody else a gate is a street square like any other (rule tyrant.gate.square).
        """
        for square, direction in gates:
            self.gate[square] = direction
        self.deck: i64 = FULL_DECK if gem_card else FULL_DECK - ONE[GEM]
        self.rounds: i64 = size(self.deck)


@cache
def side(name: str) -> Board:
    """Return side "a" or "b" of the printed board; side B is our reconstruction (rule tyrant.setup.side_b).

    >>> side("a").rounds, side("b").rounds
    (15, 14)
    """
    text = (resources.files("tafelrunde.games.tyrant.rules") / "boards" / f"{name}.toml").read_text("utf-8")
    return read(tomllib.loads(text))


def from_option(given: object) -> object:
    """Return a board's document from a mapping or from JSON text, checked; None stays None."""
    if given is None:
        return None
    doc = given
    if isinstance(given, str):
        try:
            doc = json.loads(given)
        except (ValueError, RecursionError):
            raise OptionError("board: the text is no JSON mapping with rows, starts, citizens and gates") from None
    read(doc)
    return doc


FIELDS: Final = ["rows", "citizens", "gem_card", "starts", "gates", "sources"]


def read(doc: object) -> Board:
    """Read a board's document; what is wrong with it is an OptionError that names the field and the value."""
    if not isinstance(doc, dict):
        raise OptionError(f"board: {doc!r} is no mapping with rows, starts, citizens and gates")
    for field in doc:
        if field not in FIELDS:
            raise OptionError(f"board: unknown field {field!r}: there are {', '.join(FIELDS)}")
    rows = read_rows(doc.get("rows"))
    streets = [mark == STREET for row in rows for mark in row]
    gates = [read_gate(entry, streets) for entry in entries(doc, "gates", 1, 4)]
    if len({square for square, _ in gates}) != len(gates):
        raise OptionError("board: gates: two gates on one square: give each a square of its own")
    citizens = squares("citizens", doc.get("citizens"), CITIZENS)
    starts: list[int] = []
    knights: list[list[int]] = []
    for entry in entries(doc, "starts", 1, 2):
        if not isinstance(entry, dict) or set(entry) != {"king", "knights"}:
            raise OptionError(f"board: starts: {entry!r} is no start: give king and knights")
        starts.append(read_square("king", entry["king"]))
        knights.append(squares("knights", entry["knights"], KNIGHTS))
        check_start(rows, starts[-1], knights[-1], citizens, gates)
    gem_card = doc.get("gem_card", True)
    if not isinstance(gem_card, bool):
        raise OptionError(f"board: gem_card: {gem_card!r} is neither true nor false")
    return Board(rows, gates, starts, knights, citizens, gem_card)


def read_rows(given: object) -> list[str]:
    """Return the ten rows of streets and roofs."""
    if not isinstance(given, list) or len(given) != EDGE:
        many = f"{len(given)} rows" if isinstance(given, list) else repr(given)
        raise OptionError(f"board: rows: {many} where a board has {EDGE} rows of {EDGE} squares")
    rows: list[str] = []
    for row in given:
        if not isinstance(row, str) or len(row) != EDGE or row.strip(STREET + ROOF):
            marks = f"{STREET} for street, {ROOF} for roof"
            raise OptionError(f"board: rows: {row!r} is no row of {EDGE} squares: write {marks}")
        rows.append(row)
    return rows


def entries(doc: dict[str, object], field: str, low: int, high: int) -> list[object]:
    """Return a list of the document that has to have some length."""
    given = doc.get(field)
    if not isinstance(given, list) or not low <= len(given) <= high:
        many = f"{len(given)}" if isinstance(given, list) else repr(given)
        raise OptionError(f"board: {field}: {many} where a board has {low} to {high}")
    return given


def read_square(field: str, given: object) -> int:
    """Return a square by its name."""
    if not isinstance(given, str) or given not in SQUARE_IDS:
        raise OptionError(f"board: {field}: {given!r} is no square: there are a1 to j10")
    return SQUARE_IDS.index(given)


def squares(field: str, given: object, number: int) -> list[int]:
    """Return a fixed number of different squares."""
    if not isinstance(given, list) or len(given) != number:
        many = f"{len(given)} squares" if isinstance(given, list) else repr(given)
        raise OptionError(f"board: {field}: {many} where a board has {number}")
    return [read_square(field, entry) for entry in given]


def read_gate(entry: object, streets: list[bool]) -> tuple[int, int]:
    """Return a gate: a street square, and a way out that leads to no other street."""
    if not isinstance(entry, dict) or set(entry) != {"square", "exit"} or entry["exit"] not in DIRECTIONS:
        raise OptionError(f"board: gates: {entry!r} is no gate: give square and exit, one of {', '.join(DIRECTIONS)}")
    square = read_square("gates", entry["square"])
    direction = DIRECTIONS.index(str(entry["exit"]))
    if not streets[square]:
        raise OptionError(f"board: gates: {SQUARE_IDS[square]} is a roof: a gate is a street square")
    beyond = neighbour(square, direction)
    if beyond != OFF and streets[beyond]:
        raise OptionError(
            f"board: gates: the exit of {SQUARE_IDS[square]} leads to the street square {SQUARE_IDS[beyond]}: "
            "it should lead to a roof or off the board"
        )
    return square, direction


def check_start(
    rows: list[str], king: int, knights: list[int], citizens: list[int], gates: list[tuple[int, int]]
) -> None:
    """Refuse a start where two figures share a square, or from which the king cannot get home."""
    streets = [mark == STREET for row in rows for mark in row]
    taken = [king, *knights, *citizens]
    for square in taken:
        if taken.count(square) > 1:
            raise OptionError(f"board: two figures start on {SQUARE_IDS[square]}: a square holds one")
    if not streets[king]:
        raise OptionError(f"board: starts: the king cannot stand on {SQUARE_IDS[king]}, a roof")
    reached = {king}
    edge = [king]
    while edge:
        square = edge.pop()
        for direction in range(4):
            to = neighbour(square, direction)
            if to != OFF and streets[to] and to not in reached:
                reached.add(to)
                edge.append(to)
    if not any(square in reached for square, _ in gates):
        raise OptionError(f"board: gates: no streets lead from {SQUARE_IDS[king]} to a gate")
