"""The tables of a store, step by step: one file of SQL for each version, never changed once it was in use."""

from functools import cache
from importlib import resources

from tafelrunde.store.store import Newer


@cache
def steps() -> dict[int, str]:
    """Return the migrations by their number."""
    files = [file for file in resources.files(__name__).iterdir() if file.name.endswith(".sql")]
    found = {int(file.name[:4]): file.read_text("utf-8") for file in sorted(files, key=lambda file: file.name)}
    assert len(found) == len(files), "two migrations have one number"
    return found


def missing(version: int, place: str) -> dict[int, str]:
    """Return the migrations that a store of that version needs; one of a newer version is refused."""
    last = max(steps())
    if version > last:
        raise Newer(
            f"the store {place} has version {version}, this program knows up to {last}: "
            "open it with the newer Tafelrunde that wrote it"
        )
    return {number: sql for number, sql in steps().items() if number > version}


def statements(sql: str) -> list[str]:
    """Return the statements of a migration as SQLite takes them: one by one."""
    lines = [line.replace("-- sqlite: ", "").partition("--")[0] for line in sql.splitlines()]
    return [part.strip() for part in "\n".join(lines).split(";") if part.strip()]
