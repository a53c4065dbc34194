"""Gymnasium's environments of ours with what is seen as floats from 0 to 1, as most networks like their inputs.

>>> import gymnasium, tafelrunde.adapters.gymnasium
>>> from tafelrunde.adapters.scaled import Scaled, ScaledSeats
>>> env = Scaled(gymnasium.make("tafelrunde/Claim-v1"))
>>> seen, info = env.reset(seed=1)
>>> seen.dtype, float(seen.min()), float(seen.max())
(dtype('float32'), 0.0, 1.0)
>>> envs = ScaledSeats(gymnasium.make_vec("tafelrunde/Claim-v1", num_envs=2))
>>> envs.reset(seed=1)[0].shape == (2, *seen.shape)
True
"""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import RecordConstructorArgs
from gymnasium.vector import VectorEnv, VectorWrapper
from gymnasium.vector.utils import batch_space

from tafelrunde.tensors import arrays
from tafelrunde.tensors.encoder import Encoder

Floats = npt.NDArray[np.float32]


class Scaled(gymnasium.ObservationWrapper[Floats, Any, Any], RecordConstructorArgs):
    """A single environment; a counter that has no limit ends at 1."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        """Wrap an environment of `gymnasium.make`."""
        RecordConstructorArgs.__init__(self)
        super().__init__(env)
        self._factors = arrays.scale(env.get_wrapper_attr("encoder"))
        self.observation_space = between_0_and_1(self._factors)

    def observation(self, observation: Any) -> Floats:
        """Return what is seen, scaled."""
        return scaled(observation, self._factors)


class ScaledSeats(VectorWrapper[Any, Any, Any]):
    """Many of them, as `gymnasium.make_vec` makes them; the last observations of games that ended are scaled too."""

    def __init__(self, env: VectorEnv[Any, Any, Any]) -> None:
        """Wrap what `gymnasium.make_vec` gave."""
        super().__init__(env)
        self._factors = arrays.scale(encoder_of(env))
        self.single_observation_space = between_0_and_1(self._factors)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Begin all games anew."""
        seen, info = self.env.reset(seed=seed, options=options)
        return scaled(seen, self._factors), info

    def step(self, actions: Any) -> tuple[Floats, Any, Any, Any, dict[str, Any]]:
        """Do what the learner has chosen in all games."""
        seen, paid, terminated, truncated, info = self.env.step(actions)
        if "final_obs" in info:
            for k in np.flatnonzero(info["_final_obs"]):
                info["final_obs"][k] = scaled(info["final_obs"][k], self._factors)
        return scaled(seen, self._factors), paid, terminated, truncated, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are on offer in each game."""
        found: npt.NDArray[np.bool_] = self.env.unwrapped.action_masks()  # type: ignore[attr-defined]
        return found


def encoder_of(envs: VectorEnv[Any, Any, Any]) -> Encoder:
    """Return what the observations of many environments are written by, of a batch or of one after the other."""
    batch = getattr(envs.unwrapped, "batch", None)
    found: Encoder = envs.unwrapped.get_attr("encoder")[0] if batch is None else batch.encoder  # type: ignore[attr-defined]
    return found


def between_0_and_1(factors: Floats) -> spaces.Box[np.float32]:
    """Return the space of scaled rows."""
    return spaces.Box(0.0, 1.0, factors.shape, np.float32)


def scaled(seen: Any, factors: Floats) -> Floats:
    """Return rows of bytes as floats from 0 to 1."""
    found: Floats = np.minimum(seen * factors, np.float32(1.0))
    return found
