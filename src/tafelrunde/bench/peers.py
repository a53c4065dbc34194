"""One round of somebody else's environment, in a process and, if need be, a Python of its own: prints JSON.

    python peers.py hearts-vector 256 0.5 1

It imports nothing of ours, so that it runs where only the others are installed. Everybody plays at random among the
actions on offer and is asked for what a learner needs: the observation and the mask of whoever is to move. Compiling
and the first steps are not counted.
"""

import json
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time
from typing import Any

DEALS = 50
Step = Callable[[], int]
"""Does some steps and returns how many."""


def timed(step: Step, seconds: float) -> dict[str, float]:
    """Return how many steps fit into a second of the clock, and of processor time."""
    step()
    done = 0
    wall, cpu = perf_counter(), process_time()
    while perf_counter() - wall < seconds:
        done += step()
    return {"clock": done / (perf_counter() - wall), "core": done / max(process_time() - cpu, 1e-9)}


def pettingzoo(name: str, seed: int) -> Step:
    """Return turns of one of PettingZoo's classic games."""
    import importlib

    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    random = Random(seed)

    def game() -> int:
        env.reset(seed=random.randrange(2**31))
        turns = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            offered = observation["action_mask"].nonzero()[0]
            env.step(int(offered[int(random.random() * len(offered))]))
            turns += 1
        return turns

    return game


def vector_env(name: str, games: int, seed: int) -> Step:
    """Return steps of OpenSpiel's own vector of environments."""
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.vector_env import SyncVectorEnv

    random = Random(seed)
    envs = SyncVectorEnv([rl_environment.Environment(name) for _ in range(games)])
    for k, each in enumerate(envs.envs):
        each.seed(seed + k)
    now: list[Any] = [envs.reset()]

    def step() -> int:
        chosen = []
        for each in now[0]:
            offered = each.observations["legal_actions"][each.observations["current_player"]]
            chosen.append(StepOutput(offered[int(random.random() * len(offered))], None))
        now[0], _, _, _ = envs.step(chosen, reset_if_done=True)
        return games

    return step


def driven(name: str, seed: int) -> Step:
    """Return moves of a game of OpenSpiel's, driven from Python, without the deal, observation and mask."""
    import pyspiel

    game = pyspiel.load_game(name)
    random = Random(seed)
    dealt = []
    for _ in range(DEALS):
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        dealt.append(state)

    def play() -> int:
        moves = 0
        for each in dealt:
            state = each.clone()
            while not state.is_terminal():
                offered = state.legal_actions()
                state.apply_action(offered[int(random.random() * len(offered))])
                moves += 1
        return moves

    return play


def pgx(name: str, games: int, seed: int) -> Step:
    """Return steps of one of pgx's games, compiled as a whole, with games that begin anew by themselves."""
    import jax
    import pgx as peers
    from pgx.experimental import auto_reset

    jax.config.update("jax_platforms", "cpu")
    env = peers.make(name)
    many = jax.vmap(auto_reset(env.step, env.init))

    def ahead(state: Any, key: Any) -> tuple[Any, Any]:
        key, chosen, chance = jax.random.split(key, 3)
        weights = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(chosen, weights, axis=-1)
        return many(state, actions, jax.random.split(chance, games)), key

    forward = jax.jit(ahead)
    key = jax.random.PRNGKey(seed)
    now: list[Any] = [(jax.jit(jax.vmap(env.init))(jax.random.split(key, games)), key)]

    def step() -> int:
        now[0] = forward(*now[0])
        jax.block_until_ready(now[0])
        return games

    step()
    return step


def contestant(name: str, games: int, seed: int) -> Step:
    """Return whoever is called so."""
    if name in ("connect_four", "leduc_holdem"):
        return pettingzoo({"connect_four": "connect_four_v3", "leduc_holdem": "leduc_holdem_v4"}[name], seed)
    if name == "hearts-vector":
        return vector_env("hearts", games, seed)
    if name == "hearts-driven":
        return driven("hearts", seed)
    return pgx({"pgx-backgammon": "backgammon", "pgx-leduc": "leduc_holdem"}[name], games, seed)


def main() -> None:
    """Measure what the command line says; who is not installed is no error, but an answer."""
    name, games, seconds, seed = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
    try:
        print(json.dumps(timed(contestant(name, games, seed), seconds)))
    except ImportError as error:
        print(json.dumps({"missing": str(error)}))


if __name__ == "__main__":
    main()
