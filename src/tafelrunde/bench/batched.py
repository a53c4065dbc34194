"""One round of a batch of ours, in a process of its own: `python -m tafelrunde.bench.batched claim 256 1 0.5 1`."""

import json
import sys
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter

from tafelrunde import COMPILED
from tafelrunde.batch import Batch

WARM = 3
"""Steps before the clock starts; a game is then still at its beginning, so that all lengths are in what is timed."""


def spent() -> float:
    """Return the processor time of this process and of those it has ended."""
    return sum(usage.ru_utime + usage.ru_stime for usage in map(getrusage, (RUSAGE_SELF, RUSAGE_CHILDREN)))


def measure(game: str, games: int, workers: int, seconds: float, seed: int) -> dict[str, object]:
    """Return how many steps fit into a second of the clock, and of processor time (with the workers' beginning)."""
    with Batch(game, games=games, seed=seed, workers=workers) as batch:
        for _ in range(WARM):
            batch.step(batch.picked)
        done = 0
        wall, cpu = perf_counter(), spent()
        while perf_counter() - wall < seconds:
            batch.step(batch.picked)
            done += games
        clock = done / (perf_counter() - wall)
        core = done / max(spent() - cpu, 1e-9) if workers == 1 else None
    return {"compiled": COMPILED, "clock": clock, "core": core}


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), int(sys.argv[5]))))
