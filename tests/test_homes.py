"""Who names a game outside its home: a few, and no more."""

import pytest

import homes
from tafelrunde import games

MOST = 8
"""So many files outside its home may name a game: the examples, the legal notice, what measures ours."""


def test_every_game_is_counted() -> None:
    assert homes.names() == sorted(games.own())


@pytest.mark.parametrize("game", homes.names())
def test_a_game_is_named_elsewhere_by_few(game: str) -> None:
    found = homes.naming(game)
    assert found, "the count finds nothing"
    assert len(found) <= MOST, found
