"""People: guests without a sign-up, what they may change about themselves, whom they block and report."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from fastapi import APIRouter, Request
from msgspec import Struct
from pydantic import Field
from starlette.responses import Response

from tafelrunde.server.door.callers import SESSION, Maybe, Oneself
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.door.passwords import Passwords
from tafelrunde.server.door.security import Cookies, hashed, new_token
from tafelrunde.server.friends.groups import Groups
from tafelrunde.server.ground.answers import SIGNED_IN, address, answer, gives, nothing
from tafelrunde.server.ground.changing import alter, keep
from tafelrunde.server.ground.messages import Code, Id, Language, Name, Sent, TokenText, Words
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.times import now
from tafelrunde.server.ground.visible import cleaned
from tafelrunde.server.live.changes import Changes
from tafelrunde.server.live.following import Following
from tafelrunde.server.live.notices import Notices
from tafelrunde.server.live.recognition import Recognition
from tafelrunde.server.lobby.links import reseat
from tafelrunde.server.people.devices import kind_of
from tafelrunde.server.people.entry import let_in
from tafelrunde.store.store import Block, Person, Report, SeatRow, Store, Swap, Token

router = APIRouter(prefix="/api", tags=["people"])


class NewGuest(Sent):
    """Somebody who wants to play: a name, a language."""

    name: Name
    language: Language = "en"
    code: Code | None = None
    """Of the operator, where one is needed to come in."""
    link: TokenText | None = None
    """The token of a table's or a group's link, which lets a friend in where strangers are kept out."""
    bearer: bool = False
    """Whether to be given a token in the answer instead of a cookie: for bots and scripts."""


class ChangeMe(Sent):
    """What may be changed about oneself."""

    name: Name | None = None
    language: Language | None = None
    webhook: Annotated[str, Field(max_length=500)] | None = None
    """Where notices go, "" for nowhere."""


class NewReport(Sent):
    """Something that the operator should look at."""

    text: Words
    person: Id | None = None
    table: Id | None = None


class Me(Struct, frozen=True):
    """Oneself."""

    id: str
    name: str
    language: str
    login: str | None
    """None for a guest."""
    webhook: str
    codes: int
    """How many recovery codes are left."""
    blocked: list[str]
    banned: bool
    since: int
    """Since when one is known here."""


class Entered(Struct, frozen=True, omit_defaults=True):
    """Oneself, and what was given for it once."""

    me: Me
    token: str = ""
    """Only where a token was asked for instead of a cookie."""
    codes: list[str] = []
    """Recovery codes, shown once."""


async def me_of(store: Store, person: Person) -> Me:
    """Return what somebody is told about itself."""
    blocks = await store.find(Block, person=person.id)
    return Me(
        person.id,
        person.name,
        person.language,
        person.login,
        person.webhook,
        len(person.recovery),
        [block.blocked for block in blocks],
        person.banned,
        person.created,
    )


async def confirm(
    store: Store, limits: Limits, passwords: Passwords, person: Person, password: str | None, where: str
) -> Person:
    """Refuse unless that is somebody's password; return who it is by now. Whoever guesses is slowed down."""
    row = await store.get(Person, person.id)
    if row is None:
        raise Problem("signed-out")
    if row.login is None:
        raise Problem("no-account")
    fee = limits.passwords, f"account {row.id}"
    await limits.spend(*fee)
    if not await passwords.fits(password or "", row.password, where, known=True):
        raise Problem("wrong-password", said="server-wrong-password-alone")
    await limits.wait(*fee, -1)
    return row


async def enter(
    store: Store,
    cookies: Cookies,
    request: Request,
    person: Person,
    bearer: bool,
    status: int,
    codes: Sequence[str] = (),
    proof: Sequence[Swap] = (),
) -> Response:
    """Return a new session: by cookie, or as a token for those who asked for one.

    It is written only if its person has the password of before by then, and what lets them in is still as it was: else
    one that begins while all others are ended would be left over.
    """
    token = new_token()
    session = Token(hashed(token), SESSION, person.id, created=now(), used=now())
    session.place, session.device = address(request), kind_of(request)
    while not await store.swap((person, person), *proof, session):
        found = await store.get(Person, person.id)
        if found is None or found.password != person.password or found == person:
            raise Problem("signed-out")
        person = found
    said = Entered(await me_of(store, person), token if bearer else "", list(codes))
    return answer(said, status, {} if bearer else {"Set-Cookie": cookies.given(token)})


async def end(store: Store, recognition: Recognition, *sessions: Token) -> None:
    """End sessions of somebody, with all that lets another device in by them, and tell every process."""
    ended = {session.hash for session in sessions}
    for person in {session.person for session in sessions if session.person is not None}:
        made = [token for token in await store.find(Token, person=person) if token.sitting in ended]
        await store.delete(*sessions, *made)
        await recognition.forget(person)


@router.post("/me", status_code=201, responses=gives(Entered, 403, 404, 409, status=201))
async def become_guest(request: Request, guest: NewGuest, caller: Maybe) -> Response:
    """Sit down as a guest."""
    settings: Settings = request.app.state.settings
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    cookies: Cookies = request.app.state.cookies
    following: Following = request.app.state.following
    groups: Groups = request.app.state.groups
    if caller is not None and not guest.bearer:
        raise Problem("already", name=caller.person.name)
    name = cleaned(guest.name)
    where = address(request)
    await limits.spend(limits.guests, where)
    proof = await let_in(settings, store, limits, following, groups, where, guest.code, guest.link)
    person = Person(new_token()[:16], name, guest.language, created=now(), seen=now())
    if not await store.swap(*proof, person):
        raise Problem("unknown-code")  # somebody else was quicker with it
    return await enter(store, cookies, request, person, guest.bearer, 201)


@router.get("/me", responses=gives(Me, 401), openapi_extra=SIGNED_IN)
async def look_at_me(request: Request, caller: Oneself) -> Response:
    """Say who I am."""
    return answer(await me_of(request.app.state.store, caller.person))


@router.patch("/me", responses=gives(Me, 401, 403), openapi_extra=SIGNED_IN)
async def change_me(request: Request, change: ChangeMe, caller: Oneself) -> Response:
    """Change name, language or where notices go."""
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    recognition: Recognition = request.app.state.recognition
    notices: Notices = request.app.state.notices
    changes: Changes = request.app.state.changes
    if change.name is not None and cleaned(change.name) != caller.person.name:
        await limits.spend(limits.tables, f"name {caller.person.id}")  # it stands on every desk of theirs
    if change.webhook:
        await notices.check(change.webhook, caller.person.id)
    before = caller.person.name

    async def changed(row: Person) -> Person:
        nonlocal before
        before = row.name
        return msgspec.structs.replace(
            row,
            name=row.name if change.name is None else cleaned(change.name),
            language=change.language or row.language,
            webhook=row.webhook if change.webhook is None else change.webhook,
        )

    person = await alter(store, caller.person.id, changed)
    if person is None:
        raise Problem("signed-out")
    await recognition.forget(person.id)
    name = person.name

    def renamed(row: SeatRow) -> SeatRow:
        return msgspec.structs.replace(row, name=name) if row.name == before else row  # else at one screen

    for table_id in await reseat(store, person.id, renamed) if name != before else ():
        await changes.changed(table_id)
    return answer(await me_of(store, person))


@router.put("/me/blocks/{person}", status_code=204, responses=gives(None, 401, 403, 404), openapi_extra=SIGNED_IN)
async def block(request: Request, person: Id, caller: Oneself) -> Response:
    """Do not meet somebody again: neither can join a table that the other one hosts."""
    store: Store = request.app.state.store
    if person == caller.person.id or await store.get(Person, person) is None:
        raise Problem("unknown-person", person=person)
    await keep(store, [caller.person.id, person], Block(caller.person.id, person, now()))
    return nothing()


@router.delete("/me/blocks/{person}", status_code=204, responses=gives(None, 401, 403), openapi_extra=SIGNED_IN)
async def unblock(request: Request, person: Id, caller: Oneself) -> Response:
    """Meet somebody again."""
    store: Store = request.app.state.store
    await store.delete(Block(caller.person.id, person))
    return nothing()


@router.post("/reports", status_code=204, responses=gives(None, 401, 403), openapi_extra=SIGNED_IN)
async def report(request: Request, given: NewReport, caller: Oneself) -> Response:
    """Tell the operator about somebody or something."""
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    await limits.spend(limits.tables, caller.person.id)
    text = cleaned(given.text, "text")
    told = Report(new_token()[:16], caller.person.id, given.person, given.table, text, now())
    await keep(store, [caller.person.id], told)
    return nothing()
