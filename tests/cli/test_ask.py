"""A bot is asked what it would do at one place of a saved game, and why."""

import json
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Command, Done
from tafelrunde import games
from tafelrunde.table import Table, log
from tafelrunde.text import LANGUAGES, Text

MINE = """
from tafelrunde.bots import Bot

class Mine(Bot):
    def choose(self, view, ask):
        return ask.actions[0]

    def explain(self, view, ask):
        return [f"I hold {len(ask.actions)} cards that I may play", "and take the first"]
"""


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """Return the log of a game between bots, one of which is gone."""
    table = Table("claim", ["greedy", "random"], {"first": 0}, seed=1)
    table.run_bots()
    path = tmp_path / "finished.jsonl"
    path.write_text(table.export().replace('"random"', '"gone.py:Mine"'))
    return path


def entries(path: Path) -> list[log.Entry]:
    return log.read(path.read_text())[1]


def asked(done: Done) -> dict[str, Any]:
    assert (done.code, done.err) == (0, "")
    found: dict[str, Any] = json.loads(done.out)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_says_what_it_would_play_and_why(tafelrunde: Command, finished: Path, lang: str) -> None:
    seats = [entry.who for entry in entries(finished)]
    number = next(k for k, who in enumerate(seats, 1) if who == 1)
    place = f"{finished}:{number}"
    found = asked(tafelrunde("ask", place, "level-3", "--json", "--lang", lang))
    assert (found["game"], found["entry"], found["seat"], found["bot"]) == ("claim", number, 1, "level-3")
    assert found["played"]["action"] == entries(finished)[number - 1].action
    assert found["answer"]["action"] == found["candidates"][0]["action"]
    done = tafelrunde("ask", place, "level-3", "--lang", lang)
    shown = " ".join(done.out.split())
    text = Text(lang)
    for part in (found["ask"], found["answer"]["text"], found["played"]["text"], text.say("terminal-ask-tried")):
        assert " ".join(part.split()) in shown
    assert found["reason"]["text"] == text.say(found["reason"]["id"])
    assert text.say("terminal-ask-played") in shown


def test_the_same_seed_gives_the_same_answer(tafelrunde: Command, finished: Path) -> None:
    first, again = (asked(tafelrunde("ask", f"{finished}:40", "level-3", "--json", "--seed", "7")) for _ in "ab")
    assert {**first, "seconds": 0} == {**again, "seconds": 0}


def test_without_a_number_it_is_the_last_question(tafelrunde: Command, finished: Path, tmp_path: Path) -> None:
    last = max(k for k, entry in enumerate(entries(finished), 1) if entry.who >= 0)
    assert asked(tafelrunde("ask", str(finished), "greedy", "--json"))["entry"] == last
    table = Table("claim", ["human", "random"], {"first": 0}, seed=1)
    table.save(tmp_path / "open.jsonl")
    found = asked(tafelrunde("ask", str(tmp_path / "open.jsonl"), "greedy", "--json"))
    assert found["entry"] == len(entries(tmp_path / "open.jsonl")) + 1
    assert found["played"] is None


def test_a_king_is_told_with_whom_he_suspects(tafelrunde: Command, tmp_path: Path) -> None:
    state = games.load("tyrant").position(
        {"options": {"citizens": "listed"}, "assassins": ["monk", "squire", "farmer"]}
    )
    table = Table(state.game, ["greedy", "greedy"], seed=1)
    while table.who != 0 or len(table.view(0).legal()) < 2:
        table.bot_acts()
    table.save(tmp_path / "game.jsonl")
    done = tafelrunde("ask", str(tmp_path / "game.jsonl"), "search:sims=1")
    assert done.code == 0
    assert done.out.count("is an assassin: 25 %") == 12


def test_a_bot_of_ones_own_has_its_say(tafelrunde: Command, finished: Path, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(MINE)
    done = tafelrunde("ask", f"{finished}:29", f"{tmp_path / 'mybot.py'}:Mine")
    assert done.code == 0
    assert "cards that I may play\nand take the first\n" in done.out


@pytest.mark.parametrize(
    ("place", "bot", "said"),
    [
        (":0", "greedy", "there is no entry 0 in"),
        (":4000", "greedy", "there is no entry 4000 in"),
        (":1", "greedy", "nobody is asked at entry 1 of"),
        (":40", "gredy", "did you mean 'greedy'?"),
        (":40", "human", "there is no player 'human'"),
        (":40", "missing.py:Mine", "there is no file 'missing.py'"),
        (".old:3", "greedy", "there is no file"),
    ],
)
def test_what_cannot_be_asked_is_said_in_a_sentence(
    tafelrunde: Command, finished: Path, place: str, bot: str, said: str
) -> None:
    done = tafelrunde("ask", f"{finished}{place}", bot)
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert done.err.count("\n") == 1


def test_a_damaged_file_is_said_in_a_sentence(tafelrunde: Command, finished: Path) -> None:
    finished.write_text("".join(finished.read_text().splitlines(keepends=True)[:-3]))
    done = tafelrunde("ask", f"{finished}:40", "greedy")
    assert done.code == 2
    assert "cannot be read as a game: the log is cut" in done.err


def test_what_another_holds_stays_secret_while_people_play(tafelrunde: Command, tmp_path: Path) -> None:
    table = Table("claim", ["human", "random"], {"first": 1}, seed=1)
    table.run_bots()
    path = tmp_path / "open.jsonl"
    table.save(path)
    theirs = next(k for k, entry in enumerate(entries(path), 1) if entry.who == 1)
    done = tafelrunde("ask", f"{path}:{theirs}", "greedy")
    assert (done.code, done.out) == (2, "")
    assert "the cards of seat 1 are secret" in done.err
    assert tafelrunde("ask", str(path), "greedy").code == 0, "their own question"
