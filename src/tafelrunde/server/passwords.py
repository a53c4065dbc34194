"""Passwords: how they are hashed."""

import asyncio
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_hashing = asyncio.Semaphore(2)


async def hash_of(password: str) -> str:
    """Return what is kept of a password."""
    async with _hashing:
        return await asyncio.to_thread(HASHER.hash, password)


@cache
def nobodys() -> str:
    """Return what the password of an unknown name is compared with: that takes as long."""
    return HASHER.hash(secrets.token_hex())


async def is_password(password: str, kept: str | None) -> bool:
    """Tell whether that is the password; of an unknown name (None) it never is."""

    def verified() -> bool:
        instead = nobodys()
        try:
            return HASHER.verify(kept or instead, password)
        except (VerificationError, InvalidHashError):
            return False

    async with _hashing:
        return await asyncio.to_thread(verified)
