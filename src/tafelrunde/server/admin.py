"""What an operator does beside a running server: look, lock somebody out, close a table, set a password."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.changing import alter
from tafelrunde.server.live import altered
from tafelrunde.server.people import folded
from tafelrunde.server.settings import Settings, existing
from tafelrunde.server.traces import login_of
from tafelrunde.store import open_store
from tafelrunde.store.store import Ban, Person, Report, SeatRow, Store, TableRow

T = TypeVar("T")
MANY = 200


async def at_store(settings: Settings, work: Callable[..., Awaitable[T]], *args: str) -> T:
    """Do something at the store of a server."""
    store = open_store(existing(settings), alone=False)
    await store.open()
    try:
        return await work(store, *args)
    finally:
        await store.close()


async def tables(store: Store) -> list[dict[str, Any]]:
    """List the tables that were changed last."""
    rows = await store.find(TableRow, order="-changed", limit=MANY)
    found = []
    for row in rows:
        seats = await store.find(SeatRow, table_id=row.id, order="seat")
        who = ", ".join(seat.bot or seat.name or "–" for seat in seats)
        found.append({"id": row.id, "game": row.game, "status": row.status, "who": who, "changed": row.changed})
    return found


async def people(store: Store) -> list[dict[str, Any]]:
    """List the people who were seen last."""
    rows = await store.find(Person, order="-seen", limit=MANY)
    return [
        {"id": row.id, "name": row.name, "login": row.login, "banned": "yes" if row.banned else "", "seen": row.seen}
        for row in rows
    ]


async def reports(store: Store) -> list[dict[str, Any]]:
    """List what people have reported and nobody has dealt with."""
    rows = await store.find(Report, status="open", order="-at", limit=MANY)
    return [
        {"id": row.id, "by": row.person, "about": row.about, "table": row.table_id, "text": row.text, "at": row.at}
        for row in rows
    ]


async def ban(store: Store, person: str) -> None:
    """Lock somebody out."""
    await set_banned(store, person, True)


async def unban(store: Store, person: str) -> None:
    """Let somebody in again; of an account that was forgotten while its ban ran, its name is free again."""
    barred = await store.get(Ban, login_of(folded(person)))
    if barred is not None:
        await store.delete(barred)
    else:
        await set_banned(store, person, False)


async def set_banned(store: Store, person: str, banned: bool) -> None:
    """Lock somebody out, or let them in."""
    row = await the_person(store, person)

    async def marked(found: Person) -> Person:
        return msgspec.structs.replace(found, banned=banned)

    await alter(store, row.id, marked)
    await store.announce(f"person/{row.id}")


async def reset_password(store: Store, person: str) -> str:
    """Give an account a new password, which is returned; all its sessions, keys and links are over."""
    from tafelrunde.server.links import revoke
    from tafelrunde.server.passwords import HASHER

    row = await the_person(store, person)
    if row.login is None:
        raise TafelrundeError(f"{person!r} is a guest: only accounts have a password")
    word = secrets.token_urlsafe(12)
    kept = HASHER.hash(word)

    async def set_anew(found: Person) -> Person:
        return msgspec.structs.replace(found, password=kept)

    await alter(store, row.id, set_anew)
    tables = await revoke(store, row.id)
    for topic in (f"person/{row.id}", *(f"row/{table_id}" for table_id in tables)):
        await store.announce(topic)
    return word


async def close(store: Store, table_id: str) -> None:
    """End a table: nobody wins, nothing of it can be played any more."""
    while True:
        row = await store.get(TableRow, table_id)
        if row is None:
            raise TafelrundeError(f"there is no table {table_id!r}: `admin tables` lists them")
        if await store.swap((row, altered(row, status="cancelled"))):
            break  # else a server has changed it meanwhile
    await store.wake(table_id, None)
    await store.announce(f"row/{table_id}")


async def done(store: Store, report: str) -> None:
    """Put a report away."""
    row = await store.get(Report, report)
    if row is None:
        raise TafelrundeError(f"there is no report {report!r}: `admin reports` lists them")
    await store.put(msgspec.structs.replace(row, status="done"))


async def the_person(store: Store, person: str) -> Person:
    """Return somebody by id, or by the name of the account."""
    row = await store.get(Person, person)
    if row is None:
        found = await store.find(Person, login=person.casefold(), limit=1)
        row = found[0] if found else None
    if row is None:
        raise TafelrundeError(f"there is nobody {person!r}: `admin people` lists them")
    return row
