"""What players read of their deeds in Tokyo: whole sentences, each with its cause, in three languages."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from games.tokyo.monsters import Table
from tafelrunde.text import LANGUAGES, Text

SCENES: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("told.toml").read_text("utf-8"))["scene"]


@pytest.mark.parametrize("scene", SCENES, ids=[scene["name"] for scene in SCENES])
def test_deeds_are_told_in_sentences(scene: dict[str, Any]) -> None:
    fields = dict(scene["table"])
    if "shop" in fields:
        fields["shop"] = [card or None for card in fields["shop"]]
    table = Table(**fields)
    if scene["do"]:
        table.state.events = []
    for verb, args in scene["do"]:
        table.do(verb, **args)
    heard = [event.seen_by(scene["viewer"]) for event in table.state.events or []]
    for language in LANGUAGES:
        talk = Text(language).at(table.state.game, ["Dino", "Bunny", "King"], scene["viewer"])
        assert talk.told(heard) == scene[language]
