"""What an operator does beside a running server: lock somebody out, close a table, set a password; it is noted."""

import getpass
import os
import secrets
import socket
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.door.security import new_token
from tafelrunde.server.ground.changing import alter
from tafelrunde.server.ground.settings import Settings, existing
from tafelrunde.server.ground.times import now
from tafelrunde.server.ground.visible import folded
from tafelrunde.server.live.setup import altered
from tafelrunde.server.people.entry import bar_places, free_places, make_code
from tafelrunde.server.people.traces import login_of
from tafelrunde.store import open_store
from tafelrunde.store.store import Ban, Deed, Person, Report, Store, TableRow

T = TypeVar("T")
CODES: Final = 200
"""So many codes are made at once at most."""


async def at_store(settings: Settings, work: Callable[..., Awaitable[T]], *args: Any) -> T:
    """Do something at the store of a server."""
    store = open_store(existing(settings), alone=False)
    await store.open()
    try:
        return await work(store, *args)
    finally:
        await store.close()


async def act(store: Store, did: str, about: str, why: str) -> str:
    """Do one of the deeds to somebody or something, and note who did it and why; return what there is to say."""
    noted = await known_as(store, did, about)
    said = await DEEDS[did](store, about)
    await store.put(Deed(new_token()[:16], now(), operator(), did, noted, why))
    return said or ""


def operator() -> str:
    """Return who does this, as the machine knows them."""
    return f"{os.environ.get('SUDO_USER') or getpass.getuser()}@{socket.gethostname()}"


async def known_as(store: Store, did: str, about: str) -> str:
    """Return the id of what an operator has named; of an account that was forgotten no more than the ban keeps."""
    if did in ("close", "done", "invite") or await store.get(Person, about) is not None:
        return about
    found = await store.find(Person, login=about.casefold(), limit=1)
    return found[0].id if found else login_of(folded(about))


async def ban(store: Store, person: str) -> None:
    """Lock somebody out; new guests from where they were last seen need a code for a day."""
    await bar_places(store, await set_banned(store, person, True))


async def unban(store: Store, person: str) -> None:
    """Let somebody in again; of an account that was forgotten while its ban ran, its name is free again."""
    barred = await store.get(Ban, login_of(folded(person)))
    if barred is not None:
        await store.delete(barred)
    else:
        await free_places(store, await set_banned(store, person, False))


async def invite(store: Store, number: str) -> str:
    """Return so many codes, each of which lets one person in."""
    if not number.isdecimal() or not 1 <= int(number) <= CODES:
        raise TafelrundeError(f"{number!r} codes cannot be made: the number must be 1 to {CODES}")
    return "\n".join([await make_code(store) for _ in range(int(number))])


async def set_banned(store: Store, person: str, banned: bool) -> Person:
    """Lock somebody out, or let them in; return who it is."""
    row = await the_person(store, person)

    async def marked(found: Person) -> Person:
        return msgspec.structs.replace(found, banned=banned)

    await alter(store, row.id, marked)
    await store.announce(f"person/{row.id}")
    return row


async def reset_password(store: Store, person: str) -> str:
    """Give an account a new password, which is returned; all its sessions, keys and links are over."""
    from tafelrunde.server.door.passwords import HASHER
    from tafelrunde.server.lobby.links import revoke

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


DEEDS: Final[dict[str, Callable[[Store, str], Awaitable[str | None]]]] = {
    "ban": ban,
    "unban": unban,
    "invite": invite,
    "reset-password": reset_password,
    "close": close,
    "done": done,
}
"""What can be done."""
