"""The doors of the lobby: tables are opened, joined, changed, begun and cancelled."""

from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from fastapi import APIRouter, Request
from msgspec import Struct
from pydantic import ConfigDict, Field
from starlette.responses import Response

from tafelrunde.server.door.callers import SEAT, Caller, Maybe, Oneself, check_member
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.ground.answers import SIGNED_IN, address, answer, gives, nothing
from tafelrunde.server.ground.messages import (
    ABSENCE,
    COUNTED,
    WHOLE,
    Chosen,
    ClockRule,
    Id,
    Info,
    LobbyMessage,
    SeatNumber,
    Sent,
    TokenText,
    shaped,
)
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.visible import cleaned
from tafelrunde.server.library.offers import GameId
from tafelrunde.server.live import clocks
from tafelrunde.server.live.changes import Changes
from tafelrunde.server.live.commits import Commits
from tafelrunde.server.live.following import Following
from tafelrunde.server.live.live import Live, departure
from tafelrunde.server.live.setup import Setup
from tafelrunde.server.live.shown import info, why_halted
from tafelrunde.server.live.unfinished import end_halted, leave_halted
from tafelrunde.server.lobby import links, sitting
from tafelrunde.server.lobby.links import HANDOVER, INVITE
from tafelrunde.server.lobby.listing import Listing
from tafelrunde.server.lobby.lobby import Lobby
from tafelrunde.server.lobby.sitting import check_open, hand_on, send_away, sit, stand_up
from tafelrunde.store.store import Store

router = APIRouter(prefix="/api", tags=["lobby"])

BOT: Final = "a bot's name: those have up to 40 small letters, digits, - and _, and GET /api/games lists them"
Bot = Annotated[str, shaped(r"^[a-z0-9_-]{0,40}$", BOT)]
Policy = Literal["bot", "wait", "forfeit"]


class Clocked(Sent):
    """How time is counted."""

    kind: Literal["none", "move", "bank", "days"]
    seconds: Annotated[int, Field(ge=0, le=clocks.LONGEST), WHOLE] = 0
    """For a move (of "days" too), or in the bank at the start."""
    increment: Annotated[int, Field(ge=0, le=3600), WHOLE] = 0


class WantedChair(Sent):
    """Who shall sit on a chair."""

    who: Literal["open", "me", "bot"] = "open"
    bot: Bot = ""
    name: Annotated[str, Field(max_length=40)] = ""
    """Of somebody who sits at the caller's screen; nothing said: the caller's own."""


SHOWN: Final = 2000
"""So long may the options of a public table be, as JSON: each list of tables has them."""
EXAMPLE: dict[str, Any] = {"game": "claim", "chairs": [{"who": "me"}, {"who": "bot", "bot": "random"}]}


class NewTable(Sent):
    """A table to be opened."""

    model_config = ConfigDict(json_schema_extra={"examples": [EXAMPLE]})

    game: GameId
    chairs: Annotated[list[WantedChair], Field(min_length=1, max_length=8)]
    """One for each seat, in the order of the seats: choosing a chair is choosing a role."""
    options: Annotated[dict[str, Any], Field(max_length=20, default_factory=dict)]
    public: bool = False
    clock: Clocked | None = None
    """Nothing said: none at a table by link, 15 minutes and 15 seconds for every move at a public one."""
    spectators: bool = True
    overrun: Policy = "bot"
    """What happens to who has no time left."""
    leaving: Policy = "bot"
    """What happens to who leaves."""
    hints: bool = True
    chat: bool = True
    shuffle: bool = False
    """Whether seats are drawn by lot when the game begins."""
    title: Annotated[str, Field(max_length=60)] = ""
    absence: Annotated[Literal[0, 600, 86_400], COUNTED] = ABSENCE
    """After so many seconds in which nobody could go on without somebody, the others may call a bot; 0 for never."""
    substitute: Bot = ""
    """The bot that plays in the place of a person; nothing said: one of middling strength."""


class Join(Sent):
    """Where to sit down; the token of a link where a table is not public."""

    seat: SeatNumber | None = None
    token: TokenText | None = None


class Leave(Sent):
    """Which seat to leave; all of one's own if none is named."""

    seat: SeatNumber | None = None


class SetChair(Sent):
    """A bot for a free chair, or "" for nobody."""

    bot: Bot = ""


class Remove(Sent):
    """Whom to send away."""

    seat: SeatNumber


class Mute(Sent):
    """Whose chat is shown or not."""

    person: Id
    on: bool


class NewLink(Sent):
    """What a link shall be good for.

    "invite": to sit down at this table. "seat": to play for a seat of one's own from another device, or by a bot.
    "handover": to take a seat of one's own over for good.
    """

    kind: Literal["invite", "seat", "handover"]
    seat: SeatNumber | None = None


class Follow(Sent):
    """The token of a link, and the seat that is wanted if there is a choice."""

    token: TokenText
    seat: SeatNumber | None = None


class Look(Sent):
    """The token of a link."""

    token: TokenText


class Rematch(Sent):
    """Once more, with the same seats or with seats passed on by one."""

    swap: bool = True


class Seated(Struct, frozen=True, omit_defaults=True):
    """A table, and the seats that one has there."""

    table: Info
    mine: list[int]
    group: str = ""
    """The friends whose table it is, if one is among them."""


class Invitation(Struct, frozen=True):
    """Where a link leads, before it is followed."""

    table: Info
    mine: list[int]
    """The seats that one has there already."""
    seat: int | None
    """The seat that is handed on; none where a free one may be taken."""


class Link(Struct, frozen=True):
    """A link: the token is shown once, and only its hash is kept."""

    token: str
    url: str
    qr: str
    """The address as a picture to scan: a data URI of an SVG."""


async def live_of(request: Request, table_id: str) -> Live:
    """Return the table that a request is about, as it is stored: the last one may have been to another process."""
    following: Following = request.app.state.following
    return await following.fresh(table_id)


def check_host(live: Live, caller: Caller) -> None:
    """Refuse who does not host the table."""
    if not live.is_host(caller):
        raise Problem("not-the-host")


def rule_of(clock: Clocked | None) -> ClockRule:
    """Return how time is counted; nothing said: it is not."""
    if clock is None or clock.kind == "none":
        return ClockRule()
    return ClockRule(clock.kind, clock.seconds, clock.increment)


async def pay(limits: Limits, request: Request, caller: Caller) -> None:
    """Take what a new table costs whoever opens it and their address."""
    await limits.spend(limits.tables, caller.person.id)
    await limits.spend(limits.openings, address(request))


def link_to(token: str, url: str) -> Link:
    """Return a link with its picture."""
    return Link(token, url, qr_of(url))


@lru_cache(maxsize=64)
def qr_of(url: str) -> str:
    """Return an address as a picture to scan."""
    import segno  # a tenth of a second, which nobody needs before the first link

    return str(segno.make(url).svg_data_uri(scale=4))


def seated(live: Live, caller: Caller | None, status: int = 200) -> Response:
    """Return a table with one's own seats."""
    return answer(Seated(info(live), live.mine(caller)), status)


@router.get("/tables", responses=gives(LobbyMessage, 403))
async def look_around(request: Request, caller: Maybe) -> Response:
    """List the public tables, and my own."""
    limits: Limits = request.app.state.limits
    listing: Listing = request.app.state.listing
    limits.check(limits.looks, caller.purse if caller else address(request))
    return answer(await listing.message(caller))


@router.post("/tables", status_code=201, responses=gives(Seated, 401, 403, status=201), openapi_extra=SIGNED_IN)
async def open_table(request: Request, wanted: NewTable, caller: Oneself) -> Response:
    """Open a table."""
    settings: Settings = request.app.state.settings
    limits: Limits = request.app.state.limits
    lobby: Lobby = request.app.state.lobby
    check_member(settings, caller)
    await pay(limits, request, caller)
    if wanted.public and len(msgspec.json.encode(wanted.options)) > SHOWN:
        raise Problem("unfit", why=f"options of a public table, which everybody is sent, have up to {SHOWN} characters")
    chosen = Chosen(
        wanted.options,
        clocks.PUBLIC if wanted.public and wanted.clock is None else rule_of(wanted.clock),
        wanted.spectators,
        wanted.overrun,
        wanted.leaving,
        wanted.hints,
        wanted.chat,
        wanted.shuffle,
        cleaned(wanted.title) if wanted.title.strip() else "",
        wanted.absence,
        wanted.substitute,
    )
    chairs = [{"open": None, "me": "me", "bot": chair.bot}[chair.who] for chair in wanted.chairs]
    names = [cleaned(chair.name) if chair.name.strip() else "" for chair in wanted.chairs]
    live = await lobby.open(caller, wanted.game, chairs, names, chosen, wanted.public)
    return seated(live, caller, 201)


@router.post("/tables/{table_id}/join", responses=gives(Seated, 401, 403, 404, 409), openapi_extra=SIGNED_IN)
async def join_table(request: Request, table_id: Id, wanted: Join, caller: Oneself) -> Response:
    """Sit down."""
    settings: Settings = request.app.state.settings
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    following: Following = request.app.state.following
    changes: Changes = request.app.state.changes
    live = await live_of(request, table_id)
    limits.check(limits.looks, caller.person.id)
    invitation = None
    if wanted.token is not None:
        invitation, _ = await links.redeem(store, following, wanted.token)
        if invitation.kind != INVITE or invitation.table_id != table_id:
            raise Problem("unknown-link")
    else:
        check_member(settings, caller)
    await sit(store, changes, live, caller, wanted.seat, invitation)
    return seated(live, caller)


@router.post("/links/look", responses=gives(Invitation, 403, 404))
async def look_at_link(request: Request, link: Look, caller: Maybe) -> Response:
    """Say where a link leads before it is followed: what everybody may know of the table, and no more."""
    store: Store = request.app.state.store
    following: Following = request.app.state.following
    token, live = await links.redeem(store, following, link.token)
    return answer(Invitation(info(live), live.mine(caller), token.seat))


@router.post("/links/follow", responses=gives(Seated, 401, 403, 404, 409), openapi_extra=SIGNED_IN)
async def follow_link(request: Request, link: Follow, caller: Oneself) -> Response:
    """Do what a link is for: sit down, or take a seat over."""
    store: Store = request.app.state.store
    following: Following = request.app.state.following
    changes: Changes = request.app.state.changes
    token, live = await links.redeem(store, following, link.token)
    if token.kind == HANDOVER:
        await hand_on(changes, live, token, caller)
    elif not live.mine(caller) or live.row.status == "open":
        if live.row.status == "open":
            await sit(store, changes, live, caller, link.seat, token)
        else:
            raise Problem("not-open", status=live.row.status)
    return seated(live, caller)


@router.post(
    "/tables/{table_id}/links",
    status_code=201,
    responses=gives(Link, 401, 403, 404, 409, status=201),
    openapi_extra=SIGNED_IN,
)
async def make_link(request: Request, table_id: Id, wanted: NewLink, caller: Oneself) -> Response:
    """Make a link to hand out; its token stands behind the # and is in nobody's log."""
    settings: Settings = request.app.state.settings
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    live = await live_of(request, table_id)
    await limits.spend(limits.tables, caller.person.id)
    live.check_fair()
    if wanted.kind == INVITE:
        if not live.mine(caller):
            check_host(live, caller)
        check_open(live)
        seat = None
    else:
        if wanted.seat is None:
            raise Problem("unfit", why=f"a link of the kind {wanted.kind} is for a seat: name it")
        live.check_seat(caller, wanted.seat)
        seat = wanted.seat
    token = await links.hand_out(store, wanted.kind, live, seat, caller)
    place = f"t/{live.id}" if wanted.kind == SEAT else "join"
    return answer(link_to(token, f"{settings.url}/{place}#{token}"), 201)


@router.post("/tables/{table_id}/leave", responses=gives(Seated, 401, 403, 404, 409), openapi_extra=SIGNED_IN)
async def leave_table(request: Request, table_id: Id, which: Leave, caller: Oneself) -> Response:
    """Stand up; in a game that goes on happens what was chosen for it."""
    limits: Limits = request.app.state.limits
    commits: Commits = request.app.state.commits
    changes: Changes = request.app.state.changes
    live = await live_of(request, table_id)
    limits.check(limits.looks, caller.person.id)
    mine = live.mine(caller)
    if which.seat is not None:
        live.check_seat(caller, which.seat)
        mine = [which.seat]
    elif not mine:
        raise Problem("not-seated")
    if live.row.status == "running" and why_halted(live) is not None:
        await leave_halted(changes, live, mine)
        return seated(live, caller)
    for seat in mine:
        if live.row.status == "open":
            await stand_up(changes, live, seat, caller.person.id)
        elif live.row.status == "running" and live.setup.chosen.leaving != "wait":
            await commits.carry_out(live, departure(live, seat), caller)
    return seated(live, caller)


@router.put("/tables/{table_id}/chairs/{seat}", responses=gives(Seated, 401, 403, 404, 409), openapi_extra=SIGNED_IN)
async def set_chair(
    request: Request, table_id: Id, seat: Annotated[int, Field(ge=0, le=15)], wanted: SetChair, caller: Oneself
) -> Response:
    """Put a bot on a chair, or take it away: for the host, before the game."""
    settings: Settings = request.app.state.settings
    limits: Limits = request.app.state.limits
    changes: Changes = request.app.state.changes
    live = await live_of(request, table_id)
    limits.check(limits.looks, caller.person.id)
    check_host(live, caller)
    await sitting.set_chair(settings, changes, live, seat, wanted.bot)
    return seated(live, caller)


@router.post("/tables/{table_id}/remove", responses=gives(Seated, 401, 403, 404, 409), openapi_extra=SIGNED_IN)
async def remove(request: Request, table_id: Id, whom: Remove, caller: Oneself) -> Response:
    """Send somebody away: for the host, before the game and after it."""
    changes: Changes = request.app.state.changes
    live = await live_of(request, table_id)
    check_host(live, caller)
    await send_away(changes, live, whom.seat)
    return seated(live, caller)


@router.post("/tables/{table_id}/mute", responses=gives(Seated, 401, 403, 404), openapi_extra=SIGNED_IN)
async def mute(request: Request, table_id: Id, whom: Mute, caller: Oneself) -> Response:
    """Let somebody's chat be shown or not: for the host."""
    changes: Changes = request.app.state.changes
    live = await live_of(request, table_id)
    check_host(live, caller)

    def muted(setup: Setup) -> Setup:
        people = [one for one in setup.muted if one != whom.person] + ([whom.person] if whom.on else [])
        if len(people) > 100:
            raise Problem("unfit", why="100 people are muted already")
        return msgspec.structs.replace(setup, muted=people)

    await changes.keep(live, muted)
    return seated(live, caller)


@router.post("/tables/{table_id}/start", responses=gives(Seated, 401, 403, 404, 409), openapi_extra=SIGNED_IN)
async def start_table(request: Request, table_id: Id, caller: Oneself) -> Response:
    """Begin the game: for the host, when nobody is missing."""
    lobby: Lobby = request.app.state.lobby
    live = await live_of(request, table_id)
    check_host(live, caller)
    await lobby.start(live)
    return seated(live, caller)


@router.post(
    "/tables/{table_id}/cancel",
    status_code=204,
    responses=gives(None, 401, 403, 404, 409),
    openapi_extra=SIGNED_IN,
)
async def cancel_table(request: Request, table_id: Id, caller: Oneself) -> Response:
    """Take an open table away, or end a game that cannot be gone on with here: for the host."""
    store: Store = request.app.state.store
    changes: Changes = request.app.state.changes
    lobby: Lobby = request.app.state.lobby
    live = await live_of(request, table_id)
    check_host(live, caller)
    if live.row.status == "running" and why_halted(live) is not None:
        await end_halted(store, changes, live)
    else:
        await lobby.cancel(live)
    return nothing()


@router.post(
    "/tables/{table_id}/anew",
    status_code=201,
    responses=gives(Seated, 401, 403, 404, 409, status=201),
    openapi_extra=SIGNED_IN,
)
async def go_on_with_others(request: Request, table_id: Id, caller: Oneself) -> Response:
    """Open the table where an imported game goes on with others, all that is hidden dealt anew: for the importer."""
    limits: Limits = request.app.state.limits
    lobby: Lobby = request.app.state.lobby
    live = await live_of(request, table_id)
    check_host(live, caller)
    await pay(limits, request, caller)
    return seated(await lobby.go_on_with_others(live, caller), caller, 201)


@router.post(
    "/tables/{table_id}/rematch",
    status_code=201,
    responses=gives(Seated, 401, 403, 404, 409, status=201),
    openapi_extra=SIGNED_IN,
)
async def rematch(request: Request, table_id: Id, wanted: Rematch, caller: Oneself) -> Response:
    """Go on at a new table; whoever asks second is led to the same one."""
    settings: Settings = request.app.state.settings
    limits: Limits = request.app.state.limits
    lobby: Lobby = request.app.state.lobby
    live = await live_of(request, table_id)
    if not live.mine(caller):
        raise Problem("not-seated")
    if not live.setup.rematch:
        check_member(settings, caller)
        await pay(limits, request, caller)
    return seated(await lobby.rematch(live, caller, wanted.swap), caller, 201)
