"""A whole store in one file, made while servers go on: lines of JSON that every kind of store reads again.

The first line says what it is and which columns there are, each further line is a row, and the last one counts them
and has the checksum of all before it: by that a file is told that was cut, or that has changed by a single bit. So one
can also move from SQLite to PostgreSQL, or back.
"""

import contextlib
import gzip
import os
import tempfile
import zlib
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any

import msgspec

from tafelrunde.store import rows
from tafelrunde.store.store import Newer, Store, StoreError

FORMAT = 1
MARK = "tafelrunde-backup"
DIGEST = 16
"""Bytes of a checksum."""


async def backup(store: Store, path: Path) -> int:
    """Write all that a store holds at this moment, and return how many rows; the file is there whole or not at all."""
    if path.exists():
        raise StoreError(f"{path} is there already: choose another name, or remove it")
    try:
        descriptor, name = tempfile.mkstemp(prefix=path.name, suffix=".part", dir=path.parent)
    except OSError as error:
        raise StoreError(f"{path} cannot be written ({error.strerror}): choose another place") from None
    part = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as file:
            count = await write(store, file, packed=path.suffix == ".gz")
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise StoreError(f"{path} cannot be written ({error.strerror}): choose another place") from None
    finally:
        part.unlink(missing_ok=True)
    return count


async def write(store: Store, file: IO[bytes], packed: bool) -> int:
    """Write a backup."""
    encode = msgspec.json.encode
    out = gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6) if packed else file
    digest = blake2b(digest_size=DIGEST)

    def put(said: object) -> None:
        line = encode(said) + b"\n"
        digest.update(line)
        out.write(line)

    put({MARK: FORMAT, "version": await store.version(), "columns": rows.KEPT})
    count = 0
    async for table, values in store.dump():
        put([table, *values])
        count += 1
    put({"rows": count, "sum": digest.hexdigest()})
    if packed:
        out.close()
    return count


async def restore(store: Store, path: Path) -> int:
    """Fill an empty store with what a file holds, and return how many rows; a file that is damaged changes nothing."""
    verify(path)
    counted = Counted(read(path, await store.version()))
    await store.fill(counted)
    return counted.count


class Counted:
    """Counts what passes by."""

    def __init__(self, given: Iterator[tuple[str, list[Any]]]) -> None:
        self._given = given
        self.count = 0

    def __iter__(self) -> Iterator[tuple[str, list[Any]]]:
        return self

    def __next__(self) -> tuple[str, list[Any]]:
        found = next(self._given)
        self.count += 1
        return found


def verify(path: Path) -> None:
    """Refuse a file that is not what was written; one of before there were checksums is only read for its end."""
    digest, count, last = blake2b(digest_size=DIGEST), -2, b""
    with understood(path), path.open("rb") as plain, opened(plain) as file:
        for line in file:
            digest.update(last)
            last = line
            count += 1
    end = parsed(last, path, max(0, count))
    if isinstance(end, dict) and "sum" in end and end != {"rows": count, "sum": digest.hexdigest()}:
        raise StoreError(f"{path} is damaged: what it holds does not match its checksum. Take another backup")


def read(path: Path, version: int) -> Iterator[tuple[str, list[Any]]]:
    """Yield the rows of a backup, with all columns that they have today."""
    with understood(path), path.open("rb") as plain, opened(plain) as file:
        columns = header(file.readline(), path, version)
        count = 0
        for line in file:
            row = parsed(line, path, count)
            if isinstance(row, dict):
                if row.get("rows") != count or row.keys() - {"rows", "sum"}:
                    raise StoreError(f"{path} was changed: it has {count} rows, but its last line says {row}")
                return
            yield fitted(row, columns, path, count)
            count += 1
        raise StoreError(f"{path} is cut: after {count} rows its last line is missing")


@contextlib.contextmanager
def understood(path: Path) -> Iterator[None]:
    """Say in words of ours why a file cannot be read."""
    try:
        yield
    except (OSError, EOFError, zlib.error) as error:
        why = getattr(error, "strerror", None) or "it is cut or damaged"
        raise StoreError(f"{path} cannot be read ({why})") from None


def opened(plain: IO[bytes]) -> Any:
    """Return the file, unpacked if it is packed."""
    packed = plain.read(2) == b"\x1f\x8b"
    plain.seek(0)
    return gzip.GzipFile(fileobj=plain) if packed else plain


def header(line: bytes, path: Path, version: int) -> dict[str, list[str]]:
    """Return the columns that the first line names."""
    row = parsed(line, path, 0)
    if not isinstance(row, dict) or MARK not in row:
        raise StoreError(f"{path} is no backup of Tafelrunde: its first line should begin with {MARK!r}")
    if row[MARK] != FORMAT or not isinstance(row.get("version"), int) or row["version"] > version:
        raise Newer(
            f"{path} has format {row[MARK]} of a store of version {row.get('version')}, this program knows {FORMAT} "
            f"and {version}: restore it with the newer Tafelrunde that wrote it"
        )
    try:
        columns = msgspec.convert(row.get("columns"), dict[str, list[str]])
    except msgspec.ValidationError:
        raise StoreError(f"{path} is damaged: its first line does not say which columns there are") from None
    for table, names in columns.items():
        if table not in rows.KEPT or not set(names) <= set(rows.KEPT[table]):
            raise StoreError(f"{path} holds {table} with {', '.join(names)}: this program has no such thing")
    return columns


def parsed(line: bytes, path: Path, count: int) -> Any:
    """Return what a line holds."""
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise StoreError(f"{path} is cut or damaged after {count} rows") from None


def fitted(row: Any, columns: dict[str, list[str]], path: Path, count: int) -> tuple[str, list[Any]]:
    """Return a table and the values of a row; a column that is newer than the file has its usual value."""
    if not isinstance(row, list) or not row or row[0] not in columns or len(row) - 1 != len(columns[row[0]]):
        raise StoreError(f"{path}: row {count + 1} is none")
    table, *values = row
    given = dict(zip(columns[table], values, strict=True))
    return table, [given[name] if name in given else rows.usual(table, name) for name in rows.KEPT[table]]
