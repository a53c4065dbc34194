"""How a group ends: by its host, with its last member, or when nobody has played there for a year."""

import contextlib

import msgspec

from tafelrunde.server.friends.circles import Circle
from tafelrunde.server.friends.groups import Groups
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.process import Leftovers
from tafelrunde.server.ground.times import now
from tafelrunde.server.live.changes import Changes
from tafelrunde.store.store import Chat, Member, Store, TableRow


class Closing:
    """Closes groups."""

    def __init__(self, store: Store, leftovers: Leftovers, changes: Changes, groups: Groups) -> None:
        self._store = store
        self._leftovers = leftovers
        self._changes = changes
        self._groups = groups

    async def end(self, group_id: str) -> None:
        """Close a group if nobody has played there for a year; else note until when it is there."""
        with contextlib.suppress(Problem):
            circle = await self._groups.look_up(group_id)
            if circle.ends() < now():
                await self.close(circle)
            else:
                await self._store.swap((circle.row, msgspec.structs.replace(circle.row, ends=circle.ends())))
                await self._groups.changed(group_id)

    async def close(self, circle: Circle) -> None:
        """End a group; its tables stay with those who played there."""
        store = self._store
        await store.delete(circle.row)
        self._groups.drop(circle, "unknown-table")
        for table in await store.find(TableRow, group_id=circle.id):
            found: TableRow | None = table
            while found is not None and found.group_id == circle.id:
                if await store.swap((found, msgspec.structs.replace(found, group_id=""))):
                    break
                found = await store.get(TableRow, table.id)
            await self._changes.changed(table.id)
        lines = await store.find(Chat, table_id=circle.id)
        await store.delete(*lines, *await store.find(Member, group_id=circle.id))
        self._leftovers.there = True
        await store.announce(f"group/{circle.id}")
