"""Work that is repeated until it has taken long enough to be timed."""

from collections.abc import Callable
from time import process_time
from typing import TypeVar

Prepared = TypeVar("Prepared")


def rate(prepare: Callable[[], Prepared], work: Callable[[Prepared], float], seconds: float) -> float:
    """Return how much work is done in a second: `work` says how much it did, `prepare` is not timed.

    The clock is the processor time of this process, so that others on the same machine disturb little.
    """
    done = 0.0
    spent = 0.0
    work(prepare())
    while spent < seconds:
        prepared = prepare()
        start = process_time()
        done += work(prepared)
        spent += process_time() - start
    return done / spent
