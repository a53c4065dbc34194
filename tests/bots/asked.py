"""A level that is asked one question, or plays one turn, in a scene that it has just sat down to."""

import pytest

from tafelrunde.bots import levels
from tafelrunde.bots.searching import Search
from tafelrunde.core.engine import State

LEVELS = ["level-3", *(pytest.param(name, marks=pytest.mark.many) for name in ("level-4", "level-5"))]
"""The levels that blunder in no scene; the plain build offers only the first of them."""


def sat_down(state: State, level: str, sims: int | None = None, seed: int = 1) -> Search:
    """Return a level at the seat that is asked, without a clock, and with so many simulations at most."""
    bot = levels.made(state.game.id, level)(seed)
    bot.set({"time": 0.0, "sims": min(sims or bot.values["sims"], bot.values["sims"])})
    bot.begin(state.game, state.who, state.options)
    return bot


def choice(state: State, bot: Search) -> tuple[str, dict[str, str | int | None]]:
    """Return what a bot does where there is a choice."""
    view = state.view(state.who)
    ask = view.ask()
    assert ask is not None
    assert len(ask.actions) > 1
    return state.game.actions_codec.describe(bot.choose(view, ask))
