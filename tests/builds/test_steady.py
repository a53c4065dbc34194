"""Tests are repeated, what came of them is kept, and whoever stopped goes on from there."""

import json
from pathlib import Path

import pytest

import steady
from project import ROOT
from steady import Results, Round, Way

pytestmark = pytest.mark.slow

SCENES = """
import os, pathlib, pytest

def ran(name):
    with pathlib.Path("ran").open("a") as file:
        file.write(name + "\\n")
    return pathlib.Path("ran").read_text().split().count(name)

def test_sound(): ran("sound")
def test_fickle(): assert ran("fickle") != 2, "chance has had its turn"
def test_deadly(): ran("deadly") == 1 or os._exit(3)
def test_elsewhere(): pytest.skip("not here")
"""


@pytest.fixture
def way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Way:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # the scenes need none, and start sooner
    (tmp_path / "test_scenes.py").write_text(SCENES)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return Way("pure", ("test_scenes.py",), (), tmp_path)


def ran(way: Way) -> list[str]:
    return sorted((way.home / "ran").read_text().split())


def test_what_fails_once_has_failed_and_what_ends_pytest_too(
    way: Way, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = Results(tmp_path / "kept")
    results.home.mkdir()
    plan = [Round(f"{k} of 2", way, way.tests([])) for k in (1, 2)]
    assert len(plan[0].tests) == 4
    for found in plan:
        steady.play(found, results, workers=1)
    assert steady.verdict(plan, results) == 1
    *_, skipped, deadly, fickle, last = capsys.readouterr().out.splitlines()
    assert skipped == "skipped test_scenes.py::test_elsewhere (2x: 1 of 2, 2 of 2)"
    assert deadly == "FAILED test_scenes.py::test_deadly (1x: 2 of 2)"
    assert fickle == "FAILED test_scenes.py::test_fickle (1x: 2 of 2)"
    assert last.startswith("4 tests in 8 runs: 2 failed, each once or more (")
    words = results.home / "2 of 2 test_scenes.py test_fickle.txt"
    assert "chance has had its turn" in words.read_text()


def test_whoever_stopped_goes_on_from_there(way: Way, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = Results(tmp_path / "kept")
    results.home.mkdir()
    sound = [test for test in way.tests([]) if "sound" in test or "fickle" in test]
    plan = [Round("1 of 1", way, sound), Round("beside busy processes", way, sound[:1], busy=True)]
    results.add("1 of 1", sound[0], "passed")
    with results.file.open("a") as file:
        file.write(json.dumps({"round": "1 of 1", "test": sound[1], "outcome": "passed"})[:-5])  # no whole line
    assert steady.verdict(plan, results) == 130
    assert "Stopped after 1 of 3 runs of tests: none failed. `make steady` goes on" in capsys.readouterr().out
    for found in plan:
        steady.play(found, results, workers=1)
    assert ran(way) == ["fickle", "sound"]
    assert steady.verdict(plan, results) == 0
    assert "2 tests in 3 runs: none failed." in capsys.readouterr().out


def test_the_list_names_tests_that_are_there() -> None:
    for name in steady.listed():
        file, _, test = name.partition("::")
        source = (ROOT / file).read_text(encoding="utf-8")
        assert f"def {test}(" in source or not test, name
