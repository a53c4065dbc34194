"""How those who sit at a table meet in a group: whoever asks first makes it, the others are told."""

import contextlib

from tafelrunde.server.door.callers import Caller
from tafelrunde.server.friends.circles import Circle
from tafelrunde.server.friends.closing import Closing
from tafelrunde.server.friends.groups import Groups
from tafelrunde.server.ground.messages import Together
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live.changes import Changes
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.setup import altered
from tafelrunde.server.live.tables import Tables
from tafelrunde.server.live.watchers import encode
from tafelrunde.store.store import Store, Swap


async def begin_at(
    store: Store, changes: Changes, closing: Closing, live: Live, circle: Circle, name: str
) -> None:
    """Let a group be the one of those who sit at a table, and tell them; if they have one by now, not this one."""

    async def met() -> list[Swap]:
        return [] if live.row.group_id else [(live.row, altered(live.row, group_id=circle.id))]

    await changes.change(live, met)
    if live.row.group_id != circle.id:
        await closing.close(circle)
        return
    call(live, circle.id, name)
    await store.announce(f"group-call/{circle.id}/{live.id}/{name}")


async def of_table(groups: Groups, live: Live, caller: Caller | None) -> str:
    """Return the group that somebody is in, or may come into, because of a table; "" for all others."""
    if not live.row.group_id or caller is None or not caller.whole:
        return ""
    with contextlib.suppress(Problem):
        circle, person = await groups.get(live.row.group_id), caller.person.id
        away = {one.person for one in circle.members.values() if one.status == "out"}
        met = circle.row.origin == live.id and live.mine(caller) and person not in away
        return circle.id if met or circle.number_of(person) is not None else ""
    return ""


async def take_call(tables: Tables, said: str) -> None:
    """Tell those who sit at a table here what another process has said to those there."""
    group_id, table_id, name = said.split("/", 2)
    live = tables.peek(table_id)
    if live is not None:
        call(live, group_id, name)


def call(live: Live, group_id: str, name: str) -> None:
    """Tell those who sit at a table, and nobody else, that they may go on together."""
    said = encode(Together(group_id, name))
    for watcher in live.watchers:
        if live.mine(watcher.caller):
            watcher.put(said)
