"""A quick run plays each game once; further games are slow, and those of a long kind only for the compiled build."""

import pytest

from contract.cases import Case

LONG = 1000
"""A game that may take more decisions than this is long."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark further games."""
    for item in items:
        params = item.callspec.params if hasattr(item, "callspec") else {}
        case, seed = params.get("case"), params.get("seed")
        if isinstance(case, Case) and isinstance(seed, int) and seed > 0:
            item.add_marker(pytest.mark.many if case.game.bound > LONG else pytest.mark.slow)
