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
        self._beside: dict[str, asyncio.Task[None]] = {}
        self._then: dict[str, Errand] = {}
        """What is to be done for a table after that."""

    def do(self, table_id: str, errand: Errand) -> None:
        """Do something for a table, one thing after the other; what goes wrong there is nobody else's trouble."""
        if table_id in self._beside:
            self._then[table_id] = errand
        else:
            self._beside[table_id] = asyncio.create_task(self._done(table_id, errand))

    async def _done(self, table_id: str, errand: Errand | None) -> None:
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

    async def stop(self) -> None:
        """Leave what is being done."""
        tasks = list(self._beside.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
