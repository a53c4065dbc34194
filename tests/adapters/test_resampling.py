"""What a seat cannot know is drawn anew again and again, in whole games played at random: that never fails."""

import pyspiel
import pytest

from adapters.spiel import play
from tafelrunde.adapters import openspiel

openspiel.register()
TABLES = ["tafelrunde_claim", "tafelrunde_tyrant", "tafelrunde_tokyo(players=3)", "tafelrunde_morpork(players=3)"]


def resample(name: str, many: int) -> None:
    """Resample so often, each state of some games for each player."""
    game = pyspiel.load_game(name)
    done, seed = 0, 0
    while done < many:
        seed += 1
        for state in play(game, seed):
            for player in range(game.num_players()):
                sampler = pyspiel.UniformProbabilitySampler(seed * 10_000 + done, 0.0, 1.0)
                other = state.resample_from_infostate(player, sampler)
                assert other.current_player() == state.current_player()
                assert len(other.history()) == len(state.history())
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
                assert other.observation_tensor(player) == state.observation_tensor(player), (seed, state.history())
                done += 1
            if done >= many:
                break


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
def test_a_few_hundred(game: str) -> None:
    resample(game, 150)


@pytest.mark.long
@pytest.mark.parametrize("game", TABLES)
def test_a_hundred_thousand(game: str) -> None:
    resample(game, 100_000)
