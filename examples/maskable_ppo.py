"""MaskablePPO of sb3-contrib learns a game against a bot, many games at a time in a batch.

    python examples/maskable_ppo.py claim --minutes 10 --seed 1

sb3-contrib is no part of our locks: `pip install sb3-contrib` beside `tafelrunde[rl]`. What is won is counted by seat,
over as many games of each environment: a fixed opponent is exploited from one seat and not from another.
"""

import argparse
import time
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from stable_baselines3.common.vec_env import VecEnv

import tafelrunde.adapters.gymnasium as ours
from tafelrunde.adapters.scaled import ScaledSeats


class Bridge(VecEnv):
    """What `gymnasium.make_vec` gives, as Stable-Baselines3 steps it."""

    def __init__(self, envs: Any) -> None:
        self.envs = envs
        super().__init__(envs.num_envs, envs.single_observation_space, envs.single_action_space)

    def reset(self) -> Any:
        return self.envs.reset(seed=self._seeds[0])[0]

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        seen, paid, over, cut, info = self.envs.step(self.actions)
        told: list[dict[str, Any]] = [{} for _ in over]
        for k in np.flatnonzero(over | cut):
            told[k] = {"terminal_observation": info["final_obs"][k], "TimeLimit.truncated": bool(cut[k])}
            told[k]["seat"] = int(info["final_info"]["seat"][k])
        return seen, paid.astype(np.float32), over | cut, told

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.envs, name)] * self.num_envs

    def env_method(self, name: str, *given: Any, indices: Any = None, **named: Any) -> list[Any]:
        return list(getattr(self.envs, name)(*given, **named))  # action_masks: a row for each game

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        setattr(self.envs, name, value)

    def close(self) -> None:
        self.envs.close()


def made(game: str, games: int, players: int | None, opponent: str) -> Bridge:
    """Return games against a bot; the learner's seat is drawn anew for each."""
    name = next(each for each in ours.register() if each.lower().startswith(f"tafelrunde/{game}-"))
    return Bridge(ScaledSeats(gymnasium.make_vec(name, num_envs=games, players=players, opponents=[opponent])))


def by_seat(model: Any, envs: Bridge, each: int) -> dict[int, list[float]]:
    """Return the results by seat, of the first `each` games of every environment: not of those that end first."""
    results: dict[int, list[float]] = {}
    left = np.full(envs.num_envs, each)
    seen = envs.reset()
    while left.any():
        actions, _ = model.predict(seen, action_masks=np.stack(envs.env_method("action_masks")))
        seen, paid, over, told = envs.step(actions)
        for k in np.flatnonzero(over & (left > 0)):
            results.setdefault(told[k]["seat"], []).append(float(paid[k]))
            left[k] -= 1
    return results


def main(given: Sequence[str] | None = None) -> None:
    """Learn for some minutes, and say what is won then."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["claim", "tyrant", "tokyo", "morpork"])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=64, help="how many at once")
    parser.add_argument("--players", type=int)
    parser.add_argument("--opponent", default="greedy-1")
    parser.add_argument("--judged", type=int, default=16, help="games of each environment that are counted in the end")
    chosen = parser.parse_args(given)
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback

    class Until(BaseCallback):
        def _on_step(self) -> bool:
            return time.process_time() - begun < 60 * chosen.minutes

    envs = made(chosen.game, chosen.games, chosen.players, chosen.opponent)
    envs.seed(chosen.seed)
    model = MaskablePPO("MlpPolicy", envs, n_steps=128, batch_size=1024, gamma=1.0, ent_coef=0.01, seed=chosen.seed)
    begun = time.process_time()
    model.learn(10**12, callback=Until())
    spent = time.process_time() - begun
    print(f"{model.num_timesteps} steps, {model.num_timesteps / spent:.0f} in a second of the processor")
    for seat, results in sorted(by_seat(model, envs, chosen.judged).items()):
        won = sum(result > 0 for result in results)
        print(f"seat {seat}: {won} of {len(results)} won against {chosen.opponent}")
    envs.close()


if __name__ == "__main__":
    main()
