"""How somebody who wants to play gets to the shelf: the address, the browser, the port, and the end of it."""

import os
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import StringIO
from pathlib import Path

import pytest
import segno

import tafelrunde
from tafelrunde.cli import browser, run
from tafelrunde.server.ground.settings import Settings, lan_address
from tafelrunde.server.serve import free_port

SCREENS = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")


class Player:
    """Somebody at a terminal, with a browser that notes what it is shown."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seen = folder / "seen"
        script = folder / "browser"
        script.write_text(f'#!/bin/sh\necho "$1" >> "{self.seen}"\n')
        script.chmod(0o755)
        self.screen = {"BROWSER": f"{script} %s"}

    def starts(self, *args: str, **environment: str) -> subprocess.Popen[str]:
        """Start a server in this player's own folder."""
        command = [sys.executable, "-P", "-m", "tafelrunde", "serve", "--lang", "en", "--bot-processes", "1", *args]
        usual = {name: value for name, value in os.environ.items() if name not in SCREENS}
        environment = {**usual, "XDG_STATE_HOME": str(self.folder), "TAFELRUNDE_LOG_LEVEL": "warning", **environment}
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def saw(self) -> str:
        """Return what the browser was shown, once it was shown something."""
        end = time.monotonic() + 60
        while not self.seen.exists() or not self.seen.read_text().endswith("\n"):
            assert time.monotonic() < end
            time.sleep(0.02)
        return self.seen.read_text().strip()


@pytest.fixture
def player(tmp_path: Path) -> Player:
    return Player(tmp_path)


def lines_until(process: subprocess.Popen[str], part: str) -> list[str]:
    assert process.stdout is not None
    found: list[str] = []
    for line in process.stdout:
        found.append(line.strip())
        if part in line:
            return found
    raise AssertionError(f"it ended without {part!r}: {found}")


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Press Ctrl-C; return the exit code and what was still said."""
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=30)
    return process.returncode, said


@contextmanager
def taken(answer: bytes = b"") -> Iterator[int]:
    """Listen on a port as somebody else does, and give this answer to every request."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            """Say nothing."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()


def test_the_browser_is_shown_the_page_once_it_is_there_and_ctrl_c_ends_all_quietly(player: Player) -> None:
    server = player.starts("--browser", "--game", "tokyo", "--port", str(free_port()), **player.screen)
    said = lines_until(server, "Tafelrunde is at")
    rules = "The rules are compiled" if tafelrunde.COMPILED else "The rules run as plain Python"
    assert any(rules in line for line in said)
    shown = player.saw()
    assert shown.endswith("/new/tokyo")
    assert urllib.request.urlopen(shown.replace("new/tokyo", "healthz")).status == 200
    assert ended(server) == (0, "Stopped. Every game is kept and goes on at the next start.\n")


@pytest.mark.parametrize("how", ["no screen", "not wanted"])
def test_without_a_browser_there_is_the_address_alone(player: Player, how: str) -> None:
    flag, screen = ("--browser", {}) if how == "no screen" else ("--no-browser", player.screen)
    server = player.starts(flag, "--port", str(free_port()), **screen, TAFELRUNDE_BROWSER="yes")
    lines_until(server, "Tafelrunde is at http://127.0.0.1:")
    ended(server)
    assert not player.seen.exists()


def test_at_home_the_address_is_shown_with_a_code_that_phones_scan(player: Player) -> None:
    port = free_port()
    server = player.starts("--lan", "--port", str(port))
    said = lines_until(server, "Scan this with a phone on the same network.")
    ended(server)
    address = f"http://{lan_address()}:{port}"
    assert f"Tafelrunde is at {address} (Ctrl-C stops it)" in said
    code = StringIO()
    segno.make(address).terminal(code, compact=True)
    drawn = [line.strip() for line in code.getvalue().splitlines()]
    assert len(drawn) > 10
    assert said[-1 - len(drawn) : -1] == drawn


def test_the_usual_port_gives_way_to_the_next_free_one() -> None:
    with taken() as port:
        usual = Settings(port=port)
        assert browser.usual_port(usual, {})
        assert port < browser.with_free_port(usual).port < port + browser.TRIED
        assert not browser.usual_port(usual, {"port": port}), "who asks for a port gets that one, or an error"
        assert not browser.usual_port(Settings(port=port, base_url="https://a.example"), {}), "a proxy relies on it"


def test_a_port_of_the_environment_is_asked_for_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAFELRUNDE_PORT", "8000")
    assert not browser.usual_port(Settings(), {})


def test_who_runs_already_is_looked_at_not_started_again() -> None:
    with taken(b'{"program": "0.1.0", "protocol": 1}') as port:
        assert browser.runs_already(Settings(port=port))
    with taken(b"<p>Something else</p>") as port:
        assert not browser.runs_already(Settings(port=port))
    assert not browser.runs_already(Settings(port=free_port()))


def test_no_such_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--game", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
