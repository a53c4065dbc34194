"""Something between the store and its database: a pooler may keep sessions together, or not."""

import asyncio
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

import postgres
from store.opened import opened
from tafelrunde.server.serve import free_port
from tafelrunde.store import open_store
from tafelrunde.store import postgres as in_postgres
from tafelrunde.store.store import StoreError

SHARED = r"is a pooler that shares connections between transactions: let it pool sessions \(pgbouncer: pool_mode ="


def test_a_pooler_that_breaks_sessions_is_refused_before_anything_is_done(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To both clients it gives the same connection, one after the other."""
    monkeypatch.setattr(in_postgres, "WHOSE", "SELECT 7")
    for begin in (open_store(shared_database).look, open_store(shared_database).open):
        with pytest.raises(StoreError, match=SHARED):
            asyncio.run(begin())


@pytest.mark.long
def test_with_pgbouncer_sessions_are_pooled_and_transactions_refused() -> None:
    server = postgres.start("pooled")
    asyncio.run(postgres.create(server.get_uri(), "games"))
    with pgbouncer(server, "transaction") as address:
        for _ in range(3):
            for begin in (open_store(address).look, open_store(address).open):
                with pytest.raises(StoreError, match=SHARED):
                    asyncio.run(begin())
    with pgbouncer(server, "session") as address:

        async def scene() -> None:
            async with opened(address) as one, opened(address) as other:
                await other.follow("t")
                changes = aiter(other.changes())
                heard = asyncio.ensure_future(anext(changes))
                await asyncio.sleep(1)
                await one.append("t", 0, ["header"])
                assert (await asyncio.wait_for(heard, 30)).topic == "t"
                await one.check()

        asyncio.run(open_store(address).look())
        asyncio.run(scene())


@contextmanager
def pgbouncer(server: Any, mode: str) -> Iterator[str]:
    """Put pgbouncer before a database, as the user whose database it is."""
    program = shutil.which("pgbouncer")
    assert program is not None, "pgbouncer is missing: `apt-get install pgbouncer`"
    with tempfile.TemporaryDirectory() as name:
        there = Path(server.get_uri().partition("host=")[2])
        port = free_port()
        config = Path(name) / "pgbouncer.ini"
        config.write_text(
            f"[databases]\n* = host={there} user=postgres\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\n"
            f"auth_type = any\npool_mode = {mode}\ndefault_pool_size = 50\nunix_socket_dir =\n"
        )
        owner = there.stat().st_uid
        os.chown(name, owner, -1)
        os.chown(config, owner, -1)
        chosen = {} if owner == os.geteuid() else {"user": owner}
        with subprocess.Popen([program, "-q", str(config)], **chosen) as process:  # type: ignore[call-overload]
            try:
                address = f"postgresql://postgres@127.0.0.1:{port}/games"
                asyncio.run(answers(address))
                yield address
            finally:
                process.terminate()


async def answers(address: str) -> None:
    """Wait until somebody answers there."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with suppress(OSError, asyncpg.PostgresError):
            await (await asyncpg.connect(address, timeout=5)).close()
            return
        await asyncio.sleep(0.1)
    raise AssertionError("pgbouncer does not answer")
