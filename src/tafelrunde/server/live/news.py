"""What other processes say, and whom it is for."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from tafelrunde.store.store import Change, Store, StoreError

log = logging.getLogger(__name__)

Take: TypeAlias = Callable[[str], Awaitable[None]]


class News:
    """Hands on what other processes say to the room that it is about: by the first word, with the rest."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.takers: dict[str, Take] = {}
        """Who takes what begins with a word."""
        self.missed: list[Callable[[], Awaitable[None]]] = []
        """What is read anew where something may have been said that was not heard here."""
        self.written: Callable[[str, int], Awaitable[None]] | None = None
        """Who takes that the log of a table has grown, and to which line."""

    async def follow(self) -> None:
        """Take what other processes write; one table that cannot be read does not stop the others."""
        while True:
            try:
                async for change in self._store.changes():
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
            for read_anew in self.missed:
                await read_anew()
        elif kind in self.takers and rest:
            await self.takers[kind](rest)
        elif not rest and self.written is not None:
            await self.written(kind, change.seq)
