"""`python -m workshop.torture` tortures servers with a database of their own and says what came of it."""

import argparse
import asyncio
import json
import sys
from collections.abc import Sequence
from tempfile import TemporaryDirectory

from tafelrunde.core.errors import TafelrundeError
from workshop.torture.run import Torture, figures, torture


def main(args: Sequence[str]) -> int:
    """Torture servers, and print what came of it; 1 if a promise was broken."""
    parser = argparse.ArgumentParser(
        prog="python -m workshop.torture",
        description="Play at many tables while servers are killed with -9 or frozen, and say what was lost.",
    )
    parser.add_argument(
        "--db", help="an empty database; default: a file that is removed afterwards; PostgreSQL has three workers"
    )
    parser.add_argument("--moves", type=int, default=10_000, help="moves of clients; default: 10000")
    parser.add_argument("--kills", type=int, default=20, help="how often a server is killed or frozen; default: 20")
    parser.add_argument("--tables", type=int, default=20, help="tables at a time; default: 20")
    parser.add_argument("--seed", type=int, help="repeats the same run")
    parser.add_argument("--minutes", type=float, help="start nothing new after this many; default: no limit")
    parser.add_argument("--json", action="store_true", help="print JSON instead of sentences")
    given = parser.parse_args(args)
    if min(given.moves, given.tables) < 1 or given.kills < 0:
        parser.error("there must be at least one move and one table, and no fewer than no kills")
    with TemporaryDirectory() as folder:
        place = given.db or f"sqlite:///{folder}/torture.db"
        run = torture(place, given.moves, given.kills, given.tables, seed=given.seed, minutes=given.minutes)
        found = asyncio.run(run)
    print(json.dumps(figures(found), indent=2) if given.json else "\n".join(lines_of(found)))
    return 0 if found.good else 1


def lines_of(found: Torture) -> list[str]:
    """Return what came of it, line by line; first what must never happen."""
    said = [
        f"{found.moves} moves of clients and {found.bot_moves} of bots in {found.games} games, "
        f"{found.moves / found.seconds:.0f} moves/s",
        f"{found.faults['kill']} times killed, {found.faults['freeze']} times frozen",
        f"{found.counts['cut off']} connections cut off, {found.counts['sent again']} commands sent again",
        f"{found.lost} acknowledged moves lost, {found.twice} there twice, {len(found.wrong)} things shown wrong",
        f"{found.unfinished} games that did not come to their end",
        f"The longest waits: {found.slowest_answer:.1f} s for an answer, {found.slowest_bot:.1f} s for a bot, "
        f"{found.latest_clock:.1f} s for a clock that was over",
    ]
    if found.slowest_start:
        said.append(
            f"Started again, the server listened after {found.slowest_start:.1f} s at the latest; "
            "that time is not in the waits"
        )
    return [*found.wrong[:20], *said, "Every promise was kept." if found.good else "A promise was broken."]


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except TafelrundeError as error:
        sys.exit(f"torture: {error}")
