"""Shimmy's bridge from OpenSpiel to PettingZoo, over our games as OpenSpiel knows them, beside our own environment."""

from typing import Any

import numpy as np
import pytest

import tafelrunde.adapters.openspiel  # noqa: F401  (registers the games)
from tafelrunde import games
from tafelrunde.adapters import pettingzoo
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE
from tafelrunde.tensors import arrays, encoder

bridge = pytest.importorskip("shimmy.openspiel_compatibility")


class Told:
    """Stands for the bridge's dice: it takes the outcomes that chance had in our game."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        self.state = games.load(game).new(players)
        self.rng = Rng(seed)
        self.outcomes: list[int] = []
        self.settle()

    def settle(self) -> None:
        """Let chance act as our environment does, and remember what came of it."""
        while self.state.who == CHANCE:
            frame = self.state.stack[-1]
            self.outcomes.append(int(frame.step.sample(self.state, frame, self.rng)))
            self.state.step(self.outcomes[-1])

    def step(self, action: int) -> None:
        """Do what is done in both environments."""
        self.state.step(action)
        self.settle()

    def choice(self, outcomes: list[int], p: list[float]) -> int:
        """Return the next outcome."""
        assert self.outcomes[0] in outcomes
        return self.outcomes.pop(0)


@pytest.mark.parametrize(("game", "players"), [("claim", 2), ("tyrant", 2), ("tokyo", 3), ("morpork", 2)])
def test_both_agree_move_by_move(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(game, players, seed=5)
    monkeypatch.setattr(bridge.seeding, "np_random", lambda seed: (told, seed))
    theirs: Any = bridge.OpenSpielCompatibilityV0(game_name=f"tafelrunde_{game}", config={"players": players})
    ours: Any = pettingzoo.env(game, players)
    theirs.reset(seed=5)
    ours.reset(seed=5)
    scale = arrays.scale(encoder(game, players))
    moves = 0
    while not ours.terminations[ours.agent_selection]:
        assert theirs.agent_selection == ours.agent_selection
        seen = ours.last()[0]
        np.testing.assert_array_equal(theirs.infos[ours.agent_selection]["action_mask"], seen["action_mask"])
        tensor = theirs.observe(ours.agent_selection)[players:]  # whose it is comes first there
        np.testing.assert_allclose(tensor, seen["observation"] * scale, rtol=1e-6)
        offered = np.flatnonzero(seen["action_mask"])
        action = int(offered[moves % len(offered)])
        told.step(action)
        theirs.game_length = 0  # it counts chance among the moves, and would end the game too early
        theirs.step(action)
        ours.step(action)
        moves += 1
    assert moves >= 20
    assert theirs.terminations == ours.terminations
    assert theirs.rewards == ours.rewards
