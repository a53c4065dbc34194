"""The bridge from many games at once to Stable-Baselines3, as docs/training.md shows it and an example has it."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "maskable_ppo.py"


class VecEnv:
    """What a learner of Stable-Baselines3 asks of its environments: the library needs PyTorch, and is not here."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs, self.observation_space, self.action_space = num_envs, observation_space, action_space
        self._seeds: list[int | None] = [None] * num_envs
        assert self.get_attr("render_mode") == [None] * num_envs  # type: ignore[attr-defined]

    def seed(self, seed: int) -> None:
        self._seeds = [seed + k for k in range(self.num_envs)]

    def step(self, actions: Any) -> Any:
        self.step_async(actions)  # type: ignore[attr-defined]
        return self.step_wait()  # type: ignore[attr-defined]


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the example, on a stand-in for the library."""
    for name in ("stable_baselines3", "stable_baselines3.common", "stable_baselines3.common.vec_env"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    sys.modules["stable_baselines3.common.vec_env"].VecEnv = VecEnv  # type: ignore[attr-defined]
    specification = importlib.util.spec_from_file_location("maskable_ppo", EXAMPLE)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def test_games_go_on_and_say_what_was_seen_of_their_end(example: Any) -> None:
    envs = example.made("claim", 3, None, "random")
    envs.seed(1)
    seen = envs.reset()
    assert envs.observation_space.contains(seen[0])
    for _ in range(26):
        masks = np.stack(envs.env_method("action_masks"))
        assert masks.shape == (3, envs.action_space.n)
        seen, paid, over, told = envs.step(masks.argmax(1))
    assert over.all()
    assert set(paid.tolist()) <= {-1.0, 1.0}
    for k in range(3):
        assert envs.observation_space.contains(told[k]["terminal_observation"])
        assert (told[k]["terminal_observation"] != seen[k]).any()
        assert told[k]["TimeLimit.truncated"] is False
    again = envs.reset()
    assert (again == envs.reset()).all(), "the seed repeats the games"
    envs.close()


def test_as_many_games_of_each_are_counted(example: Any) -> None:
    envs = example.made("tokyo", 3, 3, "random")
    envs.seed(1)
    first = SimpleNamespace(predict=lambda seen, action_masks: (action_masks.argmax(1), None))
    results = example.by_seat(first, envs, 2)
    assert sum(map(len, results.values())) == 6
    envs.close()


def test_the_document_shows_it() -> None:
    shown = (ROOT / "docs" / "training.md").read_text(encoding="utf-8").partition("```py\n")[2].partition("```")[0]
    assert shown.startswith("class Bridge(VecEnv):")
    assert shown in EXAMPLE.read_text(encoding="utf-8")
