"""King & Assassins in OpenSpiel: options as parameters, what each seat knows, resampling, tensors."""

import itertools
from typing import Any

import pyspiel
import pytest

from adapters.spiel import play
from games.tyrant.town import CITIZENS, board
from tafelrunde.adapters import openspiel  # noqa: F401  (registers the games)
from tafelrunde.games.tyrant.rules.codec import CHOOSE

OWN = board(["." * 10] * 10, [{"square": "a1", "exit": "north"}])
GAMES = ["tafelrunde_tyrant", "tafelrunde_tyrant(side=b,memory_aid=False)", "tafelrunde_tyrant(citizens=listed)"]


@pytest.mark.parametrize(
    "options",
    [{"side": "b"}, {"citizens": "+".join(reversed(CITIZENS))}, {"memory_aid": False}],
)
def test_options_go_through_the_games_string(options: dict[str, Any]) -> None:
    game = pyspiel.load_game("tafelrunde_tyrant", options)
    again = pyspiel.load_game(str(game))
    assert again.options == game.options != pyspiel.load_game("tafelrunde_tyrant").options


def test_a_board_goes_through_the_games_string() -> None:
    from tafelrunde.adapters.openspiel.parameters import written

    option = next(option for option in pyspiel.load_game("tafelrunde_tyrant").rules.options if option.name == "board")
    game = pyspiel.load_game("tafelrunde_tyrant", {"board": written(option, OWN)})
    assert game.options["board"] == OWN
    assert pyspiel.load_game(str(game)).options["board"] == OWN


@pytest.mark.parametrize(("game", "nodes"), list(zip(GAMES, [27, 26, 15], strict=True)))
def test_how_often_chance_acts(game: str, nodes: int) -> None:
    loaded = pyspiel.load_game(game)
    assert loaded.max_chance_nodes_in_history() == nodes
    *_, end = play(loaded, seed=1)
    acted = sum(before.is_chance_node() for before in play(loaded, seed=1))
    assert acted <= nodes
    assert end.move_number() <= loaded.max_game_length() + nodes


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_looks_the_same_and_differs_in_the_choice_alone(game: str) -> None:
    loaded = pyspiel.load_game(game)
    differing = 0
    for state in itertools.islice(play(loaded, seed=6), 0, None, 9):
        for player in range(2):
            sampler = pyspiel.UniformProbabilitySampler(state.move_number(), 0.0, 1.0)
            other = state.resample_from_infostate(player, sampler)
            for look in ("information_state", "observation"):
                for form in ("string", "tensor"):
                    assert getattr(other, f"{look}_{form}")(player) == getattr(state, f"{look}_{form}")(player)
            changed = [(a, b) for a, b in zip(state.history(), other.history(), strict=True) if a != b]
            assert all(CHOOSE <= a < CHOOSE + 12 and CHOOSE <= b < CHOOSE + 12 for a, b in changed)
            assert not (changed and player == 1), "the rebel knows everything"
            differing += bool(changed)
    assert differing


def test_tensors_keep_their_size_and_hold_numbers_from_0_to_1() -> None:
    for name in GAMES[:2]:
        loaded = pyspiel.load_game(name)
        for state in itertools.islice(play(loaded, seed=10), 0, None, 5):
            for player in range(2):
                seen, known = state.observation_tensor(player), state.information_state_tensor(player)
                assert len(seen) == loaded.observation_tensor_size()
                assert len(known) == loaded.information_state_tensor_size()
                assert 0.0 <= min(seen + known) <= max(seen + known) <= 1.0


def test_information_states_tell_apart_what_was_done() -> None:
    """Every deed changes the tensor of who sees it; a secret choice changes only the rebel's."""
    loaded = pyspiel.load_game("tafelrunde_tyrant(citizens=listed)")
    for state in itertools.islice(play(loaded, seed=3), 0, None, 11):
        if state.is_terminal():
            continue
        children = [state.child(action) for action in state.legal_actions()[:6]]
        for player in range(2):
            tensors = {str(child.information_state_tensor(player)) for child in children}
            strings = {child.information_state_string(player) for child in children}
            assert len(tensors) == len(strings)
