"""Games that are not played to their end: an abandoned one ends by itself, and keeps nobody."""

import time
from collections.abc import Callable

import pytest

from tafelrunde.server.live import life
from tafelrunde.store.store import Person

from .conftest import Opened
from .inn import Guest, Inn, set_clock

DAY = 86_400_000
DAYS = {"kind": "days", "seconds": 60 * 86_400}


class Calendar:
    """What day it is for the tables; sessions go on meanwhile, and the server is there all the time."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._passed = 0
        set_clock(patch, self.now, "live", "lobby", "operations.forgetting")
        patch.setattr(life, "AWAY", 10**12)

    def now(self) -> int:
        return time.time_ns() // 1_000_000 + self._passed

    def after(self, days: float, inn: Inn) -> int:
        """Let days go by, and the server look what is over; return how many guests it has forgotten."""
        self._passed += int(days * DAY)
        portal = inn.client.portal
        assert portal is not None
        gone: int = portal.call(inn.app.state.tidying.forget)
        return gone


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


def member(inn: Inn, name: str) -> Guest:
    """Return somebody with an account: they are not forgotten."""
    guest = inn.guest(name)
    guest.post("/account", {"login": name.lower(), "password": "correct horse"}, 201)
    return guest


def status(guest: Guest, table: str) -> str:
    return str(guest.get(f"/tables/{table}")["table"]["status"])


def test_an_abandoned_game_ends_and_its_log_stays(inn: Inn, calendar: Calendar) -> None:
    anna, bea = member(inn, "Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options={"first": 0})
    bea.post(f"/tables/{table}/leave")
    assert calendar.after(60, inn) == 0
    assert status(anna, table) == "running"
    assert calendar.after(62, inn) == 1, "Bea is free to be forgotten"
    (listed,) = anna.get("/tables")["mine"]
    assert (listed["id"], listed["status"], listed["reason"]) == (table, "over", "abandoned")
    assert "result" not in listed, "nobody has won, and nobody has lost"
    shown = anna.desk(table, 0)["desk"]
    assert shown["ending"] == {"how": "void", "result": [0.0, 0.0], "why": "abandoned"}
    anna.refused("POST", f"/tables/{table}/commands", {"type": "resign", "cmd_id": "c", "seat": 0}, "over")
    entries = anna.get(f"/tables/{table}/export").splitlines()
    assert '"do":"close","why":"abandoned"' in entries[-1]
    inn.leave()


def test_the_operator_says_after_how_many_days(opened: Opened, calendar: Calendar) -> None:
    inn = opened(table_days=3)
    anna = member(inn, "Anna")
    table = anna.begin("claim", "me", "me", options={"first": 0})
    calendar.after(3, inn)
    assert status(anna, table) == "running", "a visit counts for the whole day"
    calendar.after(1.1, inn)
    assert status(anna, table) == "over"


def test_a_paused_game_that_nobody_goes_on_with_ends_too(inn: Inn, calendar: Calendar) -> None:
    anna = member(inn, "Anna")
    table = anna.begin("claim", "me", "greedy", options={"first": 0}, clock={"kind": "bank", "seconds": 60})
    anna.command(table, "pause", seat=0, on=True)
    calendar.after(62, inn)
    assert status(anna, table) == "over"


@pytest.mark.parametrize("overrun", ["bot", "wait"])
def test_while_a_clock_runs_no_game_is_abandoned(inn: Inn, calendar: Calendar, overrun: str) -> None:
    anna = member(inn, "Anna")
    table = anna.begin("claim", "me", "me", options={"first": 0}, clock=DAYS, overrun=overrun)
    calendar.after(59, inn)
    anna.play(table, 0)  # the next one has sixty days too
    calendar.after(59.9, inn)
    assert status(anna, table) == "running"


def look_in(guest: Guest, table: str) -> None:
    with guest.at(table, 0) as ear:
        ear.until("desk")


LOOKING = {
    "at the desk": lambda anna, table: anna.desk(table, 0),
    "by a move": lambda anna, table: anna.play(table, 0),
    "by a socket": look_in,
}


@pytest.mark.parametrize("looks", LOOKING.values(), ids=LOOKING)
def test_whoever_sits_there_keeps_it_by_looking_in(
    inn: Inn, calendar: Calendar, looks: Callable[[Guest, str], object]
) -> None:
    anna = member(inn, "Anna")
    table = anna.begin("claim", "me", "me", options={"first": 0})
    calendar.after(50, inn)
    looks(anna, table)
    calendar.after(50, inn)
    assert status(anna, table) == "running"


def test_a_stranger_who_looks_in_keeps_nothing(inn: Inn, calendar: Calendar) -> None:
    anna, eve = member(inn, "Anna"), inn.guest("Eve")
    table = anna.begin("claim", "me", "me", options={"first": 0})
    calendar.after(50, inn)
    with eve.at(table) as ear:
        ear.until("desk")
    eve.desk(table)
    calendar.after(12, inn)
    assert status(anna, table) == "over"


def test_nobody_is_sent_away_from_a_table_that_they_look_at(inn: Inn, calendar: Calendar) -> None:
    anna = member(inn, "Anna")
    table = anna.begin("claim", "me", "me", options={"first": 0})
    with anna.at(table, 0) as ear:
        ear.until("desk")
        calendar.after(62, inn)
        assert status(anna, table) == "running"


def test_a_table_of_before_counts_from_when_its_people_were_seen(inn: Inn, calendar: Calendar) -> None:
    """No visit is noted in a store that an earlier version wrote, or that was restored."""
    anna, bea = member(inn, "Anna"), member(inn, "Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options={"first": 0})
    portal, store = inn.client.portal, inn.app.state.store
    assert portal is not None
    assert status(anna, table) == "running"

    async def seen(days: int) -> None:
        person = await store.get(Person, bea.id)
        person.seen = calendar.now() + days * DAY
        await store.put(person)

    portal.call(seen, 50)
    calendar.after(62, inn)
    assert status(anna, table) == "running"
    calendar.after(50, inn)
    assert status(anna, table) == "over"
