"""Accounts: a guest takes a name and a password, signs in elsewhere, and comes back with a recovery code."""

import base64
import secrets
from typing import Annotated

import msgspec
from fastapi import APIRouter, Request
from pydantic import Field
from starlette.responses import Response

from tafelrunde.server.callers import SESSION, Maybe, Oneself
from tafelrunde.server.house import SIGNED_IN, House, address, answer, gives, house_of, nothing
from tafelrunde.server.links import reseat, revoke
from tafelrunde.server.messages import Sent
from tafelrunde.server.passwords import hash_of, is_password
from tafelrunde.server.people import Entered, enter, folded, fresh, me_of
from tafelrunde.server.problems import Problem
from tafelrunde.server.security import hashed
from tafelrunde.server.traces import hand_table_on
from tafelrunde.store.store import Block, Chat, Person, Report, SeatRow, TableRow, Taken, Token

router = APIRouter(prefix="/api", tags=["people"])

CODES = 8
Password = Annotated[str, Field(min_length=8, max_length=200)]
Login = Annotated[str, Field(min_length=2, max_length=40)]


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
    """Set a new password with a recovery code; all sessions, keys and links of before are over."""
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
    tables = await revoke(house.store, person.id)
    await house.forget(person.id)
    for table_id in tables:
        await house.tables.changed(table_id)
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


async def account_of(house: House, request: Request, login: str) -> Person | None:
    """Return the account of that name, None if there is none; whoever guesses is slowed down."""
    name = folded(login)
    house.limits.check(house.limits.passwords, address(request))
    house.limits.check(house.limits.passwords, f"login {name}")
    found = await house.store.find(Person, login=name, limit=1)
    return found[0] if found else None


async def bring_along(house: House, guest: Person, person: Person) -> None:
    """Give all that a guest had to the account that it turns out to be; keys of seats stay good."""
    store = house.store
    hosted = await store.find(TableRow, host=guest.id)
    lines = await store.find(Chat, person=guest.id)
    reports = await store.find(Report, person=guest.id)
    blocks = await store.find(Block, person=guest.id)
    tokens = await store.find(Token, person=guest.id)
    keys = [token for token in tokens if token.kind != SESSION]
    for line in lines:
        line.person = person.id
    for report in reports:
        report.person = person.id
    for key in keys:
        key.person = person.id
    own_blocks = [Block(person.id, block.blocked, block.at) for block in blocks if block.blocked != person.id]
    await store.put(*lines, *reports, *(key for key in keys if key.seat is None), *own_blocks)

    def theirs(row: SeatRow) -> SeatRow:
        return msgspec.structs.replace(row, person=person.id, name=person.name)

    sat = await reseat(store, guest.id, theirs, keys)
    for table in hosted:
        await hand_table_on(house, table, guest.id, person.id)
    about = await store.find(Block, blocked=guest.id)
    await store.delete(guest, *blocks, *about, *(token for token in tokens if token.kind == SESSION))
    await house.forget(guest.id)
    for table_id in sat | {table.id for table in hosted}:
        await house.tables.changed(table_id)


def new_code() -> str:
    """Return a recovery code: 80 bits in groups of four."""
    letters = base64.b32encode(secrets.token_bytes(10)).decode().lower()
    return "-".join(letters[k : k + 4] for k in range(0, 16, 4))


def plain(code: str) -> str:
    """Return a code as it is compared: without hyphens, blanks and capitals."""
    return "".join(c for c in code.lower() if c.isalnum())
