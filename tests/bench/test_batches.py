"""The benchmark of batches measures ours and the others in one run, says who is missing, and judges by the gates."""

import io
import json
import sys
from pathlib import Path

import pytest
from rich.console import Console

from tafelrunde.bench import batches
from tafelrunde.bench.batches import BatchContestant, BatchMeasurement, BatchResults
from tafelrunde.core.errors import TafelrundeError


def line(name: str, games: int, core: float | None) -> BatchMeasurement:
    return BatchMeasurement(name=name, by="somebody", games=games, workers=1, clock=core, core=core)


def printed(results: BatchResults) -> str:
    console = Console(width=120, file=io.StringIO(), record=True)
    console.print(batches.table(results))
    return console.export_text()


def test_ours_are_measured_alone_and_with_two_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = [BatchContestant("claim", "Tafelrunde", 4), BatchContestant("claim", "Tafelrunde", 4, 2)]
    results = batches.run(1, 0.05, quiet=True, among=ours)
    alone, pair = results["lines"]
    assert alone["clock"] is not None
    assert alone["core"] is not None
    assert pair["clock"] is not None
    assert json.loads(json.dumps(results)) == results
    assert "claim" in printed(results)


def test_who_is_missing_is_said_in_a_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A Python without anything in it stands for one in which the peers were never installed."""
    bare = tmp_path / "python"
    bare.write_text(f'#!/bin/sh\nexec {sys.executable} -S "$@"\n')
    bare.chmod(0o755)
    monkeypatch.setenv("TAFELRUNDE_PEERS", str(bare))
    monkeypatch.delenv("PYTHONPATH", raising=False)
    results = batches.run(1, 0.05, quiet=True, among=[BatchContestant("pgx-leduc", "pgx", 4)])
    assert results["lines"][0]["core"] is None
    assert [note.split(":")[0] for note in results["notes"]] == ["pgx-leduc (pgx) is missing"]
    assert "make peers" in printed(results)


def test_gates_are_ratios_of_one_run() -> None:
    lines = [
        line("claim", 4096, 400_000),
        line("hearts-vector", 256, 8_000),
        line("pgx-backgammon", 4096, 500_000),
        line("hearts-driven", 1, 500_000),
        line("tokyo", 4096, 41_000),
        line("morpork", 4096, 39_000),
    ]
    found = [(gate["wanted"], gate["passed"]) for gate in batches.gates(lines)]
    assert found == [(160_000, True), (500_000, False), (40_000, True), (40_000, False)]
    assert {gate["passed"] for gate in batches.gates(lines[:1])} == {None}


def test_everybody_takes_part_and_no_rounds_measure_nothing() -> None:
    names = {one.name for one in batches.contestants()}
    assert {"claim", "tyrant", "tokyo", "morpork", "connect_four", "hearts-vector", "pgx-backgammon"} <= names
    with pytest.raises(TafelrundeError, match="0 rounds measure nothing"):
        batches.run(0)
