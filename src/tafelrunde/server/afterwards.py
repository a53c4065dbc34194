"""After the game: replay, export and import of the log, and "this looks wrong"."""

from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Query, Request
from msgspec import Struct
from pydantic import Field
from starlette.responses import Response

import tafelrunde
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.desk import Seat
from tafelrunde.server import problems
from tafelrunde.server.callers import Known, Maybe, Oneself
from tafelrunde.server.house import SIGNED_IN, House, address, answer, gives, house_of, now
from tafelrunde.server.links import sat_down
from tafelrunde.server.live import Live, Setup, kept, reason_of
from tafelrunde.server.lobby_routes import Seated, seated
from tafelrunde.server.messages import Chosen, Id, Reel, SeatNumber, Sent, Words
from tafelrunde.server.offers import allowed_bots
from tafelrunde.server.people import cleaned
from tafelrunde.server.problems import Problem
from tafelrunde.server.security import LARGEST_LOG, new_token
from tafelrunde.store.store import Report, SeatRow, TableRow
from tafelrunde.table import HUMAN, LogError, Table, log

router = APIRouter(prefix="/api", tags=["afterwards"])

PAGE: Final = 25


class Wrong(Sent):
    """What looks wrong, and by which rule, if one knows."""

    seat: SeatNumber
    text: Words
    rule: Annotated[str, Field(pattern=r"^[a-z0-9_.]{0,80}$")] = ""


class Import(Sent):
    """A log file as text."""

    log: Annotated[str, Field(min_length=2, max_length=LARGEST_LOG)]


class Evidence(Struct, frozen=True, omit_defaults=True):
    """All that is needed to look at it again, as far as the seat may know it."""

    program: str
    game: str
    rules: str
    version: int
    seat: int
    rule: str
    text: str
    position: dict[str, Any]
    """What the seat sees, as `Game.position` reads it; after the end the whole position."""
    history: list[str]
    """What the seat has done and heard."""
    log: str = ""
    """The whole log, for `tafelrunde replay`: only after the end."""


def check_over(live: Live) -> None:
    """Refuse what would show a hand before the end."""
    if live.game.ending is None:
        raise Problem("hidden-until-the-end")


@router.get("/tables/{table_id}/replay", responses=gives(Reel, 401, 403, 404, 409))
async def replay(
    request: Request,
    table_id: Id,
    caller: Maybe,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """Show a game that is over from any seat, some desks at a time: each with the deed that led to it."""
    house = house_of(request)
    live = await house.tables.fresh(table_id)
    check_over(live)
    live.check_view(caller, seat)
    house.limits.check(house.limits.heavy, address(request))
    lines = await house.store.read(table_id)
    return answer(await house.work.replays.do(address(request), reel, live, lines, seat, since))


def reel(live: Live, lines: list[str], seat: int | None, since: int) -> Reel:
    """Return some desks of a game, one for each version after `since`; version 0 is the table before the deal."""
    table = Table.load(lines[:1])
    desks = []
    names = [row.name for row in live.seats]
    for line in ["", *lines[1:]]:
        before = table.version
        if line:
            table.catch_up([line])
        if (table.version == before and line) or table.version < since:
            continue
        desk = table.desk(seat, before if line else None)
        seats = [Seat(name, one.bot) for name, one in zip(names, desk.seats, strict=True)]
        desks.append(msgspec.structs.replace(desk, seats=seats))
        if len(desks) == PAGE:
            break
    return Reel(live.game.version, desks)


class LogFile(Response):
    """A log, as `tafelrunde replay` reads it."""

    media_type = "application/jsonl"


@router.get(
    "/tables/{table_id}/export",
    response_class=LogFile,
    responses=problems.responses(401, 403, 404, 409),
    openapi_extra=SIGNED_IN,
)
async def export(request: Request, table_id: Id, caller: Known) -> Response:
    """Give the log as a file, to those who played, after the end: it holds every secret of the game."""
    house = house_of(request)
    live = await house.tables.fresh(table_id)
    if not live.mine(caller):
        raise Problem("not-seated")
    check_over(live)
    name = f"{live.row.game}-{live.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return LogFile(live.game.export(), 200, headers)


@router.post("/tables/{table_id}/wrong", responses=gives(Evidence, 401, 403, 404, 409), openapi_extra=SIGNED_IN)
async def looks_wrong(request: Request, table_id: Id, given: Wrong, caller: Known) -> Response:
    """Tell the operator that something looks wrong, and get what is needed to look at it again."""
    house = house_of(request)
    live = await house.tables.fresh(table_id)
    live.check_seat(caller, given.seat)
    await house.limits.spend(house.limits.tables, caller.person.id)
    table, over = live.game, live.game.ending is not None
    text = cleaned(given.text, "text")
    about = f"version {table.version}, seat {given.seat}, rule {given.rule or '?'}: {text}"
    await house.store.put(Report(new_token()[:16], caller.person.id, None, live.id, about, now()))
    return answer(
        Evidence(
            tafelrunde.__version__,
            table.game.id,
            table.game.version,
            table.version,
            given.seat,
            given.rule,
            text,
            table.view(given.seat).position(),
            table.history(given.seat).lines(),
            table.export() if over else "",
        )
    )


@router.post("/import", status_code=201, responses=gives(Seated, 401, 403, status=201), openapi_extra=SIGNED_IN)
async def import_log(request: Request, given: Import, caller: Oneself) -> Response:
    """Make a table of a log file: to see it again, or to go on with all its human seats."""
    house = house_of(request)
    house.limits.check(house.limits.heavy, caller.token.hash)
    try:
        table = await house.work.imports.do(caller.person.id, recovered, house, given.log)
    except LogError as error:
        raise Problem("unfit", why=str(error)) from None
    except (TafelrundeError, RecursionError, ValueError) as error:
        raise Problem("unfit", why=f"this log cannot be read: {error}") from None
    live = await seat_import(house, table, caller.person.id, caller.person.name)
    return seated(live, caller, 201)


def recovered(house: House, text: str) -> Table:
    """Return the table of a log, unless it names a bot that the operator has not listed: none is even loaded then."""
    header, entries = log.read(text)
    allowed = allowed_bots(house.settings, header.game.id)
    named = [*header.players, *(str(entry.args["bot"]) for entry in entries if entry.args and "bot" in entry.args)]
    for name in named:
        if name not in (HUMAN, *allowed):
            there = ", ".join(allowed)
            raise LogError(f"the log names the bot {name[:40]!r}, which does not play here: there are {there}")
    return Table.recover(text)


async def seat_import(house: House, table: Table, person: str, name: str) -> Live:
    """Store a table that was read from a file."""
    over = table.ending is not None
    setup = Setup(Chosen(table.game.chosen(table.options), title=""))
    if table.ending is not None:
        setup = msgspec.structs.replace(setup, result=table.ending.result, reason=reason_of(table.ending))
    row = TableRow(
        new_token()[:16], table.game.id, person, "over" if over else "running", False, kept(setup), now(), now()
    )
    seats = [
        sat_down(SeatRow(row.id, k), person, name) if player == HUMAN or over else SeatRow(row.id, k, None, player)
        for k, player in enumerate(table.players)
    ]
    wake = None if over else now()
    await house.store.append(row.id, 0, table.lines(), wake=wake, rows=[row, *seats])
    return await house.tables.get(row.id)
