"""Writes the store that later versions must still open: `PYTHONPATH=src:tests python tests/store/make_fixture.py`.

It was made once, by the version whose number it has. For a new version a new one is made beside it.
"""

import asyncio
import gzip
import sqlite3
import tempfile
from pathlib import Path

from store.opened import opened
from store.test_people import EXAMPLES
from tafelrunde.core.values import NONE
from tafelrunde.table import HUMAN, Table
from tafelrunde.table.commands import Pause

FOLDER = Path(__file__).parent / "kept"


def games() -> dict[str, Table]:
    """Return a game that is over, and one that is paused."""
    over = Table("claim", ["random", "random"], {"first": 0}, seed=1)
    over.run_bots()
    assert over.who == NONE
    paused = Table("tokyo", [HUMAN, "random", HUMAN], seed=2)
    paused.accept(paused.propose(Pause(0, cmd_id="p1")))
    return {"over": over, "paused": paused}


async def write(path: Path) -> int:
    """Fill a store, and return its version."""
    async with opened(f"sqlite:///{path}") as store:
        await store.insert(*EXAMPLES)
        for name, table in games().items():
            wake = 7 if name == "over" else None
            await store.append(name, 0, table.lines(), wake=wake, cmd=("anna", f"start {name}"))
            await store.save_snapshot(name, table.seq, table.snapshot())
        return await store.version()


def main() -> None:
    """Write it where it is kept."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "store.db"
        version = asyncio.run(write(path))
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
        connection.close()
        FOLDER.mkdir(exist_ok=True)
        kept = FOLDER / f"version_{version}.db.gz"
        if not kept.exists():
            kept.write_bytes(gzip.compress(path.read_bytes(), mtime=0))


if __name__ == "__main__":
    main()
