"""What somebody reads whose install lacks something: what it is, and how to get it."""

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import tafelrunde
from documents import ROOT
from tafelrunde import pure
from tafelrunde.cli.start import EXTRAS, outcome, tell_of_plain_rules
from tafelrunde.text import Text


def lacking(name: str) -> None:
    raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def test_a_command_that_lacks_a_package_says_how_to_get_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert outcome(lambda: lacking("asyncpg.pool"), Text("en")) == 2
    assert outcome(lambda: lacking("fastapi"), Text("de")) == 2
    told = capsys.readouterr().err.splitlines()
    assert told == [
        "tafelrunde: asyncpg is not installed, and this needs it: pip install 'tafelrunde[server]'",
        "tafelrunde: fastapi ist nicht installiert und wird hierfür gebraucht: pip install 'tafelrunde'",
    ]


def test_a_module_of_ours_that_is_missing_is_no_matter_of_the_install() -> None:
    with pytest.raises(ModuleNotFoundError):
        outcome(lambda: lacking("tafelrunde.nowhere"), Text("en"))


def test_each_package_comes_with_the_extra_that_is_named() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for package, extra in EXTRAS.items():
        assert package in {Requirement(line).name for line in extras[extra.strip("[]")]}


def test_an_install_that_could_not_compile_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.delenv("TAFELRUNDE_PURE", raising=False)
    monkeypatch.setattr("sys.argv", ["tafelrunde", "games", "--lang", "en"])
    monkeypatch.setattr(pure, "TOLD", tmp_path / "plain-because.txt")
    tell_of_plain_rules()
    assert capsys.readouterr().err == "", "nothing says that they are plain because they could not be compiled"
    pure.TOLD.write_text("there is no C compiler")
    tell_of_plain_rules()
    tell_of_plain_rules()
    assert capsys.readouterr().err == (
        "tafelrunde: plain Python rules: 20 to 40 times slower. "
        "A C compiler and pip install --no-binary tafelrunde tafelrunde make them fast.\n"
    )
    assert (tmp_path / "state" / "tafelrunde" / f"plain-{tafelrunde.__version__}").exists()
