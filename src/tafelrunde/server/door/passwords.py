"""Passwords: hashed by one thread that does nothing else; who waits for it takes turns.

A hash takes processor time and memory on purpose. So a stranger can make this thread busy, but nothing else; and
whoever fills the queue is sent away, not those who come after them.
"""

import asyncio
import os
import secrets
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import InvalidHashError, VerificationError

from tafelrunde.server.ground.problems import Problem

HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
WAITING: Final = 64
"""So many may wait at most."""
WAITING_KNOWN: Final = 16
"""So many from devices that have signed in before, beside the others."""
AGAIN: Final = 5
"""Seconds after which whoever is sent away may try again."""
NICE: Final = 10


class Job:
    """Something to hash, and who waits for it."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Turns:
    """Who waits, each in the line of their own address; the lines take turns."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lines: OrderedDict[str, deque[Job]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def add(self, who: str, job: Job) -> Job | None:
        """Let somebody wait; return who has to go for it: the last one of the longest line, which may be this one."""
        if len(self) >= self._most:
            longest = max(self._lines, key=lambda name: len(self._lines[name]))
            if len(self._lines[longest]) <= len(self._lines.get(who, ())) + 1:
                return job
            gone = self._lines[longest].pop()
        else:
            gone = None
        self._lines.setdefault(who, deque()).append(job)
        return gone

    def next(self) -> Job | None:
        """Return whose turn it is."""
        if not self._lines:
            return None
        who, line = self._lines.popitem(last=False)
        job = line.popleft()
        if line:
            self._lines[who] = line
        return job

    def leave(self, who: str, job: Job) -> None:
        """Let somebody go who does not want to wait any more."""
        line = self._lines.get(who, deque())
        if job in line:
            line.remove(job)
            if not line:
                del self._lines[who]


class Passwords:
    """The thread, and who waits for it: by address, strangers and known devices apart, one of each in turn."""

    def __init__(self, hasher: PasswordHasher = HASHER) -> None:
        self.hasher = hasher
        self._strangers = Turns(WAITING)
        self._known = Turns(WAITING_KNOWN)
        self._thread = ThreadPoolExecutor(1, "passwords", be_nice)
        self._serving: asyncio.Task[None] | None = None
        self._nobodys = ""
        self._stopping = False

    async def hash(self, password: str, who: str, known: bool = False) -> str:
        """Return what is kept of a password."""
        kept: str = await self._in_turn(lambda: self.hasher.hash(password), who, known)
        return kept

    async def fits(self, password: str, kept: str | None, who: str, known: bool = False) -> bool:
        """Tell whether that is the password; of an unknown name (None) it never is, which takes as long to say."""

        def work() -> bool:
            if not self._nobodys:  # the first one waits for it, whoever that is and whether or not the name is known
                self._nobodys = self.hasher.hash(secrets.token_hex())
            try:
                return self.hasher.verify(kept or self._nobodys, password) and kept is not None
            except (VerificationError, InvalidHashError):
                return False

        fits: bool = await self._in_turn(work, who, known)
        return fits

    def is_weaker(self, kept: str) -> bool:
        """Tell whether a hash costs less to try than one that is made now.

        >>> kept = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash("correct horse")
        >>> Passwords().is_weaker(kept), Passwords(PasswordHasher(1, 512, 1)).is_weaker(kept)
        (True, False)
        """
        then = extract_parameters(kept)
        return then.memory_cost < self.hasher.memory_cost or then.time_cost < self.hasher.time_cost

    async def _in_turn(self, work: Callable[[], Any], who: str, known: bool) -> Any:
        if self._stopping:
            raise Problem("stopping")
        job, turns = Job(work), self._known if known else self._strangers
        gone = turns.add(who, job)
        if gone is not None and not gone.future.done():
            gone.future.set_exception(Problem("too-often", seconds=AGAIN))
        if self._serving is None or self._serving.done():
            self._serving = asyncio.create_task(self._serve())
        try:
            return await job.future
        finally:
            turns.leave(who, job)

    async def _serve(self) -> None:
        loop = asyncio.get_running_loop()
        while len(self._known) or len(self._strangers):
            for turns in (self._known, self._strangers):
                job = turns.next()
                if job is None:
                    continue
                try:
                    result = await loop.run_in_executor(self._thread, job.work)
                except Exception as error:
                    if not job.future.done():
                        job.future.set_exception(error)
                else:
                    if not job.future.done():
                        job.future.set_result(result)

    def stop(self) -> None:
        """Begin nothing any more, and tell whoever waits for it."""
        self._stopping = True
        for turns in (self._known, self._strangers):
            while (job := turns.next()) is not None:
                if not job.future.done():
                    job.future.set_exception(Problem("stopping"))

    def close(self) -> None:
        """Hash nothing any more."""
        if self._serving is not None:
            self._serving.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)


def be_nice() -> None:
    """Let this thread alone stand back behind whoever moves: Linux has a niceness for each."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
