"""A store that several servers share: PostgreSQL.

Nobody owns a table. Each process has one task that writes: whatever is waiting when it looks is one statement, which
the database carries out whole even if the process is gone or frozen meanwhile, and the primary key says whose batch was
first. Others are told after that, those who follow that table or one of the same channel; for what a process that
died could not tell any more, everyone looks now and then at the logs it follows.
"""

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar
from zlib import crc32

import asyncpg
from msgspec import Struct

from tafelrunde.store import migrations, pulse, rows
from tafelrunde.store.pulse import REACHED, WHOLE, WRITTEN, Facts, Pulse
from tafelrunde.store.store import (
    KEEP,
    Change,
    Damaged,
    Full,
    Gone,
    Missed,
    R,
    Row,
    SeatRow,
    StoreError,
    Swap,
    Taken,
    Written,
)

logging.getLogger("asyncpg").setLevel(logging.ERROR)  # that the database is gone and back is said once, and by us

BATCH = 500
"""So many commands are one statement at most."""
CHUNK = 500
CONNECTIONS = 5
URGENT = 3
"""Connections beside these for what everybody waits for: moves, news of them, and who looks after a table."""
PATIENCE = 5.0
"""Seconds in which a lost connection may come back before anybody is told."""
RETRY = 0.1
LOOK = 2.0
"""Seconds between two looks at the logs that this process follows; as often it says that it is there."""
CHANNEL = "tafelrunde"
"""What everybody hears."""
CHANNELS = 8192
"""So many others have the news of tables: whoever follows some of them hears little of the rest."""
LONGEST_NOTICE = 7000
"""Bytes; PostgreSQL takes 8000."""
LONGEST_LEASE = 60_000
"""Milliseconds; one that ends later was made before the clock was set back."""
MIGRATING = 0x7AFE1
"""The lock that whoever migrates has taken."""

T = TypeVar("T")
SQL = rows.Statements("$", "IS NOT DISTINCT FROM")

WHOSE = "SELECT pg_backend_pid()"
TELL = "SELECT pg_notify(channel, said) FROM unnest($1::text[], $2::text[]) AS g (channel, said)"
VERSION = "SELECT coalesce(max(number), 0) FROM migration"
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
HEAD = "SELECT e.seq + e.count FROM event e WHERE e.table_id = g.table_id ORDER BY e.seq DESC LIMIT 1"
APPEND = f"""
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[],
                         $8::bigint[], $9::boolean[], $10::bigint[], $11::text[], $12::text[])
        AS g (table_id, seq, count, lines, token, person, cmd_id, wake, waking, seat, holder, sitting)
), written AS (
    INSERT INTO event (table_id, seq, count, lines, token, person, cmd_id)
    SELECT g.table_id, g.seq, g.count, g.lines, g.token, g.person, g.cmd_id FROM given g
    WHERE g.seq = coalesce(({HEAD}), 0) AND (g.seat IS NULL OR EXISTS (
        SELECT 1 FROM seat s
        WHERE s.table_id = g.table_id AND s.seat = g.seat AND s.person = g.holder AND s.sitting = g.sitting
    ))
    ON CONFLICT DO NOTHING
    RETURNING table_id, seq, token
), waking AS (
    INSERT INTO duty (table_id, wake)
    SELECT g.table_id, g.wake FROM given g JOIN written USING (table_id, seq, token) WHERE g.waking
    ON CONFLICT (table_id) DO UPDATE SET wake = excluded.wake WHERE duty.wake IS DISTINCT FROM excluded.wake
)
SELECT token FROM written
"""
LEASE = f"""
INSERT INTO duty (table_id, holder, until) VALUES ($1, $2, {NOW} + $3)
ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
WHERE duty.holder IS NULL OR duty.holder = excluded.holder
    OR NOT duty.until BETWEEN {NOW} AND {NOW} + {LONGEST_LEASE}
RETURNING 1
"""
SET_WAKE = "INSERT INTO duty (table_id, wake) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET wake = $2"
DUE = f"""
SELECT wake, table_id FROM duty
WHERE wake <= {NOW} AND (holder IS NULL OR NOT until BETWEEN {NOW} AND {NOW} + {LONGEST_LEASE})
ORDER BY (wake, table_id) <= ($2, $3), wake, table_id LIMIT $1
"""
LEFT = f"least(greatest(s.until, {NOW}), {NOW} + $3::bigint)"  # not more than the most, if the clock was set back
SPEND = f"""
INSERT INTO spent AS s (name, until) VALUES ($1, {NOW} + greatest($2::bigint, 0))
ON CONFLICT (name) DO UPDATE SET until = {LEFT} + $2::bigint WHERE {LEFT} + $2::bigint <= {NOW} + $3::bigint
RETURNING 0::bigint
"""
TOO_MUCH = f"SELECT {LEFT} + $2::bigint - {NOW} - $3::bigint FROM spent s WHERE name = $1"
UNSPENT = f"DELETE FROM spent WHERE until < {NOW}"
TIDY = 500
"""After so many rare things this process looks for names that have used up nothing any more."""
LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)
UNWRITABLE = (asyncpg.PostgresIOError, asyncpg.ReadOnlySQLTransactionError)
"""What a database says whose disk fails, or that is another one's copy for now."""
DAMAGED = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
AGAIN = (
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    asyncpg.LockNotAvailableError,
    *UNWRITABLE,
    *LOST,
)


class Batch(Struct):
    """Lines to be written, and who waits for them."""

    table_id: str
    seq: int
    lines: list[str]
    person: str | None
    cmd_id: str | None
    wake: int | None
    rows: list[Row | Swap]
    held: SeatRow | None
    token: str
    future: "asyncio.Future[Written]"


class PostgresStore:
    """A store in a database of PostgreSQL."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.place = hidden(address)
        self.pulse = Pulse(self.place)
        self.name = secrets.token_hex(6)
        """By which a process knows its own news."""
        self._pool: asyncpg.Pool | None = None
        self._urgent: asyncpg.Pool | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._waiting: asyncio.Queue[Batch] = asyncio.Queue()
        self._looked: tuple[int, str] = (0, "")
        """The last table that was due when there were more than could be told."""
        self._news: dict[str, dict[str, int]] = {}
        """What is to be told, by channel: tables with the number of their lines, and with 0 what was announced."""
        self._untold = asyncio.Event()
        self._hears = asyncio.Event()
        """Set once others are heard."""
        self._listeners: set[asyncio.Queue[Change]] = set()
        self._heads: dict[str, int] = {}
        """The tables that this process follows, and how far it has read their logs."""
        self._line: Any = None
        """The connection over which others are heard, and the channels that it hears:"""
        self._tuned: set[str] = set()
        self._tuning = asyncio.Lock()
        self._others: dict[str, float] = {}
        """When each of the other processes was last heard."""
        self._count = 0
        self._spends = 0
        self._searching = asyncio.Semaphore(1)
        """Whoever goes through all rows leaves connections to those who look for one."""

    async def look(self) -> None:
        with explained(self.place):
            await whole_sessions(self.address, self.place)
            connection = await asyncpg.connect(self.address, timeout=10)
            try:
                if await connection.fetchval("SELECT to_regclass('migration')") is not None:
                    migrations.missing(await connection.fetchval(VERSION), self.place)
            finally:
                await connection.close()

    async def open(self) -> None:
        with explained(self.place):
            await whole_sessions(self.address, self.place)
            await self._migrate()
            self._pool, self._urgent = [
                await asyncpg.create_pool(self.address, min_size=1, max_size=most, init=prepare, command_timeout=30)
                for most in (CONNECTIONS, URGENT)
            ]
        work = (self._write, self._tell, self._listen, self._look, self._probe)
        self._tasks = [asyncio.create_task(run()) for run in work]
        with contextlib.suppress(TimeoutError):  # what is missed until then is found when it looks
            await asyncio.wait_for(self._hears.wait(), PATIENCE)

    async def _migrate(self) -> None:
        connection = await asyncpg.connect(self.address)
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
                await connection.execute(
                    "CREATE TABLE IF NOT EXISTS migration (number BIGINT PRIMARY KEY, at BIGINT NOT NULL)"
                )
                version = await connection.fetchval(VERSION)
                for number, sql in migrations.missing(version, self.place).items():
                    await connection.execute(sql)
                    await connection.execute(f"INSERT INTO migration VALUES ($1, {NOW})", number)
        finally:
            await connection.close()

    async def close(self) -> None:
        if self._pool is None:
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._waiting.join(), PATIENCE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        pools, self._pool, self._urgent = [self._pool, self._urgent], None, None
        for pool in pools:
            try:
                await asyncio.wait_for(pool.close(), PATIENCE)
            except (TimeoutError, *LOST):
                pool.terminate()

    async def _do(self, work: Callable[[Any], Awaitable[T]], once: bool = False, urgent: bool = False) -> T:
        """Do something with a connection, and again with another one while the database may come back.

        What must not be done twice is done `once`: if the connection is lost, nobody knows whether it was.
        """
        until = time.monotonic() + (0 if once else PATIENCE)
        while True:
            pool = self._urgent if urgent else self._pool
            if pool is None:
                raise Gone(f"the store {self.place} is not open")
            try:
                async with pool.acquire(timeout=PATIENCE) as connection:
                    return await work(connection)
            except asyncpg.DiskFullError as error:
                self.pulse.failed(WRITTEN, "there is no room left", error)
                raise Full(f"there is no room left for {self.place}: make some, and it goes on") from None
            except asyncpg.UniqueViolationError as error:
                raise Taken(f"there is such a row already ({error})") from None
            except DAMAGED as error:
                self.pulse.failed(WHOLE, "the database is damaged: repair it, and start the servers anew", error)
                raise Damaged(f"{self.place} is damaged ({error}): repair it, or restore a backup") from None
            except AGAIN as error:
                if time.monotonic() > until:
                    if isinstance(error, UNWRITABLE):
                        self.pulse.failed(WRITTEN, "the database cannot be written", error)
                    elif isinstance(error, LOST):
                        self.pulse.failed(REACHED, "the database cannot be reached", type(error).__name__)
                    raise Gone(f"{self.place} cannot be reached now ({error})") from None
                await asyncio.sleep(RETRY)

    async def _run(self, statement: str, *values: Any) -> None:
        await self._do(lambda connection: connection.execute(statement, *values))

    async def _fetch(self, statement: str, *values: Any, urgent: bool = False) -> list[Any]:
        found: list[Any] = await self._do(lambda connection: connection.fetch(statement, *values), urgent=urgent)
        return found

    # Logs.

    async def append(
        self,
        table_id: str,
        seq: int,
        lines: Sequence[str],
        *,
        cmd: tuple[str, str] | None = None,
        wake: int | None = KEEP,
        rows: Sequence[Row | Swap] = (),
        held: SeatRow | None = None,
    ) -> Written:
        if self._pool is None:
            raise Gone(f"the store {self.place} is not open")
        self._count += 1
        token = f"{self.name}{self._count:x}"
        future: asyncio.Future[Written] = asyncio.get_running_loop().create_future()
        person, cmd_id = cmd or (None, None)
        batch = Batch(table_id, seq, list(lines), person, cmd_id, wake, list(rows), held, token, future)
        self._waiting.put_nowait(batch)
        written = await future
        self._seen(table_id, written.seq)
        return written

    async def _write(self) -> None:
        """Write what is waiting, again and again."""
        while True:
            batches = [await self._waiting.get()]
            while len(batches) < BATCH and not self._waiting.empty():
                batches.append(self._waiting.get_nowait())
            try:
                plain = [batch for batch in batches if not batch.rows]
                if plain:
                    await self._settle(plain)
                for batch in batches:
                    if batch.rows:
                        await self._settle([batch])
            finally:
                for _ in batches:
                    self._waiting.task_done()

    async def _settle(self, batches: list[Batch]) -> None:
        """Write batches and tell who waits what has become of each."""
        try:
            answers = await self._do(lambda connection: put_batches(connection, batches), urgent=True)
        except Exception as error:
            if len(batches) > 1 and (isinstance(error, Damaged) or not isinstance(error, StoreError)):
                for batch in batches:  # each by itself, to see which
                    await self._settle([batch])
                return
            for batch in batches:
                if not batch.future.done():
                    batch.future.set_exception(error)
            return
        if not self.pulse.has(WRITTEN):
            self.pulse.done(WRITTEN)
        for batch in batches:
            answer = answers[batch.token]
            if isinstance(answer, Written) and not answer.again:
                self._spread(channel_of(batch.table_id), batch.table_id, answer.seq)
            if batch.future.done():
                continue
            if isinstance(answer, Written):
                batch.future.set_result(answer)
            else:
                batch.future.set_exception(answer)

    async def read(self, table_id: str, since: int = 0) -> list[str]:
        select = "SELECT seq, lines FROM event WHERE table_id = $1 AND seq + count > $2 ORDER BY seq"
        found = await self._fetch(select, table_id, since)
        lines = [line for seq, lines in found for line in lines.split("\n")[max(0, since - seq) :]]
        self._seen(table_id, since + len(lines))
        return lines

    async def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        select = "SELECT seq, data FROM snapshot WHERE table_id = $1"
        found = await self._fetch(select, table_id)
        return (found[0][0], found[0][1]) if found else None

    async def save_snapshot(self, table_id: str, seq: int, data: bytes) -> None:
        put = """
        INSERT INTO snapshot (table_id, seq, data) VALUES ($1, $2, $3)
        ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data WHERE excluded.seq >= snapshot.seq
        """
        await self._run(put, table_id, seq, data)

    async def forget(self, table_id: str) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                for table in ("event", "snapshot", "duty"):
                    await connection.execute(f"DELETE FROM {table} WHERE table_id = $1", table_id)

        await self._do(work)
        self._heads.pop(table_id, None)

    # Duties.

    async def lease(self, table_id: str, holder: str, seconds: float = 3.0) -> bool:
        return bool(await self._fetch(LEASE, table_id, holder, int(seconds * 1000), urgent=True))

    async def release(self, table_id: str, holder: str) -> None:
        update = "UPDATE duty SET holder = NULL WHERE table_id = $1 AND holder = $2"
        await self._run(update, table_id, holder)

    async def due(self, limit: int = 100) -> list[str]:
        found = await self._fetch(DUE, limit, *self._looked, urgent=True)
        self._looked = tuple(found[-1]) if len(found) == limit else (0, "")
        return [table_id for _, table_id in found]

    async def wake(self, table_id: str, at: int | None, seq: int | None = None) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                # Whoever appends now waits for this row; who has done so before is seen by the statement after it.
                await connection.execute("SELECT 1 FROM duty WHERE table_id = $1 FOR UPDATE", table_id)
                head = "SELECT seq + count FROM event WHERE table_id = $1 ORDER BY seq DESC LIMIT 1"
                if seq is None or await connection.fetchval(head, table_id) == seq:
                    await connection.execute(SET_WAKE, table_id, at)

        await self._do(work)

    # News.

    async def follow(self, table_id: str) -> None:
        self._heads.setdefault(table_id, 0)
        async with self._tuning:
            if (line := self._line) is not None:
                try:
                    await self._tune(line, channel_of(table_id))
                except AGAIN:
                    line.terminate()  # with the next one it is heard, and all that came meanwhile is read

    def unfollow(self, table_id: str) -> None:
        self._heads.pop(table_id, None)

    def others(self) -> int:
        late = time.monotonic() - 3 * LOOK
        self._others = {name: heard for name, heard in self._others.items() if heard > late}
        return len(self._others)

    async def announce(self, topic: str, table_id: str = "") -> None:
        self._spread(channel_of(table_id) if table_id else CHANNEL, topic)

    def _spread(self, channel: str, topic: str, seq: int = 0) -> None:
        self._news.setdefault(channel, {})[topic] = seq
        self._untold.set()

    async def changes(self) -> AsyncIterator[Change]:
        mine: asyncio.Queue[Change] = asyncio.Queue()
        self._listeners.add(mine)
        try:
            while True:
                yield await mine.get()
        finally:
            self._listeners.discard(mine)

    def _hear(self, change: Change) -> None:
        for listener in self._listeners:
            listener.put_nowait(change)

    def _seen(self, table_id: str, seq: int) -> None:
        if table_id in self._heads:
            self._heads[table_id] = max(seq, self._heads[table_id])

    async def _tell(self) -> None:
        """Tell others what was written, in few notices; they go out after the write, never with it."""
        while True:
            await self._untold.wait()
            self._untold.clear()
            news, self._news = self._news, {}
            notices = [(channel, notice) for channel, said in news.items() for notice in self._notices(said)]
            # Nobody is told twice: if this is lost, the others find it when they look.
            with contextlib.suppress(StoreError):
                await self._fetch(TELL, *map(list, zip(*notices, strict=True)), urgent=True)

    def _notices(self, said: dict[str, int]) -> Iterator[str]:
        """Yield news as few notices: whose they are, then a line for each."""
        lines, length = [self.name], len(self.name)
        for topic, seq in said.items():
            line = f"{topic} {seq}" if seq else f" {topic}"
            length += len(line.encode()) + 1
            if length > LONGEST_NOTICE and len(lines) > 1:
                yield "\n".join(lines)
                lines, length = [self.name], len(self.name) + len(line.encode()) + 1
            lines.append(line)
        yield "\n".join(lines)

    async def _listen(self) -> None:
        """Hear what others tell, with a connection of one's own that is made anew when it is lost."""
        first = True
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self.address, timeout=PATIENCE, command_timeout=PATIENCE)
                try:
                    connection.add_termination_listener(lambda _, lost=lost: lost.set())
                    async with self._tuning:
                        self._tuned = set()
                        for channel in (CHANNEL, *map(channel_of, self._heads)):
                            await self._tune(connection, channel)
                        self._line = connection
                    self._hears.set()
                    if not first:
                        self._hear(Change(""))
                    first = False
                    while not lost.is_set():
                        self.pulse.done(REACHED)
                        with contextlib.suppress(TimeoutError):
                            async with asyncio.timeout(LOOK):
                                await lost.wait()
                        if not lost.is_set():
                            async with self._tuning:
                                await connection.execute("SELECT 1")
                                for channel in self._tuned - {CHANNEL, *map(channel_of, self._heads)}:
                                    await connection.remove_listener(channel, self._hear_notice)
                                    self._tuned.discard(channel)
                finally:
                    self._line = None
                    connection.terminate()
            except AGAIN as error:
                self.pulse.failed(REACHED, "the database cannot be reached", type(error).__name__)
                await asyncio.sleep(RETRY)

    async def _tune(self, connection: Any, channel: str) -> None:
        if channel not in self._tuned:
            await connection.add_listener(channel, self._hear_notice)
            self._tuned.add(channel)

    def _hear_notice(self, *heard: Any) -> None:
        name, *lines = str(heard[-1]).split("\n")
        if name == self.name:
            return
        self._others[name] = time.monotonic()
        for line in lines:
            if line.startswith(" "):
                self._hear(Change(line[1:]))
            else:
                table_id, _, seq = line.rpartition(" ")
                self._hear(Change(table_id, int(seq)))

    async def _look(self) -> None:
        """Look now and then how far the logs are that this process follows, and be heard."""
        select = f"SELECT g.table_id, ({HEAD}) FROM unnest($1::text[]) AS g (table_id)"
        while True:
            await asyncio.sleep(LOOK)
            self._news.setdefault(CHANNEL, {})
            self._untold.set()
            known = list(self._heads)
            if not known or not self._listeners:
                continue
            with contextlib.suppress(StoreError):
                for table_id, seq in await self._fetch(select, known):
                    if seq is not None and seq > self._heads.get(table_id, seq):
                        self._hear(Change(table_id, seq))

    # People and lobby.

    async def get(self, kind: type[R], *key: str | int) -> R | None:
        found = await self._fetch(SQL.get(kind), *key)
        return rows.row(kind, tuple(found[0])) if found else None

    async def find(
        self,
        kind: type[R],
        /,
        *,
        order: str = "",
        limit: int = 0,
        below: dict[str, int | str] | None = None,
        holding: dict[str, str] | None = None,
        seated: str = "",
        **equal: str | int | bool | None,
    ) -> list[R]:
        statement, values = SQL.find(kind, order, limit, below or {}, holding or {}, seated, equal)
        async with self._searching if holding else contextlib.nullcontext():
            found = await self._fetch(statement, *values)
        return [rows.row(kind, tuple(columns)) for columns in found]

    async def insert(self, *rows_: Row) -> None:
        await self._all([(SQL.insert(type(row)), rows.values(row)) for row in rows_], once=True)

    async def put(self, *rows_: Row) -> None:
        await self._all([(SQL.put(type(row)), rows.values(row)) for row in rows_])

    async def delete(self, *rows_: Row) -> None:
        await self._all([(SQL.delete(type(row)), rows.keys(row)) for row in rows_])

    async def _all(self, statements: list[tuple[str, list[Any]]], once: bool = False) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                for statement, values in statements:
                    await connection.execute(statement, *values)

        if statements:
            await self._do(work, once)

    async def swap(self, *changes: Row | Swap) -> bool:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                await change_each(connection, changes)

        try:
            await self._do(work, once=True)
        except Taken:
            return False
        return True

    # How it is.

    def facts(self) -> Facts:
        pools = [pool for pool in (self._pool, self._urgent) if pool is not None]
        size, idle = sum(pool.get_size() for pool in pools), sum(pool.get_idle_size() for pool in pools)
        return Facts(self.pulse.up, self.pulse.why, self._waiting.qsize(), size, size - idle)

    def missed(self) -> list[Missed]:
        return []  # what a database has lost only itself could tell

    async def check(self) -> None:
        await self.version()
        if self.pulse.up and not self.pulse.fresh:
            await self._try_to_write(0)
        if not self.pulse.up:
            raise Gone(f"{self.place} cannot be used now: {self.pulse.why}")

    async def _probe(self) -> None:
        """Find out whether there is room for more than a few moves, where there was none."""
        while True:
            await asyncio.sleep(pulse.PROBE)
            if self.pulse.has(WRITTEN):
                with contextlib.suppress(StoreError):
                    await self._try_to_write(pulse.PADDING)

    async def _try_to_write(self, size: int) -> None:
        """Write so many bytes and remove them again: in the place of a snapshot that no table has."""
        key = f"probe {self.name}"  # its own: others may try at the same time
        await self._run("INSERT INTO snapshot (table_id, seq, data) VALUES ($1, 0, $2)", key, os.urandom(size))
        await self._run("DELETE FROM snapshot WHERE table_id = $1", key)
        self.pulse.done(WRITTEN)

    async def spend(self, name: str, cost: int, most: int) -> int:
        self._spends += 1
        if self._spends % TIDY == 0:
            await self._run(UNSPENT)
        found = await self._fetch(SPEND, name, cost, most) or await self._fetch(TOO_MUCH, name, cost, most)
        return max(1, int(found[0][0])) if found and found[0][0] else 0

    async def scrub(self) -> bool:
        return True  # the database does that: autovacuum, and the log ahead of it goes on

    # Keeping.

    async def version(self) -> int:
        select = "SELECT max(number) FROM migration"
        return int(await self._do(lambda connection: connection.fetchval(select), once=True))

    async def running_logs(self) -> AsyncIterator[tuple[str, list[str]]]:
        with explained(self.place):
            connection = await asyncpg.connect(self.address)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                if await connection.fetchval("SELECT to_regclass('migration')") is None:
                    return  # nothing has ever been kept there
                migrations.missing(await connection.fetchval(VERSION), self.place)
                for (table_id,) in await connection.fetch("SELECT id FROM game_table WHERE status = 'running'"):
                    select = "SELECT lines FROM event WHERE table_id = $1 ORDER BY seq"
                    batches = await connection.fetch(select, table_id)
                    yield table_id, [line for (lines,) in batches for line in lines.split("\n")]
        finally:
            await connection.close()

    async def dump(self) -> AsyncIterator[tuple[str, list[Any]]]:
        try:
            connection = await asyncpg.connect(self.address)
            try:
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    for table, columns in rows.KEPT.items():
                        select = f"SELECT {', '.join(columns)} FROM {table}"
                        async for found in connection.cursor(select, prefetch=CHUNK):
                            yield table, list(found)
            finally:
                await connection.close()
        except LOST as error:
            raise Gone(f"{self.place} cannot be reached now ({error})") from None

    async def fill(self, kept: Iterator[tuple[str, list[Any]]]) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                for table in rows.KEPT:
                    if await connection.fetchval(f"SELECT 1 FROM {table} LIMIT 1"):
                        raise StoreError(f"{self.place} is not empty: restore into a new store")
                while chunk := list(islice(kept, CHUNK)):
                    for table in dict.fromkeys(table for table, _ in chunk):
                        columns = rows.KEPT[table]
                        marks = ", ".join(f"${k}" for k in range(1, len(columns) + 1))
                        await connection.executemany(
                            f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})",
                            [values for name, values in chunk if name == table],
                        )

        await self._do(work, once=True)


def channel_of(table_id: str) -> str:
    """Return where the news of a table are."""
    return f"{CHANNEL}_{crc32(table_id.encode()) % CHANNELS}"


async def whole_sessions(address: str, place: str) -> None:
    """Refuse a pooler that shares a connection between transactions: nothing would be heard over one, for example.

    There a second client is given what the first one has just used, and the first one then finds another.
    """
    names = (asyncpg.DuplicatePreparedStatementError, asyncpg.InvalidSQLStatementNameError)
    async with contextlib.AsyncExitStack() as stack:
        pair = []
        for _ in range(2):
            connection = await asyncpg.connect(address, timeout=10, statement_cache_size=0)
            stack.push_async_callback(connection.close)
            pair.append(connection)
        first, second = pair
        try:
            mine = await first.fetchval(WHOSE)
            async with second.transaction():
                theirs = await second.fetchval(WHOSE)
                shared = mine == theirs or mine != await first.fetchval(WHOSE)
        except names:
            shared = True
    if shared:
        raise StoreError(
            f"{place} is a pooler that shares connections between transactions: let it pool sessions "
            "(pgbouncer: pool_mode = session), or give the address of the database itself"
        )


async def prepare(connection: Any) -> None:
    """Let nobody wait for a process that has stopped in the middle of something."""
    await connection.execute("SET idle_in_transaction_session_timeout = '2s'; SET lock_timeout = '5s'")


async def put_batches(connection: Any, batches: list[Batch]) -> dict[str, Written | StoreError]:
    """Write batches; return what has become of each, by its token. A second try finds what the first has written."""
    order = sorted(batches, key=lambda batch: (batch.table_id, batch.seq))  # so that two writers never wait in a ring
    given = [
        [batch.table_id for batch in order],
        [batch.seq for batch in order],
        [len(batch.lines) for batch in order],
        ["\n".join(batch.lines) for batch in order],
        [batch.token for batch in order],
        [batch.person for batch in order],
        [batch.cmd_id for batch in order],
        [None if batch.wake == KEEP else batch.wake for batch in order],
        [batch.wake != KEEP for batch in order],
        [None if batch.held is None else batch.held.seat for batch in order],
        [None if batch.held is None else batch.held.person for batch in order],
        [None if batch.held is None else batch.held.sitting for batch in order],
    ]
    with_rows = [batch for batch in order if batch.rows]
    if with_rows:
        async with connection.transaction():
            written = {token for (token,) in await connection.fetch(APPEND, *given)}
            for batch in with_rows:
                if batch.token in written:
                    await change_each(connection, batch.rows)
    else:
        written = {token for (token,) in await connection.fetch(APPEND, *given)}
    return {
        batch.token: Written(batch.seq + len(batch.lines))
        if batch.token in written
        else await found_instead(connection, batch)
        for batch in order
    }


async def change_each(connection: Any, changes: Sequence[Row | Swap]) -> None:
    """Put and swap rows; one that is not as it was is somebody else's by now."""
    for statement, values in map(SQL.kept, changes):
        done: str = await connection.execute(statement, *values)
        if done.rpartition(" ")[2] != "1":
            raise Taken("a row is not as it was: read it again")


async def found_instead(connection: Any, batch: Batch) -> Written | StoreError:
    """Return what stands where a batch could not be written: itself, from an earlier try, or something else."""
    select = "SELECT token FROM event WHERE table_id = $1 AND seq = $2"
    if await connection.fetchval(select, batch.table_id, batch.seq) == batch.token:
        return Written(batch.seq + len(batch.lines))
    if batch.cmd_id is not None:
        select = "SELECT seq + count FROM event WHERE table_id = $1 AND person = $2 AND cmd_id = $3"
        found = await connection.fetchval(select, batch.table_id, batch.person, batch.cmd_id)
        if found is not None:
            return Written(found, again=True)
    return Taken(f"the log of {batch.table_id} does not end after {batch.seq} lines: read it again")


@contextlib.contextmanager
def explained(place: str) -> Iterator[None]:
    """Say in words of ours why a database cannot be had."""
    try:
        yield
    except asyncpg.InvalidCatalogNameError as error:
        raise StoreError(f"{place}: {error}: create it, or name another one") from None
    except (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InsufficientPrivilegeError) as error:
        raise StoreError(f"{place} does not let this program in ({error})") from None
    except (ValueError, *LOST) as error:
        if isinstance(error, StoreError):
            raise
        raise Gone(f"{place} cannot be reached ({error}): is it running, and is the address right?") from None


def hidden(address: str) -> str:
    """Return an address without its password.

    >>> hidden("postgresql://anna:secret@db.example/games")
    'postgresql://anna@db.example/games'
    """
    scheme, _, rest = address.partition("://")
    who, at, where = rest.rpartition("@")
    return f"{scheme}://{who.partition(':')[0]}{at}{where.partition('?')[0]}"
