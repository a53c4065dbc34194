"""The processes in which bots think: asked one by one, replaced when they die or take too long."""

import asyncio
import contextlib
import logging
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from tafelrunde import bots
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.paces import granted
from tafelrunde.server.thinking import LENGTH, REMEMBERED, Question, Reply
from tafelrunde.table import Table

log = logging.getLogger(__name__)

GRACE: Final = 0.25
"""Seconds beyond its budget after which a bot is not waited for."""
HINT_GRACE: Final = 3.0
"""Nobody learns anything from how long a hint takes but who asked for it."""
PATIENCE: Final = 20.0
"""Seconds that a process may take to start."""
TURN: Final = 1.0
"""Seconds that a question waits for a process: after a restart nobody has to wait until bots are back."""
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


class Pool:
    """So many processes; they start when the first table with a bot appears."""

    def __init__(self, processes: int, seconds: float, modules: Sequence[str], metrics: Metrics) -> None:
        self.seconds = seconds
        self._modules = modules
        self._size = processes
        self._metrics = metrics
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Condition()
        self._stopping = False
        self.waiting = 0
        """How many questions wait for a process."""

    @property
    def alive(self) -> int:
        """How many processes there are."""
        return len(self._all)

    def warm(self) -> None:
        """Start the processes that are missing; nobody waits for it."""
        while not self._stopping and len(self._all) + len(self._starting) < self._size:
            task = asyncio.create_task(self._start())
            self._starting.add(task)
            task.add_done_callback(self._starting.discard)

    async def _start(self) -> None:
        command = [sys.executable, "-P", "-m", "tafelrunde.server.thinking", *self._modules]
        # In a session of its own, so that Ctrl-C is the server's alone: that ends the others in good order.
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        worker = Worker(process)
        self._all.add(worker)
        if self._stopping:
            self._end(worker)
        try:
            await asyncio.wait_for(self._receive(worker), PATIENCE)
        except (TimeoutError, asyncio.IncompleteReadError, OSError):
            self._end(worker)
            if not self._stopping:
                log.error("a process for bots did not start")
                await asyncio.sleep(1)
            await process.wait()
            return
        await self._give_back(worker)

    async def stop(self) -> None:
        """End all processes."""
        self._stopping = True
        ended = list(self._all)
        for worker in ended:
            self._end(worker)
        for worker in ended:
            await worker.process.wait()
        await asyncio.gather(*self._starting, return_exceptions=True)

    async def choose(self, table: Table, table_id: str, seat: int, bot: str) -> int:
        """Return the answer of a bot; of the last resort where it fails. The table is not changed meanwhile."""
        view, until = table.view(seat), table.version
        ask = view.ask()
        assert ask is not None

        def asked(since: int) -> Question:
            heard = table.events(seat, since)
            seconds = granted(bot, self.seconds)
            return Question(table_id, seat, bot, view, table.options, since, until, heard, seconds)

        reply = await self._ask(asked, (table_id, seat, bot))
        if reply is not None and not reply.error and reply.action in ask.actions:
            self._metrics.count("bot_answers_total", result="answered")
            return reply.action
        self._metrics.count("bot_answers_total", result="failed")
        self._metrics.count("stand_ins_total", bot=bot)
        why = "" if reply is None else reply.error.partition(":")[0]  # its words may name what the seat holds
        log.warning("bot failed", extra={"bot": bot, "table": table_id, "why": why})
        return await asyncio.to_thread(last_resort, view, ask)

    async def hint(self, table: Table, table_id: str, seat: int) -> Any:
        """Return what a strong player would do, None if there is nobody to ask."""
        view, until = table.view(seat), table.version
        heard = table.events(seat, 0)
        question = Question(table_id, seat, "", view, table.options, 0, until, heard, self.seconds, hint=True)
        reply = await self._ask(lambda _: question, None)
        return None if reply is None else reply.hint

    async def _ask(self, asked: Any, place: tuple[str, int, str] | None) -> Reply | None:
        """Return what a process says, None if it died or took too long; it is replaced then."""
        worker = await self._take(place, TURN if place else PATIENCE)
        if worker is None:
            return None
        question: Question = asked(worker.known.get(place, 0) if place else 0)
        try:
            body = pickle.dumps(question)
            stdin = worker.process.stdin
            assert stdin is not None
            stdin.write(LENGTH.pack(len(body)) + body)
            await stdin.drain()
            grace, asked_at = HINT_GRACE if question.hint else GRACE, time.monotonic()
            said = await asyncio.wait_for(self._receive(worker), question.seconds + grace)
            if place:
                self._metrics.took("bot_seconds", time.monotonic() - asked_at, bot=question.bot)
            reply = msgspec.json.decode(said, type=Reply)
        except (TimeoutError, asyncio.IncompleteReadError, OSError, msgspec.MsgspecError):
            self._end(worker)
            self.warm()
            return None
        except BaseException:
            self._end(worker)  # an answer that nobody waits for must not be taken for the next one
            raise
        if place and not reply.error:
            worker.remember(question)
        elif place:
            worker.known.pop(place, None)
        await self._give_back(worker)
        return reply

    async def _take(self, place: tuple[str, int, str] | None, patience: float) -> Worker | None:
        """Return an idle process, best one that has the bot in mind; None if there is none for too long."""
        self.warm()
        self.waiting, began = self.waiting + 1, time.monotonic()
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(patience), self._changed:
                    await self._changed.wait_for(lambda: bool(self._idle))
                    best = next((worker for worker in self._idle if place in worker.known), self._idle[0])
                    self._idle.remove(best)
                    return best
        finally:
            self.waiting -= 1
            self._metrics.took("bot_wait_seconds", time.monotonic() - began)
        return None

    async def _give_back(self, worker: Worker) -> None:
        async with self._changed:
            self._idle.append(worker)
            self._changed.notify()

    async def _receive(self, worker: Worker) -> bytes:
        stdout = worker.process.stdout
        assert stdout is not None
        head = await stdout.readexactly(LENGTH.size)
        return await stdout.readexactly(min(LENGTH.unpack(head)[0], 1_000_000))

    def _end(self, worker: Worker) -> None:
        if worker not in self._all:
            return  # killed before: to do so again would take its exit code away from asyncio
        self._all.remove(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.process.kill()
        if worker.process.stdin is not None:
            worker.process.stdin.close()


def last_resort(view: Any, ask: Any) -> int:
    """Return the answer of a bot that never fails."""
    try:
        bot = bots.load(LAST_RESORT, view.game.id)
        bot.begin(view.game, int(view.viewer), dict(view.options))
        return int(bot.choose(view, ask))
    except Exception:
        log.exception("the last resort failed")
        return int(ask.actions[0])
