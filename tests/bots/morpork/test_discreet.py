"""Who hides in Ankh-Morpork answers as several might: as far as it costs no more than it may."""

from typing import Any

import pytest

from tafelrunde import games
from tafelrunde.core.engine import Game, State
from tafelrunde.core.rng import Rng
from tafelrunde.games.morpork.bot.discreet import Discreet
from tafelrunde.games.morpork.bot.knowledge import knowledge, searcher

MORPORK: Game[Any] = games.load("morpork")


def first_turn(seed: int) -> State:
    """Return the view of whoever begins, when there is a choice."""
    rng = Rng(seed)
    state: State = MORPORK.new(2)
    state.settle(rng)
    while len(state.legal()) < 4:
        state.step(state.legal()[0])
        state.settle(rng)
    return state.view(state.who)


def search(view: State, hides: float) -> Discreet:
    """Return a search that has thought about a view."""
    known = knowledge({"hides": hides})
    known.belief.begin(MORPORK, view.who, view.options)
    made = searcher(known, Rng(1), 0.8, False)
    assert isinstance(made, Discreet)
    made.think(view, 24)
    return made


@pytest.mark.parametrize("seed", [1, 2])
def test_who_does_not_hide_answers_what_was_tried_most(seed: int) -> None:
    view = first_turn(seed)
    made = search(view, 0.0)
    assert [line.action for line in made.playable(view)] == [line.action for line in made.weighed(view)]


@pytest.mark.parametrize("seed", [1, 2])
def test_who_hides_at_any_cost_answers_what_most_would(seed: int) -> None:
    view = first_turn(seed)
    made = search(view, 2.0)
    lines = made.weighed(view)
    shares = made.shares(made.knowledge.belief.draw(view, Rng(1)), view.who)
    considered = [shares[line.action] for line in lines if line.tried >= 0.1 * lines[0].tried]
    assert [shares[line.action] for line in made.playable(view)] == [max(considered)]


def test_hiding_costs_no_more_than_it_may() -> None:
    for seed in range(1, 5):
        view = first_turn(seed)
        made = search(view, 0.05)
        assert made.playable(view)[0].points >= made.weighed(view)[0].points - 0.05


def test_what_most_would_answer_does_not_depend_on_who_one_is() -> None:
    view = first_turn(1)
    made = search(view, 1.0)
    guess = made.knowledge.belief.draw(view, Rng(1))
    told = []
    for who in range(7):
        other = guess.clone()
        other.personality[view.who] = who  # type: ignore[attr-defined]
        told.append(made.shares(other, view.who))
    assert all(one == pytest.approx(told[0]) for one in told)
