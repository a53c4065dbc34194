"""Each test of a store is for both kinds of it, each time a new one."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

import postgres


@pytest.fixture(scope="session")
def shared_database(new_database: Callable[[], str]) -> str:
    """Return a database that one test after the other has for itself."""
    return new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty store."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    database: str = request.getfixturevalue("shared_database")
    asyncio.run(postgres.empty(database))
    return database


@pytest.fixture(params=["sqlite", "postgresql"])
def new_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of a store that was never opened."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    make: Callable[[], str] = request.getfixturevalue("new_database")
    return make()
