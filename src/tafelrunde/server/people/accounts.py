"""Accounts: a guest takes a name and a password, signs in elsewhere, and comes back with a recovery code."""


import base64
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Request
from pydantic import Field
from starlette.responses import Response

from tafelrunde.server.door.callers import SESSION, Caller, Maybe, Oneself, kept_out
from tafelrunde.server.door.limits import TRUSTED, Limits, Rare
from tafelrunde.server.door.passwords import Passwords
from tafelrunde.server.door.security import Cookies, hashed, new_token
from tafelrunde.server.ground.answers import SIGNED_IN, address, answer, gives, nothing
from tafelrunde.server.ground.changing import alter
from tafelrunde.server.ground.messages import Code, Language, Name, Sent
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.times import now
from tafelrunde.server.ground.visible import cleaned, folded
from tafelrunde.server.live.changes import Changes
from tafelrunde.server.live.recognition import Recognition
from tafelrunde.server.lobby.links import revoke
from tafelrunde.server.people.devices import mark, marker
from tafelrunde.server.people.entry import plain, used
from tafelrunde.server.people.guests import Belongings, part
from tafelrunde.server.people.people import Entered, end, enter, me_of
from tafelrunde.server.people.traces import login_of
from tafelrunde.store.store import Ban, Person, Store, Swap, Token

router = APIRouter(prefix="/api", tags=["people"])

CODES: Final = 8
SESSIONS: Final = 50
"""So many sessions of an account there are at most."""
Password = Annotated[str, Field(min_length=8, max_length=200)]
Login = Annotated[str, Field(min_length=2, max_length=40)]


class NewAccount(Sent):
    """A name to sign in with, and a password; whoever is nobody yet brings a code, and says how to be called."""

    login: Login
    password: Password
    code: Code | None = None
    name: Name | None = None
    language: Language = "en"
    bearer: bool = False


class SignIn(Sent):
    """The name and password of an account."""

    login: Login
    password: Annotated[str, Field(min_length=1, max_length=200)]
    bring: bool = False
    """Whether what the guest has who signs in joins the account; else it stays with the device."""
    bearer: bool = False


class Recover(Sent):
    """A recovery code instead of the password, which is set anew."""

    login: Login
    code: Code
    password: Password
    bring: bool = False


@router.post("/account", status_code=201, responses=gives(Entered, 401, 403, 404, 409, status=201))
async def make_account(request: Request, account: NewAccount, caller: Maybe) -> Response:
    """Turn a guest into an account; its games come along. The answer has the recovery codes, once.

    With a code of the operator a stranger becomes an account at once; where members alone are let in all need one.
    """
    settings: Settings = request.app.state.settings
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    passwords: Passwords = request.app.state.passwords
    cookies: Cookies = request.app.state.cookies
    recognition: Recognition = request.app.state.recognition
    where = address(request)
    if (caller is None and account.code is None) or (caller is not None and not caller.whole):
        raise Problem("signed-out")
    if account.code is None and settings.who == "members":
        raise kept_out(settings)
    await limits.spend(limits.accounts, where)
    login = folded(account.login)

    async def check(person: Person) -> None:
        if person.login is not None:
            raise Problem("already", name=person.login)
        barred = await store.get(Ban, login_of(login))
        if barred is not None or await store.find(Person, login=login, limit=1):
            raise Problem("name-taken", name=account.login)

    newcomer = Person(
        new_token()[:16], cleaned(account.name or account.login), account.language, created=now(), seen=now()
    )
    await check(newcomer if caller is None else caller.person)
    wanted = caller is None or settings.who == "members"
    proof = [await used(store, limits, where, account.code)] if wanted and account.code is not None else []
    codes = [new_code() for _ in range(CODES)]
    password = await passwords.hash(account.password, where)

    async def named(person: Person) -> Person:
        await check(person)
        if wanted and account.code is not None:
            await used(store, limits, where, account.code)  # somebody else may have been quicker with it
        recovery = [hashed(plain(code)) for code in codes]
        return msgspec.structs.replace(person, login=login, password=password, recovery=recovery)

    if caller is None:
        person = await named(newcomer)
        if not await store.swap(*proof, person):
            await named(newcomer)
            raise Problem("storage")
        return await begin(store, cookies, recognition, request, person, account.bearer, codes, 201)
    person = await changed(store, recognition, caller.person.id, named, *proof)
    said = answer(Entered(await me_of(store, person), codes=codes), 201)
    said.headers.append("Set-Cookie", await mark(store, cookies, request, person))
    return said


@router.post("/login", responses=gives(Entered, 401, 403))
async def sign_in(request: Request, given: SignIn, caller: Maybe) -> Response:
    """Sign in; the games that were played as a guest until now come along if that is wanted."""
    arrivals: Arrivals = request.app.state.arrivals
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    passwords: Passwords = request.app.state.passwords
    cookies: Cookies = request.app.state.cookies
    login = folded(given.login)
    person = await account_of(store, login)
    device = await marker(store, cookies, request, person)
    who = address(request)
    fees = await paid(limits, who, login, device)
    try:
        kept = None if person is None else person.password
        fits = await passwords.fits(given.password, kept, who, known=bool(device))
    except Problem:
        await give_back(limits, fees)  # nobody had the time to look
        raise
    now_kept = await store.get(Person, person.id) if person is not None and fits else None
    if now_kept is None or person is None or now_kept.password != person.password:  # it may be another one by now
        raise Problem("wrong-password")
    await give_back(limits, fees)
    if passwords.is_weaker(person.password):
        person = await renew(store, passwords, person, given.password, who)
    return await arrivals.entered(request, person, caller, given.bring, given.bearer)


async def paid(limits: Limits, where: str, login: str, device: str) -> list[tuple[Rare, str]]:
    """Take what a wrong password costs, and return what was taken; refuse where there is too little left.

    A device that has signed in before pays for itself alone, so that nobody can keep its owner out. Any other pays for
    its address; and if that has failed before, for the name too, on which many addresses may be at work.
    """
    if device:
        fees = [(limits.passwords, f"device {hashed(device)}")]
    else:
        fees = [(limits.passwords, where)]
        trusted = await limits.wait(TRUSTED, where) == 0
        fees.append((TRUSTED, where) if trusted else (limits.names, login))
    for rare, who in fees:
        if rare is not TRUSTED:
            await limits.spend(rare, who)
    return fees


async def give_back(limits: Limits, fees: list[tuple[Rare, str]]) -> None:
    """Give back what was taken: the password was right."""
    for rare, who in fees:
        await limits.wait(rare, who, -1)


async def renew(store: Store, passwords: Passwords, person: Person, password: str, who: str) -> Person:
    """Hash a password anew, for by now a hash costs more; whoever has set another one meanwhile keeps that."""
    with contextlib.suppress(Problem):  # nobody has the time now: the next sign-in will do
        anew = await passwords.hash(password, who, known=True)

        async def hashed_anew(row: Person) -> Person:
            return msgspec.structs.replace(row, password=anew) if row.password == person.password else row

        row = await alter(store, person.id, hashed_anew)
        return row if row is not None and row.password == anew else person
    return person


@router.post("/recover", responses=gives(Entered, 401, 403))
async def recover(request: Request, given: Recover, caller: Maybe) -> Response:
    """Set a new password with a recovery code: it ends all sessions, keys and links there were.

    A code is long and random: it is always looked at, however many wrong ones came before it.
    """
    arrivals: Arrivals = request.app.state.arrivals
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    passwords: Passwords = request.app.state.passwords
    recognition: Recognition = request.app.state.recognition
    changes: Changes = request.app.state.changes
    found = await account_of(store, folded(given.login))
    code = hashed(plain(given.code))
    if found is None or code not in found.recovery:
        await limits.spend(limits.passwords, address(request))
        raise Problem("wrong-code")
    password = await passwords.hash(given.password, address(request), known=True)

    async def set_anew(person: Person) -> Person:
        if code not in person.recovery:
            raise Problem("wrong-code")
        left = [one for one in person.recovery if one != code]
        return msgspec.structs.replace(person, password=password, recovery=left)

    person = await changed(store, recognition, found.id, set_anew)
    await end_all(store, recognition, changes, person.id)
    return await arrivals.entered(request, person, caller, given.bring)


class Arrivals:
    """Lets in whoever has shown that an account is theirs."""

    def __init__(self, store: Store, cookies: Cookies, recognition: Recognition, belongings: Belongings) -> None:
        self._store = store
        self._cookies = cookies
        self._recognition = recognition
        self._belongings = belongings

    async def entered(
        self,
        request: Request,
        person: Person,
        before: Caller | None,
        bring: bool = False,
        bearer: bool = False,
        proof: Sequence[Swap] = (),
    ) -> Response:
        """Return a new session of somebody, in the place of who was there before; the oldest of too many ends."""
        other = before if before is not None and before.whole else None
        if bring and other is not None and other.person.login is None and other.person.id != person.id:
            await self._belongings.bring_along(other.person, person)
            other = None
        said = await begin(self._store, self._cookies, self._recognition, request, person, bearer, proof=proof)
        if other is not None and not bearer:
            await part(self._store, self._cookies, self._recognition, request, said, other, person)
        return said


async def end_all(store: Store, recognition: Recognition, changes: Changes, person: str, but: str = "") -> None:
    """End all that lets anybody in as somebody: sessions but for one, keys and links; known devices too."""
    tables = await revoke(store, person, but)
    for one in (person, *(bot.id for bot in await store.find(Person, owner=person))):
        await recognition.forget(one)
    for table_id in tables:
        await changes.changed(table_id)


async def begin(
    store: Store,
    cookies: Cookies,
    recognition: Recognition,
    request: Request,
    person: Person,
    bearer: bool,
    codes: Sequence[str] = (),
    status: int = 200,
    proof: Sequence[Swap] = (),
) -> Response:
    """Return a new session; for an account its device is known from now on."""
    sessions = await store.find(Token, person=person.id, kind=SESSION, order="used")
    if len(sessions) >= SESSIONS:
        await end(store, recognition, *sessions[: len(sessions) + 1 - SESSIONS])
    said = await enter(store, cookies, request, person, bearer, status, codes, proof)
    if person.login is not None:
        said.headers.append("Set-Cookie", await mark(store, cookies, request, person))
    return said


@router.post("/logout", status_code=204, responses=gives(None, 401, 403), openapi_extra=SIGNED_IN)
async def sign_out(request: Request, caller: Oneself) -> Response:
    """End this session; a guest who does so is a stranger afterwards."""
    store: Store = request.app.state.store
    cookies: Cookies = request.app.state.cookies
    recognition: Recognition = request.app.state.recognition
    await end(store, recognition, caller.token)
    answered = nothing()
    answered.headers["Set-Cookie"] = cookies.taken()
    return answered


async def account_of(store: Store, login: str) -> Person | None:
    """Return the account of that name, None if there is none."""
    found = await store.find(Person, login=login, limit=1)
    return found[0] if found else None


async def changed(
    store: Store, recognition: Recognition, person: str, how: Callable[[Person], Awaitable[Person]], *beside: Swap
) -> Person:
    """Change somebody's row and tell every process; whoever is gone meanwhile is not known any more."""
    row = await alter(store, person, how, *beside)
    if row is None:
        raise Problem("signed-out")
    await recognition.forget(person)
    return row


def new_code() -> str:
    """Return a recovery code: 80 bits in groups of four."""
    letters = base64.b32encode(secrets.token_bytes(10)).decode().lower()
    return "-".join(letters[k : k + 4] for k in range(0, 16, 4))
