"""What is known of Tokyo has an answer wherever play may have led, with every option and number of monsters."""

from typing import cast

import pytest

from contract.cases import CASES
from tafelrunde.core.moves import empty, hand_back
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.bot.knowledge import knowledge
from tafelrunde.games.tokyo.rules.state import TokyoState
from tafelrunde.testing.cases import Case, moments

KNOWN = knowledge()
FEW, MANY = 60, 1000


def look(case: Case, seed: int, most: int) -> int:
    """Ask for everything that is known in positions of a game by chance, and count them."""
    rng = Rng(seed)
    asked = 0
    for moment in moments(case, seed, most):
        if moment.who < 0:
            continue
        state = cast(TokyoState, moment)
        moves = empty()
        state.stack[-1].step.legal(state, state.stack[-1], moves)
        weights = KNOWN.policy.weigh(state, moves)
        assert len(weights) == moves.count()
        assert min(weights) > 0.0
        assert moves.holds(KNOWN.policy.choose(state, moves, rng))
        hand_back(moves)
        values = KNOWN.value.of(state)
        assert min(values) >= -1.0
        assert sum(values) == pytest.approx(2 - int(state.seats))
        certain = KNOWN.tactics.certain(cast(TokyoState, state.view(state.who)), KNOWN.belief, rng)
        assert certain == NONE or certain in state.legal()
        asked += 1
    return asked


@pytest.mark.parametrize("case", [case for case in CASES if case.game.id == "tokyo"], ids=str)
def test_there_is_an_answer_to_every_question(case: Case) -> None:
    assert look(case, 1, FEW) > 0


@pytest.mark.many
@pytest.mark.parametrize("case", [case for case in CASES if case.game.id == "tokyo"], ids=str)
def test_there_is_an_answer_to_every_question_of_many_games(case: Case) -> None:
    assert sum(look(case, seed, MANY) for seed in range(6)) > 0
