"""How somebody's row is changed: what an operator or another process has changed meanwhile is not lost."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from tafelrunde.server.ground.problems import Problem
from tafelrunde.store.store import Gone, Person, Row, Store, Swap, TableRow

ATTEMPTS: Final = 20


async def alter(
    store: Store, person: str, how: Callable[[Person], Awaitable[Person]], *beside: Swap
) -> Person | None:
    """Change somebody's row, and others with it, as it stands by then; return how it is now, None if it is not there.

    If it was changed while this was found out, it is found out again. Whatever `how` raises changes nothing.
    """
    for _ in range(ATTEMPTS):
        old = await store.get(Person, person)
        if old is None:
            return None
        new = await how(old)
        if new == old or await store.swap((old, new), *beside):
            return new
    raise Gone(f"the row of {person} is changed by others again and again")


async def known(store: Store, *people: str) -> list[Swap]:
    """Return the rows of people as they are, to be swapped along with whatever names them.

    So nothing names somebody who has been forgotten meanwhile, wherever that was asked for.
    """
    rows = [await store.get(Person, person) for person in dict.fromkeys(people)]
    if None in rows:
        raise Problem("signed-out" if rows[0] is None else "storage")
    return [(row, row) for row in rows if row is not None]


async def keep(store: Store, people: Iterable[str], *rows: Row) -> None:
    """Write rows that name people, unless one of them has been forgotten meanwhile."""
    named = list(people)
    for _ in range(ATTEMPTS):
        if await store.swap(*await known(store, *named), *rows):
            return
    raise Problem("storage")


async def plays(store: Store, person: str) -> bool:
    """Tell whether somebody sits at a table where the game goes on."""
    return bool(await store.find(TableRow, seated=person, status="running", limit=1))
