"""Room for what is large: logs that people bring, and what they are sent of logs. One address has a part of it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tafelrunde.server.door.security import Unread
from tafelrunde.server.ground.problems import Problem

MEGABYTE: Final = 1 << 20
MOST: Final = 4 * MEGABYTE
"""So much is in memory for everybody."""
EACH: Final = 2 * MEGABYTE
"""And so much for one address."""
AGAIN: Final = 5
"""Seconds after which whoever found no room may ask again."""
PATIENCE: Final = 30.0
"""Seconds in which an answer has to be read, and one more for so many bytes of it:"""
PACE: Final = 32 * 1024


class Room:
    """So many bytes, and who has taken them up.

    >>> room = Room(most=100, each=60)
    >>> with room.held("Anna", 50):
    ...     with room.held("Bea", 50):
    ...         pass
    >>> with room.held("Anna", 50), room.held("Anna", 50):
    ...     pass
    Traceback (most recent call last):
        ...
    tafelrunde.server.ground.problems.Problem: That was too fast: try again in 5 seconds.
    """

    def __init__(self, most: int = MOST, each: int = EACH) -> None:
        self._most = most
        self._each = each
        self._taken: dict[str, int] = {}

    @contextmanager
    def held(self, who: str, size: int) -> Iterator[None]:
        """Take up so much of it for a while; refuse where there is not so much left."""
        mine = self._taken.get(who, 0) + size
        if mine > self._each or sum(self._taken.values()) + size > self._most:
            raise Problem("too-often", seconds=AGAIN)
        self._taken[who] = mine
        try:
            yield
        finally:
            self._taken[who] -= size
            if not self._taken[who]:
                del self._taken[who]


class Held(Response):
    """An answer that takes up room until it has been read; who reads too slowly is hung up on."""

    def __init__(self, content: bytes, status_code: int = 200, *, room: Room, who: str, **usual: Any) -> None:
        super().__init__(content, status_code, **usual)
        self._room = room
        self._who = who

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        size = len(self.body)
        with self._room.held(self._who, size):
            try:
                async with asyncio.timeout(PATIENCE + size / PACE):
                    await super().__call__(scope, receive, send)
            except TimeoutError:
                raise Unread from None
