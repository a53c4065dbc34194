"""What people look after themselves: where they are signed in, what ends that, another password, new recovery codes."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Request
from msgspec import Struct
from pydantic import Field
from starlette.responses import Response

from tafelrunde.server.door.callers import SESSION, Oneself
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.door.passwords import Passwords
from tafelrunde.server.door.security import Cookies, hashed
from tafelrunde.server.ground.answers import SIGNED_IN, address, answer, gives, nothing
from tafelrunde.server.ground.messages import Id, Sent
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live.changes import Changes
from tafelrunde.server.live.recognition import Recognition
from tafelrunde.server.people.accounts import CODES, Password, begin, changed, end_all, new_code
from tafelrunde.server.people.devices import mark
from tafelrunde.server.people.entry import plain
from tafelrunde.server.people.people import Entered, confirm, end, me_of
from tafelrunde.store.store import Person, Store, Token

router = APIRouter(prefix="/api", tags=["people"])

Given = Annotated[str, Field(max_length=200)]


class NewPassword(Sent):
    """The password as it is, and as it is to be."""

    old: Given
    password: Password
    bearer: bool = False


class Sure(Sent):
    """The password, to be sure."""

    password: Given


class SessionOf(Struct, frozen=True):
    """A device where somebody is signed in."""

    id: str
    browser: str
    """"" where it has not said."""
    system: str
    since: int
    used: int
    """When it was used last, give or take an hour."""
    here: bool
    """Whether this is the one that asks."""


class SessionList(Struct, frozen=True):
    """Where somebody is signed in: this device first, then the one that was used last."""

    sessions: list[SessionOf]


def name_of(token: Token) -> str:
    """Return by what a session is known that is no secret."""
    return token.hash[:16]


@router.get("/sessions", responses=gives(SessionList, 401), openapi_extra=SIGNED_IN)
async def list_sessions(request: Request, caller: Oneself) -> Response:
    """List where I am signed in."""
    store: Store = request.app.state.store
    found = await store.find(Token, person=caller.person.id, kind=SESSION, order="-used")
    listed = [
        SessionOf(name_of(one), *device_of(one), one.created, one.used, one.hash == caller.token.hash) for one in found
    ]
    return answer(SessionList(sorted(listed, key=lambda one: not one.here)))


def device_of(token: Token) -> tuple[str, str]:
    """Return browser and system of whoever has asked for a token."""
    browser, _, system = token.device.partition("/")
    return browser, system


@router.delete("/sessions/{session}", status_code=204, responses=gives(None, 401, 403, 404), openapi_extra=SIGNED_IN)
async def end_session(request: Request, session: Id, caller: Oneself) -> Response:
    """End a session of mine on another device."""
    store: Store = request.app.state.store
    recognition: Recognition = request.app.state.recognition
    found = await store.find(Token, person=caller.person.id, kind=SESSION)
    named = [one for one in found if name_of(one) == session and one.hash != caller.token.hash]
    if not named:
        raise Problem("unknown")
    await end(store, recognition, *named)
    return nothing()


@router.post("/sessions/end", status_code=204, responses=gives(None, 401, 403), openapi_extra=SIGNED_IN)
async def end_others(request: Request, caller: Oneself) -> Response:
    """End all other sessions of mine, and all keys and links that were handed out in my name."""
    store: Store = request.app.state.store
    cookies: Cookies = request.app.state.cookies
    recognition: Recognition = request.app.state.recognition
    changes: Changes = request.app.state.changes
    await end_all(store, recognition, changes, caller.person.id, caller.token.hash)
    done = nothing()
    if caller.person.login is not None:
        done.headers.append("Set-Cookie", await mark(store, cookies, request, caller.person))
    return done


@router.post("/account/password", responses=gives(Entered, 401, 403, 409), openapi_extra=SIGNED_IN)
async def change_password(request: Request, given: NewPassword, caller: Oneself) -> Response:
    """Set another password. It ends all sessions, keys and links there were; this device is given a new session."""
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    passwords: Passwords = request.app.state.passwords
    cookies: Cookies = request.app.state.cookies
    recognition: Recognition = request.app.state.recognition
    changes: Changes = request.app.state.changes
    before = await confirm(store, limits, passwords, caller.person, given.old, address(request))
    password = await passwords.hash(given.password, address(request), known=True)

    async def set_anew(person: Person) -> Person:
        if person.password != before.password:
            raise Problem("wrong-password", said="server-wrong-password-alone")  # it is another one by now
        return msgspec.structs.replace(person, password=password)

    person = await changed(store, recognition, before.id, set_anew)
    await end_all(store, recognition, changes, person.id)
    return await begin(store, cookies, recognition, request, person, given.bearer)


@router.post("/account/codes", responses=gives(Entered, 401, 403, 409), openapi_extra=SIGNED_IN)
async def renew_codes(request: Request, given: Sure, caller: Oneself) -> Response:
    """Make new recovery codes, shown once; those of before are good for nothing any more."""
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    passwords: Passwords = request.app.state.passwords
    recognition: Recognition = request.app.state.recognition
    before = await confirm(store, limits, passwords, caller.person, given.password, address(request))
    codes = [new_code() for _ in range(CODES)]

    async def renewed(person: Person) -> Person:
        if person.password != before.password:
            raise Problem("wrong-password", said="server-wrong-password-alone")
        return msgspec.structs.replace(person, recovery=[hashed(plain(code)) for code in codes])

    person = await changed(store, recognition, before.id, renewed)
    return answer(Entered(await me_of(store, person), codes=codes))
