"""Who moves when no person does: bots, standing passes and clocks, of each table by one process at a time."""

import asyncio
import contextlib
import logging
import time
from typing import Final

from tafelrunde.server.house import House, now
from tafelrunde.server.live import Live, substitute
from tafelrunde.server.paces import Public, pace
from tafelrunde.server.problems import Problem
from tafelrunde.store.store import StoreError
from tafelrunde.table import HUMAN, Table
from tafelrunde.table.commands import Command, Resign, Settle, Submit, TakeOver

log = logging.getLogger(__name__)

LEASE: Final = 1.5
"""Seconds; together with the time between two looks it is how long a table waits for another process."""
RETRY: Final = 0.5


class Driver:
    """One task for each table that has something to be done by itself."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._moved: dict[str, asyncio.Event] = {}

    def drive(self, live: Live) -> None:
        """See to a table: it has changed, or its time has come."""
        if live.id in self._tasks:
            self._moved[live.id].set()
        elif live.table is not None and live.wake_at(live.table) is not None and not self._house.stopping:
            self._moved[live.id] = asyncio.Event()
            task = asyncio.create_task(self._run(live))
            self._tasks[live.id] = task
            task.add_done_callback(lambda _: self._forget(live.id, task))

    def _forget(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id], self._moved[table_id]

    def busy(self, live: Live) -> bool:
        """Tell whether a bot is to move: a table with nothing but a clock may leave the memory meanwhile."""
        table = live.table
        return live.id in self._tasks and table is not None and table.who >= 0 and table.players[table.who] != HUMAN

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
        while not self._house.stopping and self._house.tables.is_live(live):
            table, moved = live.game, self._moved[live.id]
            moved.clear()
            wake = live.wake_at(table)
            if wake is None:
                return
            try:
                if table.unsettled or table.players[table.who] != HUMAN:
                    await self._act(live, table)
                elif wake > now():
                    await self._sleep(moved, (wake - now()) / 1000)
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
        if await self._house.store.lease(live.id, self._house.name, LEASE):
            return live.game.version == version
        await self._sleep(self._moved[live.id], RETRY)
        return False

    async def _act(self, live: Live, table: Table) -> None:
        """Answer for a bot or for somebody who always passes, when it is time for that."""
        if not await self._mine(live):
            return
        seat, version, moved = table.who, table.version, self._moved[live.id]
        passes = table.unsettled
        bot = "" if passes else table.players[seat]
        public = Public(table.game.id, table.view(None).question, seat, bot, len(live.watchers))
        if passes:
            command: Command = Settle()
        else:
            action = await self._house.pool.choose(table, live.id, seat, bot)
            command = Submit(seat, version, (action,))
        # From when the question was there, as far as this process knows: whoever has waited for it waits no longer.
        shown = live.moved + pace(public, self._house.pool.seconds) * self._house.settings.bot_pace
        while not moved.is_set() and (left := shown - time.monotonic()) > 0:
            await self._sleep(moved, min(left, LEASE / 3))
            await self._house.store.lease(live.id, self._house.name, LEASE)
        if table.version == version and not table.paused:
            await live.carry_out(command)

    async def _overrun(self, live: Live, table: Table) -> None:
        """Do what was chosen for a seat whose time is over."""
        if not await self._mine(live):
            return
        bot = substitute(self._house, live.row.game)
        forfeit = live.setup.chosen.overrun == "forfeit"
        await live.carry_out(
            Resign(table.who, bot, "clock") if forfeit else TakeOver(table.who, bot, "clock")
        )
