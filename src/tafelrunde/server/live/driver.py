"""Who moves when no person does: bots, standing passes and clocks, of each table by one process at a time."""

import asyncio
import contextlib
import logging
import time
from typing import Any, Final

from msgspec import Struct

from tafelrunde.server.bots.paces import Public, shown
from tafelrunde.server.bots.workers import Answer, Pool
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.process import Process
from tafelrunde.server.ground.times import now
from tafelrunde.server.live import absence
from tafelrunde.server.live.commits import Commits
from tafelrunde.server.live.going_on import wake_at
from tafelrunde.server.live.live import Live, departure, deserted
from tafelrunde.server.live.tables import Tables
from tafelrunde.store.store import Store, StoreError
from tafelrunde.table import HUMAN, Table
from tafelrunde.table.commands import Command, Lapse, Resign, Settle, Submit, TakeOver

log = logging.getLogger(__name__)

LEASE: Final = 1.5
"""Seconds; together with the time between two looks it is how long a table waits for another process."""
RETRY: Final = 0.5


class Question(Struct, frozen=True):
    """What is asked at a table, as long as nobody has answered or taken something back."""

    seat: int
    changed: int
    player: str
    passes: bool
    """Whether it is the table that answers, for somebody who always passes."""

    @classmethod
    def of(cls, table: Table) -> "Question":
        """Return what is asked now."""
        return cls(table.who, table.changed, table.players[table.who], table.unsettled)

    def stands(self, table: Table) -> bool:
        """Tell whether it is still asked, of the same player."""
        return table.who >= 0 and not table.paused and not table.held and Question.of(table) == self


class Driver:
    """One task for each table that has something to be done by itself."""

    def __init__(
        self, process: Process, bot_pace: float, store: Store, pool: Pool, tables: Tables, commits: Commits
    ) -> None:
        self._process = process
        self._bot_pace = bot_pace
        self._store = store
        self._pool = pool
        self._tables = tables
        self._commits = commits
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._moved: dict[str, asyncio.Event] = {}

    def drive(self, live: Live) -> None:
        """See to a table: it has changed, or its time has come."""
        if live.id in self._tasks:
            self._moved[live.id].set()
        elif live.table is not None and wake_at(live, live.table) is not None and not self._process.stopping:
            self._moved[live.id] = asyncio.Event()
            task = asyncio.create_task(self._run(live))
            self._tasks[live.id] = task
            task.add_done_callback(lambda _: self._forget(live.id, task))

    def _forget(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id], self._moved[table_id]

    def busy(self, live: Live) -> bool:
        """Tell whether something is soon to be done: a table with a clock alone may leave the memory meanwhile."""
        table = live.table
        if live.id not in self._tasks or table is None or table.who < 0:
            return False
        return table.players[table.who] != HUMAN or absence.due(live, table) is not None

    def stop_driving(self, live: Live) -> None:
        """Leave a table alone."""
        task = self._tasks.get(live.id)
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def stop(self) -> None:
        """Leave all tables alone."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, live: Live) -> None:
        while not self._process.stopping and self._tables.is_live(live):
            table, moved = live.game, self._moved[live.id]
            moved.clear()
            wake = wake_at(live, table)
            if wake is None:
                return
            try:
                if wake > now():
                    await self._sleep(moved, (wake - now()) / 1000)
                elif table.pending or table.players[table.who] != HUMAN:
                    await (self._lapse if table.held else self._act)(live, table)
                elif deserted(live, table):
                    if await self._mine(live):
                        await self._commits.carry_out(live, departure(live, table.who))
                elif absence.concerns(live, table):
                    await self._note(live, table)
                else:
                    await self._overrun(live, table)
            except Problem as error:
                log.info("table %s: %s", live.id, error.code)
                await self._sleep(moved, RETRY)
            except StoreError as error:
                log.debug("table %s: %s", live.id, error)  # the store itself says once that it is gone
                await self._sleep(moved, RETRY)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("table %s", live.id)
                await self._sleep(moved, 10.0)

    async def _sleep(self, moved: asyncio.Event, seconds: float) -> None:
        """Wait, or until the table has moved."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(moved.wait(), seconds)

    async def _mine(self, live: Live) -> bool:
        """Tell whether it is this process that looks after the table, which is still as it was; if not, wait a while.

        Another process may have moved meanwhile: then somebody else is asked, perhaps a person.
        """
        version = live.game.version
        if await self._store.lease(live.id, self._process.name, LEASE):
            return live.game.version == version
        await self._sleep(self._moved[live.id], RETRY)
        return False

    async def _act(self, live: Live, table: Table) -> None:
        """Answer for a bot or for somebody who always passes, when it is time for that.

        From when the question was there, as far as this process knows: whoever has waited for it waits no longer. That
        something is done at the table meanwhile, by which the question stays the same, makes nothing quicker or slower.
        """
        if not await self._mine(live):
            return
        asked, question = live.moved, Question.of(table)
        bot = "" if question.passes else question.player
        public = Public(table.game.id, table.view(None).question, table.who, bot, len(live.watchers))
        pool, slower = self._pool, self._bot_pace
        if question.passes:
            command: Command = Settle()
            free = asked
        else:
            answer = await self._thought(live, table, question, bot)
            if answer is None:
                return
            free = answer.free
            command = Submit(question.seat, question.changed, (answer.action,), stand_in=answer.stand_in)
        due = shown(public, pool.seconds, slower, asked, free)
        while question.stands(table) and (left := due - time.monotonic()) > 0:
            await self._wait(live, min(left, LEASE / 3))
        if question.stands(table):
            await self._commits.carry_out(live, command)

    async def _thought(self, live: Live, table: Table, question: Question, bot: str) -> Answer | None:
        """Return the answer of a bot, None if nobody waits for it any more."""
        thinking = asyncio.create_task(self._pool.choose(table, live.id, question.seat, bot))
        try:
            while question.stands(table) and not thinking.done():
                await self._wait(live, LEASE / 3, thinking)
            return thinking.result() if question.stands(table) else None
        finally:
            thinking.cancel()

    async def _lapse(self, live: Live, table: Table) -> None:
        """Go on where nobody has answered whoever asked to take something back."""
        if await self._mine(live) and table.request is not None:
            await self._commits.carry_out(live, Lapse(table.request.seat))

    async def _note(self, live: Live, table: Table) -> None:
        """Note that somebody who is asked is not there, or is there again."""
        if await self._mine(live) and (due := absence.due(live, table)) is not None and due <= now():
            await self._commits.carry_out(live, absence.note(live, table))

    async def _wait(self, live: Live, seconds: float, thinking: "asyncio.Task[Any] | None" = None) -> None:
        """Wait, or until the table has moved or a bot has answered; it is still this process that looks after it."""
        moved = self._moved[live.id]
        moved.clear()
        moving = asyncio.create_task(moved.wait())
        try:
            await asyncio.wait({moving, thinking or moving}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            moving.cancel()
        await self._store.lease(live.id, self._process.name, LEASE)

    async def _overrun(self, live: Live, table: Table) -> None:
        """Do what was chosen for a seat whose time is over.

        Where each move has its time, a bot makes this one for somebody who is there, unless it has made the last one.
        """
        if not await self._mine(live):
            return
        await live.life.fresh()
        if (wake := wake_at(live, table)) is None or wake > now():
            return  # it was not they who were away
        seat, chosen, bot = table.who, live.setup.chosen, live.substitute()
        if chosen.overrun == "forfeit":
            await self._commits.carry_out(live, Resign(seat, bot, "clock"))
        elif chosen.clock.kind != "move" or seat not in live.online() or seat in table.overslept:
            await self._commits.carry_out(live, TakeOver(seat, bot, "clock"))
        elif (answer := await self._thought(live, table, question := Question.of(table), bot)) is not None:
            stand_in = answer.stand_in or bot
            move = Submit(seat, question.changed, (answer.action,), stand_in=stand_in, why="clock")
            await self._commits.carry_out(live, move)
