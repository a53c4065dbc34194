"""How long a bot thinks about an answer: `python -m tafelrunde.bench.answers claim level-5 greedy-1 --games 10`.

It plays the second bot, on both seats in turn. Time is that of the processor, so that other work on the machine does
not count; the limit of a level is two seconds on one core.
"""

import argparse
import sys
from collections.abc import Sequence
from statistics import median
from time import process_time
from typing import Any

from tafelrunde import bots, games
from tafelrunde.arena.game import play
from tafelrunde.arena.plan import derived
from tafelrunde.bots import Bot
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event


class Timed(Bot[Any]):
    """Lets another bot answer, and notes how long it takes where there is a choice."""

    def __init__(self, bot: Bot[Any], took: dict[str, list[float]]) -> None:
        super().__init__(0)
        self.bot = bot
        self.took = took

    def begin(self, game: Game[Any], seat: int, options: Any) -> None:
        """Pass it on."""
        self.bot.begin(game, seat, options)

    def heard(self, events: Sequence[Event]) -> None:
        """Pass it on."""
        self.bot.heard(events)

    def choose(self, view: State, ask: Ask) -> int:
        """Return the answer of the bot."""
        begun = process_time()
        action = self.bot.choose(view, ask)
        if len(ask.actions) > 1:
            self.took.setdefault(ask.prompt, []).append(process_time() - begun)
        return action


def main(args: Sequence[str]) -> None:
    """Play, and print for each question how long its answers took."""
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.bench.answers", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(args)
    took: dict[str, list[float]] = {}
    for k in range(given.games):
        bot = Timed(bots.load(given.bot, given.game, derived(given.seed, "bot", k), files=True), took)
        other = bots.load(given.other, given.game, derived(given.seed, "other", k), files=True)
        seated: list[Bot[Any]] = [bot, other] if k % 2 == 0 else [other, bot]
        play(games.load(given.game), seated, derived(given.seed, "deal", k // 2))
    for prompt, times in sorted(took.items()):
        print(f"{prompt}: {len(times)} answers, median {median(times):.3f} s, longest {max(times):.3f} s")
    every = [seconds for times in took.values() for seconds in times]
    print(f"all: {len(every)} answers, median {median(every):.3f} s, longest {max(every):.3f} s")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except TafelrundeError as error:
        sys.exit(str(error))
