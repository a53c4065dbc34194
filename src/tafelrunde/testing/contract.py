"""What holds for every game: the contract of tafelrunde.core.engine, tried in random play."""

import contextlib
import copy
import itertools
import json
import pickle
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.vecs import append

from tafelrunde.core.engine import State
from tafelrunde.core.errors import IllegalAction, TafelrundeError, ViewError
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.playout import play_out
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE, SPECTATOR
from tafelrunde.core.would import Would
from tafelrunde.testing.cases import (
    Case,
    any_action,
    can_be_determinised,
    documents,
    guests,
    moments,
    pauses,
    some,
    viewers,
)

SEEDS = range(4)

each_seed = pytest.mark.parametrize("seed", SEEDS)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Play the cases that the file with these tests names as CASES; those of guests where it names none."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", getattr(metafunc.module, "CASES", None) or guests(), ids=str)


def told(state: State, action: int) -> list[Event]:
    """Apply an action and return the events it causes."""
    events: list[Event] = []
    state.events = events
    state.apply(action)
    state.events = None
    return events


def heard(events: list[Event], viewer: int | None) -> list[Event]:
    """Return the events as somebody hears them."""
    return [event.seen_by(SPECTATOR if viewer is None else viewer) for event in events]


def until_shown(events: list[Event]) -> list[Event]:
    """Return the events before the first that shows something hidden."""
    return list(itertools.takewhile(lambda event: not event.reveals, events))


def things(case: Case, events: list[Event]) -> set[tuple[str, str, object]]:
    """Return the named things that events speak of and that may be hidden: cards, not seats and numbers."""
    names = case.game.names
    return {
        (event.kind, arg, names.spell(arg, value))
        for event in events
        for arg, value in event.args.items()
        if names.kind(arg) and names.kind(arg) not in case.open_kinds and value >= 0
    }


@each_seed
def test_clones_are_equal_and_stay_so(case: Case, seed: int) -> None:
    kept = [(state.clone(), state.dump()) for state in itertools.islice(pauses(case, seed), 60)]
    for clone, dump in kept:
        assert clone.dump() == dump
    for (clone, _), (later, _) in itertools.pairwise(kept):
        assert clone == clone.clone()
        assert clone != later


@each_seed
def test_a_clone_goes_its_own_way(case: Case, seed: int) -> None:
    rng = Rng(seed)
    for state in moments(case, seed):
        if state.who != NONE:
            clone, dump = state.clone(), state.dump()
            clone.apply(any_action(clone, rng))
            assert state.dump() == dump


@each_seed
def test_every_pause_can_be_written_and_read(case: Case, seed: int) -> None:
    """Also in mid-effect, and views too."""
    for state in moments(case, seed):
        document = json.loads(json.dumps(state.position()))
        read = case.game.position(document)
        assert read == state
        assert read.dump() == state.dump()
        assert read.key() == state.key()
        for viewer in viewers(case):
            view = state.view(viewer)
            assert case.game.position(json.loads(json.dumps(view.position()))) == view


@each_seed
def test_what_was_read_goes_on_like_the_original(case: Case, seed: int) -> None:
    rng = Rng(seed)
    for state in moments(case, seed, 10):
        original, read = state.clone(), case.game.position(state.position())
        for _ in range(6):
            if original.who == NONE:
                break
            action = any_action(original, rng)
            assert told(original, action) == told(read, action)
            assert original == read


@each_seed
def test_states_can_be_pickled_and_copied(case: Case, seed: int) -> None:
    state = next(itertools.islice(pauses(case, seed), 30, None), None)
    if state is None:
        *_, state = pauses(case, seed)
    assert pickle.loads(pickle.dumps(state)) == state
    for twin in (copy.copy(state), copy.deepcopy(state)):
        assert twin == state
        play_out(twin, Rng(seed))
        assert twin != state or state.who == NONE


@each_seed
def test_quick_keys_tell_apart_what_keys_tell_apart(case: Case, seed: int) -> None:
    """Equal states and views have equal quick keys, wherever they come from, and no two others share one."""
    keys: dict[int, int] = {}
    for state in moments(case, seed, 20):
        for seen in (state, *(state.view(viewer) for viewer in viewers(case))):
            quick, key = seen.quick_key(), seen.key()
            assert 0 <= quick < 2**62
            assert seen.clone().quick_key() == quick
            assert keys.setdefault(quick, key) == key
        assert case.game.position(state.position()).quick_key() == state.quick_key()
        assert case.game.position(state.view(0).position()).quick_key() == state.view(0).quick_key()
    assert len(set(keys.values())) == len(keys)


def others(value: Any) -> list[Any]:
    """Return a number, or rows of numbers, with a little of it changed: at both ends, and somewhere between."""
    if isinstance(value, int):
        return [value + 1]
    if len(value) == 0:
        return [[0] if isinstance(value, list) else append(value, 0)]
    found = []
    for k in some(range(len(value)), 1, 2):
        for part in others(value[k]) if isinstance(value[k], list) else [value[k] + 1]:
            row = value[:]
            row[k] = part
            found.append(row)
    return found


def test_every_field_counts_in_a_quick_key(case: Case) -> None:
    for state in itertools.islice(pauses(case, 1), 0, 80, 20):
        quick = state.quick_key()
        for name in state.fields:
            for value in others(getattr(state, name)):
                changed = state.clone()
                setattr(changed, name, value)
                assert changed.quick_key() != quick, name
        if state.stack:
            ended = state.clone()
            ended.clear()
            assert ended.quick_key() != quick


@each_seed
def test_a_determinised_view_looks_the_same(case: Case, seed: int) -> None:
    rng = Rng(seed)
    for state in moments(case, seed):
        for viewer in viewers(case):
            if can_be_determinised(case, viewer):
                view = state.view(viewer)
                guess = view.determinise(rng)
                assert guess.view(viewer) == view
                assert case.game.census(guess) == case.game.census(state)


@each_seed
def test_nobody_learns_what_is_hidden(case: Case, seed: int) -> None:
    """Non-interference: two games that look the same to somebody go on looking the same while the same is done."""
    rng = Rng(seed)
    together = 0
    for state in moments(case, seed, 20):
        for viewer in viewers(case):
            if not can_be_determinised(case, viewer):
                continue
            one, two = state.clone(), state.view(viewer).determinise(rng)
            for _ in range(8):
                assert one.who == two.who
                assert one.view(viewer).ask() == two.view(viewer).ask()
                common = sorted(set(one.legal()) & set(two.legal()))
                if not common:
                    break
                action = common[int(rng.below(len(common)))]
                first, second = told(one, action), told(two, action)
                assert heard(until_shown(first), viewer) == heard(until_shown(second), viewer)
                if any(event.reveals for event in first):
                    break  # something hidden was shown by the rules: from here on the two games may differ
                assert one.view(viewer) == two.view(viewer)
                assert one.view(viewer).key() == two.view(viewer).key()
                together += 1
    assert together > 0


@each_seed
def test_events_tell_no_more_than_the_view(case: Case, seed: int) -> None:
    """Where two things that may happen look the same afterwards, they sound the same too."""
    rng = Rng(seed)
    for state in moments(case, seed):
        actions = state.legal()
        if len(actions) < 2:
            continue
        one, two = state.clone(), state.clone()
        events = told(one, actions[int(rng.below(len(actions)))]), told(two, actions[int(rng.below(len(actions)))])
        for viewer in viewers(case):
            if viewer != state.who and one.view(viewer) == two.view(viewer):
                one_heard, two_heard = (heard(until_shown(told_of), viewer) for told_of in events)
                assert things(case, one_heard) == things(case, two_heard)


@each_seed
def test_whom_a_window_asks_is_everybodys_knowledge(case: Case, seed: int) -> None:
    for state in moments(case, seed):
        spectator = state.view(None)
        for frame in state.stack:
            if isinstance(frame.step, Would):
                for seat in range(case.seats):
                    assert frame.step.could(state, frame, seat) == frame.step.could(spectator, frame, seat)


@each_seed
def test_chance_can_do_all_it_offers(case: Case, seed: int) -> None:
    for state in moments(case, seed):
        ask = state.ask()
        if ask is not None and ask.who == CHANCE:
            assert ask.weights is not None
            assert len(ask.weights) == len(ask.actions)
            assert min(ask.weights) > 0
            for outcome in some(ask.actions, seed, 60):
                assert 0 <= outcome < case.game.outcomes
                state.clone().apply(outcome)


@each_seed
def test_chance_is_sampled_from_what_it_offers(case: Case, seed: int) -> None:
    rng = Rng(seed)
    for state in moments(case, seed):
        if state.who == CHANCE:
            frame = state.stack[-1]
            assert frame.step.sample(state, frame, rng) in state.legal()


def test_the_codec_is_one_to_one(case: Case) -> None:
    for codec in (case.game.actions_codec, case.game.outcomes_codec):
        described = [codec.describe(number) for number in range(codec.size)]
        assert [codec.number(verb, args) for verb, args in described] == list(range(codec.size))
        assert len({json.dumps(row) for row in described}) == codec.size


@each_seed
def test_actions_ascend_and_are_just_those_the_buffer_holds(case: Case, seed: int) -> None:
    for state in moments(case, seed):
        if state.who == NONE:
            continue
        actions = state.legal()
        assert actions == sorted(set(actions))
        assert actions
        moves = Moves()
        state.stack[-1].step.legal(state, state.stack[-1], moves)
        tried = sorted({*actions, *some(range(max(case.game.actions, case.game.outcomes)), seed)})
        assert [action for action in tried if moves.holds(action)] == actions
        frame = state.stack[-1]
        assert [action for action in tried if frame.step.allows(state, frame, action)] == actions
        assert [moves.nth(k) for k in range(moves.count())] == actions


@each_seed
def test_a_step_that_may_be_empty_knows_whether_it_is(case: Case, seed: int) -> None:
    for state in moments(case, seed):
        for frame in state.stack:
            if frame.step.may_be_empty:
                moves = Moves()
                frame.step.legal(state, frame, moves)
                assert frame.step.offers(state, frame) is (moves.count() > 0)


@each_seed
def test_looking_changes_nothing(case: Case, seed: int) -> None:
    for state in moments(case, seed):
        clone = state.clone()
        state.ask(), state.legal(), state.position(), state.key(), state.result(), hash(state)
        for viewer in viewers(case):
            state.view(viewer).ask()
        assert state == clone


@each_seed
def test_only_who_is_asked_sees_the_choices(case: Case, seed: int) -> None:
    for state in moments(case, seed):
        ask = state.ask()
        if ask is None:
            continue
        for viewer in viewers(case):
            seen = state.view(viewer).ask()
            assert seen is not None
            if viewer == ask.who:
                assert seen == ask
            else:
                assert (seen.who, seen.prompt) == (ask.who, ask.prompt)
                assert not seen.actions
                assert seen.weights is None


@each_seed
def test_games_end_within_the_bound_and_nothing_gets_lost(case: Case, seed: int) -> None:
    first = case.game.census(case.new())
    decisions = 0
    for state in pauses(case, seed):
        decisions += state.who >= 0
        assert case.game.census(state) == first
    assert decisions <= case.game.bound
    result = state.result()
    assert result is not None
    assert len(result) == case.seats
    assert all(-1 <= value <= 1 for value in result)


@each_seed
def test_what_is_not_offered_is_refused(case: Case, seed: int) -> None:
    """Whatever the number: the refusal cites a rule, and nothing changes."""
    size = max(case.game.actions, case.game.outcomes)
    for state in moments(case, seed, 10):
        offered = set(state.legal())
        dump = state.dump()
        for action in [*range(-3, 0), *some(range(size + 2), seed), -(2**70), 2**31, 2**62, 2**63, 2**70]:
            if action not in offered:
                with pytest.raises(IllegalAction) as refusal:
                    state.apply(action)
                if state.who != CHANCE:
                    assert refusal.value.rule
        assert state.dump() == dump


def test_views_cannot_be_played_on(case: Case) -> None:
    state = next(itertools.islice(pauses(case, 1), 3, None))
    view = state.view(0)
    with pytest.raises(ViewError, match="view"):
        view.apply(0)
    with pytest.raises(ViewError, match="this is a view: determinise it"):
        view.settle(Rng(1))
    with pytest.raises(ViewError, match="this is a view: determinise it"):
        play_out(view, Rng(1))
    with pytest.raises(ViewError, match="somebody else's view"):
        view.view(1)
    with pytest.raises(ViewError, match="true state"):
        state.determinise(Rng(1))
    for nobody in (9, -1, 2**70):
        with pytest.raises(ViewError, match=f"no seat {nobody}"):
            state.view(nobody)
    assert view.view(0) == view


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=6)
    | st.sampled_from(["?3", "?", "chance", "?" + "9" * 30]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=2),
    max_leaves=6,
)


@pytest.mark.slow
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_damaged_document_is_refused_or_read(case: Case, data: st.DataObject) -> None:
    """Whatever stands in a field: a sentence of ours, or a position that can be played."""
    written = documents(case, 3, 60)
    document = json.loads(written[data.draw(st.integers(0, len(written) - 1))])
    field = data.draw(st.sampled_from(sorted(document)))
    document[field] = data.draw(json_values)
    with contextlib.suppress(TafelrundeError):
        read = case.game.position(document)
        assert case.game.position(read.position()) == read
