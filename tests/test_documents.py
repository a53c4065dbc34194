"""Every piece of code in the README and in docs/ does what a reader would have it do; the commands are in builds/."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from documents import ADDING, DOCUMENTS, ROOT, TYPED, blocks
from tafelrunde import bots, games
from tafelrunde.text import Text


@pytest.fixture
def typed_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the project in which somebody has done what `adding-a-game.md` says."""
    project = tmp_path / "project"
    skipped = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for part in ("building", "docs", "src", "tests", "workshop"):
        shutil.copytree(ROOT / part, project / part, ignore=skipped)
    for path in (ROOT / "pyproject.toml", *ROOT.glob("*.md")):
        shutil.copy(path, project)
    (project / ".venv").symlink_to(sys.prefix)
    text = ADDING.read_text(encoding="utf-8")
    for name, language, content in TYPED.findall(text):
        path = project / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(changed(path, content) if language == "diff" else content, encoding="utf-8")
    for name in re.findall(r"^`([\w/.]+)` is there and empty", text, re.MULTILINE):
        (project / name).touch()
    for variable in ("PYTHONPATH", "TAFELRUNDE_EXPECT", "PYTEST_ADDOPTS"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return project


def changed(path: Path, difference: str) -> str:
    """Return a file with the change that a document shows."""
    lines = difference.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line[0] in " -")
    new = "".join(line[1:] for line in lines if line[0] in " +")
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path} has changed: the document shows {old!r}"
    return text.replace(old, new)


def run(command: str, folder: Path) -> str:
    """Run a command and return what it prints."""
    done = subprocess.run(
        command, shell=True, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.mark.slow
def test_the_game_of_the_document_is_told_and_tested(typed_along: Path) -> None:
    python = ".venv/bin/python -P -m"
    run(f"{python} ruff check --config pyproject.toml src/tafelrunde/games/sack tests/games/sack", typed_along)
    passed = run(f"{python} pytest -q tests/games/sack tests/test_rules.py tests/test_text.py -k sack", typed_along)
    assert re.search(r"\d\d passed", passed)


@pytest.mark.slow
def test_the_game_of_the_document_passes_whatever_a_game_must(typed_along: Path) -> None:
    """The commands of the document, among them the contract suite; and the types."""
    for commands in re.findall(r"^```sh\n(.*?)^```$", ADDING.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        for command in commands.splitlines():
            run(command, typed_along)
    assert "Success" in run(".venv/bin/python -m mypy src/tafelrunde/games/sack tests/games/sack", typed_along)


@pytest.mark.parametrize("code", blocks("python"))
def test_the_code_runs(code: str) -> None:
    exec(compile(code, "<document>", "exec"), {})
    for name in re.findall(r'^    name = "(.*)"$', code, re.MULTILINE):
        bots.forget(name)  # whom a reader registers the other tests need not know


def test_links_lead_somewhere() -> None:
    for document in DOCUMENTS:
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name} points at {target}"


@pytest.mark.parametrize("name", ["claim", "tyrant", "tokyo", "morpork"])
def test_the_page_of_a_game_names_its_options_in_their_order(name: str) -> None:
    page = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    table = page.partition("## Options\n")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `(\w+)`", table, re.MULTILINE) == [option.name for option in games.load(name).options]


def licences() -> str:
    """Return what THIRD_PARTY.md says of packages that are needed."""
    return (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8").partition("## Contained")[0]


def test_whatever_we_need_is_named_with_its_licence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {f"for the extra `{name}`": needed for name, needed in project["optional-dependencies"].items()}
    del extras["for the extra `dev`"]
    sections = re.findall(r"^## Needed (.+)\n((?:(?!##).*\n)*)", licences(), re.MULTILINE)
    found = {
        why: set(re.findall(r"^\| \[([\w.-]+)\]\(https\S+\) \| .+? \|", section, re.MULTILINE))
        for why, section in sections
    }
    assert found == {
        why: {re.match(r"[\w.-]+", requirement)[0] for requirement in needed}  # type: ignore[index]
        for why, needed in {"to play": project["dependencies"], **extras}.items()
    }


@pytest.mark.parametrize("lock", ["tafelrunde", "docs", "peers", "ray", "release", "training"])
def test_what_comes_along_is_named_with_its_licence(lock: str) -> None:
    locked = (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8").partition("\n# Compiling only\n")[0]
    names = {name.replace("-", "_").lower() for name in re.findall(r"^([\w-]+).*==", locked, re.MULTILINE)}
    said = {word.replace("-", "_").replace(".", "_").lower() for word in re.findall(r"[\w.-]+", licences())}
    assert names - said == set()


def test_what_runs_before_a_commit_is_what_make_lints() -> None:
    recipe = re.search(r"^lint:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert recipe is not None
    linted = [line.strip("\t@").replace("$(BIN)", ".venv/bin") for line in recipe[1].splitlines()]
    assert re.findall(r"^ +entry: (.+)$", hooks, re.MULTILINE) == linted


def test_the_changelog_names_the_rules_of_each_game_by_their_version() -> None:
    page = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = page.partition("\n## ")[2].partition("\n## ")[0]
    ours = [name for name in games.names() if (ROOT / "src" / "tafelrunde" / "games" / name).exists()]
    versions = [(Text("en").title(name), games.load(name).version) for name in ours]
    assert re.findall(r"^\| (.+) \| (\d+) \|$", newest, re.MULTILINE) == versions
