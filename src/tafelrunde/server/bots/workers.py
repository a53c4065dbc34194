"""The processes in which bots think, and another one for hints: replaced when they die or take too long."""

import asyncio
import contextlib
import logging
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from tafelrunde import COMPILED, bots
from tafelrunde.server.bots.lanes import Lanes
from tafelrunde.server.bots.paces import SHARES, granted, held
from tafelrunde.server.bots.thinking import LENGTH, REMEMBERED, Question, Reply
from tafelrunde.server.ground.metrics import Metrics
from tafelrunde.server.ground.problems import Problem
from tafelrunde.table import HUMAN, Table

log = logging.getLogger(__name__)

PATIENCE: Final = 20.0
"""Seconds that a process may take to start."""
AGAIN: Final = (1.0, 5.0, 30.0)
"""Seconds until the next try to start one, the last again and again."""
SLOWEST: Final = 8.0
"""How many times as long as on an idle machine a bot may take before it is not waited for."""
GRACE: Final = 2.0
HINT: Final = 0.4
"""Seconds for which a hint keeps its place, however soon it is found: nobody else's hint tells of somebody's hand."""
HINTS: Final = 32
"""So many hints may be waited for."""
LAST_RESORT: Final = "greedy"


@dataclass(eq=False)
class Worker:
    """One process, and which bots it keeps in mind up to which entry: by the same rule as the process itself."""

    process: Process
    known: OrderedDict[tuple[str, int, str], int] = field(default_factory=OrderedDict)

    def remember(self, question: Question) -> None:
        """Note what the process knows after a question."""
        place = (question.table, question.seat, question.bot)
        self.known.pop(place, None)
        self.known[place] = question.until
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    async def ask(self, question: Question, patience: float) -> Reply:
        """Return what the process says; raise an error of time, of the operating system or of what it said."""
        body = pickle.dumps(question)
        stdin = self.process.stdin
        assert stdin is not None
        stdin.write(LENGTH.pack(len(body)) + body)
        await asyncio.wait_for(stdin.drain(), patience)
        hearing = asyncio.create_task(self.receive())
        try:
            for _ in range(2):  # if all this machine stood still meanwhile, the answer may be there all the same
                if not hearing.done():
                    await asyncio.wait({hearing}, timeout=patience / 2)
            if not hearing.done():
                raise TimeoutError
            return msgspec.json.decode(hearing.result(), type=Reply)
        finally:
            hearing.cancel()

    async def receive(self) -> bytes:
        """Return the next message of the process."""
        stdout = self.process.stdout
        assert stdout is not None
        head = await stdout.readexactly(LENGTH.size)
        return await stdout.readexactly(min(LENGTH.unpack(head)[0], 1_000_000))

    def end(self) -> None:
        """Kill the process."""
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        if self.process.stdin is not None:
            self.process.stdin.close()


class Crew:
    """So many processes that do the same, started anew whenever one is missing."""

    def __init__(self, processes: int, modules: Sequence[str], niceness: int) -> None:
        self._size = processes
        self._command = [sys.executable, "-P", "-m", "tafelrunde.server.bots.thinking", str(niceness), *modules]
        self._all: set[Worker] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self._watching: set[asyncio.Task[None]] = set()
        self._stopping = asyncio.Event()
        self.lanes: Lanes[Worker] = Lanes(self.warm)

    @property
    def alive(self) -> int:
        """How many processes there are."""
        return len(self._all)

    def warm(self) -> None:
        """Start the processes that are missing; nobody waits for it."""
        while not self._stopping.is_set() and self.lanes.places + len(self._starting) < self._size:
            task = asyncio.create_task(self._start())
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)
        if not self._size:
            self.lanes.give_up()

    async def _start(self) -> None:
        """Start a process, again and again if that fails."""
        failed = 0
        while (worker := await self._started()) is None:
            if self._stopping.is_set():
                return
            log.error("a process for bots did not start")
            if not self._all:
                self.lanes.give_up()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), AGAIN[min(failed, len(AGAIN) - 1)])
            failed += 1
        task = asyncio.create_task(self._watch(worker))
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)
        self.lanes.add(worker)

    async def _started(self) -> Worker | None:
        """Return a process that is ready, None if it could not be started."""
        if self._stopping.is_set():
            return None
        try:
            # In a session of its own, so that Ctrl-C is the server's alone: that ends the others in good order.
            process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        except OSError:
            return None
        worker = Worker(process)
        self._all.add(worker)
        if self._stopping.is_set():
            self.end(worker)
        try:
            await asyncio.wait_for(worker.receive(), PATIENCE)
        except (TimeoutError, asyncio.IncompleteReadError, OSError):
            self.end(worker)
            await process.wait()
            return None
        return worker

    async def _watch(self, worker: Worker) -> None:
        """Notice when a process ends by itself."""
        code = await worker.process.wait()
        if worker in self._all:
            log.warning("a process for bots has ended by itself", extra={"code": code})
            self.end(worker)

    def end(self, worker: Worker) -> None:
        """Kill a process, and give it nothing to do any more."""
        self._all.discard(worker)
        worker.end()
        self.lanes.remove(worker)

    async def ask(self, worker: Worker, question: Question, patience: float) -> Reply | None:
        """Return what a process says, None if it died or took too long: then it is replaced."""
        try:
            return await worker.ask(question, patience)
        except (TimeoutError, asyncio.IncompleteReadError, OSError, msgspec.MsgspecError):
            self.end(worker)
            return None
        except BaseException:
            self.end(worker)  # an answer that nobody waits for must not be taken for the next one
            raise

    async def stop(self) -> None:
        """End all processes."""
        self._stopping.set()
        await self.lanes.stop()
        ended = list(self._all)
        for worker in ended:
            self.end(worker)
        for worker in ended:
            await worker.process.wait()
        await asyncio.gather(*self._starting, *self._watching, return_exceptions=True)


class Answer(msgspec.Struct, frozen=True):
    """What came of a question to a bot."""

    action: int
    free: float
    """When its place to think was free again: by this, and by what is public, goes when it is shown."""
    stand_in: str = ""
    """The bot that has made the move in the place of one that failed."""


class Pool:
    """The processes for bots and the one for hints: neither waits for the other, or starts before it is needed."""

    def __init__(
        self, processes: int, seconds: float, modules: Sequence[str], metrics: Metrics, slower: float = 1.0
    ) -> None:
        """Think for about so many `seconds`; with answers that are shown sooner than usual a place is kept shorter."""
        self.seconds = seconds
        self._slower = slower
        self._metrics = metrics
        for name in ("bot_seconds", "stand_ins_total"):
            metrics.expect(name, bot=SHARES)
        self._bots = Crew(processes, modules, niceness=5)
        self._hints = Crew(min(processes, 1), modules, niceness=10)
        self._deputy = ThreadPoolExecutor(1, "stand-in")
        self._no_more_hints = asyncio.Event()

    @property
    def waiting(self) -> int:
        """How many questions to bots wait for a place."""
        return self._bots.lanes.waiting

    @property
    def alive(self) -> int:
        """How many processes there are for bots."""
        return self._bots.alive

    def warm(self) -> None:
        """Let bots stand by."""
        self._bots.warm()

    def stop_hints(self) -> None:
        """Give no hint any more, and tell whoever waits for one."""
        self._no_more_hints.set()

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(self._bots.stop(), self._hints.stop())
        self._deputy.shutdown(wait=False)

    async def choose(self, table: Table, table_id: str, seat: int, bot: str) -> Answer:
        """Return the answer of a bot; that of a stand-in where it fails. The table is not changed meanwhile."""
        view, until, place = table.view(seat), table.version, (table_id, seat, bot)
        ask = view.ask()
        assert ask is not None
        seconds = held(bot, self.seconds, COMPILED)
        hold = seconds * min(1.0, self._slower)
        came, busy = time.monotonic(), not self._bots.lanes.idle

        async def think(worker: Worker) -> Reply | None:
            began = time.monotonic()
            self._metrics.took("bot_wait_seconds", began - came)
            since = worker.known.get(place, 0)
            heard = table.events(seat, since)
            question = Question(table_id, seat, bot, view, table.options, since, until, heard, seconds, hold)
            reply = await self._bots.ask(worker, question, SLOWEST * granted(bot, self.seconds) + GRACE)
            if reply is not None and not reply.error:
                worker.remember(question)
            else:
                worker.known.pop(place, None)
            self._metrics.took("bot_seconds", time.monotonic() - began, bot=bot)
            return reply

        self._bots.warm()
        turn = self._bots.lanes.turn(
            table_id, hold, think, people=HUMAN in table.players, knows=lambda worker: place in worker.known
        )
        reply, free = await turn
        if reply is not None and not reply.error and reply.action in ask.actions:
            self._metrics.count("bot_answers_total", result="busy" if busy else "answered")
            return Answer(reply.action, free)
        self._metrics.count("bot_answers_total", result="failed")
        self._metrics.count("stand_ins_total", bot=bot)
        why = "" if reply is None else reply.error.partition(":")[0]  # its words may name what the seat holds
        log.warning("bot failed", extra={"bot": bot, "table": table_id, "why": why})
        action = await asyncio.get_running_loop().run_in_executor(self._deputy, last_resort, view, ask)
        return Answer(action, free, LAST_RESORT)

    async def hint(self, table: Table, table_id: str, seat: int, whose: str) -> Any:
        """Return what a strong player would do, None if there is nobody to ask."""
        if self._hints.lanes.waits(whose) or self._hints.lanes.waiting >= HINTS:
            raise Problem("too-often", seconds=1)
        view, heard, until = table.view(seat), table.events(seat, 0), table.version

        async def think(worker: Worker) -> Reply | None:
            question = Question(table_id, seat, "", view, table.options, 0, until, heard, self.seconds, hint=True)
            return await self._hints.ask(worker, question, PATIENCE)

        self._hints.warm()
        asking = asyncio.create_task(self._hints.lanes.turn(whose, HINT, think))
        stopping = asyncio.create_task(self._no_more_hints.wait())
        try:
            await asyncio.wait({asking, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                raise Problem("stopping")
            reply, _ = asking.result()
        finally:
            asking.cancel()
            stopping.cancel()
        return None if reply is None else reply.hint


def last_resort(view: Any, ask: Any) -> int:
    """Return the answer of a bot that never fails."""
    try:
        bot = bots.load(LAST_RESORT, view.game.id)
        bot.begin(view.game, int(view.viewer), dict(view.options))
        return int(bot.choose(view, ask))
    except Exception:
        log.exception("the last resort failed")
        return int(ask.actions[0])
