"""Who names a game outside its home: fewer from time to time, never more."""

import pytest

import homes

MOST = {"claim": 17, "morpork": 8, "tokyo": 8, "tyrant": 8}
"""So many files outside the home of a game name it; a number here only ever falls, down to 8."""


def test_every_game_is_counted() -> None:
    assert homes.names() == sorted(MOST)


@pytest.mark.parametrize("game", MOST)
def test_a_game_is_named_elsewhere_by_few(game: str) -> None:
    assert len(homes.naming(game)) == MOST[game]
