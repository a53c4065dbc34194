"""The rooms of the package: each imports what `docs/architecture.md` lets it import, and no game imports another."""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from trees import nodes

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "tafelrunde"
PACKAGE = {"__init__", "__main__", "pure"}
"""What belongs to the package itself, not to a room."""


def rooms(heading: str) -> dict[str, set[str]]:
    """Return what each room of a table may import, from the highest down."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = page.partition(f"| {heading} |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| `([\w/*]+)` \|.*\|([^|]*)\|$", table, re.MULTILINE)
    return {room: set(re.findall(r"`([\w/*]+)`", allowed)) for room, allowed in rows}


ROOMS = rooms("room")
OF_THE_SERVER = rooms("room of the server")
MOST = 15
"""So many methods a class of the server has at most; `MemoryStore` has those of the store that it stands for."""


def room(parts: Sequence[str]) -> str:
    """Return the room of a module: of a game's home each part is one."""
    if parts[0] == "games" and len(parts) > 2 and f"games/*/{parts[2]}" in ROOMS:
        return f"games/*/{parts[2]}"
    return parts[0]


def room_of(path: Path) -> str:
    """Return the room that a file lies in."""
    return room(path.relative_to(SOURCES).with_suffix("").parts)


def home(path: Path) -> str:
    """Return the game that a file is about."""
    return path.relative_to(SOURCES / "games").parts[0]


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
    assert folders | modules == {room for room in ROOMS if "/" not in room}
    homes = {path for path in (SOURCES / "games").iterdir() if path.is_dir() and path.name != "__pycache__"}
    parts = {path.stem for home in homes for path in home.iterdir() if path.suffix == ".py" or not path.suffix}
    named = {f"games/*/{part}" for part in parts - {"__init__", "__pycache__", "words"}}
    assert named == {room for room in ROOMS if "/" in room}


@pytest.mark.parametrize("table", [ROOMS, OF_THE_SERVER], ids=["all", "server"])
def test_the_table_only_points_down(table: dict[str, set[str]]) -> None:
    order = list(table)
    for room, allowed in table.items():
        assert all(order.index(room) < order.index(below) for below in allowed), room


@pytest.mark.parametrize("where", ROOMS)
def test_a_room_imports_what_it_may(where: str) -> None:
    found = [
        (str(path.relative_to(SOURCES)), ".".join(name))
        for path in SOURCES.rglob("*.py")
        if room_of(path) == where
        for name in imported(path)
        if name[0] in ROOMS and room(name) not in {where, *ROOMS[where]}
    ]
    assert found == []


def test_no_game_imports_another() -> None:
    """A home knows itself alone."""
    found = [
        (str(path.relative_to(SOURCES)), ".".join(name))
        for path in (SOURCES / "games").rglob("*.py")
        for name in imported(path)
        if name[0] == "games" and path.parent != SOURCES / "games" and name[1:2] not in ([], [home(path)])
    ]
    assert found == []


def room_of_the_server(parts: Sequence[str]) -> str:
    """Return the room of a module of the server."""
    return parts[1] if len(parts) > 1 and parts[1] in OF_THE_SERVER else "server"


def files_of_the_server() -> list[Path]:
    """Return the sources of the server."""
    return sorted((SOURCES / "server").rglob("*.py"))


def test_every_room_of_the_server_is_in_the_table() -> None:
    folders = {path.name for path in (SOURCES / "server").iterdir() if (path / "__init__.py").exists()}
    assert folders == OF_THE_SERVER.keys() - {"server"}


def test_a_room_of_the_server_imports_what_it_may() -> None:
    found = []
    for path in files_of_the_server():
        where = room_of_the_server(path.relative_to(SOURCES).with_suffix("").parts)
        found += [
            (str(path.relative_to(SOURCES)), ".".join(name))
            for name in imported(path)
            if name[0] == "server" and room_of_the_server(name) not in {where, *OF_THE_SERVER[where]}
        ]
    assert found == []


def test_no_class_of_the_server_does_too_much() -> None:
    """A class with more methods than fit on a screen has more than one subject."""
    many = {}
    for path in files_of_the_server():
        for node in nodes(path):
            if isinstance(node, ast.ClassDef) and node.name != "MemoryStore":
                methods = [one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
                if len(methods) > MOST:
                    many[node.name] = len(methods)
    assert many == {}


def test_nothing_of_the_server_is_handed_what_it_does_not_use() -> None:
    """What a class of the server is made with and keeps to itself it uses, too; nobody carries others for a third."""
    idle = []
    for path in files_of_the_server():
        for node in nodes(path):
            if isinstance(node, ast.ClassDef):
                text = ast.unparse(node)
                made = next((one for one in node.body if getattr(one, "name", "") == "__init__"), None)
                kept = [] if made is None else re.findall(r"self\.(_\w+) = \w+$", ast.unparse(made), re.MULTILINE)
                idle += [f"{node.name}.{name}" for name in kept if len(re.findall(rf"self\.{name}\b", text)) < 2]
    assert idle == []


def test_the_walk_through_the_rooms_names_files_that_are_there() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    walk = page.partition("## A card is played")[2].partition("## What each room may import")[0]
    named = re.findall(r"`([\w/]+\.(?:py|ts|svelte|ftl|svelte\.ts))`", walk)
    assert len(named) > 20
    homes = (ROOT / "src" / "tafelrunde", ROOT / "web" / "src")
    assert [name for name in named if not any((home / name).is_file() for home in homes)] == []
