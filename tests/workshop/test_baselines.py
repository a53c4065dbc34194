"""The table of bots that need no training: it goes on where it was left, and knows when it is older than the code."""

import shutil
from pathlib import Path

import pytest

import release
from workshop import age, baselines

CELLS = [baselines.Cell("claim", 2, "random", "greedy-1"), baselines.Cell("tokyo", 3, "greedy-1", "random")]


def test_every_bot_plays_with_every_number_of_players() -> None:
    found = list(baselines.cells())
    assert len(found) == len(set(map(str, found))) == 10 * (2 * 7 - 2)
    assert {cell.seats for cell in found if cell.game == "tokyo"} == {2, 3, 4, 5, 6}


def test_who_stops_goes_on_and_the_page_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(baselines, "cells", lambda only=baselines.GAMES: (c for c in CELLS if c.game in only))
    kept, page = tmp_path / "kept", tmp_path / "page.md"
    command = ["--games", "2", "--file", str(kept), "--page", str(page)]
    baselines.main([*command, "--only", "claim"])
    first = capsys.readouterr().err
    assert first.startswith("claim 2 random greedy-1: ")
    baselines.main(command)
    assert capsys.readouterr().err.startswith("tokyo 3 greedy-1 random: "), "claim is not played again"
    written = page.read_text(encoding="utf-8")
    assert "| `random` | `greedy-1` | " in written
    assert "| `greedy-1` | `random` | not played | " in written
    assert [game for game in age.older(written) if game in ("claim", "tokyo")] == []


def test_a_table_is_older_when_what_plays_has_changed_and_not_when_a_comment_has(tmp_path: Path) -> None:
    package = tmp_path / "tafelrunde"
    for part in ("core", "bots", "games/claim"):
        shutil.copytree(age.PACKAGE / part, package / part, ignore=shutil.ignore_patterns("__pycache__"))
    page = f"## Claim\n\n{age.MARK.format('claim', age.digest('claim', package))}\n"
    bot = package / "bots" / "greedy_1" / "claim.py"
    bot.write_text(bot.read_text(encoding="utf-8") + "# A remark.\n", encoding="utf-8")
    assert age.warned(page, package) == page
    bot.write_text(bot.read_text(encoding="utf-8").replace("SPENDING = 0.25", "SPENDING = 0.3"), encoding="utf-8")
    assert age.older(page, package) == ["claim"]
    assert "**Older than its code**" in age.warned(page, package)


def test_no_version_is_released_with_an_old_table() -> None:
    good = ("1.0.0", "## [1.0.0] - 2030-01-01", ["v1.0.0"], "", "version: 1.0.0")
    assert release.complaints(*good, "<!-- claim: 0 -->") == [
        "docs/baselines.md is older than the rules or bots of claim: python -m workshop.baselines"
    ]
