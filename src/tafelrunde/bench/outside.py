"""One of our bots against OpenSpiel's own search, which may think ten times as long, at a game of ours.

    python -m tafelrunde.bench.outside claim --bot level-5 --games 100 --times 10

OpenSpiel's information-set search in Python plays the game that we register there, with random playouts. From move to
move it is given as many simulations as fit into that many times the time that our bot has used for each of its own.
With `--json FILE` the games are kept: the same command goes on with them.
"""

import argparse
from collections.abc import Mapping
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from tafelrunde import bots, games
from tafelrunde.adapters import openspiel
from tafelrunde.arena.kept import Kept
from tafelrunde.arena.results import wilson
from tafelrunde.bots import Seated
from tafelrunde.core.events import Event

CURIOSITY = 1.4
FEWEST = 20
"""So many simulations the other one has at least."""


class Spent:
    """How long a side has thought, and about how many questions."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.questions = 0

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
        """Return its answer after about so many seconds."""
        simulations = max(FEWEST, int(self.pace * seconds))
        self.bot._max_simulations = simulations
        start = process_time()
        action = int(self.bot.step(state))
        self.pace = simulations / max(process_time() - start, 1e-6)
        return action


def play(game: Any, name: str, seat: int, seed: int, times: float, spent: tuple[Spent, Spent]) -> float:
    """Play a game with our bot at that seat, and return what it gets."""
    ours, theirs = spent
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
            action = outside.answer(state, times * max(ours.mean, 1e-3))
        if thinks:
            (ours if state.current_player() == seat else theirs).add(process_time() - start)
        state.apply_action(action)
    return float(state.returns()[seat])


def match(
    game_id: str,
    name: str,
    number: int,
    times: float,
    options: Mapping[str, object],
    seed: int,
    path: Path | None = None,
) -> list[float]:
    """Play a match, seats changing from game to game, and return what our bot got in each game; go on with a file."""
    openspiel.register()
    game = pyspiel.load_game(openspiel.short_name(game_id), dict(options))
    what = {"game": game_id, "bot": name, "times": times, "options": dict(options), "seed": seed}
    kept = Kept(path, "tafelrunde-outside", what)
    ours, theirs = Spent(), Spent()
    got: list[float] = []
    for k in range(number):
        if str(k) not in kept.found:
            points = play(game, name, k % 2, seed + k // 2, times, (ours, theirs))
            kept.add(str(k), [points, *((side.seconds, side.questions) for side in (ours, theirs))])
        points, *spent = kept.found[str(k)]
        got.append(points)
        for side, (seconds, questions) in zip((ours, theirs), spent, strict=True):
            side.seconds, side.questions = seconds, questions
        won = sum(points > 0 for points in got)
        ratio = theirs.mean / ours.mean
        low, high = wilson(won, k + 1)
        times_that = f"{1000 * ours.mean:.0f} ms an answer, theirs {ratio:.1f} times that"
        print(f"{won} of {k + 1} won, {100 * low:.1f}–{100 * high:.1f} %; {times_that}", flush=True)
    return got


def main() -> None:
    """Play what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="level-5")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--times", type=float, default=10.0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="keep the games in this file; the same command goes on with it")
    given = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in given.option)
    match(given.game, given.bot, given.games, given.times, options, given.seed, given.json)


if __name__ == "__main__":
    main()
