"""Time in which nobody could reach the server is nobody's: a restart, a suspended machine, a store that stood still."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.live import life
from tafelrunde.server.live.life import Signs
from tafelrunde.store import open_store, sqlite
from tafelrunde.store.store import Gone
from tafelrunde.table import Table, log

from .conftest import Opened
from .inn import Guest, Inn, set_clock, wait_for

BANK = {"kind": "bank", "seconds": 60, "increment": 0}


class Wall:
    """The clock on the wall, for every part of the server; somebody has to let it go on."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.at = time.time_ns() // 1_000_000
        set_clock(patch, lambda: self.at, "live", "lobby")
        patch.setattr(sqlite, "now", lambda: self.at)

    def jumps(self, seconds: int) -> None:
        """Let time go by while nobody is there."""
        self.at += seconds * 1000

    def lives(self, inn: Inn, seconds: int) -> None:
        """Let time go by while the server is there."""
        for _ in range(seconds):
            self.at += 1000
            signs(inn)


def signs(inn: Inn) -> None:
    """Let a server give a sign of life."""
    assert inn.client.portal is not None
    inn.client.portal.call(inn.app.state.life.beat)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    return Wall(monkeypatch)


def a_table(guest: Guest, **chosen: object) -> str:
    """Return a table at which somebody is asked and has a minute."""
    other = guest.inn.guest("Bea")
    return guest.begin("claim", "me", "open", others=(other,), options={"first": 0}, clock=BANK, **chosen)


def left(guest: Guest, table: str) -> Any:
    return guest.desk(table, 0)["clock"]["left"][0]


def told(guest: Guest, table: str) -> list[str]:
    deeds = guest.get(f"/tables/{table}/deeds?seat=0")["deeds"]
    return [part["kind"] for deed in deeds for part in deed["told"]]


@pytest.mark.parametrize("overrun", ["bot", "forfeit", "wait"])
def test_twenty_minutes_without_a_server_count_for_nobody(opened: Opened, wall: Wall, overrun: str) -> None:
    inn = opened()
    anna = inn.guest("Anna")
    table = a_table(anna, overrun=overrun)
    wall.lives(inn, 20)
    assert left(anna, table) == 40_000
    inn.leave()
    wall.jumps(20 * 60)
    anna = Guest(opened(), anna.token, anna.id)
    assert left(anna, table) == 40_000
    wait_for(lambda: "time-given" in told(anna, table))
    wall.lives(anna.inn, 5)
    assert left(anna, table) == 35_000
    anna.play(table, 0)
    anna.command(table, "resign", seat=0)
    again = Table.recover(anna.get(f"/tables/{table}/export"))
    given = [record.entry for record in again.records if record.entry.do == log.GIVE_TIME]
    assert [(entry.who, entry.args) for entry in given] == [(0, {"seconds": 1200})]


def test_a_machine_that_was_suspended_takes_nobodys_time(opened: Opened, wall: Wall) -> None:
    inn = opened()
    anna = inn.guest("Anna")
    table = a_table(anna)
    wall.lives(inn, 59)
    with anna.at(table, 0) as ear:
        ear.until("desk")
        wall.jumps(20 * 60)
        given = ear.until("desk", when=lambda m: m["desk"].get("deeds"))
        assert given["clock"]["left"][0] == 1000
        wall.lives(inn, 25)
        assert "bot" not in anna.get(f"/tables/{table}")["table"]["chairs"][0], "whoever comes back has half a minute"
        wall.lives(inn, 6)
        wait_for(lambda: anna.get(f"/tables/{table}")["table"]["chairs"][0].get("bot"))


def test_whoever_moves_first_after_it_has_lost_nothing(opened: Opened, wall: Wall) -> None:
    """Before the server itself has noticed."""
    inn = opened()
    anna = inn.guest("Anna")
    table = a_table(anna)
    wall.lives(inn, 20)
    wall.jumps(20 * 60)
    anna.play(table, 0)
    assert left(anna, table) == 40_000


def test_a_store_that_stood_still_takes_nobodys_time(
    opened: Opened, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = opened()
    anna = inn.guest("Anna")
    table = a_table(anna)
    wall.lives(inn, 20)
    store = inn.app.state.store

    async def gone(*_: object) -> None:
        raise Gone("the store stands still")

    with monkeypatch.context() as patch:
        patch.setattr(store, "put", gone)
        for _ in range(60):
            wall.jumps(1)
            with pytest.raises(Gone):
                signs(inn)
    signs(inn)
    wait_for(lambda: "time-given" in told(anna, table))
    assert left(anna, table) == 40_000


@pytest.mark.parametrize(
    ("steps", "lost"),
    [
        ("a b 2 a b 2 A 2 a b", 0),  # one of two is started anew
        ("a b 2 a 2 a 2 a 2 a 2 a b", 0),  # one of them stood still, and people could reach the other
        ("a b 1200 a b", 1200),
        ("a b 1200 B a", 1200),
        ("a 3 a 3 A 3 a", 0),
        ("a 60 A 2 a 60 A", 120),
    ],
)
def test_the_server_was_away_when_none_of_its_processes_gave_a_sign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: str, lost: int
) -> None:
    at = [1_000_000]
    monkeypatch.setattr(life, "now", lambda: at[0])

    async def scene() -> set[int]:
        store = open_store(f"sqlite:///{tmp_path / 'two.db'}")
        await store.open()
        store.shared = True
        processes: dict[str, Signs] = {}
        for step in steps.split():
            if step.isdigit():
                at[0] += int(step) * 1000
                continue
            if step.isupper() or step not in processes:
                processes[step.lower()] = Signs(store)
            await processes[step.lower()].beat()
        await store.close()
        return {process.lost(since=1_000_000) for process in processes.values()}

    assert asyncio.run(scene()) == {lost * 1000}
