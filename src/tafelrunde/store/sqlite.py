"""A store in a file of one's own: SQLite, for one server process.

One thread writes. Whatever is waiting when it looks is one transaction: under load many moves share the one wait for
the disk, and each is durable before anybody is told. Moves share the statements too, for between any two of them the
thread may have to wait until the server lets it go on. Readers have connections of their own and never wait for it.
"""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tafelrunde.store import migrations, owners, pulse, rows
from tafelrunde.store.pulse import READ, WHOLE, WRITTEN, Facts, Pulse
from tafelrunde.store.spent import Spent
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
from tafelrunde.store.tally import Noted, Tally, compared

try:
    import fcntl
except ImportError:  # elsewhere than on Unix nobody keeps a second server away
    fcntl = None  # type: ignore[assignment]

BATCH = 500
"""So many commands are one transaction at most."""
PACE = 0.004
"""So many seconds are between the beginnings of two transactions under load: what comes meanwhile shares the second."""
MANY = 8
"""So many commands in a transaction are load; after one of fewer the next need not wait as long."""
CHECKPOINT = 8000
"""So many pages are written to the log beside the file before they are written to it: many are the same page."""
READERS = 2
CHUNK = 500
PATIENCE = 10.0
"""Seconds to wait for another process that writes to the file."""
BREATH = 0.05
"""Seconds between two attempts to open it."""

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

T = TypeVar("T")
SQL = rows.Statements("?", "IS")

APPEND = """
INSERT INTO event (table_id, seq, count, lines, token, person, cmd_id)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
WHERE ?2 = coalesce((SELECT seq + count FROM event WHERE table_id = ?1 ORDER BY seq DESC LIMIT 1), 0)
ON CONFLICT DO NOTHING
"""
APPEND_ALL = """
INSERT INTO event (table_id, seq, count, lines, token, person, cmd_id)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), '', json_extract(value, '$[4]'), json_extract(value, '$[5]')
FROM json_each(?1) AS given
WHERE json_extract(value, '$[1]') = coalesce((
    SELECT seq + count FROM event WHERE table_id = json_extract(given.value, '$[0]') ORDER BY seq DESC LIMIT 1
), 0)
ON CONFLICT DO NOTHING
"""
SLEEP_ALL = """
UPDATE duty SET wake = NULL WHERE wake IS NOT NULL AND table_id IN (SELECT value FROM json_each(?1))
"""
WAKE_ALL = """
INSERT INTO duty (table_id, wake) SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?1)
WHERE true
ON CONFLICT (table_id) DO UPDATE SET wake = excluded.wake WHERE wake IS NOT excluded.wake
"""
HEAD = "SELECT seq + count FROM event WHERE table_id = ?1 ORDER BY seq DESC LIMIT 1"
DUE = "SELECT wake, table_id FROM duty WHERE wake <= ?1 ORDER BY (wake, table_id) <= (?2, ?3), wake, table_id"
SET_WAKE = """
INSERT INTO duty (table_id, wake) VALUES (?1, ?2)
ON CONFLICT (table_id) DO UPDATE SET wake = excluded.wake WHERE wake IS NOT excluded.wake
"""


class SqliteStore:
    """A store in one file; `alone` keeps a second server from the same one."""

    shared = False

    def __init__(self, path: Path | str, *, alone: bool = True) -> None:
        self.path = Path(path)
        self.place = str(path)
        self.pulse = Pulse(self.place)
        self._alone = alone
        self._lock: int | None = None
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._leases: dict[str, tuple[str, float]] = {}
        self._looked: tuple[int, str] = (0, "")
        """The last table that was due when there were more than could be told."""
        self._watching: asyncio.Task[None] | None = None
        self._spent = Spent()
        self._searching = asyncio.Semaphore(1)
        """Whoever goes through all rows leaves a reader to those who look for one."""
        self._missed: list[Missed] = []

    async def open(self) -> None:
        await asyncio.to_thread(self._open)
        self._watching = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        """Notice a disk that does not answer: nobody else would, for whoever writes waits for it."""
        while self._writer is not None:
            if self._writer.stalled:
                self.pulse.failed(WRITTEN, f"the disk has not answered for {pulse.STALLED:.0f} s")
            await asyncio.sleep(1)

    def _open(self) -> None:
        if self._alone:
            self._lock = lock(self.path)
        try:
            connection = self._connected()
        except sqlite3.Error as error:
            self._unlock()
            raise complaint(error, self.place) from None
        except BaseException:
            self._unlock()
            raise
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        tally = Tally(self.path) if self._alone else None
        self._missed = [] if tally is None else self._compared(connection, tally)
        self._writer = Writer(connection, self.place, self.pulse, tally)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    def _compared(self, connection: sqlite3.Connection, tally: Tally) -> list[Missed]:
        """Return what the last server here has written and is not there any more."""
        found = []
        for table_id, head in tally.heads(connection).items():
            try:
                found.append(compared(connection, table_id, head))
            except sqlite3.Error as error:
                self.pulse.failed(*trouble(error, READ), error)
        return [missed for missed in found if missed is not None]

    def _connected(self) -> sqlite3.Connection:
        """Return a connection to a file that is up to date.

        Where several make the file at once SQLite does not always wait by itself: so it is tried anew for a while.
        """
        end = time.monotonic() + PATIENCE
        while True:
            try:
                connection = connect(self.path)
                with closed_by_failure(connection):
                    self._migrate(connection)
                return connection
            except sqlite3.OperationalError as error:
                if not is_busy(error) or time.monotonic() > end:
                    raise
            time.sleep(BREATH)

    async def look(self) -> None:
        await asyncio.to_thread(self._look)

    def _look(self) -> None:
        if not self.path.exists():
            return
        if why := owners.locked_out(self.path):
            raise StoreError(why)
        locked = lock(self.path, make=False) if self._alone else None
        try:
            with self._looking() as connection:
                self._missing(connection)
        finally:
            if locked is not None:
                os.close(locked)

    @contextlib.contextmanager
    def _looking(self) -> Iterator[sqlite3.Connection]:
        """Give a connection that changes nothing."""
        try:
            address = f"{self.path.absolute().as_uri()}?mode=ro"
            with contextlib.closing(sqlite3.connect(address, uri=True)) as connection:
                yield connection
        except sqlite3.Error as error:
            raise complaint(error, self.place) from None

    def _missing(self, connection: sqlite3.Connection) -> dict[int, str]:
        """Return what brings the file up to date; what is not ours, or newer, is refused."""
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        if not tables:
            return migrations.missing(0, self.place)
        if "migration" not in tables:
            raise StoreError(f"{self.place} is a database of something else: choose another file")
        (version,) = connection.execute("SELECT coalesce(max(number), 0) FROM migration").fetchone()
        return migrations.missing(version, self.place)

    def _migrate(self, connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN IMMEDIATE")
        with rolled_back(connection):
            missing = self._missing(connection)
            connection.execute("CREATE TABLE IF NOT EXISTS migration (number BIGINT PRIMARY KEY, at BIGINT NOT NULL)")
            for number, sql in missing.items():
                for statement in migrations.statements(sql):
                    connection.execute(statement)
                connection.execute("INSERT INTO migration VALUES (?, ?)", (number, now()))
            connection.execute("COMMIT")

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        if self._readers is not None:
            self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        self._connections.clear()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        """Read, in a thread that may wait for the disk."""
        if self._readers is None:
            raise Gone(f"the store {self.place} is not open")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._reading, read)

    def _reading(self, read: Callable[[sqlite3.Connection], T]) -> T:
        try:
            connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
            if connection is None:
                connection = self._local.connection = connect(self.path)
                connection.execute("PRAGMA query_only = ON")
                self._connections.append(connection)
            found = read(connection)
        except sqlite3.Error as error:
            self.pulse.failed(*trouble(error, READ), error)
            raise complaint(error, self.place) from None
        self.pulse.done(READ)
        return found

    async def _write(self, write: Callable[[sqlite3.Connection], T], noted: Noted | None = None) -> T:
        """Write in the next transaction; return when that is durable."""
        if self._writer is None:
            raise Gone(f"the store {self.place} is not open")
        return await self._writer.do(write, noted)

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
        if self._writer is None:
            raise Gone(f"the store {self.place} is not open")
        kept = [SQL.kept(row) for row in rows]
        written: Written = await self._writer.give(Append(table_id, seq, lines, cmd, wake, kept))
        return written

    async def read(self, table_id: str, since: int = 0) -> list[str]:
        select = "SELECT seq, lines FROM event WHERE table_id = ?1 AND seq + count > ?2 ORDER BY seq"
        found = await self._read(lambda connection: connection.execute(select, (table_id, since)).fetchall())
        return [line for seq, lines in found for line in lines.split("\n")[max(0, since - seq) :]]

    async def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        select = "SELECT seq, data FROM snapshot WHERE table_id = ?1"
        return await self._read(lambda connection: connection.execute(select, (table_id,)).fetchone())

    async def save_snapshot(self, table_id: str, seq: int, data: bytes) -> None:
        put = """
        INSERT INTO snapshot (table_id, seq, data) VALUES (?1, ?2, ?3)
        ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data WHERE excluded.seq >= snapshot.seq
        """
        await self._write(lambda connection: connection.execute(put, (table_id, seq, data)) and None)

    async def forget(self, table_id: str) -> None:
        def write(connection: sqlite3.Connection) -> None:
            for table in ("event", "snapshot", "duty"):
                connection.execute(f"DELETE FROM {table} WHERE table_id = ?1", (table_id,))

        await self._write(write, (table_id, 0, ""))

    # Duties: there is one process, so that they need not outlive it, and no clock that somebody sets back counts.

    async def lease(self, table_id: str, holder: str, seconds: float = 3.0) -> bool:
        owner, until = self._leases.get(table_id, (holder, 0.0))
        if owner != holder and until > time.monotonic():
            return False
        self._leases[table_id] = (holder, time.monotonic() + seconds)
        return True

    async def release(self, table_id: str, holder: str) -> None:
        if self._leases.get(table_id, ("", 0.0))[0] == holder:
            del self._leases[table_id]

    async def due(self, limit: int = 100) -> list[str]:
        moment = time.monotonic()
        self._leases = {table_id: held for table_id, held in self._leases.items() if held[1] > moment}
        def read(connection: sqlite3.Connection) -> list[tuple[int, str]]:
            found = (row for row in connection.execute(DUE, (now(), *self._looked)) if row[1] not in self._leases)
            return list(islice(found, limit))

        found = await self._read(read)
        self._looked = found[-1] if len(found) == limit else (0, "")
        return [table_id for _, table_id in found]

    async def wake(self, table_id: str, at: int | None, seq: int | None = None) -> None:
        def write(connection: sqlite3.Connection) -> None:
            if seq is None or connection.execute(HEAD, (table_id,)).fetchone() == (seq,):
                connection.execute(SET_WAKE, (table_id, at))

        await self._write(write)

    # News: nobody else writes here.

    async def follow(self, table_id: str) -> None:
        """There is nobody else."""

    def unfollow(self, table_id: str) -> None:
        """There is nobody else."""

    async def announce(self, topic: str, table_id: str = "") -> None:
        """There is nobody to tell."""

    def others(self) -> int:
        return 0

    async def changes(self) -> AsyncIterator[Change]:
        await asyncio.get_running_loop().create_future()
        yield Change("")

    # People and lobby.

    async def get(self, kind: type[R], *key: str | int) -> R | None:
        statement = SQL.get(kind)
        found = await self._read(lambda connection: connection.execute(statement, key).fetchone())
        return None if found is None else rows.row(kind, found)

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
            found = await self._read(lambda connection: connection.execute(statement, values).fetchall())
        return [rows.row(kind, columns) for columns in found]

    async def insert(self, *rows: Row) -> None:
        await self._all([(SQL.insert(type(row)), values_of(row)) for row in rows])

    async def put(self, *rows: Row) -> None:
        await self._all([(SQL.put(type(row)), values_of(row)) for row in rows])

    async def delete(self, *rows_: Row) -> None:
        await self._all([(SQL.delete(type(row)), rows.keys(row)) for row in rows_])

    async def _all(self, statements: list[tuple[str, list[Any]]]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            for statement, values in statements:
                connection.execute(statement, values)

        if statements:
            await self._write(write)

    async def swap(self, *changes: Row | Swap) -> bool:
        kept = [SQL.kept(change) for change in changes]
        try:
            await self._write(lambda connection: change_each(connection, kept))
        except Taken:
            return False
        return True

    # How it is.

    def facts(self) -> Facts:
        waiting = 0 if self._writer is None else self._writer.waiting
        return Facts(self.pulse.up, self.pulse.why, waiting, lost=len(self._missed))

    def missed(self) -> list[Missed]:
        return self._missed

    async def check(self) -> None:
        await self.version()
        if self.pulse.up and not self.pulse.fresh:
            await self._write(lambda connection: probe(connection, 0))
        if not self.pulse.up:
            raise Gone(f"{self.place} cannot be used now: {self.pulse.why}")

    async def spend(self, name: str, cost: int, most: int) -> int:
        return self._spent.spend(name, cost, most)

    async def scrub(self) -> bool:
        return await asyncio.to_thread(self._scrub)

    def _scrub(self) -> bool:
        """Move all that was written beside the file into it: most of it while others write, and nobody waits long."""
        try:
            with contextlib.closing(sqlite3.connect(self.path, timeout=0, isolation_level=None)) as connection:
                connection.execute("PRAGMA synchronous = FULL")
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                (busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                return not busy
        except sqlite3.Error as error:
            if is_busy(error):
                return False
            raise complaint(error, self.place) from None

    # Keeping.

    async def version(self) -> int:
        found = await self._read(lambda connection: connection.execute("SELECT max(number) FROM migration").fetchone())
        return int(found[0])

    async def running_logs(self) -> AsyncIterator[tuple[str, list[str]]]:
        with self._looking() as connection:
            connection.execute("BEGIN")
            if 1 in self._missing(connection):
                return  # nothing has ever been kept there
            for (table_id,) in connection.execute("SELECT id FROM game_table WHERE status = 'running'").fetchall():
                select = "SELECT lines FROM event WHERE table_id = ?1 ORDER BY seq"
                batches = connection.execute(select, (table_id,)).fetchall()
                yield table_id, [line for (lines,) in batches for line in lines.split("\n")]

    async def dump(self) -> AsyncIterator[tuple[str, list[Any]]]:
        connection = connect(self.path)
        try:
            connection.execute("BEGIN")
            for table, columns in rows.KEPT.items():
                truths = rows.truths(table)
                cursor = connection.execute(f"SELECT {', '.join(columns)} FROM {table}")
                while found := await asyncio.to_thread(cursor.fetchmany, CHUNK):
                    for row in found:
                        yield table, [bool(v) if truth else v for v, truth in zip(row, truths, strict=True)]
        except sqlite3.Error as error:
            raise complaint(error, self.place) from None
        finally:
            connection.close()

    async def fill(self, kept: Iterator[tuple[str, list[Any]]]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            for table in rows.KEPT:
                if connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone():
                    raise StoreError(f"{self.place} is not empty: restore into a new store")
            for table, values in kept:
                marks = ", ".join("?" for _ in values)
                connection.execute(f"INSERT INTO {table} ({', '.join(rows.KEPT[table])}) VALUES ({marks})", values)

        await self._write(write)


class Job:
    """Something to write, and who waits for it."""

    __slots__ = ("error", "future", "loop", "result")

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def write(self, connection: sqlite3.Connection) -> Any:
        """Write it by itself."""
        raise NotImplementedError

    def noted(self) -> Noted | None:
        """Return what it has made of a log."""
        return None

    def answer(self) -> None:
        """Tell whoever waits, if anybody still does."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Errand(Job):
    """Anything at all."""

    __slots__ = ("_noted", "_write")

    def __init__(self, write: Callable[[sqlite3.Connection], Any], noted: Noted | None) -> None:
        super().__init__()
        self._write: Callable[[sqlite3.Connection], Any] = write
        self._noted = noted

    def write(self, connection: sqlite3.Connection) -> Any:
        """Write it."""
        return self._write(connection)

    def noted(self) -> Noted | None:
        """Return what it has made of a log."""
        return self._noted


class Append(Job):
    """A batch for a log: those that are plain lines are written all at once."""

    __slots__ = ("cmd", "kept", "lines", "seq", "table_id", "wake")

    def __init__(
        self,
        table_id: str,
        seq: int,
        lines: Sequence[str],
        cmd: tuple[str, str] | None,
        wake: int | None,
        kept: list[tuple[str, list[Any]]],
    ) -> None:
        super().__init__()
        self.table_id = table_id
        self.seq = seq
        self.lines = lines
        self.cmd = cmd
        self.wake = wake
        self.kept = kept

    def noted(self) -> Noted | None:
        """Return what it has made of a log."""
        return None if self.result.again else (self.table_id, self.result.seq, "\n".join(self.lines))

    def given(self) -> tuple[Any, ...]:
        """Return what is written into the log."""
        person, cmd_id = self.cmd or (None, None)
        return (self.table_id, self.seq, len(self.lines), "\n".join(self.lines), person, cmd_id)

    def write(self, connection: sqlite3.Connection) -> Written:
        """Write it by itself."""
        table_id, seq, count, lines, person, cmd_id = self.given()
        if connection.execute(APPEND, (table_id, seq, count, lines, "", person, cmd_id)).rowcount == 0:
            return sent_before(connection, table_id, seq, self.cmd)
        set_wakes(connection, [self])
        change_each(connection, self.kept)
        return Written(seq + count)


def append_all(connection: sqlite3.Connection, jobs: list[Append]) -> bool:
    """Write lines to many logs; tell whether each of them ended where it should, and nothing was sent before."""
    try:
        given = msgspec.json.encode([job.given() for job in jobs]).decode()
    except UnicodeEncodeError:
        return False  # half a character
    if connection.execute(APPEND_ALL, (given,)).rowcount != len(jobs):
        return False
    set_wakes(connection, jobs)
    for job in jobs:
        job.result = Written(job.seq + len(job.lines))
    return True


def set_wakes(connection: sqlite3.Connection, jobs: list[Append]) -> None:
    """Set when somebody has to look after the tables of these logs."""
    asleep = [job.table_id for job in jobs if job.wake is None]
    awake = [(job.table_id, job.wake) for job in jobs if job.wake is not None and job.wake != KEEP]
    if asleep:
        connection.execute(SLEEP_ALL, (msgspec.json.encode(asleep).decode(),))
    if awake:
        connection.execute(WAKE_ALL, (msgspec.json.encode(awake).decode(),))


class Writer:
    """The one thread that writes."""

    def __init__(self, connection: sqlite3.Connection, place: str, pulse: Pulse, tally: Tally | None) -> None:
        self._connection = connection
        self._place = place
        self._pulse = pulse
        self._tally = tally
        self._began = float("inf")
        """Since when it waits for the disk."""
        self._waiting: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many jobs nobody has begun."""
        return self._waiting.qsize()

    @property
    def stalled(self) -> bool:
        """Whether a transaction takes so long that the disk must be in trouble."""
        return time.monotonic() > self._began + pulse.STALLED

    async def do(self, write: Callable[[sqlite3.Connection], T], noted: Noted | None = None) -> T:
        """Have something written; what that makes of a log is noted."""
        result: T = await self.give(Errand(write, noted))
        return result

    def give(self, job: Job) -> "asyncio.Future[Any]":
        """Have something written; what is returned is done when it is durable."""
        if self._closed:
            raise Gone(f"the store {self._place} is closed")
        self._waiting.put(job)
        return job.future

    def close(self) -> None:
        """Write what is waiting, and stop."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
            self._thread.join()
            self._connection.close()
            if self._tally is not None:
                self._tally.close()

    def _run(self) -> None:
        going_on = True
        next_one = 0.0
        while going_on:
            jobs: list[Job] = []
            try:
                first = self._waiting.get(timeout=pulse.PROBE if self._pulse.has(WRITTEN) else None)
            except queue.Empty:
                self._try_again()
                continue
            began = time.monotonic()
            if first is not None and began < next_one:
                time.sleep(next_one - began)
                began = next_one
            with contextlib.suppress(queue.Empty):
                while first is not None:
                    jobs.append(first)
                    if len(jobs) == BATCH:
                        break
                    first = self._waiting.get_nowait()
            going_on = first is not None
            if jobs:
                next_one = began + PACE * min(1.0, len(jobs) / MANY)
                self._commit(jobs)
                tell(jobs)

    def _try_again(self) -> None:
        """Find out whether there is room for more than a few moves, where there was none."""
        with contextlib.suppress(sqlite3.Error), rolled_back(self._connection):
            probe(self._connection, pulse.PADDING)
            self._pulse.done(WRITTEN)

    def _commit(self, jobs: list[Job]) -> None:
        """Do all jobs in one transaction; one that fails takes nothing of the others with it."""
        plain = [job for job in jobs if isinstance(job, Append) and not job.kept]
        rest = [job for job in jobs if not isinstance(job, Append) or job.kept]
        connection = self._connection
        self._began = time.monotonic()
        try:
            connection.execute("BEGIN IMMEDIATE")
            with rolled_back(connection):
                if plain and not self._all_at_once(plain):
                    connection.execute("ROLLBACK")
                    connection.execute("BEGIN IMMEDIATE")
                    rest = jobs  # each by itself, to see which
                for job in rest:
                    connection.execute("SAVEPOINT job")
                    try:
                        job.result = job.write(connection)
                    except (StoreError, sqlite3.DatabaseError) as error:
                        self._bear(error)
                        connection.execute("ROLLBACK TO job")
                        job.error = error if isinstance(error, StoreError) else complaint(error, self._place)
                    connection.execute("RELEASE job")
                connection.execute("COMMIT")
            if self._pulse.has(WRITTEN):
                self._try_again()
            else:
                self._pulse.done(WRITTEN)
        except Exception as error:  # the disk is full or gone: nothing of all this was written
            if isinstance(error, sqlite3.Error):
                self._pulse.failed(*trouble(error, WRITTEN), error)
            for job in jobs:
                job.error = complaint(error, self._place) if isinstance(error, sqlite3.Error) else error
        else:
            if self._tally is not None:  # before anybody is told: what is acknowledged is noted
                done = [job.noted() for job in (jobs if rest is jobs else (*plain, *rest)) if job.error is None]
                self._tally.note(connection, [noted for noted in done if noted is not None])
        finally:
            self._began = float("inf")

    def _all_at_once(self, jobs: list[Append]) -> bool:
        """Write lines to many logs; False if they have to be written one by one, as where a page is damaged."""
        try:
            return append_all(self._connection, jobs)
        except sqlite3.DatabaseError as error:
            self._bear(error)
            return False

    def _bear(self, error: Exception) -> None:
        """Go on with other jobs after what is one job's own trouble; a damaged page is."""
        if isinstance(error, StoreError | sqlite3.IntegrityError | sqlite3.ProgrammingError):
            return
        if code_of(error) not in DAMAGED:
            raise error
        self._pulse.failed(*trouble(error, WRITTEN), error)


def tell(jobs: Iterable[Job]) -> None:
    """Answer all jobs, with one call into each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, some in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits there any more
            loop.call_soon_threadsafe(lambda some=some: [job.answer() for job in some])  # type: ignore[misc]


@contextlib.contextmanager
def rolled_back(connection: sqlite3.Connection) -> Iterator[None]:
    """Leave no transaction open, whatever goes wrong."""
    try:
        yield
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection that waits for the disk when it commits."""
    owners.make_folder(path.parent)
    new = not path.exists()
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    if new:
        path.chmod(0o600)  # logs hold every secret of a game
        owners.hand_over(path)  # SQLite gives what it makes beside it to the same
    with closed_by_failure(connection):
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # what is removed is overwritten
    return connection


@contextlib.contextmanager
def closed_by_failure(connection: sqlite3.Connection) -> Iterator[None]:
    """Close a connection that cannot be made ready."""
    try:
        yield
    except BaseException:
        connection.close()
        raise


def lock(path: Path, make: bool = True) -> int | None:
    """Keep every other server from this file until this process ends; nothing is made for it but if it is to be."""
    beside = path.with_name(path.name + "-server")
    if fcntl is None or not (make or beside.exists()):
        return None
    try:
        owners.make_folder(path.parent)
        new = not beside.exists()
        descriptor = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        if new:
            owners.hand_over(beside)
    except OSError as error:
        why = owners.locked_out(path) or f"{path} cannot be written ({error.strerror}): choose another file"
        raise StoreError(why) from None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        raise StoreError(f"another server uses {path} already: stop it, or choose another file") from None
    return descriptor


def change_each(connection: sqlite3.Connection, statements: Iterable[tuple[str, list[Any]]]) -> None:
    """Put and swap rows; one that is not as it was is somebody else's by now."""
    for statement, values in statements:
        if connection.execute(statement, values).rowcount != 1:
            raise Taken("a row is not as it was: read it again")


def sent_before(
    connection: sqlite3.Connection, table_id: str, seq: int, cmd: tuple[str, str] | None
) -> Written:
    """Return what the same command wrote the first time; if it is new, it has come too late."""
    if cmd is not None:
        select = "SELECT seq + count FROM event WHERE table_id = ?1 AND person = ?2 AND cmd_id = ?3"
        found = connection.execute(select, (table_id, *cmd)).fetchone()
        if found is not None:
            return Written(int(found[0]), again=True)
    raise Taken(f"the log of {table_id} does not end after {seq} lines: read it again")


def code_of(error: Exception) -> int:
    """Return what SQLite calls it, without its details."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def is_busy(error: Exception) -> bool:
    """Tell whether somebody else is at the file."""
    return code_of(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def probe(connection: sqlite3.Connection, size: int) -> None:
    """Write so many bytes and remove them again: in the place of a snapshot that no table has."""
    connection.execute(
        "INSERT INTO snapshot (table_id, seq, data) VALUES ('', 0, ?1) ON CONFLICT (table_id) DO UPDATE SET data = ?1",
        (bytes(size),),
    )
    connection.execute("DELETE FROM snapshot WHERE table_id = ''")


def trouble(error: Exception, doing: str) -> tuple[str, str]:
    """Return what is wrong with the store, and why, after an error while something was read or written."""
    code = code_of(error)
    if code in DAMAGED:
        return WHOLE, "it is damaged: stop the server, and restore a backup"
    if code == sqlite3.SQLITE_FULL:
        return WRITTEN, "there is no room left"
    return doing, "it cannot be read" if doing == READ else "it cannot be written"


def complaint(error: Exception, place: str) -> StoreError:
    """Return what went wrong in words of ours."""
    code = code_of(error)
    if code == sqlite3.SQLITE_FULL:
        return Full(f"there is no room left for {place}: make some, and it goes on")
    if isinstance(error, sqlite3.IntegrityError):
        return Taken(f"there is such a row already ({error})")
    if is_busy(error):
        return Gone(f"{place} is being written by another process for too long")
    if code == sqlite3.SQLITE_CORRUPT:
        return Damaged(f"{place} is damaged ({error}): stop the server, and restore a backup")
    if code == sqlite3.SQLITE_NOTADB:
        return StoreError(f"{place} is no database of SQLite: choose another file")
    if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        why = owners.locked_out(Path(place)) or f"{place} cannot be opened or written ({error}): choose another file"
        return StoreError(why)
    return Gone(f"{place} cannot be used now ({error})")


def values_of(row: Row) -> list[Any]:
    """Return the values of a row, as SQLite takes them."""
    return list(rows.values(row))


def now() -> int:
    """Return the time in milliseconds of Unix time."""
    return time.time_ns() // 1_000_000
