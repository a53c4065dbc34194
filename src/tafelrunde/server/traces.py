"""What is kept of somebody: given to them, and removed when they want to be forgotten."""

from collections.abc import Sequence
from typing import Any

import msgspec
from fastapi import APIRouter, Request
from msgspec import Struct
from starlette.responses import Response

from tafelrunde.server.callers import Oneself
from tafelrunde.server.house import SIGNED_IN, House, answer, gives, house_of, nothing
from tafelrunde.server.links import reseat
from tafelrunde.server.live import setup_of
from tafelrunde.store.store import Block, Chat, Person, Report, Row, SeatRow, TableRow, Token

router = APIRouter(prefix="/api", tags=["people"])


class Kept(Struct, frozen=True):
    """All that is kept of somebody."""

    person: dict[str, Any]
    seats: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    blocks: list[dict[str, Any]]
    reports: list[dict[str, Any]]


@router.delete("/me", status_code=204, responses=gives(None, 401, 403), openapi_extra=SIGNED_IN)
async def forget_me(request: Request, caller: Oneself) -> Response:
    """Forget me: my name becomes "somebody", the games I played stay."""
    house = house_of(request)
    await forget(house, caller.person)
    answered = nothing()
    answered.headers["Set-Cookie"] = house.cookies.taken()
    return answered


async def forget(house: House, person: Person) -> None:
    """Remove all that is kept of somebody, down to the name; leave every seat of a game that goes on."""
    rows = await house.store.find(SeatRow, person=person.id)
    for row in rows:
        await house.tables.vacate(row.table_id, row.seat)
    sat = await reseat(house.store, person.id, lambda row: SeatRow(row.table_id, row.seat, None, row.bot))
    lines = await house.store.find(Chat, person=person.id)
    hosted = await house.store.find(TableRow, host=person.id)
    reports = await house.store.find(Report, person=person.id)
    for line in lines:
        line.person, line.name, line.text = None, "", ""
    for report in reports:
        report.person = None
    await house.store.put(*lines, *reports)
    for table in hosted:
        await hand_table_on(house, table, person.id)
    tokens = await house.store.find(Token, person=person.id)
    blocks = await house.store.find(Block, person=person.id) + await house.store.find(Block, blocked=person.id)
    await house.store.delete(person, *tokens, *blocks)
    await house.forget(person.id)
    talked = {line.table_id for line in lines}
    for table_id in sat | talked | {table.id for table in hosted}:
        await house.tables.changed(table_id)


@router.get("/me/export", responses=gives(Kept, 401), openapi_extra=SIGNED_IN)
async def export_me(request: Request, caller: Oneself) -> Response:
    """Give me all that is kept of me."""
    house = house_of(request)
    house.limits.check(house.limits.heavy, caller.token.hash)
    store, person = house.store, caller.person
    found: dict[str, Sequence[Row]] = {
        "seats": await store.find(SeatRow, person=person.id),
        "tables": await store.find(TableRow, host=person.id),
        "chat": await store.find(Chat, person=person.id),
        "blocks": await store.find(Block, person=person.id),
        "reports": await store.find(Report, person=person.id),
    }
    secret = {"password", "recovery"}
    own = {name: value for name, value in msgspec.structs.asdict(person).items() if name not in secret}
    return answer(Kept(own, **{name: [msgspec.structs.asdict(row) for row in rows] for name, rows in found.items()}))


async def hand_table_on(house: House, table: TableRow, person: str, heir: str | None = None) -> None:
    """Let a table have another host: the one that is named, or whoever sits there next; where nobody does, none.

    An open table without anybody is cancelled.
    """
    found: TableRow | None = table
    while found is not None and found.host == person:
        seats = await house.store.find(SeatRow, table_id=table.id, order="seat")
        there = [seat.person for seat in seats if seat.person not in (None, person, *setup_of(found).removed)]
        host = heir or next(iter(there if found.status in ("open", "running") else []), None)
        status = "cancelled" if found.status == "open" and host is None else found.status
        if await house.store.swap((found, msgspec.structs.replace(found, host=host, status=status))):
            return
        found = await house.store.get(TableRow, table.id)  # something else was changed about it meanwhile
