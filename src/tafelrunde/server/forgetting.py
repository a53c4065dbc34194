"""Guests who have not come back for long, links that are over, tables that nobody began: forgotten once an hour."""

import asyncio
import contextlib
import logging
from typing import Final

from tafelrunde.server.house import House, now
from tafelrunde.server.problems import Problem
from tafelrunde.store.store import Person, SeatRow, TableRow, Token

log = logging.getLogger(__name__)

HOUR: Final = 3600.0
DAY: Final = 86_400_000
BATCH: Final = 200


async def forget_guests(house: House) -> None:
    """Look once an hour; every process may, for what is gone is gone."""
    while True:
        await asyncio.sleep(HOUR)
        try:
            await forget(house)
        except Exception:
            log.exception("forgetting")


async def forget(house: House) -> int:
    """Remove guests who were not seen for so long, unless they sit at a table; return how many."""
    from tafelrunde.server import traces

    late = now() - house.settings.guest_days * DAY
    gone = 0
    for person in await house.store.find(Person, login=None, below={"seen": late}, limit=BATCH):
        seats = await house.store.find(SeatRow, person=person.id)
        tables = [await house.store.get(TableRow, row.table_id) for row in seats]
        if not any(table is not None and table.status == "running" for table in tables):
            await traces.forget(house, person)
            gone += 1
    stale = await house.store.find(Token, below={"expires": now()}, limit=BATCH)
    await house.store.delete(*stale)
    waiting = await house.store.find(TableRow, status="open", below={"changed": now() - 7 * DAY}, limit=BATCH)
    for row in waiting:
        with contextlib.suppress(Problem):  # it was begun meanwhile
            await house.lobby.cancel(await house.tables.get(row.id), "nobody-came")
    return gone
