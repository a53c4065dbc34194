"""Where logs, tables and people are kept: one protocol, for one process with a file and for several with a database."""

from pathlib import Path

from tafelrunde.store.store import Store, StoreError

__all__ = ["Store", "StoreError", "open_store"]


def open_store(address: str, *, alone: bool = True) -> Store:
    """Return the store at an address, not open yet.

    `alone` keeps a second server away from a file: tools that only look in do not need it.

    >>> open_store("mysql://here")
    Traceback (most recent call last):
    tafelrunde.store.store.StoreError: 'mysql://here' is no store: give sqlite:///path/to/file.db or postgresql://...
    """
    scheme, _, rest = address.partition("://")
    if scheme == "sqlite" and len(rest) > 1 and rest.startswith("/"):
        from tafelrunde.store.sqlite import SqliteStore

        return SqliteStore(Path(rest[1:]).expanduser(), alone=alone)
    if scheme in ("postgresql", "postgres") and rest:
        try:
            from tafelrunde.store.postgres import PostgresStore
        except ImportError:
            raise StoreError("PostgreSQL needs asyncpg: install tafelrunde[server]") from None
        return PostgresStore(address)
    raise StoreError(f"{address!r} is no store: give sqlite:///path/to/file.db or postgresql://...")
