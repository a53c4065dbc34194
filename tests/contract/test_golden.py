"""Every golden log leads to the same keys, on whatever build this is."""

import pytest

from contract.golden import FOLDER, GOLDEN, path
from tafelrunde.table import Table, log
from tafelrunde.testing.cases import Case


@pytest.mark.parametrize("case", GOLDEN, ids=str)
def test_a_golden_game_goes_as_it_went(case: Case) -> None:
    text = path(case).read_text(encoding="utf-8")
    table = Table.recover(text)
    assert log.read(table.export()) == log.read(text)
    assert table.result is not None


def test_no_golden_game_is_forgotten() -> None:
    assert {entry.name for entry in FOLDER.iterdir()} == {path(case).name for case in GOLDEN}
