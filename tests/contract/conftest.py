"""Long games are played once in a quick run and on the pure build, and from every seed on the compiled one."""

import pytest

from contract.cases import Case

LONG = 1000
"""A game that may take more decisions than this is long."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark further games of a long kind."""
    for item in items:
        params = item.callspec.params if hasattr(item, "callspec") else {}
        case, seed = params.get("case"), params.get("seed")
        if isinstance(case, Case) and case.game.bound > LONG and isinstance(seed, int) and seed > 0:
            item.add_marker(pytest.mark.many)
