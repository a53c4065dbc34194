"""What holds for the tensors of every game: they tell what the view tells, each plane in its place, and no more."""

import numpy as np
import pytest

from contract.cases import CASES
from tafelrunde.core.engine import State
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.tensors import Encoder, encoder, known
from tafelrunde.tensors.arrays import Bytes, mask, observe, planes
from tafelrunde.tensors.recall import Recall
from tafelrunde.testing.cases import Case, any_action, can_be_determinised, moments, viewers
from tafelrunde.testing.contract import told

WITH_TENSORS = [case for case in CASES if case.game.id in known()]
NEARLY_OPEN = {"tokyo"}
"""Games in which something is hidden in few positions only; their own tests set those up."""
each_game = pytest.mark.parametrize("case", WITH_TENSORS, ids=str)
each_seed = pytest.mark.parametrize("seed", range(2))


def encoder_for(case: Case) -> Encoder:
    return encoder(case.game.id, case.seats, case.options)


@each_seed
@each_game
def test_states_that_look_the_same_to_a_seat_give_it_the_same_bytes(case: Case, seed: int) -> None:
    rng = Rng(seed)
    tensor = encoder_for(case)
    others = 0
    for state in moments(case, seed, 20):
        for viewer in viewers(case):
            if not can_be_determinised(case, viewer):
                continue
            seen = observe(state.view(viewer), tensor)
            for _ in range(2):
                twin = state.view(viewer).determinise(rng)
                assert observe(twin.view(viewer), tensor).tobytes() == seen.tobytes()
                others += twin != state
    assert others or case.game.id in NEARLY_OPEN


@each_seed
@each_game
def test_the_public_planes_hold_what_everybody_sees(case: Case, seed: int) -> None:
    """Whatever a spectator cannot see may be otherwise: these planes stay as they are, for every seat."""
    if not can_be_determinised(case, None):
        return
    rng = Rng(seed)
    tensor = encoder_for(case)
    for state in moments(case, seed, 20):
        twin = state.view(None).determinise(rng)
        for seat in range(case.seats):
            one, other = (planes(tensor, observe(each.view(seat), tensor)) for each in (state, twin))
            differing = {name for name in one if not np.array_equal(one[name], other[name])}
            assert differing <= {plane.name for plane in tensor.planes if plane.private}


@each_seed
@each_game
def test_two_games_that_look_the_same_are_remembered_by_the_same_bytes(case: Case, seed: int) -> None:
    """Played on in the same way, a game and one that is the same for a seat stay the same in its memory."""
    rng = Rng(seed)
    together = 0
    for state in moments(case, seed, 8):
        for viewer in range(case.seats):
            pair = [state.clone(), state.view(viewer).determinise(rng)]
            memories = [Recall(case.game, case.seats, viewer) for _ in pair]
            for _ in range(6):
                common = [action for action in pair[0].legal() if action in pair[1].legal()]
                if not common:
                    break
                action = common[int(rng.below(len(common)))]
                who = pair[0].who
                for each, memory in zip(pair, memories, strict=True):
                    if who == viewer:
                        memory.acted(action)
                    memory.heard(told(each, action))
                if pair[0].view(viewer) != pair[1].view(viewer):
                    break  # something hidden has come to light
                assert memories[0].digest == memories[1].digest
                together += 1
            assert memories[0].written() == memories[1].written() or pair[0].view(viewer) != pair[1].view(viewer)
    assert together


@each_game
def test_planes_lie_side_by_side_and_numbers_stay_within_reason(case: Case) -> None:
    tensor = encoder_for(case)
    assert len({plane.name for plane in tensor.planes}) == len(tensor.planes)
    end = 0
    for plane in tensor.planes:
        assert plane.start == end
        assert plane.size == int(np.prod(plane.shape))
        assert plane.meaning.endswith(".")
        end += plane.size
    assert end == tensor.size
    assert tensor.size % 8 == 0
    for state in moments(case, 0):
        for viewer in viewers(case):
            found = planes(tensor, observe(state.view(viewer), tensor))
            for plane in tensor.planes:
                assert found[plane.name].max() <= 4 * plane.most if plane.most > 1 else 1, plane.name
            assert not found["blank"].any() if "blank" in found else True


@each_game
def test_a_seat_finds_itself_first_and_the_asked_one_where_it_sits(case: Case) -> None:
    tensor = encoder_for(case)
    for state in moments(case, 0, 20):
        for seat in range(case.seats):
            found = planes(tensor, observe(state.view(seat), tensor))
            assert found["seat"].tolist() == [int(k == seat) for k in range(case.seats)]
            asked = found["asked"][: case.seats].tolist()
            assert asked == [int(state.who == (seat + k) % case.seats) for k in range(case.seats)]


@each_game
def test_what_differs_in_a_view_differs_in_its_tensor(case: Case) -> None:
    """From decision to decision something changes, and whoever is asked can tell."""
    tensor = encoder_for(case)
    rng = Rng(3)
    state = case.new()
    state.settle(rng)
    before: tuple[State, Bytes] | None = None
    for _ in range(60):
        if state.who == NONE:
            break
        view = state.view(0)
        now = (view, observe(view, tensor))
        if before is not None and view.legal() and before[0].legal() and view.legal() != before[0].legal():
            assert not np.array_equal(before[1], now[1])
        before = now
        state.apply(any_action(state, rng))
        state.settle(rng)


@each_game
def test_the_mask_is_the_list_of_actions(case: Case) -> None:
    for state in moments(case, 0, 10):
        for seat in range(case.seats):
            view = state.view(seat)
            found = mask(view)
            assert np.flatnonzero(found).tolist() == (view.legal() if state.who == seat else [])
