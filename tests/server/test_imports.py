"""Games that were imported: for whom they go on, what is dealt anew with others, and what they may cost a server."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde import games
from tafelrunde.core.rng import Rng
from tafelrunde.server.archive import reader
from tafelrunde.server.live import leaving, obeying
from tafelrunde.store.store import TableRow
from tafelrunde.table import Table

from .conftest import Opened
from .inn import Guest, Inn, Json

FIRST = {"first": 0}
LISTED = {
    "pile": "listed",
    "hand": 9,
    "cards": [f"{kind}_{n}" for kind in ("goblin", "undead", "dwarf") for n in range(10)]
    + [f"knight_{n}" for n in range(2, 8)],
}
CLOCK = {"kind": "bank", "seconds": 600, "increment": 0}
KINDS = ("invite", "handover", "seat")


def at_store(inn: Inn, name: str, *given: object) -> Any:
    """Return what the store of an inn says."""
    portal = inn.client.portal
    assert portal is not None
    return portal.call(getattr(inn.app.state.store, name), *given)


def wait_for(found: Callable[[], object], seconds: float = 60) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def brought(guest: Guest, table: Table) -> Json:
    """Let somebody import a game; return the table as it is shown."""
    taken: Json = guest.post("/import", {"log": table.export()}, 201)["table"]
    return taken


def begun(game: str, seed: int, moves: int) -> Table:
    """Return a game that some random moves were made in, with another one to come."""
    table, rng = Table(game, ["human"] * games.load(game).seats.start, seed=seed), Rng(seed)
    for _ in range(moves):
        ask = table.ask(table.who)
        assert ask is not None
        table.submit(table.who, table.version, ask.actions[rng.below(len(ask.actions))])
    return table


def test_an_imported_game_goes_on_for_its_importer_and_bots_alone(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = brought(anna, Table("claim", ["human", "human"], FIRST, seed=4))["id"]
    for kind in KINDS:
        problem = anna.refused("POST", f"/tables/{table}/links", {"kind": kind, "seat": 1}, "imported")
        assert "dealt again" in problem["detail"]
    bea.refused("POST", f"/tables/{table}/join", {}, "not-open")
    bea.refused("POST", f"/tables/{table}/anew", {}, "not-the-host")
    anna.play(table, 0)
    anna.play(table, 1)


def test_what_was_sent_in_another_game_keeps_no_command_from_being_done(inn: Inn) -> None:
    anna = inn.guest("Anna")
    game = Table("claim", ["human", "human"], FIRST, seed=4)
    for _ in range(2):
        ask = game.ask(game.who)
        assert ask is not None
        game.submit(game.who, game.version, ask.actions[0], "mine-1")
    table = brought(anna, game)["id"]
    who = anna.desk(table)["desk"]["ask"]["who"]
    assert anna.play(table, who, cmd_id="mine-1")["made"] > game.version


def test_a_table_says_that_it_was_imported_from_when_and_by_whom(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    game = begun("claim", 3, 4)
    shown = brought(anna, game)
    mark = shown["imported"]
    assert (mark["by"], mark["version"]) == ({"id": anna.id, "name": "Anna"}, game.version)
    assert mark["at"] > 0
    for guest in (anna, bea, inn.stranger()):
        assert guest.get(f"/tables/{shown['id']}")["table"]["imported"] == mark
    anna.command(shown["id"], "resign", seat=0)
    again = bea.post("/import", {"log": anna.get(f"/tables/{shown['id']}/export")}, 201)["table"]
    assert again["imported"]["by"]["name"] == "Bea", "whoever imports an export knows as much"
    next_one = anna.post(f"/tables/{shown['id']}/rematch", {}, 201)["table"]
    assert "imported" not in next_one, "that is a new game, dealt here"


def test_with_others_it_goes_on_from_what_everybody_saw_and_the_rest_is_dealt_anew(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    old = brought(anna, begun("claim", 7, 6))["id"]
    opened = anna.post(f"/tables/{old}/anew", {}, 201)
    new = opened["table"]["id"]
    assert (opened["mine"], opened["table"]["imported"]["anew"]) == ([0], True)
    link = anna.post(f"/tables/{new}/links", {"kind": "invite"}, 201)["token"]
    assert bea.post("/links/follow", {"token": link})["mine"] == [1]
    anna.post(f"/tables/{new}/start")
    assert bea.desk(new)["key"] == anna.desk(old)["key"], "what everybody sees is as it was"
    for seat, guest in enumerate((anna, bea)):
        known, dealt = anna.desk(old, seat), guest.desk(new, seat)
        assert known["key"] != dealt["key"], "every hand is another one"
    assert bea.get(f"/tables/{new}")["table"]["imported"]["by"]["name"] == "Anna"
    token = bea.post(f"/tables/{new}/links", {"kind": "handover", "seat": 1}, 201)["token"]
    assert inn.guest("Cora").post("/links/follow", {"token": token})["mine"] == [1], "nobody knows more than the others"
    bea.refused("POST", f"/tables/{new}/anew", {}, "not-the-host")
    anna.refused("POST", f"/tables/{new}/anew", {}, "not-imported")


@pytest.mark.parametrize("game", ["tyrant", "tokyo", "morpork"])
def test_any_game_can_go_on_with_others(inn: Inn, game: str) -> None:
    anna = inn.guest("Anna")
    for moves in (0, 9):
        old = brought(anna, begun(game, 5, moves))["id"]
        new = anna.post(f"/tables/{old}/anew", {}, 201)["table"]["id"]
        anna.ask("PUT", f"/tables/{new}/chairs/1", {"bot": "random"})
        anna.post(f"/tables/{new}/start")
        assert anna.get(f"/tables/{new}")["table"]["status"] == "running"


def test_where_what_is_hidden_cannot_be_dealt_anew_a_game_stays_with_its_importer(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = brought(anna, Table("claim", ["human", "human"], LISTED, seed=1))["id"]
    assert "listed pile" in anna.refused("POST", f"/tables/{table}/anew", {}, "imported")["detail"]


def test_the_name_on_the_mark_goes_with_the_person(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = brought(anna, begun("claim", 3, 2))["id"]
    new = anna.post(f"/tables/{table}/anew", {}, 201)["table"]["id"]
    bea = inn.guest("Bea")
    link = anna.post(f"/tables/{new}/links", {"kind": "invite"}, 201)["token"]
    bea.post("/links/follow", {"token": link})
    anna.ask("DELETE", "/me", expect=204)
    for one in (table, new):
        mark = bea.get(f"/tables/{one}")["table"]["imported"]
        assert "by" not in mark, "and with it the name"
        assert anna.id not in str(at_store(inn, "get", TableRow, one)), "nor is it known by what it was named"


def test_the_mark_names_the_account_that_a_guest_turned_out_to_be(inn: Inn) -> None:
    anna, guest = inn.guest("Anna"), inn.guest("Somebody")
    account = {"login": "anna", "password": "correct horse"}
    anna.post("/account", account, 201)
    inn.client.cookies.clear()
    table = brought(guest, begun("claim", 3, 2))["id"]
    guest.post("/login", {**account, "bring": True, "bearer": True})
    assert anna.get(f"/tables/{table}")["table"]["imported"]["by"] == {"id": anna.id, "name": "Anna"}


def test_who_leaves_before_the_game_is_not_named_any_more(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    new = anna.post(f"/tables/{brought(anna, begun('claim', 3, 2))['id']}/anew", {}, 201)["table"]["id"]
    link = anna.post(f"/tables/{new}/links", {"kind": "invite"}, 201)["token"]
    bea.post("/links/follow", {"token": link})
    anna.post(f"/tables/{new}/leave")
    left = bea.get(f"/tables/{new}")["table"]
    assert (left["host"]["name"], left["imported"].get("by")) == ("Bea", None)


def test_where_only_people_are_to_move_nobody_has_to_look_after_a_table(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = brought(anna, Table("claim", ["human", "human"], FIRST, seed=4))["id"]
    assert table not in at_store(inn, "due")
    at_store(inn, "wake", table, 1)
    wait_for(lambda: table not in at_store(inn, "due"))
    with_clock = anna.begin("claim", "me", "me", clock=CLOCK)
    at_store(inn, "wake", with_clock, 1)
    wait_for(lambda: with_clock not in at_store(inn, "due"))


def test_tables_that_stay_due_keep_nobodys_bots_waiting(inn: Inn) -> None:
    anna = inn.guest("Anna")
    header = '{"tafelrunde-log": 3, "entries": 0, "game": "claim", "rules": "999", "key": "0"}'
    for k in range(120):
        table = f"newer-{k}"
        at_store(inn, "insert", TableRow(table, "claim", anna.id, "running", False))
        at_store(inn, "append", table, 0, [header])
        at_store(inn, "wake", table, 1)
    table = brought(anna, begun_with_a_bot())["id"]
    before = len(at_store(inn, "read", table))
    wait_for(lambda: len(at_store(inn, "read", table)) > before)


def begun_with_a_bot() -> Table:
    """Return a game in which a bot is to move."""
    table = Table("claim", ["human", "random"], FIRST, seed=3)
    ask = table.ask(0)
    assert ask is not None
    table.submit(0, table.version, ask.actions[0])
    assert table.who == 1
    return table


def test_an_import_is_not_in_memory_before_somebody_looks_and_never_too_much_of_it(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    game = begun("claim", 3, 6)
    monkeypatch.setattr(leaving, "MINE", 2 * game.seq)
    mine = [brought(anna, game)["id"] for _ in range(4)]
    other = brought(bea, game)["id"]
    house = inn.app.state
    assert house.tables.in_memory() == []
    bea.desk(other)
    with anna.at(mine[0], 0) as ear:
        ear.until("desk")
        for table in mine[1:]:
            anna.desk(table)
        there = {live.id for live in house.tables.in_memory()}
        assert there == {other, mine[0], mine[3]}, "who is looked at stays as long as there is room"
    assert anna.desk(mine[1], 0)["version"] == game.version


def test_of_imports_that_nobody_looks_at_little_is_in_memory(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    game = begun("claim", 3, 6)
    monkeypatch.setattr(leaving, "UNSEEN_LINES", game.seq)
    guests = [inn.guest(name) for name in ("Anna", "Bea", "Cora")]
    mine = [brought(guest, game)["id"] for guest in guests]
    with guests[0].at(mine[0], 0) as ear:
        ear.until("desk")
        for guest, table in zip(guests[1:], mine[1:], strict=True):
            guest.desk(table)
        there = {live.id for live in inn.app.state.tables.in_memory()}
        assert there == {mine[0], mine[2]}, "whoever looks at theirs is not disturbed"


def test_a_table_that_nobody_looks_at_leaves_the_memory(opened: Opened) -> None:
    inn = opened(idle_seconds=1)
    anna = inn.guest("Anna")
    table = brought(anna, begun("claim", 3, 6))["id"]
    at_store(inn, "wake", table, 1)
    anna.desk(table)
    wait_for(lambda: inn.app.state.tables.in_memory() == [])


@pytest.mark.ends("log that is gone through: it has said so", "log that is gone through: thirty seconds have passed")
def test_a_log_that_takes_too_long_is_given_up_and_the_next_one_is_read(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = inn.guest("Anna")
    log = begun("claim", 3, 6).export()
    with monkeypatch.context() as hurried:
        hurried.setattr(reader, "DEADLINE", 0.01)
        assert "within" in anna.refused("POST", "/import", {"log": log}, "unfit")["detail"]
    for _ in range(2):
        assert anna.post("/import", {"log": log}, 201)["table"]["status"] == "running"


def test_a_log_does_not_grow_without_end(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "greedy", options=FIRST)
    anna.command(table, "pause", seat=0, on=True)
    anna.command(table, "pause", seat=0, on=False)
    monkeypatch.setattr(obeying, "LONG", 20)
    problem = anna.refused(
        "POST", f"/tables/{table}/commands", {"type": "pause", "cmd_id": "p", "seat": 0, "on": True}, "refused"
    )
    assert problem["message"] == "server-refused-long-log"
    anna.play(table, 0)
    anna.post(f"/tables/{table}/leave")
    anna.command(table, "come_back", seat=0)
