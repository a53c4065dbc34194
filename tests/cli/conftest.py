"""A terminal of one's own for each test: no saved games of anybody, plain English, nothing from outside."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tafelrunde.cli import run


@dataclass(frozen=True)
class Done:
    """What a command has left behind."""

    code: int
    out: str
    err: str


Command = Callable[..., Done]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Save games in a folder of the test, and speak English unless told otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "COLUMNS", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "tafelrunde"


@pytest.fixture
def tafelrunde(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Return what runs a command in this process, with the given lines typed."""

    def command(*args: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run(args)
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return command


@pytest.fixture
def child() -> Command:
    """Return what runs a command as a process of its own."""

    def command(*args: str, typed: str = "", env: dict[str, str] | None = None) -> Done:
        done = subprocess.run(
            [sys.executable, "-m", "tafelrunde", *args],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, **(env or {})},
            timeout=60,
            check=False,
        )
        return Done(done.returncode, done.stdout, done.stderr)

    return command
