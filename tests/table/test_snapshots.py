"""A snapshot of a table: a copy that is quick to read, and worth nothing where it cannot be relied on."""

import pytest

from contract.cases import CASES
from tafelrunde.core.values import NONE
from tafelrunde.table import HUMAN, Table, snapshots
from tafelrunde.table.commands import Answer, AskUndo, OfferDraw, Pause, ReadClock, Reading, TakeOver
from tafelrunde.testing.cases import Case


def restored(table: Table) -> Table:
    found = Table.restore(table.snapshot())
    assert found is not None
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_snapshot_gives_the_table_back_and_it_goes_on_the_same_way(case: Case) -> None:
    table = Table(case.game, ["random"] * case.seats, case.options, seed=1)
    for _ in range(12):
        table.bot_acts()
    again = restored(table)
    assert again.export() == table.export()
    assert (again.version, again.seq, again.who, again.players) == (table.version, table.seq, table.who, table.players)
    for seat in range(case.seats):
        assert again.view(seat) == table.view(seat)
        assert again.history(seat).lines() == table.history(seat).lines()
    for _ in range(4):
        if table.who == NONE:
            break
        ask = table.ask(table.who)
        assert ask is not None
        for one in (table, again):
            one.submit(one.who, one.version, ask.actions[-1])
        assert again.export() == table.export()


def test_what_people_have_done_at_the_table_is_in_it() -> None:
    hands = [["knight_9", "knight_8", "dwarf_1"], ["knight_3", "knight_2", "goblin_5"]]
    table = Table("claim", [HUMAN, HUMAN], position={"phase": "favour", "hand": hands})
    number = table.game.actions_codec.number
    receipt = table.submit(0, 0, number("play", {"card": "knight_9"}), "c1")
    assert (restored(table).can_undo(0), restored(table).can_ask_undo(0)) == (False, True)
    table.submit(1, 1, number("play", {"card": "knight_3"}))
    table.accept(table.propose(ReadClock(0, clock=Reading((1, 2), 3))))
    table.accept(table.propose(AskUndo(0, table.version)))
    again = restored(table)
    assert (again.request, again.clock) == (table.request, Reading((1, 2), 3))
    assert again.submit(0, 0, number("play", {"card": "knight_9"}), "c1") == receipt
    for command in (Pause(0), TakeOver(1, "random")):
        table.accept(table.propose(command))
        again = restored(table)
        assert (again.paused, again.players, again.away) == (table.paused, table.players, table.away)
        assert again.desk(0) == table.desk(0)


def test_a_drawn_game_stays_drawn() -> None:
    table = Table("claim", [HUMAN, HUMAN], seed=1)
    table.accept(table.propose(OfferDraw(0)))
    table.accept(table.propose(Answer(1, yes=True)))
    assert restored(table).ending == table.ending


def test_a_table_from_a_snapshot_catches_up() -> None:
    table = Table("tokyo", ["random", "random"], seed=3)
    table.run_bots()
    lines = table.lines()
    half = Table.load(lines[: len(lines) // 2])
    again = restored(half)
    again.catch_up(lines[again.seq :])
    assert again.export() == table.export()
    assert again.result == table.result


def test_what_cannot_be_read_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("claim", ["random", "random"], seed=3)
    data = table.snapshot()
    for wrong in (b"", b"x", data[:-5], data[:40] + b"\0\0\0" + data[43:]):
        assert Table.restore(wrong) is None
    with monkeypatch.context() as patch:
        patch.setattr(snapshots, "FORMAT", "1/another version")
        assert Table.restore(data) is None
        other = table.snapshot()
    assert Table.restore(other) is None
    assert Table.restore(data) is not None
