"""How weaker levels of King & Assassins differ: they see less, and have no habits."""

import pytest

from tafelrunde.bots import levels


@pytest.mark.parametrize("level", ["level-2", "level-3", "level-4", "level-5"])
def test_from_the_second_level_on_nobody_slips(level: str) -> None:
    assert levels.made("tyrant", level)(1).values["slip"] == 0.0
