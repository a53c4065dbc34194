"""Whole sentences, written down scene by scene in `tests/told`: what is told of a deed, in three languages.

A scene has a position (`with`, or a `town` in a drawing), what is done `before`, what is to be told (`do`), and who it
is told to (`you`, nobody in particular without it). `en`, `de` and `pl` are the lines.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.tyrant.town import town
from scene import act, scene
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.values import SPECTATOR
from tafelrunde.text import LANGUAGES, Text

FOLDER = Path(__file__).parent / "told"
PLAYERS = ["Anna", "Bea", "Cora", "Dana"]
SCENES = [
    pytest.param(path.stem, each, id=f"{path.stem}: {each['name']}")
    for path in sorted(FOLDER.glob("*.toml"))
    for each in tomllib.loads(path.read_text(encoding="utf-8"))["scene"]
]
SCENES_EACH = 20


def done(state: State, deeds: list[str]) -> list[Event]:
    """Return what comes of deeds such as "play card=goblin_3"; players and chance do them in turn."""
    events: list[Event] = []
    for deed in deeds:
        verb, *args = deed.split()
        named = dict(arg.split("=") for arg in args)
        events += act(state, verb, **{arg: int(value) if value.isdigit() else value for arg, value in named.items()})
    return events


def told(game: str, given: dict[str, Any], language: str) -> list[str]:
    """Return the lines that a scene comes to."""
    fields = given.get("with", {})
    drawn = {"assassins": given.get("assassins", ""), **fields}
    state = town(given["town"], **drawn) if "town" in given else scene(game, **fields)
    done(state, given.get("before", []))
    viewer = given.get("you", SPECTATOR)
    heard = [event.seen_by(viewer) for event in done(state, given["do"])]
    return Text(language).at(state.game, PLAYERS, viewer).told(heard)


@pytest.mark.parametrize(("game", "given"), SCENES)
def test_a_deed_is_told_in_these_words(game: str, given: dict[str, Any]) -> None:
    for language in LANGUAGES:
        assert told(game, given, language) == given[language]


def test_each_game_has_its_scenes() -> None:
    games = [param.values[0] for param in SCENES]
    assert {game: games.count(game) for game in games if games.count(game) < SCENES_EACH} == {}
