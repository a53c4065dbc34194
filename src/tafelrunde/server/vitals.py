"""How a server process is: what waits, how late it comes, how much it holds; noted while it lives, for whoever asks."""

import asyncio
import os
import shutil
import time
from contextlib import suppress
from itertools import count
from math import nan
from pathlib import Path
from typing import Final

from tafelrunde.server.house import House
from tafelrunde.server.sockets import Crowd

BEAT: Final = 0.25
"""Seconds between two looks at how late the event loop comes."""
EVERY: Final = 4
"""Every so many beats everything is noted."""
STATM: Final = Path("/proc/self/statm")


async def note_regularly(house: House, crowd: Crowd) -> None:
    """Note how the process is, for as long as it lives."""
    began, spent = time.monotonic(), 0.0
    for beat in count():
        due = time.monotonic() + BEAT
        await asyncio.sleep(BEAT)
        house.metrics.took("loop_lag_seconds", max(0.0, time.monotonic() - due))
        if beat % EVERY == 0:
            note(house, crowd)
            house.metrics.gauges["uptime_seconds"] = time.monotonic() - began
            house.metrics.add("processor_seconds_total", time.process_time() - spent)
            spent = time.process_time()


def note(house: House, crowd: Crowd) -> None:
    """Note what there is of everything now."""
    gauges, pool, store = house.metrics.gauges, house.pool, house.store.facts()
    gauges["store_up"], gauges["store_waiting"] = store.up, store.waiting
    gauges["store_connections"], gauges["store_connections_busy"] = store.connections, store.busy
    gauges["processes"] = 1
    gauges["memory_bytes"] = memory()
    gauges["disk_free_ratio"] = room(house.settings.database)
    gauges["sockets_waiting"] = sum(len(line.watcher.queue) for line in crowd.all)
    gauges["bots_waiting"], gauges["bot_processes"] = pool.waiting, pool.alive


def room(database: str) -> float:
    """Return how much of the disk with a database is free, NaN if that is somebody else's disk."""
    kind, _, file = database.partition(":///")
    if kind != "sqlite":
        return nan
    with suppress(OSError):
        disk = shutil.disk_usage(Path(file).parent)
        return disk.free / disk.total
    return nan


def memory() -> float:
    """Return how much memory this process holds, NaN where the system does not say so."""
    try:
        return float(STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return nan
