"""On plain Python each game is played once; further games are for the compiled build, whose rules are the same."""

import pytest

from tafelrunde.testing.cases import Case


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark further games."""
    for item in items:
        params = item.callspec.params if hasattr(item, "callspec") else {}
        case, seed = params.get("case"), params.get("seed")
        if isinstance(case, Case) and isinstance(seed, int) and seed > 0:
            item.add_marker(pytest.mark.many)
