"""What processes over one PostgreSQL cost each other: news of moves, and looks at what is due.

python -P -m tafelrunde.server.bench.sharing [--db postgresql://…] [--workers 1 2 4 8] [--moves 400] [--tables 1000]

Each worker is a process with a store and nothing else, so that what is counted is sharing alone. It writes moves at its
share of the rate, hears what the others write, and looks at what is due as often as a server. Each table is in memory
at two of them, as where a balancer has sent two people, and the other one reads what was written. Beside that the same
is done `apart`: each worker has a database of its own in the same PostgreSQL, where nobody hears anybody. The
difference is the price of sharing. Processor time is that of the workers, and that of PostgreSQL where it runs on this
machine (Linux).
"""

import argparse
import asyncio
import multiprocessing
import os
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import asyncpg
from msgspec import Struct

from tafelrunde.server.bench.contestants import cpu_of
from tafelrunde.server.bench.run import database, own_server
from tafelrunde.server.live.upkeep import look_again
from tafelrunde.store.postgres import PostgresStore

LINE: Final = '{"action":123,"seat":1,"key":"0123456789abcdef","clock":[295000,300000],"why":"' + "x" * 380 + '"}'
"""About as long as what a move adds to a log."""
WARM: Final = 3.0
"""Seconds in which everybody works before it is counted."""
PATIENCE: Final = 120.0


class Spent(Struct):
    """What one worker did while it was counted."""

    moves: int = 0
    heard: int = 0
    """Lines of news."""
    looks: int = 0
    cpu: float = 0.0
    waits: list[float] = []


class Job(Struct):
    """What a worker is to do."""

    number: int
    workers: int
    address: str
    rate: float
    tables: int


async def work(job: Job, marks: Any) -> Spent:
    """Work like one of several processes; what it does between the second mark and the third is counted."""
    store = PostgresStore(job.address)
    await store.open()
    names = [sha256(str(k).encode()).hexdigest()[:16] for k in range(job.tables)]  # as ids are: any
    written = dict.fromkeys(names[job.number :: job.workers], 1)
    for table_id in written:
        await store.append(table_id, 0, ["header"], wake=1 << 52)
    read = dict.fromkeys(set(names[(job.number + 1) % job.workers :: job.workers]) - set(written), 0)
    for table_id in (*written, *read):
        await store.follow(table_id)
    found = Spent()

    async def hear() -> None:
        async for change in store.changes():
            found.heard += 1
            if change.seq > read.get(change.topic, change.seq):
                read[change.topic] += len(await store.read(change.topic, read[change.topic]))

    async def look() -> None:
        while True:
            await store.due()
            found.looks += 1
            await asyncio.sleep(look_again(store.others()))

    free = deque(written)
    moving: set[asyncio.Task[None]] = set()

    async def move(table_id: str) -> None:
        began = time.perf_counter()
        written[table_id] = (await store.append(table_id, written[table_id], [LINE])).seq
        free.append(table_id)
        found.waits.append(time.perf_counter() - began)
        found.moves += 1

    async def play() -> None:
        begun = time.perf_counter()
        while job.rate:
            for _ in range(min(len(free), int((time.perf_counter() - begun) * job.rate))):
                begun += 1 / job.rate
                task = asyncio.create_task(move(free.popleft()))
                moving.add(task)
                task.add_done_callback(moving.discard)
            await asyncio.sleep(1 / job.rate)

    await asyncio.to_thread(marks.wait, PATIENCE)
    tasks = [asyncio.create_task(one()) for one in (hear, look, play)]
    await asyncio.to_thread(marks.wait, PATIENCE)
    found, before = Spent(), time.process_time()
    await asyncio.to_thread(marks.wait, PATIENCE)
    counted = Spent(found.moves, found.heard, found.looks, time.process_time() - before, found.waits[:])
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await store.close()
    return counted


def run(job: Job, marks: Any, answers: Any) -> None:
    """Be a worker, in a process of its own."""
    answers.put(asyncio.run(work(job, marks)))


def measure(addresses: Sequence[str], workers: int, rate: float, tables: int, seconds: float) -> str:
    """Let so many workers work over these databases, and return what it cost as a line."""
    context = multiprocessing.get_context("spawn")
    marks, answers = context.Barrier(workers + 1), context.Queue()
    jobs = [Job(k, workers, addresses[k % len(addresses)], rate / workers, tables) for k in range(workers)]
    processes = [context.Process(target=run, args=(job, marks, answers), daemon=True) for job in jobs]
    main = asyncio.run(postmaster(addresses[0]))
    for process in processes:
        process.start()
    marks.wait(PATIENCE)
    time.sleep(WARM)
    before = None if main is None else cpu_of(main)
    marks.wait(PATIENCE)
    time.sleep(seconds)
    marks.wait(PATIENCE)
    after = None if main is None else cpu_of(main)
    found = [answers.get(timeout=PATIENCE) for _ in processes]
    for process in processes:
        process.join(PATIENCE)
    return told(found, None if before is None or after is None else after - before, seconds)


async def postmaster(address: str) -> int | None:
    """Return the main process of PostgreSQL, None if it runs elsewhere."""
    connection = await asyncpg.connect(address)
    try:
        pid = await connection.fetchval("SELECT pg_backend_pid()")
        with suppress(OSError, ValueError):
            return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
        return None
    finally:
        await connection.close()


def told(found: Sequence[Spent], theirs: float | None, seconds: float) -> str:
    """Return what workers and PostgreSQL did as a line: by the move, or by the second where there were none."""
    moves = sum(one.moves for one in found)
    heard, looks, ours = (sum(getattr(one, name) for one in found) for name in ("heard", "looks", "cpu"))
    waits = sorted(wait for one in found for wait in one.waits)
    parts, unit = (moves, "ms a move") if moves else (seconds, "ms a second")
    database_s = "?" if theirs is None else f"{1000 * theirs / parts:.3f}"
    p50, p99 = (f"{1000 * waits[int(len(waits) * part)]:.1f} ms" if waits else "none" for part in (0.5, 0.99))
    return (
        f"{moves / seconds:6.0f} moves/s, {heard / parts:5.2f} heard, {looks / seconds:5.1f} looks/s; "
        f"workers {1000 * ours / parts:.3f} and PostgreSQL {database_s} {unit}; p50 {p50}, p99 {p99}"
    )


def main() -> None:
    """Measure with so many workers, one after the other, together and apart."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--db", default="", help="a PostgreSQL in which databases may be made")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4, 8])
    parser.add_argument("--moves", type=float, default=400.0, help="a second, by all of them; 0: looks alone")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10.0)
    chosen = parser.parse_args()
    server = chosen.db or own_server()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before", flush=True)
    for workers in chosen.workers:
        for how, databases in (("apart", workers), ("together", 1)):
            addresses = [database(server) for _ in range(databases)]
            said = measure(addresses, workers, chosen.moves, chosen.tables, chosen.seconds)
            print(f"{workers} {how:8} {said}", flush=True)


if __name__ == "__main__":
    main()
