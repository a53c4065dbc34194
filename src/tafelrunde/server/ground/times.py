"""What time it is at this server: it never goes back."""

import time
from collections.abc import Callable


class Steady:
    """The time of day, in milliseconds of Unix time; it goes on when somebody sets the clock of the machine back.

    >>> wall, since_start = [5000], [100]
    >>> steady = Steady(lambda: wall[0], lambda: since_start[0])
    >>> wall[0], since_start[0] = 1000, 350
    >>> steady()
    5250
    """

    def __init__(self, wall: Callable[[], int], since_start: Callable[[], int]) -> None:
        self._wall = wall
        self._since_start = since_start
        self._last = (wall(), since_start())

    def __call__(self) -> int:
        """Return the time."""
        time, then = self._last
        passed = self._since_start() - then
        self._last = (max(self._wall(), time + passed), then + passed)
        return self._last[0]


now = Steady(lambda: time.time_ns() // 1_000_000, lambda: time.monotonic_ns() // 1_000_000)
