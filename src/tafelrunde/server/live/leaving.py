"""Which tables leave the memory: those that nobody looks at, imported games by their size."""

import contextlib
import time
from typing import Final

from tafelrunde.server.live.driver import Driver
from tafelrunde.server.live.errands import Errands
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.tables import Tables
from tafelrunde.store.store import Store, StoreError

APART: Final = 5.0
"""Seconds in which its bots rest when an imported game had to leave the memory."""
OFTEN: Final = 64
"""So many entries after the last one a new snapshot is worth it."""
MINE: Final = 6000
"""So many entries of imported games are in memory for one importer, unless it is one game."""
ALL: Final = 9000
"""So many for all of them."""
UNSEEN_LINES: Final = 3000
"""And so many of games that nobody looks at."""
UNSEEN: Final = 500
"""So many tables that nobody looks at wait in memory for whoever comes back."""
STAY: Final = 10.0
"""Seconds for which each of them stays there all the same: whoever asked for it may be about to sit down."""


class Leaving:
    """Lets tables leave the memory; where they have come to is kept, so that they are soon back."""

    def __init__(self, store: Store, tables: Tables, driver: Driver, errands: Errands) -> None:
        self._store = store
        self._tables = tables
        self._driver = driver
        self._errands = errands
        self._alone: dict[str, float] = {}
        """Tables that are to be left alone, and until when."""

    def make_room(self, latest: Live) -> None:
        """Let tables leave the memory where too many are there that nobody looks at; imported ones by their size.

        Of those, their importer has so much there, and all of them together.
        """
        if len(self._tables.in_memory()) > UNSEEN:
            unseen = sorted(filter(self.unseen, self._tables.in_memory()), key=lambda live: live.used)
            for live in unseen[: max(0, len(unseen) - UNSEEN)]:
                if live.used < time.monotonic() - STAY:
                    self._errands.do(live.id, self.put_away)
        if latest.setup.imported is None:
            return
        there = [live for live in self._tables.in_memory() if live.setup.imported is not None]
        there.sort(key=lambda live: (bool(live.watchers), live.used))
        mine = [live for live in there if live.row.host == latest.row.host]
        unseen = [live for live in there if not live.watchers]
        for most, some in ((MINE, mine), (UNSEEN_LINES, unseen), (ALL, there)):
            size = sum(size_of(live) for live in some if self._tables.is_live(live))
            for live in some:
                if size > most and live is not latest and self._tables.is_live(live):
                    size -= size_of(live)
                    self.leave_alone(live.id, APART)
                    self._tables.drop(live)

    def unseen(self, live: Live) -> bool:
        """Tell whether a table can leave the memory: nobody looks at it, and nothing is about to happen there."""
        return not live.watchers and not live.lock.locked() and not self._driver.busy(live)

    async def put_away(self, table_id: str) -> None:
        """Let a table leave the memory if nobody looks at it; where it has come to is kept, so that it is soon back."""
        live = self._tables.peek(table_id)
        if live is not None and self.unseen(live):
            await self.keep_snapshot(live, 8)
            if self.unseen(live):
                self._tables.drop(live)

    async def keep_snapshot(self, live: Live, every: int = OFTEN) -> None:
        """Keep a snapshot of a table that has gone on for a while, so that loading it takes no longer than that."""
        table = live.table
        if table is not None and table.differs is None and table.seq >= live.snapshot + every:
            live.snapshot = table.seq
            with contextlib.suppress(StoreError):
                await self._store.save_snapshot(live.id, table.seq, table.snapshot())

    def leave_alone(self, table_id: str, seconds: float) -> None:
        """Let nobody here look after a table for so long."""
        late = time.monotonic()
        self._alone = {one: until for one, until in self._alone.items() if until > late}
        self._alone[table_id] = late + seconds

    def is_alone(self, table_id: str) -> bool:
        """Tell whether nobody here is to look after a table."""
        return self._alone.get(table_id, 0.0) >= time.monotonic()


def size_of(live: Live) -> int:
    """Return how many lines of a log are in memory."""
    return 0 if live.table is None else live.table.seq
