"""Every piece of code in the README and in docs/ does what a reader would have it do; the commands are in builds/."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import tafelrunde
from documents import ADDING, DOCUMENTS, ROOT, TYPED, blocks
from tafelrunde import bots, games
from tafelrunde.text import Text

PLAYED = """
import random
import pyspiel
import tafelrunde.adapters.openspiel
from server.inn import Inn
from tafelrunde.batch import Batch
from tafelrunde.server.ground.settings import Settings
with Inn(Settings(db="sqlite:///house.db", hosts=["testserver"], limits=False)) as inn:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("sack", "me", "open", others=(bea,))
    while not (desk := anna.desk(table, 0)["desk"]).get("result"):
        seat = desk["ask"]["who"]
        (anna, bea)[seat].play(table, seat)
    print("server:", len(desk["result"]), "results")
batch = Batch("sack", games=8, seed=1)
ended = 0
for _ in range(20):
    batch.step(batch.picked)
    ended += int(batch.done.sum())
print("batch: some games ended" if ended else "batch: none ended")
state = pyspiel.load_game("tafelrunde_sack").new_initial_state()
while not state.is_terminal():
    state.apply_action(random.choice(state.legal_actions()))
print("openspiel:", len(state.returns()), "returns")
"""


@pytest.fixture
def stranger(tmp_path: Path) -> Path:
    """Return a folder in which somebody has written the game of `adding-a-game.md`, outside the project."""
    for name, _, content in TYPED.findall(ADDING.read_text(encoding="utf-8")):
        (tmp_path / name).write_text(content, encoding="utf-8")
    return tmp_path


def run(command: str, folder: Path, **more: str) -> str:
    """Run a command and return what it prints."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("TAFELRUNDE_", "PYTEST_"))}
    code = Path(tafelrunde.__file__).parent.parent
    kept |= {"PYTHONPATH": str(code), "XDG_STATE_HOME": str(folder), "LANG": "en_GB.UTF-8"} | more
    done = subprocess.run(
        command, shell=True, cwd=folder, env=kept, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def in_a_document(language: str) -> list[str]:
    """Return the blocks of `adding-a-game.md` that are no files."""
    return [param.values[0] for param in blocks(language, [ADDING])]  # type: ignore[attr-defined]


@pytest.mark.slow
def test_the_game_of_the_document_is_played_and_keeps_the_contract(stranger: Path) -> None:
    """It is one file with at most 150 lines, and its commands do what a reader would have them do."""
    assert len((stranger / "sack.py").read_text(encoding="utf-8").splitlines()) <= 150
    for command in "".join(in_a_document("sh")).splitlines():
        typed = re.sub(r"^tafelrunde ", "python -m tafelrunde ", command)
        told = run(typed.replace("python -m ", f"{sys.executable} -P -m "), stranger)
        assert "left out" not in told
    assert re.search(r"\d\d\d passed", told)


@pytest.mark.slow
def test_learners_have_the_game_of_the_document(stranger: Path) -> None:
    pytest.importorskip("pyspiel")
    (stranger / "learn.py").write_text("\n".join(in_a_document("python")), encoding="utf-8")
    run(f"{sys.executable} learn.py", stranger, TAFELRUNDE_GAMES_FROM=str(stranger / "sack.py"))


@pytest.mark.slow
def test_the_game_of_the_document_is_installed_and_played(stranger: Path) -> None:
    """Built and installed as a package: a game over a server, a batch, a game of OpenSpiel, and its own tests."""
    pytest.importorskip("pyspiel")
    site = stranger / "site"
    (stranger / "play.py").write_text(PLAYED, encoding="utf-8")
    pip = f"{sys.executable} -m pip install -q --no-index --no-deps --no-build-isolation --target {site} ."
    run(pip, stranger)
    (stranger / "sack.py").unlink()
    code = Path(tafelrunde.__file__).parent.parent
    paths = os.pathsep.join(map(str, (code, ROOT / "tests", site)))
    told = run(f"{sys.executable} -P play.py", stranger, PYTHONPATH=paths, TAFELRUNDE_GUEST_GAMES="yes")
    assert told.splitlines() == ["server: 2 results", "batch: some games ended", "openspiel: 2 returns"]
    tested = run(f"{sys.executable} -P -m pytest -q -k told test_sack.py", stranger, PYTHONPATH=paths)
    assert re.search(r"\d passed", tested)


@pytest.mark.parametrize("code", blocks("python", [path for path in DOCUMENTS if path != ADDING]))
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
