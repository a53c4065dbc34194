"""The house in the browser: it says what a server says, in the same shapes, and tells a seat no more."""

import json
from typing import Any

import msgspec
import pytest

from tafelrunde.server.ground import messages
from tafelrunde.server.lobby.routes import Seated
from tafelrunde.static import worker
from tafelrunde.static.house import House, Said
from tafelrunde.table.reel import Reel

CHAIRS = [{"who": "me"}, {"who": "bot", "bot": "level-1"}]


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> House:
    """Return an empty house, which is also the one of the worker."""
    house = House()
    monkeypatch.setattr(worker, "house", house)
    return house


def asked(method: str, path: str, body: object = None) -> tuple[int, Any]:
    """Ask as the page does."""
    answer = json.loads(worker.ask(method, path, "" if body is None else json.dumps(body), "Anna"))
    return answer["status"], answer["body"]


def opened(game: str = "claim", **more: object) -> str:
    """Open a table against a bot."""
    status, body = asked("POST", "/tables", {"game": game, "chairs": CHAIRS, **more})
    assert status == 200
    return str(msgspec.convert(body, Seated).table.id)


def said(table: str, **what: object) -> dict[str, Any]:
    """Say something at a table."""
    answer: dict[str, Any] = json.loads(worker.hear(table, json.dumps(what)))
    return answer


def played(house: House, table: str) -> None:
    """Play a game to its end: bots in steps, the person by the first action."""
    at = house.at(table)
    while at.table.ending is None:
        if at.due():
            house.step(at)
            continue
        ask = at.table.ask(0)
        assert ask is not None
        order = Said("submit", "", 0, version=at.table.version, actions=[ask.actions[0]])
        assert house.hear(at, order)[-1]["type"] == "done"


def test_a_line_says_what_a_socket_of_the_server_says(house: House) -> None:
    table = opened()
    hello = said(table, type="hello", seat=0, since=None)
    welcome, desk = hello["messages"]
    assert msgspec.convert(welcome, messages.Welcome).mine == [0]
    assert desk.keys() <= {"type", *messages.DeskMessage.__struct_fields__}


def test_what_the_version_refuses_shows_where_the_game_stands(house: House) -> None:
    table = opened()
    said(table, type="hello", seat=0)
    refused, desk = said(table, type="submit", seat=0, version=1, actions=[0], cmd_id="k")["messages"]
    assert refused["code"] == "stale"
    assert msgspec.convert(refused, messages.RefusedMessage).message == "server-problem-stale"
    assert desk["type"] == "desk"


def test_nobody_looks_from_the_seat_of_a_bot_before_the_end(house: House) -> None:
    table = opened()
    welcome, desk = said(table, type="hello", seat=1)["messages"]
    assert (welcome["viewer"], desk["desk"].get("viewer")) == (None, None)
    assert asked("GET", f"/tables/{table}/goals?seat=1")[0] == 400
    assert asked("GET", f"/tables/{table}/replay?open=true")[1]["code"] == "hidden-until-the-end"
    played(house, table)
    status, reel = asked("GET", f"/tables/{table}/replay?since=0&words=true")
    assert status == 200
    assert reel["version"] == house.at(table).table.version
    assert set(reel) <= set(Reel.__struct_fields__)


def test_a_table_is_the_same_after_it_was_kept(house: House) -> None:
    table = opened("tokyo", options={})
    kept = json.loads(worker.kept(table))
    key = house.at(table).table.sight(0).key
    house.tables.clear()
    assert worker.recall(kept["kept"], kept["log"]) == ""
    assert house.at(table).table.sight(0).key == key
    assert json.loads(worker.recall(kept["kept"], kept["log"][:-20]))["code"] == "unreadable"


def test_a_finished_game_goes_on_as_another_and_is_brought_from_a_file(house: House) -> None:
    table = opened()
    played(house, table)
    status, other = asked("POST", f"/tables/{table}/differently", {"version": 30, "chairs": CHAIRS, "seat": 0})
    assert (status, other["table"]["tried"]) == (200, {"version": 30, "seat": 0, "open": False})
    status, again = asked("POST", f"/tables/{table}/rematch", {"swap": True})
    assert [chair["bot"] for chair in again["table"]["chairs"]] == ["level-1", ""]
    assert house.at(table).kept.rematch == again["table"]["id"]
    status, file = asked("GET", f"/tables/{table}/export")
    status, brought = asked("POST", "/import", file)
    assert (status, brought["table"]["status"]) == (200, "over")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"game": "chess", "chairs": CHAIRS}, "there is no game 'chess'"),
        ({"game": "claim", "chairs": [{"who": "me"}, {"who": "open"}]}, "nobody else can sit down here"),
        ({"game": "claim", "chairs": [{"who": "me"}, {"who": "bot", "bot": "level-5"}]}, "there is no bot 'level-5'"),
        ({"game": "claim", "chairs": [{"who": "me"}]}, "players"),
        ({"game": "claim", "chairs": "me"}, "Expected `array`"),
    ],
)
def test_what_cannot_be_opened_is_refused(house: House, body: object, why: str) -> None:
    status, problem = asked("POST", "/tables", body)
    assert (status, problem["code"]) == (400, "unfit")
    assert why in problem["detail"]
    assert not house.tables
