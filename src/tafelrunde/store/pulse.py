"""Whether a store can be reached, read and written: it notes that itself, and says in the log when it has changed."""

import logging
import threading
import time
from typing import Final

from msgspec import Struct

log = logging.getLogger(__name__)

STALLED: Final = 5.0
"""Seconds after which what has not answered counts as gone."""
FRESH: Final = 10.0
"""Seconds for which it is believed that there is room, because something was written."""
PROBE: Final = 1.0
"""Seconds between two attempts to write, while that fails."""
PADDING: Final = 65536
"""Bytes that such an attempt writes: where there is room for no more than a few moves, all is not well yet."""

REACHED: Final = "reached"
READ: Final = "read"
WRITTEN: Final = "written"
WHOLE: Final = "whole"
"""What can be wrong: of these a store is never whole again until somebody has restored it and started the server."""


class Facts(Struct, frozen=True):
    """How a store is at this moment."""

    up: bool
    """Whether it can be reached, read and written, as far as is known."""
    why: str = ""
    """What cannot be done, in a few words that name no file and no host."""
    waiting: int = 0
    """Commands that wait to be written."""
    connections: int = 0
    """Connections to a database that are open."""
    busy: int = 0
    """Of these, how many do something."""
    lost: int = 0
    """At so many tables something was missing when the store was opened."""


class Pulse:
    """What is known of a store, for whoever wants to know; any thread may tell it something.

    >>> pulse = Pulse("here.db")
    >>> pulse.failed(WRITTEN, "there is no room left")
    >>> pulse.up, pulse.why
    (False, 'there is no room left')
    >>> pulse.done(WRITTEN)
    >>> pulse.up
    True
    """

    def __init__(self, place: str) -> None:
        self._place = place
        self._troubles: dict[str, str] = {}
        self._gone = 0.0
        self._written = float("-inf")
        self._lock = threading.Lock()

    @property
    def up(self) -> bool:
        """Whether nothing is wrong."""
        return not self._troubles

    @property
    def why(self) -> str:
        """What is wrong, in a few words; "" if nothing is."""
        return "; ".join(list(self._troubles.values()))

    @property
    def fresh(self) -> bool:
        """Whether something was written a short while ago."""
        return self._written > time.monotonic() - FRESH

    def has(self, trouble: str) -> bool:
        """Tell whether this is wrong."""
        return trouble in self._troubles

    def failed(self, what: str, why: str, error: object = "") -> None:
        """Note that something could not be done; the first time it stands in the log, with the error's own words."""
        with self._lock:
            first, new = not self._troubles, what not in self._troubles
            self._troubles.setdefault(what, why)
            if first:
                self._gone = time.monotonic()
        if first or (new and what == WHOLE):
            log.error("the store is gone: %s", why, extra={"store": self._place, "said": error})

    def done(self, what: str) -> None:
        """Note that something could be done."""
        if what == WRITTEN:
            self._written = time.monotonic()
        if what not in self._troubles:
            return
        with self._lock:
            back = self._troubles.pop(what, None) is not None and not self._troubles
        if back:
            seconds = time.monotonic() - self._gone
            log.warning("the store is back after %.0f s", seconds, extra={"store": self._place})
