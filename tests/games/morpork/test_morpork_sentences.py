"""What players read of their deeds in Ankh-Morpork: whole sentences, each with its cause, in three languages."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.morpork.city import city, do
from tafelrunde.text import LANGUAGES, Text

SCENES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("told.toml").read_text("utf-8"))["scene"]


@pytest.mark.parametrize("scene", SCENES, ids=[scene["name"] for scene in SCENES])
def test_deeds_are_told_in_sentences(scene: dict[str, Any]) -> None:
    state = city(*scene["hand"], **scene["city"])
    heard = [event.seen_by(scene["viewer"]) for event in do(state, *scene["moves"])]
    for language in LANGUAGES:
        talk = Text(language).at(state.game, ["Anna", "Bea", "Cleo"], scene["viewer"])
        assert talk.told(heard) == scene[language]
