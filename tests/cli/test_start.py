"""A server begins at once: its plain command line is read without what reads all others, and to the same effect."""

import inspect
import subprocess
import sys
from typing import Any

import pytest

from tafelrunde.cli import app, run, serve
from tafelrunde.cli.start import FLAGS, SWITCHES, plain

PLAIN = [
    [],
    ["--port", "8001", "--no-browser"],
    ["--db", "sqlite:///x.db", "--bot-seconds", "0.02", "--lang", "de"],
    ["--lan", "--browser", "--game", "tokyo", "--log-level", "error"],
    ["--base-url", "https://a.example", "--forwarded", "127.0.0.1", "--workers", "2", "--guest-days", "7"],
    ["--host", "::1", "--bot-processes", "0", "--private-webhooks"],
]
OTHERS = [
    ["--help"],
    ["--check"],
    ["--port"],
    ["--port", "many"],
    ["--port", "1", "--port", "2"],
    ["--port=1"],
    ["--db", ""],
    ["--game", "chess"],
    ["--lang", "fr"],
    ["--bots", "random", "greedy"],
    ["--lan", "yes"],
    ["port", "1"],
    ["-p", "1"],
]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Note what a server would be started with."""
    found: list[Any] = []

    def start(given: dict[str, Any], check: bool, page: str, text: Any) -> int:
        found.append(({name: value for name, value in given.items() if value is not None}, check, page, text.language))
        return 0

    monkeypatch.setattr(serve, "serve", start)
    monkeypatch.setattr(app, "start_server", start)
    return found


@pytest.mark.parametrize("flags", PLAIN)
def test_a_plain_command_line_says_the_same_to_both_readers(flags: list[str], started: list[Any]) -> None:
    assert plain(["serve", *flags]) is not None
    assert run(["serve", *flags]) == app.run(["serve", *flags]) == 0
    assert started[0] == started[1]


@pytest.mark.parametrize("flags", OTHERS)
def test_whatever_else_is_typed_is_left_to_the_one_who_reads_everything(flags: list[str]) -> None:
    assert plain(["serve", *flags]) is None


def test_every_flag_of_a_server_is_known_to_both_readers_but_those_that_take_a_list_or_only_check() -> None:
    plainly = {*FLAGS, *(name for name, _ in SWITCHES.values())}
    assert set(inspect.signature(app.serve).parameters) - plainly == {"bots", "bot_modules", "check"}
    assert plainly <= set(inspect.signature(app.serve).parameters)


def test_a_server_listens_before_it_loads_what_takes_long() -> None:
    code = "import sys, tafelrunde.cli, tafelrunde.cli.serve, tafelrunde.cli.browser, tafelrunde.server.serve\n"
    code += "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True).stdout
    slow = {"fastapi", "pydantic", "cyclopts", "rich", "fluent", "babel", "argon2", "asyncpg", "numpy", "websockets"}
    assert slow & set(loaded.split()) == set()
    assert "uvicorn" in loaded.split()
