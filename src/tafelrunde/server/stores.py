"""Which store an address means."""

from pathlib import Path

from tafelrunde.core.errors import OptionError
from tafelrunde.store.store import Store


def open_store(url: str, *, alone: bool = True) -> Store:
    """Return the store of an address; `alone` keeps a second server from the same file."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite":
        from tafelrunde.store.sqlite import SqliteStore

        return SqliteStore(Path(rest[1:]), alone=alone)
    if scheme == "postgresql":
        from tafelrunde.store.postgres import PostgresStore

        return PostgresStore(url)
    raise OptionError(f"{url!r} is no database: it takes sqlite:///path/to/file.db or postgresql://user@host/name")
