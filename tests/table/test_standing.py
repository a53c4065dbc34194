"""Passing beforehand: the table answers for a seat, and tells nothing by it."""

import pytest

from tafelrunde.core.engine import State
from tafelrunde.table import Refused, Table

POSITION: dict[str, object] = {
    "game": "morpork",
    "areas": {"dimwell": {"minions": [1, 3], "trouble": True}},
    "hand": [["hello", "groat"], ["gaspode"]],
}


def attacked(held: str = "gaspode") -> Table:
    """Anna assassinates a minion of Bea's, who holds one card."""
    table = Table("morpork", ["human", "human"], seed=1, position={**POSITION, "hand": [["hello", "groat"], [held]]})
    act(table, "play", card="hello")
    act(table, "minion", seat=1, area="dimwell")
    return table


def act(table: Table, verb: str, **args: str | int | None) -> None:
    table.submit(table.who, table.version, table.game.actions_codec.number(verb, args))


def minions(state: State) -> object:
    areas = state.position()["areas"]
    assert isinstance(areas, dict)
    return areas["dimwell"]


def test_a_seat_passes_now_and_from_now_on() -> None:
    table = attacked()
    assert table.can_stand(1)
    assert not table.can_stand(0)
    table.stand(1, table.version)
    assert table.standing(1) == ["remove_window"]
    assert table.view(None).stack[-1].step.name == "removed_window"  # another kind of question is still asked
    table.stand(1, table.version)
    assert table.who == 0
    act(table, "pass")
    assert minions(table.view(0)) == {"minions": [1, 2]}


def test_what_is_passed_on_does_not_depend_on_the_hand() -> None:
    lengths = []
    for held in ("gaspode", "modo"):
        table = attacked(held)
        table.stand(1, table.version)
        lengths.append([(record.entry.who, record.entry.action) for record in table.records])
    assert lengths[0] == lengths[1]


def test_a_seat_can_be_asked_again() -> None:
    table = attacked()
    table.stand(1, table.version)
    table.take_back_standing(1)
    assert table.standing(1) == []


def test_only_the_asked_seat_and_only_questions_with_a_pass() -> None:
    table = attacked()
    with pytest.raises(Refused, match="seat 0 is not asked"):
        table.stand(0, table.version)
    start = Table("morpork", ["human", "human"], seed=1, position=POSITION)
    with pytest.raises(Refused, match="cannot be passed on beforehand"):
        start.stand(0, start.version)


def test_a_seat_that_passes_still_does_so_when_the_table_is_recovered() -> None:
    table = attacked()
    table.stand(1, table.version)
    again = Table.recover(table.export())
    assert again.export() == table.export()
    assert again.standing(1) == ["remove_window"]
    again.take_back_standing(1)
    assert Table.recover(again.export()).standing(1) == []
