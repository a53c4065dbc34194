"""Golden logs: whole games that every later version of the rules must follow to the same keys.

`PYTHONPATH=src:tests python tests/contract/golden.py` writes those that are missing; delete one to have it made anew.
"""

from pathlib import Path

from contract.cases import CASES
from tafelrunde.table import Table
from tafelrunde.testing.cases import Case

FOLDER = Path(__file__).parent / "golden"
GOLDEN = [case for case in CASES if case.game.id != "scuffle"]
"""Each game of the package with each number of seats, and its variants."""


def path(case: Case) -> Path:
    """Return where a golden log lies."""
    return FOLDER / f"{case}.jsonl"


def write_missing() -> None:
    """Play the games that have no log yet."""
    FOLDER.mkdir(exist_ok=True)
    for case in GOLDEN:
        if not path(case).exists():
            table = Table(case.game, ["random"] * case.seats, case.options, seed=case.seats, ask_all=True)
            table.run_bots()
            table.save(path(case))


if __name__ == "__main__":
    write_missing()
