"""Bots with bad habits, in a file of their own."""

from pathlib import Path

import pytest

FAULTY = '''
import os, pathlib, signal, time
from tafelrunde.bots import Random

class Faulty(Random):
    """A bot that has no idea."""

    name = "faulty"

    def choose(self, view, ask):
        raise RuntimeError("no idea")

class Deadly(Random):
    """A bot that ends its process in its first game, wherever a file says that nobody has done so yet."""

    name = "deadly"

    def begin(self, game, seat, options):
        mark = pathlib.Path(__file__).with_name("killed")
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)

class Fatal(Random):
    """A bot that always does."""

    name = "fatal"

    def begin(self, game, seat, options):
        os.kill(os.getpid(), signal.SIGKILL)
'''


@pytest.fixture
def bad_bots(tmp_path: Path) -> Path:
    file = tmp_path / "bad.py"
    file.write_text(FAULTY)
    return file


@pytest.fixture
def faulty(bad_bots: Path) -> str:
    return f"{bad_bots}:Faulty"
