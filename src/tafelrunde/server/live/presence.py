"""Who is there at a table, told to other processes and heard from them."""

import asyncio
import contextlib
import time
from typing import Final

from tafelrunde.server.door.callers import Caller
from tafelrunde.server.ground.messages import Someone
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.onlookers import looking
from tafelrunde.server.live.showing import Showing
from tafelrunde.server.live.tables import Tables
from tafelrunde.store.store import Person, Store, StoreError

BELIEVED: Final = 45.0
"""Seconds that another process's word about who is online is believed."""

FEW: Final = 24
"""Up to so many who look on, everybody is told of each at once; of more, how many there are, when a second is over."""
PAUSE: Final = 1.0


class Presence:
    """Who is there at the tables of this process, and at other processes."""

    def __init__(self, name: str, store: Store, tables: Tables, showing: Showing) -> None:
        self._name = name
        self._store = store
        self._tables = tables
        self._showing = showing
        self._watched: frozenset[str] = frozenset()
        """Tables of which other processes were told that somebody looks on."""
        self._soon: dict[str, asyncio.Task[None]] = {}
        """Where somebody has come or gone of whom nobody was told yet."""

    async def changed(self, live: Live, caller: Caller | None) -> None:
        """Tell everybody that somebody has come or gone; of one of very many who look on, together with the others."""
        if len(live.watchers) <= FEW or live.mine(caller):
            await self._tell(live)
        elif live.id not in self._soon:
            self._soon[live.id] = asyncio.create_task(self._tell_soon(live))

    async def _tell_soon(self, live: Live) -> None:
        try:
            await asyncio.sleep(PAUSE)
        finally:
            del self._soon[live.id]
        await self._tell(live)

    async def _tell(self, live: Live) -> None:
        self._showing.show_presence(live)
        await self.announce(live)

    async def stop(self) -> None:
        """Tell of nobody any more."""
        tasks = list(self._soon.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def announce(self, live: Live) -> None:
        """Tell other processes which seats are online here, and who looks on."""
        here = sorted(live.online_here())
        count, people = looking(live)
        place = f"{live.id}/{self._name}"
        with contextlib.suppress(StoreError):
            await self._store.announce(f"presence/{place}/{','.join(map(str, here))}", live.id)
            if self._store.shared and (count or live.id in self._watched):
                self._watched = self._watched | {live.id} if count else self._watched - {live.id}
                await self._store.announce(f"watching/{place}/{count}/{','.join(people)}", live.id)

    async def believe(self, said: str) -> None:
        """Take in which seats are online at another process."""
        table_id, holder, seats = said.split("/")
        live = self._tables.peek(table_id)
        if live is not None:
            online = frozenset(int(seat) for seat in seats.split(",") if seat)
            new = live.elsewhere.get(holder, (0, frozenset()))[1] != online
            live.elsewhere[holder] = (time.monotonic() + BELIEVED, online)
            if new:
                self._showing.show_presence(live)

    async def believe_watching(self, said: str) -> None:
        """Take in who looks on at another process."""
        table_id, holder, count, people = said.split("/")
        live = self._tables.peek(table_id)
        if live is None:
            return
        rows = [await self._store.get(Person, person) for person in people.split(",") if person]
        named = [Someone(row.id, row.name) for row in rows if row is not None]
        before = live.looking_elsewhere.get(holder, (0.0, 0, []))
        live.looking_elsewhere[holder] = (time.monotonic() + BELIEVED, int(count), named)
        if before[1:] != (int(count), named):
            self._showing.show_presence(live)
