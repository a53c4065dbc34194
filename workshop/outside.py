"""One of our bots against OpenSpiel's own search, which may think ten times as long, at a game of ours.

    python -m workshop.outside claim --bot level-5:sims=2000 --games 100 --times 10 --json FILE

OpenSpiel's information-set search in Python plays the game that we register there, with random playouts. From move to
move it is given as many simulations as fit into that many times the time that our bot has used for an answer on average
(at first in a game against itself). The games are kept in the file: the same command goes on with them.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from tafelrunde import bots, games
from tafelrunde.adapters import openspiel
from tafelrunde.arena import game as arena
from tafelrunde.arena.results import wilson
from tafelrunde.bench.answers import Timed
from tafelrunde.bots import Seated
from tafelrunde.core.events import Event
from workshop.kept import Kept

MARK = "tafelrunde-outside"
CURIOSITY = 1.4
FEWEST = 20
"""So many simulations the other one has at least."""


class Spent:
    """How long a side has thought, and about how many questions."""

    def __init__(self, seconds: float = 0.0, questions: int = 0) -> None:
        self.seconds = seconds
        self.questions = questions

    def add(self, seconds: float) -> None:
        """Count an answer that took so long."""
        self.seconds += seconds
        self.questions += 1

    @property
    def mean(self) -> float:
        """What an answer has taken on average."""
        return self.seconds / max(self.questions, 1)


class Outside:
    """OpenSpiel's search on a budget of time, which it knows only as a number of simulations."""

    def __init__(self, game: Any, seed: int) -> None:
        random = np.random.RandomState(seed)
        self.bot = ISMCTSBot(game, RandomRolloutEvaluator(1, random), CURIOSITY, FEWEST, random_state=random)
        self.pace = 0.0
        """Simulations in a second, as far as it was seen."""

    def answer(self, state: Any, seconds: float) -> int:
        """Return its answer after about so many seconds; where there is no choice it does not search."""
        if len(state.legal_actions()) == 1:
            return int(state.legal_actions()[0])
        if not self.pace:
            self.search(state, FEWEST)
        return self.search(state, max(FEWEST, int(self.pace * seconds)))

    def search(self, state: Any, simulations: int) -> int:
        """Return its answer after so many simulations, and note how quick they were."""
        self.bot._max_simulations = simulations
        start = process_time()
        action = int(self.bot.step(state))
        self.pace = simulations / max(process_time() - start, 1e-6)
        return action


def play(game: Any, name: str, seat: int, seed: int, budget: float) -> tuple[float, Spent, Spent]:
    """Play a game with our bot at that seat, and return what it gets and what both have spent.

    OpenSpiel's search has about so many seconds for an answer.
    """
    ours, theirs = Spent(), Spent()
    random = np.random.RandomState(seed)
    state = game.new_initial_state()
    rules = games.load(game.id)
    player = Seated(bots.load(name, game.id, seed), rules, seat, dict(state.moment.state.options))
    outside = Outside(game, seed)
    heard = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
            continue
        thinks = len(state.legal_actions()) > 1
        start = process_time()
        if state.current_player() == seat:
            events = [entry for entry in state.moment.history(seat).entries if isinstance(entry, Event)]
            action = player.answer(state.moment.state.view(seat), events[heard:])
            heard = len(events)
        else:
            action = outside.answer(state, budget)
        if thinks:
            (ours if state.current_player() == seat else theirs).add(process_time() - start)
        state.apply_action(action)
    return float(state.returns()[seat]), ours, theirs


def usual(game: Any, name: str, seed: int) -> float:
    """Return how long our bot takes for an answer on average, in a game against itself."""
    took: dict[str, list[float]] = {}
    both = [Timed(bots.load(name, game.id, seed + seat), took) for seat in range(2)]
    arena.play(games.load(game.id), both, seed, game.options)
    each = [seconds for times in took.values() for seconds in times]
    return sum(each) / len(each)


def match(game: Any, name: str, number: int, times: float, seed: int, kept: Kept) -> None:
    """Play a match, seats changing from game to game, as far as it is not kept; say after each game how it stands."""
    ours, theirs = Spent(), Spent()
    won = 0
    for k in range(number):
        of = f"game {k}"
        if of not in kept.found:
            mean = ours.mean if ours.questions else usual(game, name, seed)
            points, own, other = play(game, name, k % 2, seed + k // 2, times * mean)
            sides = [[side.seconds, side.questions] for side in (own, other)]
            kept.add(of, {"points": points, "ours": sides[0], "theirs": sides[1]})
        found = kept.found[of]
        won += found["points"] > 0
        ours = Spent(ours.seconds + found["ours"][0], ours.questions + found["ours"][1])
        theirs = Spent(theirs.seconds + found["theirs"][0], theirs.questions + found["theirs"][1])
        low, high = wilson(won, k + 1)
        times_that = f"{1000 * ours.mean:.0f} ms an answer, theirs {theirs.mean / ours.mean:.1f} times that"
        print(f"{won} of {k + 1} won, {100 * low:.1f}–{100 * high:.1f} %; {times_that}", flush=True)


def main(args: Sequence[str]) -> None:
    """Play what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="level-5")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--times", type=float, default=10.0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="keep the games in this file; the same command goes on with it")
    given = parser.parse_args(args)
    openspiel.register()
    game = pyspiel.load_game(f"{openspiel.short_name(given.game)}({','.join(given.option)})")
    what = {"game": str(game), "bot": given.bot, "times": given.times, "seed": given.seed}
    match(game, given.bot, given.games, given.times, given.seed, Kept(given.json, MARK, what))


if __name__ == "__main__":
    main(sys.argv[1:])
