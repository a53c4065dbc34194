"""The tables in memory: loaded when somebody wants them, told what other processes write, dropped when nobody looks."""

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeAlias

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.ground.house import House, now
from tafelrunde.server.ground.messages import Nudged, Someone, TableMessage, Turn
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live.driver import Driver
from tafelrunde.server.live.live import CHAT, Live, Watcher, departure
from tafelrunde.server.live.unfinished import leave_halted, note_halt
from tafelrunde.store.store import Change, Chat, Person, SeatRow, StoreError, TableRow
from tafelrunde.table import DamagedLog, LogError, NewerLog, Refused, Table

log = logging.getLogger(__name__)

DUE: Final = 0.25
"""Seconds between two looks at which tables somebody has to look after, all processes together."""
SHARE: Final = 16
"""No process looks less often than if there were so many."""
SWEEP: Final = 20.0
"""Seconds in which every table is looked at once: whether it can leave the memory, and for what else is new."""
READING: Final = 3
"""So many logs are read side by side for what others have written: whoever comes in needs the store too."""
OFTEN: Final = 64
"""So many entries after the last one a new snapshot is worth it."""
SILENT: Final = 60_000
"""So many milliseconds a socket may be silent before it is asked again whose it is; the page says something sooner."""
SOON: Final = 1000
"""Milliseconds; a table that has nothing to do for longer is not due until then."""
ALONE: Final = 60.0
"""Seconds in which a table is left alone that another server may be able to read."""
APART: Final = 5.0
"""Seconds in which its bots rest when an imported game had to leave the memory."""
MINE: Final = 6000
"""So many entries of imported games are in memory for one importer, unless it is one game."""
ALL: Final = 9000
"""So many for all of them."""
UNSEEN_LINES: Final = 3000
"""And so many of games that nobody looks at."""
UNSEEN: Final = 500
"""So many tables that nobody looks at wait in memory for whoever comes back."""
STAY: Final = 10.0
"""Seconds for which each of them stays there all the same: whoever asked for it may be about to sit down."""
BELIEVED: Final = 45.0
"""Seconds that another process's word about who is online is believed."""


Errand: TypeAlias = Callable[[str], Awaitable[None]]


def look_again(others: int) -> float:
    """Return in how many seconds a process looks again for tables that are due, beside so many others.

    However many there are, somebody looks about four times a second; chance keeps them from doing so all at once.

    >>> 0.12 < look_again(0) < 0.38 and 1.2 < sum(look_again(7) for _ in range(1000)) / 1000 < 2.8
    True
    """
    return DUE * (1 + min(others, SHARE - 1)) * random.uniform(0.5, 1.5)


class Tables:
    """All tables of this process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._driver = Driver(house)
        self._beside: dict[str, asyncio.Task[None]] = {}
        """What is being done for a table that others need not wait for."""
        self._reading = asyncio.Semaphore(READING)
        self._then: dict[str, Errand] = {}
        """What is to be done for it after that."""
        self._told: set[str] = set()
        """Tables of which the operator was told that they cannot be gone on with here."""
        self._alone: dict[str, float] = {}
        """Tables that cannot be read here, and until when nobody tries again."""
        self._watched: frozenset[str] = frozenset()
        """Tables of which other processes were told that somebody looks on."""
        self._tasks: list[asyncio.Task[None]] = []

    # In and out of memory.

    async def get(self, table_id: str) -> Live:
        """Return a table; loading one never keeps the others waiting."""
        live = self._live.get(table_id)
        if live is not None:
            live.used = time.monotonic()
            return live
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def fresh(self, table_id: str) -> Live:
        """Return a table as it is stored, for whoever may have seen more of it at another process."""
        live = await self.get(table_id)
        if self._house.store.shared:
            await self.catch_up(live)
        return live

    async def _load(self, table_id: str) -> Live:
        store = self._house.store
        await store.follow(table_id)  # first, so that nothing is missed of what is written meanwhile
        try:
            return await self._loaded(table_id)
        except BaseException:
            store.unfollow(table_id)
            raise

    async def _loaded(self, table_id: str) -> Live:
        store = self._house.store
        row = await store.get(TableRow, table_id)
        if row is None:
            raise Problem("unknown-table", table=table_id)
        seats = await store.find(SeatRow, table_id=table_id, order="seat")
        chat = await store.find(Chat, table_id=table_id, order="-number", limit=CHAT)
        live = Live(self._house, row, seats, chat[::-1], None)
        await self._begin(live)
        self._live[table_id] = live
        self._owe(live)
        self._house.metrics.gauges["tables_in_memory"] = len(self._live)
        self._make_room(live)
        if live.table is not None:
            self.drive(live)
        return live

    async def _begin(self, live: Live) -> None:
        """Read the game of a table that has begun; note it if this program cannot go on with it."""
        if live.row.status not in ("running", "over"):
            return
        try:
            live.table, live.loaded = await self._followed(live.row), now()
        except (Problem, StoreError):
            raise
        except LogError as error:
            live.unread = error
        except TafelrundeError as error:  # an option that there is not any more, a bot that nobody knows
            live.unread = LogError(str(error), 0)
        self._tell_operator(live)
        if live.row.status == "running":
            before = await note_halt(self._house, live)
            if before is not None and live.halted is None:
                live.stood = (before.since, now())  # the clock has not run meanwhile

    def _tell_operator(self, live: Live) -> None:
        """Say in the log, once, that a game cannot be gone on with here."""
        error = live.halted
        if error is None or live.id in self._told:
            return
        self._told.add(live.id)
        if isinstance(error, NewerLog):
            log.info("table %s is played by newer rules: this server leaves it alone", live.id)
        elif isinstance(error, DamagedLog):
            log.error("the log of table %s is damaged from entry %s on: restore it", live.id, error.entry or 0)
        else:
            said = "table %s stands: from entry %s of its log on the present rules lead elsewhere (%s)"
            log.warning(said, live.id, error.entry or 0, error.rule or "no rule is known")

    def _make_room(self, latest: Live) -> None:
        """Let tables leave the memory where too many are there that nobody looks at; imported ones by their size.

        Of those, their importer has so much there, and all of them together.
        """
        if len(self._live) > UNSEEN:
            unseen = sorted(filter(self._unseen, self.in_memory()), key=lambda live: live.used)
            for live in unseen[: max(0, len(unseen) - UNSEEN)]:
                if live.used < time.monotonic() - STAY:
                    self._do_beside(live.id, self._put_away)
        if latest.setup.imported is None:
            return
        there = [live for live in self.in_memory() if live.setup.imported is not None]
        there.sort(key=lambda live: (bool(live.watchers), live.used))
        mine = [live for live in there if live.row.host == latest.row.host]
        unseen = [live for live in there if not live.watchers]
        for most, some in ((MINE, mine), (UNSEEN_LINES, unseen), (ALL, there)):
            size = sum(live.size for live in some if self.is_live(live))
            for live in some:
                if size > most and live is not latest and self.is_live(live):
                    size -= live.size
                    self._alone[live.id] = time.monotonic() + APART
                    self.drop(live)

    def _unseen(self, live: Live) -> bool:
        """Tell whether a table can leave the memory: nobody looks at it, and nothing is about to happen there."""
        return not live.watchers and not live.lock.locked() and not self._driver.busy(live)

    async def _put_away(self, table_id: str) -> None:
        """Let a table leave the memory if nobody looks at it; where it has come to is kept, so that it is soon back."""
        live = self._live.get(table_id)
        if live is not None and self._unseen(live):
            await self._keep_snapshot(live, 8)
            if self._unseen(live):
                self.drop(live)

    async def _followed(self, row: TableRow) -> Table:
        """Return the game of a table: from its last snapshot and what came after it, or from its log as far as it goes.

        Where not even the first position can be read, raise LogError.
        """
        table_id, work, who = row.id, self._house.work.tables, row.host or row.id
        kept = await self._house.store.snapshot(table_id)
        table = None if kept is None else await work.do(who, Table.restore, kept[1])
        if table is not None:
            lines = await self._house.store.read(table_id, table.seq)
            with contextlib.suppress(LogError):
                await work.do(who, table.catch_up, lines)
                return table
        return await work.do(who, Table.as_far, await self._house.store.read(table_id))

    async def _keep_snapshot(self, live: Live, every: int) -> None:
        """Keep a snapshot of a table that has gone on for a while, so that loading it takes no longer than that."""
        table = live.table
        if table is not None and table.differs is None and table.seq >= live.snapshot + every:
            live.snapshot = table.seq
            with contextlib.suppress(StoreError):
                await self._house.store.save_snapshot(live.id, table.seq, table.snapshot())

    def drop(self, live: Live) -> None:
        """Forget a table; the next one who wants it loads it anew."""
        if self._live.get(live.id) is live:
            del self._live[live.id]
            self._house.store.unfollow(live.id)
        self._driver.stop_driving(live)
        for watcher in live.watchers:
            watcher.close("slow")  # they come back and find it as it is stored
        self._house.metrics.gauges["tables_in_memory"] = len(self._live)

    def in_memory(self) -> list[Live]:
        """Return the tables that are in memory."""
        return list(self._live.values())

    def peek(self, table_id: str) -> Live | None:
        """Return a table if it is in memory."""
        return self._live.get(table_id)

    def is_live(self, live: Live) -> bool:
        """Tell whether this is the table in memory, and not one that was dropped."""
        return self._live.get(live.id) is live

    def drive(self, live: Live) -> None:
        """See to bots, passes and clocks of a table."""
        self._driver.drive(live)

    def give_time(self) -> None:
        """Give all running clocks the time back in which nobody could reach the server."""
        for live in self.in_memory():
            self._owe(live)

    def _owe(self, live: Live) -> None:
        if live.table is not None and live.table.clock is not None and live.lost(live.table):
            self._do_beside(live.id, self._give_time)

    async def _give_time(self, table_id: str) -> None:
        await (await self.get(table_id)).give_time()

    # Changes of people.

    async def changed(self, table_id: str) -> None:
        """Tell everybody that something about a table is new: who sits there, what was chosen."""
        live = self._live.get(table_id)
        if live is not None:
            await live.refresh()
            self.tell(live)
        await self._house.store.announce(f"row/{table_id}")

    def tell(self, live: Live, desks: bool = True) -> None:
        """Send the table anew, and the desks, for they have names on them."""
        live.send(TableMessage(live.info()))
        if live.table is not None and desks:
            live.send_desks()
        self._house.lobby.show(live)

    async def vacate(self, table_id: str, seat: int, person: str) -> None:
        """Let somebody leave for good: an open table loses the seat, a game goes on as was chosen.

        If the game begins or somebody else sits down there at that moment, it is as it is by then.
        """
        live = await self.fresh(table_id)
        if live.row.status == "open":
            with contextlib.suppress(Problem):
                await self._house.lobby.stand_up(live, seat, person)
            await live.refresh()
        if live.row.status != "running" or live.seats[seat].person != person:
            return
        if live.table is None and not live.unreadable:
            await self.catch_up(live)
        if live.why_halted() is not None:
            await leave_halted(self._house, live, [seat])
        else:
            with contextlib.suppress(Problem, Refused):
                await live.carry_out(departure(live, seat))

    async def see_off(self, person: str) -> None:
        """Close the sockets of somebody whose session is over."""
        there = [watcher for live in self.in_memory() for watcher in live.watchers] + list(self._house.lobby.watchers)
        there += self._house.groups.watchers()
        await self._recognise(
            [one for one in there if one.caller is not None and one.caller.person.id == person]
        )

    async def _recognise(self, watchers: Iterable[Watcher]) -> None:
        """Close the sockets of those among them whose session or key is over."""
        for watcher in watchers:
            if watcher.caller is not None:
                fresh = await self._house.sessions.again(watcher.caller)
                if fresh is None:
                    watcher.close("signed-out")
                watcher.caller = fresh or watcher.caller

    # What goes on by itself.

    def start(self) -> None:
        """Begin to look after tables, and to hear from other processes."""
        works = (self._watch_due, self._sweep, self._follow, self._house.groups.look_after)
        self._tasks = [asyncio.create_task(work()) for work in works]

    async def stop(self) -> None:
        """Look after nothing any more."""
        tasks = [*self._tasks, *self._beside.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._house.groups.stop()
        await self._driver.stop()

    async def _watch_due(self) -> None:
        while True:
            asked = time.perf_counter()
            try:
                due = await self._house.store.due()
                self._house.metrics.took("store_seconds", time.perf_counter() - asked, what="read")
                for table_id in due:
                    if self._alone.get(table_id, 0.0) < time.monotonic():
                        self._do_beside(table_id, self._look_after)
            except StoreError as error:
                log.debug("tables that are due: %s", error)  # the store itself says once that it is gone
            await asyncio.sleep(look_again(self._house.store.others()))

    def _do_beside(self, table_id: str, errand: Errand) -> None:
        """Do something for a table, one thing after the other; what goes wrong there is nobody else's trouble."""
        if table_id in self._beside:
            self._then[table_id] = errand
        else:
            self._beside[table_id] = asyncio.create_task(self._done_beside(table_id, errand))

    async def _done_beside(self, table_id: str, errand: Errand | None) -> None:
        try:
            while errand is not None:
                try:
                    await errand(table_id)
                except StoreError as error:
                    log.debug("table %s: %s", table_id, error)
                except Exception:
                    log.exception("a table", extra={"table": table_id})
                errand = self._then.pop(table_id, None)
        finally:
            del self._beside[table_id]

    async def _look_after(self, table_id: str) -> None:
        """See to a table whose time has come; whoever should have may have died before it told of its last move.

        That nobody looks at it stays as it is: it need not be in memory for that.
        """
        there = table_id in self._live
        live = self._live[table_id] if there else await self.get(table_id)
        if there and self._house.store.shared and live.table is not None:
            async with live.lock:
                await live.catch_up()
        if live.table is None or live.table.differs is not None:
            self._alone[table_id] = time.monotonic() + ALONE  # it is for a server that can read it
            return
        wake = live.wake_at(live.table)
        if wake is None or wake > now() + SOON:
            await self._house.store.wake(table_id, wake, live.table.seq)
        self.drive(live)

    async def _sweep(self) -> None:
        round_of_all = min(SWEEP, self._house.settings.idle_seconds)
        while True:
            self._alone = {one: until for one, until in self._alone.items() if until > time.monotonic()}
            with contextlib.suppress(StoreError):
                await self._recognise(self._silent([*self._house.lobby.watchers, *self._house.groups.watchers()]))
            tables: list[Live | None] = [*self.in_memory()] or [None]
            for live in tables:
                await asyncio.sleep(round_of_all / len(tables))  # one by one, so that nobody who moves has to wait
                if live is None or not self.is_live(live):
                    continue
                late = time.monotonic() - self._house.settings.idle_seconds
                await self._look_again(live)
                await self._keep_snapshot(live, OFTEN)
                if live.used < late and self._unseen(live):
                    await self._put_away(live.id)
                elif live.watchers:
                    await self.announce_presence(live)

    async def _look_again(self, live: Live) -> None:
        """Notice what an operator has changed in the store, and what another process could not tell."""
        with contextlib.suppress(StoreError):
            row = await self._house.store.get(TableRow, live.id)
            if row is not None and row != live.row and not live.lock.locked():
                await live.refresh()
                self.tell(live)
            await self._recognise(self._silent(live.watchers))

    def _silent(self, watchers: Iterable[Watcher]) -> list[Watcher]:
        """Return those who have only listened for a while, so that nobody has asked whether they still may."""
        return [one for one in watchers if one.caller is not None and self._house.sessions.age(one.caller) > SILENT]

    async def announce_presence(self, live: Live) -> None:
        """Tell other processes which seats are online here, and who looks on."""
        here = sorted({seat for watcher in live.watchers for seat in live.mine(watcher.caller)})
        count, people = live.looking()
        place = f"{live.id}/{self._house.name}"
        with contextlib.suppress(StoreError):
            await self._house.store.announce(f"presence/{place}/{','.join(map(str, here))}", live.id)
            if self._house.store.shared and (count or live.id in self._watched):
                self._watched = self._watched | {live.id} if count else self._watched - {live.id}
                await self._house.store.announce(f"watching/{place}/{count}/{','.join(people)}", live.id)

    async def _follow(self) -> None:
        """Take what other processes write; one table that cannot be read does not stop the others."""
        while True:
            try:
                async for change in self._house.store.changes():
                    try:
                        await self._take(change)
                    except Exception:
                        log.exception("a change of another process", extra={"topic": change.topic})
                return
            except StoreError as error:
                log.debug("changes of other processes: %s", error)
                await asyncio.sleep(1)

    async def _take(self, change: Change) -> None:
        kind, _, rest = change.topic.partition("/")
        if change.topic == "":
            self._house.sessions.forget()
            for live in self.in_memory():
                await self.catch_up(live)
                await self._recognise(list(live.watchers))
            await self._recognise(list(self._house.lobby.watchers))
            self._house.groups.forget()
        elif not rest and kind in self._live:
            live = self._live[kind]
            if live.table is None:
                await self.catch_up(live)
            elif live.table.seq < change.seq:
                self._do_beside(kind, self._read_on)
        elif kind == "person":
            self._house.sessions.forget(rest)
            await self.see_off(rest)
        elif kind == "row":
            if rest in self._live:
                await self.catch_up(self._live[rest])
                self.tell(self._live[rest])
            else:
                await self._house.lobby.show_other(rest)
        elif kind == "chat" and rest in self._live:
            await self._house.lobby.hear(self._live[rest])
        else:
            await self._hear_of_people(kind, rest)

    async def _hear_of_people(self, kind: str, rest: str) -> None:
        """Take what another process says about who is there, and what is for somebody in the lobby here."""
        said = rest.split("/")
        if kind == "turn" and said[0] not in self._live:
            table_id, seat, version, on, person = said
            self._house.lobby.pass_on(person, Turn(table_id, int(seat), int(version), on == "1"))
        elif kind == "nudged" and said[0] not in self._live:
            table_id, seat, by, person = said
            self._house.lobby.pass_on(person, Nudged(table_id, int(seat), int(by)))
        elif kind == "presence":
            self._believe(*said)
        elif kind == "watching":
            await self._believe_watching(*said)
        elif kind.startswith("group"):
            await self._house.groups.take(kind, rest)

    async def _read_on(self, table_id: str) -> None:
        """Take what other processes have written to a log: lines alone, for who sits there has news of its own."""
        live = self._live.get(table_id)
        if live is not None and live.table is not None:
            async with live.lock, self._reading:
                with contextlib.suppress(Problem):  # it was dropped
                    await live.catch_up()

    async def catch_up(self, live: Live) -> None:
        """Take all that other processes have written about a table."""
        async with live.lock:
            await live.refresh()
            if live.table is None and not live.unreadable:
                await self._begin(live)
                if live.table is not None:
                    live.show(wrote=False)
            elif live.table is not None:
                await live.catch_up(shown=True)

    async def _believe_watching(self, table_id: str, holder: str, count: str, people: str) -> None:
        live = self._live.get(table_id)
        if live is None:
            return
        rows = [await self._house.store.get(Person, person) for person in people.split(",") if person]
        named = [Someone(row.id, row.name) for row in rows if row is not None]
        before = live.looking_elsewhere.get(holder, (0.0, 0, []))
        live.looking_elsewhere[holder] = (time.monotonic() + BELIEVED, int(count), named)
        if before[1:] != (int(count), named):
            live.send_presence()

    def _believe(self, table_id: str, holder: str, seats: str) -> None:
        live = self._live.get(table_id)
        if live is not None:
            online = frozenset(int(seat) for seat in seats.split(",") if seat)
            new = live.elsewhere.get(holder, (0, frozenset()))[1] != online
            live.elsewhere[holder] = (time.monotonic() + BELIEVED, online)
            if new:
                live.send_presence()
