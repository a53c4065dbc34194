"""What moves by itself: bots in processes of their own, standing passes, clocks, and notices of it."""

import json
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.core.rng import Rng
from tafelrunde.server.bots.workers import Answer, last_resort
from tafelrunde.store import sqlite
from tafelrunde.table import Table
from tafelrunde.table.commands import Submit

from .conftest import Opened
from .inn import Guest, Inn, answered, counted, set_clock, wait_for, warmed, webhook

FIRST = {"first": 0}


@pytest.mark.parametrize("bot", ["sleeper", "mortal", "cheat"])
def test_where_a_bot_fails_greedy_moves_and_the_process_is_replaced(odd: Inn, bot: str) -> None:
    anna = odd.guest("Anna")
    table = anna.begin("claim", "me", bot, options=FIRST)
    with anna.at(table, 0) as ear:
        ear.asked(0)
        anna.play(table, 0)
        assert ear.until("desk", when=lambda m: m["desk"]["ask"]["who"] == 1)
        ear.asked(0)
        told = [part["kind"] for deed in anna.get(f"/tables/{table}/deeds?seat=0")["deeds"] for part in deed["told"]]
        assert "stands-in" in told, "nobody takes greedy for the bot that they have chosen"
    assert counted(odd, 'bot_answers_total{result="failed"}') >= 1


def test_nobody_waits_for_a_bot_of_somebody_else(opened: Opened, odd_bots: None) -> None:
    anna = opened(bot_modules=["odd_bots"], bot_seconds=60).guest("Anna")
    table = anna.begin("claim", "me", "sleeper", options=FIRST)
    anna.play(table, 0)
    assert anna.get("/me")
    assert anna.desk(table, 0)["desk"]["ask"]["who"] == 1, "it thinks still, for a minute"


def test_after_a_restart_a_bot_knows_what_its_seat_has_heard(odd: Inn, opened: Opened) -> None:
    anna = odd.guest("Anna")
    warmed(anna)
    table = anna.begin("claim", "me", "listener", options=FIRST)
    with anna.at(table, 0) as ear:
        for _ in range(3):
            ear.asked(0)
            anna.play(table, 0)
        ear.asked(0)
    odd.leave()
    again = opened(bot_modules=["odd_bots"])
    anna = Guest(again, anna.token, anna.id)
    warmed(anna)
    with anna.at(table, 0) as ear:
        for _ in range(2):
            ear.asked(0)
            anna.play(table, 0)
        ear.asked(0)
    anna.command(table, "resign", seat=0)
    lines = anna.get(f"/tables/{table}/export").splitlines()
    replayed, answers = Table.load(lines[:1]), 0
    for line in lines[1:]:
        row = json.loads(line)
        ask = replayed.ask(1)
        heard = len(replayed.events(1))
        before = replayed.who
        replayed.catch_up([line])
        if before == 1 and "forced" not in row and ask is not None and row["do"] == "play":
            action = replayed.records[-1].entry.action
            assert action == ask.actions[heard % len(ask.actions)], f"after {heard} events"
            answers += 1
    assert answers >= 4


def test_a_game_of_bots_alone_goes_on_after_a_restart_with_nobody_there(opened: Opened) -> None:
    first = opened()
    anna = first.guest("Anna")
    table = anna.begin("claim", "random", "random")
    seen = anna.desk(table)["version"]
    first.leave()
    anna = Guest(opened(), anna.token, anna.id)
    end = time.monotonic() + 60
    while time.monotonic() < end and anna.get("/tables")["tables"][:1] and anna.desk(table)["version"] < seen + 3:
        time.sleep(0.2)
    assert anna.desk(table)["version"] >= seen + 3


def test_an_answer_comes_at_its_pace_however_quick_the_bot_was(opened: Opened) -> None:
    anna = opened(bot_pace=1e5).guest("Anna")
    table = anna.begin("claim", "me", "random", options=FIRST)
    made = anna.play(table, 0)["version"]
    wait_for(lambda: answered(anna.inn) + answered(anna.inn, "failed"))
    desk = anna.desk(table, 0)
    assert (desk["version"], desk["desk"]["ask"]["who"]) == (made, 1), "it has answered, and nobody is shown it yet"


def test_where_nobody_is_to_wait_an_answer_comes_at_once(opened: Opened) -> None:
    anna = opened(bot_seconds=60, bot_pace=0).guest("Anna")
    table = anna.begin("claim", "me", "random", options=FIRST)
    with anna.at(table, 0) as ear:
        anna.play(table, 0)
        asked = ear.until("desk", when=lambda m: m["desk"]["ask"]["who"] == 1)
        ear.until("desk", when=lambda m: m["version"] > asked["version"], seconds=25)  # at its pace after 30


def before_a_pass() -> tuple[str, int, int, int]:
    """Return the log of a game, and the seat, version and action after which somebody is asked who always passes."""
    table, rng = Table("morpork", ["human", "human"], seed=2, slow_passes=True), Rng(2)
    stood = False
    while True:
        who, version, log = table.who, table.version, table.export()
        if not stood and table.can_stand(who):
            table.stand(who, version)
            stood = True
            continue
        ask = table.ask(who)
        assert ask is not None
        action = ask.actions[rng.below(len(ask.actions))]
        table.submit(who, version, action)
        if table.unsettled:
            return log, who, version, action


@pytest.mark.parametrize("pace", [0, 1e5])
def test_a_standing_pass_waits_as_somebody_would_who_looks(opened: Opened, pace: float) -> None:
    anna = opened(bot_pace=pace).guest("Anna")
    log, seat, version, action = before_a_pass()
    table = anna.post("/import", {"log": log}, 201)["table"]["id"]
    with anna.at(table, 1 - seat) as ear:
        assert ear.until("desk")["desk"]["standing"]
        assert "standing" not in anna.desk(table, seat)["desk"], "nobody else is told"
        anna.command(table, "submit", seat=seat, version=version, actions=[action])
        asked = ear.until("desk", when=lambda m: m["desk"]["ask"]["who"] == 1 - seat)
        if not pace:
            assert ear.until("desk")["version"] > asked["version"]
            return
        with anna.at(table, seat) as other:
            other.until("presence")
            ear.say("ask_again", cmd_id="a", seat=1 - seat)
            again = ear.until("desk")
            assert (again["version"], "standing" in again["desk"]) == (asked["version"], False), "it has waited so far"
            assert [message["type"] for message in other.pong()] == ["pong"], "not even that something has happened"


class Calendar:
    """The time of day as a test has it, in milliseconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = time.time_ns() // 1_000_000
        set_clock(monkeypatch, lambda: self.at, "live", "lobby", but="live.life")
        monkeypatch.setattr(sqlite, "now", lambda: self.at)

    def goes_on(self, days: float = 0, seconds: int = 0) -> None:
        self.at += int(days * 86_400_000) + seconds * 1000


@pytest.mark.parametrize(("overrun", "status"), [("bot", "running"), ("forfeit", "over"), ("wait", "running")])
def test_who_overruns_meets_what_the_table_chose(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, overrun: str, status: str
) -> None:
    calendar = Calendar(monkeypatch)
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    clock = {"kind": "bank", "seconds": 60, "increment": 0}
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST, clock=clock, overrun=overrun)
    assert anna.desk(table, 0)["clock"] == {"left": [60_000, 60_000], "running": 0}
    calendar.goes_on(seconds=59)
    assert anna.desk(table, 0)["clock"]["left"] == [1000, 60_000]
    calendar.goes_on(seconds=2)

    def info() -> Any:
        return anna.get(f"/tables/{table}")["table"]

    if overrun == "wait":
        assert anna.desk(table, 0)["clock"]["left"] == [0, 60_000]
        anna.play(table, 0)
    elif overrun == "forfeit":
        wait_for(lambda: info()["status"] == status)
        assert (info()["result"], info()["reason"]) == ([-1.0, 1.0], "clock")
    else:
        wait_for(lambda: info()["chairs"][0].get("bot"))
        anna.command(table, "come_back", seat=0)
        assert anna.desk(table, 0)["clock"]["left"][0] > 0, "who comes back has time for a move"
    assert info()["status"] == status


@pytest.mark.parametrize("overrun", ["bot", "forfeit", "wait"])
def test_days_go_by_and_who_has_overrun_them_is_dealt_with_as_was_chosen(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, overrun: str
) -> None:
    calendar = Calendar(monkeypatch)
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    clock = {"kind": "days", "seconds": 2 * 86_400}
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST, clock=clock, overrun=overrun)
    day = 86_400_000
    assert anna.desk(table, 0)["clock"] == {"left": [2 * day, 2 * day], "running": 0}
    calendar.goes_on(1.5)
    assert anna.desk(table, 0)["clock"]["left"] == [day // 2, 2 * day]
    anna.play(table, 0)
    assert bea.desk(table, 1)["clock"] == {"left": [2 * day, 2 * day], "running": 1}, "each move has its own two days"
    calendar.goes_on(1.99)
    assert bea.desk(table, 1)["clock"]["left"][1] == day // 50 - day // 100
    assert anna.get(f"/tables/{table}")["table"]["status"] == "running"
    calendar.goes_on(0.02)

    def info() -> Any:
        return anna.get(f"/tables/{table}")["table"]

    if overrun == "forfeit":
        assert wait_for(lambda: info()["status"] == "over")
        assert (info()["result"], info()["reason"]) == ([1.0, -1.0], "clock")
    elif overrun == "bot":
        assert wait_for(lambda: info()["chairs"][1].get("bot"))
        bea.command(table, "come_back", seat=1)
        assert bea.desk(table, 1)["clock"]["left"][1] == 2 * day, "who comes back has time for a move"
    else:
        assert inn.client.portal is not None
        portal, due = inn.client.portal, inn.app.state.store.due
        wait_for(lambda: portal is not None and portal.call(due) == [])  # nobody has to look after it
        assert bea.desk(table, 1)["clock"] == {"left": [2 * day, 0], "running": 1}
        assert bea.play(table, 1)["made"] > 0


def test_no_clock_runs_in_a_pause_and_an_increment_is_added(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    calendar = Calendar(monkeypatch)
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    clock = {"kind": "bank", "seconds": 60, "increment": 10}
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST, clock=clock)
    anna.command(table, "pause", seat=0, on=True)
    calendar.goes_on(seconds=3600)
    assert anna.desk(table, 0)["clock"]["left"] == [60_000, 60_000]
    anna.command(table, "pause", seat=0, on=False)
    calendar.goes_on(seconds=20)
    anna.play(table, 0)
    assert bea.desk(table, 1)["clock"]["left"] == [50_000, 60_000]


def test_a_webhook_is_told_and_told_again_when_the_turn_is_gone(opened: Opened) -> None:
    with webhook() as (url, got):
        inn = opened(private_webhooks=True)
        anna, bea = inn.guest("Anna"), inn.guest("Bea")
        bea.ask("PATCH", "/me", {"webhook": url})
        table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
        done = anna.play(table, 0)
        told = got.get(timeout=60)
        assert (told["event"], told["table"], told["seat"], told["game"]) == ("turn", table, 1, "claim")
        anna.command(table, "undo", seat=0, version=done["version"])
        bea.command(table, "answer", seat=1, yes=True)
        assert got.get(timeout=60)["event"] == "turn-gone"


def test_a_turn_of_before_a_restart_is_taken_back_too(opened: Opened) -> None:
    with webhook() as (url, got):
        anna = (inn := opened(private_webhooks=True)).guest("Anna")
        bea = inn.guest("Bea")
        bea.ask("PATCH", "/me", {"webhook": url})
        table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
        done = anna.play(table, 0)
        assert got.get(timeout=60)["event"] == "turn"
        inn.leave()
        again = opened(private_webhooks=True)
        anna, bea = (Guest(again, one.token, one.id) for one in (anna, bea))
        anna.command(table, "undo", seat=0, version=done["version"])
        bea.command(table, "answer", seat=1, yes=True)
        assert got.get(timeout=60)["event"] == "turn-gone"


def test_nobody_moves_for_a_person_who_is_asked_meanwhile(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    house, moved = inn.app.state, threading.Event()

    async def late(table_id: str, holder: str, seconds: float) -> bool:
        live = await house.tables.get(table_id)
        if not moved.is_set():  # as another process does it, while this one waits for the duty
            moved.set()
            await live.carry_out(Submit(1, live.game.version, (live.game.ask(1).actions[0],)))
        return True

    async def quick(game: Table, table_id: str, seat: int, bot: str) -> Answer:
        ask = game.ask(seat)
        assert ask is not None
        return Answer(ask.actions[0], 0.0)

    monkeypatch.setattr(house.store, "lease", late)
    monkeypatch.setattr(house.pool, "choose", quick)
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "random", options={"first": 1})
    assert moved.wait(60)
    time.sleep(0.5)
    desk = anna.desk(table, 0)
    assert (desk["version"], desk["desk"]["ask"]["who"]) == (28, 0), "the deal, and what the bot has led"


def test_a_table_that_cannot_be_read_does_not_stop_the_others(opened: Opened, tmp_path: Path) -> None:
    slow = opened(bot_seconds=5, bot_pace=10)
    anna = slow.guest("Anna")
    broken, table = (anna.begin("claim", "me", "random", options={"first": 1}) for _ in range(2))
    slow.leave()
    with closing(sqlite3.connect(tmp_path / "inn.db")) as store, store:
        store.execute("UPDATE event SET lines = 'nonsense' WHERE table_id = ?", (broken,))
    opened()
    with closing(sqlite3.connect(tmp_path / "inn.db")) as store:
        lines = "SELECT sum(count) FROM event WHERE table_id = ?"
        (before,) = store.execute(lines, (table,)).fetchone()
        end = time.monotonic() + 60
        while store.execute(lines, (table,)).fetchone() == (before,):
            assert time.monotonic() < end, "the bot of the other table does not move"
            time.sleep(0.05)


@pytest.mark.parametrize("game", ["claim", "tyrant", "tokyo", "morpork"])
def test_there_is_always_somebody_to_answer(game: str, caplog: pytest.LogCaptureFixture) -> None:
    table = Table(game, ["human"] * 2, seed=1)
    view = table.view(table.who)
    ask = view.ask()
    assert ask is not None
    assert last_resort(view, ask) in ask.actions
    assert caplog.records == []
