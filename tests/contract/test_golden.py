"""Every golden log leads to the same keys, on whatever build this is."""

import pytest

from contract import golden
from tafelrunde.table import Table


@pytest.mark.parametrize(("game", "seats"), golden.names())
def test_a_golden_game_goes_as_it_went(game: str, seats: int) -> None:
    text = golden.path(game, seats).read_text(encoding="utf-8")
    table = Table.recover(text)
    assert table.export() == text
    assert table.result is not None
