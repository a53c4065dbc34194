"""How much anybody may ask for: token buckets per session and address, in memory."""

import time
from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Final

from tafelrunde.server.problems import Problem

REMEMBERED: Final = 50_000
"""So many buckets at most; the one that was not used for longest goes first, and would have filled up meanwhile."""


class Limit:
    """A kind of request: so many at once, and so many per second after that.

    >>> now = [0.0]
    >>> limit = Limit(burst=2, per_second=1, clock=lambda: now[0])
    >>> [limit.wait("anna") for _ in range(3)]
    [0.0, 0.0, 1.0]
    >>> now[0] = 1.5
    >>> limit.wait("anna"), limit.wait("bea")
    (0.0, 0.0)
    """

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.per_second = per_second
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str, cost: float = 1.0) -> float:
        """Take from somebody's bucket; return 0, or the seconds to wait if there is too little in it."""
        now = self._clock()
        left, then = self._buckets.pop(who, (self.burst, now))
        left = min(self.burst, left + max(0.0, now - then) * self.per_second)
        enough = left >= cost
        self._buckets[who] = (left - cost if enough else left, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return 0.0 if enough else (cost - left) / self.per_second


class Limits:
    """All limits of a server; switched off, nobody ever waits."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.address = Limit(burst=300, per_second=60)
        self.session = Limit(burst=120, per_second=30)
        self.guests = Limit(burst=20, per_second=1 / 30)
        self.passwords = Limit(burst=8, per_second=1 / 15)
        self.tables = Limit(burst=20, per_second=1 / 20)
        self.heavy = Limit(burst=30, per_second=1)
        self.messages = Limit(burst=60, per_second=20)
        self.chat = Limit(burst=8, per_second=0.5)
        self.asides = Limit(burst=20, per_second=0.5)

    def check(self, limit: Limit, who: str) -> None:
        """Refuse what comes too often."""
        seconds = limit.wait(who) if self.on else 0.0
        if seconds > 0:
            raise Problem("too-often", seconds=ceil(seconds))
