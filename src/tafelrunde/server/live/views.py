"""What a program at a seat is given over HTTP: the seat's own view as a document, and all that the seat has heard."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from msgspec import Struct
from starlette.responses import Response

from tafelrunde.bots.elsewhere import written
from tafelrunde.server.door.callers import Maybe
from tafelrunde.server.ground.answers import answer, gives
from tafelrunde.server.ground.messages import Id
from tafelrunde.server.live.following import Following
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.unfinished import visit
from tafelrunde.store.store import Store

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])

PAGE: Final = 200
"""What was heard comes from so many versions at a time."""


class SeatView(Struct, frozen=True):
    """What a seat sees and has heard, for a program that knows the rules."""

    version: int
    """The version of the table that the view is of: an answer names it."""
    key: str
    """Of that view, as beside a desk."""
    view: dict[str, Any]
    """A position document, with the stack and every option: `Game.position` reads it."""
    heard: list[dict[str, Any]]
    """The events after the version that was asked for, each as `{kind, rule, args, reveals, binds}`."""
    until: int
    """The version up to which they were heard: where it is not `version`, ask for the rest."""


def seat_view(live: Live, seat: int, since: int) -> SeatView:
    """Return what a bot in that seat would be given; nothing in it comes from anywhere but the seat's own view."""
    table = live.game
    since = min(since, table.version)
    until = min(since + PAGE, table.version)
    heard = table.events(seat, since, until)
    return SeatView(
        table.version, live.key(seat), table.view(seat).position(full=True), [written(one) for one in heard], until
    )


@router.get("/view", responses=gives(SeatView, 401, 403, 404, 409))
async def look_from_seat(
    request: Request,
    table_id: Id,
    caller: Maybe,
    seat: Annotated[int, Query(ge=0, le=15)],
    since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """Give a program what a bot in that seat would be given: its view, and what it has heard since a version."""
    store: Store = request.app.state.store
    following: Following = request.app.state.following
    live = await following.fresh(table_id)
    live.check_view(caller, seat)
    await visit(store, live, caller)
    return answer(seat_view(live, seat, since))
