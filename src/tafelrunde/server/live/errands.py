"""What is done for one table while others need not wait for it, one thing after the other."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from tafelrunde.store.store import StoreError

log = logging.getLogger(__name__)

Errand: TypeAlias = Callable[[str], Awaitable[None]]


class Errands:
    """The errands of all tables."""

    def __init__(self) -> None:
        self._waiting: dict[str, list[Errand]] = {}
        """What is still to be done for a table where something is being done now, each once."""
        self._tasks: set[asyncio.Task[None]] = set()

    def do(self, table_id: str, errand: Errand) -> None:
        """Do something for a table, one thing after the other; what goes wrong there is nobody else's trouble."""
        if table_id not in self._waiting:
            self._waiting[table_id] = [errand]
            task = asyncio.create_task(self._go(table_id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif errand not in self._waiting[table_id]:
            self._waiting[table_id].append(errand)

    async def _go(self, table_id: str) -> None:
        waiting = self._waiting[table_id]
        try:
            while waiting:
                try:
                    await waiting.pop(0)(table_id)
                except StoreError as error:
                    log.debug("table %s: %s", table_id, error)
                except Exception:
                    log.exception("a table", extra={"table": table_id})
        finally:
            del self._waiting[table_id]

    async def stop(self) -> None:
        """Leave what is being done."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
