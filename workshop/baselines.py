"""How strong the bots are that need no training, in every game and with every number of players: docs/baselines.md.

    python -m workshop.baselines --games 400 --file baselines.jsonl --page docs/baselines.md

Each bot plays alone against one kind of opponent in all other seats, on every seat in turn. What is played is kept in
the file, a line for each cell: who stops goes on with the same command. `--only claim` plays and writes one game.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

import tafelrunde
from tafelrunde import COMPILED, arena, games
from tafelrunde.arena import wilson
from workshop.age import MARK, digest
from workshop.kept import Kept

PLAYING = Path(tafelrunde.__file__).parent
"""The package that plays: the table is of that one, which may be a build of other sources."""
FILE_MARK = "tafelrunde-baselines"
GAMES = ("claim", "tyrant", "tokyo", "morpork")
LEVELS = tuple(f"level-{number}" for number in range(1, 6))
OPPONENTS = ("random", "greedy-1")
BOTS = ("random", "greedy-1", *LEVELS)
NAMES = {"claim": "Claim", "tyrant": "King & Assassins", "tokyo": "King of Tokyo", "morpork": "Ankh-Morpork"}
HEAD = """\
# Baselines

What bots win that need no training, to set a learner beside. Each row is one bot alone, against `random` or `greedy-1`
in all other seats; it sits on every seat equally often, and each column is for a number of players. A cell is the part
of its games that the bot won (a game shared by k counts 1/k for each), between what limits the rate of very many games
would lie (95 %), and of how many games that is. Between equals it would be 50 % for two players, 33 % for three, and
so on.

`python -m workshop.baselines --games 400 --file baselines.jsonl --page docs/baselines.md` plays all of it in one
process, on the compiled build, and writes this page; who stops goes on with the same command. A table that is older
than its rules or bots is marked so on the site, and no version is released with it.
"""


@dataclass(frozen=True)
class Cell:
    """A bot against one kind of opponent, for a number of players."""

    game: str
    seats: int
    bot: str
    opponent: str

    def __str__(self) -> str:
        return f"{self.game} {self.seats} {self.bot} {self.opponent}"


def cells(only: Sequence[str] = GAMES) -> Iterator[Cell]:
    """Return what is played, the quick bots first; a bot against itself needs no games."""
    for bot in BOTS:
        for game in only:
            for seats in games.load(game).seats:
                yield from (Cell(game, seats, bot, other) for other in OPPONENTS if other != bot)


def played(cell: Cell, count: int) -> dict[str, Any]:
    """Play a cell, and return what was won and how long it took."""
    begun = process_time()
    results = arena.run(cell.game, [cell.bot, cell.opponent], count, seats=cell.seats)
    score = results.of(cell.bot)
    return {
        "games": score.games,
        "share": score.share,
        "failures": len(score.failures),
        "seconds": process_time() - begun,
        "digest": digest(cell.game, PLAYING),
    }


def table(game: str, found: dict[str, Any]) -> str:
    """Return the section of a game: a row for each bot and opponent, a column for each number of players."""
    seats = games.load(game).seats
    here = [cell for cell in cells([game]) if str(cell) in found]
    spent = sum(found[str(cell)]["seconds"] for cell in here)
    of = {found[str(cell)]["digest"] for cell in here}
    lines = [f"## {NAMES[game]}", "", MARK.format(game, of.pop() if len(of) == 1 else "several"), ""]
    lines += [f"| | against | {' | '.join(f'{n} players' for n in seats)} |", "|---|---|" + "---|" * len(seats)]
    for bot in BOTS:
        for other in OPPONENTS:
            row = [found.get(str(Cell(game, n, bot, other))) for n in seats]
            if any(row):
                lines.append(f"| `{bot}` | `{other}` | {' | '.join(map(shown, row))} |")
    return "\n".join([*lines, "", f"Played in {time(spent)} of a processor."])


def time(seconds: float) -> str:
    """Return a time in hours, or in minutes where it is less than one.

    >>> time(7200), time(90)
    ('2.0 hours', '1.5 minutes')
    """
    return f"{seconds / 3600:.1f} hours" if seconds >= 3600 else f"{seconds / 60:.1f} minutes"


def shown(cell: dict[str, Any] | None) -> str:
    """Return what a cell says; one that was not played yet says so.

    >>> shown({"games": 40, "share": 30.0}), shown(None)
    ('75 % [60, 86], 40', 'not played')
    """
    if cell is None:
        return "not played"
    low, high = wilson(cell["share"], cell["games"])
    return f"{100 * cell['share'] / cell['games']:.0f} % [{100 * low:.0f}, {100 * high:.0f}], {cell['games']}"


def page(found: dict[str, Any], only: Sequence[str] = GAMES) -> str:
    """Return the whole page."""
    return "\n".join([HEAD, "\n\n".join(table(game, found) for game in only), ""])


def main(given: Sequence[str] | None = None) -> int:
    """Play what is not played yet, and write the page."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("python -m workshop.baselines", description=__doc__, formatter_class=raw)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--file", type=Path, help="where what is played is kept")
    parser.add_argument("--page", type=Path, help="the page that is written after each cell; by default it is printed")
    parser.add_argument("--only", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--hours", type=float, help="begin no cell after so many hours of the processor")
    chosen = parser.parse_args(given)
    kept = Kept(chosen.file, FILE_MARK, {"games": chosen.games})
    begun = process_time()
    if chosen.page is not None:
        chosen.page.write_text(page(kept.found, chosen.only), encoding="utf-8")
    for cell in cells(chosen.only):
        if chosen.hours is not None and process_time() - begun > 3600 * chosen.hours:
            break
        old = kept.found.get(str(cell))
        if old is None or old["digest"] != digest(cell.game, PLAYING):
            if cell.bot in LEVELS and not COMPILED:
                sys.exit("levels are measured on the compiled build: make compile")
            kept.add(str(cell), played(cell, chosen.games))
            print(f"{cell}: {shown(kept.found[str(cell)])}", file=sys.stderr, flush=True)
        if chosen.page is not None:
            chosen.page.write_text(page(kept.found, chosen.only), encoding="utf-8")
    if chosen.page is None:
        print(page(kept.found, chosen.only))
    return 0


if __name__ == "__main__":
    sys.exit(main())
