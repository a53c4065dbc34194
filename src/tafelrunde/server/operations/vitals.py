"""How a server process is: what waits, how late it comes, how much it holds; noted while it lives, for whoever asks."""

import asyncio
import logging
import os
import shutil
import time
from itertools import count
from math import nan
from pathlib import Path
from typing import Final

from tafelrunde.server.bots.workers import Pool
from tafelrunde.server.ground.metrics import Metrics
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.live.sockets import Crowd
from tafelrunde.store.store import Store

log = logging.getLogger(__name__)

BEAT: Final = 0.25
"""Seconds between two looks at how late the event loop comes."""
EVERY: Final = 4
"""Every so many beats everything is noted."""
STATM: Final = Path("/proc/self/statm")
NEARLY_FULL: Final = 0.1
"""So little of the disk is free that it is worth a line in the log."""
ROOM_AGAIN: Final = 0.15
"""So much, that it is worth another."""


async def note_regularly(settings: Settings, store: Store, metrics: Metrics, pool: Pool, crowd: Crowd) -> None:
    """Note how the process is, for as long as it lives."""
    began, spent, disk = time.monotonic(), 0.0, Disk(settings.database)
    for beat in count():
        due = time.monotonic() + BEAT
        await asyncio.sleep(BEAT)
        metrics.took("loop_lag_seconds", max(0.0, time.monotonic() - due))
        if beat % EVERY == 0:
            note(store, metrics, pool, crowd)
            metrics.gauges["disk_free_ratio"] = disk.room()
            metrics.gauges["uptime_seconds"] = time.monotonic() - began
            metrics.add("processor_seconds_total", time.process_time() - spent)
            spent = time.process_time()


def note(store: Store, metrics: Metrics, pool: Pool, crowd: Crowd) -> None:
    """Note what there is of everything now."""
    gauges, facts = metrics.gauges, store.facts()
    gauges["store_up"], gauges["store_waiting"] = facts.up, facts.waiting
    gauges["store_connections"], gauges["store_connections_busy"] = facts.connections, facts.busy
    gauges["processes"] = 1
    gauges["memory_bytes"] = memory()
    gauges["sockets_waiting"] = sum(len(line.watcher.queue) for line in crowd.all)
    gauges["bots_waiting"], gauges["bot_processes"] = pool.waiting, pool.alive


class Disk:
    """The disk with a database."""

    def __init__(self, database: str) -> None:
        kind, _, file = database.partition(":///")
        self._folder = Path(file).parent if kind == "sqlite" else None
        self._full = False

    def room(self) -> float:
        """Return how much of it is free, NaN if it is somebody else's; the log says when it is nearly full."""
        if self._folder is None:
            return nan
        try:
            disk = shutil.disk_usage(self._folder)
        except OSError:
            return nan
        free = disk.free / disk.total
        if not self._full and free < NEARLY_FULL:
            log.warning("the disk is nearly full: %.0f %% are free", 100 * free)
        elif self._full and free > ROOM_AGAIN:
            log.warning("there is room on the disk again: %.0f %% are free", 100 * free)
        self._full = free < (ROOM_AGAIN if self._full else NEARLY_FULL)
        return free


def memory() -> float:
    """Return how much memory this process holds, NaN where the system does not say so."""
    try:
        return float(STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return nan
