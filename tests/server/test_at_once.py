"""Two things about one table at once, at one process, at two, or by an operator: neither undoes the other."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.operations import admin, overview
from tafelrunde.store.store import Block, Chat, Member, Person, Report, Row, SeatRow, TableRow, Token
from tafelrunde.table import Table

from .conftest import Opened
from .inn import Guest, Inn


def meanwhile(monkeypatch: pytest.MonkeyPatch, inn: Inn, writing: str, what: Callable[[], object]) -> None:
    """Let something happen after a server has judged what is next to be written, and before it is."""
    store = inn.app.state.store
    real = getattr(store, writing)

    async def late(*args: Any, **named: Any) -> Any:
        monkeypatch.setattr(store, writing, real)
        await asyncio.to_thread(what)
        return await real(*args, **named)

    monkeypatch.setattr(store, writing, late)


def closed_by_an_operator(tmp_path: Path, table: str) -> None:
    """Close a table as `tafelrunde admin close` does it."""
    asyncio.run(admin.at_store(Settings(db=f"sqlite:///{tmp_path / 'inn.db'}"), admin.close, table))


def test_who_is_muted_while_the_game_ends_takes_no_result_away(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bea = (inn := opened()).guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,))
    changes = inn.app.state.changes
    keep, keeping = changes.keep, threading.Event()
    muted: list[Future[Any]] = []

    def told(*args: Any) -> Any:
        keeping.set()
        return keep(*args)

    monkeypatch.setattr(changes, "keep", told)
    with ThreadPoolExecutor(1) as pool:

        def mute() -> None:
            muted.append(pool.submit(anna.post, f"/tables/{table}/mute", {"person": bea.id, "on": True}))
            assert keeping.wait(10)

        meanwhile(monkeypatch, inn, "append", mute)
        bea.command(table, "resign", seat=1)
        muted[0].result()
    inn.leave()
    anna.inn = opened()
    (info,) = anna.get("/tables")["mine"]  # from the row alone: the game is not in memory
    assert (info["status"], info["reason"], info["result"]) == ("over", "resigned", [1.0, -1.0])
    assert info["muted"] == [bea.id]


@pytest.mark.parametrize("what", ["ends", "is muted at"])
def test_what_an_operator_has_closed_stays_closed(
    inn: Inn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,))
    if what == "ends":
        meanwhile(monkeypatch, inn, "append", lambda: closed_by_an_operator(tmp_path, table))
        assert bea.command(table, "resign", seat=1, expect=409)["code"] == "not-running"
    else:
        closed_by_an_operator(tmp_path, table)
        anna.post(f"/tables/{table}/mute", {"person": bea.id, "on": True})
        assert anna.get(f"/tables/{table}")["table"]["muted"] == [bea.id]
    assert anna.get(f"/tables/{table}")["table"]["status"] == "cancelled"
    assert anna.command(table, "resign", seat=0, expect=409)["code"] == "not-running"
    assert [info["status"] for info in asyncio.run(listed(tmp_path))] == ["cancelled"]


async def listed(tmp_path: Path) -> list[dict[str, Any]]:
    """Return the tables as an operator sees them."""
    return await admin.at_store(Settings(db=f"sqlite:///{tmp_path / 'inn.db'}"), overview.tables, "", 0)


def test_an_operator_closes_what_a_server_changes_at_that_moment(
    inn: Inn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.open("claim", "me", "open", public=True)
    meanwhile(monkeypatch, inn, "swap", lambda: closed_by_an_operator(tmp_path, table))
    bea.refused("POST", f"/tables/{table}/join", {}, "not-open")
    assert anna.get(f"/tables/{table}")["table"]["status"] == "cancelled"


@pytest.fixture
def houses(opened: Opened, new_database: Callable[[], str]) -> tuple[Inn, Inn]:
    """Return two servers with one store."""
    database = new_database()
    return opened(db=database), opened(db=database)


def test_of_cancel_here_and_start_there_one_is_refused(
    houses: tuple[Inn, Inn], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    anna = here.guest("Anna")
    away = Guest(there, anna.token, anna.id)
    table = anna.open("claim", "me", "me")
    meanwhile(monkeypatch, there, "swap", lambda: anna.post(f"/tables/{table}/start"))
    away.refused("POST", f"/tables/{table}/cancel", {}, "not-open")
    assert away.get(f"/tables/{table}")["table"]["status"] == "running"
    anna.play(table, anna.desk(table)["desk"]["ask"]["who"])
    other = anna.open("claim", "me", "me")
    meanwhile(monkeypatch, there, "append", lambda: anna.post(f"/tables/{other}/cancel", expect=204))
    away.refused("POST", f"/tables/{other}/start", {}, "not-open")
    assert away.get(f"/tables/{other}")["table"]["status"] == "cancelled"


def test_who_stands_up_here_does_not_sit_in_a_game_that_begins_there(
    houses: tuple[Inn, Inn], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    anna, bea = here.guest("Anna"), here.guest("Bea")
    away = Guest(there, anna.token, anna.id)
    table = anna.open("claim", "me", "open", public=True)
    bea.post(f"/tables/{table}/join")
    meanwhile(monkeypatch, there, "append", lambda: bea.post(f"/tables/{table}/leave"))
    assert away.refused("POST", f"/tables/{table}/start", {}, "not-ready")["args"] == {"seat": 1}
    bea.post(f"/tables/{table}/join")
    meanwhile(monkeypatch, here, "swap", lambda: away.post(f"/tables/{table}/start"))
    bea.refused("POST", f"/tables/{table}/leave", {}, "not-open")
    assert bea.get(f"/tables/{table}")["mine"] == [1]


@pytest.mark.parametrize("who", ["they themselves", "the host"])
def test_nobody_is_thrown_out_who_sits_down_where_somebody_stands_up_at_that_moment(
    houses: tuple[Inn, Inn], monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    here, there = houses
    anna, bea, cora = (here.guest(name) for name in ("Anna", "Bea", "Cora"))
    table = anna.open("claim", "me", "open", public=True)
    bea.post(f"/tables/{table}/join")

    def pass_by() -> None:
        bea.post(f"/tables/{table}/leave")
        cora.post(f"/tables/{table}/join")

    meanwhile(monkeypatch, there, "swap", pass_by)
    if who == "the host":
        Guest(there, anna.token, anna.id).refused("POST", f"/tables/{table}/remove", {"seat": 1}, "unknown-person")
    else:
        Guest(there, bea.token, bea.id).refused("POST", f"/tables/{table}/leave", {}, "not-seated")
    assert cora.get(f"/tables/{table}")["mine"] == [1]
    anna.post(f"/tables/{table}/start")


@pytest.mark.parametrize("deed", ["join", "open", "group", "chat", "report", "block", "import"])
def test_whoever_is_forgotten_here_does_nothing_there_at_that_moment(
    houses: tuple[Inn, Inn], monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    here, there = houses
    anna, zoe = here.guest("Anna"), here.guest("Zoe")
    away = Guest(there, zoe.token, zoe.id)
    table = anna.open("claim", "me", "open", public=True)
    method, path, body, writing = {
        "join": ("POST", f"/tables/{table}/join", {}, "swap"),
        "open": ("POST", "/tables", {"game": "claim", "chairs": [{"who": "me"}, {"who": "open"}]}, "swap"),
        "group": ("POST", "/groups", {"name": "Zoe's"}, "swap"),
        "chat": ("POST", f"/tables/{table}/commands", {"type": "chat", "cmd_id": "c", "text": "I am here"}, "insert"),
        "report": ("POST", "/reports", {"text": "Zoe was here"}, "swap"),
        "block": ("PUT", f"/me/blocks/{anna.id}", None, "swap"),
        "import": ("POST", "/import", {"log": Table("claim", ["human"] * 2, seed=1).export()}, "append"),
    }[deed]
    meanwhile(monkeypatch, there, writing, lambda: zoe.ask("DELETE", "/me", expect=204))
    away.refused(method, path, body, "storage" if deed == "import" else "signed-out")
    assert left_of(here, zoe.id) == []


@pytest.mark.parametrize("account", [False, True], ids=["nobody sits there", "it is the account's seat"])
def test_of_whoever_sits_down_there_while_they_are_forgotten_here_nothing_is_left(
    houses: tuple[Inn, Inn], monkeypatch: pytest.MonkeyPatch, account: bool
) -> None:
    here, there = houses
    anna, zoe, other = (here.guest(name) for name in ("Anna", "Zoe", "Zoe Z."))
    sign_in = {"login": "zoe", "password": "correct horse"}
    other.post("/account", sign_in, 201)
    table = anna.open("claim", "me", "open", public=True)
    store = here.app.state.store
    delete, nearly, sat = store.delete, threading.Event(), threading.Event()

    async def last_of_all(*rows: Row) -> None:
        if any(isinstance(row, Person) for row in rows):
            nearly.set()
            await asyncio.to_thread(sat.wait, 10)
        await delete(*rows)

    monkeypatch.setattr(store, "delete", last_of_all)
    with ThreadPoolExecutor(1) as pool:
        asked: list[Future[Any]] = []

        def forget() -> None:
            if account:
                asked.append(pool.submit(zoe.post, "/login", {**sign_in, "bring": True, "bearer": True}))
            else:
                asked.append(pool.submit(zoe.ask, "DELETE", "/me", None, 204))
            assert nearly.wait(10)

        meanwhile(monkeypatch, there, "swap", forget)
        Guest(there, zoe.token, zoe.id).post(f"/tables/{table}/join")
        sat.set()
        asked[0].result()
    assert left_of(here, zoe.id) == []
    chair = anna.get(f"/tables/{table}")["table"]["chairs"][1]
    assert chair.get("person", {}).get("id") == (other.id if account else None)


def left_of(inn: Inn, person: str) -> list[Row]:
    """Return what still names somebody."""

    async def found() -> list[Row]:
        find = inn.app.state.store.find
        return [
            *await find(TableRow, host=person),
            *[row for kind in (SeatRow, Member, Chat, Report, Block, Token) for row in await find(kind, person=person)],
        ]

    rows: list[Row] = inn.client.portal.call(found)  # type: ignore[union-attr]
    return rows


def test_what_is_changed_here_while_the_game_ends_there_is_kept(
    houses: tuple[Inn, Inn], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    anna, bea = here.guest("Anna"), there.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(Guest(here, bea.token, bea.id),))
    bea.get(f"/tables/{table}")
    mute = {"person": bea.id, "on": True}
    meanwhile(monkeypatch, there, "append", lambda: anna.post(f"/tables/{table}/mute", mute))
    bea.command(table, "resign", seat=1)
    for guest in (anna, bea):
        info = guest.get(f"/tables/{table}")["table"]
        assert (info["status"], info["result"], info["muted"]) == ("over", [1.0, -1.0], [bea.id])
    meanwhile(monkeypatch, there, "swap", lambda: anna.post(f"/tables/{table}/mute", {**mute, "on": False}))
    new = bea.post(f"/tables/{table}/rematch", {}, 201)["table"]["id"]
    assert anna.post(f"/tables/{table}/rematch", {}, 201)["table"]["id"] == new
    assert not anna.get(f"/tables/{table}")["table"].get("muted")
