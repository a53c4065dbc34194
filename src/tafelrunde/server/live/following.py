"""What others have written about a table, taken in: who sits there, what was chosen, how its game has gone on."""

import asyncio
import contextlib
from collections import deque
from typing import Final

from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live.live import CHAT, Live
from tafelrunde.server.live.setup import setup_of
from tafelrunde.server.live.showing import Before, Showing
from tafelrunde.server.live.tables import Tables
from tafelrunde.store.store import Chat, SeatRow, Store, TableRow
from tafelrunde.table import LogError

READING: Final = 3
"""So many logs are read side by side for what others have written: whoever comes in needs the store too."""


class Following:
    """Keeps tables as they are stored."""

    def __init__(self, store: Store, tables: Tables, showing: Showing) -> None:
        self._store = store
        self._tables = tables
        self._showing = showing
        self._reading = asyncio.Semaphore(READING)

    async def fresh(self, table_id: str) -> Live:
        """Return a table as it is stored, for whoever may have seen more of it at another process."""
        live = await self._tables.get(table_id)
        if self._store.shared:
            await self.renew(live)
        return live

    async def renew(self, live: Live) -> None:
        """Take all that other processes have written about a table."""
        async with live.lock:
            await refresh(self._store, live)
            if live.table is None and live.unread is None:
                await self._tables.begin(live)
                if live.table is not None:
                    self._showing.show(live, wrote=False)
            elif live.table is not None:
                await self.catch_up(live, shown=True)

    async def read_on(self, table_id: str) -> None:
        """Take what other processes have written to a log: lines alone, for who sits there has news of its own."""
        live = self._tables.peek(table_id)
        if live is not None and live.table is not None:
            async with live.lock, self._reading:
                with contextlib.suppress(Problem):  # it was dropped
                    await self.catch_up(live)

    async def catch_up(self, live: Live, shown: bool = False) -> bool:
        """Take what other processes have written; tell whether there was anything."""
        table = live.game
        if table.differs is not None:
            return False  # it is read as far as it can be
        before = Before.of(table)
        lines = await self._store.read(live.id, table.seq)
        if lines:
            live.asleep = False
            if self._store.shared and (shown or live.watchers):  # who sits here by then: it is for them
                live.seats = await self._store.find(SeatRow, table_id=live.id, order="seat")
            try:
                table.catch_up(lines)
            except LogError as error:
                self._tables.drop(live)  # another program has gone on; it is read anew, as far as it can be
                raise Problem("refused", said="server-refused-other-rules", entry=error.entry or 0) from None
            if table.ending is not None:
                await refresh(self._store, live)
            self._showing.show(live, before, wrote=False)
        return bool(lines)


async def refresh(store: Store, live: Live) -> None:
    """Read again who sits here and what was chosen."""
    row = await store.get(TableRow, live.id)
    if row is not None:
        live.row, live.setup = row, setup_of(row)
        live.seats = await store.find(SeatRow, table_id=live.id, order="seat")
        async with live.talking:
            lines = await store.find(Chat, table_id=live.id, order="-number", limit=CHAT)
            live.chat = deque(reversed(lines), maxlen=CHAT)
