"""Who asks: a person by cookie or bearer token, or whoever holds the key of one seat."""

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from tafelrunde.server.house import House, house_of, now
from tafelrunde.server.problems import Problem
from tafelrunde.server.security import SAFE, hashed
from tafelrunde.store.store import Person, SeatRow, Store, Token

SESSION: Final = "session"
SEAT: Final = "seat"
DAY: Final = 86_400_000
TRUSTED: Final = 10_000
"""So many milliseconds a session is believed without asking the store again."""
REMEMBERED: Final = 20_000


@dataclass(frozen=True)
class Caller:
    """Somebody whom the server knows; with the key of a seat, for that seat alone."""

    person: Person
    token: Token

    @property
    def whole(self) -> bool:
        """Whether this is the person, and not only the key of a seat."""
        return self.token.kind == SESSION

    def may_be(self, table_id: str, seat: int) -> bool:
        """Tell whether the token is good for this seat, if the seat is the person's."""
        return self.whole or (self.token.table_id == table_id and self.token.seat == seat)


class Sessions:
    """The people behind tokens, remembered for a few seconds."""

    def __init__(self, store: Store) -> None:
        self._store = store
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
        if caller is not None:
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

    async def _look_up(self, key: str, time: int) -> Caller | None:
        token = await self._store.get(Token, key)
        if token is None or token.kind not in (SESSION, SEAT) or (token.expires is not None and token.expires < time):
            return None
        owner = token.person
        if token.kind == SEAT:
            row = await self._store.get(SeatRow, token.table_id or "", token.seat or 0)
            owner = None if row is None else row.person
        person = None if owner is None else await self._store.get(Person, owner)
        if person is None:
            return None
        if token.kind == SESSION and time - person.seen > DAY:
            person.seen = time
            await self._store.put(person)
        return Caller(person, token)

    def forget(self, person: str | None = None) -> None:
        """Ask the store again about somebody, or about everybody."""
        self._known = {key: known for key, known in self._known.items() if person and known[1].person.id != person}


async def caller_of(request: HTTPConnection, house: House) -> Caller | None:
    """Return who has sent a request, by bearer token or cookie; None where it carries none, or one good for nothing.

    Where there are both, both must be good: whoever mixes them up is told so.
    """
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    given = [bearer.strip()] if scheme.lower() == "bearer" else []
    cookie = request.cookies.get(house.cookies.name)
    if cookie is not None:
        given.append(cookie)
    callers = [await house.sessions.caller(token) for token in given]
    return callers[0] if callers and None not in callers else None


async def maybe(request: Request) -> Caller | None:
    """Return who asks, None for a stranger; refuse who asks too often."""
    house = house_of(request)
    house.limits.check(house.limits.address, str(request.scope.get("address", "?")))
    caller = await caller_of(request, house)
    if caller is not None:
        house.limits.check(house.limits.session, caller.token.hash)
        if caller.person.banned and request.method not in SAFE:
            raise Problem("banned")
    return caller


async def known(request: Request) -> Caller:
    """Return who asks; a stranger is refused."""
    caller = await maybe(request)
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
