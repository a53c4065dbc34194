"""The lobby as somebody sees it: public tables and one's own, whether they are in memory or not."""

import time
from collections import OrderedDict
from functools import partial
from itertools import islice
from typing import Final

from tafelrunde.server.door.callers import Caller
from tafelrunde.server.ground.messages import Info, LobbyMessage
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.live.hall import Hall
from tafelrunde.server.live.life import Signs
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.shown import info
from tafelrunde.server.live.tables import Tables
from tafelrunde.store.store import SeatRow, Store, TableRow

LISTED: Final = 60
FRESH: Final = 2.0
KEPT: Final = 2000
"""So many tables are kept in mind that are not in memory."""
BELIEVED: Final = 60.0
"""Seconds after which it is looked again who sits there: an operator changes the store without a word."""


class Listing:
    """Which tables there are."""

    def __init__(self, settings: Settings, store: Store, life: Signs, tables: Tables, hall: Hall) -> None:
        self._settings = settings
        self._store = store
        self._life = life
        self._tables = tables
        self._hall = hall
        self._public: tuple[float, list[Info]] = (0.0, [])
        self._seats: OrderedDict[str, tuple[int, float, list[SeatRow]]] = OrderedDict()
        """Who sits at tables that are not in memory, when those were changed last, and until when that is believed."""

    async def public(self) -> list[Info]:
        """Return the public tables, those that wait for players first."""
        since, found = self._public
        if time.monotonic() - since > FRESH:
            found = []
            for status in ("open", "running"):
                rows = await self._store.find(
                    TableRow, status=status, public=True, order="-changed", limit=LISTED
                )
                found += [await self.info(row) for row in rows]
            self._public = (time.monotonic(), found)
        return found

    async def mine(self, person: str) -> list[Info]:
        """Return somebody's tables: those that go on first, then what was played last."""
        find = partial(self._store.find, TableRow, order="-changed", limit=LISTED)
        rows: dict[str, TableRow] = {}
        for status in ("running", "open", "over"):
            found = await find(seated=person, status=status)
            if status == "open":
                found += await find(host=person, status=status)
            rows.update((row.id, row) for row in sorted(found, key=lambda row: -row.changed))
        return [await self._own(row) for row in islice(rows.values(), LISTED)]

    async def _own(self, row: TableRow) -> Info:
        """Return a table of one's own: of a game that goes on also who is asked, which only its log tells."""
        return info(await self._tables.get(row.id)) if row.status == "running" else await self.info(row)

    async def info(self, row: TableRow) -> Info:
        """Return a table, whether it is in memory or not."""
        return info(self._tables.peek(row.id) or await self._shown(row))

    async def _shown(self, row: TableRow) -> Live:
        """Return a table as the lobby shows it, without its game."""
        changed, until, seats = self._seats.pop(row.id, (0, 0.0, []))
        if changed != row.changed or until < time.monotonic():
            until = time.monotonic() + BELIEVED
            seats = await self._store.find(SeatRow, table_id=row.id, order="seat")
        self._seats[row.id] = (row.changed, until, seats)
        if len(self._seats) > KEPT:
            self._seats.popitem(last=False)
        return Live(self._settings, self._life, row, list(seats))

    async def message(self, caller: Caller | None) -> LobbyMessage:
        """Return the whole lobby as somebody sees it."""
        public = await self.public() if self._hall.is_shown(caller) else []
        return LobbyMessage(public, [] if caller is None else await self.mine(caller.person.id))

    def forget(self, table_id: str) -> None:
        """Look again at the next request; at a table it may be somebody's name alone that is new."""
        self._public = (0.0, [])
        self._seats.pop(table_id, None)

    async def show_other(self, table_id: str) -> None:
        """Send a table that another process has changed and that is not in memory here."""
        self.forget(table_id)
        row = await self._store.get(TableRow, table_id)
        if row is not None:
            self._hall.show(await self._shown(row))
