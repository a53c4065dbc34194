"""How far each log has come, noted beside the store: what a damaged write-ahead file drops in silence is missed so.

SQLite takes of its write-ahead file all that is whole, and what comes after a damaged place is as if it had never been
written. So whatever a transaction has made durable is noted here after it: the table, how many lines its log has, and a
key of what was written last. When the store is opened next, both are compared. The tally only ever knows less than the
store: it is written later, and nobody waits until it is on the disk.

It belongs to one run of one server over one file: both carry the same number. A file that was restored or put in the
place of another one has another number, and there is nothing to compare. A line that cannot be read is left out.
"""

import contextlib
import os
import secrets
import sqlite3
import time
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from tafelrunde.store import owners
from tafelrunde.store.store import Missed

END: Final = "-tally"
LONGEST: Final = 4 * 2**20
"""Bytes after which it begins anew: what is on the disk by then need not be compared any more."""
MARK: Final = "run"

AGAIN: Final = 1.0
"""Seconds until it is tried again, where somebody has kept it from that: who reads the store at the same time does."""

Head: TypeAlias = tuple[int, int]
"""How many lines a log has, and the key of those that were written last."""
Noted: TypeAlias = tuple[str, int, str]
"""A table, how many lines its log has, and those that were written last."""


class Tally:
    """The tally of one run; the one thread that writes to the store writes here too."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + END)
        self._file: int | None = None
        self._size = 0
        self._run = 0
        self._next = 0.0

    def heads(self, connection: sqlite3.Connection) -> dict[str, Head]:
        """Return how far each log had come by what the last run has noted; nothing if that was in another store."""
        run, heads = self._read()
        return heads if run and run == number(connection) else {}

    def note(self, connection: sqlite3.Connection, written: Sequence[Noted]) -> None:
        """Note what is durable."""
        if not written:
            return
        with contextlib.suppress(OSError, sqlite3.Error):  # as where the disk is full: then it knows less
            if (self._file is None or self._size > LONGEST) and time.monotonic() > self._next:
                self._begin(connection)
            if self._file is not None:
                self._put("".join(line(f"{table_id} {seq} {key(lines)}") for table_id, seq, lines in written))

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _begin(self, connection: sqlite3.Connection) -> None:
        """Begin anew, once all that was written so far is synced in the file of the store itself."""
        if self._run == 0:
            self._run = 1 + secrets.randbelow(2**31 - 1)
            connection.execute(f"PRAGMA user_version = {self._run}")
        _, pages, moved = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if pages != moved:
            self._next = time.monotonic() + AGAIN
            return
        self.close()
        new = not self._path.exists()
        self._file = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND | os.O_CLOEXEC, 0o600)
        if new:
            owners.hand_over(self._path)
        self._size = 0
        self._put(line(f"{MARK} {self._run}"))

    def _put(self, text: str) -> None:
        assert self._file is not None
        self._size += os.write(self._file, text.encode())

    def _read(self) -> tuple[int, dict[str, Head]]:
        """Return which run it is of, 0 if none, and how far each log had come."""
        run = 0
        heads: dict[str, Head] = {}
        with contextlib.suppress(OSError):
            for said in whole(self._path.read_bytes()):
                if said[0] == MARK and len(said) == 2:
                    run, heads = int(said[1]), {}
                elif len(said) == 3:
                    heads[said[0]] = (int(said[1]), int(said[2]))
        return run, heads


def compared(connection: sqlite3.Connection, table_id: str, head: Head) -> Missed | None:
    """Return what a log has lost, None if it is as it was or has gone on."""
    seq, expected = head
    select = "SELECT seq + count, lines FROM event WHERE table_id = ?1 AND seq < ?2 ORDER BY seq DESC LIMIT 1"
    end, lines = connection.execute(select, (table_id, seq)).fetchone() or (0, "")
    if (end, key(lines)) == (seq, expected):
        return None
    return Missed(table_id, max(0, seq - end), min(seq, end))


def number(connection: sqlite3.Connection) -> int:
    """Return the run that wrote a store last."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    return int(found)


def key(lines: str) -> int:
    """Return by what lines that were written together are known."""
    return zlib.crc32(lines.encode())


def line(said: str) -> str:
    """Return a line with its own checksum."""
    return f"{said} {zlib.crc32(said.encode()):08x}\n"


def whole(content: bytes) -> Iterator[list[str]]:
    """Yield the words of the lines that are as they were written."""
    for one in content.split(b"\n"):
        said, _, checksum = one.rpartition(b" ")
        if checksum == f"{zlib.crc32(said):08x}".encode():
            yield said.decode().split(" ")
