"""The doors of groups of friends: made, entered, changed, left; and how they begin a game together."""

import random
from typing import Annotated, Any, Final, Literal

import msgspec
from fastapi import APIRouter, Query, Request
from msgspec import Struct
from pydantic import Field
from starlette.responses import Response

from tafelrunde import games
from tafelrunde.server.door.callers import Caller, Oneself, check_member
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.friends import membership
from tafelrunde.server.friends.blackboard import Blackboard, leader, plans
from tafelrunde.server.friends.circles import Circle, code_of
from tafelrunde.server.friends.claims import Claims
from tafelrunde.server.friends.closing import Closing
from tafelrunde.server.friends.evenings import Played, seating, tonight
from tafelrunde.server.friends.gatherings import Gatherings
from tafelrunde.server.friends.groups import Groups, invited
from tafelrunde.server.friends.messages import Evening
from tafelrunde.server.ground.answers import SIGNED_IN, address, answer, gives, nothing
from tafelrunde.server.ground.messages import EVENING, WHOLE, ChatLines, Chosen, CmdId, Id, Name, Sent, TokenText
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.times import now
from tafelrunde.server.ground.visible import cleaned
from tafelrunde.server.library.offers import GameId
from tafelrunde.server.live.live import Live, substitute
from tafelrunde.server.lobby import routes as lobby_routes
from tafelrunde.server.lobby.lobby import Lobby, Seating
from tafelrunde.server.lobby.routes import Bot, Clocked, Link, Seated, link_to, rule_of, seated
from tafelrunde.store.store import Group, Member, Person, Row, Store, Swap

router = APIRouter(prefix="/api", tags=["groups"])

TABLES: Final = 8
"""So many tables of a group there are at once that are not over."""
PAGE: Final = 50
"""So many games are listed at once."""
FAILS: Final = (401, 403, 404, 409)
MemberNumber = Annotated[int, Field(ge=1, le=1_000_000), WHOLE]
Look = Annotated[int, Field(ge=0, le=5), WHOLE]
Title = Annotated[str, Field(max_length=40)]


class NewGroup(Sent):
    """What a group is called, and how one is called oneself in it."""

    name: Title = ""
    member: Name | None = None


class WithLink(Sent):
    """The token of a group's link."""

    token: TokenText


class JoinGroup(Sent):
    """The token of a group's link, and how one would like to be called there."""

    token: TokenText
    name: Name | None = None


class ClaimName(Sent):
    """The token of a group's link, and the member that one is on another device."""

    token: TokenText
    member: MemberNumber


class ChangeGroup(Sent):
    """What the host may change."""

    name: Title | None = None
    chooses: Literal["everybody", "host"] | None = None
    host: MemberNumber | None = None
    """Whose group it is from now on."""


class ChangeMember(Sent):
    """What may be changed about oneself in a group."""

    name: Name | None = None
    shape: Look | None = None
    colour: Look | None = None
    monster: Look | None = None
    wish: Annotated[str, Field(pattern=f"^({'|'.join(games.names())})?$")] | None = None
    """The game that one would like to play; "" for none."""
    looking: bool | None = None


class RemoveMember(Sent):
    """Whom to send away."""

    member: MemberNumber


class AnswerClaim(Sent):
    """Whether somebody on a new device is who they say: the member, and the code that their device shows."""

    member: MemberNumber
    code: Annotated[str, Field(pattern="^[0-9A-F]{4}$")]
    yes: bool


class SayAmongFriends(Sent):
    """A line of chat."""

    cmd_id: CmdId
    text: Annotated[str, Field(min_length=1, max_length=500)]


class BeginTogether(Sent):
    """A game for those who are there; nothing said: whoever wishes for it first, and bots for who is missing."""

    game: GameId
    players: Annotated[list[MemberNumber], Field(min_length=1, max_length=8)] | None = None
    """Who plays, seat by seat."""
    bots: Annotated[int, Field(ge=0, le=7), WHOLE] | None = None
    bot: Bot = ""
    options: Annotated[dict[str, Any], Field(max_length=20, default_factory=dict)]
    clock: Clocked | None = None
    hints: bool = True


class Company(Struct, frozen=True):
    """A group that one is in."""

    id: str
    name: str
    friends: list[str]
    here: int
    """How many of them are there now."""


class Companies(Struct, frozen=True):
    """The groups that one is in."""

    groups: list[Company]


class Named(Struct, frozen=True, omit_defaults=True):
    """A member as whoever holds the link sees it."""

    number: int
    name: str
    shape: int = 0
    colour: int = 0
    account: bool = False
    """Whether the name belongs to an account: to be them, one signs in."""


class Doorway(Struct, frozen=True, omit_defaults=True):
    """What whoever holds the link of a group sees of it before they come in."""

    id: str
    name: str
    friends: list[Named]
    mine: int | None = None
    """Who one is there."""
    asked: int | None = None
    """Whom one has said to be, while nobody has answered."""
    code: str = ""
    """By which one's device is told from others meanwhile."""


class Claimed(Struct, frozen=True):
    """The code that is shown beside the question who one is."""

    code: str


class Games(Struct, frozen=True):
    """Games that were played in a group, the last one first."""

    games: list[Played]
    more: bool


async def entered(request: Request, group_id: str, caller: Caller) -> tuple[Circle, Member]:
    """Return the group that a request is about, and who asks in it."""
    limits: Limits = request.app.state.limits
    groups: Groups = request.app.state.groups
    limits.check(limits.looks, caller.person.id)
    circle = await groups.get(group_id)
    return circle, circle.member(caller)


async def hosted(request: Request, group_id: str, caller: Caller) -> Circle:
    """Return the group that a request is about; refuse who is not its host."""
    circle, me = await entered(request, group_id, caller)
    if me.number != circle.row.host:
        raise Problem("not-the-host", said="server-not-the-host-group")
    return circle


@router.get("/groups", responses=gives(Companies, 401), openapi_extra=SIGNED_IN)
async def list_groups(request: Request, caller: Oneself) -> Response:
    """List the groups that I am in."""
    limits: Limits = request.app.state.limits
    store: Store = request.app.state.store
    groups: Groups = request.app.state.groups
    limits.check(limits.looks, caller.person.id)
    found = []
    for me in await store.find(Member, person=caller.person.id, status="in"):
        row = await store.get(Group, me.group_id)
        if row is not None:
            friends = await store.find(Member, group_id=row.id, status="in", order="number")
            circle = groups.peek(row.id)
            there = 0 if circle is None else len(circle.here())
            company = Company(row.id, row.name, [one.name for one in friends], there)
            found.append((row.changed, company))
    found.sort(key=lambda one: -one[0])
    return answer(Companies([company for _, company in found]))


@router.post("/groups", status_code=201, responses=gives(Evening, 401, 403, 409, status=201), openapi_extra=SIGNED_IN)
async def make_group(request: Request, wanted: NewGroup, caller: Oneself) -> Response:
    """Make a group of friends; I am its host."""
    settings: Settings = request.app.state.settings
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    groups: Groups = request.app.state.groups
    blackboard: Blackboard = request.app.state.blackboard
    check_member(settings, caller)
    await pay(limits, request, caller)
    name = cleaned(wanted.name) if wanted.name.strip() else ""
    circle = await membership.found(store, groups, caller, name, cleaned(wanted.member or caller.person.name))
    return answer(blackboard.evening(circle), 201)


async def pay(limits: Limits, request: Request, caller: Caller) -> None:
    """Take what a new group, or a way into one, costs whoever asks and their address."""
    await limits.spend(limits.groups, caller.person.id)
    await limits.spend(limits.groups, address(request))


@router.post("/group-links/look", responses=gives(Doorway, 401, 403, 404), openapi_extra=SIGNED_IN)
async def look_into_group(request: Request, link: WithLink, caller: Oneself) -> Response:
    """Say where the link of a group leads, and who is in it."""
    limits: Limits = request.app.state.limits
    store: Store = request.app.state.store
    groups: Groups = request.app.state.groups
    limits.check(limits.looks, caller.person.id)
    circle = await invited(groups, link.token)
    await membership.check_welcome(store, circle, caller.person.id)
    friends = []
    for one in circle.inside():
        person = await store.get(Person, one.person or "")
        has = person is not None and person.login is not None
        friends.append(Named(one.number, one.name, one.shape, one.colour, has))
    me = caller.person.id
    asked = next((one for one in circle.inside() if one.claim == me), None)
    code = "" if asked is None else code_of(asked)
    number = None if asked is None else asked.number
    return answer(Doorway(circle.id, circle.row.name, friends, circle.number_of(me), number, code))


@router.post("/group-links/join", responses=gives(Evening, *FAILS), openapi_extra=SIGNED_IN)
async def join_group(request: Request, wanted: JoinGroup, caller: Oneself) -> Response:
    """Come into a group by its link, under a name that nobody has there."""
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    groups: Groups = request.app.state.groups
    blackboard: Blackboard = request.app.state.blackboard
    limits.check(limits.looks, caller.person.id)
    circle = await invited(groups, wanted.token)
    if circle.number_of(caller.person.id) is None:
        await pay(limits, request, caller)
        await membership.join(store, groups, circle, caller, cleaned(wanted.name or caller.person.name))
    return answer(blackboard.evening(circle))


@router.post("/group-links/claim", responses=gives(Claimed, *FAILS), openapi_extra=SIGNED_IN)
async def claim_name(request: Request, wanted: ClaimName, caller: Oneself) -> Response:
    """Say on a new device who I am in a group; somebody there confirms it, or does not."""
    claims: Claims = request.app.state.claims
    limits: Limits = request.app.state.limits
    groups: Groups = request.app.state.groups
    circle = await invited(groups, wanted.token)
    await pay(limits, request, caller)
    return answer(Claimed(await claims.claim(circle, caller, wanted.member)))


@router.get("/groups/{group_id}", responses=gives(Evening, *FAILS), openapi_extra=SIGNED_IN)
async def look_at_group(request: Request, group_id: Id, caller: Oneself) -> Response:
    """Show a group that I am in."""
    blackboard: Blackboard = request.app.state.blackboard
    circle, _ = await entered(request, group_id, caller)
    return answer(blackboard.evening(circle))


@router.patch("/groups/{group_id}", responses=gives(Evening, *FAILS), openapi_extra=SIGNED_IN)
async def change_group(request: Request, group_id: Id, wanted: ChangeGroup, caller: Oneself) -> Response:
    """Change the name of a group, who chooses the game, or whose group it is: for the host."""
    groups: Groups = request.app.state.groups
    blackboard: Blackboard = request.app.state.blackboard
    circle = await hosted(request, group_id, caller)
    changes: dict[str, Any] = {}
    if wanted.name is not None:
        changes["name"] = cleaned(wanted.name) if wanted.name.strip() else ""
    if wanted.chooses is not None:
        changes["chooses"] = wanted.chooses
    if wanted.host is not None:
        if wanted.host not in {one.number for one in circle.inside()}:
            raise Problem("unknown-person", person=str(wanted.host))
        changes["host"] = wanted.host
    await membership.settle(groups, circle, **changes)
    return answer(blackboard.evening(circle))


@router.delete(
    "/groups/{group_id}", status_code=204, responses=gives(None, *FAILS), openapi_extra=SIGNED_IN
)
async def close_group(request: Request, group_id: Id, caller: Oneself) -> Response:
    """Close a group for good: for the host. What was played stays with those who played it."""
    closing: Closing = request.app.state.closing
    circle = await hosted(request, group_id, caller)
    await closing.close(circle)
    return nothing()


@router.get("/groups/{group_id}/link", responses=gives(Link, *FAILS), openapi_extra=SIGNED_IN)
async def look_at_group_link(request: Request, group_id: Id, caller: Oneself) -> Response:
    """Show the link by which friends come in, also as a picture to scan."""
    blackboard: Blackboard = request.app.state.blackboard
    circle, _ = await entered(request, group_id, caller)
    return answer(link_to(circle.token(), blackboard.url(circle)))


@router.post("/groups/{group_id}/link", responses=gives(Link, *FAILS), openapi_extra=SIGNED_IN)
async def make_group_link(request: Request, group_id: Id, caller: Oneself) -> Response:
    """Make a new link in the place of the old one: for the host."""
    limits: Limits = request.app.state.limits
    groups: Groups = request.app.state.groups
    blackboard: Blackboard = request.app.state.blackboard
    circle = await hosted(request, group_id, caller)
    await limits.spend(limits.tables, caller.person.id)
    await membership.settle(groups, circle, link=membership.new_link())
    return answer(link_to(circle.token(), blackboard.url(circle)))


@router.patch("/groups/{group_id}/me", responses=gives(Evening, *FAILS), openapi_extra=SIGNED_IN)
async def change_myself(request: Request, group_id: Id, wanted: ChangeMember, caller: Oneself) -> Response:
    """Change how I look there, what I wish for, or whether I only look on."""
    groups: Groups = request.app.state.groups
    blackboard: Blackboard = request.app.state.blackboard
    circle, me = await entered(request, group_id, caller)
    await membership.change_me(groups, circle, me, wanted.model_dump(exclude_unset=True))
    return answer(blackboard.evening(circle))


@router.post("/groups/{group_id}/leave", status_code=204, responses=gives(None, *FAILS), openapi_extra=SIGNED_IN)
async def leave_group(request: Request, group_id: Id, caller: Oneself) -> Response:
    """Leave a group; without its host another one is."""
    store: Store = request.app.state.store
    groups: Groups = request.app.state.groups
    closing: Closing = request.app.state.closing
    circle, me = await entered(request, group_id, caller)
    await membership.leave(store, groups, closing, circle, me.number)
    return nothing()


@router.post("/groups/{group_id}/remove", responses=gives(Evening, *FAILS), openapi_extra=SIGNED_IN)
async def remove_member(request: Request, group_id: Id, whom: RemoveMember, caller: Oneself) -> Response:
    """Send somebody away for good: for the host. All others have a new link by that."""
    groups: Groups = request.app.state.groups
    blackboard: Blackboard = request.app.state.blackboard
    circle = await hosted(request, group_id, caller)
    await membership.remove(groups, circle, whom.member)
    return answer(blackboard.evening(circle))


@router.post("/groups/{group_id}/confirm", responses=gives(Evening, *FAILS), openapi_extra=SIGNED_IN)
async def confirm_name(request: Request, group_id: Id, wanted: AnswerClaim, caller: Oneself) -> Response:
    """Say whether somebody on a new device is who they say."""
    claims: Claims = request.app.state.claims
    blackboard: Blackboard = request.app.state.blackboard
    circle, me = await entered(request, group_id, caller)
    await claims.answer(circle, me.number, wanted.member, wanted.code, wanted.yes)
    return answer(blackboard.evening(circle))


@router.get("/groups/{group_id}/chat", responses=gives(ChatLines, *FAILS), openapi_extra=SIGNED_IN)
async def look_at_group_chat(request: Request, group_id: Id, caller: Oneself) -> Response:
    """List what was said."""
    circle, _ = await entered(request, group_id, caller)
    return answer(ChatLines([circle.line(line) for line in circle.chat]))


@router.post("/groups/{group_id}/chat", status_code=204, responses=gives(None, *FAILS), openapi_extra=SIGNED_IN)
async def say_in_group(request: Request, group_id: Id, said: SayAmongFriends, caller: Oneself) -> Response:
    """Say something to my friends, whatever is being played."""
    gatherings: Gatherings = request.app.state.gatherings
    circle, me = await entered(request, group_id, caller)
    await gatherings.chat(circle, me, caller, cleaned(said.text, "text"), said.cmd_id)
    return nothing()


@router.get("/groups/{group_id}/games", responses=gives(Games, *FAILS), openapi_extra=SIGNED_IN)
async def list_games(
    request: Request,
    group_id: Id,
    caller: Oneself,
    skip: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> Response:
    """List the games of all evenings, the last one first, some at a time."""
    circle, _ = await entered(request, group_id, caller)
    found = circle.played()[::-1]
    return answer(Games(found[skip : skip + PAGE], len(found) > skip + PAGE))


@router.post(
    "/groups/{group_id}/begin",
    status_code=201,
    responses=gives(Seated, *FAILS, status=201),
    openapi_extra=SIGNED_IN,
)
async def begin_together(request: Request, group_id: Id, wanted: BeginTogether, caller: Oneself) -> Response:
    """Begin a game with those who are there, and take everybody to its table: for the host, or who stands in."""
    settings: Settings = request.app.state.settings
    limits: Limits = request.app.state.limits
    lobby: Lobby = request.app.state.lobby
    groups: Groups = request.app.state.groups
    gatherings: Gatherings = request.app.state.gatherings
    circle, me = await entered(request, group_id, caller)
    check_member(settings, caller)
    if me.number != leader(circle):
        raise Problem("not-the-host", said="server-not-the-host-begins")
    await lobby_routes.pay(limits, request, caller)
    live = await laid(settings, lobby, circle, caller, wanted)
    await lobby.start(live)

    async def played_again() -> list[Row | Swap]:
        wishes: list[Row | Swap] = [
            (one, msgspec.structs.replace(one, wish="")) for one in circle.inside() if one.wish
        ]
        return [(circle.row, membership.altered(circle.row)), *wishes]

    await groups.change(circle, played_again)
    await gatherings.move(circle, live.id)
    return seated(live, caller, 201)


async def laid(settings: Settings, lobby: Lobby, circle: Circle, caller: Caller, wanted: BeginTogether) -> Live:
    """Return the table for a game of those who are there."""
    if sum(known.row.status in ("open", "running") for known in circle.tables.values()) >= TABLES:
        raise Problem("full", said="server-full-tables", most=TABLES)
    _, this_evening = tonight(circle.played(), now())
    planned = next(plan for plan in plans(circle, this_evening) if plan.game == wanted.game)
    players = planned.players if wanted.players is None else wanted.players
    free = {one.number: one for one in circle.free()}
    for number in players:
        if number not in free:
            raise Problem("unfit", why=f"member {number} is not there, or plays at another table")
    if len(set(players)) < len(players) or not players:
        raise Problem("unfit", why=f"the players are {players}: name each of them once, and one at least")
    least = min(games.load(wanted.game).seats)
    bots = max(0, least - len(players)) if wanted.bots is None else wanted.bots
    bot = wanted.bot or substitute(settings, wanted.game)
    order = wanted.players or seating(players, wanted.game, this_evening)
    people = [Seating(free[number].person or "", free[number].name) for number in order or players]
    chairs = [*people, *(Seating(bot=bot) for _ in range(bots))]
    if order is None:
        random.SystemRandom().shuffle(chairs)
    chosen = Chosen(wanted.options, rule_of(wanted.clock), hints=wanted.hints, absence=EVENING)
    return await lobby.lay(caller.person.id, wanted.game, chairs, chosen, False, circle.id)
