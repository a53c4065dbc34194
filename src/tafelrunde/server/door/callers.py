"""Who asks: a person by cookie or bearer token, or whoever holds the key of one seat."""

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Annotated, Final

import msgspec
from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from tafelrunde.server.door.limits import Limits
from tafelrunde.server.door.security import SAFE, Cookies, hashed
from tafelrunde.server.ground.answers import address
from tafelrunde.server.ground.changing import plays
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.times import now
from tafelrunde.store.store import Person, Row, SeatRow, Store, StoreError, TableRow, Token

SESSION: Final = "session"
SEAT: Final = "seat"
BOT: Final = "bot"
HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
UNUSED: Final = 180 * DAY
"""A session ends when it was not used for so long."""
OFTEN: Final = 600_000
TRUSTED: Final = 10_000
"""So many milliseconds a session is believed without asking the store again."""
REMEMBERED: Final = 20_000
WEEK: Final = 7 * DAY
"""So long after the end of a game the keys of its seats are still good for looking at it."""
TABLE: Final = "/api/tables/{table_id}"
WITH_A_KEY: Final = frozenset(
    {
        ("socket", f"{TABLE}/socket"),
        ("GET", TABLE),
        *(("GET", f"{TABLE}/{part}") for part in ("desk", "view", "deeds", "layout", "goals", "chat", "replay")),
        *(("POST", f"{TABLE}/{part}") for part in ("commands", "requests", "wrong")),
    }
)
"""All that the key of a seat is good for, at the table of that seat; whatever is not here it cannot do."""
WITH_A_BOTS_KEY: Final = WITH_A_KEY | {
    ("socket", "/api/lobby/socket"),
    *(("GET", path) for path in ("/api/me", "/api/tables")),
    ("POST", "/api/tables"),
    *(("POST", f"{TABLE}/{part}") for part in ("join", "start", "leave", "cancel")),
    *(("POST", f"/api/links/{part}") for part in ("look", "follow")),
}
"""All that the key of a bot's account is good for, at any table: to find games and to play them."""


ALWAYS: Final = (("DELETE", "/api/me"), ("POST", "/api/logout"))
"""What nobody can be kept from."""


@dataclass(frozen=True)
class Caller:
    """Somebody whom the server knows; with the key of a seat, for that seat alone."""

    person: Person
    token: Token

    @property
    def whole(self) -> bool:
        """Whether this is the person, or the account of a bot, and not only the key of a seat."""
        return self.token.kind in (SESSION, BOT)

    @property
    def purse(self) -> str:
        """Return by what is counted how much somebody asks for: what a key asks for is nothing of its owner's."""
        return self.person.id if self.whole else f"{self.person.id} by key"

    def has(self, row: SeatRow) -> bool:
        """Tell whether somebody may act for a seat."""
        return row.person == self.person.id and (self.whole or fits(self.token, row))


def fits(token: Token, row: SeatRow) -> bool:
    """Tell whether what was handed out for a seat is still good: whoever did so has not stood up since."""
    return (
        row.person is not None
        and (token.table_id, token.seat, token.person, token.sitting)
        == (row.table_id, row.seat, row.person, row.sitting)
    )


class Sessions:
    """The people behind tokens; those of sessions are remembered for a few seconds, keys of seats are not."""

    def __init__(self, store: Store, guest_days: int) -> None:
        self._store = store
        self._guests_unused = max(UNUSED, guest_days * DAY)
        self._known: dict[str, tuple[int, Caller]] = {}

    async def caller(self, token: str) -> Caller | None:
        """Return who holds a token."""
        return await self._known_by(hashed(token))

    async def _known_by(self, key: str) -> Caller | None:
        time = now()
        since, caller = self._known.get(key, (0, None))
        if caller is not None and time - since < TRUSTED:
            return caller
        caller = await self._look_up(key, time)
        self._known.pop(key, None)
        if caller is not None and caller.whole:
            self._known[key] = (time, caller)
            if len(self._known) > REMEMBERED:
                del self._known[next(iter(self._known))]
        return caller

    async def again(self, caller: Caller) -> Caller | None:
        """Return the same caller as it is now: a session may have ended, somebody may have been banned."""
        return await self._known_by(caller.token.hash)

    def lately(self, caller: Caller) -> Caller | None:
        """Return the same caller as it was a few seconds ago, None if that is to be asked `again`."""
        since, known = self._known.get(caller.token.hash, (0, None))
        return known if now() - since < TRUSTED else None

    def age(self, caller: Caller) -> int:
        """Return for how many milliseconds nobody has asked the store about somebody; of a key one never knows."""
        return now() - self._known.get(caller.token.hash, (0, None))[0]

    async def _look_up(self, key: str, time: int) -> Caller | None:
        token = await self._store.get(Token, key)
        if token is None or token.person is None or (token.expires is not None and token.expires < time):
            return None
        if token.kind == SEAT:
            person = await self._behind_key(token, time)
            return None if person is None else Caller(person, token)
        if token.kind == BOT:
            bot = await self._bot(token)
            return None if bot is None else Caller(bot, token)
        person = await self._store.get(Person, token.person) if token.kind == SESSION else None
        if person is None:
            return None
        if await self.is_over(token, person, time):
            return None
        await self._note(token, person, time)
        return Caller(person, token)

    async def _bot(self, token: Token) -> Person | None:
        """Return the bot that a key is for; while its owner is locked out, so is it."""
        bot = await self._store.get(Person, token.person or "")
        owner = None if bot is None else await self._store.get(Person, bot.owner)
        if bot is None or owner is None:
            return None
        return msgspec.structs.replace(bot, banned=bot.banned or owner.banned)

    async def is_over(self, token: Token, person: Person, time: int) -> bool:
        """Tell whether a session was not used for too long; a guest has no other way back to a game that goes on."""
        unused = time - (token.used or person.seen)
        if person.login is not None:
            return unused > UNUSED
        return unused > self._guests_unused and not await plays(self._store, person.id)

    async def note_place(self, caller: Caller, place: str) -> None:
        """Keep when a session is used, every hour, and from where, at most every ten minutes."""
        token, time = caller.token, now()
        moved = token.place != place and (not token.place or time - token.used > OFTEN)
        if token.kind == SESSION and (moved or time - token.used > HOUR):
            old, token.used, token.place = msgspec.structs.replace(token), time, place
            await self._keep(old, token)

    async def _note(self, token: Token, person: Person, time: int) -> None:
        """Keep that somebody was there, once a day; what was changed meanwhile, such as a ban, stays as it is."""
        if time - token.used > DAY:
            old, token.used = msgspec.structs.replace(token), time
            await self._keep(old, token)
        if time - person.seen > DAY:
            old_person, person.seen = msgspec.structs.replace(person), time
            await self._keep(old_person, person)

    async def _keep(self, old: Row, new: Row) -> None:
        """Write what nobody has to wait for: if it cannot be written now, it is the next time."""
        with contextlib.suppress(StoreError):
            await self._store.swap((old, new))

    async def _behind_key(self, token: Token, time: int) -> Person | None:
        """Return whose seat a key opens, None if it no longer does."""
        table_id = token.table_id or ""
        table, row, person = await asyncio.gather(
            self._store.get(TableRow, table_id),
            self._store.get(SeatRow, table_id, token.seat or 0),
            self._store.get(Person, token.person or ""),
        )
        over = table is None or (table.status in ("over", "cancelled") and table.changed + WEEK < time)
        return None if over or row is None or not fits(token, row) else person

    def forget(self, person: str | None = None) -> None:
        """Ask the store again about somebody, or about everybody."""
        self._known = {key: known for key, known in self._known.items() if person and known[1].person.id != person}


async def caller_of(request: HTTPConnection, cookies: Cookies, sessions: Sessions) -> Caller | None:
    """Return who has sent a request, by bearer token or cookie; None where it carries none, or one good for nothing.

    Where there are both, both must be good: whoever mixes them up is told so.
    """
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    given = [bearer.strip()] if scheme.lower() == "bearer" else []
    cookie = request.cookies.get(cookies.name)
    if cookie is not None:
        given.append(cookie)
    callers = [await sessions.caller(token) for token in given]
    return callers[0] if callers and None not in callers else None


def check_purpose(caller: Caller | None, connection: HTTPConnection) -> None:
    """Refuse to whoever holds a key what it is not for: that of a seat opens its seat, that of a bot finds games."""
    if caller is None or caller.token.kind == SESSION:
        return
    wanted = (connection.scope.get("method", "socket"), connection.scope["route"].path)
    if caller.token.kind == BOT:
        if wanted not in WITH_A_BOTS_KEY:
            raise Problem("bot-key", name=caller.person.name)
        return
    if wanted not in WITH_A_KEY or connection.path_params["table_id"] != caller.token.table_id:
        raise Problem("seat-key", seat=caller.token.seat or 0, table=caller.token.table_id or "")


async def maybe(request: Request) -> Caller | None:
    """Return who asks, None for a stranger; refuse who asks too often, and tables to strangers who are kept out."""
    settings: Settings = request.app.state.settings
    caller = await asking(request)
    if caller is None and settings.who != "everybody" and "table_id" in request.path_params:
        raise kept_out(settings)
    return caller


def kept_out(settings: Settings) -> Problem:
    """Return why somebody is not let in."""
    if settings.who == "members":
        return Problem("code-needed", said="server-code-needed-members")
    return Problem("code-needed", said="server-code-needed-invited")


def check_member(settings: Settings, caller: Caller) -> None:
    """Refuse to a guest what is for members, where there are some."""
    if settings.who == "members" and caller.person.login is None and not caller.person.owner:
        raise kept_out(settings)


async def asking(request: Request) -> Caller | None:
    """Return who asks, None for a stranger; refuse who asks too often."""
    limits: Limits = request.app.state.limits
    cookies: Cookies = request.app.state.cookies
    sessions: Sessions = request.app.state.sessions
    limits.check(limits.address, address(request))
    caller = await caller_of(request, cookies, sessions)
    if caller is not None:
        limits.check(limits.session, caller.token.hash)
        await sessions.note_place(caller, address(request))
        check_purpose(caller, request)
        if caller.person.banned and request.method not in SAFE and (request.method, request.url.path) not in ALWAYS:
            raise Problem("banned")
    return caller


async def known(request: Request) -> Caller:
    """Return who asks; a stranger is refused."""
    caller = await asking(request)
    if caller is None:
        raise Problem("signed-out")
    return caller


async def oneself(request: Request) -> Caller:
    """Return who asks; the key of a seat is not enough."""
    caller = await known(request)
    if not caller.whole:
        raise Problem("signed-out")
    return caller


Maybe = Annotated[Caller | None, Depends(maybe)]
Known = Annotated[Caller, Depends(known)]
Oneself = Annotated[Caller, Depends(oneself)]
