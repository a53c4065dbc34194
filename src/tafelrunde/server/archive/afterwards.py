"""After the game: export and import of the log, and "this looks wrong"."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Request
from msgspec import Struct
from pydantic import Field
from starlette.responses import Response

import tafelrunde
from tafelrunde import games
from tafelrunde.server.archive.lookback import check_over, gone_through, refused
from tafelrunde.server.archive.reader import Reader
from tafelrunde.server.archive.reading import (
    Bring,
    Brought,
    Import,
    Malformed,
    Proof,
    Prove,
)
from tafelrunde.server.door.callers import Known, Oneself, check_member
from tafelrunde.server.door.holding import Held, Room
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.door.security import LARGEST_IMPORT, new_token
from tafelrunde.server.ground import problems
from tafelrunde.server.ground.answers import SHAPES, SIGNED_IN, address, answer, gives
from tafelrunde.server.ground.changing import keep, known
from tafelrunde.server.ground.messages import Chosen, Id, SeatNumber, Sent, Words
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.times import now
from tafelrunde.server.ground.visible import cleaned
from tafelrunde.server.ground.work import Works
from tafelrunde.server.library.offers import allowed_bots
from tafelrunde.server.live.following import Following
from tafelrunde.server.live.life import Signs
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.setup import Origin, Setup, kept
from tafelrunde.server.lobby.links import sat_down
from tafelrunde.server.lobby.routes import Seated, seated
from tafelrunde.store.store import Report, Row, SeatRow, Store, Swap, TableRow
from tafelrunde.table import HUMAN, log

router = APIRouter(prefix="/api", tags=["afterwards"])

SHAPES.add(Import)


class Wrong(Sent):
    """What looks wrong, and by which rule, if one knows."""

    seat: SeatNumber
    text: Words
    rule: Annotated[str, Field(pattern=r"^[a-z0-9_.]{0,80}$")] = ""


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


class LogFile(Held):
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
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    room: Room = request.app.state.room
    following: Following = request.app.state.following
    live = await following.fresh(table_id)
    if not live.mine(caller):
        raise Problem("not-seated")
    check_over(live)
    who = address(request)
    limits.check(limits.heavy, who)
    text = log.whole(await store.read(table_id)).encode()
    name = f"{live.row.game}-{live.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return LogFile(text, room=room, who=who, headers=headers)


@router.post("/tables/{table_id}/wrong", responses=gives(Evidence, 401, 403, 404, 409), openapi_extra=SIGNED_IN)
async def looks_wrong(request: Request, table_id: Id, given: Wrong, caller: Known) -> Response:
    """Tell the operator that something looks wrong, and get what is needed to look at it again."""
    store: Store = request.app.state.store
    work: Works = request.app.state.work
    limits: Limits = request.app.state.limits
    following: Following = request.app.state.following
    replayer: Reader = request.app.state.replayer
    live = await following.fresh(table_id)
    live.check_seat(caller, given.seat)
    await limits.spend(limits.tables, caller.purse)
    text = cleaned(given.text, "text")
    version = live.game.version
    about = f"version {version}, seat {given.seat}, rule {given.rule or '?'}: {text}"
    told = Report(new_token()[:16], caller.person.id, None, live.id, about, now())
    await keep(store, [caller.person.id], told)
    seq = live.game.seq
    found = await gone_through(store, work, replayer, live, caller.purse, lambda lines: Prove(lines[:seq], given.seat))
    if not isinstance(found, Proof):
        raise refused(found)
    return answer(
        Evidence(
            tafelrunde.__version__,
            live.row.game,
            found.rules,
            found.version,
            given.seat,
            given.rule,
            text,
            found.position,
            found.history,
            found.log,
        )
    )


BY_HAND: Final[dict[str, Any]] = {
    **SIGNED_IN,
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Import"}}},
    },
}
"""The body is read by hand: not before it is known who sends it, and taken apart where nobody waits for it."""


@router.post("/import", status_code=201, responses=gives(Seated, 401, 403, status=201), openapi_extra=BY_HAND)
async def import_log(request: Request, caller: Oneself) -> Response:
    """Make a table of a log file: to see it again, or to go on with all its human seats."""
    settings: Settings = request.app.state.settings
    store: Store = request.app.state.store
    work: Works = request.app.state.work
    limits: Limits = request.app.state.limits
    room: Room = request.app.state.room
    life: Signs = request.app.state.life
    importer: Reader = request.app.state.importer
    check_member(settings, caller)
    where = address(request)
    told = "transfer-encoding" not in request.headers  # else it comes in parts, and nobody knows how many
    size = int(request.headers.get("content-length", 0)) if told else LARGEST_IMPORT
    allowed = {game_id: allowed_bots(settings, game_id) for game_id in games.names()}
    with room.held(where, size):
        await limits.spend(limits.imports, caller.person.id)
        await limits.spend(limits.imports, where)
        body = await request.body()
        found = await work.imports.do(caller.person.id, importer.read, Bring(body, allowed))
        del body
    if isinstance(found, Malformed):
        raise Problem(found.code, place="body", why=found.why)
    if not isinstance(found, Brought):
        raise refused(found)
    live = await seat_import(settings, store, life, found, caller.person.id, caller.person.name)
    return seated(live, caller, 201)


async def seat_import(settings: Settings, store: Store, life: Signs, found: Brought, person: str, name: str) -> Live:
    """Store a table that was read from a file: it is looked after only where somebody but its importer is to move."""
    time, over = now(), found.result is not None
    setup = Setup(
        Chosen(found.options),
        result=found.result,
        reason=found.reason,
        imported=Origin(person, time, found.version),
    )
    row = TableRow(
        new_token()[:16], found.game, person, "over" if over else "running", False, kept(setup), time, time
    )
    seats = [
        sat_down(SeatRow(row.id, k), person, name) if player == HUMAN or over else SeatRow(row.id, k, None, player)
        for k, player in enumerate(found.players)
    ]
    rows: list[Row | Swap] = [*await known(store, person), row, *seats]
    await store.append(row.id, 0, found.lines, wake=time if found.due else None, rows=rows)
    await store.save_snapshot(row.id, len(found.lines), found.snapshot)
    return Live(settings, life, row, seats)
