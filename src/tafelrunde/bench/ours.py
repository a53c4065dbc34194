"""One round of a game of ours, in a process of its own: `python -m tafelrunde.bench.ours claim 0.5 1` prints JSON."""

import json
import sys
from random import Random

from tafelrunde import COMPILED, games
from tafelrunde.bench import gates
from tafelrunde.bench.clock import rate
from tafelrunde.bots.search.knowledge import Knowledge
from tafelrunde.bots.search.searcher import Searcher
from tafelrunde.core.engine import State
from tafelrunde.core.playout import play_out
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE

BATCH = 50
SEARCHED = 2


def measure(game_id: str, seconds: float, seed: int) -> dict[str, object]:
    """Return what was measured, and of which build."""
    game = games.load(game_id)
    rng = Rng(seed)
    random = Random(seed).random

    def deal() -> State:
        state = game.new()
        state.settle(rng)
        return state

    def deals() -> list[State]:
        return [deal() for _ in range(BATCH)]

    def drive(states: list[State]) -> int:
        decisions = 0
        for state in states:
            while (who := state.who) >= CHANCE:
                if who == CHANCE:
                    state.settle(rng)
                else:
                    actions = state.legal()
                    state.apply(actions[int(random() * len(actions))])
                    decisions += 1
        return decisions

    def roll_out(states: list[State]) -> int:
        decisions = 0
        for state in states:
            copy = state.clone()
            decisions += play_out(copy, rng)
            copy.result()
        return decisions

    def simulate(states: list[State]) -> int:
        for state in states:
            guess = state.view(state.who).determinise(rng)
            play_out(guess, rng)
            guess.result()
        return BATCH

    def search(states: list[State]) -> int:
        for state in states[:SEARCHED]:
            Searcher(Knowledge(), rng).think(state.view(state.who), gates.SIMULATIONS)
        return SEARCHED * gates.SIMULATIONS

    def clone(state: State) -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return {
        "compiled": COMPILED,
        gates.DRIVEN: rate(deals, drive, seconds),
        gates.INSIDE: rate(deals, lambda states: sum(play_out(state, rng) for state in states), seconds),
        gates.ROLLOUT: rate(deals, roll_out, seconds),
        gates.SIMULATION: rate(deals, simulate, seconds),
        gates.SEARCH: rate(deals, search, seconds),
        gates.CLONE: 1e9 / rate(deal, clone, seconds),
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))))
