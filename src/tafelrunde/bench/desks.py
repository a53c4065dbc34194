"""What desks cost, over random play (`python -m tafelrunde.bench.desks`).

For every game, and where it matters for several numbers of players, the time to make the desk of whoever is asked, and
the bytes of its JSON.
"""

import statistics
import time

import msgspec

import tafelrunde
from tafelrunde import games
from tafelrunde.core.rng import Rng
from tafelrunde.desk import make

NUMBERS = (2, 4, 6)
"""Of the numbers of players that a game takes, the two largest of these."""
GAMES = 6
"""So many games are played for each."""


def tables() -> list[tuple[str, int]]:
    """Return the games with the numbers of players that are measured."""
    seats = {name: [number for number in NUMBERS if number in games.load(name).seats] for name in games.names()}
    return [(name, number) for name, numbers in seats.items() for number in numbers[-2:]]


def measure(name: str, seats: int) -> tuple[list[float], list[int]]:
    """Return the milliseconds and the bytes of every desk of a few random games."""
    game, rng = games.load(name), Rng(1)
    took: list[float] = []
    sizes: list[int] = []
    for _ in range(GAMES):
        state = game.new(seats)
        state.settle(rng)
        while state.who >= 0:
            view = state.view(state.who)
            start = time.process_time()
            desk = make(view)
            took.append(1000 * (time.process_time() - start))
            sizes.append(len(msgspec.json.encode(desk)))
            actions = state.legal()
            state.step(actions[int(rng.below(len(actions)))])
            state.settle(rng)
    return took, sizes


def main() -> None:
    """Print a row for each table."""
    print(f"{'game':10} {'build':9} {'desks':>6} {'median ms':>10} {'median B':>9} {'95 % B':>7}")
    for name, seats in tables():
        took, sizes = measure(name, seats)
        build = "compiled" if tafelrunde.COMPILED else "pure"
        high = sorted(sizes)[int(0.95 * len(sizes))]
        middle = statistics.median(took)
        print(f"{name:8}{seats:2} {build:9} {len(sizes):6} {middle:10.2f} {int(statistics.median(sizes)):9} {high:7}")


if __name__ == "__main__":
    main()
