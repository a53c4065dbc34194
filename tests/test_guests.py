"""Games of somebody else: how they are found, what is refused, and that a server has to be asked."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.cli.new_game import new_game
from tafelrunde.cli.screen import Screen
from tafelrunde.server.ground.settings import read
from tafelrunde.text import Text

ROOT = Path(__file__).parent.parent
Run = Callable[..., "subprocess.CompletedProcess[str]"]
ASK = """
import sys
from pathlib import Path
from tafelrunde.cli.start import look_for_games
look_for_games(["serve", *sys.argv[2:]])
from server.inn import Inn
from tafelrunde.server.ground.settings import Settings
with Inn(Settings(db=f"sqlite:///{sys.argv[1]}", hosts=["testserver"], limits=False)) as inn:
    anna = inn.guest("Anna")
    there = [game["id"] for game in anna.get("/games")["games"]]
    print(there)
    assert "pebble" not in sys.modules
    if "pebble" in there:
        print(anna.get("/games/pebble/catalogue/pl")["rules"]["pebble.end"]["title"])
        print(anna.get("/texts/de")["messages"]["pebble/page.ftl"].splitlines()[0])
        drawing = inn.client.get("/api/games/pebble/drawings/stone/hidden.svg")
        print(drawing.headers["Content-Security-Policy"], drawing.headers["X-Content-Type-Options"], drawing.text)
        print(inn.client.get("/api/games/pebble/drawings/stone/..%2F..%2Fgame.svg").status_code)
        table = anna.begin("pebble", "me", "random")
        print(anna.desk(table, 0)["desk"]["ask"]["prompt"])
"""


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Return what runs Python in a process of its own, where packages in the folder of the test are installed."""

    def started(*args: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        kept = {name: value for name, value in os.environ.items() if name != "TAFELRUNDE_GUEST_GAMES"}
        code = Path(tafelrunde.__file__).parent.parent
        kept |= {"PYTHONPATH": os.pathsep.join(map(str, (code, ROOT / "tests", tmp_path))), "LANG": "en_GB.UTF-8"}
        command = [sys.executable, "-P", *args]
        return subprocess.run(
            command, env=kept | environment, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False
        )

    return started


@pytest.fixture
def pebble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a new game that lies there and is not installed."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    with monkeypatch.context() as there:
        there.chdir(elsewhere)
        assert new_game("pebble", Text("en"), Screen()) == 0
    return elsewhere / "pebble"


def install(folder: Path, name: str, package: str) -> None:
    """Let the entry point of a package be found."""
    info = folder / f"{name}_{package}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-{package}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[tafelrunde.games]\n{name} = {package}\n")


def test_a_new_game_keeps_the_contract(pebble: Path, run: Run) -> None:
    done = run("-m", "pytest", "-q", "-m", "not slow", str(pebble), TAFELRUNDE_GAMES_FROM=str(pebble))
    assert done.returncode == 0, done.stdout
    assert "skipped" not in done.stdout


def test_an_installed_game_is_played_and_a_broken_one_breaks_nothing(pebble: Path, tmp_path: Path, run: Run) -> None:
    (pebble / "pebble").rename(tmp_path / "pebble")
    (tmp_path / "pebble" / "words" / "pl.ftl").unlink()
    install(tmp_path, "pebble", "pebble")
    (tmp_path / "crumb.py").write_text("raise ValueError('all in crumbs')")
    (tmp_path / "splinter").mkdir()
    (tmp_path / "splinter" / "__init__.py").write_text("import nothing_of_that_name")
    for name, package in (("splinter", "splinter"), ("claim", "pebble"), ("shard", "pebble"), ("crumb", "crumb")):
        install(tmp_path, name, package)
    listed = " ".join(run("-m", "tafelrunde", "games").stdout.split())
    assert "Pebble" in listed
    assert "The game 'splinter' of the package 'splinter' was left out: ModuleNotFoundError" in listed
    assert "The game 'claim' of the package 'pebble' was left out: there is another game of that id." in listed
    assert "The game 'shard' of the package 'pebble' was left out: its class says that it is 'pebble'." in listed
    assert "The game 'crumb' of the package 'crumb' was left out: ValueError: all in crumbs." in listed
    refused = run("-m", "tafelrunde", "rules", "splinter")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "splinter" in refused.stderr
    told = run("-m", "tafelrunde", "rules", "pebble", "--lang", "pl")
    assert "The highest stone wins" in told.stdout
    assert told.stderr == "tafelrunde: the game 'pebble' has no words in 'pl': it speaks English there\n"
    matched = run("-m", "tafelrunde", "arena", "pebble", "random", "elsewhere:random", "--games", "4", "--workers", "2")
    assert matched.returncode == 0, matched.stderr
    assert "Pebble: 4 games" in matched.stdout


def test_a_folder_is_named_with_any_command(pebble: Path, run: Run) -> None:
    for line in (["watch", "pebble", "--delay", "0"], ["rules", "pebble"]):
        done = run("-m", "tafelrunde", *line, "--games-from", str(pebble))
        assert done.returncode == 0, done.stderr
    nowhere = run("-m", "tafelrunde", "games", "--games-from", "nowhere")
    said = "tafelrunde: there is no file or folder nowhere to find games in\n"
    assert (nowhere.returncode, nowhere.stderr) == (2, said)


def test_messages_of_others_are_not_replaced(pebble: Path, run: Run) -> None:
    with (pebble / "pebble" / "words" / "en.ftl").open("a") as file:
        file.write("claim-name = Mine\n")
    listed = run("-m", "tafelrunde", "games", TAFELRUNDE_GAMES_FROM=str(pebble)).stdout
    assert "en.ftl has the message 'claim-name': its messages begin with 'pebble-'" in " ".join(listed.split())


def test_a_server_has_to_be_asked(pebble: Path, tmp_path: Path, run: Run) -> None:
    store = str(tmp_path / "house.db")
    alone = run("-c", ASK, store, TAFELRUNDE_GAMES_FROM=str(pebble))
    assert alone.stdout == "['claim', 'tyrant', 'tokyo', 'morpork']\n", alone.stderr
    backs = pebble / "pebble" / "drawings" / "stone"
    backs.mkdir(parents=True)
    (backs / "hidden.svg").write_text("<svg/>")
    asked = run("-c", ASK, store, "--guest-games", TAFELRUNDE_GAMES_FROM=str(pebble))
    first, title, *shelf, policy, above, asked_for = asked.stdout.splitlines()
    assert first == "['claim', 'tyrant', 'tokyo', 'morpork', 'pebble']", asked.stderr
    assert title == "Koniec"
    assert shelf[0] == "page-game-pebble = Pebble"
    assert policy == "sandbox; default-src 'none' nosniff <svg/>"
    assert above in ("404", "422")
    assert "pebble-ask-choose" in asked_for


def test_a_server_that_has_told_its_processes_so_still_reads_its_own_settings() -> None:
    assert read({}, {"TAFELRUNDE_GUEST_GAMES": "apart"}).guest_games
