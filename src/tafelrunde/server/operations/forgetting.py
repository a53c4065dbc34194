"""Guests who have not come back for long, links and sessions that are over, abandoned tables: once an hour."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from itertools import count
from typing import Any, Final, TypeVar

from tafelrunde.server.door.callers import DAY, SESSION, UNUSED
from tafelrunde.server.ground.changing import plays
from tafelrunde.server.ground.house import House, now
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live.unfinished import end_abandoned, end_all_halted
from tafelrunde.server.people.traces import forget as forget_person
from tafelrunde.store.store import Ban, Group, Member, Person, Row, StoreError, TableRow, Token, Visit

log = logging.getLogger(__name__)

MINUTE: Final = 60.0
BATCH: Final = 200
R = TypeVar("R", bound=Row)


async def forget_guests(house: House) -> None:
    """Look once an hour; every process may, for what is gone is gone. What lies beside the tables goes in a minute."""
    for minute in count(1):
        await asyncio.sleep(MINUTE)
        try:
            if minute % 60 == 0:
                await forget(house)
            if house.removed:
                house.removed = not await house.store.scrub()
        except StoreError as error:
            log.warning("forgetting: %s", error)
        except Exception:
            log.exception("forgetting")


async def forget(house: House) -> int:
    """Remove guests who were not seen for so long, unless a game of theirs goes on; return how many.

    Games that all have abandoned end before, and those that the rules have left behind: so nobody is kept for good.
    """
    async for row in old(house, TableRow, {"changed": now() - house.settings.table_days * DAY}, status="running"):
        await end_abandoned(house, row)
    await end_all_halted(house)
    async for noted in old(house, Visit, {"at": now() - house.settings.table_days * DAY}):
        table = await house.store.get(TableRow, noted.table_id)
        if table is None or table.status != "running":
            await house.store.delete(noted)
    late = now() - house.settings.guest_days * DAY
    gone = 0
    async for person in old(house, Person, {"seen": late}, login=None):
        if not await plays(house.store, person.id) and not await house.store.find(
            Member, person=person.id, status="in", limit=1
        ):
            await forget_person(house, person.id)
            gone += 1
    async for group in old(house, Group, {"ends": now()}):
        await house.groups.end(group.id)
    async for ban in old(house, Ban, {"until": now()}):
        await house.store.delete(ban)
    async for token in old(house, Token, {"expires": now()}):
        await house.store.delete(token)
    async for token in old(house, Token, {"used": now() - UNUSED}, kind=SESSION):
        whose = await house.store.get(Person, token.person or "")
        if whose is None or await house.sessions.is_over(token, whose, now()):
            await house.store.delete(token)
    waiting = await house.store.find(TableRow, status="open", below={"changed": now() - 7 * DAY}, limit=BATCH)
    for row in waiting:
        with contextlib.suppress(Problem):  # it was begun meanwhile
            await house.lobby.cancel(await house.tables.get(row.id), "nobody-came")
    return gone


async def old(house: House, kind: type[R], /, below: dict[str, int | str], **equal: Any) -> AsyncIterator[R]:
    """Yield the rows whose fields are below these, some at a time: those that are kept stand in nobody's way."""
    (key,) = kind.key
    while rows := await house.store.find(kind, order=f"-{key}", limit=BATCH, below=below, holding=None, **equal):
        for row in rows:
            yield row
        below = {**below, key: getattr(rows[-1], key)}
