"""What is done for tables while nobody asks for it: those that are due are seen to, those nobody looks at leave."""

import asyncio
import contextlib
import logging
import random
import time
from typing import Final

from tafelrunde.server.ground.metrics import Metrics
from tafelrunde.server.ground.times import now
from tafelrunde.server.live.commits import Commits
from tafelrunde.server.live.driver import Driver
from tafelrunde.server.live.errands import Errands
from tafelrunde.server.live.following import Following, refresh
from tafelrunde.server.live.going_on import lost, wake_at
from tafelrunde.server.live.leaving import Leaving
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.presence import Presence
from tafelrunde.server.live.recognition import Recognition
from tafelrunde.server.live.showing import Showing
from tafelrunde.server.live.tables import Tables
from tafelrunde.store.store import Store, StoreError, TableRow

log = logging.getLogger(__name__)

DUE: Final = 0.25
"""Seconds between two looks at which tables somebody has to look after, all processes together."""
SHARE: Final = 16
"""No process looks less often than if there were so many."""
SWEEP: Final = 20.0
"""Seconds in which every table is looked at once: whether it can leave the memory, and for what else is new."""
SILENT: Final = 60_000
"""So many milliseconds a socket may be silent before it is asked again whose it is; the page says something sooner."""
SOON: Final = 1000
"""Milliseconds; a table that has nothing to do for longer is not due until then."""
ALONE: Final = 60.0
"""Seconds in which a table is left alone that another server may be able to read."""


def look_again(others: int) -> float:
    """Return in how many seconds a process looks again for tables that are due, beside so many others.

    However many there are, somebody looks about four times a second; chance keeps them from doing so all at once.

    >>> 0.12 < look_again(0) < 0.38 and 1.2 < sum(look_again(7) for _ in range(1000)) / 1000 < 2.8
    True
    """
    return DUE * (1 + min(others, SHARE - 1)) * random.uniform(0.5, 1.5)


class Upkeep:
    """Looks after the tables of this process."""

    def __init__(
        self,
        idle_seconds: float,
        store: Store,
        metrics: Metrics,
        tables: Tables,
        following: Following,
        commits: Commits,
        driver: Driver,
        leaving: Leaving,
        errands: Errands,
        presence: Presence,
        recognition: Recognition,
        showing: Showing,
    ) -> None:
        self._idle_seconds = idle_seconds
        self._store = store
        self._metrics = metrics
        self._tables = tables
        self._following = following
        self._commits = commits
        self._driver = driver
        self._leaving = leaving
        self._errands = errands
        self._presence = presence
        self._recognition = recognition
        self._showing = showing

    def owe(self, live: Live) -> None:
        """Give the running clock of a table the time back in which nobody could reach the server."""
        if live.table is not None and live.table.clock is not None and lost(live, live.table):
            self._errands.do(live.id, self._give_time)

    def owe_all(self) -> None:
        """Do so for all tables: the server is there again."""
        for live in self._tables.in_memory():
            self.owe(live)

    async def _give_time(self, table_id: str) -> None:
        await self._commits.give_time(await self._tables.get(table_id))

    async def watch_due(self) -> None:
        while True:
            asked = time.perf_counter()
            try:
                due = await self._store.due()
                self._metrics.took("store_seconds", time.perf_counter() - asked, what="read")
                for table_id in due:
                    if not self._leaving.is_alone(table_id):
                        self._errands.do(table_id, self._look_after)
            except StoreError as error:
                log.debug("tables that are due: %s", error)  # the store itself says once that it is gone
            await asyncio.sleep(look_again(self._store.others()))

    async def _look_after(self, table_id: str) -> None:
        """See to a table whose time has come; whoever should have may have died before it told of its last move.

        That nobody looks at it stays as it is: it need not be in memory for that.
        """
        there = self._tables.peek(table_id)
        live = await self._tables.get(table_id) if there is None else there
        if there is not None and self._store.shared and live.table is not None:
            async with live.lock:
                await self._following.catch_up(live)
        if live.table is None or live.table.differs is not None:
            self._leaving.leave_alone(table_id, ALONE)  # it is for a server that can read it
            return
        wake = wake_at(live, live.table)
        if wake is None or wake > now() + SOON:
            await self._store.wake(table_id, wake, live.table.seq)
        self._driver.drive(live)

    async def sweep(self) -> None:
        round_of_all = min(SWEEP, self._idle_seconds)
        while True:
            with contextlib.suppress(StoreError):
                await self._recognition.look_again(SILENT)
            tables: list[Live | None] = [*self._tables.in_memory()] or [None]
            for live in tables:
                await asyncio.sleep(round_of_all / len(tables))  # one by one, so that nobody who moves has to wait
                if live is None or not self._tables.is_live(live):
                    continue
                late = time.monotonic() - self._idle_seconds
                await self._look_again(live)
                await self._leaving.keep_snapshot(live)
                if live.used < late and self._leaving.unseen(live):
                    await self._leaving.put_away(live.id)
                elif live.watchers:
                    await self._presence.announce(live)

    async def _look_again(self, live: Live) -> None:
        """Notice what an operator has changed in the store, and what another process could not tell."""
        with contextlib.suppress(StoreError):
            row = await self._store.get(TableRow, live.id)
            if row is not None and row != live.row and not live.lock.locked():
                await refresh(self._store, live)
                self._showing.tell(live)
            await self._recognition.recognise(live.watchers, SILENT)
