"""An id of an environment names its rules: whoever changes rules, actions or tensors raises it."""

import tomllib
from hashlib import blake2b
from pathlib import Path

import pytest

from tafelrunde import games
from tafelrunde.tensors import encoder

KNOWN = tomllib.loads(Path(__file__).with_name("environments.toml").read_text(encoding="utf-8"))


def digest(name: str) -> str:
    """Return in a few letters what a learner builds upon."""
    game = games.load(name)
    actions = [game.actions_codec.describe(action) for action in range(game.actions)]
    planes = [(plane.name, plane.shape, plane.most) for plane in encoder(name).planes]
    return blake2b(repr((game.version, actions, planes)).encode(), digest_size=6).hexdigest()


@pytest.mark.parametrize("name", ["claim", "tyrant", "tokyo", "morpork"])
def test_an_id_stands_for_the_same_rules_actions_and_tensors_for_ever(name: str) -> None:
    home = games.home(name)
    assert home is not None
    called = f"{name.title()}-v{home.environment}"
    assert KNOWN.get(called) == digest(name), f"{called} was something else: raise `environment` in its game.toml"
