"""The groups of friends of this process: loaded when somebody comes, changed, read anew.

Whatever is stored of a group is written first and shown then. What it has played is read from its tables.
"""

import asyncio
import contextlib
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from tafelrunde.server.friends.blackboard import Blackboard
from tafelrunde.server.friends.circles import LINES, Circle, Known
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.times import now
from tafelrunde.server.live.live import ATTEMPTS, Live
from tafelrunde.server.live.watchers import Watcher
from tafelrunde.store.store import Chat, Group, Member, Row, SeatRow, Store, StoreError, Swap, TableRow
from tafelrunde.table import HUMAN

GAMES: Final = 1000
"""So many games are counted, the last ones."""
Change: TypeAlias = Callable[[], Awaitable[Sequence[Row | Swap]]]


class Groups:
    """All groups of this process."""

    def __init__(self, store: Store, blackboard: Blackboard) -> None:
        self._store = store
        self._blackboard = blackboard
        self._circles: dict[str, Circle] = {}
        self._loading: dict[str, asyncio.Task[Circle]] = {}
        self._meanwhile: dict[str, list[Known]] = {}
        """What was heard of tables of groups that are being loaded."""

    async def get(self, group_id: str) -> Circle:
        """Return a group as it is stored; one that has ended is not there."""
        circle = self._circles.get(group_id)
        if circle is None:
            if group_id not in self._loading:
                task = asyncio.create_task(self._load(group_id))
                self._loading[group_id] = task
                task.add_done_callback(lambda _: self._loading.pop(group_id, None))
            circle = await asyncio.shield(self._loading[group_id])
        elif self._store.shared:
            await self.refresh(circle)
        if circle.ends() < now():
            raise Problem("unknown-group")
        circle.used = time.monotonic()
        return circle

    async def look_up(self, group_id: str) -> Circle:
        """Return a group, though it may be over."""
        return self._circles.get(group_id) or await self._load(group_id)

    def peek(self, group_id: str) -> Circle | None:
        """Return a group if it is in memory."""
        return self._circles.get(group_id)

    def in_memory(self) -> list[Circle]:
        """Return the groups that are in memory."""
        return list(self._circles.values())

    async def _load(self, group_id: str) -> Circle:
        store, self._meanwhile[group_id] = self._store, []
        try:
            row = await store.get(Group, group_id)
            if row is None:
                raise Problem("unknown-group")
            members = await store.find(Member, group_id=group_id)
            chat = await store.find(Chat, table_id=group_id, order="-number", limit=LINES)
            tables = await store.find(TableRow, group_id=group_id, order="-created", limit=GAMES)
            known = [Known(table, await store.find(SeatRow, table_id=table.id, order="seat")) for table in tables]
            circle = Circle(row, members, chat[::-1], known + self._meanwhile[group_id])
        finally:
            del self._meanwhile[group_id]
        self._circles[group_id] = circle
        if store.shared:
            with contextlib.suppress(StoreError):
                await store.announce(f"group-who/{group_id}")
        return circle

    async def refresh(self, circle: Circle) -> None:
        """Read again who is in it; a group that is not there any more leaves the memory."""
        row = await self._store.get(Group, circle.id)
        if row is None:
            self.drop(circle, "unknown-table")
            raise Problem("unknown-group")
        circle.row = row
        circle.members = {one.number: one for one in await self._store.find(Member, group_id=circle.id)}

    def drop(self, circle: Circle, reason: str) -> None:
        """Let a group leave the memory; those who listen come back, or hear that it has ended."""
        if self._circles.get(circle.id) is circle:
            del self._circles[circle.id]
        for handle in circle.lingering.values():
            handle.cancel()
        for watcher in circle.watchers:
            watcher.close(reason)

    def watchers(self) -> list[Watcher]:
        """Return all open sockets of groups."""
        return [watcher for circle in self._circles.values() for watcher in circle.watchers]

    async def change(self, circle: Circle, how: Change) -> None:
        """Change a group and who is in it, and tell everybody; anew where another process was quicker."""
        async with circle.lock:
            for _ in range(ATTEMPTS):
                if await self._store.swap(*await how()):
                    break
                await self.refresh(circle)
            else:
                raise Problem("storage")
            await self.refresh(circle)
        self._blackboard.tell(circle)
        await self._store.announce(f"group/{circle.id}")

    async def alter(self, circle: Circle, number: int, **fields: object) -> None:
        """Change what is kept of a member."""

        async def altered_member() -> list[Row | Swap]:
            old = circle.members.get(number)
            if old is None or old.status != "in":
                raise Problem("unknown-group")
            return [(old, msgspec.structs.replace(old, **fields))]

        await self.change(circle, altered_member)

    async def changed(self, group_id: str) -> None:
        """Tell everybody that something about a group is new, which somebody else has written."""
        await self.read_anew(group_id)
        await self._store.announce(f"group-anew/{group_id}")

    async def read_anew(self, group_id: str) -> None:
        """Read again what is stored of a group, and show it."""
        circle = self._circles.get(group_id)
        if circle is not None:
            with contextlib.suppress(Problem):
                async with circle.talking:
                    lines = await self._store.find(Chat, table_id=group_id, order="-number", limit=LINES)
                    circle.chat = deque(reversed(lines), maxlen=LINES)
                await self.refresh(circle)
                self._blackboard.tell(circle)

    def heard(self, live: Live) -> None:
        """Take in that a table is new or has changed."""
        group_id, table = live.row.group_id, live.table
        if not group_id:
            return
        players = [] if table is None else table.players
        left = frozenset(seat for seat, player in enumerate(players) if player != HUMAN)
        known = Known(live.row, list(live.seats), left)
        if group_id in self._meanwhile:
            self._meanwhile[group_id].append(known)
        circle = self._circles.get(group_id)
        if circle is not None and circle.tables.get(live.id) != known:
            circle.tables[live.id] = known
            self._blackboard.tell(circle)

    async def forget(self) -> None:
        """Let all that is known be read anew: other processes may have said what was not heard here."""
        for circle in list(self._circles.values()):
            self.drop(circle, "slow")


async def invited(groups: Groups, token: str) -> Circle:
    """Return the group that a link leads to."""
    try:
        circle = await groups.get(token[:16])
    except Problem:
        raise Problem("unknown-link") from None
    if not secrets.compare_digest(token.encode(), circle.token().encode()):
        raise Problem("unknown-link")
    return circle
