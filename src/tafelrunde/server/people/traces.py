"""What is kept of somebody: given to them, and removed when they want to be forgotten."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Request
from msgspec import Struct
from pydantic import Field
from starlette.responses import Response

from tafelrunde.server.door.callers import Oneself
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.door.passwords import Passwords
from tafelrunde.server.door.security import Cookies, hashed
from tafelrunde.server.friends import membership
from tafelrunde.server.friends.closing import Closing
from tafelrunde.server.friends.groups import Groups
from tafelrunde.server.ground.answers import SIGNED_IN, address, answer, gives, nothing
from tafelrunde.server.ground.messages import Sent
from tafelrunde.server.ground.process import Leftovers
from tafelrunde.server.live.changes import Changes
from tafelrunde.server.live.recognition import Recognition
from tafelrunde.server.live.setup import setup_of
from tafelrunde.server.lobby.hosts import hand_table_on, rename_in_lists
from tafelrunde.server.lobby.links import reseat, revoke
from tafelrunde.server.lobby.sitting import Vacating
from tafelrunde.server.people.people import confirm
from tafelrunde.store.store import (
    Ban,
    Block,
    Chat,
    Deed,
    Group,
    Member,
    Person,
    Report,
    Row,
    SeatRow,
    Store,
    TableRow,
    Token,
)

router = APIRouter(prefix="/api", tags=["people"])


class Kept(Struct, frozen=True):
    """All that is kept of somebody."""

    person: dict[str, Any]
    seats: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    """Those that one hosts."""
    chat: list[dict[str, Any]]
    blocks: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    tokens: list[dict[str, Any]]
    """Sessions, known devices, keys and links, without what they are told by."""
    deeds: list[dict[str, Any]]
    """What operators did about one, and why."""
    lists: list[dict[str, Any]]
    """Tables whose hosts have muted or removed one."""
    members: list[dict[str, Any]]
    """What one is in groups of friends, and whether one was sent away there."""
    groups: list[dict[str, Any]]
    """Those of which one is the host."""
    bots: list[dict[str, Any]]
    """The accounts of one's bots."""


class Farewell(Struct, frozen=True):
    """What happens when one is forgotten now, in tables."""

    bots: int
    """Games that go on, with a bot in one's place."""
    resigned: int
    """Games that one gives up: so it was chosen for who leaves."""
    waiting: int
    """Tables that wait for players, and lose this one."""
    login: str | None
    """The account that there will not be any more; None for a guest."""
    people: list[str]
    """The others at games that go on, by name."""


class Forget(Sent):
    """What it takes to be forgotten: of a guest nothing, of an account its password."""

    password: Annotated[str, Field(max_length=200)] = ""


@router.get("/me/farewell", responses=gives(Farewell, 401), openapi_extra=SIGNED_IN)
async def look_ahead(request: Request, caller: Oneself) -> Response:
    """Say what happens when I am forgotten; nothing does yet."""
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    person = caller.person
    limits.check(limits.heavy, caller.token.hash)
    waiting = await store.find(TableRow, seated=person.id, status="open")
    ends: Counter[str] = Counter(waiting=len(waiting))
    others: set[str] = set()
    for table in await store.find(TableRow, seated=person.id, status="running"):
        ends["resigned" if setup_of(table).chosen.leaving == "forfeit" else "bots"] += 1
        there = await store.find(SeatRow, table_id=table.id)
        others |= {row.name for row in there if row.person not in (None, person.id)}
    return answer(Farewell(ends["bots"], ends["resigned"], ends["waiting"], person.login, sorted(others)))


@router.delete("/me", status_code=204, responses=gives(None, 401, 403), openapi_extra=SIGNED_IN)
async def forget_me(request: Request, caller: Oneself, given: Forget | None = None) -> Response:
    """Forget me: my name becomes "somebody", the games I played stay. For an account it takes the password."""
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    passwords: Passwords = request.app.state.passwords
    cookies: Cookies = request.app.state.cookies
    traces: Traces = request.app.state.traces
    if caller.person.login is not None:
        password = None if given is None else given.password
        await confirm(store, limits, passwords, caller.person, password, address(request))
    await traces.forget(caller.person.id)
    answered = nothing()
    answered.headers["Set-Cookie"] = cookies.taken()
    return answered


class Traces:
    """Removes what is kept of people."""

    def __init__(
        self,
        store: Store,
        leftovers: Leftovers,
        recognition: Recognition,
        vacating: Vacating,
        changes: Changes,
        groups: Groups,
        closing: Closing,
    ) -> None:
        self._store = store
        self._leftovers = leftovers
        self._recognition = recognition
        self._vacating = vacating
        self._changes = changes
        self._groups = groups
        self._closing = closing

    async def forget(self, person: str) -> None:
        """Remove all that is kept of somebody, down to the name; leave every seat of a game that goes on.

        Sessions go first, so that nobody can add to it meanwhile, and who it is last: what is cut short can be done
        again.
        """
        store = self._store
        await revoke(store, person)
        for bot in await store.find(Person, owner=person):
            await self.forget(bot.id)
        await self._recognition.forget(person)
        changed = await self._clear(person)
        deeds = [msgspec.structs.replace(deed, about="", why="") for deed in await store.find(Deed, about=person)]
        await store.put(*deeds)
        row_now = await store.get(Person, person)
        done = await store.find(Deed, about=person)
        named = login_of(row_now.login) if row_now is not None and row_now.login is not None else ""
        await store.put(*(msgspec.structs.replace(deed, about=named) for deed in done))
        if row_now is not None:
            if row_now.banned and row_now.login is not None:
                await store.put(Ban(login_of(row_now.login)))
            await store.delete(row_now)
        changed |= await self._clear(person)  # what was on its way when this began; nothing can come after it
        await self._recognition.forget(person)
        self._leftovers.there = True
        for place in changed:
            if await store.get(Group, place) is not None:
                await self._groups.changed(place)
            else:
                await self._changes.changed(place)

    async def _clear(self, person: str) -> set[str]:
        """Remove what is kept of somebody beside who it is and what operators did; return its tables and groups."""
        store = self._store
        for table in await store.find(TableRow, host=person):
            await hand_table_on(store, table, person)
            await self._changes.changed(table.id)
        await membership.forget(store, self._groups, self._closing, person)
        for row in await store.find(SeatRow, person=person):
            await self._vacating.vacate(row.table_id, row.seat, person)
        sat = await reseat(store, person, lambda row: SeatRow(row.table_id, row.seat, None, row.bot))
        lines = await store.find(Chat, person=person)
        await store.put(*(msgspec.structs.replace(line, person=None, name="", text="") for line in lines))
        listed = await rename_in_lists(store, person)
        about = [msgspec.structs.replace(one, about=None) for one in await store.find(Report, about=person)]
        await store.put(*(report for report in about if report.person != person))
        own = await store.find(Report, person=person)
        blocks = await store.find(Block, person=person) + await store.find(Block, blocked=person)
        await store.delete(*own, *blocks, *await store.find(Token, person=person))
        return sat | listed | {line.table_id for line in lines}


def login_of(login: str) -> str:
    """Return by what the name of an account is known that is barred: a hash."""
    return hashed(f"login {login}")


@router.get("/me/export", responses=gives(Kept, 401), openapi_extra=SIGNED_IN)
async def export_me(request: Request, caller: Oneself) -> Response:
    """Give me all that is kept of me."""
    store: Store = request.app.state.store
    limits: Limits = request.app.state.limits
    limits.check(limits.heavy, caller.token.hash)
    person = caller.person
    found: dict[str, Sequence[Row]] = {
        "seats": await store.find(SeatRow, person=person.id),
        "tables": await store.find(TableRow, host=person.id),
        "chat": await store.find(Chat, person=person.id),
        "blocks": await store.find(Block, person=person.id),
        "reports": await store.find(Report, person=person.id),
        "tokens": await store.find(Token, person=person.id),
        "deeds": await store.find(Deed, about=person.id),
        "members": await store.find(Member, person=person.id),
        "groups": await membership.hosted(store, person.id),
        "bots": await store.find(Person, owner=person.id),
    }
    secret = {"password", "recovery", "hash", "sitting", "who", "link", "claim"}

    def shown(row: Row) -> dict[str, Any]:
        return {name: value for name, value in msgspec.structs.asdict(row).items() if name not in secret}

    lists = [
        {"table": row.id, "removed": person.id in setup.removed, "muted": person.id in setup.muted}
        for row in await store.find(TableRow, holding={"settings": person.id})
        if person.id in (setup := setup_of(row)).removed + setup.muted
    ]
    rows = {name: [shown(row) for row in some] for name, some in found.items()}
    return answer(Kept(shown(person), **rows, lists=lists))
