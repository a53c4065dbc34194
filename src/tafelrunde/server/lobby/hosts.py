"""Whose a table is: it gets another host, and its lists another name, when somebody is somebody else or gone."""

from collections.abc import Iterable

import msgspec

from tafelrunde.server.live.setup import Setup, kept, setup_of
from tafelrunde.store.store import SeatRow, Store, TableRow


async def hand_table_on(store: Store, table: TableRow, person: str, heir: str | None = None) -> None:
    """Let a table have another host: the one that is named, or whoever sits there next; where nobody does, none.

    An open table without anybody is cancelled.
    """
    found: TableRow | None = table
    while found is not None and found.host == person:
        seats = await store.find(SeatRow, table_id=table.id, order="seat")
        there = [seat.person for seat in seats if seat.person not in (None, person, *setup_of(found).removed)]
        host = heir or next(iter(there if found.status in ("open", "running") else []), None)
        status = "cancelled" if found.status == "open" and host is None else found.status
        settings = found.settings if heir else kept(untitled(setup_of(found)))
        if await store.swap((found, msgspec.structs.replace(found, host=host, status=status, settings=settings))):
            return
        found = await store.get(TableRow, table.id)  # something else was changed about it meanwhile


def untitled(setup: Setup) -> Setup:
    """Return what was chosen for a table, without the words of its host."""
    return msgspec.structs.replace(setup, chosen=msgspec.structs.replace(setup.chosen, title=""))


async def rename_in_lists(store: Store, person: str, heir: str | None = None) -> set[str]:
    """Remove somebody from the lists of tables, or let somebody else stand there; return the tables.

    So it is with the mark of who imported a game.
    """
    changed = set()
    for listed in await store.find(TableRow, holding={"settings": person}):
        found: TableRow | None = listed
        while found is not None:
            setup = setup_of(found)
            origin = setup.imported
            if origin is not None and origin.by == person:
                origin = msgspec.structs.replace(origin, by=heir or "")
            new = msgspec.structs.replace(
                setup,
                removed=without(setup.removed, person, heir),
                muted=without(setup.muted, person, heir),
                imported=origin,
            )
            if new == setup:
                break
            if await store.swap((found, msgspec.structs.replace(found, settings=kept(new)))):
                changed.add(found.id)
                break
            found = await store.get(TableRow, found.id)
    return changed


def without(people: Iterable[str], person: str, heir: str | None) -> list[str]:
    """Return a list without somebody, or with somebody else in their place."""
    return list(dict.fromkeys(one for one in (heir if one == person else one for one in people) if one is not None))
