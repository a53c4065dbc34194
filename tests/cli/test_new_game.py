"""A game that nobody has drawn for the terminal, nor written texts for: it can be played all the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Done

TESTS = Path(__file__).resolve().parent.parent
ROUND = """
import sys
sys.path.insert(0, sys.argv.pop(1))
from contract.scuffle import Scuffle
from tafelrunde import cli, games

games.register(Scuffle())
sys.exit(max(cli.run(line.split()) for line in sys.argv[1:]))
"""


def with_scuffle(*commands: str, typed: str = "") -> Done:
    """Run commands in one process where there is a game without texts, rules or drawing."""
    done = subprocess.run(
        [sys.executable, "-c", ROUND, str(TESTS), *commands],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        timeout=120,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


@pytest.mark.slow
def test_it_is_played_to_the_end_with_passing_as_the_last_choice(home: Path) -> None:
    done = with_scuffle("play scuffle --players human random --seed 2", typed="1\n" * 80)
    assert done.err == ""
    assert done.code == 0
    assert "1) pass" in done.out  # where nothing else is possible
    assert "2) pass" in done.out
    assert "tafelrunde replay scuffle-" in done.out
    assert "play strike" in done.out or "strike" in done.out


def test_everything_else_works_with_it(home: Path) -> None:
    done = with_scuffle(
        "rules scuffle", "games", "bots scuffle", "watch scuffle", "play scuffle", typed="?\n? storm\nr\nu\nl\nq\n"
    )
    assert (done.code, done.err) == (0, "")
    assert done.out.count("scuffle – scuffle") == 2, "among the games, and above its bots"


@pytest.mark.slow
def test_it_does_not_disturb_other_games(home: Path) -> None:
    done = with_scuffle("play claim --seed 4", typed="1\n" * 26)
    assert (done.code, done.err) == (0, "")
    assert "wins the game" in done.out or "You win" in done.out
