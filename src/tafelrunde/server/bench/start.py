"""How long a server takes to start, with many tables in its store and with none, and to load one of them."""

import asyncio
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from statistics import median

from msgspec import Struct

from tafelrunde.core.rng import Rng
from tafelrunde.server.bench.contestants import ours, running
from tafelrunde.server.bench.game import GAME
from tafelrunde.store import open_store
from tafelrunde.store.store import SeatRow, TableRow
from tafelrunde.table import HUMAN, Table

MOVES = 30
LOOKS = 40


class Start(Struct):
    """What a start costs."""

    stored: int
    empty: float
    """Seconds until an empty server is ready; and one with so many tables:"""
    full: float
    first_look: float
    """Milliseconds until the desk of a table that is only stored has come, the median of forty; and once more:"""
    second_look: float


def starts(folder: Path, stored: int, times: int, say: Callable[[str], None]) -> Start:
    """Measure starts with an empty store, and with one of so many tables that were begun."""
    say("starts of an empty server")
    empty = [one_start(f"sqlite:///{folder}/empty.db")[0] for _ in range(times)]
    full = f"sqlite:///{folder}/full.db"
    say(f"storing {stored} tables")
    asyncio.run(fill(full, stored))
    say(f"starts of a server with {stored} tables")
    later = [one_start(full, stored) for _ in range(times)]
    return Start(
        stored,
        median(empty),
        median(seconds for seconds, _, _ in later),
        *(1000 * median(looks[k] for looks in later) for k in (1, 2)),
    )


def one_start(db: str, stored: int = 0) -> tuple[float, float, float]:
    """Start a server and look at some of its tables."""
    began = time.perf_counter()
    with running(ours("tafelrunde", db)) as (port, _):
        url = f"http://127.0.0.1:{port}"
        urllib.request.urlopen(f"{url}/readyz", timeout=30).close()
        ready = time.perf_counter() - began
        tables = [f"stored{k * stored // LOOKS}" for k in range(LOOKS if stored else 0)]
        looks = [[look(f"{url}/api/tables/{table}/desk") for table in tables] for _ in range(2)]
    return ready, *(median(times) if times else 0.0 for times in looks)  # type: ignore[return-value]


def look(url: str) -> float:
    """Return how long a desk takes."""
    began = time.perf_counter()
    urllib.request.urlopen(url, timeout=30).close()
    return time.perf_counter() - began


async def fill(db: str, count: int) -> None:
    """Store so many tables at which a while was played."""
    table, rng = Table(GAME, [HUMAN, HUMAN], seed=1), Rng(2)
    for _ in range(MOVES):
        ask = table.ask(table.who)
        assert ask is not None
        table.submit(table.who, table.version, ask.actions[rng.below(len(ask.actions))])
    lines, snapshot = table.lines(), table.snapshot()
    store = open_store(db)
    await store.open()
    for first in range(0, count, 500):
        names = [f"stored{k}" for k in range(first, min(count, first + 500))]
        rows = [TableRow(name, GAME, None, "running", False) for name in names]
        await store.put(*rows, *(SeatRow(name, seat, name="Anna") for name in names for seat in range(2)))
        await asyncio.gather(*(store.append(name, 0, lines, wake=None) for name in names))
        await asyncio.gather(*(store.save_snapshot(name, table.seq, snapshot) for name in names))
    await store.close()
