"""What an offer announces is tried on the view of the seat that is asked: it happens so, and tells nothing more."""

import msgspec
import pytest

from contract.cases import CASES
from tafelrunde import games
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.core.trial import tried
from tafelrunde.games.tyrant.rules import offers as tyrant
from tafelrunde.games.tyrant.rules.codec import MOVE
from tafelrunde.games.tyrant.rules.state import as_tyrant
from tafelrunde.testing.cases import Case, can_be_determinised, moments, some

OURS = [case for case in CASES if case.game.id in ("claim", "tyrant", "tokyo", "morpork")]
each_game_of_ours = pytest.mark.parametrize("case", OURS, ids=str)


def offered(view: State) -> bytes:
    """Return the offers of a view as they are sent."""
    question = view.ask()
    assert question is not None
    return msgspec.json.encode(view.game.offers(view, question))


@each_game_of_ours
def test_another_truth_behind_the_same_view_announces_the_same(case: Case) -> None:
    rng = Rng(7)
    for state in moments(case, 0, 60):
        if state.who >= 0 and can_be_determinised(case, state.who):
            view = state.view(state.who)
            assert offered(view) == offered(view.determinise(rng).view(state.who))


@each_game_of_ours
def test_what_is_announced_happens(case: Case) -> None:
    for seed in range(2):
        for state in moments(case, seed, 90):
            if state.who >= 0:
                for action in some(state.legal(), seed, 12):
                    trial, happened = tried(state.view(state.who), action), lived(state, action)
                    announced = [event.seen_by(state.who) for event in trial.told]
                    sure = len(happened) if trial.asked else len(announced)
                    assert announced[:sure] == happened[: len(announced)]


def test_a_step_that_is_not_tried_would_tell_nothing() -> None:
    seen = 0
    for state in moments(Case(games.load("tyrant"), 2), 1, 120):
        view = as_tyrant(state.view(max(state.who, 0)))
        for action in [one for one in view.legal() if one >= MOVE and tyrant.is_plain(view, one)]:
            trial, seen = tried(view, action), seen + 1
            assert not trial.for_good(state.who)
            assert [tyrant.in_words(view, event) for event in trial.told] == [[]]
    assert seen > 100


def lived(state: State, action: int) -> list[Event]:
    """Return what the seat that is asked hears when an action is done."""
    after, told = state.clone(), list[Event]()
    after.events = told
    after.apply(action)
    return [event.seen_by(state.who) for event in told]
