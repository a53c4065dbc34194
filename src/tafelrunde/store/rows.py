"""Rows as SQL: the same statements for every store, with the marks for values that it takes ("?1" or "$1")."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import structs

from tafelrunde.store.store import ROWS, R, Row, StoreError, Swap

Value = str | int | bool | None
_PLAIN = (str, int, bool, str | None, int | None)


@cache
def columns(kind: type[Row]) -> tuple[str, ...]:
    """Return the columns of a table."""
    return tuple(field.name for field in structs.fields(kind))


@cache
def _in_json(kind: type[Row]) -> tuple[bool, ...]:
    """Return which columns hold JSON."""
    return tuple(field.type not in _PLAIN for field in structs.fields(kind))


KEPT: dict[str, tuple[str, ...]] = {
    "event": ("table_id", "seq", "count", "lines", "token", "person", "cmd_id"),
    "duty": ("table_id", "wake"),
    **{kind.table: columns(kind) for kind in ROWS},
}
"""What a backup holds; snapshots and leases are not worth it."""


_KINDS = {kind.table: kind for kind in ROWS}


def usual(table: str, name: str) -> Value:
    """Return what stands in a column of which a backup says nothing: it is newer."""
    field = next(field for field in structs.fields(_KINDS[table]) if field.name == name)
    if field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT:
        raise StoreError(f"{table} needs {name}, and the backup does not have it")
    value = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    return value if field.type in _PLAIN else msgspec.json.encode(value).decode()


def truths(table: str) -> list[bool]:
    """Return which columns hold truths: SQLite has numbers for them."""
    kind = _KINDS.get(table)
    if kind is None:
        return [False] * len(KEPT[table])
    return [field.type is bool for field in structs.fields(kind)]


def values(row: Row) -> list[Value]:
    """Return what is written into the columns."""
    kind = type(row)
    found: list[Value] = []
    for name, in_json in zip(columns(kind), _in_json(kind), strict=True):
        value = getattr(row, name)
        found.append(msgspec.json.encode(value).decode() if in_json else checked(value, name))
    return found


def checked(value: Any, name: str) -> Any:
    """Return a value that can be kept: no store takes half a character, or one that ends a text."""
    if isinstance(value, str):
        try:
            value.encode()
        except UnicodeEncodeError:
            raise StoreError(f"{name} holds half a character: it cannot be kept") from None
        if "\0" in value:
            raise StoreError(f"{name} holds a NUL character: it cannot be kept")
    elif isinstance(value, int) and not -(2**63) <= value < 2**63:
        raise StoreError(f"{name} is {value}: numbers have 64 bits")
    return value


def row(kind: type[R], found: Sequence[Any]) -> R:
    """Return a row from what stands in the columns."""
    pairs = zip(columns(kind), _in_json(kind), found, strict=True)
    return msgspec.convert({name: msgspec.json.decode(v) if js else v for name, js, v in pairs}, kind, strict=False)


def keys(row: Row) -> list[Value]:
    """Return the values of the key."""
    return [checked(getattr(row, name), name) for name in row.key]


class Statements:
    """SQL for rows; `mark` begins the number of a value, `equals` compares also what may be empty."""

    def __init__(self, mark: str, equals: str) -> None:
        self._mark = mark
        self._equals = equals

    def _same(self, names: Sequence[str], first: int = 1) -> str:
        return " AND ".join(f"{name} = {self._mark}{k}" for k, name in enumerate(names, first))

    def select(self, kind: type[Row], rest: str) -> str:
        """Return a statement that reads rows."""
        return f"SELECT {', '.join(columns(kind))} FROM {kind.table} {rest}"

    def get(self, kind: type[Row]) -> str:
        """Return the statement that reads the row of a key."""
        return self.select(kind, f"WHERE {self._same(kind.key)}")

    def find(
        self,
        kind: type[Row],
        order: str,
        limit: int,
        below: Mapping[str, int | str],
        holding: Mapping[str, str],
        seated: str,
        equal: Mapping[str, Value],
    ) -> tuple[str, list[Value]]:
        """Return the statement that reads the rows with such fields, and its values."""
        for name in (*below, *holding, *equal, *([order.removeprefix("-")] if order else [])):
            if name not in columns(kind):
                raise StoreError(f"{kind.table} has no field {name!r}: it has {', '.join(columns(kind))}")
        given: list[Value] = []
        parts: list[str] = []
        for name, value, sign in [*((n, v, "=") for n, v in equal.items()), *((n, v, "<") for n, v in below.items())]:
            if value is None:
                parts.append(f"{name} IS NULL")
            else:
                given.append(checked(value, name))
                parts.append(f"{name} {sign} {self._mark}{len(given)}")
        for name, text in holding.items():
            given.append(checked(text, name))
            parts.append(f"lower({name}) LIKE '%' || lower(CAST({self._mark}{len(given)} AS TEXT)) || '%'")
        if seated:
            given.append(checked(seated, "seated"))
            parts.append(f"id IN (SELECT table_id FROM seat WHERE person = {self._mark}{len(given)})")
        rest = f"WHERE {' AND '.join(parts)}" if parts else ""
        if order:
            rest += f" ORDER BY {order.removeprefix('-')}{' DESC' if order[0] == '-' else ''}"
        return self.select(kind, f"{rest} LIMIT {int(limit)}" if limit else rest), given

    def insert(self, kind: type[Row]) -> str:
        """Return the statement that adds a row."""
        names = columns(kind)
        marks = ", ".join(f"{self._mark}{k}" for k in range(1, len(names) + 1))
        return f"INSERT INTO {kind.table} ({', '.join(names)}) VALUES ({marks})"

    def put(self, kind: type[Row]) -> str:
        """Return the statement that adds a row or replaces it."""
        rest = [name for name in columns(kind) if name not in kind.key]
        news = ", ".join(f"{name} = excluded.{name}" for name in rest)
        return f"{self.insert(kind)} ON CONFLICT ({', '.join(kind.key)}) DO UPDATE SET {news}"

    def swap(self, kind: type[Row]) -> str:
        """Return the statement that replaces a row that is still as it was: new values, then old ones."""
        names = columns(kind)
        news = ", ".join(f"{name} = {self._mark}{k}" for k, name in enumerate(names, 1))
        olds = " AND ".join(
            f"{name} {self._equals} {self._mark}{k}" for k, name in enumerate(names, len(names) + 1)
        )
        return f"UPDATE {kind.table} SET {news} WHERE {olds}"

    def kept(self, row: Row | Swap) -> tuple[str, list[Value]]:
        """Return the statement that puts or swaps a row, and its values; it must change one row."""
        if isinstance(row, Row):
            return self.put(type(row)), values(row)
        old, new = row
        return self.swap(type(old)), [*values(new), *values(old)]

    def delete(self, kind: type[Row]) -> str:
        """Return the statement that removes the row of a key."""
        return f"DELETE FROM {kind.table} WHERE {self._same(kind.key)}"
