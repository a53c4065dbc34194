"""What an operator looks through: tables, people, reports with what was said around them, and what was done."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from tafelrunde.store.store import Chat, Deed, Person, Report, SeatRow, Store, TableRow

LATEST: Final = 200
"""So many are listed by default, the latest first."""
BEFORE: Final = 6
AFTER: Final = 3
"""So many lines of chat stand around a report."""

Shown: TypeAlias = dict[str, Any]
Listing: TypeAlias = Callable[[Store, str, int], Awaitable[list[Shown]]]


async def tables(store: Store, word: str, limit: int) -> list[Shown]:
    """List tables, the one that was changed last first."""
    rows = await store.find(TableRow, order="-changed", limit=0 if word else limit)
    seats: dict[str, list[SeatRow]] = {}
    if word or not limit:
        for seat in await store.find(SeatRow, order="seat"):
            seats.setdefault(seat.table_id, []).append(seat)
    else:
        seats = {row.id: await store.find(SeatRow, table_id=row.id, order="seat") for row in rows}
    found = []
    for row in rows:
        who = ", ".join(seat.bot or seat.name or "–" for seat in seats.get(row.id, []))
        found.append({"id": row.id, "game": row.game, "status": row.status, "who": who, "changed": row.changed})
    return fitting(found, word, limit)


async def people(store: Store, word: str, limit: int) -> list[Shown]:
    """List people, the one who was seen last first."""
    rows = await store.find(Person, order="-seen", limit=0 if word else limit)
    found = [
        {"id": row.id, "name": row.name, "login": row.login, "banned": "yes" if row.banned else "", "seen": row.seen}
        for row in rows
    ]
    return fitting(found, word, limit)


async def reports(store: Store, word: str, limit: int) -> list[Shown]:
    """List what people have reported and nobody has dealt with; those that are dealt with too if a word is looked for.

    Beside each stands what was said at its table shortly before and after.
    """
    if word:
        rows = await store.find(Report, order="-at")
    else:
        rows = await store.find(Report, order="-at", limit=limit, status="open")
    found = [
        {"id": row.id, "status": row.status, "by": row.person, "about": row.about, "table": row.table_id}
        | {"text": row.text, "at": row.at}
        for row in rows
    ]
    fit = fitting(found, word, limit)
    for one in fit:
        one |= {"by": await named(store, one["by"]), "about": await named(store, one["about"])}
        one["chat"] = await around(store, one["table"], one["at"])
    return fit


async def log(store: Store, word: str, limit: int) -> list[Shown]:
    """List what operators did, the latest first."""
    rows = await store.find(Deed, order="-at", limit=0 if word else limit)
    found = [{"id": row.about, "did": row.did, "who": row.who, "why": row.why, "at": row.at} for row in rows]
    return fitting(found, word, limit)


LISTINGS: Final[dict[str, Listing]] = {"tables": tables, "people": people, "reports": reports, "log": log}


def fitting(found: list[Shown], word: str, limit: int) -> list[Shown]:
    """Return those in which a word stands anywhere, so many of them; 0 is all.

    >>> fitting([{"id": "a", "name": "Anna"}, {"id": "b", "name": "Bea"}], "ANN", 0)
    [{'id': 'a', 'name': 'Anna'}]
    """
    sought = word.casefold()
    fit = [row for row in found if any(sought in str(value).casefold() for value in row.values() if value is not None)]
    return fit[:limit] if limit else fit


async def named(store: Store, person: str | None) -> str | None:
    """Return somebody's id with their name."""
    row = await store.get(Person, person) if person else None
    return person if row is None else f"{person} ({row.name})"


async def around(store: Store, table_id: str | None, at: int) -> list[str]:
    """Return what was said at a table before and after a moment."""
    lines = await store.find(Chat, table_id=table_id, order="number") if table_id else []
    now = sum(line.at <= at for line in lines)
    return [f"{line.name}: {line.text}" for line in lines[max(0, now - BEFORE) : now + AFTER]]
