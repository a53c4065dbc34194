"""Signs of life: since when the server is there, and the time in which nobody could reach it, which is nobody's.

A sign is written into the store every two seconds. Where the last one is much older, the server was away: it was
restarted, its machine was suspended, its clock was set, or the store stood still. That is noted in the store as an
absence, from the one sign to the next, for all processes; it counts on no clock.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

from tafelrunde.server.ground.times import now
from tafelrunde.store.store import Absence, Life, Store, StoreError

log = logging.getLogger(__name__)

BEAT: Final = 2.0
"""Seconds between two signs of life."""
AWAY: Final = 6_000
"""Milliseconds without a sign after which the server was away."""
NAME: Final = "server"


class Signs:
    """The signs of life of one process, and what is known of absences."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._absences: list[Absence] = []
        self._last = 0
        """When this process has given a sign; 0 for never."""
        self.returned = 0
        """When the server was last found to be there again."""
        self.back: Callable[[], None] = lambda: None
        """What is to be done when the server is there again."""
        self._beating = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Give the first sign; where it cannot be written yet, it is tried again and again."""
        with contextlib.suppress(StoreError):
            await self.beat()
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        """Give the last one."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(StoreError):
            await self.beat()

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(StoreError):  # which says so itself
                await self.beat()

    async def fresh(self) -> None:
        """Give a sign if the last one is not of just now: before anything is done that a clock decides."""
        if now() - self._last > AWAY:
            await self.beat()

    async def beat(self) -> None:
        """Give a sign of life; if there was none for too long, note that for all processes."""
        async with self._beating:
            store, first, before = self._store, not self._last, self._last
            kept, at = await store.get(Life, NAME), now()
            # Whoever is alone with its store was away before it came.
            away = kept is not None and at > kept.at and (at - kept.at > AWAY or (first and not store.shared))
            if kept is not None and away:
                await store.put(Life(NAME, at), Absence(kept.at, at))
                log.info("nobody could reach the server", extra={"seconds": (at - kept.at) // 1000})
            else:
                await store.put(Life(NAME, at if kept is None else max(at, kept.at)))
            if away or first or at - before > AWAY:  # it may be another process that has noted it
                self._absences = await store.find(Absence, order="began")
                self.returned = at
                self.back()
            self._last = at

    def lost(self, since: int, stood: tuple[int, int] = (0, 0)) -> int:
        """Return for how many milliseconds since then nobody could reach the server, or the table `stood`."""
        until, last, lost = now(), since, 0
        for began, ended in sorted([stood, *((one.began, one.ended) for one in self._absences)]):
            lost += max(0, min(ended, until) - max(began, last))
            last = max(last, ended)
        return lost
