"""Guests who have not come back for long, links and sessions that are over, abandoned tables: once an hour."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from itertools import count
from typing import Any, Final, TypeVar

from tafelrunde.server.door.callers import DAY, SESSION, UNUSED, Sessions
from tafelrunde.server.friends.closing import Closing
from tafelrunde.server.ground.changing import plays
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.process import Leftovers
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.times import now
from tafelrunde.server.live.tables import Tables
from tafelrunde.server.live.unfinished import Unfinished
from tafelrunde.server.lobby.lobby import Lobby
from tafelrunde.server.people.traces import Traces
from tafelrunde.store.store import Ban, Group, Member, Person, Row, Store, StoreError, TableRow, Token, Visit

log = logging.getLogger(__name__)

MINUTE: Final = 60.0
BATCH: Final = 200
R = TypeVar("R", bound=Row)


class Tidying:
    """Throws away what is over."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        sessions: Sessions,
        leftovers: Leftovers,
        unfinished: Unfinished,
        tables: Tables,
        lobby: Lobby,
        closing: Closing,
        traces: Traces,
    ) -> None:
        self._settings = settings
        self._store = store
        self._sessions = sessions
        self._leftovers = leftovers
        self._unfinished = unfinished
        self._tables = tables
        self._lobby = lobby
        self._closing = closing
        self._traces = traces

    async def go_on(self) -> None:
        """Look once an hour; every process may, for what is gone is gone.

        What lies beside the tables goes in a minute.
        """
        for minute in count(1):
            await asyncio.sleep(MINUTE)
            try:
                if minute % 60 == 0:
                    await self.forget()
                if self._leftovers.there:
                    self._leftovers.there = not await self._store.scrub()
            except StoreError as error:
                log.warning("forgetting: %s", error)
            except Exception:
                log.exception("forgetting")


    async def forget(self) -> int:
        """Remove guests who were not seen for so long, unless a game of theirs goes on; return how many.

        Games that all have abandoned end before, and those that the rules have left behind: so nobody is kept for good.
        """
        late = now() - self._settings.table_days * DAY
        async for row in old(self._store, TableRow, {"changed": late}, status="running"):
            await self._unfinished.end_abandoned(row)
        await self._unfinished.end_all_halted()
        async for noted in old(self._store, Visit, {"at": now() - self._settings.table_days * DAY}):
            table = await self._store.get(TableRow, noted.table_id)
            if table is None or table.status != "running":
                await self._store.delete(noted)
        late = now() - self._settings.guest_days * DAY
        gone = 0
        async for person in old(self._store, Person, {"seen": late}, login=None, owner=""):
            if not await plays(self._store, person.id) and not await self._store.find(
                Member, person=person.id, status="in", limit=1
            ):
                await self._traces.forget(person.id)
                gone += 1
        async for group in old(self._store, Group, {"ends": now()}):
            await self._closing.end(group.id)
        async for ban in old(self._store, Ban, {"until": now()}):
            await self._store.delete(ban)
        async for token in old(self._store, Token, {"expires": now()}):
            await self._store.delete(token)
        async for token in old(self._store, Token, {"used": now() - UNUSED}, kind=SESSION):
            whose = await self._store.get(Person, token.person or "")
            if whose is None or await self._sessions.is_over(token, whose, now()):
                await self._store.delete(token)
        waiting = await self._store.find(TableRow, status="open", below={"changed": now() - 7 * DAY}, limit=BATCH)
        for row in waiting:
            with contextlib.suppress(Problem):  # it was begun meanwhile
                await self._lobby.cancel(await self._tables.get(row.id), "nobody-came")
        return gone


async def old(store: Store, kind: type[R], /, below: dict[str, int | str], **equal: Any) -> AsyncIterator[R]:
    """Yield the rows whose fields are below these, some at a time: those that are kept stand in nobody's way."""
    (key,) = kind.key
    while rows := await store.find(kind, order=f"-{key}", limit=BATCH, below=below, holding=None, **equal):
        for row in rows:
            yield row
        below = {**below, key: getattr(rows[-1], key)}
