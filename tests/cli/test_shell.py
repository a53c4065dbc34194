"""What is suggested can be typed: the program by its name where the shell finds it, else by its file."""

import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.cli import saves
from tafelrunde.cli.shell import program

from .conftest import Command


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the program in an environment that is not on the PATH; we stand in the folder above."""
    file = tmp_path / ".venv" / "bin" / "tafelrunde"
    file.parent.mkdir(parents=True)
    file.write_text("#!/bin/sh\n")
    file.chmod(0o755)
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(file)])
    return file


def test_a_program_below_this_folder_is_typed_from_here(installed: Path, tafelrunde: Command) -> None:
    assert program() == ".venv/bin/tafelrunde"
    assert saves.resume_command(Path("g.jsonl")) == ".venv/bin/tafelrunde play --resume g.jsonl"
    assert saves.replay_command(Path("g.jsonl")) == ".venv/bin/tafelrunde replay g.jsonl"
    assert "Start with: .venv/bin/tafelrunde play" in tafelrunde("--help").out
    assert "see '.venv/bin/tafelrunde play --help'" in tafelrunde("play", "claim", "chess").err
    assert "Continue with: .venv/bin/tafelrunde play --resume" in tafelrunde("play", typed="q\n").out


def test_a_command_goes_on_in_the_language_of_the_game(installed: Path, tafelrunde: Command) -> None:
    shown = tafelrunde("play", "--lang", "de", typed="?\nq\n").out.replace("\n", "")
    assert "So geht es weiter: .venv/bin/tafelrunde play --resume" in shown
    assert shown.endswith(" --lang de")


def test_a_program_elsewhere_is_typed_in_full(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "else where").mkdir()
    monkeypatch.chdir(tmp_path / "else where")
    assert program() == str(installed)
    monkeypatch.chdir(installed.parent)
    assert program() == "./tafelrunde"


def test_a_program_on_the_path_is_typed_by_its_name(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{installed.parent}:/usr/bin:/bin")
    assert program() == "tafelrunde"


def test_another_program_of_that_name_on_the_path_is_not_meant(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other" / "tafelrunde"
    other.parent.mkdir()
    other.write_text("#!/bin/sh\n")
    other.chmod(0o755)
    monkeypatch.setenv("PATH", str(other.parent))
    assert program() == ".venv/bin/tafelrunde"


@pytest.mark.slow
def test_what_a_module_suggests_works_as_it_is_typed(child: Command) -> None:
    left = child("play", "--seed", "3", typed="q\n")
    command = left.out.partition("Continue with: ")[2].strip()
    again = subprocess.run(command, shell=True, input="q\n", capture_output=True, encoding="utf-8", check=False)
    assert (again.returncode, again.stderr) == (0, "")
    assert command in again.stdout
