"""Who looks on at a table, and who of them has a name."""

import time
from heapq import nsmallest
from typing import Final

from tafelrunde.server.door.callers import Caller
from tafelrunde.server.ground.messages import Someone
from tafelrunde.server.live.live import Live, resigned

NAMED: Final = 12
"""So many spectators are named at most."""


def looks_on(live: Live, caller: Caller | None) -> bool:
    """Tell whether somebody plays at no seat, or has resigned at each of theirs."""
    return all(live.table is not None and resigned(live.table, seat) for seat in live.mine(caller))


def looking(live: Live) -> tuple[int, list[str]]:
    """Return how many people look on at this process, and some of those that the server knows."""
    people = {row.person for row in live.seats}
    callers = [watcher.caller for watcher in live.watchers]
    known = {one.person.id for one in callers if one and (one.person.id not in people or looks_on(live, one))}
    return len(known) + callers.count(None), nsmallest(NAMED, known)


def spectators(live: Live) -> int:
    """Return how many look on."""
    others = [count for until, count, _ in live.looking_elsewhere.values() if until > time.monotonic()]
    return looking(live)[0] + sum(others)


def watching(live: Live) -> list[Someone]:
    """Return the spectators that have a name, some of them where there are many."""
    here = {one.caller.person.id: one.caller.person.name for one in live.watchers if one.caller is not None}
    found = [Someone(person, here[person]) for person in looking(live)[1]]
    for until, _, people in live.looking_elsewhere.values():
        found += [one for one in people if until > time.monotonic() and one not in found]
    return found[:NAMED]
