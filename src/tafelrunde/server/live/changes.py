"""How the row of a table is changed, with those who sit there; everybody is told."""

import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from tafelrunde.server.door.callers import fits
from tafelrunde.server.ground.changing import known
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live.following import refresh
from tafelrunde.server.live.live import ATTEMPTS, Live
from tafelrunde.server.live.setup import Setup, altered, kept, setup_of
from tafelrunde.server.live.showing import Showing
from tafelrunde.server.live.tables import Tables
from tafelrunde.store.store import SeatRow, Store, StoreError, Swap, TableRow, Token

How: TypeAlias = Callable[[], Awaitable[list[Swap]]]


class Changes:
    """Changes tables."""

    def __init__(self, store: Store, tables: Tables, showing: Showing) -> None:
        self._store = store
        self._tables = tables
        self._showing = showing

    async def change(self, live: Live, how: How, *named: str) -> None:
        """Change the row of a table, and others together with it, and tell everybody; some people are named there anew.

        What is to be swapped is asked for when nobody else at this process can change it; if another process or an
        operator was quicker, it is asked for again, of what stands there by then.
        """
        async with live.lock:
            for _ in range(ATTEMPTS):
                swaps = await how()
                if await self._store.swap(*await known(self._store, *named), *swaps):
                    break
                await refresh(self._store, live)
            else:
                raise Problem("storage")
            ended = []
            for old, new in swaps:
                if isinstance(new, TableRow):
                    live.row, live.setup = new, setup_of(new)
                elif isinstance(new, SeatRow) and isinstance(old, SeatRow):
                    live.seats[new.seat] = new
                    ended += [old] if old.person and old.sitting != new.sitting else []
        await self.announce(live)
        await sweep(self._store, ended)

    async def keep(self, live: Live, how: Callable[[Setup], Setup]) -> None:
        """Keep something else about a table."""

        async def kept_anew() -> list[Swap]:
            return [(live.row, altered(live.row, settings=kept(how(live.setup))))]

        await self.change(live, kept_anew)

    async def announce(self, live: Live) -> None:
        """Tell everybody that a table is new or has changed, here and at other processes."""
        self._showing.tell(live)
        await self._store.announce(f"row/{live.id}")

    async def changed(self, table_id: str) -> None:
        """Tell everybody what stands in the store that is new about a table: who sits there, what was chosen."""
        live = self._tables.peek(table_id)
        if live is not None:
            await refresh(self._store, live)
            self._showing.tell(live)
        for forget in self._showing.hall.stale:
            forget(table_id)
        await self._store.announce(f"row/{table_id}")


async def sweep(store: Store, ended: Sequence[SeatRow]) -> None:
    """Remove what was handed out in sittings that are over; it is good for nothing anyway."""
    with contextlib.suppress(StoreError):
        for row in ended:
            tokens = await store.find(Token, table_id=row.table_id, seat=row.seat)
            await store.delete(*(token for token in tokens if fits(token, row)))
