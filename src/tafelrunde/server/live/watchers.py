"""Somebody's open socket: what is still to be sent, and what was sent last."""

from collections.abc import Callable
from typing import Final

import msgspec

from tafelrunde.server.door.callers import Caller

QUEUE: Final = 64
"""So many messages may wait for a socket; whoever reads slower is sent away and comes back."""
encode = msgspec.json.Encoder().encode


class Watcher:
    """Somebody's open socket: what is still to be sent, and what was sent last."""

    def __init__(self, caller: Caller | None, wake: Callable[[], object]) -> None:
        self.caller = caller
        self.viewer: int | None = None
        self.version: int | None = None
        self.queue: list[bytes] = []
        self.closing = ""
        """Why the socket is to be closed, "" while it is not."""
        self._wake = wake
        """Called when there is something to do for whoever sends."""

    def put(self, message: bytes) -> None:
        """Send something, as soon as the other side reads; who reads too slowly is sent away."""
        waiting = len(self.queue)
        if waiting >= QUEUE:
            self.close("slow")
        else:
            self.queue.append(message)
            if not waiting:
                self._wake()

    def close(self, reason: str) -> None:
        """Close the socket; the reason is one of the close codes."""
        self.closing = reason
        self._wake()
