"""Ankh-Morpork in OpenSpiel: what is in the tensor of an observation, and resampling."""

import itertools
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest

from adapters import spiel
from adapters.spiel import differing, seen
from games.morpork.city import city, do
from tafelrunde.adapters import openspiel  # noqa: F401  (registers the games)
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE
from tafelrunde.games.morpork.rules.areas import AREA_IDS, PERSONALITY_IDS
from tafelrunde.games.morpork.rules.cards import CARD_IDS

SEATS = [2, 3, 4]


def play(seats: int, seed: int) -> Iterator[pyspiel.State]:
    """Play at random, and yield the state before each action and at the end."""
    return spiel.play(pyspiel.load_game("tafelrunde_morpork", {"players": seats}), seed)


@pytest.mark.parametrize("seats", SEATS)
def test_tensors_keep_their_size_and_hold_small_numbers(seats: int) -> None:
    sizes = set()
    for state in itertools.islice(play(seats, seed=4), 0, None, 7):
        for player in range(seats):
            tensor = state.observation_tensor(player)
            sizes.add(len(tensor))
            assert 0.0 <= min(tensor) <= max(tensor) <= 3.0
    assert sizes == {state.get_game().observation_tensor_size()}


@pytest.mark.parametrize("seats", SEATS)
def test_the_tensor_tells_what_the_view_tells_and_no_more(seats: int) -> None:
    rng = Rng(8)
    changed = 0
    for state in itertools.islice(play(seats, seed=5), 0, None, 23):
        for player in [*range(seats), None]:
            true = state.moment.state
            twin = true.view(player).determinise(rng)
            assert not differing(seen(true, player), seen(twin, player))
            changed += twin != true
    assert changed


@pytest.mark.parametrize("seats", SEATS)
def test_a_resampled_state_looks_the_same(seats: int) -> None:
    differing = 0
    for state in itertools.islice(play(seats, seed=6), 5, 200, 37):
        for player in range(seats):
            sampler = pyspiel.UniformProbabilitySampler(state.move_number(), 0.0, 1.0)
            other = state.resample_from_infostate(player, sampler)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            differing += other.history() != state.history()
    assert differing > seats


def test_a_minion_that_moves_changes_the_minions_alone() -> None:
    here = city(seats=3, areas={"dimwell": {"minions": [0, 1, 0]}})
    there = city(seats=3, areas={"longwall": {"minions": [0, 1, 0]}})
    for seat in (0, 1, 2, None):
        assert differing(seen(here, seat), seen(there, seat)) == {"minions"}


def test_seats_are_counted_from_the_viewer() -> None:
    state = city(seats=3, money=[5, 20, 35], areas={"dimwell": {"minions": [0, 2, 0], "building": 0}})
    dimwell = AREA_IDS.index("dimwell")
    for seat in range(3):
        arrays = seen(state, seat)
        assert np.roll(arrays["money"], seat).tolist() == [5, 20, 35]
        assert np.roll(arrays["minions"][:, dimwell], seat).tolist() == [0, 2, 0]
        assert np.roll(arrays["building"][:, dimwell], seat).tolist() == [1, 0, 0]
        assert np.roll(arrays["turn"], seat).tolist() == [1, 0, 0]
        assert np.roll(arrays["asked"][:3], seat).tolist() == [1, 0, 0]


def test_hands_and_personalities_are_seen_by_their_owners() -> None:
    state = city("groat", hands=[["mr_boggis"]])
    for seat, card in enumerate(["groat", "mr_boggis"]):
        arrays = seen(state, seat)
        assert np.argwhere(arrays["hand"]).tolist() == [[0, CARD_IDS.index(card)]]
        assert arrays["personality"].sum(axis=1).tolist() == [1, 0]
        assert arrays["hand_size"].tolist() == seen(state, None)["hand_size"].tolist()
    assert not seen(state, None)["hand"].any()


def test_whoever_lost_track_sees_who_may_have_it() -> None:
    state = city(
        seats=3,
        hands=[["groat"], ["hex"]],
        personality=["lord_rust", "lord_vetinari", "chrysoprase"],
        astray=[{}, {"hex": [0, 2]}, {}],
        aside=[{}, {"commander_vimes": [0]}, {}],
    )
    arrays = seen(state, 1)
    assert np.argwhere(arrays["astray"]).tolist() == [[row, CARD_IDS.index("hex")] for row in (1, 2)]
    assert np.argwhere(arrays["aside"]).tolist() == [[2, PERSONALITY_IDS.index("commander_vimes")]]
    for other in (0, 2, None):
        assert not seen(state, other)["astray"].any()
        assert not seen(state, other)["aside"].any()


def test_the_question_is_seen() -> None:
    state = city("groat", areas={"dimwell": {"minions": [1, 0]}})
    before = seen(state, 1)
    do(state, "play groat")
    assert {"question", "played"} <= differing(before, seen(state, 1))


@pytest.mark.parametrize("seats", SEATS)
def test_whoever_is_asked_is_marked_chance_last(seats: int) -> None:
    for state in itertools.islice(play(seats, seed=2), 0, None, 11):
        who = state.moment.state.who
        for player in range(seats):
            asked = seen(state.moment.state, player)["asked"]
            place = seats if who == CHANCE else (who - player) % seats
            assert asked.tolist() == [float(k == place and not state.is_terminal()) for k in range(seats + 1)]
