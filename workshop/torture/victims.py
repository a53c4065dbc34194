"""The servers that are tortured: child processes, killed with -9 or frozen, and started again."""

import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tafelrunde.core.errors import TafelrundeError

READY = 180.0
"""Seconds that a server may take to start on a busy machine."""
ESTABLISHED = "01"
"""How Linux calls a connection that is open."""
WORKER = b"spawn_main"
BOTS = b"tafelrunde.server.bots.thinking"
SETTLED = 5.0
"""Seconds after which a worker that was started anew counts again."""


class Servers:
    """`tafelrunde serve`, with as many workers on one port as there are to be."""

    def __init__(self, db: str, workers: int, rng: random.Random) -> None:
        self.db = db
        self.workers = workers
        self.port = free_port()
        self.started = 0
        self._rng = rng
        self._process: subprocess.Popen[bytes] | None = None
        self._hurting = False
        self._frozen: dict[int, float] = {}
        self._seen: dict[int, float] = {}
        self.away: list[tuple[float, float]] = []
        """From when to when nobody listened: an operator's machine is no quicker than this one."""
        self._log = Path(tempfile.mkdtemp()) / "errors"
        """Where servers write their log: errors alone."""
        self.struck = 0
        """Sockets that were open at those who were hurt."""

    @property
    def several(self) -> bool:
        """Whether there are workers that can be killed one by one."""
        return self.workers > 1

    def start(self) -> None:
        """Start the server; it is ready some time later."""
        environment = {
            **os.environ,
            "TAFELRUNDE_DB": self.db,
            "TAFELRUNDE_PORT": str(self.port),
            "TAFELRUNDE_WORKERS": str(self.workers),
            "TAFELRUNDE_LIMITS": "no",
            "TAFELRUNDE_BOT_SECONDS": "0.05",
            "TAFELRUNDE_CLOCK_GRACE": "1",
            "TAFELRUNDE_LOG_LEVEL": "error",
        }
        command = [sys.executable, "-P", "-m", "tafelrunde", "serve"]
        with self._log.open("ab") as errors:
            self._process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=errors)
        self.started += 1

    def wait(self) -> None:
        """Wait until somebody answers."""
        until = time.monotonic() + READY
        while time.monotonic() < until:
            if self.died():
                raise TafelrundeError("the server does not start: try `tafelrunde serve` with the same database")
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.05)
        raise TafelrundeError(f"the server did not start within {READY:.0f} s")

    def died(self) -> bool:
        """Tell whether the server has ended by itself."""
        return self._process is not None and not self._hurting and self._process.poll() is not None

    def hurt(self) -> str:
        """Kill the server and start it again, or kill or freeze one of its workers; return what was done."""
        assert self._process is not None
        if not self.several:
            since, self._hurting = time.monotonic(), True
            self.struck += guests_of(self._process.pid, self.port)
            self._process.kill()
            self._process.wait()
            self._lose_something()
            self.start()
            self._hurting = False
            self.wait()
            self.away.append((since, time.monotonic()))
            return "kill"
        if not self._all_well(self._process.pid):
            return ""
        guests = {pid: guests_of(pid, self.port) for pid in self._seen}
        crowded = [pid for pid, count in guests.items() if count]
        victim = self._rng.choice(crowded or list(self._seen))  # one without guests has nothing to lose
        self.struck += guests[victim]
        if self._rng.random() < 0.5:
            send(victim, signal.SIGKILL)
            return "kill"
        send(victim, signal.SIGSTOP)
        self._frozen[victim] = time.monotonic()
        return "freeze"

    def _lose_something(self) -> None:
        """Remove what a store of one file can do without, now and then: it must not think that a move is lost."""
        kind, _, name = self.db.partition(":///")
        if kind == "sqlite" and self._rng.random() < 0.25:
            Path(f"{name}{self._rng.choice(('-tally', '-shm', '-server'))}").unlink(missing_ok=True)

    def alarms(self) -> list[str]:
        """Return what servers have said of moves that are lost, and pass on the rest of their log."""
        lines = self._log.read_text(errors="replace").splitlines()
        shutil.rmtree(self._log.parent)
        for line in lines:
            print(line, file=sys.stderr)
        return [line for line in lines if "has lost" in line]

    def _all_well(self, supervisor: int) -> bool:
        """Tell whether all workers are up again: one at a time is hurt.

        A worker serves once it has started the process for its bots; on a busy machine that takes it a while.
        """
        now = time.monotonic()
        found = [pid for pid in children_of(supervisor, WORKER) if children_of(pid, BOTS)]
        self._seen = {pid: self._seen.get(pid, now) for pid in found}
        self._frozen = {pid: since for pid, since in self._frozen.items() if pid in found}
        return len(found) == self.workers and not self._frozen and max(self._seen.values()) < now - SETTLED

    def thaw(self, after: float = 15.0) -> None:
        """Let go on what was frozen for long enough, if nobody has replaced it."""
        for pid, since in list(self._frozen.items()):
            if time.monotonic() - since >= after:
                del self._frozen[pid]
                send(pid, signal.SIGCONT)

    def stop(self) -> None:
        """Stop the server as an operator would."""
        if self._process is None:
            return
        self.thaw(after=0)
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def send(pid: int, what: signal.Signals) -> None:
    """Send a signal to a process that may be gone."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, what)


def children_of(pid: int, called: bytes) -> list[int]:
    """Return the processes that another one has started and that are called so."""
    found = []
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        with contextlib.suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == pid and called in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


def guests_of(pid: int, port: int) -> int:
    """Return how many sockets of clients a server process has open."""
    open_there = {
        fields[9]
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]
        if (fields := line.split())[1].endswith(f":{port:04X}") and fields[3] == ESTABLISHED
    }
    found = 0
    with contextlib.suppress(OSError):
        for link in Path(f"/proc/{pid}/fd").iterdir():
            with contextlib.suppress(OSError):
                found += str(link.readlink()).removeprefix("socket:[").rstrip("]") in open_there
    return found


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])
