"""Somebody who looks into the store all the time: how long bots and clocks make a table wait, whoever serves it."""

import asyncio
import contextlib
import time
from types import TracebackType

from tafelrunde.store import open_store
from tafelrunde.store.store import StoreError
from tafelrunde.table import HUMAN, Table, log
from workshop.torture.players import Seen

LOOK = 0.2


class Watched:
    """A table, and since when it waits for a bot."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.since: float | None = None

    @property
    def bot_asked(self) -> bool:
        """Whether a bot is to move."""
        return self.table.who >= 0 and self.table.players[self.table.who] != HUMAN


class Witness:
    """Reads what servers write."""

    def __init__(self, db: str, seen: Seen) -> None:
        self._store = open_store(db, alone=False)
        self._seen = seen
        self._new: list[str] = []
        self._tables: dict[str, Watched] = {}
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Witness":
        await self._store.open()
        self._task = asyncio.create_task(self._look())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._store.close()

    def watch(self, table: str) -> None:
        """Look at a table too."""
        self._new.append(table)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            with contextlib.suppress(StoreError):
                while self._new:
                    lines = await self._store.read(self._new[0])
                    self._tables[self._new.pop(0)] = Watched(Table.load(lines))
                for name, watched in list(self._tables.items()):
                    self._note(watched, await self._store.read(name, watched.table.seq))
                    if watched.table.ending is not None:
                        del self._tables[name]

    def _note(self, watched: Watched, lines: list[str]) -> None:
        """Take what is new at a table."""
        table, now = watched.table, time.monotonic()
        if lines:
            if watched.since is not None:
                self._seen.bots.append((watched.since, now))
            before, clock, who = table.version, table.clock, table.who
            table.catch_up(lines)
            watched.since = None
            for record in table.records[before:]:
                entry = record.entry
                if entry.do == log.GIVE_TIME:
                    clock = entry.clock
                if entry.do == log.TAKE_OVER and clock is not None and entry.who == who:
                    late = time.time() - (clock.at + clock.left[who]) / 1000
                    self._seen.clocks.append((now - late, now))
        if watched.bot_asked and watched.since is None:
            watched.since = now
