"""For how many tables one process of bots is enough, by the strength of the bots.

python -P -m tafelrunde.server.bench.bots [--every 10] [--bot-seconds 0.5] [--seconds 120] [--plain]

What an answer costs is known: each holds its place for the same time (`paces.py`). So the queue alone is measured, the
very one of the server, with tables that ask by chance once in so many seconds, and with nobody who thinks. For each
level come tables for half, two thirds and nine tenths of a core: how many answers were late, and by how much.
"""

import argparse
import asyncio
import random
from typing import Final

from msgspec import Struct

from tafelrunde.server.bench.game import GAME
from tafelrunde.server.bots.lanes import Lanes
from tafelrunde.server.bots.paces import SHARES, Public, held, pace, shown

BUSY: Final = (0.5, 0.67, 0.9)
"""Parts of a core that the tables of a line take."""
PACE: Final = 1.0


class Asked(Struct):
    """What came of the questions of some tables."""

    bot: str
    tables: int
    hold: float
    late: list[float] = []
    """By how many seconds each answer was shown later than usual."""

    def line(self) -> str:
        """Return it as a line."""
        self.late.sort()
        part = sum(late > 0 for late in self.late) / len(self.late)
        p99 = self.late[int(len(self.late) * 0.99)]
        return (
            f"{self.bot:8} {1000 * self.hold:4.0f} ms an answer, {self.tables:4} tables: "
            f"{part:6.1%} late, one in a hundred by {p99:.0f} s or more, of {len(self.late)}"
        )


async def ask(found: Asked, every: float, bot_seconds: float, until: float) -> Asked:
    """Let tables ask one process of bots until then."""
    loop = asyncio.get_running_loop()
    lanes: Lanes[str] = Lanes(lambda: None, loop.time)
    lanes.add("process")
    public = Public(GAME, "lead", 0, found.bot, people=1)
    usual = pace(public, bot_seconds)

    async def nothing(_: str) -> None:
        """Think of nothing: the place is held all the same."""

    async def table(number: int) -> None:
        await asyncio.sleep(random.random() * every)
        while (asked := loop.time()) < until:
            _, free = await lanes.turn(str(number), found.hold, nothing)
            when = shown(public, bot_seconds, PACE, asked, free)
            found.late.append(max(0.0, round(when - asked - usual, 3)))
            await asyncio.sleep(max(0.0, when - loop.time()) + random.expovariate(1 / every))

    async with asyncio.TaskGroup() as group:
        for number in range(found.tables):
            group.create_task(table(number))
    await lanes.stop()
    return found


async def measure(every: float, bot_seconds: float, seconds: float, compiled: bool) -> list[Asked]:
    """Measure all levels side by side: they only wait."""
    levels = [bot for bot in SHARES if bot.startswith("level")]
    until = asyncio.get_running_loop().time() + seconds
    works = []
    for bot in levels:
        hold = held(bot, bot_seconds, compiled)
        for busy in BUSY:
            tables = max(1, round(busy * (every + pace(Public(GAME, "lead", 0, bot, 1), bot_seconds)) / hold))
            works.append(ask(Asked(bot, tables, hold), every, bot_seconds, until))
    return list(await asyncio.gather(*works))


def main() -> None:
    """Measure, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--every", type=float, default=10.0, help="seconds from an answer to the next question")
    parser.add_argument("--bot-seconds", type=float, default=0.5)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--plain", action="store_true", help="as where the rules are not compiled")
    chosen = parser.parse_args()
    for found in asyncio.run(measure(chosen.every, chosen.bot_seconds, chosen.seconds, not chosen.plain)):
        print(found.line(), flush=True)


if __name__ == "__main__":
    main()
