"""People: guests without a sign-up, accounts with a password, what is kept of them, and how it is forgotten."""

import asyncio
import base64
import secrets
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import APIRouter, Request
from msgspec import Struct
from pydantic import Field
from starlette.responses import Response

from tafelrunde.server.callers import SESSION, Caller, Maybe, Oneself
from tafelrunde.server.house import SIGNED_IN, House, address, answer, gives, house_of, nothing, now
from tafelrunde.server.live import setup_of
from tafelrunde.server.messages import Id, Name, Sent, Words
from tafelrunde.server.problems import Problem
from tafelrunde.server.security import hashed, new_token
from tafelrunde.store.store import Block, Chat, Person, Report, Row, SeatRow, TableRow, Taken, Token

router = APIRouter(prefix="/api", tags=["people"])

CODES = 8
Language = Literal["en", "de", "pl"]
Password = Annotated[str, Field(min_length=8, max_length=200)]
Login = Annotated[str, Field(min_length=2, max_length=40)]
HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_hashing = asyncio.Semaphore(2)


class NewGuest(Sent):
    """Somebody who wants to play: a name, a language."""

    name: Name
    language: Language = "en"
    bearer: bool = False
    """Whether to be given a token in the answer instead of a cookie: for bots and scripts."""


class ChangeMe(Sent):
    """What may be changed about oneself."""

    name: Name | None = None
    language: Language | None = None
    webhook: Annotated[str, Field(max_length=500)] | None = None
    """Where notices go, "" for nowhere."""


class NewAccount(Sent):
    """A name to sign in with, and a password."""

    login: Login
    password: Password


class SignIn(Sent):
    """The name and password of an account."""

    login: Login
    password: Annotated[str, Field(min_length=1, max_length=200)]
    bearer: bool = False


class Recover(Sent):
    """A recovery code instead of the password, which is set anew."""

    login: Login
    code: Annotated[str, Field(min_length=1, max_length=40)]
    password: Password


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


class Entered(Struct, frozen=True, omit_defaults=True):
    """Oneself, and what was given for it once."""

    me: Me
    token: str = ""
    """Only where a token was asked for instead of a cookie."""
    codes: list[str] = []
    """Recovery codes, shown once."""


class Kept(Struct, frozen=True):
    """All that is kept of somebody."""

    person: dict[str, Any]
    seats: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    blocks: list[dict[str, Any]]
    reports: list[dict[str, Any]]


def cleaned(text: str, field: str = "name") -> str:
    r"""Return text as one line without control characters and invisible ones; nothing left is an error.

    >>> cleaned("  Anna\u202e \n Bea\0 ")
    'Anna Bea'
    """
    kept = "".join(" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    line = " ".join(unicodedata.normalize("NFC", kept).split())
    if not line:
        raise Problem("unfit", said="server-unfit-text", why=f"{field} is {text!r}")
    return line


def folded(login: str) -> str:
    """Return the name of an account as it is looked up: capitals do not count."""
    return unicodedata.normalize("NFKC", cleaned(login, "login")).casefold()


async def me_of(house: House, person: Person) -> Me:
    """Return what somebody is told about itself."""
    blocks = await house.store.find(Block, person=person.id)
    return Me(
        person.id,
        person.name,
        person.language,
        person.login,
        person.webhook,
        len(person.recovery),
        [block.blocked for block in blocks],
        person.banned,
    )


async def enter(house: House, person: Person, bearer: bool, codes: list[str], status: int) -> Response:
    """Return a new session: by cookie, or as a token for those who asked for one."""
    token = new_token()
    await house.store.put(Token(hashed(token), SESSION, person.id, created=now()))
    said = Entered(await me_of(house, person), token if bearer else "", codes)
    return answer(said, status, {} if bearer else {"Set-Cookie": house.cookies.given(token)})


@router.post("/me", status_code=201, responses=gives(Entered, 403, 409, status=201))
async def become_guest(request: Request, guest: NewGuest, caller: Maybe) -> Response:
    """Sit down as a guest."""
    house = house_of(request)
    if caller is not None and not guest.bearer:
        raise Problem("already", name=caller.person.name)
    name = cleaned(guest.name)
    house.limits.check(house.limits.guests, address(request))
    person = Person(new_token()[:16], name, guest.language, created=now(), seen=now())
    await house.store.insert(person)
    return await enter(house, person, guest.bearer, [], 201)


@router.get("/me", responses=gives(Me, 401), openapi_extra=SIGNED_IN)
async def look_at_me(request: Request, caller: Oneself) -> Response:
    """Say who I am."""
    return answer(await me_of(house_of(request), caller.person))


@router.patch("/me", responses=gives(Me, 401, 403), openapi_extra=SIGNED_IN)
async def change_me(request: Request, change: ChangeMe, caller: Oneself) -> Response:
    """Change name, language or where notices go."""
    house = house_of(request)
    if change.webhook:
        await house.notices.check(change.webhook)
    person = await fresh(house, caller)
    before = person.name
    person.name = before if change.name is None else cleaned(change.name)
    person.language = change.language or person.language
    person.webhook = person.webhook if change.webhook is None else change.webhook
    mine = [] if person.name == before else await house.store.find(SeatRow, person=person.id)
    rows = [row for row in mine if row.name == before]  # not whoever sits beside them at one screen
    for row in rows:
        row.name = person.name
    await house.store.put(person, *rows)
    await house.forget(person.id)
    for row in rows:
        await house.tables.changed(row.table_id)
    return answer(await me_of(house, person))


@router.delete("/me", status_code=204, responses=gives(None, 401, 403), openapi_extra=SIGNED_IN)
async def forget_me(request: Request, caller: Oneself) -> Response:
    """Forget me: my name becomes "somebody", the games I played stay."""
    house = house_of(request)
    await forget(house, await fresh(house, caller))
    answered = nothing()
    answered.headers["Set-Cookie"] = house.cookies.taken()
    return answered


async def forget(house: House, person: Person) -> None:
    """Remove all that is kept of somebody, down to the name; leave every seat of a game that goes on."""
    rows = await house.store.find(SeatRow, person=person.id)
    for row in rows:
        await house.tables.vacate(row.table_id, row.seat)
    rows = await house.store.find(SeatRow, person=person.id)
    lines = await house.store.find(Chat, person=person.id)
    hosted = await house.store.find(TableRow, host=person.id)
    reports = await house.store.find(Report, person=person.id)
    for row in rows:
        row.person, row.name = None, ""
    for line in lines:
        line.person, line.name, line.text = None, "", ""
    for report in reports:
        report.person = None
    await house.store.put(*rows, *lines, *reports)
    for table in hosted:
        await hand_table_on(house, table, person.id)
    tokens = await house.store.find(Token, person=person.id)
    blocks = await house.store.find(Block, person=person.id) + await house.store.find(Block, blocked=person.id)
    await house.store.delete(person, *tokens, *blocks)
    await house.forget(person.id)
    talked = {line.table_id for line in lines}
    for table_id in {row.table_id for row in rows} | talked | {table.id for table in hosted}:
        await house.tables.changed(table_id)


async def hand_table_on(house: House, table: TableRow, person: str, heir: str | None = None) -> None:
    """Let a table have another host: the one that is named, or whoever sits there next; where nobody does, none.

    An open table without anybody is cancelled.
    """
    found: TableRow | None = table
    while found is not None and found.host == person:
        seats = await house.store.find(SeatRow, table_id=table.id, order="seat")
        there = [seat.person for seat in seats if seat.person not in (None, person, *setup_of(found).removed)]
        host = heir or next(iter(there if found.status in ("open", "running") else []), None)
        status = "cancelled" if found.status == "open" and host is None else found.status
        if await house.store.swap((found, msgspec.structs.replace(found, host=host, status=status))):
            return
        found = await house.store.get(TableRow, table.id)  # something else was changed about it meanwhile


@router.get("/me/export", responses=gives(Kept, 401), openapi_extra=SIGNED_IN)
async def export_me(request: Request, caller: Oneself) -> Response:
    """Give me all that is kept of me."""
    house = house_of(request)
    house.limits.check(house.limits.heavy, caller.token.hash)
    store, person = house.store, caller.person
    found: dict[str, Sequence[Row]] = {
        "seats": await store.find(SeatRow, person=person.id),
        "tables": await store.find(TableRow, host=person.id),
        "chat": await store.find(Chat, person=person.id),
        "blocks": await store.find(Block, person=person.id),
        "reports": await store.find(Report, person=person.id),
    }
    secret = {"password", "recovery"}
    own = {name: value for name, value in msgspec.structs.asdict(person).items() if name not in secret}
    return answer(Kept(own, **{name: [msgspec.structs.asdict(row) for row in rows] for name, rows in found.items()}))


@router.post("/account", status_code=201, responses=gives(Entered, 401, 403, 409, status=201), openapi_extra=SIGNED_IN)
async def make_account(request: Request, account: NewAccount, caller: Oneself) -> Response:
    """Turn a guest into an account; its games come along. The answer has the recovery codes, once."""
    house = house_of(request)
    house.limits.check(house.limits.passwords, address(request))
    person = await fresh(house, caller)
    if person.login is not None:
        raise Problem("already", name=person.login)
    login = folded(account.login)
    if await house.store.find(Person, login=login, limit=1):
        raise Problem("name-taken", name=account.login)
    codes = [new_code() for _ in range(CODES)]
    person.login = login
    person.password = await hash_of(account.password)
    person.recovery = [hashed(plain(code)) for code in codes]
    try:
        await house.store.put(person)
    except Taken:
        raise Problem("name-taken", name=account.login) from None
    await house.forget(person.id)
    return answer(Entered(await me_of(house, person), codes=codes), 201)


@router.post("/login", responses=gives(Entered, 401, 403))
async def sign_in(request: Request, given: SignIn, caller: Maybe) -> Response:
    """Sign in; the games that were played as a guest until now come along."""
    house = house_of(request)
    person = await account_of(house, request, given.login)
    if not await is_password(given.password, None if person is None else person.password) or person is None:
        raise Problem("wrong-password")
    if caller is not None and caller.whole and caller.person.login is None:
        await bring_along(house, caller.person, person)
    return await enter(house, person, given.bearer, [], 200)


@router.post("/recover", responses=gives(Entered, 401, 403))
async def recover(request: Request, given: Recover, caller: Maybe) -> Response:
    """Set a new password with a recovery code; all sessions of before are over."""
    house = house_of(request)
    person = await account_of(house, request, given.login)
    code = hashed(plain(given.code))
    fits = person is not None and code in person.recovery
    password = await hash_of(given.password)
    if person is None or not fits:
        raise Problem("wrong-code")
    person.password = password
    person.recovery = [one for one in person.recovery if one != code]
    await house.store.put(person)
    await house.store.delete(*await house.store.find(Token, person=person.id))
    await house.forget(person.id)
    return await enter(house, person, False, [], 200)


@router.post("/logout", status_code=204, responses=gives(None, 401, 403), openapi_extra=SIGNED_IN)
async def sign_out(request: Request, caller: Oneself) -> Response:
    """End this session; a guest who does so is a stranger afterwards."""
    house = house_of(request)
    await house.store.delete(caller.token)
    await house.forget(caller.person.id)
    answered = nothing()
    answered.headers["Set-Cookie"] = house.cookies.taken()
    return answered


@router.put("/me/blocks/{person}", status_code=204, responses=gives(None, 401, 403, 404), openapi_extra=SIGNED_IN)
async def block(request: Request, person: Id, caller: Oneself) -> Response:
    """Do not meet somebody again: neither can join a table that the other one hosts."""
    house = house_of(request)
    if person == caller.person.id or await house.store.get(Person, person) is None:
        raise Problem("unknown-person", person=person)
    await house.store.put(Block(caller.person.id, person, now()))
    return nothing()


@router.delete("/me/blocks/{person}", status_code=204, responses=gives(None, 401, 403), openapi_extra=SIGNED_IN)
async def unblock(request: Request, person: Id, caller: Oneself) -> Response:
    """Meet somebody again."""
    await house_of(request).store.delete(Block(caller.person.id, person))
    return nothing()


@router.post("/reports", status_code=204, responses=gives(None, 401, 403), openapi_extra=SIGNED_IN)
async def report(request: Request, given: NewReport, caller: Oneself) -> Response:
    """Tell the operator about somebody or something."""
    house = house_of(request)
    house.limits.check(house.limits.tables, caller.person.id)
    text = cleaned(given.text, "text")
    await house.store.put(Report(new_token()[:16], caller.person.id, given.person, given.table, text, now()))
    return nothing()


async def fresh(house: House, caller: Caller) -> Person:
    """Return somebody as the store has it now, to be changed."""
    person = await house.store.get(Person, caller.person.id)
    if person is None:
        raise Problem("signed-out")
    return person


async def account_of(house: House, request: Request, login: str) -> Person | None:
    """Return the account of that name, None if there is none; whoever guesses is slowed down."""
    name = folded(login)
    house.limits.check(house.limits.passwords, address(request))
    house.limits.check(house.limits.passwords, f"login {name}")
    found = await house.store.find(Person, login=name, limit=1)
    return found[0] if found else None


async def hash_of(password: str) -> str:
    """Return what is kept of a password."""
    async with _hashing:
        return await asyncio.to_thread(HASHER.hash, password)


@cache
def nobodys() -> str:
    """Return what the password of an unknown name is compared with: that takes as long."""
    return HASHER.hash(secrets.token_hex())


async def is_password(password: str, kept: str | None) -> bool:
    """Tell whether that is the password; of an unknown name (None) it never is."""

    def verified() -> bool:
        instead = nobodys()
        try:
            return HASHER.verify(kept or instead, password)
        except (VerificationError, InvalidHashError):
            return False

    async with _hashing:
        return await asyncio.to_thread(verified)


async def bring_along(house: House, guest: Person, person: Person) -> None:
    """Give all that a guest had to the account that it turns out to be; keys of seats stay good."""
    store = house.store
    rows = await store.find(SeatRow, person=guest.id)
    hosted = await store.find(TableRow, host=guest.id)
    lines = await store.find(Chat, person=guest.id)
    reports = await store.find(Report, person=guest.id)
    blocks = await store.find(Block, person=guest.id)
    tokens = await store.find(Token, person=guest.id)
    keys = [token for token in tokens if token.kind != SESSION]
    for row in rows:
        row.person, row.name = person.id, person.name
    for line in lines:
        line.person = person.id
    for report in reports:
        report.person = person.id
    for key in keys:
        key.person = person.id
    own_blocks = [Block(person.id, block.blocked, block.at) for block in blocks if block.blocked != person.id]
    await store.put(*rows, *lines, *reports, *keys, *own_blocks)
    for table in hosted:
        await hand_table_on(house, table, guest.id, person.id)
    about = await store.find(Block, blocked=guest.id)
    await store.delete(guest, *blocks, *about, *(token for token in tokens if token.kind == SESSION))
    await house.forget(guest.id)
    for table_id in {row.table_id for row in rows} | {table.id for table in hosted}:
        await house.tables.changed(table_id)


def new_code() -> str:
    """Return a recovery code: 80 bits in groups of four."""
    letters = base64.b32encode(secrets.token_bytes(10)).decode().lower()
    return "-".join(letters[k : k + 4] for k in range(0, 16, 4))


def plain(code: str) -> str:
    """Return a code as it is compared: without hyphens, blanks and capitals."""
    return "".join(c for c in code.lower() if c.isalnum())
