"""The groups of friends of this process: loaded when somebody comes, changed, told what other processes write.

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

from tafelrunde.server.door.callers import Caller
from tafelrunde.server.friends.circles import LINES, Circle, Known
from tafelrunde.server.friends.evenings import NIGHT
from tafelrunde.server.ground.house import House, now
from tafelrunde.server.ground.messages import Together
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live import talking
from tafelrunde.server.live.live import ATTEMPTS, Live, Watcher, altered, encode
from tafelrunde.store.store import Chat, Group, Member, Row, SeatRow, StoreError, Swap, TableRow
from tafelrunde.table import HUMAN

GAMES: Final = 1000
"""So many games are counted, the last ones."""
LINGER: Final = 8.0
"""Seconds after which somebody whose page is closed is not there any more: it may only be loaded anew."""
SWEEP: Final = 20.0
HEARD: Final = 2.0
"""Seconds after which other processes have said who is there."""
BELIEVED: Final = 45.0
"""Seconds that another process's word about who is there is believed."""
Change: TypeAlias = Callable[[], Awaitable[Sequence[Row | Swap]]]


class Groups:
    """All groups of this process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._circles: dict[str, Circle] = {}
        self._loading: dict[str, asyncio.Task[Circle]] = {}
        self._meanwhile: dict[str, list[Known]] = {}
        """What was heard of tables of groups that are being loaded."""
        self._errands: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        """Look after nothing any more."""
        for circle in self._circles.values():
            for handle in circle.lingering.values():
                handle.cancel()
        for task in self._errands:
            task.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)

    # In and out of memory.

    async def get(self, group_id: str) -> Circle:
        """Return a group as it is stored; one that has ended is not there."""
        circle = self._circles.get(group_id)
        if circle is None:
            if group_id not in self._loading:
                task = asyncio.create_task(self._load(group_id))
                self._loading[group_id] = task
                task.add_done_callback(lambda _: self._loading.pop(group_id, None))
            circle = await asyncio.shield(self._loading[group_id])
        elif self._house.store.shared:
            await self.refresh(circle)
        if circle.ends() < now():
            raise Problem("unknown-group")
        circle.used = time.monotonic()
        return circle

    async def end(self, group_id: str) -> None:
        """Close a group if nobody has played there for a year; else note until when it is there."""
        with contextlib.suppress(Problem):
            circle = self._circles.get(group_id) or await self._load(group_id)
            if circle.ends() < now():
                await self.close(circle)
            else:
                await self._house.store.swap((circle.row, msgspec.structs.replace(circle.row, ends=circle.ends())))
                await self.changed(group_id)

    async def mine(self, group_id: str, caller: Caller) -> tuple[Circle, Member]:
        """Return a group, and who asks in it."""
        circle = await self.get(group_id)
        return circle, circle.member(caller)

    async def invited(self, token: str) -> Circle:
        """Return the group that a link leads to."""
        try:
            circle = await self.get(token[:16])
        except Problem:
            raise Problem("unknown-link") from None
        if not secrets.compare_digest(token.encode(), circle.token().encode()):
            raise Problem("unknown-link")
        return circle

    async def _load(self, group_id: str) -> Circle:
        store, self._meanwhile[group_id] = self._house.store, []
        try:
            row = await store.get(Group, group_id)
            if row is None:
                raise Problem("unknown-group")
            members = await store.find(Member, group_id=group_id)
            chat = await store.find(Chat, table_id=group_id, order="-number", limit=LINES)
            tables = await store.find(TableRow, group_id=group_id, order="-created", limit=GAMES)
            known = [Known(table, await store.find(SeatRow, table_id=table.id, order="seat")) for table in tables]
            circle = Circle(self._house, row, members, chat[::-1], known + self._meanwhile[group_id])
        finally:
            del self._meanwhile[group_id]
        self._circles[group_id] = circle
        if store.shared:
            with contextlib.suppress(StoreError):
                await store.announce(f"group-who/{group_id}")
        return circle

    async def heard_out(self, circle: Circle) -> None:
        """Wait until other processes have had the time to say who is there with them."""
        if self._house.store.shared:
            await asyncio.sleep(max(0.0, circle.loaded + HEARD - time.monotonic()))

    async def refresh(self, circle: Circle) -> None:
        """Read again who is in it; a group that is not there any more leaves the memory."""
        row = await self._house.store.get(Group, circle.id)
        if row is None:
            self._drop(circle, "unknown-table")
            raise Problem("unknown-group")
        circle.row = row
        circle.members = {one.number: one for one in await self._house.store.find(Member, group_id=circle.id)}

    def _drop(self, circle: Circle, reason: str) -> None:
        if self._circles.get(circle.id) is circle:
            del self._circles[circle.id]
        for handle in circle.lingering.values():
            handle.cancel()
        for watcher in circle.watchers:
            watcher.close(reason)

    def watchers(self) -> list[Watcher]:
        """Return all open sockets of groups."""
        return [watcher for circle in self._circles.values() for watcher in circle.watchers]

    # Changes.

    async def change(self, circle: Circle, how: Change) -> None:
        """Change a group and who is in it, and tell everybody; anew where another process was quicker."""
        async with circle.lock:
            for _ in range(ATTEMPTS):
                if await self._house.store.swap(*await how()):
                    break
                await self.refresh(circle)
            else:
                raise Problem("storage")
            await self.refresh(circle)
        circle.tell()
        await self._house.store.announce(f"group/{circle.id}")

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
        await self._read_anew(group_id)
        await self._house.store.announce(f"group-anew/{group_id}")

    async def _read_anew(self, group_id: str) -> None:
        circle = self._circles.get(group_id)
        if circle is not None:
            with contextlib.suppress(Problem):
                async with circle.talking:
                    lines = await self._house.store.find(Chat, table_id=group_id, order="-number", limit=LINES)
                    circle.chat = deque(reversed(lines), maxlen=LINES)
                await self.refresh(circle)
                circle.tell()

    async def close(self, circle: Circle) -> None:
        """End a group; its tables stay with those who played there."""
        store = self._house.store
        await store.delete(circle.row)
        self._drop(circle, "unknown-table")
        for table in await store.find(TableRow, group_id=circle.id):
            found: TableRow | None = table
            while found is not None and found.group_id == circle.id:
                if await store.swap((found, msgspec.structs.replace(found, group_id=""))):
                    break
                found = await store.get(TableRow, table.id)
            await self._house.tables.changed(table.id)
        lines = await store.find(Chat, table_id=circle.id)
        await store.delete(*lines, *await store.find(Member, group_id=circle.id))
        self._house.removed = True
        await store.announce(f"group/{circle.id}")

    # Coming and going.

    async def enter(self, circle: Circle, watcher: Watcher, number: int) -> None:
        """Let somebody be there; wishes of another evening are gone."""
        was_here = number in circle.here()
        circle.watchers.add(watcher)
        handle = circle.lingering.pop(number, None)
        if handle is not None:
            handle.cancel()
        if not was_here:
            late = circle.members[number].moved + NIGHT < now()
            fresh = {"wish": "", "looking": False} if late else {}
            with contextlib.suppress(StoreError):
                await self.alter(circle, number, moved=now(), **fresh)
        await self._announce(circle)

    def leave(self, circle: Circle, watcher: Watcher, number: int) -> None:
        """Let somebody be gone, soon."""
        circle.watchers.discard(watcher)
        there = {circle.number_of(one.caller.person.id) for one in circle.watchers if one.caller is not None}
        if number not in there and number not in circle.lingering and not self._house.stopping:
            loop = asyncio.get_running_loop()
            circle.lingering[number] = loop.call_later(LINGER, self._gone, circle, number)

    def _gone(self, circle: Circle, number: int) -> None:
        circle.lingering.pop(number, None)
        errand = asyncio.create_task(self._note_gone(circle, number))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _note_gone(self, circle: Circle, number: int) -> None:
        with contextlib.suppress(Problem, StoreError):
            await self._announce(circle)
            if number not in circle.here():
                await self.alter(circle, number, moved=now())

    # What is said.

    async def chat(self, circle: Circle, member: Member, caller: Caller, text: str, cmd_id: str) -> None:
        """Say something among friends; the oldest line makes room for it."""
        person = msgspec.structs.replace(caller.person, name=member.name)
        async with circle.talking:
            before = circle.chat[-1].number if circle.chat else 0
            if not await talking.say(
                self._house, circle.id, circle.chat, person, text, cmd_id, lambda line: circle.send(circle.line(line))
            ):
                return
            old = range(max(0, before - LINES) + 1, circle.chat[-1].number - LINES + 1)
            await self._house.store.delete(*(Chat(circle.id, number, None, "", "", 0) for number in old))
        await self._house.store.announce(f"group-chat/{circle.id}")

    # What its tables tell.

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
            circle.tell()

    @property
    def listens(self) -> bool:
        """Whether there are groups in memory that may want to hear of a table."""
        return bool(self._circles or self._meanwhile)

    def forget(self) -> None:
        """Let all that is known be read anew: other processes may have said what was not heard here."""
        for circle in list(self._circles.values()):
            self._drop(circle, "slow")

    async def begin_at(self, live: Live, circle: Circle, name: str) -> None:
        """Let a group be the one of those who sit at a table, and tell them; if they have one by now, not this one."""

        async def met() -> list[Swap]:
            return [] if live.row.group_id else [(live.row, altered(live.row, group_id=circle.id))]

        await self._house.lobby.change(live, met)
        if live.row.group_id != circle.id:
            await self.close(circle)
            return
        call(live, circle.id, name)
        await self._house.store.announce(f"group-call/{circle.id}/{live.id}/{name}")

    async def of_table(self, live: Live, caller: Caller | None) -> str:
        """Return the group that somebody is in, or may come into, because of a table; "" for all others."""
        if not live.row.group_id or caller is None or not caller.whole:
            return ""
        with contextlib.suppress(Problem):
            circle, person = await self.get(live.row.group_id), caller.person.id
            away = {one.person for one in circle.members.values() if one.status == "out"}
            met = circle.row.origin == live.id and live.mine(caller) and person not in away
            return circle.id if met or circle.number_of(person) is not None else ""
        return ""

    def busy(self, group_id: str) -> int:
        """Return how many are there, as far as this process knows."""
        circle = self._circles.get(group_id)
        return 0 if circle is None else len(circle.here())

    # Other processes.

    async def take(self, kind: str, rest: str) -> None:
        """Take in what another process says of a group."""
        group_id, _, more = rest.partition("/")
        if kind == "group-call":
            table_id, _, name = more.partition("/")
            live = self._house.tables.peek(table_id)
            if live is not None:
                call(live, group_id, name)
            return
        circle = self._circles.get(group_id)
        if circle is None:
            return
        if kind == "group":
            with contextlib.suppress(Problem):
                await self.refresh(circle)
                circle.tell()
        elif kind == "group-anew":
            await self._read_anew(group_id)
        elif kind == "group-chat":
            async with circle.talking:
                await talking.read_on(
                    self._house, circle.id, circle.chat, lambda line: circle.send(circle.line(line))
                )
        elif kind == "group-who" and circle.watchers:
            await self._announce(circle)
        elif kind == "group-move":
            circle.move(more)
        elif kind == "group-here":
            holder, _, numbers = more.partition("/")
            there = frozenset(int(number) for number in numbers.split(",") if number)
            before = circle.here()
            circle.elsewhere[holder] = (time.monotonic() + BELIEVED, there)
            if circle.here() != before:
                circle.tell()

    async def move(self, circle: Circle, table_id: str) -> None:
        """Take everybody along to a table, wherever they are connected."""
        circle.move(table_id)
        await self._house.store.announce(f"group-move/{circle.id}/{table_id}")

    async def _announce(self, circle: Circle) -> None:
        """Tell other processes who is there here."""
        found = {circle.number_of(one.caller.person.id) for one in circle.watchers if one.caller is not None}
        here = sorted({number for number in (*found, *circle.lingering) if number is not None})
        said = ",".join(map(str, here))
        with contextlib.suppress(StoreError):
            await self._house.store.announce(f"group-here/{circle.id}/{self._house.name}/{said}")

    async def look_after(self) -> None:
        """Let groups that nobody looks at leave the memory, and other processes know who is there."""
        while True:
            await asyncio.sleep(SWEEP)
            for circle in list(self._circles.values()):
                late = time.monotonic() - self._house.settings.idle_seconds
                if not circle.watchers and circle.used < late and not circle.lock.locked():
                    self._drop(circle, "slow")
                    continue
                before = circle.here()
                circle.elsewhere = {
                    name: known for name, known in circle.elsewhere.items() if known[0] > time.monotonic()
                }
                if circle.watchers:
                    await self._announce(circle)
                if circle.here() != before:
                    circle.tell()


def call(live: Live, group_id: str, name: str) -> None:
    """Tell those who sit at a table, and nobody else, that they may go on together."""
    said = encode(Together(group_id, name))
    for watcher in live.watchers:
        if live.mine(watcher.caller):
            watcher.put(said)
