"""OpenSpiel's own DQN on our Claim: two agents play each other, and now and then one of them plays at random players.

    pip install 'tafelrunde[openspiel]' torch dm-tree
    python examples/openspiel_claim.py --episodes 2000

Agents see observation tensors (`tafelrunde.tensors` says what the numbers mean); `--recall` gives them information
states, which are larger. Python drives every move here: for training in earnest take `tafelrunde.batch`.
"""

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np
from open_spiel.python.algorithms import random_agent
from open_spiel.python.pytorch.dqn import DQN
from open_spiel.python.rl_environment import Environment, ObservationType

import tafelrunde.adapters.openspiel  # noqa: F401  (registers the games)


def play(env: Environment, agents: Sequence[Any], learning: bool) -> list[float]:
    """Play a game and return what each player gets."""
    now = env.reset()
    while not now.last():
        player = now.observations["current_player"]
        now = env.step([agents[player].step(now, is_evaluation=not learning).action])
    if learning:
        for agent in agents:
            agent.step(now)
    return list(now.rewards)


def won(env: Environment, agents: Sequence[Any], actions: int, games: int) -> float:
    """Return how many of its games the learner wins against players that play at random, from both seats."""
    wins = 0
    for k in range(games):
        seat = k % 2
        table: list[Any] = [random_agent.RandomAgent(player, actions) for player in range(2)]
        table[seat] = agents[seat]
        wins += play(env, table, learning=False)[seat] > 0
    return wins / games


def main() -> None:
    """Train for as long as the command line says."""
    parser = argparse.ArgumentParser(description="OpenSpiel's DQN on Claim.")
    parser.add_argument("--episodes", type=int, default=2000)
    parser.add_argument("--every", type=int, default=200, help="so many games between two looks at how it plays")
    parser.add_argument("--recall", action="store_true", help="see information states instead of observations")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    np.random.seed(given.seed)
    kind = ObservationType.INFORMATION_STATE if given.recall else ObservationType.OBSERVATION
    env = Environment("tafelrunde_claim", observation_type=kind)
    env.seed(given.seed)
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [
        DQN(
            player,
            state_representation_size=size,
            num_actions=actions,
            hidden_layers_sizes=[256, 256],
            replay_buffer_capacity=50_000,
            learning_rate=1e-3,
            optimizer_str="adam",
            epsilon_decay_duration=26 * given.episodes,
            epsilon_end=0.05,
            seed=given.seed + player,
        )
        for player in range(2)
    ]
    for episode in range(1, given.episodes + 1):
        play(env, agents, learning=True)
        if episode % given.every == 0:
            share = won(env, agents, actions, 100)
            print(f"{episode} games: wins {share:.0%} of 100 games against random players", flush=True)


if __name__ == "__main__":
    main()
