"""The process in which games of somebody else run, seen from the one that asks it.

It is given nothing but where the games are: no address of a store, no table, no file that is open here. Its memory and
the processor time of each answer are limited. One that fails, ends or takes too long costs its own table; a new process
takes its place. So mistakes are kept apart, not malice: whoever runs a server installs only what they would run anyway.
"""

import atexit
import io
import os
import pickle
import subprocess
import sys
import threading
import time
from multiprocessing.connection import Connection, Pipe
from pathlib import Path
from typing import Any, Final

from tafelrunde.core import errors
from tafelrunde.core.errors import GameStopped, TafelrundeError

SECONDS: Final = 5
"""So much processor time an answer may take."""
GRACE: Final = 2
"""So much more, and the process is ended: it does not even stop itself."""
WALL: Final = 60
"""So many seconds somebody waits for an answer, however busy the machine is."""
MEGABYTES: Final = 1024
"""So much memory the process may have."""
MOST: Final = 3
"""So many of these processes there are at most: a slow game keeps others waiting no longer than that."""
KEPT: Final = ("PATH", "PYTHONPATH", "LANG", "LC_ALL", "VIRTUAL_ENV", "TMPDIR", "TAFELRUNDE_GAMES_FROM")
"""What of the environment it is given."""
OURS: Final = ("tafelrunde.core.", "tafelrunde.games.facts", "msgspec.")


class Ours(pickle.Unpickler):
    """Reads answers: plain data and what is ours, never what somebody else has written."""

    def find_class(self, module: str, name: str) -> Any:
        if f"{module}.".startswith(OURS) or (module == "builtins" and name in ("range", "set", "frozenset")):
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"{module}.{name} is nothing that travels")


class Host:
    """One such process."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._pipe: Connection | None = None

    def ask(self, game_id: str, what: str, args: tuple[object, ...]) -> Any:
        """Return an answer, or say why there is none."""
        pipe = self._running()
        try:
            pipe.send_bytes(pickle.dumps((game_id, what, args)))
            self._wait(pipe, game_id)
            good, answer = Ours(io.BytesIO(pipe.recv_bytes())).load()
        except (EOFError, OSError):
            self.end()
            raise GameStopped(f"the rules of {game_id!r} ended their process") from None
        except pickle.UnpicklingError as error:
            self.end()
            raise GameStopped(f"the rules of {game_id!r} answered with what cannot travel: {error}") from None
        if good:
            return answer
        kind, said, rule = answer
        if kind == "IllegalAction":
            raise errors.IllegalAction(said, rule)
        found = getattr(errors, kind, None)
        raise (found or TafelrundeError)(said)

    def _wait(self, pipe: Connection, game_id: str) -> None:
        began, spent = time.monotonic(), self._spent()
        while not pipe.poll(0.2):
            if self._spent() - spent > SECONDS + GRACE or time.monotonic() - began > WALL:
                self.end()
                raise GameStopped(f"the rules of {game_id!r} took more than {SECONDS} seconds of processor time")

    def _spent(self) -> float:
        """Return how much processor time the process has used, 0 where nobody can tell."""
        assert self._process is not None
        try:
            fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _running(self) -> Connection:
        if self._pipe is not None and self._process is not None and self._process.poll() is None:
            return self._pipe
        self._pipe, there = Pipe()
        environment = {name: value for name, value in os.environ.items() if name in KEPT}
        command = [sys.executable, "-P", "-m", "tafelrunde.games.hosted", str(there.fileno())]
        nothing = subprocess.DEVNULL
        self._process = subprocess.Popen(
            command, env=environment, pass_fds=[there.fileno()], stdin=nothing, stdout=nothing
        )
        there.close()
        return self._pipe

    def end(self) -> None:
        """End the process; the next question starts another."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


class Hosts:
    """As many of these processes as answer at the same time."""

    def __init__(self) -> None:
        self._idle: list[Host] = []
        self._room = threading.BoundedSemaphore(MOST)

    def ask(self, game_id: str, what: str, *args: object) -> Any:
        """Return the answer of a process that has nothing else to do."""
        with self._room:
            host = self._idle.pop() if self._idle else Host()
            try:
                return host.ask(game_id, what, args)
            finally:
                self._idle.append(host)

    def end(self) -> None:
        """End all that have nothing to do."""
        while self._idle:
            self._idle.pop().end()


_hosts: Final = Hosts()
ask: Final = _hosts.ask
atexit.register(_hosts.end)
