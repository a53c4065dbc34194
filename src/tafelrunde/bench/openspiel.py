"""One round of a game of OpenSpiel, in a process of its own: `python -m tafelrunde.bench.openspiel hearts 0.5 1`."""

import importlib
import json
import sys
from random import Random
from typing import Any

from tafelrunde.bench import gates
from tafelrunde.bench.clock import rate

BATCH = 50
CLONES = 1000
ROLLOUTS = 100
LENGTHS = 10
"""How often a deal is played to find how many decisions follow it."""


class Peer:
    """A game of OpenSpiel, put to the same work as ours."""

    def __init__(self, name: str, seed: int) -> None:
        """Load the game and deal some hands."""
        self.pyspiel: Any = importlib.import_module("pyspiel")
        self.game = self.pyspiel.load_game(name)
        self.chance = int(self.pyspiel.PlayerId.CHANCE)
        self.seed = seed
        self.random = Random(seed)
        self.dealt = self.deals()
        self.lengths = [self.drive([state.clone() for _ in range(LENGTHS)]) / LENGTHS for state in self.dealt]

    def settle(self, state: Any) -> None:
        """Let chance act until a player is asked, as people do it from Python."""
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.random.choices(outcomes, weights)[0])

    def deal(self) -> Any:
        """Return a state in which the first player is asked."""
        state = self.game.new_initial_state()
        self.settle(state)
        return state

    def deals(self) -> list[Any]:
        """Return some such states."""
        return [self.deal() for _ in range(BATCH)]

    def drive(self, states: list[Any]) -> int:
        """Play games to their end from Python, and return how many decisions players made."""
        random, chance = self.random.random, self.chance
        decisions = 0
        for state in states:
            while (who := state.current_player()) >= chance:
                if who == chance:
                    self.settle(state)
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random() * len(actions))])
                    decisions += 1
        return decisions

    def roll_out(self) -> float:
        """Roll out from every deal inside C++, the quickest way there is from Python, and return the decisions.

        Of a tree search's two simulations the first rolls out from the root, the second from one decision later.
        Games whose rewards rule tree search out are played by OpenSpiel's own random bots.
        """
        pyspiel, seed = self.pyspiel, self.seed
        if self.game.get_type().reward_model == pyspiel.GameType.RewardModel.TERMINAL:
            evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
            search = pyspiel.MCTSBot(self.game, evaluator, 1.0, 2, 1000, False, seed, False)
            for state in self.dealt:
                search.mcts_search(state)
            return ROLLOUTS * sum(2 * length - 1 for length in self.lengths)
        bots = [pyspiel.make_uniform_random_bot(player, seed) for player in range(self.game.num_players())]
        for state in self.dealt:
            pyspiel.evaluate_bots(state.clone(), bots, seed)
        return sum(self.lengths)

    def resample(self) -> int:
        """Guess, for every deal, what the asked player cannot see."""
        sampler = self.pyspiel.UniformProbabilitySampler(self.seed, 0.0, 1.0)
        for state in self.dealt:
            state.resample_from_infostate(state.current_player(), sampler)
        return len(self.dealt)

    def clone(self) -> int:
        """Clone one state again and again."""
        state = self.dealt[0]
        for _ in range(CLONES):
            state.clone()
        return CLONES

    def simulations(self, rollouts: float, seconds: float) -> float | None:
        """Return how often a guess and a rollout fit into a second, None if the game cannot guess."""
        try:
            guesses = rate(lambda: None, lambda _: self.resample(), seconds)
        except self.pyspiel.SpielError:
            return None
        length = sum(self.lengths) / len(self.lengths)
        return 1 / (1 / guesses + length / rollouts)


    def search(self, seconds: float) -> float | None:
        """Return how many simulations a second OpenSpiel's own search in C++ makes, None if the game cannot guess."""
        pyspiel = self.pyspiel
        evaluator = pyspiel.RandomRolloutEvaluator(1, self.seed)
        state = self.deal()
        while len(state.legal_actions()) == 1:  # there is nothing to think about
            state.apply_action(state.legal_actions()[0])
            self.settle(state)

        def answer(_: object) -> int:
            pyspiel.ISMCTSBot(self.seed, evaluator, 1.0, gates.SIMULATIONS).step(state)
            return gates.SIMULATIONS

        try:
            return rate(lambda: None, answer, seconds)
        except pyspiel.SpielError:
            return None


def measure(name: str, seconds: float, seed: int) -> dict[str, float | None]:
    """Return what was measured; None for what OpenSpiel's game cannot do."""
    peer = Peer(name, seed)
    rollouts = rate(lambda: None, lambda _: peer.roll_out(), seconds)
    simulations = peer.simulations(rollouts, seconds)
    return {
        gates.DRIVEN: rate(peer.deals, peer.drive, seconds),
        gates.INSIDE: None,
        gates.ROLLOUT: rollouts,
        gates.SIMULATION: simulations,
        gates.SEARCH: None if simulations is None else peer.search(seconds),
        gates.CLONE: 1e9 / rate(lambda: None, lambda _: peer.clone(), seconds),
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))))
