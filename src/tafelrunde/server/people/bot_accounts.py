"""Accounts of bots: somebody's program with a name that says so and a key of its own, by which it plays and no more."""

from collections.abc import Sequence
from typing import Annotated, Final

from fastapi import APIRouter, Request
from msgspec import Struct
from pydantic import Field
from starlette.responses import Response

from tafelrunde.server.door.callers import BOT, Oneself
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.door.security import hashed, new_token
from tafelrunde.server.ground.answers import SIGNED_IN, answer, gives, nothing
from tafelrunde.server.ground.changing import keep
from tafelrunde.server.ground.messages import Id, Sent
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.times import now
from tafelrunde.server.ground.visible import cleaned
from tafelrunde.server.live.recognition import Recognition
from tafelrunde.server.people.traces import Traces
from tafelrunde.store.store import Person, Store, Token

router = APIRouter(prefix="/api", tags=["people"])

MANY: Final = 10
"""So many accounts of bots somebody has."""
SIGN: Final = " (bot)"
"""How each of their names ends: whoever they play sees what it is."""


class NewBot(Sent):
    """An account of a bot that is wanted."""

    name: Annotated[str, Field(min_length=1, max_length=40 - len(SIGN))]


class BotAccount(Struct, frozen=True):
    """An account of a bot."""

    id: str
    name: str
    since: int
    key: bool
    """Whether it has a key now: one that its owner has ended all others by is gone, and another one can be made."""


class BotList(Struct, frozen=True):
    """Somebody's bots."""

    bots: list[BotAccount]


class BotKey(Struct, frozen=True):
    """An account of a bot, and its key, shown once."""

    bot: BotAccount
    token: str


async def of(store: Store, owner: str) -> Sequence[Person]:
    """Return somebody's bots."""
    return await store.find(Person, owner=owner, order="created") if owner else []


async def the_bot(store: Store, owner: str, bot: str) -> Person:
    """Return a bot of somebody."""
    found = await store.get(Person, bot)
    if found is None or found.owner != owner:
        raise Problem("unknown-person", person=bot)
    return found


async def with_key(store: Store, recognition: Recognition, owner: str, bot: Person) -> Response:
    """Return a bot with a new key; the one of before ends."""
    text = new_token()
    await store.delete(*await store.find(Token, person=bot.id, kind=BOT))
    await keep(store, [owner, bot.id], Token(hashed(text), BOT, bot.id, created=now()))
    await recognition.forget(bot.id)
    return answer(BotKey(BotAccount(bot.id, bot.name, bot.created, True), text), 201)


@router.get("/bots", responses=gives(BotList, 401), openapi_extra=SIGNED_IN)
async def list_bots(request: Request, caller: Oneself) -> Response:
    """List the accounts of my bots."""
    store: Store = request.app.state.store
    listed = [
        BotAccount(bot.id, bot.name, bot.created, bool(await store.find(Token, person=bot.id, kind=BOT, limit=1)))
        for bot in await of(store, caller.person.id)
    ]
    return answer(BotList(listed))


@router.post("/bots", status_code=201, responses=gives(BotKey, 401, 403, 409, status=201), openapi_extra=SIGNED_IN)
async def make_bot(request: Request, wanted: NewBot, caller: Oneself) -> Response:
    """Make an account for a bot of mine, with a key of its own; it takes an account to have one."""
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    recognition: Recognition = request.app.state.recognition
    me = caller.person
    if me.login is None:
        raise Problem("no-account")
    await limits.spend(limits.tables, me.id)
    if len(await of(store, me.id)) >= MANY:
        raise Problem("unfit", why=f"you have {MANY} bots: end one first")
    bot = Person(new_token()[:16], cleaned(wanted.name) + SIGN, me.language, created=now(), seen=now(), owner=me.id)
    await keep(store, [me.id], bot)
    return await with_key(store, recognition, me.id, bot)


@router.post(
    "/bots/{bot}/key", status_code=201, responses=gives(BotKey, 401, 403, 404, status=201), openapi_extra=SIGNED_IN
)
async def renew_key(request: Request, bot: Id, caller: Oneself) -> Response:
    """Make another key for a bot of mine; the one of before ends."""
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    recognition: Recognition = request.app.state.recognition
    found = await the_bot(store, caller.person.id, bot)
    await limits.spend(limits.tables, caller.person.id)
    return await with_key(store, recognition, caller.person.id, found)


@router.delete("/bots/{bot}", status_code=204, responses=gives(None, 401, 403, 404), openapi_extra=SIGNED_IN)
async def end_bot(request: Request, bot: Id, caller: Oneself) -> Response:
    """End the account of a bot of mine: its key is good for nothing, and it is forgotten like anybody who leaves."""
    store: Store = request.app.state.store
    traces: Traces = request.app.state.traces
    found = await the_bot(store, caller.person.id, bot)
    await traces.forget(found.id)
    return nothing()
