"""The Master of a commit plays on as another process, and where there is no history the command says so."""

from pathlib import Path

import pytest

from tafelrunde import bots, games
from tafelrunde.arena import play
from tafelrunde.core.errors import TafelrundeError
from workshop import master_1

ROOT = Path(__file__).resolve().parents[2]


def test_it_plays_what_was_built_as_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(master_1, "BUILT", ROOT / "src")
    master = master_1.Master(1)
    master.set({"level": "1"})
    _, players = play(games.load("claim"), [master, bots.load("random", "claim", 2)], 3)
    assert players[0].asked > 0
    assert not players[0].failures


def test_whoever_has_not_built_it_is_told_how(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(master_1, "BUILT", tmp_path / "nothing")
    with pytest.raises(TafelrundeError, match=r"python -m workshop\.master_1 builds it"):
        master_1.package()


def test_without_the_history_the_command_says_so(tmp_path: Path) -> None:
    with pytest.raises(TafelrundeError, match="clone the project with its whole history"):
        master_1.sources(tmp_path, master_1.COMMIT)
