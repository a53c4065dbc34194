"""Changed rules under running games: they stand, nothing of them is lost, and nobody is kept there."""

import asyncio
import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from store.make_fixture import FOLDER
from tafelrunde.cli import run
from tafelrunde.server.ground.logs import Lines
from tafelrunde.store import open_store

from .conftest import Opened
from .inn import Inn, wait_for
from .test_together import forge, houses
from .test_unfinished import Calendar, calendar, member, status

__all__ = ["calendar", "houses"]

BANK = {"kind": "bank", "seconds": 3600, "increment": 0}
UNTOUCHED = ("event", "seat", "game_table", "snapshot", "duty", "chat")


def changed_program(path: Path, table: str, entry: int) -> None:
    """Let one entry of a log lead elsewhere, as by another program; a second time, as by the first one again."""
    with closing(sqlite3.connect(path)) as store, store:
        rows = store.execute("SELECT seq, lines FROM event WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
        for seq, lines in rows:
            texts = lines.split("\n")
            if seq <= entry < seq + len(texts):
                before, key, after = texts[entry - seq].rpartition('"key":"')
                texts[entry - seq] = f"{before}{key}{int(after[0], 16) ^ 1:x}{after[1:]}"
                put = "UPDATE event SET lines = ? WHERE table_id = ? AND seq = ?"
                store.execute(put, ("\n".join(texts), table, seq))


def kept(path: Path) -> dict[str, list[Any]]:
    """Return all that is stored of tables."""
    with closing(sqlite3.connect(path)) as store:
        return {name: store.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in UNTOUCHED}


class Club:
    """Anna and Bea play Claim; then the server comes back with other rules for what they did last but one."""

    def __init__(self, opened: Opened, path: Path, **chosen: object) -> None:
        self.opened, self.path = opened, path
        inn = opened()
        self.anna, self.bea = member(inn, "Anna"), inn.guest("Bea")
        self.table = self.anna.begin("claim", "me", "open", others=(self.bea,), options={"first": 0}, **chosen)
        self.anna.play(self.table, 0)
        self.entry: int = self.anna.desk(self.table)["version"]
        for _ in range(2):
            who = self.anna.desk(self.table)["desk"]["ask"]["who"]
            (self.anna, self.bea)[who].play(self.table, who)
        self.version = self.anna.desk(self.table)["version"]

    def restart(self, changed: bool, **settings: Any) -> Inn:
        """Stop the server, and come back with a program that reads the log otherwise than the last one, or alike."""
        self.anna.inn.leave()
        if changed:
            changed_program(self.path, self.table, self.entry)
        self.anna.inn = self.bea.inn = self.opened(**settings)
        return self.anna.inn

    @property
    def info(self) -> dict[str, Any]:
        found: dict[str, Any] = self.anna.get(f"/tables/{self.table}")["table"]
        return found


@pytest.fixture
def club(opened: Opened, tmp_path: Path) -> Club:
    return Club(opened, tmp_path / "inn.db")


def test_it_stands_where_both_programs_read_alike_and_says_why(club: Club, calendar: Calendar) -> None:
    club.restart(changed=True)
    anna, table, info = club.anna, club.table, club.info
    fortnight = info["halted"].pop("until") - calendar.now()
    assert 13.9 * 86_400_000 < fortnight <= 14 * 86_400_000
    assert info["halted"] == {"entry": club.entry, "rule": "claim.lead.any"}
    assert info["status"] == "running"
    assert not info.get("paused")
    assert not any(chair.get("asked") for chair in info["chairs"]), "nobody is waited for"
    shown = anna.desk(table, 0)
    assert shown["version"] == club.entry - 1
    assert not {"ask", "paused", "undo", "offer_draw"} & shown["desk"].keys()
    for command in ({"type": "resign"}, {"type": "offer_draw"}, {"type": "pause", "on": True}):
        problem = anna.refused("POST", f"/tables/{table}/commands", {**command, "cmd_id": "c", "seat": 0}, "refused")
        assert (problem["message"], problem["args"]) == ("server-refused-other-rules", {"entry": club.entry})
    with anna.at(table, 0) as ear:
        assert ear.until("desk")["version"] == club.entry - 1
        anna.command(table, "chat", text="What now?")
        assert ear.until("chat")["text"] == "What now?"


def test_the_old_program_finds_it_untouched(opened: Opened, tmp_path: Path, calendar: Calendar) -> None:
    """New program, then the old one: no entry, no snapshot, no duty is another, and no clock has run."""
    club = Club(opened, tmp_path / "inn.db", clock=BANK)
    club.anna.inn.leave()
    before = kept(club.path)
    new = club.restart(changed=True, idle_seconds=1)
    for guest, seat in ((club.anna, 0), (club.bea, 1)):
        guest.desk(club.table, seat)
        resigns = {"type": "resign", "cmd_id": "c", "seat": seat}
        guest.refused("POST", f"/tables/{club.table}/commands", resigns, "refused")
    calendar.after(13, new)
    wait_for(lambda: not new.app.state.tables.in_memory())  # with all that is written then
    club.restart(changed=True)
    assert kept(club.path) == before
    shown = club.anna.desk(club.table, 0)
    assert shown["version"] == club.version + 1, "what nobody could do is given back by an entry"
    assert shown["clock"]["left"][shown["clock"]["running"]] > 3_590_000
    assert "halted" not in club.info
    who = shown["desk"]["ask"]["who"]
    (club.anna, club.bea)[who].play(club.table, who)


def test_people_can_leave_and_the_old_program_lets_a_bot_play_for_them(club: Club) -> None:
    club.restart(changed=True)
    club.anna.post(f"/tables/{club.table}/leave")
    assert club.anna.get("/tables")["mine"] == []
    club.anna.refused("GET", f"/tables/{club.table}/desk?seat=0", code="not-your-seat")
    info = club.info
    assert info["host"]["name"] == "Bea", "somebody can still end it"
    assert (info["status"], info["chairs"][0].get("person")) == ("running", None)
    club.restart(changed=True)
    bea, table = club.bea, club.table

    def bea_is_asked() -> bool:
        ask = bea.desk(table, 1)["desk"].get("ask")
        if ask is not None and ask["who"] == 1:
            bea.play(table, 1)
        return bool(bea.get(f"/tables/{table}")["table"]["chairs"][0].get("bot"))

    wait_for(bea_is_asked)


def test_with_the_last_one_who_leaves_it_ends(club: Club) -> None:
    club.restart(changed=True)
    club.bea.ask("DELETE", "/me", expect=204)
    assert status(club.anna, club.table) == "running"
    club.anna.post(f"/tables/{club.table}/leave")
    assert status(club.anna, club.table) == "over"


def test_the_host_ends_it_and_its_log_stays(club: Club) -> None:
    inn = club.restart(changed=True)
    before = kept(club.path)["event"]
    club.bea.refused("POST", f"/tables/{club.table}/cancel", code="not-the-host")
    with club.bea.at(club.table, 1) as ear:
        ear.until("desk")
        club.anna.ask("POST", f"/tables/{club.table}/cancel", expect=204)
        told = ear.until("table")["table"]
        assert (told["status"], told["reason"]) == ("over", "other-rules")
    info = club.info
    assert "result" not in info, "it counts for nobody"
    assert [one["id"] for one in club.bea.get("/tables")["mine"]] == [club.table]
    club.anna.refused("POST", f"/tables/{club.table}/cancel", code="not-open")
    assert str(club.anna.get(f"/tables/{club.table}/export")).startswith('{"tafelrunde-log"'), "it is over"
    again = club.anna.post(f"/tables/{club.table}/rematch", {"swap": True}, 201)
    assert again["table"]["status"] == "open"
    inn.leave()
    assert kept(club.path)["event"] == before
    changed_program(club.path, club.table, club.entry)
    club.anna.inn = club.opened()
    refused = {"type": "resign", "cmd_id": "c", "seat": 0}
    club.anna.refused("POST", f"/tables/{club.table}/commands", refused, "not-running")


@pytest.mark.parametrize("days", [14, 3])
def test_it_ends_by_itself_when_the_time_is_over(club: Club, calendar: Calendar, days: int) -> None:
    inn = club.restart(changed=True, halt_days=days, guest_days=1)
    assert "halted" in club.info
    calendar.after(days - 0.1, inn)
    assert status(club.anna, club.table) == "running"
    assert calendar.after(0.2, inn) == 1, "Bea, a guest, is free to be forgotten"
    assert (club.info["status"], club.info["reason"]) == ("over", "other-rules")


def test_what_can_be_gone_on_with_again_never_ends_so(club: Club, calendar: Calendar) -> None:
    club.restart(changed=True)
    assert "halted" in club.info
    inn = club.restart(changed=True)
    calendar.after(15, inn)
    assert status(club.anna, club.table) == "running"
    inn = club.restart(changed=True)
    assert "halted" in club.info
    calendar.after(13, inn)
    assert status(club.anna, club.table) == "running", "the time counts anew"


def test_where_somebody_else_goes_on_with_it_it_cannot_be_ended(club: Club, calendar: Calendar) -> None:
    """Another server with the other program writes to the same log."""
    inn = club.restart(changed=True)
    assert "halted" in club.info
    with closing(sqlite3.connect(club.path)) as store, store:
        copy = "SELECT table_id, max(seq + count), 1, ?, token || 'x', NULL, NULL FROM event WHERE table_id = ?"
        store.execute(f"INSERT INTO event {copy}", (json.dumps({"who": 0, "do": "x", "key": "0"}), club.table))
    problem = club.anna.refused("POST", f"/tables/{club.table}/cancel", code="refused")
    assert problem["message"] == "server-refused-goes-on"
    calendar.after(13, inn)
    assert status(club.anna, club.table) == "running", "the time counts from what was written last"
    calendar.after(1.1, inn)
    assert status(club.anna, club.table) == "over"


def test_a_game_whose_first_position_is_another_can_be_left_and_ended(club: Club) -> None:
    club.anna.inn.leave()
    end = "instr(lines, char(10))"
    forged = f"substr(lines, 1, {end} - 19) || '0000000000000000\"}}' || substr(lines, {end})"
    asyncio.run(forge(f"sqlite:///{club.path}", f"UPDATE event SET lines = {forged} WHERE seq = 0"))
    club.anna.inn = club.bea.inn = club.opened()
    info = club.info
    assert (info["status"], info["unreadable"], info["halted"]["entry"]) == ("running", True, 0)
    club.bea.post(f"/tables/{club.table}/leave")
    club.anna.ask("POST", f"/tables/{club.table}/cancel", expect=204)
    assert club.info["status"] == "over"


def test_a_game_of_newer_rules_is_left_alone(club: Club, calendar: Calendar, caplog: pytest.LogCaptureFixture) -> None:
    """As on the older of two machines: it has a day to be due, and is neither touched nor called damaged."""
    club.anna.inn.leave()
    forged = 'UPDATE event SET lines = replace(lines, \'"rules":\', \'"rules": "999", "was":\') WHERE seq = 0'
    asyncio.run(forge(f"sqlite:///{club.path}", forged))
    before = kept(club.path)
    caplog.set_level("INFO")
    inn = club.anna.inn = club.bea.inn = club.opened(halt_days=1)
    info = club.info
    assert (info["unreadable"], "halted" in info) == (True, False)
    calendar.after(2, inn)
    for _ in range(2):
        club.anna.refused("POST", f"/tables/{club.table}/leave", {}, code="unreadable")
    inn.leave()
    assert kept(club.path) == before
    ours = [record for record in caplog.records if record.name.startswith("tafelrunde")]
    written = [Lines().format(record) for record in ours if club.table in record.getMessage()]
    assert len(written) == 1, written
    assert "newer rules" in written[0]
    assert "damaged" not in written[0]


def test_an_entry_of_another_program_stops_the_game_here_and_there_it_goes_on(
    houses: tuple[Inn, Inn], caplog: pytest.LogCaptureFixture
) -> None:
    """Two machines, and the other one is newer: what it has written cannot be followed here."""
    here, _ = houses
    anna = here.guest("Anna")
    table = anna.begin("claim", "me", "me", options={"first": 0})
    version = anna.desk(table, 0)["version"]
    database = here.app.state.store.address

    async def goes_on() -> None:
        store = open_store(database, alone=False)
        await store.open()
        lines = await store.read(table)
        await store.append(table, len(lines), ['{"who":0,"do":"dance","key":"0"}'])
        await store.close()

    with anna.at(table, 0) as ear:
        ear.until("desk")
        asyncio.run(goes_on())
        assert ear.until("bye")["reason"] == "slow", "they come back and find it as it can be read"
    wait_for(lambda: "halted" in anna.get(f"/tables/{table}")["table"])
    assert anna.desk(table, 0)["version"] == version
    written = [record.getMessage() for record in caplog.records if table in record.getMessage()]
    assert any("present rules lead elsewhere" in text for text in written)
    assert not any("damaged" in text for text in written)


def test_an_operator_is_told_before_which_games_would_stand(
    club: Club, opened: Opened, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The server runs on with the old program meanwhile, and the store stays as it is."""
    database = f"sqlite:///{tmp_path / 'inn.db'}"
    club.anna.begin("tyrant", "me", "me", options={"side": "b"})
    over = club.anna.begin("claim", "me", "open", others=(club.bea,))
    club.anna.command(over, "resign", seat=0)
    assert run(["admin", "check-rules", "--db", database]) == 0
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "All 2 running games can go on with these rules.\n")
    changed_program(club.path, club.table, club.entry)
    before = kept(club.path)
    assert run(["admin", "check-rules", "--json", "--db", database]) == 1
    said = capsys.readouterr()
    (found,) = json.loads(said.out)
    assert f"entry {club.entry} of the log leads to" in found.pop("why")
    entries = {"entry": club.entry, "entries": club.version}
    assert found == {"id": club.table, "game": "claim", **entries, "rule": "claim.lead.any"}
    assert said.err.startswith("1 of 2 running games cannot go on")
    assert kept(club.path) == before


def test_a_store_of_an_older_program_is_checked_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "old.db"
    path.write_bytes(gzip.decompress((FOLDER / "version_1.db.gz").read_bytes()))
    with closing(sqlite3.connect(path)) as store, store:
        store.execute("UPDATE game_table SET id = 'paused' WHERE status = 'running'")
        before = store.execute("SELECT * FROM sqlite_schema").fetchall()
    assert run(["admin", "check-rules", "--db", f"sqlite:///{path}"]) == 0
    assert capsys.readouterr().err == "The one running game can go on with these rules.\n"
    with closing(sqlite3.connect(path)) as store:
        assert store.execute("SELECT * FROM sqlite_schema").fetchall() == before
