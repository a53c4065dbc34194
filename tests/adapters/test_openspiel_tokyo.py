"""King of Tokyo in OpenSpiel: what is in the tensor of an observation, and what is not."""

from collections.abc import Iterator

import pyspiel
import pytest

from adapters import spiel
from adapters.spiel import differing, seen
from tafelrunde import games
from tafelrunde.adapters import openspiel  # noqa: F401  (registers the games)
from tafelrunde.adapters.openspiel.relabel import changes
from tafelrunde.core.engine import State
from tafelrunde.core.rng import Rng
from tafelrunde.games.tokyo.openspiel import alike, places
from tafelrunde.games.tokyo.rules.cards import CARD_IDS
from tafelrunde.games.tokyo.rules.codec import ACTIONS

LOOK = ACTIONS.number("look", {})
BUY_LAB = ACTIONS.number("buy", {"card": "made_in_a_lab"})
TOKYO = games.load("tokyo")
MIDWAY = {"seats": 3, "step": "roll", "dice": ["1", "1", "2", "heart", "claw", "claw"], "rolls": 2}


def play(players: int, seed: int) -> Iterator[pyspiel.State]:
    """Play at random, and yield the state before each action and at the end."""
    return spiel.play(pyspiel.load_game("tafelrunde_tokyo", {"players": players}), seed)


def position(**changes: object) -> State:
    return TOKYO.position({"game": "tokyo", **MIDWAY, **changes})


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_tensors_keep_their_size_and_hold_small_numbers(players: int) -> None:
    for state in play(players, seed=players):
        for player in range(players):
            tensor = state.observation_tensor(player)
            assert len(tensor) == state.get_game().observation_tensor_size()
            assert 0.0 <= min(tensor) <= max(tensor) <= 4.0


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_determinised_twin_looks_the_same(players: int) -> None:
    for state in play(players, seed=10 + players):
        true = state.moment.state
        for player in range(players):
            twin = true.view(player).determinise(Rng(state.move_number()))
            assert not differing(seen(true, player), seen(twin, player))


def test_only_who_has_looked_sees_the_card_on_top_of_the_deck() -> None:
    here, there = (position(next=[card], seen=[[1]]) for card in ("wings", "zombify"))
    assert differing(seen(here, 1), seen(there, 1)) == {"top"}
    assert seen(here, 1)["top"][0, CARD_IDS.index("wings")] == 1
    for other in (0, 2, None):
        assert not differing(seen(here, other), seen(there, other))
        assert not seen(here, other)["top"].any()
    twins = [here.view(0).determinise(Rng(seed)) for seed in range(5)]
    assert any(twin != here for twin in twins)
    assert all(not differing(seen(twin, 0), seen(here, 0)) for twin in twins)


@pytest.mark.parametrize(
    ("changes", "pieces"),
    [
        ({"hearts": [10, 9, 10]}, {"hearts"}),
        ({"dice": ["1", "1", "2", "heart", "heart", "claw"]}, {"dice"}),
        ({"stars": [0, 0, 3]}, {"stars"}),
        ({"energy": [400, 0, 0]}, {"energy"}),
        ({"wickedness": [0, 2, 0]}, {"wickedness"}),
        ({"poison": [0, 2, 0], "shrink": [0, 0, 1]}, {"poison", "shrink"}),
        ({"place": ["outside", "city", "outside"]}, {"place"}),
        ({"cards": [["wings"], [], []]}, {"cards", "deck_size"}),
        ({"shop": ["wings", None, None]}, {"shop", "deck_size"}),
        ({"discard": ["evacuation_orders", "evacuation_orders"]}, {"discard", "deck_size"}),
        ({"rolls": 1}, {"rolls"}),
        ({"turn": 1}, {"turn", "regular", "asked"}),
        ({"options": {"skybeam": "all_dice"}}, {"rules"}),
    ],
)
def test_what_differs_on_the_table_differs_in_its_piece(changes: dict[str, object], pieces: set[str]) -> None:
    for seat in (0, 1, 2, None):
        assert differing(seen(position(), seat), seen(position(**changes), seat)) == pieces


def test_the_viewer_sits_first_and_a_spectator_at_seat_0() -> None:
    state = position(hearts=[3, 6, 9], turn=1)
    for seat, hearts in ((0, [3, 6, 9]), (1, [6, 9, 3]), (2, [9, 3, 6]), (None, [3, 6, 9])):
        assert seen(state, seat)["hearts"].tolist() == hearts
    assert [int(seen(state, seat)["turn"].argmax()) for seat in range(3)] == [1, 0, 2]


@pytest.mark.parametrize("seed", [83, 120, 145])
def test_a_resampled_state_has_other_cards_on_the_deck_for_who_has_not_looked(seed: int) -> None:
    rng = Rng(seed)
    state = pyspiel.load_game("tafelrunde_tokyo", {"players": 3}).new_initial_state()
    while not state.moment.state.position().get("next"):
        offered = state.legal_actions()
        keen = [action for action in (LOOK, BUY_LAB) if action in offered and not state.is_chance_node()]
        state.apply_action(keen[0] if keen else offered[int(rng.below(len(offered)))])
    (looker,) = state.moment.state.position()["seen"][0]
    for player in range(3):
        others = set()
        for k in range(5):
            other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(k, 0.0, 1.0))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            others.add(other.moment.state.position()["next"][0])
        assert len(others) == 1 if player == looker else len(others) > 1


def test_one_of_two_alike_that_lies_on_the_deck_changes_its_name_with_another() -> None:
    """Evacuation Orders is there twice: the one that lies on top may be another card, while the other is none."""
    top = CARD_IDS.index("evacuation_orders")
    true = position(next=["evacuation_orders"], seen=[[0]])
    guess = position(next=["energize"], seen=[[0]])
    for seed in range(9):
        (found,) = changes(places(true), places(guess), Rng(seed), alike).values()
        assert found == {top: CARD_IDS.index("energize"), CARD_IDS.index("energize"): top}
