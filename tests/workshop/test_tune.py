"""Weights tuned by matches: rounds are kept, gone on with, and come to the same however many processes play them."""

from pathlib import Path

import pytest

from tafelrunde.arena.file import FileError
from workshop.tune import Tuner, Tuning, duel, main

TUNING = Tuning("claim", prefix="value.goblin", games=2)


def test_a_tuning_goes_on_where_it_stopped_and_comes_to_the_same(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    tuner = Tuner(TUNING, 2, whole)
    up, down, _ = tuner.shifted()
    first = sum(duel(TUNING, up, down, number) for number in range(2)) / 2
    assert next(ahead := tuner.run(1)) == first, "a process plays what this one would"
    assert len(list(ahead)) == 1
    rounds = Tuner(TUNING, 2, parts).run(2)
    next(rounds)
    rounds.close()  # somebody stops it
    again = Tuner(TUNING, 2, parts)
    assert again.done == 1
    assert len(list(again.run(1))) == 1
    assert again.weights == tuner.weights
    assert whole.read_bytes() == parts.read_bytes()
    with pytest.raises(FileError, match="another tuning"):
        Tuner(Tuning("claim", prefix="value.goblin", games=4), 2, whole)


def test_the_command_writes_weights_and_says_how_they_came_about(tmp_path: Path) -> None:
    kept, out = tmp_path / "rounds.jsonl", tmp_path / "weights.toml"
    Tuner(Tuning("claim", prefix="value.goblin", games=2), 1, kept)
    kept.write_bytes(kept.read_bytes() + b'{"round": 0, "ahead": 0.5}\n')  # a round that was played before
    given = ["claim", "--weights", "value.goblin", "--rounds", "1", "--games", "2"]
    assert main([*given, "--json", str(kept), "--out", str(out)]) == 0
    made = "python -m workshop.tune claim --weights value.goblin --rounds 1 --games 2"
    assert f"# Made by: {made}" in out.read_text("utf-8")
