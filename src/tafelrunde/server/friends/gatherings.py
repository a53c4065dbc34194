"""Who is there in a group, here and at other processes, what they say, and where they all go."""

import asyncio
import contextlib
import time
from typing import Final

import msgspec

from tafelrunde.server.door.callers import Caller
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.friends.blackboard import Blackboard
from tafelrunde.server.friends.circles import LINES, Circle
from tafelrunde.server.friends.evenings import NIGHT
from tafelrunde.server.friends.groups import Groups
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.process import Process
from tafelrunde.server.ground.times import now
from tafelrunde.server.live import talking
from tafelrunde.server.live.watchers import Watcher
from tafelrunde.store.store import Chat, Member, Store, StoreError

LINGER: Final = 8.0
"""Seconds after which somebody whose page is closed is not there any more: it may only be loaded anew."""
SWEEP: Final = 20.0
BELIEVED: Final = 45.0
"""Seconds that another process's word about who is there is believed."""


class Gatherings:
    """The groups of this process whose members are there."""

    def __init__(
        self,
        process: Process,
        idle_seconds: float,
        store: Store,
        limits: Limits,
        groups: Groups,
        blackboard: Blackboard,
    ) -> None:
        self._process = process
        self._idle_seconds = idle_seconds
        self._store = store
        self._limits = limits
        self._groups = groups
        self._blackboard = blackboard
        self._errands: set[asyncio.Task[None]] = set()

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
                await self._groups.alter(circle, number, moved=now(), **fresh)
        await self._announce(circle)

    def leave(self, circle: Circle, watcher: Watcher, number: int) -> None:
        """Let somebody be gone, soon."""
        circle.watchers.discard(watcher)
        there = {circle.number_of(one.caller.person.id) for one in circle.watchers if one.caller is not None}
        if number not in there and number not in circle.lingering and not self._process.stopping:
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
                await self._groups.alter(circle, number, moved=now())

    async def chat(self, circle: Circle, member: Member, caller: Caller, text: str, cmd_id: str) -> None:
        """Say something among friends; the oldest line makes room for it."""
        person = msgspec.structs.replace(caller.person, name=member.name)
        async with circle.talking:
            before = circle.chat[-1].number if circle.chat else 0
            if not await talking.say(
                self._store,
                self._limits,
                circle.id,
                circle.chat,
                person=person,
                text=text,
                cmd_id=cmd_id,
                show=lambda line: circle.send(circle.line(line)),
            ):
                return
            old = range(max(0, before - LINES) + 1, circle.chat[-1].number - LINES + 1)
            await self._store.delete(*(Chat(circle.id, number, None, "", "", 0) for number in old))
        await self._store.announce(f"group-chat/{circle.id}")

    async def move(self, circle: Circle, table_id: str) -> None:
        """Take everybody along to a table, wherever they are connected."""
        circle.move(table_id)
        await self._store.announce(f"group-move/{circle.id}/{table_id}")

    async def _announce(self, circle: Circle) -> None:
        """Tell other processes who is there here."""
        found = {circle.number_of(one.caller.person.id) for one in circle.watchers if one.caller is not None}
        here = sorted({number for number in (*found, *circle.lingering) if number is not None})
        said = ",".join(map(str, here))
        with contextlib.suppress(StoreError):
            await self._store.announce(f"group-here/{circle.id}/{self._process.name}/{said}")

    async def look_after(self) -> None:
        """Let groups that nobody looks at leave the memory, and other processes know who is there."""
        while True:
            await asyncio.sleep(SWEEP)
            for circle in self._groups.in_memory():
                late = time.monotonic() - self._idle_seconds
                if not circle.watchers and circle.used < late and not circle.lock.locked():
                    self._groups.drop(circle, "slow")
                    continue
                before = circle.here()
                circle.elsewhere = {
                    name: known for name, known in circle.elsewhere.items() if known[0] > time.monotonic()
                }
                if circle.watchers:
                    await self._announce(circle)
                if circle.here() != before:
                    self._blackboard.tell(circle)

    async def stop(self) -> None:
        """Look after nothing any more."""
        for circle in self._groups.in_memory():
            for handle in circle.lingering.values():
                handle.cancel()
        for task in self._errands:
            task.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)

    async def take_change(self, group_id: str) -> None:
        """Take in that another process has changed a group."""
        circle = self._groups.peek(group_id)
        if circle is not None:
            with contextlib.suppress(Problem):
                await self._groups.refresh(circle)
                self._blackboard.tell(circle)

    async def take_line(self, group_id: str) -> None:
        """Take in what was said at another process."""
        circle = self._groups.peek(group_id)
        if circle is not None:
            async with circle.talking:
                await talking.read_on(self._store, circle.id, circle.chat, lambda line: circle.send(circle.line(line)))

    async def tell_who(self, group_id: str) -> None:
        """Tell another process, which has just loaded a group, who is there here."""
        circle = self._groups.peek(group_id)
        if circle is not None and circle.watchers:
            await self._announce(circle)

    async def take_move(self, said: str) -> None:
        """Take everybody here along to a table."""
        group_id, _, table_id = said.partition("/")
        circle = self._groups.peek(group_id)
        if circle is not None:
            circle.move(table_id)

    async def take_here(self, said: str) -> None:
        """Take in who is there at another process."""
        group_id, holder, numbers = said.split("/")
        circle = self._groups.peek(group_id)
        if circle is not None:
            there = frozenset(int(number) for number in numbers.split(",") if number)
            before = circle.here()
            circle.elsewhere[holder] = (time.monotonic() + BELIEVED, there)
            if circle.here() != before:
                self._blackboard.tell(circle)
