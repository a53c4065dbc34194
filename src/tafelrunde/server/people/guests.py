"""A device's guest when somebody signs in there: what they have joins the account, or waits until it is signed out."""

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from tafelrunde.server.door.callers import Caller, Maybe, Sessions
from tafelrunde.server.door.security import Cookies, hashed
from tafelrunde.server.friends import membership
from tafelrunde.server.friends.closing import Closing
from tafelrunde.server.friends.groups import Groups
from tafelrunde.server.ground.answers import answer, gives, nothing
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live.changes import Changes
from tafelrunde.server.live.recognition import Recognition
from tafelrunde.server.lobby.hosts import hand_table_on, rename_in_lists
from tafelrunde.server.lobby.links import LASTS, reseat
from tafelrunde.server.people.people import Me, end, me_of
from tafelrunde.store.store import Block, Chat, Person, Report, SeatRow, Store, TableRow, Token

router = APIRouter(prefix="/api", tags=["people"])


async def part(
    store: Store,
    cookies: Cookies,
    recognition: Recognition,
    request: Request,
    said: Response,
    before: Caller,
    person: Person,
) -> None:
    """Part with whoever this device was until somebody has signed in there.

    A guest stays with the device, in a cookie of their own. The session of an account is held by nobody any more once
    its cookie has given way to another one: so it ends.
    """
    cookie = request.cookies.get(cookies.name, "")
    if hashed(cookie) != before.token.hash:
        return
    if before.person.login is None and before.person.id != person.id:
        said.headers.append("Set-Cookie", cookies.left(cookie))
    else:
        await end(store, recognition, before.token)


@router.post("/me/back", responses=gives(Me, 409))
async def come_back(request: Request, caller: Maybe) -> Response:
    """Be the guest again who was left with this device while somebody else was signed in; nobody was: 204."""
    store: Store = request.app.state.store
    cookies: Cookies = request.app.state.cookies
    sessions: Sessions = request.app.state.sessions
    if caller is not None:
        raise Problem("already", name=caller.person.name)
    token = request.cookies.get(cookies.guest, "")
    guest = await sessions.caller(token) if token else None
    if guest is None or not guest.whole:
        return nothing()
    said = answer(await me_of(store, guest.person))
    said.headers.append("Set-Cookie", cookies.given(token))
    said.headers.append("Set-Cookie", cookies.fetched())
    return said


class Belongings:
    """What somebody has: it goes along to whoever they turn out to be."""

    def __init__(
        self, store: Store, recognition: Recognition, changes: Changes, groups: Groups, closing: Closing
    ) -> None:
        self._store = store
        self._recognition = recognition
        self._changes = changes
        self._groups = groups
        self._closing = closing

    async def bring_along(self, guest: Person, person: Person) -> None:
        """Give all that a guest had to the account that it turns out to be; keys of seats stay good."""
        hosted = await self._store.find(TableRow, host=guest.id)
        lines = await self._store.find(Chat, person=guest.id)
        reports = await self._store.find(Report, person=guest.id)
        blocks = await self._store.find(Block, person=guest.id)
        tokens = await self._store.find(Token, person=guest.id)
        keys = [token for token in tokens if token.kind in LASTS]
        for line in lines:
            line.person = person.id
        for report in reports:
            report.person = person.id
        for key in keys:
            key.person = person.id
        own_blocks = [Block(person.id, block.blocked, block.at) for block in blocks if block.blocked != person.id]
        await self._store.put(*lines, *reports, *(key for key in keys if key.seat is None), *own_blocks)

        def theirs(row: SeatRow) -> SeatRow:
            return msgspec.structs.replace(row, person=person.id, name=person.name)

        sat = await reseat(self._store, guest.id, theirs, keys)
        await membership.bring_along(self._store, self._groups, self._closing, guest.id, person.id)
        for table in hosted:
            await hand_table_on(self._store, table, guest.id, person.id)
        listed = await rename_in_lists(self._store, guest.id, person.id)
        about = await self._store.find(Block, blocked=guest.id)
        await self._store.delete(guest, *blocks, *about, *(token for token in tokens if token not in keys))
        sat |= await reseat(self._store, guest.id, theirs)  # where they were just sitting down
        await self._recognition.forget(guest.id)
        for table_id in sat | listed | {table.id for table in hosted}:
            await self._changes.changed(table_id)
