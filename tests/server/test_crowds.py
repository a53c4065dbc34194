"""Very many at one table: they are counted, not listed, and what a table held is gone when it has left the memory."""

import gc
from contextlib import ExitStack
from typing import Any

import pytest

from tafelrunde.server.live import presence
from tafelrunde.server.live.live import Live
from tafelrunde.server.lobby import listing
from tafelrunde.store.store import SeatRow
from tafelrunde.table import Table

from .conftest import Opened
from .inn import Inn, wait_for

CROWD = 12


def test_of_very_many_who_look_on_not_each_is_told_of_each(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "FEW", 3)
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,))
    with ExitStack() as stack:
        first = stack.enter_context(anna.at(table, 0))
        first.until("desk")
        monkeypatch.setattr(presence, "PAUSE", 1000.0)
        for _ in range(CROWD):
            stack.enter_context(inn.stranger().at(table)).until("desk")
        told = [said["spectators"] for said in first.pong() if said["type"] == "presence"]
        assert told == [0, 1, 2], "of the others later, all at once"
        stack.enter_context(bea.at(table, 1)).until("desk")
        said = first.until("presence", when=lambda said: said["online"] == [0, 1])
        assert said["spectators"] == CROWD, "who sits there is never kept waiting for"


def test_in_a_crowd_everybody_is_told_in_a_moment_how_many_there_are(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "FEW", 3)
    monkeypatch.setattr(presence, "PAUSE", 0.01)
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "me")
    with ExitStack() as stack:
        first = stack.enter_context(anna.at(table, 0))
        for _ in range(CROWD):
            stack.enter_context(inn.stranger().at(table)).until("desk")
        first.until("presence", when=lambda said: said["spectators"] == CROWD)


def test_of_a_table_that_has_left_the_memory_nothing_can_be_reached(opened: Opened) -> None:
    def there() -> list[object]:
        gc.collect()
        return [one for one in gc.get_objects() if isinstance(one, Live | Table)]

    before = len(there())
    inn = opened(idle_seconds=1)
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    clock = {"kind": "bank", "seconds": 900}
    tables = [anna.begin("claim", "me", "open", others=(bea,), clock=clock) for _ in range(3)]
    tables.append(anna.begin("claim", "me", "level-1", options={"first": 0}))
    for table in tables[:3]:
        with anna.at(table, 0) as ear, bea.at(table, 1):
            ear.until("desk")
            anna.command(table, "chat", text="hello")
            anna.command(table, "resign", seat=0)
    assert len(there()) >= before + 8, "they are seen while they are there"
    anna.play(tables[3], 0)
    anna.command(tables[3], "resign", seat=0)
    wait_for(lambda: inn.app.state.tables.in_memory() == [])
    wait_for(lambda: len(there()) <= before)


def test_who_sits_at_tables_that_wait_is_not_asked_for_again_and_again(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listing, "FRESH", -1.0)
    anna = inn.guest("Anna")
    tables, store, portal = inn.app.state.tables, inn.app.state.store, inn.client.portal
    opened = [anna.open("claim", "me", "open", public=True) for _ in range(5)]
    for live in tables.in_memory():
        portal.call(tables.drop, live)  # type: ignore[union-attr]
    asked, find = [], store.find

    async def counted(kind: Any, *args: Any, **wanted: Any) -> Any:
        asked.extend([wanted["table_id"]] if kind is SeatRow and "table_id" in wanted else [])
        return await find(kind, *args, **wanted)

    monkeypatch.setattr(store, "find", counted)
    stranger = inn.stranger()
    assert len(stranger.get("/tables")["tables"]) == 5
    assert sorted(asked) == sorted(opened)
    asked.clear()
    stranger.get("/tables")
    assert asked == []
    portal.call(inn.app.state.changes.changed, opened[0])  # type: ignore[union-attr]
    stranger.get("/tables")
    assert asked == [opened[0]], "somebody there may have another name by now"
