"""Whatever is wrong on the command line or in a file: one sentence, exit code 2, files as they were."""

import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.cli import saves
from tafelrunde.table import Table

from .conftest import Command, Done


def refused(done: Done, *parts: str) -> None:
    """Check that there is one clear sentence on stderr, and nothing else."""
    assert done.code == 2, done
    assert done.out == ""
    assert done.err.startswith("tafelrunde: ")
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    for part in parts:
        assert part in done.err


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (["play", "chess"], ["'chess'", "claim"]),
        (["play", "tokio"], ["'tokio'", "did you mean 'tokyo'?"]),
        (["bots", "tokio"], ["'tokio'", "did you mean 'tokyo'?"]),
        (["tokyo"], ["'tokyo' is a game", "tafelrunde play tokyo'\n"]),
        (["watch", "chess", "random", "random"], ["'chess'", "claim"]),
        (["rules", "chess"], ["'chess'", "claim"]),
        (["bench", "chess"], ["'chess'", "claim"]),
        (["play", "--players", "human", "deepblue"], ["'deepblue'", "human, random, search, greedy-1, greedy"]),
        (["watch", "claim", "deepblue", "random"], ["'deepblue'", "there are random, search, greedy-1, greedy"]),
        (["play", "--players", "human"], ["2 players", "not for 1"]),
        (["play", "--players", "human", "random", "random"], ["2 players", "not for 3"]),
        (["watch", "claim", "random"], ["2 players", "not for 1"]),
        (["play", "--players", "random", "greedy-1"], ["human", "watch"]),
        (["watch", "claim", "human", "greedy-1"], ["play"]),
        (["play", "--lang", "fr"], ["'fr'", "en, de, pl"]),
        (["rules", "claim", "--lang", "fr"], ["'fr'", "en, de, pl"]),
        (["play", "--option", "colour=red"], ["'colour'", "first"]),
        (["play", "--option", "first=5"], ["'first'", "'5'", "random, 0, 1"]),
        (["play", "--option", "first"], ["'first'", "name=value"]),
        (["play", "--option", "first=0", "--option", "first=1"], ["'first'", "twice"]),
        (["play", "--option", "hand=99"], ["'hand'", "'99'"]),
        (["play", "--seed", "x"], ["seed", '"x"', "--help"]),
        (["play", "--seed"], ["--seed", "--help"]),
        (["play", "--option", "frist=0"], ["'frist'", "did you mean 'first'?"]),
        (["play", "--players", "humna", "greedy-1"], ["'humna'", "did you mean 'human'?"]),
        (["play", "--sed", "3"], ["no flag '--sed'", "did you mean '--seed'? See 'tafelrunde play --help'"]),
        (["play", "--sed=3"], ["no flag '--sed'", "did you mean '--seed'?"]),
        (["pley"], ["no command 'pley'", "play, match", "did you mean 'play'? See 'tafelrunde --help'"]),
        (["checkmate", "--help"], ["no command 'checkmate'", "play, match", "see 'tafelrunde --help'\n"]),
        (["help", "checkmate"], ["no command 'checkmate'"]),
        (["--versoin"], ["no flag '--versoin'", "did you mean '--version'?"]),
        (["play", "claim", "chess"], ["'chess'", "tafelrunde play --help"]),
        (["replay"], ["--help"]),
        (["watch", "claim", "random", "random", "--delay", "nan"], ["nan"]),
        (["watch", "claim", "random", "random", "--delay", "-1"], ["-1"]),
        (["bench", "claim", "--rounds", "0"], ["0"]),
        (["bench", "claim", "--seconds", "inf"], ["inf", "at most 3600"]),
        (["bench", "claim", "--seconds", "nan"], ["nan", "at most 3600"]),
        (["play", "--resume", "x", "--seed", "3"], ["--resume"]),
    ],
    ids=" ".join,
)
def test_one_sentence_names_value_and_remedy(
    tafelrunde: Command, home: Path, args: list[str], parts: list[str]
) -> None:
    refused(tafelrunde(*args), *parts)
    assert not home.exists()


@pytest.mark.parametrize("command", [["play"], ["match"], ["watch", "claim", "random", "random"]])
@pytest.mark.parametrize("seed", [str(2**64), str(-(2**64)), "9" * 4300, "9" * 5000])
def test_a_seed_has_64_bits(tafelrunde: Command, home: Path, command: list[str], seed: str) -> None:
    done = tafelrunde(*command, "--seed", seed)
    refused(done, "seed")
    assert len(done.err) < 300
    assert not home.exists()


def test_the_greatest_seed(tafelrunde: Command) -> None:
    assert tafelrunde("play", "--seed", str(2**64 - 1), typed="q\n").code == 0


@pytest.mark.slow
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_is_an_empty_one(home: Path, closed: str) -> None:
    command = f"{shlex.quote(sys.executable)} -m tafelrunde play --seed 3 {closed}"
    done = subprocess.run(command, shell=True, input="1\nq\n", capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    (path,) = home.iterdir()
    saves.load(path)


@pytest.mark.slow
def test_only_errors_of_printing_are_of_the_output() -> None:
    """The terminal of the input is gone, say: whoever reads is told of the input."""
    broken = (
        "import os, sys, tafelrunde.cli as c; os.dup2(os.open('/', os.O_RDONLY), 0); sys.argv[1:] = ['play']; c.main()"
    )
    done = subprocess.run([sys.executable, "-c", broken], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 2
    assert done.stderr == "tafelrunde: the input cannot be read: Is a directory; name another file\n"


@pytest.mark.slow
@pytest.mark.parametrize("args", [["play", "chess"], ["replay", "nothing.jsonl"], ["play", "--seed", "x"]])
def test_the_same_from_a_process_of_its_own(child: Command, args: list[str]) -> None:
    refused(child(*args))


def game(path: Path) -> list[str]:
    """Save a game with a few moves and return its lines."""
    table = Table("claim", ["human", "random"], {"first": 0}, seed=1)
    ask = table.ask(0)
    assert ask is not None
    table.submit(0, table.version, ask.actions[0])
    table.run_bots()
    table.save(path)
    return path.read_text().splitlines(keepends=True)


def changed(lines: list[str]) -> str:
    deal = next(k for k, line in enumerate(lines) if '"card"' in line)
    return "".join([*lines[:deal], lines[deal].replace('"key":"', '"key":"f'), *lines[deal + 1 :]])


BROKEN: dict[str, tuple[Callable[[list[str]], str | bytes], str]] = {
    "empty": (lambda lines: "", "empty"),
    "cut": (lambda lines: "".join(lines[:-3]), "cut"),
    "cut in a line": (lambda lines: "".join(lines)[:-30], "line"),
    "changed": (changed, "changed"),
    "newer format": (lambda lines: "".join(lines).replace('"tafelrunde-log": 3', '"tafelrunde-log": 4'), "newer"),
    "newer rules": (lambda lines: "".join(lines).replace('"rules": "1"', '"rules": "2"'), "update"),
    "another game": (lambda lines: "".join(lines).replace('"claim"', '"chess"'), "'chess'"),
    "something else": (lambda lines: "# Notes\nMilk\n", "line 1"),
    "other JSON": (lambda lines: '{"a": 1}\n', "no log of Tafelrunde"),
    "not UTF-8": (lambda lines: b"\xff\xfe\x00game", "UTF-8"),
}


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]], ids=["resume", "replay"])
@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_file_is_named_and_left_alone(
    tafelrunde: Command, tmp_path: Path, kind: str, command: list[str]
) -> None:
    path = tmp_path / "game.jsonl"
    breaking, part = BROKEN[kind]
    content = breaking(game(path))
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    before = path.read_bytes()
    refused(tafelrunde(*command, str(path)), str(path), part)
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.jsonl"]


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]], ids=["resume", "replay"])
def test_a_file_that_is_none(tafelrunde: Command, tmp_path: Path, command: list[str]) -> None:
    refused(tafelrunde(*command, str(tmp_path / "no.jsonl")), "no.jsonl", "there is no file")
    refused(tafelrunde(*command, str(tmp_path)), "directory")
    refused(tafelrunde(*command, "x" * 5000), "xxx")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    refused(tafelrunde(*command, str(tmp_path / "loop")), "loop")


def unreadable(*_: object, **__: object) -> str:
    raise PermissionError(13, "Permission denied")


def test_a_file_that_may_not_be_read(tafelrunde: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    game(path)
    path.chmod(0)
    if os.access(path, os.R_OK):  # nothing is forbidden to root
        monkeypatch.setattr(Path, "read_text", unreadable)
    refused(tafelrunde("replay", str(path)), str(path), "Permission denied")


def test_a_seat_that_is_not_there(tafelrunde: Command, tmp_path: Path) -> None:
    game(tmp_path / "game.jsonl")
    refused(tafelrunde("replay", str(tmp_path / "game.jsonl"), "--seat", "2"), "seat 2", "0 to 1")


def test_a_file_that_is_there_is_not_written_over(tafelrunde: Command, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Milk")
    refused(tafelrunde("play", "--save", str(path)), str(path), "--resume")
    refused(tafelrunde("play", "--save", str(tmp_path)), str(tmp_path))
    assert path.read_text() == "Milk"


def test_a_place_that_cannot_be_written(tafelrunde: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused(tafelrunde("play", "--save", str(tmp_path / "no" / "game.jsonl"), typed="q\n"), "No such file")
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    refused(tafelrunde("play", typed="q\n"), str(tmp_path / "file"))


def test_a_full_disk_keeps_the_moves_before(tafelrunde: Command, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tafelrunde("play", "--seed", "3", typed="1\nq\n")
    (path,) = home.iterdir()
    kept = path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    done = tafelrunde("play", "--resume", str(path), typed="1\n")
    assert done.code == 2
    assert "No space left on device" in done.err
    assert path.read_bytes() == kept
    assert list(home.iterdir()) == [path]
    saves.load(path)
