"""A game in progress over HTTP: desks, commands, chat and requests; the same as the socket of the table has them."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import Field
from starlette.responses import Response

from tafelrunde.server.door.callers import Known, Maybe
from tafelrunde.server.ground import messages
from tafelrunde.server.ground.answers import SIGNED_IN, address, answer, gives
from tafelrunde.server.ground.messages import (
    Answered,
    ChatLines,
    Command,
    Deeds,
    DeskMessage,
    Done,
    Goals,
    Id,
    Layout,
)
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live.advice import Advice
from tafelrunde.server.live.commits import Commits
from tafelrunde.server.live.following import Following
from tafelrunde.server.live.obeying import Obeying
from tafelrunde.server.live.shown import deeds, desk_message
from tafelrunde.server.live.tables import Tables
from tafelrunde.server.live.unfinished import visit
from tafelrunde.store.store import Store

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])

Viewer = Annotated[int | None, Query(ge=0, le=15)]
Since = Annotated[int | None, Query(ge=0, le=1_000_000)]
PAGE = 100


@router.get("/desk", responses=gives(DeskMessage, 401, 403, 404, 409))
async def look_at_desk(
    request: Request, table_id: Id, caller: Maybe, seat: Viewer = None, since: Since = None
) -> Response:
    """Show the desk of a seat, or a spectator's, with what has happened since a version."""
    store: Store = request.app.state.store
    following: Following = request.app.state.following
    live = await following.fresh(table_id)
    live.check_view(caller, seat)
    await visit(store, live, caller)
    return answer(desk_message(live, seat, since))


@router.post("/commands", responses=gives(Done, 401, 403, 404, 409), openapi_extra=SIGNED_IN)
async def command(
    request: Request, table_id: Id, given: Annotated[Command, Field(discriminator="type")], caller: Known
) -> Response:
    """Do something at the table; one that is refused because it is stale says the present version."""
    tables: Tables = request.app.state.tables
    commits: Commits = request.app.state.commits
    obeying: Obeying = request.app.state.obeying
    live = await tables.get(table_id)
    try:
        return answer(await obeying.obey(live, caller, given, commits.carry_out))
    except Problem as problem:
        seat = getattr(given, "seat", None)
        if problem.status != 409 or live.table is None or seat not in live.mine(caller):
            raise
        return problem.response({"version": live.table.version, "key": live.key(seat)})


@router.post("/requests", responses=gives(Answered, 401, 403, 404, 409), openapi_extra=SIGNED_IN)
async def request_something(request: Request, table_id: Id, given: messages.Wish, caller: Known) -> Response:
    """Ask for something beside the desk: `walks`, `as_it_lies`, `goals`, `hint` and so on."""
    following: Following = request.app.state.following
    advice: Advice = request.app.state.advice
    return answer(await advice.requested(await following.fresh(table_id), caller, given, address(request)))


@router.get("/deeds", responses=gives(Deeds, 401, 403, 404, 409))
async def look_back(
    request: Request,
    table_id: Id,
    caller: Maybe,
    seat: Viewer = None,
    since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """Tell what has happened, as a seat heard it, a hundred deeds at a time."""
    following: Following = request.app.state.following
    live = await following.fresh(table_id)
    live.check_view(caller, seat)
    return answer(Deeds(live.game.version, deeds(live, seat, since, PAGE)))


@router.get("/layout", responses=gives(Layout, 401, 403, 404, 409))
async def look_at_layout(request: Request, table_id: Id, caller: Maybe) -> Response:
    """List the places of the table; they never change."""
    following: Following = request.app.state.following
    live = await following.fresh(table_id)
    live.check_view(caller, None)
    layout = Layout(live.game.game.layout(live.game.view(None)))
    return answer(layout, headers={"Cache-Control": "private, max-age=86400"})


@router.get("/goals", responses=gives(Goals, 401, 403, 404, 409))
async def look_at_goals(request: Request, table_id: Id, caller: Maybe, seat: Viewer = None) -> Response:
    """Say what wins and how far everybody is, and tell newcomers what the game is about."""
    following: Following = request.app.state.following
    live = await following.fresh(table_id)
    live.check_view(caller, seat)
    view = live.game.view(seat)
    return answer(Goals(live.game.game.goals(view), live.game.game.brief(view)))


@router.get("/chat", responses=gives(ChatLines, 401, 403, 404))
async def look_at_chat(request: Request, table_id: Id, caller: Maybe) -> Response:
    """List what was said."""
    following: Following = request.app.state.following
    live = await following.fresh(table_id)
    live.check_view(caller, None)
    muted = set(live.setup.muted)
    return answer(ChatLines([live.line(line) for line in live.chat if line.person not in muted]))
