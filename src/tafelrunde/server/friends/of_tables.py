"""Tables as they belong to groups: which group one is of, and how those who sit there meet again."""

from fastapi import APIRouter, Request
from msgspec import Struct
from starlette.responses import Response

from tafelrunde.server.door.callers import Maybe, Oneself, check_member
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.friends import membership
from tafelrunde.server.friends.closing import Closing
from tafelrunde.server.friends.groups import Groups
from tafelrunde.server.friends.meeting import begin_at, of_table
from tafelrunde.server.friends.routes import FAILS, pay
from tafelrunde.server.ground.answers import SIGNED_IN, answer, gives
from tafelrunde.server.ground.messages import Id
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.live.changes import Changes
from tafelrunde.server.live.shown import info
from tafelrunde.server.lobby.routes import Seated, live_of
from tafelrunde.store.store import Store

router = APIRouter(prefix="/api")


class Met(Struct, frozen=True):
    """The group in which one is now."""

    group: str


@router.get("/tables/{table_id}", tags=["lobby"], responses=gives(Seated, 403, 404))
async def look_at_table(request: Request, table_id: Id, caller: Maybe) -> Response:
    """Show a table."""
    groups: Groups = request.app.state.groups
    live = await live_of(request, table_id)
    return answer(Seated(info(live), live.mine(caller), await of_table(groups, live, caller)))


@router.post(
    "/tables/{table_id}/group", tags=["groups"], responses=gives(Met, *FAILS), openapi_extra=SIGNED_IN
)
async def meet_again(request: Request, table_id: Id, caller: Oneself) -> Response:
    """Be in a group with those who sit at this table: the first one who asks makes it, the others come in."""
    settings: Settings = request.app.state.settings
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    changes: Changes = request.app.state.changes
    groups: Groups = request.app.state.groups
    closing: Closing = request.app.state.closing
    live = await live_of(request, table_id)
    if not live.mine(caller):
        raise Problem("not-seated")
    name = live.seats[live.mine(caller)[0]].name
    if not live.row.group_id:
        check_member(settings, caller)
        await pay(limits, request, caller)
        circle = await membership.found(store, groups, caller, "", name, live.id)
        await begin_at(store, changes, closing, live, circle, name)
    circle = await groups.get(live.row.group_id)
    if circle.number_of(caller.person.id) is None:
        if circle.row.origin != live.id:
            raise Problem("unknown-group")
        taken = {one.name for one in circle.inside()}
        free = next(one for one in (name, *(f"{name} {k}" for k in range(2, 99))) if one not in taken)
        await membership.join(store, groups, circle, caller, free)
    return answer(Met(circle.id))
