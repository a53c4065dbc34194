"""Another device: it comes in by a code that a device of the same person shows, once that one has said yes.

A code is good for one knock within five minutes; a knock gets nothing but letters to compare until it is let in, and
then one session. Both are rows of the store, so it does not matter which process is asked, and each speaks for the
session that made the code: with that it ends.
"""

import secrets
from typing import Annotated, Final, Literal

import msgspec
from fastapi import APIRouter, Request
from msgspec import Struct
from pydantic import Field
from starlette.responses import Response

from tafelrunde.server.door.callers import SESSION, Maybe, Oneself
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.door.security import hashed, new_token
from tafelrunde.server.ground.answers import SIGNED_IN, address, answer, gives, nothing
from tafelrunde.server.ground.messages import Code, Sent, TokenText
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.times import now
from tafelrunde.server.lobby.routes import qr_of
from tafelrunde.server.people.accounts import Arrivals
from tafelrunde.server.people.devices import kind_of
from tafelrunde.server.people.entry import LETTERS, plain
from tafelrunde.server.people.people import Entered
from tafelrunde.server.people.sessions import device_of
from tafelrunde.store.store import Person, Store, Swap, Token

router = APIRouter(prefix="/api/pairing", tags=["people"])

PAIRING: Final = "pairing"
KNOCK: Final = "knock"
LET_IN: Final = "let-in"
LASTING: Final = 300_000
"""A code, its knock and leave to come in are good for so long, together."""
LONG: Final = 8
COMPARED: Final = 4
"""So many letters both devices show: which knock it is that is let in."""


class Offered(Struct, frozen=True):
    """A code by which another device may knock; shown once, and only its hash is kept."""

    code: str
    url: str
    qr: str
    """The address as a picture to scan: a data URI of an SVG."""
    left: int
    """How many milliseconds it is good for."""


class Pairing(Struct, frozen=True, omit_defaults=True):
    """How it stands with the code that this device shows."""

    state: Literal["open", "asked", "let-in", "over"]
    """Nobody has knocked yet; somebody has; they were let in and are about to come; it is good for nothing any more."""
    left: int = 0
    browser: str = ""
    """Of whoever has knocked, "" where it has not said."""
    system: str = ""
    asked: int = 0
    """How many milliseconds ago that was."""
    compare: str = ""
    """What the other device shows, if it is the one that has knocked."""


class Reply(Sent):
    """Whether the device that shows these letters may come in."""

    compare: Annotated[str, Field(min_length=1, max_length=20)]
    yes: bool


class Knock(Sent):
    """The code that another device shows."""

    code: Code


class Knocked(Struct, frozen=True):
    """That a device has knocked: it learns nothing of whom until it is let in."""

    ticket: str
    compare: str
    left: int


class Ticket(Sent):
    """What a device has been given for its knock."""

    ticket: TokenText


class Waiting(Struct, frozen=True):
    """How it stands with a knock."""

    let_in: bool
    left: int
    name: str
    """As whom one comes in; "" until one may."""


class ComeIn(Sent):
    """What a device was given for its knock, and what becomes of the guest who has played there."""

    ticket: TokenText
    bring: bool = False
    """Whether what the guest of this device has joins; else it stays with the device."""
    bearer: bool = False


@router.post("", status_code=201, responses=gives(Offered, 401, 403, status=201), openapi_extra=SIGNED_IN)
async def offer(request: Request, caller: Oneself) -> Response:
    """Make a code for another device of mine; one that was made before is good for nothing any more."""
    settings: Settings = request.app.state.settings
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    await limits.spend(limits.tables, caller.person.id)
    await store.delete(*await made(store, caller.person.id))
    code = "".join(secrets.choice(LETTERS) for _ in range(LONG))
    time = now()
    token = Token(hashed(code), PAIRING, caller.person.id, None, None, time, time + LASTING, caller.token.hash)
    await store.put(token)
    shown = f"{code[:4]}-{code[4:]}".upper()
    url = f"{settings.url}/d#{shown}"
    return answer(Offered(shown, url, qr_of(url), LASTING), 201)


@router.get("", responses=gives(Pairing, 401), openapi_extra=SIGNED_IN)
async def look(request: Request, caller: Oneself) -> Response:
    """Say how it stands with the code that this device shows, and who has knocked."""
    found = [one for one in await made(request.app.state.store, caller.person.id) if one.sitting == caller.token.hash]
    good = [one for one in found if (one.expires or 0) > now()]
    if not good:
        return answer(Pairing("over"))
    token, left = good[0], (good[0].expires or 0) - now()
    if token.kind == PAIRING:
        return answer(Pairing("open", left))
    state: Literal["asked", "let-in"] = "asked" if token.kind == KNOCK else "let-in"
    return answer(Pairing(state, left, *device_of(token), now() - token.created, compared(token)))


@router.post("/answer", status_code=204, responses=gives(None, 401, 403, 404), openapi_extra=SIGNED_IN)
async def reply(request: Request, given: Reply, caller: Oneself) -> Response:
    """Let the device that has knocked in, or not; it is named by the letters that it shows."""
    store: Store = request.app.state.store
    knocks = [
        one
        for one in await made(store, caller.person.id)
        if one.kind == KNOCK and one.sitting == caller.token.hash and plain(compared(one)) == plain(given.compare)
    ]
    if not knocks or (knocks[0].expires or 0) <= now():
        raise Problem("unknown-code")
    if not given.yes:
        await store.delete(*knocks)
        return nothing()
    if not await store.swap((knocks[0], msgspec.structs.replace(knocks[0], kind=LET_IN))):
        raise Problem("unknown-code")
    return nothing()


@router.delete("", status_code=204, responses=gives(None, 401, 403), openapi_extra=SIGNED_IN)
async def withdraw(request: Request, caller: Oneself) -> Response:
    """Let no other device in by the code that was made."""
    store: Store = request.app.state.store
    await store.delete(*await made(store, caller.person.id))
    return nothing()


@router.post("/knock", status_code=201, responses=gives(Knocked, 403, 404, status=201))
async def knock(request: Request, given: Knock, caller: Maybe) -> Response:
    """Ask the device that shows a code to let this one in; with that the code is used up."""
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    where = address(request)
    token = await store.get(Token, hashed(plain(given.code)))
    if token is None or token.kind != PAIRING or await behind(store, token) is None:
        await limits.spend(limits.passwords, where)
        raise Problem("unknown-code")
    ticket, time = new_token(), now()
    asks = Token(hashed(ticket), KNOCK, token.person, None, None, time, token.expires, token.sitting)
    asks.place, asks.device = where, kind_of(request)
    if not await store.swap((token, msgspec.structs.replace(token, expires=0)), asks):
        raise Problem("unknown-code")  # somebody else was quicker with it
    return answer(Knocked(ticket, compared(asks), (token.expires or 0) - time), 201)


@router.post("/wait", responses=gives(Waiting, 403, 404))
async def wait(request: Request, given: Ticket, caller: Maybe) -> Response:
    """Say whether a device that has knocked may come in."""
    token, person = await held(request.app.state.store, given.ticket)
    let_in = token.kind == LET_IN
    return answer(Waiting(let_in, (token.expires or 0) - now(), person.name if let_in else ""))


@router.post("/enter", responses=gives(Entered, 401, 403, 404))
async def come_in(request: Request, given: ComeIn, caller: Maybe) -> Response:
    """Come in, once, on a device that was let in."""
    arrivals: Arrivals = request.app.state.arrivals
    store: Store = request.app.state.store
    token, person = await held(store, given.ticket)
    if token.kind != LET_IN:
        raise Problem("unknown-code")
    spent: Swap = (token, msgspec.structs.replace(token, expires=0))
    return await arrivals.entered(request, person, caller, given.bring, given.bearer, [spent])


async def made(store: Store, person: str) -> list[Token]:
    """Return what somebody has made for another device: at most one of it is good."""
    tokens = await store.find(Token, person=person)
    return [one for one in tokens if one.kind in (PAIRING, KNOCK, LET_IN)]


async def held(store: Store, ticket: str) -> tuple[Token, Person]:
    """Return what a device holds for its knock, and who would let it in."""
    token = await store.get(Token, hashed(ticket))
    found = None if token is None or token.kind not in (KNOCK, LET_IN) else await behind(store, token)
    if token is None or found is None:
        raise Problem("unknown-code")
    return token, found


async def behind(store: Store, token: Token) -> Person | None:
    """Return who has made a code, None if it is good for nothing any more."""
    if (token.expires or 0) <= now():
        return None
    session = await store.get(Token, token.sitting)
    person = await store.get(Person, token.person or "")
    if session is None or session.kind != SESSION or person is None or person.banned:
        return None
    return person


def compared(knock: Token) -> str:
    """Return the letters of a knock that both devices show, drawn from its hash: they let nobody in."""
    number = int(hashed(f"compare {knock.hash}"), 16)
    return "".join(LETTERS[number >> 5 * k & 31] for k in range(COMPARED)).upper()
