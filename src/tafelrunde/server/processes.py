"""Several server processes on one port: started together, replaced when they die, ended together."""

import json
import logging
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING, Final

import uvicorn
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.ground.metrics import NUMBER, gone, shared_folder
from tafelrunde.store.store import Gone

if TYPE_CHECKING:
    from tafelrunde.server.serve import Listening

log = logging.getLogger(__name__)

TIMES: Final = 3
"""So often a process may die at its start; then there is no use in trying again."""
PAUSE: Final = 1.0
"""Seconds until it is tried again."""
AWAY: Final = 75
"""The exit code of a process that cannot reach the store: that is not its fault, and it is tried for ever."""
LATER: Final = 5.0
"""Seconds until it is tried again then."""
PATIENCE: Final = 60.0
"""Seconds in which a process that has just been started need not answer: the machine may be busy."""


class Worker(Process):
    """One of several processes, by its number."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket], number: int, folder: Path) -> None:
        super().__init__(config, sockets)
        self._number = number
        self._note = folder / f"why-{number}"
        """Where it says why it cannot be loaded."""
        self._began = time.monotonic()
        self._answered = False
        self.whole = False
        """Whether it has been able to answer requests."""

    def start(self) -> None:
        """Start it; it is told its number."""
        self._note.unlink(missing_ok=True)
        os.environ[NUMBER] = str(self._number)
        try:
            super().start()
        finally:
            del os.environ[NUMBER]
        self.child_conn.close()  # it is the process's now: if that is gone, nobody waits for an answer

    def lives(self) -> bool:
        """Tell whether it is there and answers."""
        if not self.process.is_alive():
            return False
        said = self._healthcheck(self.config.timeout_worker_healthcheck)
        self._answered = self._answered or said is not None
        self.whole = self.whole or said is True
        return said is not None or (not self._answered and time.monotonic() < self._began + PATIENCE)

    def why(self) -> str:
        """Return why it has died."""
        with suppress(OSError):
            return str(json.loads(self._note.read_text(encoding="utf-8")))
        code = self.exitcode or 0
        return f"exit code {code}" if code >= 0 else f"ended by {signal.Signals(-code).name}"

    # In the process itself.

    def target(self, sockets: list[socket] | None = None) -> None:
        """Serve; if it cannot, say why."""
        from tafelrunde.server.serve import Listening

        self.parent_conn.close()  # so that it is noticed here when the other end is gone
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, signal.SIG_IGN)  # the process that looks after this one is asked
        server = Listening(self.config)
        self._server = server
        super().target(sockets)
        if server.failure is not None:
            self._note.write_text(json.dumps(str(server.failure)), encoding="utf-8")
            sys.exit(AWAY if isinstance(server.failure.__cause__, Gone) else 1)

    def pong(self) -> None:
        """Say whether all of it is loaded; whoever is not asked any more ends, for nobody looks after it."""
        try:
            self.child_conn.recv()
        except EOFError:
            os.kill(os.getpid(), signal.SIGTERM)
            sys.exit()  # this thread
        server: Listening = self.server  # type: ignore[assignment]
        self.child_conn.send(server.whole)


class Keeper(Multiprocess):
    """Sees to it that all processes live; ends them all if one cannot be started."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket], folder: Path, loaded: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self._folder = folder
        self._loaded: Callable[[], None] | None = loaded
        self._deaths = [0] * self.processes_num
        """How often each has died at its start, one time after the other."""
        self._again: dict[int, float] = {}
        """When those that died are started again."""
        self.failure: TafelrundeError | None = None
        """Why it has stopped by itself."""

    def init_processes(self) -> None:
        """Start all of them."""
        self.processes = [self._started(number) for number in range(self.processes_num)]

    def _started(self, number: int) -> Worker:
        worker = Worker(self.config, self.sockets, number, self._folder)
        worker.start()
        return worker

    def keep_subprocess_alive(self) -> None:
        """Look after each once."""
        for number, worker in enumerate(self.processes):
            assert isinstance(worker, Worker)
            if number in self._again:
                if time.monotonic() >= self._again[number]:
                    del self._again[number]
                    self.processes[number] = self._started(number)
            elif not worker.lives() and not self.should_exit.is_set():
                self._bury(number, worker)
        if self._loaded is not None and all(isinstance(worker, Worker) and worker.whole for worker in self.processes):
            self._loaded()
            self._loaded = None

    def _bury(self, number: int, worker: Worker) -> None:
        """Note why a process has died, and whether another takes its place."""
        worker.kill()
        worker.join()
        gone(number)
        away = worker.exitcode == AWAY
        self._deaths[number] = 0 if worker.whole else self._deaths[number] + (not away)
        log.error("server process %s died: %s", number, worker.why())
        if self._deaths[number] >= TIMES:
            self.failure = TafelrundeError(
                f"server process {number} has died {TIMES} times at its start, so the server ends: {worker.why()}"
            )
            self.should_exit.set()
        if worker.whole:
            self.processes[number] = self._started(number)
        else:
            self._again[number] = time.monotonic() + (LATER if away else PAUSE)

    def handle_hup(self) -> None:
        """Do what a single process does."""
        from tafelrunde.server.serve import hung_up

        if hung_up():
            self.should_exit.set()

    def handle_ttin(self) -> None:
        """Do nothing: how many processes there are is a setting."""

    handle_ttou = handle_ttin


def run(config: uvicorn.Config, listens: Callable[[], None], loaded: Callable[[], None]) -> None:
    """Serve with several processes until somebody says stop; raise why, if it is for another reason."""
    folder = shared_folder()
    try:
        with config.bind_socket() as door:
            listens()
            keeper = Keeper(config, [door], folder, loaded)
            keeper.run()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if keeper.failure is not None:
        raise keeper.failure
