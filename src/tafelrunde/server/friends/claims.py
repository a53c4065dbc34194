"""A name of a group on another device: who says so there, who confirms it, and what goes along.

A name belongs to an account or to a device. Whoever has an account signs in. Else somebody says that it is them: they
themselves while they are there on the old device, else the host, or for the host's own name whoever has been in the
group for longest; never whoever wants to be them. With that the old device has the name no more, and what was played
under it goes along to the new one. Nobody comes by a second hand of a game that way.
"""



import asyncio
import time
from typing import Final

import msgspec

from tafelrunde.server.door.callers import Caller
from tafelrunde.server.friends.blackboard import Blackboard
from tafelrunde.server.friends.circles import CLAIMS, Circle, code_of
from tafelrunde.server.friends.groups import Groups
from tafelrunde.server.friends.membership import altered, check_welcome
from tafelrunde.server.ground.changing import known
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.times import now
from tafelrunde.server.live.changes import Changes
from tafelrunde.server.lobby.hosts import hand_table_on
from tafelrunde.server.lobby.links import reseat, sat_down
from tafelrunde.store.store import Chat, Member, Person, Row, SeatRow, Store, Swap, TableRow

HEARD: Final = 2.0
"""Seconds after which other processes have said who is there."""


class Claims:
    """Names that are claimed."""

    def __init__(
        self, store: Store, changes: Changes, groups: Groups, blackboard: Blackboard
    ) -> None:
        self._store = store
        self._changes = changes
        self._groups = groups
        self._blackboard = blackboard

    async def claim(self, circle: Circle, caller: Caller, number: int) -> str:
        """Say on a new device who one is; return the code that the others see beside it."""
        await check_welcome(self._store, circle, caller.person.id)

        async def claimed() -> list[Row | Swap]:
            old = circle.members.get(number)
            if old is None or old.status != "in" or old.person == caller.person.id:
                raise Problem("unknown-person", person=str(number))
            await self._check_free(circle, old, caller.person.id)
            before = [one for one in circle.inside() if one.claim == caller.person.id and one.number != number]
            dropped: list[Row | Swap] = [(one, msgspec.structs.replace(one, claim=None)) for one in before]
            asking = await known(self._store, caller.person.id)
            return [*asking, *dropped, (old, msgspec.structs.replace(old, claim=caller.person.id, claimed=now()))]

        await self._groups.change(circle, claimed)
        return code_of(circle.members[number])

    async def answer(self, circle: Circle, judge: int, number: int, code: str, yes: bool) -> None:
        """Say whether it is them. What was played under the name goes along first: cut short, it can be said again."""
        await self._hear_out(circle)
        member = circle.members.get(number)
        decides = None if member is None or member.status != "in" else self._blackboard.judge(circle, number)
        if decides != judge and (yes or judge not in (number, circle.row.host)):
            if member is not None and decides == number:
                raise Problem("not-the-host", said="server-not-the-host-there", name=member.name)
            raise Problem("not-the-host", said="server-not-the-host-group")
        old = waiting(circle, number, code)
        if not yes:
            await self._groups.alter(circle, number, claim=None)
            return
        assert old.claim is not None
        await self._check_free(circle, old, old.claim)
        await self._hand_over(circle, old, old.claim)

        async def confirmed() -> list[Row | Swap]:
            me = waiting(circle, number, code)
            other = next((one for one in circle.inside() if one.person == me.claim), None)
            merged: list[Row | Swap] = []
            if other is not None:  # they had come in under another name meanwhile
                merged = [(other, msgspec.structs.replace(other, person=None, name="", status="out", claim=None))]
            host = number if other is not None and circle.row.host == other.number else circle.row.host
            now_theirs = msgspec.structs.replace(me, person=me.claim, claim=None, moved=now())
            return [(circle.row, altered(circle.row, host=host)), *merged, (me, now_theirs)]

        await self._groups.change(circle, confirmed)

    async def _hear_out(self, circle: Circle) -> None:
        """Wait until other processes have had the time to say who is there with them."""
        if self._store.shared:
            await asyncio.sleep(max(0.0, circle.loaded + HEARD - time.monotonic()))

    async def _check_free(self, circle: Circle, member: Member, heir: str) -> None:
        """Refuse the name of an account, and that of somebody with whom the heir plays at a table now."""
        theirs = await self._store.get(Person, member.person or "")
        if theirs is not None and theirs.login is not None:
            raise Problem("name-taken", said="server-name-taken-account", name=member.name)
        tables = await self._store.find(TableRow, group_id=circle.id)
        for table in (table for table in tables if table.status in ("open", "running")):
            people = {seat.person for seat in await self._store.find(SeatRow, table_id=table.id)}
            if {member.person, heir} <= people:
                raise Problem("taken", said="server-taken-opponent", name=member.name)

    async def _hand_over(self, circle: Circle, member: Member, heir: str) -> None:
        """Give the seats, tables and lines of a member in this group to whoever is that member from now on."""
        before = member.person
        if before is None:
            return
        tables = {table.id: table for table in await self._store.find(TableRow, group_id=circle.id)}

        def theirs(row: SeatRow) -> SeatRow:
            return sat_down(row, heir, member.name) if row.table_id in tables else row

        changed = await reseat(self._store, before, theirs)
        for table in tables.values():
            if table.host == before:
                await hand_table_on(self._store, table, before, heir)
                changed.add(table.id)
        lines = await self._store.find(Chat, table_id=circle.id, person=before)
        await self._store.put(*(msgspec.structs.replace(line, person=heir) for line in lines))
        await self._groups.changed(circle.id)
        for table_id in changed:
            await self._changes.changed(table_id)


def waiting(circle: Circle, number: int, code: str) -> Member:
    """Return the member whose name is claimed by the device with this code."""
    member = circle.members.get(number)
    if member is None or member.claim is None or member.claimed + CLAIMS < now() or code_of(member) != code:
        raise Problem("unknown-code", said="server-unknown-claim")
    return member
