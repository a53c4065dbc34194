"""Bots of other people: registered, in a file, in an installed package; with parameters, and with mistakes."""

import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde import bots, games
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.options import one_of, real, whole
from tafelrunde.core.rng import Rng
from tafelrunde.table import Table

MINE = """
from tafelrunde.bots import Bot

class Mine(Bot):
    name = "mine"
    plays = ("claim",)

    def choose(self, view, ask):
        return ask.actions[0]

class Other:
    pass
"""


class Thinker(bots.Random):
    """A bot with something to set."""

    name = "thinker"
    parameters = (real("time", 0.5, 0.01, 60), whole("sims", 200, 1, 10**6), one_of("style", "calm", "wild"))


@pytest.fixture
def thinker() -> Iterator[None]:
    bots.register(Thinker)
    yield
    bots.forget("thinker")


@pytest.mark.usefixtures("thinker")
def test_parameters_are_set_where_a_bot_is_named() -> None:
    assert bots.load("thinker", "claim").values == {"time": 0.5, "sims": 200, "style": "calm"}
    assert bots.load("thinker:time=2,style=wild", "tokyo").values == {"time": 2, "sims": 200, "style": "wild"}
    table = Table("claim", ["thinker:sims=7", "random"], seed=1)
    table.run_bots()
    assert Table.recover(table.export()).players == ["thinker:sims=7", "random"]


@pytest.mark.usefixtures("thinker")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("thinker:tiem=1", "thinker has no parameter 'tiem': there are time, sims, style; did you mean 'time'?"),
        ("thinker:time=long", "'time' of thinker is 'long': it takes a number from 0.01 to 60"),
        ("thinker:sims=0", "'sims' of thinker is '0': it takes a whole number from 1 to 1000000"),
        ("thinker:style=mad", "'style' of thinker is 'mad': it takes calm, wild"),
        ("thinker:fast", "'fast' in 'thinker:fast' sets no parameter: write name=value"),
        ("random:time=1", "random has no parameter 'time': there are none"),
        ("thinkr:time=1", "there is no bot 'thinkr' for claim: "),
    ],
)
def test_what_is_wrong_with_a_parameter_is_said_in_a_sentence(name: str, said: str) -> None:
    with pytest.raises(TafelrundeError) as error:
        bots.load(name, "claim")
    assert said in str(error.value)


def test_a_bot_for_any_game_is_registered_once() -> None:
    bots.register(Thinker)
    try:
        assert all(bots.names(game)[0] == "thinker" for game in games.names())
    finally:
        bots.forget("thinker")
    assert all("thinker" not in bots.names(game) for game in games.names())


@pytest.mark.parametrize("taken", ["human", "greedy", "greedy-1", "random", "", "a:b", "a,b", "a b"])
def test_a_bot_for_any_game_has_a_name_of_its_own(taken: str) -> None:
    with pytest.raises(TafelrundeError, match="a bot for any game cannot be called"):
        bots.register(type("Named", (Thinker,), {"name": taken}))


def test_a_bot_in_a_file_is_named_by_file_and_class(tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(MINE)
    name = f"{file}:Mine"
    with pytest.raises(TafelrundeError, match="is a bot in a file: no file is run for a name that comes from outside"):
        Table("claim", [name, "random"])
    assert bots.load(name, "claim", files=True).name == "mine"
    table = Table("claim", [name, "random"], seed=1)
    table.run_bots()
    assert table.result is not None
    assert not table.bots[0].failures


@pytest.mark.parametrize(
    ("text", "named", "said"),
    [
        (None, "Mine", "there is no file"),
        (MINE, "Mein", "there is no 'Mein' in .*: there are Mine"),
        (MINE, "Other", "Other in .* is no bot: it has to be a class that inherits from tafelrunde.bots.Bot"),
        ("import nothing_such", "Mine", "cannot be loaded: ModuleNotFoundError: No module named 'nothing_such'"),
        ("1 +", "Mine", "cannot be loaded: SyntaxError"),
        ("raise SystemExit(3)", "Mine", "cannot be loaded: SystemExit: 3"),
        (MINE.replace("claim", "tokyo"), "Mine", "plays tokyo, not claim"),
        (MINE + "    def __init__(self): pass\nclass Bad(Mine):\n    def __init__(self): 1/0", "Bad", "cannot be made"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_a_sentence(
    tmp_path: Path, text: str | None, named: str, said: str
) -> None:
    file = tmp_path / "mybot.py"
    if text is not None:
        file.write_text(text)
    with pytest.raises(TafelrundeError, match=said):
        bots.load(f"{file}:{named}", "claim", files=True)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a package with two bots, one of which cannot be loaded."""
    (tmp_path / "mine_of_theirs.py").write_text(MINE)
    folder = tmp_path / "theirs-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(
        "[tafelrunde.bots]\n"
        "theirs = mine_of_theirs:Mine\nbroken = mine_of_theirs:Nobody\nwrong = mine_of_theirs:Other\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    bots.installed.cache_clear()
    yield
    bots.installed.cache_clear()
    sys.modules.pop("mine_of_theirs", None)


@pytest.mark.usefixtures("package")
def test_a_bot_of_an_installed_package_is_found_by_its_entry_point() -> None:
    assert bots.names("claim")[:3] == ["theirs", "random", "search"]
    assert "theirs" not in bots.names("tokyo"), "it plays Claim"
    table = Table("claim", ["theirs", "greedy-1"], seed=1)
    table.run_bots()
    assert table.result is not None


@pytest.mark.usefixtures("package")
def test_an_installed_bot_that_cannot_be_loaded_hinders_nobody() -> None:
    with pytest.raises(TafelrundeError, match="the bot 'broken' of an installed package cannot be loaded: Attr"):
        bots.load("broken", "claim")
    with pytest.raises(TafelrundeError, match="mine_of_theirs:Other of an installed package is no bot"):
        bots.load("wrong", "claim")


class Unspeakable(Exception):
    """An error that raises another when it is asked what it is."""

    def __str__(self) -> str:
        raise ValueError


class Faulty(bots.Random):
    """A bot that makes the mistake it is told to make, every other time."""

    name = "faulty"
    parameters = (one_of("how", "raises", "leaves", "mutters", "illegal", "nothing", "truth", "slow"),)
    asked = 0

    def choose(self, view: State, ask: Ask) -> int:
        self.asked += 1
        legal = super().choose(view, ask)
        if self.asked % 2:
            return legal
        answers = {"illegal": 10**6, "nothing": None, "truth": True}
        if self.values["how"] == "raises":
            raise ZeroDivisionError("by zero")
        if self.values["how"] == "leaves":
            sys.exit("enough")
        if self.values["how"] == "mutters":
            raise Unspeakable
        if self.values["how"] == "slow":
            time.sleep(0.4)
        ask.actions.clear()
        return answers.get(self.values["how"], legal)  # type: ignore[return-value]


@pytest.fixture
def faulty() -> Iterator[None]:
    bots.register(Faulty)
    yield
    bots.forget("faulty")


@pytest.mark.usefixtures("faulty")
@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("raises", "it raised ZeroDivisionError: by zero"),
        ("leaves", "it raised SystemExit: enough"),
        ("mutters", "it raised Unspeakable"),
        ("illegal", "its answer 1000000 to claim-ask-lead is not on offer"),
        ("nothing", "its answer None to claim-ask-lead is not on offer"),
        ("truth", "its answer True to claim-ask-lead is not on offer"),
    ],
)
def test_where_a_bot_fails_greedy_makes_the_move_and_it_is_noted(how: str, why: str) -> None:
    table = Table("claim", [f"faulty:how={how}", "random"], seed=1)
    table.run_bots()
    assert table.result is not None
    assert len(table.bots[0].failures) == 12, "every other of its 25 questions: the last card is played by itself"
    assert table.bots[0].failures[0] == f"faulty:how={how} at seat 0: {why}"
    assert not table.bots[1].failures


@pytest.mark.usefixtures("faulty")
def test_an_answer_that_comes_too_late_does_not_count() -> None:
    state = games.load("claim").new(options={"first": 0})
    state.settle(Rng(1))
    bot = bots.Seated(bots.load("faulty:how=slow", "claim", 1), state.game, 0, state.options, seconds=0.05)
    assert [bot.answer(state.view(0), []) in state.legal() for _ in range(2)] == [True, True]
    assert len(bot.failures) == 1
    assert re.search(r"took \d+\.\d s of 0\.05", bot.failures[0])
    assert bot.bot.seconds == 0.05


def test_a_list_of_names_may_have_parameters_with_commas() -> None:
    assert bots.listed("a:x=1,y=2,human, b.py:C:z=3,w=4,greedy") == ["a:x=1,y=2", "human", "b.py:C:z=3,w=4", "greedy"]
