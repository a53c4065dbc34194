"""The rooms of the package: each imports what `docs/architecture.md` lets it import, and no game imports another."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from trees import nodes

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "tafelrunde"
PACKAGE = {"__init__", "__main__", "pure"}
"""What belongs to the package itself, not to a room."""


def rooms() -> dict[str, set[str]]:
    """Return what each room may import, from the highest down."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \|.*\|([^|]*)\|$", page, re.MULTILINE)
    return {room: set(re.findall(r"`(\w+)`", allowed)) for room, allowed in rows}


ROOMS = rooms()


def room_of(path: Path) -> str:
    """Return the room that a file lies in."""
    return path.relative_to(SOURCES).parts[0].removesuffix(".py")


def imported(path: Path) -> Iterator[list[str]]:
    """Return what a file imports of ours, as parts of the name below the package."""
    for node in nodes(path):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: an import that does not name the package"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            first, *rest = name.split(".")
            if first == "tafelrunde" and rest:
                yield rest


def test_every_room_is_in_the_table() -> None:
    folders = {path.name for path in SOURCES.iterdir() if path.is_dir() and path.name not in ("locales", "__pycache__")}
    modules = {path.stem for path in SOURCES.glob("*.py")} - PACKAGE
    assert folders | modules == set(ROOMS)


def test_the_table_only_points_down() -> None:
    order = list(ROOMS)
    for room, allowed in ROOMS.items():
        assert all(order.index(room) < order.index(below) for below in allowed), room


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_what_it_may(room: str) -> None:
    found = [
        (str(path.relative_to(SOURCES)), ".".join(name))
        for path in SOURCES.rglob("*.py")
        if room_of(path) == room
        for name in imported(path)
        if name[0] in ROOMS and name[0] != room and name[0] not in ROOMS[room]
    ]
    assert found == []


def test_no_game_imports_another() -> None:
    """Tables of the terminal and bots know one game each; the games know only themselves."""
    found = [
        (str(path.relative_to(SOURCES)), ".".join(name))
        for path in (SOURCES / "games").rglob("*.py")
        for name in imported(path)
        if name[0] == "games" and path.parent != SOURCES / "games" and name[1] != path.relative_to(SOURCES).parts[1]
    ]
    assert found == []
