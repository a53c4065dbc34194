"""Looking back at a game that is over: its moments from any seat, and another way to go on from one of them.

Whoever played there is told all. Whoever follows somebody's link is sent nothing that lies beyond the moment asked for.
"""

import asyncio
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Query, Request
from pydantic import Field
from starlette.responses import Response

from tafelrunde.server.archive.films import Depart, Missing, Paint, Place, Position, Show, Shown
from tafelrunde.server.archive.reader import Reader
from tafelrunde.server.archive.reading import Errand, Outcome, Unfit
from tafelrunde.server.door.callers import Caller, Maybe, Oneself, check_member
from tafelrunde.server.door.holding import Held, Room
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.ground.answers import SIGNED_IN, address, gives
from tafelrunde.server.ground.messages import Chosen, Id, SeatNumber, Sent
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.work import Works
from tafelrunde.server.library.offers import GameId
from tafelrunde.server.live.following import Following
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.setup import Departure
from tafelrunde.server.lobby.lobby import Lobby, Seating
from tafelrunde.server.lobby.routes import Seated, WantedChair, pay, seated
from tafelrunde.store.store import Store
from tafelrunde.table.reel import Reel

router = APIRouter(prefix="/api", tags=["afterwards"])

Version = Annotated[int, Query(ge=0, le=1_000_000)]
LARGEST: Final = 64 * 1024
"""So many bytes a position document may have."""


class Differently(Sent):
    """How a game goes another way: from a moment of one that is over, or from a position document."""

    chairs: Annotated[list[WantedChair], Field(min_length=1, max_length=8)]
    """One for each seat, in the order of the seats."""
    version: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    seat: SeatNumber | None = None
    """Whose knowledge is kept: what this seat did not know is dealt anew. Nobody named: what everybody knew is kept."""
    open: bool = False
    """Let everything lie as it lay."""


class FromPosition(Sent):
    """A game that begins at a position: what is hidden in it, as in a seat's view, is dealt anew."""

    game: GameId
    position: Annotated[dict[str, Any], Field(max_length=100)]
    chairs: Annotated[list[WantedChair], Field(min_length=1, max_length=8)]


def check_over(live: Live) -> None:
    """Refuse what would show a hand before the end; a game of older rules has an end that these cannot follow."""
    if live.game.ending is None and live.row.status != "over":
        raise Problem("hidden-until-the-end")


async def finished(request: Request, table_id: str, caller: Caller | None, seat: int | None) -> Live:
    """Return a game that is over, for somebody who may look at it."""
    following: Following = request.app.state.following
    live = await following.fresh(table_id)
    check_over(live)
    live.check_view(caller, seat)
    return live


@router.get("/tables/{table_id}/replay", responses=gives(Reel, 401, 403, 404, 409))
async def replay(
    request: Request,
    table_id: Id,
    caller: Maybe,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    everything: Annotated[bool, Query(alias="open")] = False,
    since: Version = 0,
    until: Version | None = None,
    words: bool = False,
    on: bool = False,
) -> Response:
    """Show moments of a game that is over, 25 at a time: as a seat saw them, as everybody did, or all open.

    Who played there is shown what comes next unless they say until when; anybody else that one moment, or (`on`) those
    from there until a player is asked.
    """
    limits: Limits = request.app.state.limits
    room: Room = request.app.state.room
    live = await finished(request, table_id, caller, seat)
    who = address(request)
    limits.check(limits.replays, who)
    names, mine = [row.name for row in live.seats], live.mine(caller)
    last = until if until is not None else since + 1000 if mine else since
    if last < since:
        raise Problem("unfit", why=f"until {last} lies before since {since}")

    def wanted(log: str | None) -> Show:
        return Show(
            table=live.id, seq=length(live), log=log, seat=None if everything else seat, open=everything,
            since=since, until=last, names=names, mine=mine, words=words, on=on,
        )  # fmt: skip

    found = await shown_of(request, live, who, wanted)
    if not isinstance(found, Shown):
        raise refused(found)
    return Held(found.body, room=room, who=who, media_type="application/json")


@router.post(
    "/tables/{table_id}/differently",
    status_code=201,
    responses=gives(Seated, 401, 403, 404, 409, status=201),
    openapi_extra=SIGNED_IN,
)
async def try_differently(request: Request, table_id: Id, wanted: Differently, caller: Oneself) -> Response:
    """Open a table where a game that is over goes on from one of its moments: it counts for nothing."""
    await admitted(request, caller)
    live = await finished(request, table_id, caller, wanted.seat)

    def moment(log: str | None) -> Depart:
        seat = None if wanted.open else wanted.seat
        return Depart(
            table=live.id, seq=length(live), log=log, seat=seat, open=wanted.open, version=wanted.version
        )

    found = await shown_of(request, live, caller.purse, moment)
    place = live.id if live.row.public and live.setup.chosen.spectators else ""
    seat = None if wanted.open else wanted.seat
    departure = Departure(None, wanted.version, seat, wanted.open, place)
    return await opened(request.app.state.lobby, caller, live.row.game, wanted.chairs, found, departure)


@router.post(
    "/differently", status_code=201, responses=gives(Seated, 401, 403, 404, status=201), openapi_extra=SIGNED_IN
)
async def begin_at_position(request: Request, wanted: FromPosition, caller: Oneself) -> Response:
    """Open a table where a game begins at a position that somebody brings: it counts for nothing."""
    work: Works = request.app.state.work
    replayer: Reader = request.app.state.replayer
    body = msgspec.json.encode(wanted.position)
    if len(body) > LARGEST:
        raise Problem("too-large", most=LARGEST)
    await admitted(request, caller)
    found = await work.replays.do(caller.purse, replayer.read, Place(wanted.game, body))
    whole = isinstance(found, Position) and "view" not in wanted.position
    return await opened(request.app.state.lobby, caller, wanted.game, wanted.chairs, found, Departure(open=whole))


async def admitted(request: Request, caller: Caller) -> None:
    """Refuse who may open no table, and take what one costs."""
    settings: Settings = request.app.state.settings
    limits: Limits = request.app.state.limits
    check_member(settings, caller)
    await pay(limits, request, caller)


async def opened(
    lobby: Lobby, caller: Caller, game: str, chairs: Sequence[WantedChair], found: Outcome, departure: Departure
) -> Response:
    """Open a table that begins at a position."""
    if not isinstance(found, Position):
        raise refused(found)
    if len(chairs) != found.seats:
        raise Problem("unfit", why=f"{len(chairs)} chairs for {found.seats} seats: name one for each")
    if not any(chair.who == "me" for chair in chairs):
        raise Problem("unfit", why="nobody sits there: take a chair yourself")
    me = caller.person
    seats = [
        Seating(me.id, chair.name or me.name) if chair.who == "me" else Seating(bot=chair.bot or None)
        for chair in chairs
    ]
    tried = msgspec.structs.replace(departure, position=found.position)
    live = await lobby.lay(me.id, game, seats, Chosen(found.options), public=False, tried=tried)
    return seated(live, caller, 201)


def length(live: Live) -> int:
    """Return how many lines of a log count: all of them where the present rules cannot follow them."""
    return live.game.seq if live.game.differs is None else sys.maxsize


async def shown_of(
    request: Request, live: Live, who: str, wanted: Callable[[str | None], Show | Depart | Paint]
) -> Outcome:
    """Return what comes of an errand with a game that may be kept from before; else its log is fetched for it."""
    store: Store = request.app.state.store
    work: Works = request.app.state.work
    replayer: Reader = request.app.state.replayer
    loop = asyncio.get_running_loop()

    def do() -> Outcome:
        found = replayer.read(wanted(None))
        if isinstance(found, Missing):
            lines = asyncio.run_coroutine_threadsafe(store.read(live.id), loop).result()
            found = replayer.read(wanted("\n".join(lines)))
        return found

    return await work.replays.do(who, do)


async def gone_through(
    store: Store, work: Works, replayer: Reader, live: Live, who: str, errand: Callable[[list[str]], Errand]
) -> Outcome:
    """Return what comes of an errand with the log of a table, which is fetched when it is the errand's turn.

    So whoever waits keeps no log in memory.
    """
    loop = asyncio.get_running_loop()

    def do() -> Outcome:
        lines = asyncio.run_coroutine_threadsafe(store.read(live.id), loop).result()
        return replayer.read(errand(lines))

    return await work.replays.do(who, do)


def refused(found: Outcome) -> Problem:
    """Return what is wrong with a log, or with what was asked of it."""
    if isinstance(found, Unfit) and found.code == "no-moment":
        return Problem("no-moment")
    if isinstance(found, Unfit) and found.code == "unknown-seat":
        return Problem("unfit", why=found.why)
    return Problem("unfit", why=found.why if isinstance(found, Unfit) else "it could not be gone through")
