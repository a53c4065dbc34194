"""A friend who is not there: reminded, waited for, and in the end, if all agree, a bot plays until they are back."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest

from tafelrunde.core.rng import Rng
from tafelrunde.server.bots.workers import Answer
from tafelrunde.server.live import going_on
from tafelrunde.store import sqlite
from tafelrunde.table import HUMAN, Table

from .conftest import Opened
from .inn import Ear, Guest, Inn, Json, set_clock, wait_for, webhook

FIRST = {"first": 0}
MINUTE, DAY = 60_000, 86_400_000


class Calendar:
    """The time of day as a test has it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 1_800_000_000_000
        set_clock(monkeypatch, lambda: self.at, "live", "lobby", but="live.life")
        monkeypatch.setattr(sqlite, "now", lambda: self.at)

    def goes_on(self, milliseconds: int) -> None:
        self.at += milliseconds


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


@pytest.fixture
def room() -> Iterator[ExitStack]:
    """Return what keeps sockets open until the end of a test."""
    with ExitStack() as stack:
        yield stack


def present(ear: Ear, when: Any) -> Json:
    """Return the next word about who is there that is so."""
    return ear.until("presence", when=when)


def waits(ear: Ear, **known: object) -> Json:
    """Return the next word that the table waits for somebody who is not there, of which so much is known."""

    def fits(said: Json) -> bool:
        found = said.get("waiting")
        return found is not None and all(found.get(name) == value for name, value in known.items())

    found: Json = present(ear, fits)["waiting"]
    return found


def three(inn: Inn, **chosen: object) -> tuple[str, Guest, Guest, Guest]:
    """Return a game of three people, of whom the first is asked, and those in the order of their seats."""
    guests = [inn.guest(name) for name in ("Anna", "Bea", "Cora")]
    table = guests[0].begin("tokyo", "me", "open", "open", others=(guests[1], guests[2]), **chosen)
    who = guests[0].desk(table)["desk"]["ask"]["who"]
    guests = guests[who:] + guests[:who]
    return table, guests[0], guests[1], guests[2]


def seat_of(guest: Guest, table: str) -> int:
    return int(guest.get(f"/tables/{table}")["mine"][0])


def call(guest: Guest, table: str, on: bool = True, expect: int = 200) -> Json:
    return guest.command(table, "call_bot", expect, seat=seat_of(guest, table), on=on)


def nudge(guest: Guest, table: str, expect: int = 200) -> Json:
    return guest.command(table, "nudge", expect, seat=seat_of(guest, table))


@pytest.mark.ends("agreement to a bot: the bot plays", "bot in a person's place: they come back")
def test_everybody_who_is_there_may_call_a_bot_after_the_time_that_was_chosen(
    inn: Inn, calendar: Calendar, room: ExitStack
) -> None:
    table, anna, bea, cora = three(inn, absence=600, substitute="random")
    away, first, second = (seat_of(guest, table) for guest in (anna, bea, cora))
    one, other = (room.enter_context(guest.at(table, seat_of(guest, table))) for guest in (bea, cora))
    here = present(one, lambda said: len(said["online"]) == 2)["waiting"]
    assert (here["seat"], here["bot"], here["here"]) == (away, "random", sorted((first, second)))
    assert here["at"] == here["since"] + 10 * MINUTE, "shown from the start"
    calendar.goes_on(9 * MINUTE)
    early = call(bea, table, expect=409)
    assert (early["message"], early["args"]) == ("server-refused-too-early", {"minutes": 1})
    calendar.goes_on(MINUTE)
    assert call(anna, table, expect=409)["message"] == "server-refused-nobody-waited-for"
    call(bea, table)
    assert present(other, lambda said: said.get("waiting", {}).get("agreed"))["waiting"]["agreed"] == [first]
    call(bea, table, on=False)
    call(cora, table)
    assert not bea.get(f"/tables/{table}")["table"]["chairs"][away].get("bot"), "one of two has agreed"
    call(bea, table)
    assert bea.get(f"/tables/{table}")["table"]["chairs"][away]["bot"] == "random"
    wait_for(lambda: bea.get(f"/tables/{table}")["table"]["chairs"][away].get("stood_in"))
    anna.command(table, "come_back", seat=away)
    deeds = anna.get(f"/tables/{table}/deeds?seat={away}")["deeds"]
    told = [part["message"]["id"] for deed in deeds for part in deed.get("told", [])]
    assert "tafelrunde-event-missed-taken-over.you" in told
    chair = anna.get(f"/tables/{table}")["table"]["chairs"][away]
    assert chair["stood_in"] >= 1, "the result says that a bot sat in"
    assert "bot" not in chair


def test_whoever_agreed_and_left_is_not_waited_for(inn: Inn, calendar: Calendar, room: ExitStack) -> None:
    table, anna, bea, cora = three(inn, absence=600)
    with bea.at(table, seat_of(bea, table)) as one, cora.at(table, seat_of(cora, table)) as other:
        for ear in (one, other):
            present(ear, lambda said: len(said["online"]) == 2)
        calendar.goes_on(10 * MINUTE)
        call(bea, table)
        one.pong()
    ear = room.enter_context(bea.at(table, seat_of(bea, table)))
    present(ear, lambda said: len(said["online"]) == 1)
    call(bea, table)
    assert bea.get(f"/tables/{table}")["table"]["chairs"][seat_of(anna, table)]["bot"]


@pytest.mark.ends("agreement to a bot: whoever was away comes back")
def test_whoever_comes_in_time_is_waited_for_no_longer(inn: Inn, calendar: Calendar, room: ExitStack) -> None:
    table, anna, bea, cora = three(inn, absence=600)
    ears = [room.enter_context(guest.at(table, seat_of(guest, table))) for guest in (bea, cora)]
    present(ears[0], lambda said: len(said["online"]) == 2)
    calendar.goes_on(10 * MINUTE)
    call(bea, table)
    with anna.at(table, seat_of(anna, table)):
        present(ears[0], lambda said: len(said["online"]) == 3 and "waiting" not in said)
        assert call(cora, table, expect=409)["message"] == "server-refused-nobody-waited-for"
        wait_for(lambda: "waiting" not in bea.get(f"/tables/{table}")["table"])
    assert waits(ears[0], since=calendar.at).get("agreed") is None, "it begins anew"


@pytest.mark.ends("agreement to a bot: the question is answered or taken back")
def test_an_answer_makes_an_end_of_it(inn: Inn, calendar: Calendar, room: ExitStack) -> None:
    table, anna, bea, cora = three(inn, absence=600)
    ears = [room.enter_context(guest.at(table, seat_of(guest, table))) for guest in (bea, cora)]
    present(ears[0], lambda said: len(said["online"]) == 2)
    calendar.goes_on(10 * MINUTE)
    call(bea, table)
    waits(ears[0], agreed=[seat_of(bea, table)])
    anna.play(table, seat_of(anna, table))  # from elsewhere, without sitting down at the table
    present(ears[0], lambda said: not said.get("waiting", {}).get("agreed"))
    call(cora, table, expect=409)


@pytest.mark.ends("agreement to a bot: they leave the table")
def test_whoever_leaves_has_agreed_to_nothing(inn: Inn, calendar: Calendar, room: ExitStack) -> None:
    table, _, bea, cora = three(inn, absence=600)
    ears = [room.enter_context(guest.at(table, seat_of(guest, table))) for guest in (bea, cora)]
    present(ears[0], lambda said: len(said["online"]) == 2)
    calendar.goes_on(10 * MINUTE)
    call(bea, table)
    bea.post(f"/tables/{table}/leave")
    only = waits(ears[1], here=[seat_of(cora, table)])
    assert only.get("agreed") is None


@pytest.mark.parametrize("seconds", [0, None])
def test_never_or_after_a_day(inn: Inn, calendar: Calendar, room: ExitStack, seconds: int | None) -> None:
    chosen: Json = {} if seconds is None else {"absence": seconds}
    table, _, bea, _ = three(inn, **chosen)
    ear = room.enter_context(bea.at(table, seat_of(bea, table)))
    found = waits(ear)
    assert found.get("at") == (None if seconds == 0 else found["since"] + DAY)
    calendar.goes_on(DAY)
    if seconds == 0:
        assert call(bea, table, expect=409)["args"] == {"minutes": 0}
    else:
        call(bea, table)


def test_where_a_clock_runs_nobody_else_decides(inn: Inn, calendar: Calendar, room: ExitStack) -> None:
    table, _, bea, _ = three(inn, clock={"kind": "days", "seconds": 86_400}, absence=600)
    room.enter_context(bea.at(table, seat_of(bea, table))).until("presence")
    calendar.goes_on(20 * MINUTE)
    assert call(bea, table, expect=409)["message"] == "server-refused-nobody-waited-for"


def test_a_restart_does_not_begin_the_time_anew(opened: Opened, calendar: Calendar) -> None:
    inn = opened()
    table, anna, bea, _ = three(inn, absence=600)
    with bea.at(table, seat_of(bea, table)) as ear:
        began = waits(ear)["since"]
        calendar.goes_on(2 * MINUTE)
        log = inn.app.state.store
        assert inn.client.portal is not None
        wait_for(lambda: '"away"' in "".join(inn.client.portal.call(log.read, table)))  # type: ignore[union-attr]
    inn.leave()
    bea = Guest(opened(), bea.token, bea.id)
    with bea.at(table, seat_of(bea, table)) as ear:
        assert waits(ear)["since"] == began
        calendar.goes_on(8 * MINUTE)
        call(bea, table)
    assert bea.get(f"/tables/{table}")["table"]["chairs"][seat_of(Guest(bea.inn, anna.token, anna.id), table)]["bot"]


def test_whoever_is_asked_is_reminded_once_in_ten_minutes_by_each(
    inn: Inn, calendar: Calendar, room: ExitStack
) -> None:
    table, anna, bea, cora = three(inn)
    ear = room.enter_context(anna.at(table, seat_of(anna, table)))
    shelf = room.enter_context(anna.line("/api/lobby/socket"))
    shelf.until("lobby")
    nudge(bea, table)
    said = {"type": "nudged", "table": table, "seat": seat_of(anna, table), "by": seat_of(bea, table)}
    assert present(ear, lambda said: said.get("nudged"))["nudged"] == {str(seat_of(bea, table)): calendar.at}
    assert ear.until("nudged") == said
    assert shelf.until("nudged") == said
    assert nudge(bea, table, expect=429)["args"] == {"seconds": 600}
    nudge(cora, table)
    calendar.goes_on(10 * MINUTE)
    nudge(bea, table)
    assert nudge(anna, table, expect=409)["message"] == "server-refused-nobody-waited-for"


def test_of_reminders_at_the_same_moment_one_is_heard(inn: Inn, calendar: Calendar) -> None:
    table, _, bea, _ = three(inn)
    seat = seat_of(bea, table)

    def remind(number: int) -> int:
        said = {"type": "nudge", "cmd_id": f"n{number}", "seat": seat}
        found = inn.client.post(f"/api/tables/{table}/commands", json=said, headers=bea.headers)
        return int(found.status_code)

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(remind, range(8))) == [200, *[429] * 7]


def test_nobody_is_reminded_by_whom_they_do_not_want_to_meet(inn: Inn, calendar: Calendar, room: ExitStack) -> None:
    table, anna, bea, cora = three(inn)
    anna.ask("PUT", f"/me/blocks/{bea.id}", expect=204)
    host = next(one for one in (anna, bea, cora) if one.get(f"/tables/{table}")["table"]["host"]["id"] == one.id)
    ear = room.enter_context(anna.at(table, seat_of(anna, table)))
    nudge(bea, table)
    nudge(cora, table)
    assert ear.until("nudged")["by"] == seat_of(cora, table)
    muted = bea if host is not bea else cora
    host.post(f"/tables/{table}/mute", {"person": muted.id, "on": True})
    assert nudge(muted, table, expect=403)["code"] == "muted"


def test_a_webhook_is_told_of_a_nudge(opened: Opened) -> None:
    with webhook() as (url, got):
        inn = opened(private_webhooks=True)
        anna, bea = inn.guest("Anna"), inn.guest("Bea")
        table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
        anna.ask("PATCH", "/me", {"webhook": url})
        nudge(bea, table)
        told = got.get(timeout=30)
        assert (told["event"], told["table"], told["seat"]) == ("nudge", table, 0)


class Gate:
    """Bots that answer when a test lets them."""

    def __init__(self, inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = False

        async def choose(game: Table, table_id: str, seat: int, bot: str) -> Answer:
            while not self.open:
                await asyncio.sleep(0.02)
            ask = game.ask(seat)
            assert ask is not None
            return Answer(ask.actions[0], 0.0)

        monkeypatch.setattr(inn.app.state.pool, "choose", choose)


def asked_of_a_bot() -> tuple[str, int]:
    """Return the log of a game in which a bot is asked, and the seat that may ask to take back what it did before."""
    table, rng = Table("morpork", [HUMAN, "random", HUMAN], seed=2, slow_passes=True), Rng(2)
    while not (table.who == 1 and table.can_ask_undo(0)):
        ask = table.ask(table.who)
        assert ask is not None
        table.submit(table.who, table.version, ask.actions[rng.below(len(ask.actions))])
    return table.export(), 0


def test_bots_wait_for_an_answer_to_whoever_wants_to_take_something_back(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = opened(bot_pace=0)
    anna, gate = inn.guest("Anna"), Gate(inn, monkeypatch)
    log, asker = asked_of_a_bot()
    table, other = (anna.post("/import", {"log": log}, 201)["table"]["id"] for _ in range(2))
    began = anna.desk(table, asker)
    with anna.at(table, 2) as ear, anna.at(other) as there:
        there.until("desk")
        anna.command(table, "undo", seat=asker, version=began["version"])
        request = {"what": "undo", "seat": asker, "waiting": [2]}
        ear.until("desk", when=lambda said: said["desk"].get("request") == request)
        gate.open = True
        there.until("desk", when=lambda said: said["version"] > began["version"])  # the bot of the other table moves
        assert anna.desk(table, 2)["desk"]["request"] == request
        anna.command(table, "answer", seat=2, yes=True)
        desk = ear.until("desk", when=lambda said: "request" not in said["desk"])["desk"]
        assert desk["ask"]["who"] == asker
        told = [part["kind"] for deed in desk["deeds"] for part in deed.get("told", [])]
        assert told[:2] == ["agrees", "takes-back"]


def test_what_nobody_answers_falls_and_everybody_is_told(
    opened: Opened, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = opened(bot_pace=0)
    anna, gate = inn.guest("Anna"), Gate(inn, monkeypatch)
    log, asker = asked_of_a_bot()
    table = anna.post("/import", {"log": log}, 201)["table"]["id"]
    version = anna.desk(table, asker)["version"]
    with anna.at(table, 2) as ear:
        for again in range(2):
            anna.command(table, "undo", seat=asker, version=version)
            ear.until("desk", when=lambda said: "request" in said["desk"])
            if not again:
                calendar.goes_on(going_on.PATIENCE)
                with anna.at(table):  # somebody comes in: the table looks what is due
                    pass
            fallen = ear.until("desk", when=lambda said: "request" not in said["desk"])["desk"]
            assert [part["kind"] for deed in fallen["deeds"] for part in deed.get("told", [])][-1] == "lapses"
        gate.open = True
        ear.until("desk", when=lambda said: said["version"] > fallen["version"])  # the game goes on
