"""A game in progress over HTTP: desks, commands, chat and requests; the same as the socket of the table has them."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from fastapi import APIRouter, Query, Request
from pydantic import Field
from starlette.responses import Response

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.door.callers import Caller, Known, Maybe
from tafelrunde.server.ground import messages
from tafelrunde.server.ground.house import SIGNED_IN, House, address, answer, gives, house_of
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
from tafelrunde.server.ground.visible import cleaned
from tafelrunde.server.live import absence
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.unfinished import visit
from tafelrunde.table import Receipt, commands

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])

Viewer = Annotated[int | None, Query(ge=0, le=15)]
Since = Annotated[int | None, Query(ge=0, le=1_000_000)]
PAGE = 100
ASIDES = (
    messages.Undo,
    messages.OfferDraw,
    messages.Stand,
    messages.Rest,
    messages.AskAgain,
    messages.ComeBack,
    messages.Pause,
    messages.Nudge,
    messages.CallBot,
)
"""What brings no game nearer to its end, and is kept in its log all the same: nobody may do it without end."""
LONG: Final = 10_000
"""So many entries a log has before nothing is kept in it any more that brings no game nearer to its end."""
LATE = ("not-your-seat", "not-running")
"""What somebody may be told who has just sat down or begun a game at another process."""


CarryOut: TypeAlias = Callable[[commands.Command, Caller | None], Awaitable[Receipt]]


def ordered(live: Live, given: messages.Ordered | messages.BareSubmit) -> commands.Command:
    """Return what a client has sent as a command for the table."""
    seat, cmd_id = given.seat, given.cmd_id
    match given:
        case messages.BareSubmit() | messages.Submit():
            return commands.Submit(seat, given.version, tuple(given.actions), cmd_id=cmd_id)
        case messages.Undo():
            alone = live.game.can_undo(seat)
            kind = commands.Undo if alone or not live.game.can_ask_undo(seat) else commands.AskUndo
            return kind(seat, given.version, cmd_id=cmd_id)
        case messages.OfferDraw():
            return commands.OfferDraw(seat, cmd_id=cmd_id)
        case messages.Answer():
            return commands.Answer(seat, given.yes, cmd_id=cmd_id)
        case messages.Stand():
            return commands.Stand(seat, given.version, cmd_id=cmd_id)
        case messages.Rest():
            return commands.Rest(seat, given.until, cmd_id=cmd_id)
        case messages.AskAgain():
            return commands.AskAgain(seat, cmd_id=cmd_id)
        case messages.Resign():
            return commands.Resign(seat, cmd_id=cmd_id)
        case messages.ComeBack():
            return commands.GiveBack(seat, cmd_id=cmd_id)
        case messages.Pause():
            return commands.Pause(seat, cmd_id=cmd_id) if given.on else commands.GoOn(seat, cmd_id=cmd_id)
    raise AssertionError(given)


async def obey(house: House, live: Live, caller: Caller | None, given: Any, carry_out: CarryOut) -> Done:
    """Carry out what somebody has sent for a table, if it is for them to say."""
    try:
        return await _obey(house, live, caller, given, carry_out)
    except Problem as problem:
        if problem.code not in LATE or not house.store.shared:
            raise
        await house.tables.catch_up(live)  # it may be this process that was late
        return await _obey(house, live, caller, given, carry_out)


async def _obey(house: House, live: Live, caller: Caller | None, given: Any, carry_out: CarryOut) -> Done:
    if isinstance(given, messages.Say):
        if caller is None:
            raise Problem("signed-out")
        await house.lobby.chat(live, caller, cleaned(given.text, "text"), given.cmd_id)
        version = 0 if live.table is None else live.table.version
        return Done(given.cmd_id, version, "" if live.table is None else live.key(None), version)
    live.check_seat(caller, given.seat)
    assert caller is not None
    if caller.person.banned:
        raise Problem("banned")
    if live.row.status == "cancelled":
        raise Problem("not-running", table=live.id)
    if isinstance(given, ASIDES):
        await check_length(house, live, given, caller)
        house.limits.check(house.limits.asides, caller.purse)
    await visit(house, live, caller)
    if isinstance(given, messages.CallBot):
        made = await absence.call_bot(live, caller, given, carry_out)
    elif isinstance(given, messages.Nudge):
        made = (await absence.nudge(live, caller, given, carry_out)).version
    else:
        made = (await carry_out(ordered(live, given), caller)).version
    return Done(given.cmd_id, live.game.version, live.key(given.seat), made)


async def check_length(house: House, live: Live, given: messages.Ordered, caller: Caller) -> None:
    """Refuse what would make a log grow without end; only coming back is always allowed, now and then."""
    if live.game.seq > LONG and isinstance(given, messages.ComeBack):
        await house.limits.spend(house.limits.tables, caller.purse)
    elif live.game.seq > LONG:
        raise Problem("refused", said="server-refused-long-log", entries=LONG)


async def requested(house: House, live: Live, caller: Caller | None, given: messages.Wish, where: str) -> Answered:
    """Return what somebody wants to know beside the desk; of strangers it counts from `where` they ask."""
    house.limits.check(house.limits.wishes, where if caller is None else caller.purse)
    live.check_view(caller, given.seat)
    view = live.game.view(given.seat)
    game = live.game.game
    result: object
    if given.name == "goals":
        result = game.goals(view)
    elif given.name == "brief":
        result = game.brief(view)
    elif given.name == "layout":
        result = game.layout(view)
    elif given.name == "hint":
        result = await hint(house, live, caller, given.seat)
    else:
        try:
            result = game.request(view, given.name, given.args)
        except TafelrundeError:
            raise
        except (ValueError, TypeError, LookupError, AttributeError, ArithmeticError) as error:
            raise Problem("unfit", why=f"{given.name} does not take that ({type(error).__name__})") from None
    return Answered(given.cmd_id, given.name, msgspec.to_builtins(result))


async def hint(house: House, live: Live, caller: Caller | None, seat: int | None) -> object:
    """Return what a strong player would do in that seat's place, where the table allows it."""
    if seat is None:
        raise Problem("unfit", why="a hint is for a seat: name it")
    live.check_seat(caller, seat)
    if not live.setup.chosen.hints:
        raise Problem("no-hints")
    if live.game.who != seat:
        raise Problem("refused", said="server-refused-not-asked", who=live.game.who)
    assert caller is not None
    house.limits.check(house.limits.heavy, caller.purse)
    advice = await house.pool.hint(live.game, live.id, seat, caller.purse)
    if advice is None:
        raise Problem("refused", said="server-refused-no-advice")
    return advice


@router.get("/desk", responses=gives(DeskMessage, 401, 403, 404, 409))
async def look_at_desk(
    request: Request, table_id: Id, caller: Maybe, seat: Viewer = None, since: Since = None
) -> Response:
    """Show the desk of a seat, or a spectator's, with what has happened since a version."""
    live = await house_of(request).tables.fresh(table_id)
    live.check_view(caller, seat)
    await visit(house_of(request), live, caller)
    return answer(live.desk_message(seat, since))


@router.post("/commands", responses=gives(Done, 401, 403, 404, 409), openapi_extra=SIGNED_IN)
async def command(
    request: Request, table_id: Id, given: Annotated[Command, Field(discriminator="type")], caller: Known
) -> Response:
    """Do something at the table; one that is refused because it is stale says the present version."""
    house = house_of(request)
    live = await house.tables.get(table_id)
    try:
        return answer(await obey(house, live, caller, given, live.carry_out))
    except Problem as problem:
        seat = getattr(given, "seat", None)
        if problem.status != 409 or live.table is None or seat not in live.mine(caller):
            raise
        return problem.response({"version": live.table.version, "key": live.key(seat)})


@router.post("/requests", responses=gives(Answered, 401, 403, 404, 409), openapi_extra=SIGNED_IN)
async def request_something(request: Request, table_id: Id, given: messages.Wish, caller: Known) -> Response:
    """Ask for something beside the desk: `walks`, `as_it_lies`, `goals`, `hint` and so on."""
    house = house_of(request)
    return answer(await requested(house, await house.tables.fresh(table_id), caller, given, address(request)))


@router.get("/deeds", responses=gives(Deeds, 401, 403, 404, 409))
async def look_back(
    request: Request,
    table_id: Id,
    caller: Maybe,
    seat: Viewer = None,
    since: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """Tell what has happened, as a seat heard it, a hundred deeds at a time."""
    live = await house_of(request).tables.fresh(table_id)
    live.check_view(caller, seat)
    return answer(Deeds(live.game.version, live.deeds(seat, since, PAGE)))


@router.get("/layout", responses=gives(Layout, 401, 403, 404, 409))
async def look_at_layout(request: Request, table_id: Id, caller: Maybe) -> Response:
    """List the places of the table; they never change."""
    live = await house_of(request).tables.fresh(table_id)
    live.check_view(caller, None)
    layout = Layout(live.game.game.layout(live.game.view(None)))
    return answer(layout, headers={"Cache-Control": "private, max-age=86400"})


@router.get("/goals", responses=gives(Goals, 401, 403, 404, 409))
async def look_at_goals(request: Request, table_id: Id, caller: Maybe, seat: Viewer = None) -> Response:
    """Say what wins and how far everybody is, and tell newcomers what the game is about."""
    live = await house_of(request).tables.fresh(table_id)
    live.check_view(caller, seat)
    view = live.game.view(seat)
    return answer(Goals(live.game.game.goals(view), live.game.game.brief(view)))


@router.get("/chat", responses=gives(ChatLines, 401, 403, 404))
async def look_at_chat(request: Request, table_id: Id, caller: Maybe) -> Response:
    """List what was said."""
    live = await house_of(request).tables.fresh(table_id)
    live.check_view(caller, None)
    muted = set(live.setup.muted)
    return answer(ChatLines([live.line(line) for line in live.chat if line.person not in muted]))
