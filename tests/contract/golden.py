"""Golden logs: whole games that every later version of the rules must follow to the same keys.

`python tests/contract/golden.py` writes those that are missing; delete one to have it written anew.
"""

from pathlib import Path

from tafelrunde import games
from tafelrunde.table import Table

FOLDER = Path(__file__).parent / "golden"


def names() -> list[tuple[str, int]]:
    """Return each game of the package with each number of seats."""
    return [(name, seats) for name in games.names() if name != "scuffle" for seats in games.load(name).seats]


def path(game: str, seats: int) -> Path:
    """Return where a golden log lies."""
    return FOLDER / f"{game}-{seats}.jsonl"


def write_missing() -> None:
    """Play the games that have no log yet."""
    FOLDER.mkdir(exist_ok=True)
    for game, seats in names():
        if not path(game, seats).exists():
            table = Table(game, ["random"] * seats, seed=seats)
            table.run_bots()
            table.save(path(game, seats))


if __name__ == "__main__":
    write_missing()
