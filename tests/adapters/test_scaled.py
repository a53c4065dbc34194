"""Environments whose observations are floats from 0 to 1."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tafelrunde.adapters.scaled import Scaled, ScaledSeats

MORPORK = "tafelrunde.adapters.gymnasium:tafelrunde/Morpork-v2"


def test_a_single_one_is_what_it_says() -> None:
    plain: Any = gymnasium.make(MORPORK, opponents=["random"], players=3, seat=0)
    env: Any = Scaled(gymnasium.make(MORPORK, opponents=["random"], players=3, seat=0))
    bytes_seen, _ = plain.reset(seed=1)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert ((seen > 0) == (bytes_seen > 0)).all()
    assert env.get_wrapper_attr("action_masks")().tolist() == info["action_mask"].astype(bool).tolist()
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*is different from the unwrapped version")
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize("how", [None, "sync"])
def test_many_are_and_so_is_what_is_seen_last(how: str | None) -> None:
    chosen: dict[str, Any] = {} if how is None else {"vectorization_mode": how}
    envs: Any = ScaledSeats(gymnasium.make_vec(MORPORK, num_envs=2, opponents=["random"], **chosen))
    seen, info = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    if how is None:
        ended = False
        while not ended:
            seen, _, over, cut, info = envs.step(envs.action_masks().argmax(1))
            ended = (over | cut).any()
        final = next(row for row in info["final_obs"] if row is not None)
        assert envs.single_observation_space.contains(final)
    assert seen.dtype == np.float32
    envs.close()
