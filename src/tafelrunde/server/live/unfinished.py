"""Games that are not played to their end: those that all have abandoned, and those that the rules have left behind.

A program that cannot follow a log to its end changes nothing of it: another one may. So such a game stands, and its row
alone says that somebody has left it, or that it is void. That it stands is noted with the length of its log; if that
has grown, somebody else goes on with it.
"""

import contextlib
from collections.abc import Sequence
from typing import Final

import msgspec

from tafelrunde.server.door.callers import DAY, Caller
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.times import now
from tafelrunde.server.live.changes import Changes
from tafelrunde.server.live.commits import Commits
from tafelrunde.server.live.going_on import clock_end, moves_at
from tafelrunde.server.live.halting import note_halt
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.setup import Setup, altered, kept
from tafelrunde.server.live.shown import why_halted
from tafelrunde.server.live.tables import Tables
from tafelrunde.store.store import Halt, Person, SeatRow, Store, StoreError, Swap, TableRow, Visit
from tafelrunde.table.commands import Close

ABANDONED: Final = "abandoned"
OTHER_RULES: Final = "other-rules"


class Unfinished:
    """Ends games that nobody will end."""

    def __init__(
        self, settings: Settings, store: Store, tables: Tables, commits: Commits, changes: Changes
    ) -> None:
        self._settings = settings
        self._store = store
        self._tables = tables
        self._commits = commits
        self._changes = changes

    async def end_abandoned(self, row: TableRow) -> bool:
        """End a running game that nobody has moved in or looked at for long, and where nothing goes on by itself.

        Who wins by a clock, or a bot that moves, is still to come: such a game is left alone. The log stays.
        """
        late = now() - (self._settings.table_days + 1) * DAY  # a visit is noted give or take a day
        if max(row.changed, await last_visit(self._store, row)) > late:
            return False
        there = self._tables.peek(row.id) is not None
        live = await self._tables.get(row.id)
        ends = live.table is not None and live.halted is None and not live.online() and stands(live)
        if ends:
            with contextlib.suppress(Problem):  # somebody was quicker
                await self._commits.carry_out(live, Close(max(live.game.who, 0), ABANDONED))
        if not there and not live.watchers:
            self._tables.drop(live)
        return ends

    async def end_all_halted(self) -> None:
        """End the games that have stood for too long; forget of the others that they stood."""
        for noted in await self._store.find(Halt):
            row = await self._store.get(TableRow, noted.table_id)
            if row is None or row.status != "running":
                await self._store.delete(noted)
            elif noted.since <= now() - self._settings.halt_days * DAY:
                live = await self._tables.get(noted.table_id)
                with contextlib.suppress(Problem):
                    await end_halted(self._store, self._changes, live)


async def visit(store: Store, live: Live, caller: Caller | None) -> None:
    """Note that somebody who sits there is at a table, once a day."""
    if now() - live.visited < DAY or live.row.status != "running" or not live.mine(caller):
        return
    live.visited = now()
    with contextlib.suppress(StoreError):  # nobody is kept out because it cannot be noted
        await store.put(Visit(live.id, live.visited))


async def last_visit(store: Store, row: TableRow) -> int:
    """Return when somebody who sits there was last at a table; where nobody has noted it, at the server."""
    noted = await store.get(Visit, row.id)
    if noted is not None:
        return noted.at
    seats = await store.find(SeatRow, table_id=row.id)
    people = [await store.get(Person, seat.person) for seat in seats if seat.person]
    return max((person.seen for person in people if person is not None), default=0)


def stands(live: Live) -> bool:
    """Tell whether nothing goes on at a table by itself: no bot, no standing pass, no clock that has time left."""
    end = clock_end(live, live.game)
    return moves_at(live, live.game) is None and (end is None or end < now())


async def end_halted(store: Store, changes: Changes, live: Live) -> None:
    """End a game that cannot be gone on with here, for nobody; its log stays as it is."""
    before = await note_halt(store, live)
    if why_halted(live) is None:
        raise Problem("not-running", table=live.id)
    if before is None or live.halt != before:
        raise Problem("refused", said="server-refused-goes-on")

    async def ended() -> list[Swap]:
        check_running(live)
        return [(live.row, void(live.row, live.setup))]

    await changes.change(live, ended)
    await store.wake(live.id, None)


async def leave_halted(changes: Changes, live: Live, seats: Sequence[int]) -> None:
    """Let somebody leave a game that cannot be gone on with here; with the last of them it ends.

    Should another program go on with it, a bot plays in their place.
    """
    people = [live.seats[seat].person for seat in seats]

    async def left() -> list[Swap]:
        check_running(live)
        going = [live.seats[seat] for seat in seats]
        if [row.person for row in going] != people:
            raise Problem("not-seated")
        stay = [row.person for row in live.seats if row.person and row not in going]
        row = altered(live.row)
        if row.host not in stay and row.host in [one.person for one in going]:
            row.host = stay[0] if stay else None
        if not stay:
            row = void(row, live.setup)
        return [(live.row, row), *((old, SeatRow(live.id, old.seat, None, old.bot)) for old in going)]

    await changes.change(live, left)


def check_running(live: Live) -> None:
    """Refuse what is for games that go on."""
    if live.row.status != "running":
        raise Problem("not-running", table=live.id)


def void(row: TableRow, setup: Setup) -> TableRow:
    """Return the row of a table whose game has ended without its log."""
    setup = msgspec.structs.replace(setup, result=None, reason=OTHER_RULES, ended=now())
    return altered(row, status="over", settings=kept(setup))
