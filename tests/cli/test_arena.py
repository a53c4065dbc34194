"""Matches between bots in the terminal."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.conftest import Command
from documents import own_files
from tafelrunde.bots import levels


def test_a_match_says_who_has_won_how_much_by_role_and_side(tafelrunde: Command) -> None:
    done = tafelrunde("arena", "tyrant", "greedy-1", "random", "--games", "4", "--option", "side=a,b", "--workers", "1")
    assert done.code == 0
    assert done.err == ""
    assert "King & Assassins: 4 games, seed 1" in done.out
    assert re.search(r"^greedy-1 +4 +\d/\d/\d +[\d.]+ % +[\d.]+–[\d.]+ % +[\d.]+ +0$", done.out, re.MULTILINE)
    for label, games in {"The king": 2, "side=b": 2, "The king, side=a": 1, "The rebel, side=b": 1}.items():
        assert re.search(rf"^  {label} +{games} ", done.out, re.MULTILINE), label
    assert re.search(r"Bradley-Terry: greedy-1 \d+ ± \d+ · random \d+ ± \d+", done.out)


def test_a_round_robin_compares_all(tafelrunde: Command) -> None:
    bots = ["random", "greedy-1", "greedy"]
    done = tafelrunde("arena", "claim", *bots, "--games", "2", "--round-robin", "--workers", "1", "--lang", "de")
    assert "Duell um den Thron! – 6 Partien, Startwert 1" in done.out
    assert re.search(r"^gegen +random +greedy-1 +greedy$", done.out, re.MULTILINE)
    assert re.search(r"^random +\d+\.\d % +\d+\.\d %$", done.out, re.MULTILINE)


def test_a_test_ends_a_match(tafelrunde: Command) -> None:
    done = tafelrunde("arena", "claim", "greedy-1", "random", "--games", "200", "--sprt", "0.5,0.6", "--workers", "1")
    assert re.search(r"After \d\d games it is clear: greedy-1 wins 60.0 % of its games rather than 50.0 %", done.out)
    short = tafelrunde("arena", "claim", "greedy-1", "random", "--games", "4", "--sprt", "0.5,0.6", "--workers", "1")
    assert "Not decided yet whether greedy-1 wins 50.0 % or 60.0 %" in short.out


BAD = """
from tafelrunde.bots import Bot, Random

class Bad(Bot):
    name = "bad"

class Late(Random):
    name = "late"

    def begin(self, game, seat, options):
        raise FileNotFoundError("no weights.npz")
"""


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    file = tmp_path / "bad.py"
    file.write_text(BAD)
    return file


def test_a_bot_that_fails_is_said_with_how_often_and_ends_in_an_error(tafelrunde: Command, bad: Path) -> None:
    match = ("arena", "claim", f"{bad}:Bad", "random", "--games", "2", "--workers", "1")
    done = tafelrunde(*match)
    assert done.code == 1
    assert f"The figures of {bad}:Bad are not its own: greedy moved for it 52 times." in done.out
    assert f"The first time: {bad}:Bad at seat 0: it raised" in done.out
    assert re.search(r" 0 +52$|\d +52$", done.out, re.MULTILINE)
    assert tafelrunde(*match, "--allow-failures").code == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_cannot_begin_ends_the_match(tafelrunde: Command, bad: Path, workers: str) -> None:
    done = tafelrunde("arena", "claim", f"{bad}:Late", "random", "--games", "4", "--workers", workers)
    assert done.code == 2
    assert f"the bot {bad}:Late cannot begin at seat" in done.err
    assert "FileNotFoundError: no weights.npz" in done.err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["claim", "greedy-1"], "1 bot cannot play a match"),
        (["claim", "greedy-1", "human"], "only bots can be watched"),
        (["claim", "greedy-1", "deepblue"], "there is no player 'deepblue' for claim"),
        (["claim", "greedy-1", "greedy:x=1"], "greedy has no parameter 'x'"),
        (["claim", "greedy-1", "nobot.py:Bot"], "there is no file 'nobot.py'"),
        (["claim", "greedy-1", "random", "--games", "0"], "a match of 0 games cannot be"),
        (["claim", "greedy-1", "random", "--workers", "0"], "0 workers play nothing"),
        (["claim", "greedy-1", "random", "--sprt", "0.6"], "'0.6' is no test"),
        (["claim", "greedy-1", "random", "--option", "first=0,7"], "option 'first' is '7'"),
        (["claim", "greedy-1", "random", "--cluster", "slurm"], "there is no cluster 'slurm'"),
        (["claim", "greedy-1", "random", "--json", "no/where.jsonl"], "cannot be written to"),
        (["tokyo", "greedy-1", "random", "--seats", "9"], "tokyo is for 2 to 6 players, not for 9"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(tafelrunde: Command, args: list[str], said: str) -> None:
    done = tafelrunde("arena", *args)
    assert done.code == 2
    assert said in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("bot", ["level-5", "level-5:sims=5"])
def test_in_plain_python_it_is_said_why_a_level_is_missing(
    tafelrunde: Command, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.setattr(levels, "COMPILED", False)
    assert "level-5 would think for too long in plain Python" in tafelrunde("arena", "claim", bot, "random").err


@pytest.mark.slow
def test_ctrl_c_prints_the_result_so_far_and_the_same_command_goes_on(tafelrunde: Command, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    args = ["arena", "claim", "greedy-1", "random", "--json", str(file)]
    with subprocess.Popen(
        [sys.executable, "-m", "tafelrunde", *args, "--games", "5000", "--workers", "2"],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ,
    ) as match:
        deadline = time.monotonic() + 60
        while (not file.exists() or file.read_bytes().count(b"\n") < 4) and time.monotonic() < deadline:
            time.sleep(0.05)
        match.send_signal(signal.SIGINT)
        said = match.communicate(timeout=60)[0]
    assert match.returncode == 130
    stopped = re.search(r"Stopped after (\d+) of 5,000 games. They are kept in", said)
    assert stopped
    lines = file.read_text().splitlines()
    assert len(lines) == int(stopped[1]) + 1
    assert tafelrunde(*args, "--games", "3", "--workers", "1").code == 0
    numbers = [json.loads(line)["number"] for line in file.read_text().splitlines()[1:]]
    assert len(numbers) == len(set(numbers))
    assert {0, 1, 2} <= set(numbers)


def test_the_bot_of_the_document_plays(tafelrunde: Command, tmp_path: Path) -> None:
    mine = f"{own_files(tmp_path)['mybot.py']}:Careful"
    done = tafelrunde("arena", "claim", f"{mine}:memory=10", "greedy-1", "--games", "2", "--workers", "1")
    assert done.code == 0
    assert "memory=10" in done.out
    assert "had to move" not in done.out


def test_the_bots_are_listed_with_what_can_be_set(tafelrunde: Command) -> None:
    from tafelrunde import bots
    from tafelrunde.core.options import real

    class Thinker(bots.Random):
        name = "thinker"
        parameters = (real("time", 0.5, 0, 60),)

    bots.register(Thinker)
    try:
        assert re.search(r"thinker +\n    time=0.5: a number from 0 to 60", tafelrunde("bots", "claim").out)
    finally:
        bots.forget("thinker")
