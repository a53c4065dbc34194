"""Bots are asked wherever play by others may have led, not only where their own would have."""

from collections.abc import Iterable
from typing import Any

import pytest

from bots.quick import quick_bots
from contract.cases import CASES
from tafelrunde import COMPILED, bots
from tafelrunde.core.engine import State
from tafelrunde.testing.cases import Case, moments

LONG = 1000
"""Of a game that may take more decisions than this, a few positions have to do."""
FEW, MANY = (60, 400) if COMPILED else (20, 40)

each_game = pytest.mark.parametrize("case", CASES, ids=str)


def answer(case: Case, states: Iterable[State], seed: int) -> int:
    """Let every bot answer in these positions, see that each answer is one of those on offer, and count them."""
    players: dict[tuple[str, int], bots.Bot[Any]] = {}
    answers = 0
    for state in states:
        if state.who < 0:
            continue
        for name in quick_bots(case.game.id):
            if (name, state.who) not in players:
                players[name, state.who] = bots.load(name, case.game.id, seed)
                players[name, state.who].begin(case.game, state.who, state.options)
            bot = players[name, state.who]
            view = state.view(state.who)
            ask = view.ask()
            assert ask is not None
            assert bot.choose(view, ask) in ask.actions, f"{bot.name} in {state.dump().decode()}"
            answers += 1
    return answers


@pytest.mark.slow
@each_game
def test_every_bot_knows_an_answer_wherever_random_play_leads(case: Case) -> None:
    for seed in range(2):
        assert answer(case, moments(case, seed, FEW if case.game.bound > LONG else MANY), seed) > 0


@pytest.mark.slow
@pytest.mark.long
@each_game
def test_every_bot_knows_an_answer_in_many_games(case: Case) -> None:
    for seed in range(20):
        assert answer(case, moments(case, seed, MANY), seed) > 0
