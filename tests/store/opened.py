"""Stores that are open for the length of a scene."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tafelrunde.store import Store, open_store


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    """Open a store, beside others that may be open on the same data."""
    store = open_store(address, alone=False)
    await store.open()
    try:
        yield store
    finally:
        await store.close()
