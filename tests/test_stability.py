"""What docs/stability.md promises: names, and documents that an earlier release has written."""

import importlib
import json
import re
from pathlib import Path

import msgspec
import pytest

import tafelrunde
from documents import ROOT
from tafelrunde import arena, desk, games
from tafelrunde.core.rng import Rng
from tafelrunde.table import Table

PAGE = (ROOT / "docs" / "stability.md").read_text(encoding="utf-8")
NAMED = dict(re.findall(r"^\| `(tafelrunde[\w.]*)` \| (.+) \|$", PAGE, re.MULTILINE))
RELEASES = Path(__file__).parent / "releases"
WRITTEN = [pytest.param(path, id=str(path.relative_to(RELEASES))) for path in sorted(RELEASES.rglob("*.json*"))]


@pytest.mark.parametrize("module", NAMED)
def test_the_names_that_may_be_relied_upon_are_those_of_the_page(module: str) -> None:
    exported = importlib.import_module(module).__all__
    assert re.findall(r"`(\w+)`", NAMED[module]) == sorted(exported)
    for name in exported:
        assert getattr(importlib.import_module(module), name) is not None


def test_no_package_exports_names_that_the_page_leaves_out() -> None:
    source = Path(tafelrunde.__file__).parent
    packages = {path.parent.name for path in source.glob("*/__init__.py") if "__all__" in path.read_text("utf-8")}
    inside = {"bench", "boards", "cli"}  # what the terminal is made of: its commands are what holds
    assert {name for name in packages if f"tafelrunde.{name}" not in NAMED} == inside


@pytest.mark.parametrize("path", WRITTEN)
def test_what_a_release_has_written_is_read(path: Path) -> None:
    """Its logs lead where they led, its positions and desks are understood."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".jsonl":
        assert Table.load(text.splitlines()).result is not None
    elif path.name.startswith("position"):
        document = json.loads(text)
        game = games.load(document["game"])
        state = game.position(document)
        assert game.position(state.position()) == state
    else:
        read = msgspec.json.decode(text, type=desk.Desk)
        assert read.ask is not None
        assert msgspec.json.decode(text).keys() <= msgspec.to_builtins(read).keys()


def test_objects_at_a_prompt_are_a_line_that_one_can_read() -> None:
    state = tafelrunde.load("claim").new(options={"first": 0})
    state.settle(Rng(1))
    view = state.view(0)
    table = Table("claim", ["human", "greedy"], {"first": 0}, seed=1)
    assert repr(state.game) == "<claim, rules 1, for 2>"
    assert repr(games.load("tokyo")) == "<tokyo, rules 2, for 2 to 6>"
    assert re.match(r"<claim: seat 0 asked '\w+', seen by seat 0; \{", repr(view))
    assert repr(view.ask()).startswith("Ask(who=0, prompt='claim-ask-")
    assert repr(desk.make(view)) == "<desk of claim for seat 0, version 0, seat 0 asked claim-ask-lead with 12 offers>"
    assert repr(table) == f"<table of claim: human, greedy; version {table.version}>"


def test_the_package_gives_its_rooms_when_they_are_asked_for() -> None:
    assert tafelrunde.arena is arena
    with pytest.raises(AttributeError, match="'tafelrunde' has no attribute 'chess'"):
        tafelrunde.chess  # noqa: B018
