"""Whoever goes through logs for this process: a process beside it, asked from a thread, gone when it has no more to do.

What it does costs the server no memory and none of the time in which it answers others.
"""

import contextlib
import logging
import subprocess
import sys
import threading
from collections.abc import Sequence
from subprocess import PIPE
from typing import BinaryIO, Final, cast

import msgspec

from tafelrunde.server.archive.reading import OUTCOMES, Errand, Outcome, Unfit
from tafelrunde.server.bots.thinking import LENGTH, read
from tafelrunde.server.ground.problems import Problem

log = logging.getLogger(__name__)

DEADLINE: Final = 30.0
"""Seconds that one log may take, with the start of the process: so long takes none that a game has made."""
IDLE: Final = 30.0
"""Seconds without anything to do after which the process ends."""


class Reader:
    """One process that reads logs; it is started when there is one to read. Only one thread asks at a time."""

    def __init__(self, modules: Sequence[str]) -> None:
        self._modules = modules
        self._process: subprocess.Popen[bytes] | None = None
        self._changing = threading.Lock()
        self._rest: threading.Timer | None = None
        self._stopped = False

    def read(self, errand: Errand) -> Outcome:
        """Have a log read, and wait for it; a process that dies or takes too long is replaced the next time."""
        self._end_in(DEADLINE)
        try:
            said = self._exchanged(errand)
        except (OSError, ValueError):  # the process was ended meanwhile, and its pipes with it
            said = None
        if said is None and self._stopped:
            raise Problem("stopping")
        if said is None:
            self.end()
            log.warning("a log was not read: the process died, or took too long")
            return Unfit(f"it could not be gone through within {DEADLINE:.0f} s")
        self._end_in(IDLE)
        outcome: Outcome = OUTCOMES.decode(said)
        return outcome

    def _exchanged(self, errand: Errand) -> bytes | None:
        """Send an errand, and return what came of it; None if the process has ended."""
        with self._changing:
            if self._process is None and not self._stopped:
                command = [sys.executable, "-P", "-m", "tafelrunde.server.archive.reading", *self._modules]
                # In a session of its own, so that Ctrl-C is the server's alone.
                self._process = subprocess.Popen(command, stdin=PIPE, stdout=PIPE, start_new_session=True)
            process = self._process
        if process is None:
            return None
        assert process.stdin is not None
        assert process.stdout is not None
        body = msgspec.msgpack.encode(errand)
        process.stdin.write(LENGTH.pack(len(body)) + body)
        process.stdin.flush()
        return read(cast(BinaryIO, process.stdout))

    def _end_in(self, seconds: float) -> None:
        """End the process after a while, unless it is asked again before."""
        if self._rest is not None:
            self._rest.cancel()
        self._rest = threading.Timer(seconds, self.end)
        self._rest.daemon = True
        self._rest.start()

    def end(self, for_good: bool = False) -> None:
        """End the process; whoever needs it again starts another one, unless the server stops."""
        with self._changing:
            process, self._process = self._process, None
            self._stopped = self._stopped or for_good
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with contextlib.suppress(OSError):
                    assert pipe is not None
                    pipe.close()
