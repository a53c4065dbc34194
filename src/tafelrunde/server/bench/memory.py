"""A store that keeps nothing: what a server costs without one."""

import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

import msgspec

from tafelrunde.server import serve
from tafelrunde.server.ground.settings import read
from tafelrunde.server.library.doorstep import Doorstep
from tafelrunde.store.pulse import Facts
from tafelrunde.store.spent import Spent
from tafelrunde.store.store import KEEP, Change, Missed, R, Row, SeatRow, StoreError, Swap, TableRow, Taken, Written


class MemoryStore:
    """A store of one process, gone with it."""

    shared = False

    def __init__(self) -> None:
        self._logs: dict[str, list[str]] = {}
        self._cmds: dict[tuple[str, str, str], int] = {}
        self._snapshots: dict[str, tuple[int, bytes]] = {}
        self._wake: dict[str, int] = {}
        self._leases: dict[str, tuple[str, float]] = {}
        self._rows: dict[type[Row], dict[tuple[Any, ...], Row]] = {}
        self._spent = Spent()

    async def look(self) -> None:
        """There is nothing to look at."""

    async def open(self) -> None:
        """There is nothing to open."""

    async def close(self) -> None:
        """There is nothing to close."""

    def facts(self) -> Facts:
        return Facts(up=True)

    def missed(self) -> list[Missed]:
        return []

    async def check(self) -> None:
        """Memory is always there."""

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
        log = self._logs.setdefault(table_id, [])
        name = None if cmd is None else (table_id, *cmd)
        if name in self._cmds:
            return Written(self._cmds[name], again=True)
        if len(log) != seq:
            raise Taken(f"the log of {table_id} does not end after {seq} lines: read it again")
        if not await self.swap(*(row for row in rows if isinstance(row, tuple))):
            raise Taken("a row is not as it was: read it again")
        log += lines
        if name is not None:
            self._cmds[name] = len(log)
        if wake != KEEP:
            await self.wake(table_id, wake)
        await self.put(*(row for row in rows if isinstance(row, Row)))
        return Written(len(log))

    async def read(self, table_id: str, since: int = 0) -> list[str]:
        return self._logs.get(table_id, [])[since:]

    async def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        return self._snapshots.get(table_id)

    async def save_snapshot(self, table_id: str, seq: int, data: bytes) -> None:
        self._snapshots[table_id] = (seq, data)

    async def forget(self, table_id: str) -> None:
        for kept in (self._logs, self._snapshots, self._wake):
            kept.pop(table_id, None)

    async def lease(self, table_id: str, holder: str, seconds: float = 3.0) -> bool:
        who, until = self._leases.get(table_id, (holder, 0.0))
        if who != holder and until > time.monotonic():
            return False
        self._leases[table_id] = (holder, time.monotonic() + seconds)
        return True

    async def release(self, table_id: str, holder: str) -> None:
        self._leases.pop(table_id, None)

    async def due(self, limit: int = 100) -> list[str]:
        now = time.time_ns() // 1_000_000
        return [table for table, at in self._wake.items() if at <= now and table not in self._leases][:limit]

    async def wake(self, table_id: str, at: int | None, seq: int | None = None) -> None:
        if seq is not None and seq != len(self._logs.get(table_id, [])):
            return
        self._wake.pop(table_id, None)
        if at is not None:
            self._wake[table_id] = at

    async def follow(self, table_id: str) -> None:
        """There is nobody else."""

    def unfollow(self, table_id: str) -> None:
        """There is nobody else."""

    async def announce(self, topic: str, table_id: str = "") -> None:
        """There is nobody to tell."""

    def others(self) -> int:
        return 0

    async def changes(self) -> AsyncIterator[Change]:
        nothing: tuple[Change, ...] = ()
        for change in nothing:
            yield change

    async def get(self, kind: type[R], *key: str | int) -> R | None:
        return self._rows.get(kind, {}).get(key)  # type: ignore[return-value]

    async def find(
        self,
        kind: type[R],
        /,
        *,
        order: str = "",
        limit: int = 0,
        below: dict[str, int | str] | None = None,
        holding: dict[str, str] | None = None,
        **equal: str | int | bool | None,
    ) -> list[R]:
        found: list[R] = [
            row  # type: ignore[misc]
            for row in self._rows.get(kind, {}).values()
            if all(getattr(row, name) == value for name, value in equal.items())
            and all(getattr(row, name) < value for name, value in (below or {}).items())
            and all(text in str(getattr(row, name)) for name, text in (holding or {}).items())
        ]
        if order:
            found.sort(key=lambda row: getattr(row, order.lstrip("-")), reverse=order.startswith("-"))
        return found[:limit] if limit else found

    async def insert(self, *rows: Row) -> None:
        if any(key(row) in self._rows.get(type(row), {}) for row in rows):
            raise Taken("there is one of that key")
        await self.put(*rows)

    async def put(self, *rows: Row) -> None:
        for row in rows:
            self._rows.setdefault(type(row), {})[key(row)] = msgspec.structs.replace(row)

    async def swap(self, *changes: Row | Swap) -> bool:
        olds = [change[0] for change in changes if not isinstance(change, Row)]
        if any(self._rows.get(type(old), {}).get(key(old)) != old for old in olds):
            return False
        await self.put(*(change if isinstance(change, Row) else change[1] for change in changes))
        return True

    async def delete(self, *rows: Row) -> None:
        for row in rows:
            self._rows.get(type(row), {}).pop(key(row), None)

    async def spend(self, name: str, cost: int, most: int) -> int:
        return self._spent.spend(name, cost, most)

    async def scrub(self) -> bool:
        return True

    async def version(self) -> int:
        return 0

    async def running_logs(self) -> AsyncIterator[tuple[str, list[str]]]:
        for row in await self.find(TableRow, status="running"):
            yield row.id, self._logs[row.id]

    async def dump(self) -> AsyncIterator[tuple[str, list[Any]]]:
        nothing: tuple[tuple[str, list[Any]], ...] = ()
        for row in nothing:
            yield row

    async def fill(self, kept: Iterator[tuple[str, list[Any]]]) -> None:
        raise StoreError("nothing is kept here")


def key(row: Row) -> tuple[Any, ...]:
    """Return what names a row."""
    return tuple(getattr(row, name) for name in row.key)


def application() -> Doorstep:
    """Return the application over a store that keeps nothing."""
    return serve.application(MemoryStore())


if __name__ == "__main__":
    serve.run(read({"port": int(sys.argv[1])}), application=f"{__spec__.name}:application")
