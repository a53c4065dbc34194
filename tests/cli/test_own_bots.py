"""A bot in a file sits at the tables of the terminal, and when it fails the game goes on."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.conftest import Command
from tafelrunde import bots

MINE = """
from tafelrunde.bots import Bot
from tafelrunde.core.options import whole

class Mine(Bot):
    name = "mine"
    parameters = [whole("fails", 0, 0, 1)]

    def choose(self, view, ask):
        if self.values["fails"]:
            raise RuntimeError("no idea")
        return ask.actions[0]
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    (tmp_path / "mybot.py").write_text(MINE)
    return f"{tmp_path / 'mybot.py'}:Mine"


def test_a_bot_in_a_file_is_watched(tafelrunde: Command, mine: str) -> None:
    done = tafelrunde("watch", "claim", mine, "random", "--seed", "1")
    assert done.code == 0
    assert "mybot.py:Mine" in done.out
    assert "greedy made the move instead" not in done.out


def test_a_bot_that_fails_is_noted_and_the_game_goes_on(tafelrunde: Command, mine: str) -> None:
    done = tafelrunde("watch", "claim", f"{mine}:fails=1", "random", "--seed", "1")
    assert done.code == 0
    assert ":fails=1 at seat 0: it raised RuntimeError: no idea; greedy made the move instead." in done.out
    played = tafelrunde("play", "--players", f"human,{mine}:fails=1", "--option", "first=1", typed="q\n")
    assert "it raised RuntimeError: no idea; greedy" in " ".join(played.out.split())


def test_a_saved_game_with_a_bot_in_a_file_is_gone_on_with(tafelrunde: Command, mine: str, home: Path) -> None:
    assert tafelrunde("play", "--players", "human", mine, "--option", "first=0", typed="1\n1\nq\n").code == 0
    again = tafelrunde("play", "--resume", typed="1\nq\n")
    assert again.code == 0
    assert again.err == ""
    saved = next(home.glob("*.jsonl"))
    outside = saved.rename(home.parent / "friend.jsonl")
    outside.write_text(outside.read_text().replace("mybot.py:Mine", "otherbot.py:Mine"))
    other = Path(mine.rpartition("/")[0]) / "otherbot.py"
    other.write_text("import pathlib\npathlib.Path(__file__).with_name('ran').touch()\n")
    refused = tafelrunde("play", "--resume", str(outside))
    assert refused.code == 2
    assert not other.with_name("ran").exists()
    assert "no file is run for a name that comes from outside" in refused.err


def test_a_recorded_game_is_watched_whoever_played_it(tafelrunde: Command, mine: str, tmp_path: Path) -> None:
    match = ("arena", "claim", mine, "random", "--games", "1", "--record", str(tmp_path / "games"), "--workers", "1")
    assert tafelrunde(*match).code == 0
    log = next((tmp_path / "games").glob("*.jsonl"))
    log.write_text(log.read_text().replace("mybot.py:Mine", "gone.py:Mine"))
    done = tafelrunde("replay", str(log))
    assert (done.code, done.err) == (0, "")
    assert "gone.py" in done.out
    assert "no file is run for a name" in tafelrunde("play", "--resume", str(log)).err, "nobody plays on without it"


@pytest.mark.parametrize(
    ("named", "said"),
    [("missing.py:Mine", "there is no file 'missing.py'"), ("random:x=1", "random has no parameter 'x'")],
)
def test_a_bot_that_cannot_be_had_is_said_in_a_sentence(tafelrunde: Command, named: str, said: str) -> None:
    done = tafelrunde("watch", "claim", named, "random")
    assert done.code == 2
    assert said in done.err
    assert done.err.count("\n") == 1


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a package with two bots, one of which cannot be loaded."""
    (tmp_path / "of_theirs.py").write_text(MINE)
    folder = tmp_path / "theirs-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text("[tafelrunde.bots]\nTheirs = of_theirs:Mine\nbroken = of_theirs:Nobody\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    bots.installed.cache_clear()
    yield
    bots.installed.cache_clear()
    sys.modules.pop("of_theirs", None)


@pytest.mark.usefixtures("package")
def test_a_bot_of_an_installed_package_is_named_as_its_entry_point_is(tafelrunde: Command) -> None:
    assert tafelrunde("watch", "claim", "Theirs:fails=0", "random", "--seed", "1").code == 0
    done = tafelrunde("arena", "claim", "broken", "random", "--games", "2")
    assert done.code == 2
    assert "the bot 'broken' of an installed package cannot be loaded: AttributeError" in done.err
