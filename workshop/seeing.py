"""What it costs a search that it does not see the others' cards.

`python -m workshop.seeing claim level-5:sims=2000 greedy-1 --games 100` plays two matches with the same deals:
the first bot against the second, and the same bot with the true state in place of every guess at it.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from tafelrunde import bots, games
from tafelrunde.arena.game import Chance
from tafelrunde.arena.plan import derived
from tafelrunde.arena.results import wilson
from tafelrunde.bots import Bot
from tafelrunde.bots.search.knowledge import Belief
from tafelrunde.bots.searching import Search
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import OptionError, TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng


class Seeing(Belief[State]):
    """Knows how things are."""

    truth: State

    def draw(self, view: State, rng: Rng) -> State:
        """Return the true state, to be played on."""
        return self.truth.clone()


def play(game: Game[Any], bot: Search, other: Bot[Any], seat: int, seed: int, sees: bool) -> bool:
    """Play one game with the first bot at that seat, seeing everything or not, and tell whether it wins."""
    state = game.new(2)
    told: list[Event] = []
    state.events = told
    chance = Chance(seed)
    chance.settle(state)
    seated: list[Bot[Any]] = [bot, other] if seat == 0 else [other, bot]
    for who, player in enumerate(seated):
        player.begin(game, who, dict(state.options))
    belief = Seeing()
    if sees:
        bot.knowledge.belief = belief
    heard = [0, 0]
    while state.who >= 0:
        who = state.who
        seated[who].heard([event.seen_by(who) for event in told[heard[who] :]])
        heard[who] = len(told)
        belief.truth = state.clone()
        belief.truth.events = None
        view = state.view(who)
        ask = view.ask()
        assert ask is not None
        state.apply(seated[who].choose(view, ask))
        chance.settle(state)
    result = state.result()
    assert result is not None
    return bool(result[seat] > 0)


def match(game: Game[Any], names: tuple[str, str], number: int, seed: int, sees: bool) -> int:
    """Return how many of so many games the first bot wins; everybody plays each deal on both seats."""
    won = 0
    for k in range(number):
        bot = bots.load(names[0], game.id, derived(seed, "bot", k), files=True)
        if not isinstance(bot, Search):
            raise OptionError(f"{names[0]} does not search: name search or a level")
        other = bots.load(names[1], game.id, derived(seed, "other", k), files=True)
        won += play(game, bot, other, k % 2, derived(seed, "deal", k // 2), sees)
    return won


def main(args: Sequence[str]) -> None:
    """Print how often a bot wins, as it is and seeing everything."""
    parser = argparse.ArgumentParser(prog="python -m workshop.seeing", description=__doc__)
    parser.add_argument("game", choices=["claim", "morpork", "tokyo"])
    parser.add_argument("bot", help="a level, or search")
    parser.add_argument("other", help="the bot it plays against")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(args)
    for sees in (False, True):
        won = match(games.load(given.game), (given.bot, given.other), given.games, given.seed, sees)
        low, high = wilson(won, given.games)
        how = "seeing everything" if sees else "as it is"
        print(f"{how}: {won} of {given.games} won, {100 * low:.1f}–{100 * high:.1f} %", flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except TafelrundeError as error:
        sys.exit(str(error))
