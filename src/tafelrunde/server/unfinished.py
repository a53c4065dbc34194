"""Games that are not played to their end: those that everybody has abandoned end by themselves."""

import contextlib
from typing import Final

from tafelrunde.server.callers import DAY, Caller
from tafelrunde.server.house import House, now
from tafelrunde.server.live import Live
from tafelrunde.server.problems import Problem
from tafelrunde.store.store import Person, SeatRow, StoreError, TableRow, Visit
from tafelrunde.table.commands import Close

ABANDONED: Final = "abandoned"


async def visit(house: House, live: Live, caller: Caller | None) -> None:
    """Note that somebody who sits there is at a table, once a day."""
    if now() - live.visited < DAY or live.row.status != "running" or not live.mine(caller):
        return
    live.visited = now()
    with contextlib.suppress(StoreError):  # nobody is kept out because it cannot be noted
        await house.store.put(Visit(live.id, live.visited))


async def end_abandoned(house: House, row: TableRow) -> bool:
    """End a running game that nobody has moved in or looked at for long, and where nothing goes on by itself.

    Who wins by a clock, or a bot that moves, is still to come: such a game is left alone. The log stays.
    """
    late = now() - (house.settings.table_days + 1) * DAY  # a visit is noted give or take a day
    if max(row.changed, await last_visit(house, row)) > late:
        return False
    there = house.tables.peek(row.id) is not None
    live = await house.tables.get(row.id)
    ends = live.table is not None and live.table.differs is None and not live.online() and stands(live)
    if ends:
        with contextlib.suppress(Problem):  # somebody was quicker
            await live.carry_out(Close(max(live.game.who, 0), ABANDONED))
    if not there and not live.watchers:
        house.tables.drop(live)
    return ends


async def last_visit(house: House, row: TableRow) -> int:
    """Return when somebody who sits there was last at a table; where nobody has noted it, at the server."""
    noted = await house.store.get(Visit, row.id)
    if noted is not None:
        return noted.at
    seats = await house.store.find(SeatRow, table_id=row.id)
    people = [await house.store.get(Person, seat.person) for seat in seats if seat.person]
    return max((person.seen for person in people if person is not None), default=0)


def stands(live: Live) -> bool:
    """Tell whether nothing goes on at a table by itself: no bot, no standing pass, no clock that has time left."""
    end = live.clock_end(live.game)
    return live.wake_at(live.game) is None and (end is None or end < now())
