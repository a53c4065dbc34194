"""Several server processes, started by the program that `make` installs; and what a signal does to one."""

import os
import pty
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from start import LAUNCHER, put

from .running import Running
from .test_metrics import Seen, seen

BROKEN = """
import os
if "TAFELRUNDE_WORKER" in os.environ:
    {how}
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """Return the program as `make` installs it."""
    path = tmp_path / "tafelrunde"
    put(path, LAUNCHER.format(python=sys.executable), 0o755)
    return path


@contextmanager
def served(server: Running) -> Iterator[Running]:
    """Give a server, and stop it if the scene has not."""
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop(signal.SIGKILL)


def until(true: Callable[[], Any], seconds: float = 60) -> Any:
    """Wait until something is so, and return it."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end
        time.sleep(0.1)
    return found


def figures(server: Running) -> Seen:
    return seen(server.raw("/metrics").decode())


def test_three_processes_come_up_and_one_that_dies_is_replaced(
    program: Path, tmp_path: Path, new_database: Callable[[], str]
) -> None:
    path = os.pathsep.join([os.environ["PYTHONPATH"], str(Path(__file__).parent)])
    server = Running(tmp_path, [str(program)], new_database(), TAFELRUNDE_WORKERS="3", PYTHONPATH=path)
    with served(server):
        assert server.process is not None
        assert server.process.stdout is not None
        said = iter(server.process.stdout.readline, "")
        assert any(server.url in line for line in said), "it is said when all of them are there"
        until(lambda: figures(server)["processes", ()] == 3)
        guests = [server.guest(name) for name in ("Anna", "Bea", "Cora", "Dora")]
        came = ("requests_total", (("route", "/api/me"), ("status", "2xx")))
        assert figures(server)[came] == len(guests), "whichever process is asked tells of all"
        (first, *_) = children(server.process.pid)
        os.kill(first, signal.SIGKILL)
        server.process.send_signal(signal.SIGHUP)
        until(lambda: first not in (there := children(server.process.pid)) and len(there) == 3)  # type: ignore[union-attr]
        until(lambda: figures(server)["processes", ()] == 3)
        assert figures(server)[came] == len(guests), "what it had counted is not lost"
        assert [guest("GET", "/me")["name"] for guest in guests] == ["Anna", "Bea", "Cora", "Dora"]
        assert server.stop() == 0
    log = (tmp_path / "errors").read_text()
    assert log.count("died: ended by SIGKILL") == 1
    assert "SIGHUP does nothing" in log


def children(process: int) -> list[int]:
    """Return the server processes of the one that looks after them."""
    there = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(one) for one in there if "spawn_main" in Path(f"/proc/{one}/cmdline").read_text()]


@pytest.mark.parametrize(
    ("how", "why"),
    [
        pytest.param("raise RuntimeError('x')", "RuntimeError in broken.py, line 4", id="raises"),
        pytest.param("os._exit(7)", "exit code 7", id="exits", marks=pytest.mark.long),
    ],
)
def test_a_process_that_dies_three_times_at_its_start_ends_the_server(
    how: str, why: str, program: Path, tmp_path: Path, new_database: Callable[[], str]
) -> None:
    (tmp_path / "broken.py").write_text(BROKEN.format(how=how))
    path = os.pathsep.join([os.environ["PYTHONPATH"], str(tmp_path)])
    chosen = {"TAFELRUNDE_WORKERS": "2", "TAFELRUNDE_BOT_MODULES": "broken", "PYTHONPATH": path}
    with pytest.raises(AssertionError) as said:
        Running(tmp_path, [str(program)], new_database(), **chosen)
    last = str(said.value).splitlines()[-1]
    assert "has died 3 times at its start" in last
    assert last.endswith(why)


def test_sighup_ends_a_server_only_with_its_terminal(tmp_path: Path) -> None:
    process, terminal = pty.fork()
    if process == 0:
        os.environ |= {"TAFELRUNDE_DB": f"sqlite:///{tmp_path / 'x.db'}", "TAFELRUNDE_LOG_LEVEL": "warning"}
        os.execv(sys.executable, [sys.executable, "-P", "-m", "tafelrunde", "serve", "--port", "0"])
    said = b""
    while b"Ctrl-C" not in said:
        said += os.read(terminal, 1000)
    os.kill(process, signal.SIGHUP)
    while b"SIGHUP does nothing" not in said:
        said += os.read(terminal, 1000)
    assert os.waitpid(process, os.WNOHANG) == (0, 0), "it goes on"
    os.close(terminal)
    assert os.waitstatus_to_exitcode(until(lambda: (ended := os.waitpid(process, os.WNOHANG))[0] and ended)[1]) == 0


def test_sockets_that_come_and_go_leave_no_lines(running: Running) -> None:
    from websockets.sync.client import connect

    before = (running.folder / "errors").read_text()
    for _ in range(3):
        with connect(f"{running.url.replace('http', 'ws')}/api/lobby/socket") as wire:
            wire.recv(10)
    running.raw("/healthz")
    assert (running.folder / "errors").read_text() == before
