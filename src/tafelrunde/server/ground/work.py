"""Work that takes its time, off the loop: each kind has threads of its own and a queue that is fair to those who ask.

Nobody's replay, import, password or notice makes a move wait: what a move needs has threads in which nothing else runs.
The threads that asyncio brings along are left to the start, and to what opens connections to a database.
"""

import asyncio
import contextlib
import queue
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, Final, TypeVar, TypeVarTuple, Unpack

from tafelrunde.server.ground.problems import Problem

T = TypeVar("T")
Args = TypeVarTuple("Args")

WAIT: Final = 5
"""So many seconds later somebody may ask again for whom there was no room."""


class Job:
    """Something to be done, and whoever waits for it."""

    def __init__(self, who: str, do: Callable[[], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.who = who
        self.do = do
        self.loop = loop
        self.done: asyncio.Future[Any] = loop.create_future()


class Work:
    """One kind of work: so many threads, so many jobs that may wait, and so many of those for one who asks.

    Whoever asks for several has one done at a time, and then it is another one's turn. Where there is no room any more
    the last job of whoever has most of them is refused.
    """

    def __init__(self, name: str, threads: int, waiting: int, each: int) -> None:
        self._name = name
        self._size = threads
        self._waiting = waiting
        self._each = each
        self._lanes: dict[str, deque[Job]] = {}
        """What waits, by who asks: whose turn it is comes first."""
        self._busy: set[str] = set()
        self._threads = 0
        self._stopping = False
        self._started: queue.SimpleQueue[Job] = queue.SimpleQueue()

    async def do(self, who: str, function: Callable[[Unpack[Args]], T], *args: *Args) -> T:
        """Return what a function returns that is called in a thread; refuse what is too much."""
        if self._stopping:
            raise Problem("stopping")
        job = Job(who, lambda: function(*args), asyncio.get_running_loop())
        lane = self._lanes.setdefault(who, deque())
        lane.append(job)
        if len(lane) > self._each:
            self._refuse(who)
        elif sum(map(len, self._lanes.values())) > self._waiting:
            self._refuse(max(self._lanes, key=lambda one: (len(self._lanes[one]), one == who)))
        self._begin()
        result: T = await job.done
        return result

    def stop(self) -> None:
        """Begin nothing any more, and tell whoever waits for it."""
        self._stopping = True
        for job in (job for lane in self._lanes.values() for job in lane):
            if not job.done.done():
                job.done.set_exception(Problem("stopping"))
        self._lanes.clear()

    def _refuse(self, who: str) -> None:
        job = self._lanes[who].pop()
        if not self._lanes[who]:
            del self._lanes[who]
        if not job.done.done():
            job.done.set_exception(Problem("too-often", seconds=WAIT))

    def _begin(self) -> None:
        """Let the threads that are free do what waits, one job for each who asks."""
        for who in list(self._lanes):
            if len(self._busy) >= self._size:
                return
            if who in self._busy:
                continue
            lane = self._lanes.pop(who)
            while lane and lane[0].done.done():
                lane.popleft()  # nobody waits for it any more
            if lane:
                self._start(lane.popleft())
            if lane:
                self._lanes[who] = lane  # behind the others

    def _start(self, job: Job) -> None:
        self._busy.add(job.who)
        self._started.put(job)
        if self._threads < self._size:
            self._threads += 1  # the end of the process waits for none of them
            threading.Thread(target=self._run, name=f"{self._name}-{self._threads}", daemon=True).start()

    def _run(self) -> None:
        while True:
            job = self._started.get()
            result: Any = None
            failure: BaseException | None = None
            try:
                result = job.do()
            except BaseException as error:
                failure = error
            with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
                job.loop.call_soon_threadsafe(self._finish, job, result, failure)
            del job, result, failure

    def _finish(self, job: Job, result: Any, failure: BaseException | None) -> None:
        self._busy.discard(job.who)
        self._begin()
        if job.done.done():
            return
        if failure is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(failure)


class Works:
    """All kinds of work of a process."""

    def __init__(self) -> None:
        self.tables = Work("tables", threads=2, waiting=4000, each=2000)
        """What a move needs, asked for by the host of the table: a table that is read in, a game that begins."""
        self.replays = Work("replays", threads=1, waiting=64, each=4)
        self.imports = Work("imports", threads=1, waiting=32, each=2)
        self.names = Work("names", threads=8, waiting=500, each=8)
        """Where webhooks lead to, asked for by whose they are: others answer for that, in their own time."""
