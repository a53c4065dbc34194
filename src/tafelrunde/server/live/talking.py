"""What is said at a place, a table or among friends: stored first, then shown; what is sent again was said already."""

from collections import deque
from collections.abc import Callable

from tafelrunde.server.door.limits import Limits
from tafelrunde.server.door.security import hashed
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.times import now
from tafelrunde.store.store import Chat, Person, Store, Taken

READ: int = 50
"""So many lines are looked at for those of other processes."""
Show = Callable[[Chat], None]


async def say(
    store: Store,
    limits: Limits,
    place: str,
    lines: deque[Chat],
    person: Person,
    text: str,
    cmd_id: str,
    show: Show,
    purse: str = "",
) -> bool:
    """Say something; False if it was said already. Whoever calls this lets nobody else do so meanwhile.

    How much is said is counted by person, or by another `purse`.
    """
    cmd = hashed(f"{person.id}/{cmd_id}")
    if any(line.cmd == cmd for line in lines):
        return False
    limits.check(limits.chat, purse or person.id)
    while True:
        number = lines[-1].number + 1 if lines else 1
        line = Chat(place, number, person.id, person.name, text, now(), cmd)
        try:
            await store.insert(line)
            break
        except Taken:
            await read_on(store, place, lines, show)
            if await store.find(Chat, table_id=place, cmd=cmd, limit=1):
                return False
    if await store.get(Person, person.id) is None:
        await store.delete(line)  # they were forgotten while they said it
        raise Problem("signed-out")
    lines.append(line)
    show(line)
    return True


async def read_on(store: Store, place: str, lines: deque[Chat], show: Show) -> None:
    """Read what was said at another process."""
    last = lines[-1].number if lines else 0
    rows = await store.find(Chat, table_id=place, order="-number", limit=READ)
    for line in reversed(rows):
        if line.number > last:
            lines.append(line)
            show(line)
