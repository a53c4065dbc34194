"""How much of something rare each has used up, where one process counts for itself: it need not outlive that."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

REMEMBERED: Final = 50_000
"""So many names at most; the one that was not used for longest goes first, and has the most of it back."""


class Spent:
    """For each name the moment at which nothing of it is used up any more, in milliseconds.

    >>> now = [0]
    >>> spent = Spent(lambda: now[0])
    >>> [spent.spend("anna", 1000, 2000) for _ in range(3)], spent.spend("bea", 1000, 2000)
    ([0, 0, 1000], 0)
    >>> now[0] = 400
    >>> spent.spend("anna", 1000, 2000), spent.spend("anna", -1000, 2000), spent.spend("anna", 1000, 2000)
    (600, 0, 0)
    """

    def __init__(self, clock: Callable[[], int] = lambda: time.monotonic_ns() // 1_000_000) -> None:
        self._clock = clock
        self._until: OrderedDict[str, int] = OrderedDict()

    def spend(self, name: str, cost: int, most: int) -> int:
        """Use up so much, and return 0; where that is more than the most nothing, and return how long to wait."""
        moment = self._clock()
        until = max(self._until.pop(name, 0), moment) + cost
        wait = max(0, until - moment - most)
        self._until[name] = until - cost if wait else until
        if len(self._until) > REMEMBERED:
            self._until.popitem(last=False)
        return wait
