"""Nobody in where they do not belong: foreign pages, sizes, limits, headers, files."""

import json
import socket
import time
from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from tafelrunde.server.door.security import LARGEST, Door
from tafelrunde.server.ground.metrics import Metrics
from tafelrunde.server.ground.settings import Settings

from .conftest import Opened
from .inn import Guest, Inn

OURS = socket.gethostname().partition(".")[0]


@pytest.mark.parametrize(
    ("headers", "welcome"),
    [
        ({"Origin": "http://testserver"}, True),
        ({"Sec-Fetch-Site": "same-origin", "Origin": "http://testserver"}, True),
        ({}, True),
        ({"Origin": "https://evil.example"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": "http://testserver.evil.example"}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site", "Origin": "http://testserver"}, False),
        ({"Origin": "http://["}, False),
    ],
    ids=str,
)
def test_only_our_own_page_or_none_at_all_may_change_anything(inn: Inn, headers: dict[str, str], welcome: bool) -> None:
    said = inn.client.post("/api/me", json={"name": "Anna", "bearer": True}, headers=headers)
    assert said.status_code == (201 if welcome else 403)
    if not welcome:
        assert said.json()["code"] == "foreign-origin"
        assert inn.client.get("/healthz", headers=headers).status_code == 200


BEFORE_A_PROXY = {"base_url": "https://games.example.org", "hosts": ["games.example.com"]}


@pytest.mark.parametrize(
    ("chosen", "right", "wrong"),
    [
        (
            {"hosts": ["games.fritz.box"]},
            ["localhost", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "Games.Fritz.Box:8000", OURS, f"{OURS}.local"],
            ["evil.example", "localhost.evil.example", "", "evil.example#localhost", "a@localhost", "localhost:x"],
        ),
        (
            BEFORE_A_PROXY,
            ["games.example.org", "games.example.org:443", "GAMES.example.org.", "games.example.com"],
            ["127.0.0.1:8000", "localhost", OURS, "[::1]", "evil.example", "x.games.example.org", "games.example.org/"],
        ),
    ],
    ids=["at home", "behind a proxy"],
)
def test_only_our_own_names_lead_here(
    opened: Opened, chosen: dict[str, Any], right: list[str], wrong: list[str]
) -> None:
    inn = opened(**chosen)
    for path in ("/api/games", "/"):
        for host in right:
            assert inn.client.get(path, headers={"Host": host}).status_code == 200, host
        for host in wrong:
            said = inn.client.get(path, headers={"Host": host})
            assert (said.status_code, said.json()["code"]) == (421, "misdirected"), host
            assert inn.app.state.settings.url in said.json()["detail"]
    with pytest.raises(WebSocketDenialResponse) as refused:
        inn.client.websocket_connect("/api/lobby/socket", headers={"Host": "evil.example"}).__enter__()
    assert refused.value.status_code == 421
    for path in ("/healthz", "/readyz"):
        assert inn.client.get(path, headers={"Host": "evil.example"}).status_code == 200


def test_a_foreign_page_gets_no_socket(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "greedy")
    headers = {**anna.headers, "Origin": "https://evil.example"}
    path = f"/api/tables/{table}/socket"
    with pytest.raises(WebSocketDisconnect), inn.client.websocket_connect(path, headers=headers):
        pass


def test_every_answer_carries_the_headers_that_browsers_obey(inn: Inn) -> None:
    for path in ("/", "/api/games", "/api/me", "/nothing", "/healthz"):
        headers = inn.client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"], path
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
    assert inn.client.get("/api/me").headers["cache-control"] == "no-store"


def test_what_is_too_large_is_not_read(inn: Inn) -> None:
    anna = inn.guest("Anna")
    big = json.dumps({"name": "x" * LARGEST})
    said = inn.client.patch("/api/me", content=big, headers={**anna.headers, "Content-Type": "application/json"})
    assert (said.status_code, said.json()["code"]) == (413, "too-large")

    def parts() -> Any:
        for _ in range(40):
            yield b" " * 1000

    said = inn.client.patch("/api/me", content=parts(), headers={**anna.headers, "Content-Type": "application/json"})
    assert said.status_code == 413, "nor in parts"
    headers = {**anna.headers, "Content-Type": "application/json"}
    deep = inn.client.patch("/api/me", content=b"[" * 9000, headers=headers)
    assert deep.status_code == 400


@pytest.mark.parametrize(
    "path", ["/../settings.py", "/..%2fsettings.py", "/%2e%2e/app.py", "/assets/../../app.py", "/%00", "/t\\..\\x"]
)
def test_no_file_but_the_pages_is_given_away(inn: Inn, path: str) -> None:
    said = inn.client.get(path)
    assert said.status_code == 404
    assert b"import" not in said.content


def test_what_there_is_not_is_unknown_and_other_methods_are_named(inn: Inn) -> None:
    assert inn.client.get("/api/nothing").json()["code"] == "unknown"
    said = inn.client.put("/api/me", json={})
    assert said.status_code == 405
    assert said.headers["allow"] == "DELETE, GET, PATCH, POST"
    assert inn.client.get("/api/login").headers["allow"] == "POST"
    assert "not built here" in inn.client.get("/").text or "<html" in inn.client.get("/").text


def test_whoever_asks_too_much_waits(opened: Opened) -> None:
    inn = opened(limits=True)
    wanted = {"name": "Anna", "bearer": True}
    answers = [inn.client.post("/api/me", json=wanted) for _ in range(64)]
    assert [said.status_code for said in answers[:60]] == [201] * 60
    assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too-often")
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_passwords_are_not_guessed_quickly(opened: Opened) -> None:
    stranger = opened(limits=True).stranger()
    wanted = {"login": "anna", "password": "guess"}
    for _ in range(3 + 8):
        stranger.refused("POST", "/login", wanted, "wrong-password")
    stranger.refused("POST", "/login", wanted, "too-often")


def test_a_socket_that_talks_too_much_or_nonsense_is_closed(opened: Opened) -> None:
    inn = opened(limits=True)
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "open", others=(inn.guest("Bea"),))
    with anna.at(table, 0) as ear:
        ear.until("desk")
        for _ in range(80):
            ear.say("ping")
        assert ear.until("bye")["reason"] == "too-often"
    with anna.at(table, 0) as ear:
        ear.until("desk")
        for _ in range(30):
            ear.socket.send_text("nonsense")
        assert ear.until("bye")["reason"] == "malformed"


def test_who_does_not_say_hello_or_may_not_look_is_told_why(inn: Inn) -> None:
    anna = inn.guest("Anna")
    with anna.at("nothing") as ear:
        assert ear.until("bye") == {"type": "bye", "code": 4404, "reason": "unknown-table"}
    table = anna.begin("claim", "me", "greedy")
    with inn.stranger().at(table, 0) as ear:
        assert ear.until("bye")["code"] == 4401
    with inn.guest("Bea").at(table, 0) as ear:
        assert ear.until("bye")["code"] == 4403
    with inn.stranger().line(f"/api/tables/{table}/socket") as ear:
        ear.say("hello", seat=0, token=anna.token)
        assert ear.until("welcome")["mine"] == [0], "a client without cookies brings its token along"


def test_nobody_opens_sockets_without_end(opened: Opened) -> None:
    inn = opened(max_sockets_each=2)
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "greedy")
    with anna.at(table, 0) as one, anna.at(table, 0) as two, anna.at(table, 0) as three:
        one.until("desk")
        two.until("desk")
        assert three.until("bye")["reason"] == "crowded"


def test_a_bad_cookie_beside_a_good_token_is_no_way_in(inn: Inn) -> None:
    anna = inn.guest("Anna")
    mixed = {"Authorization": f"Bearer {anna.token}", "Cookie": "tafelrunde=" + "x" * 43}
    assert inn.client.get("/api/me", headers=mixed).status_code == 401


def test_the_server_tells_how_it_is(inn: Inn) -> None:
    assert inn.client.get("/healthz").json()["ok"]
    assert inn.client.get("/readyz").json()["ok"]
    inn.guest("Anna").begin("claim", "me", "greedy")
    text = inn.client.get("/metrics").text
    assert "tafelrunde_tables_in_memory 1" in text
    assert "# TYPE tafelrunde_requests_total counter" in text


@pytest.mark.parametrize(
    ("sender", "heard", "believed"),
    [
        ("203.0.113.5", ["198.51.100.1"], "203.0.113.5"),
        ("127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("::ffff:127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.1.2.3", ["192.0.2.66, 198.51.100.1, 10.9.9.9"], "198.51.100.1"),
        ("10.1.2.3", ["192.0.2.66", "198.51.100.1", "10.9.9.9"], "198.51.100.1"),
        ("10.1.2.3", ["192.0.2.66", "unknown"], "10.1.2.3"),
        ("10.1.2.3", ["192.0.2.66, 198.51.100.1:4711"], "198.51.100.1"),
        ("10.1.2.3", ["192.0.2.66", "[2001:db8:1:2::9]:4711"], "2001:db8:1:2::/64"),
        ("10.1.2.3", ["192.0.2.66, ::ffff:10.9.9.9"], "192.0.2.66"),
        ("10.1.2.3", [], "10.1.2.3"),
        ("10.1.2.3", ["", " ,"], "10.1.2.3"),
        ("2001:db8::1", ["198.51.100.1"], "2001:db8::/64"),
        ("a path", ["198.51.100.1"], "a path"),
    ],
    ids=str,
)
def test_only_a_proxy_that_was_named_is_believed(sender: str, heard: list[str], believed: str) -> None:
    async def nobody(scope: Any, receive: Any, send: Any) -> None:
        """Answer nothing."""

    door = Door(nobody, Settings(forwarded="127.0.0.1, 10.0.0.0/8"), Metrics())
    headers = Headers(raw=[(b"x-forwarded-for", line.encode()) for line in heard])
    assert door.address_of({"client": (sender, 1)}, headers) == believed


@pytest.mark.parametrize(
    "written", ["192.0.2.{0}, 203.0.113.9", "192.0.2.{0}|203.0.113.9", "2001:db8:1:2::{0}"], ids=str
)
def test_nobody_is_somebody_else_at_each_request(opened: Opened, written: str) -> None:
    inn = opened(limits=True, forwarded="127.0.0.1", sender="127.0.0.1")

    def come(number: int) -> int:
        lines = [("X-Forwarded-For", line) for line in written.format(number).split("|")]
        said = inn.client.post("/api/me", json={"name": "Anna", "bearer": True}, headers=lines)
        return int(said.status_code)

    answers = [come(number) for number in range(1, 70)]
    assert answers[0] == 201
    assert 429 in answers


@pytest.mark.parametrize("way", ["http", "socket"])
def test_nobody_fills_a_log_with_what_is_no_move(opened: Opened, way: str) -> None:
    inn = opened(limits=True)
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options={"first": 0})

    def paused(guest: Guest, on: bool) -> str:
        if way == "http":
            body = {"type": "pause", "cmd_id": f"c{time.monotonic_ns()}", "seat": int(guest is bea), "on": on}
            said = inn.client.post(f"/api/tables/{table}/commands", json=body, headers=guest.headers).json()
            return str(said.get("code", "done"))
        with guest.at(table) as ear:
            ear.say("pause", cmd_id=f"c{time.monotonic_ns()}", seat=int(guest is bea), on=on)
            said = ear.until("done", "refused")
            return str(said.get("code", "done"))

    answers = [paused(anna, on=not k % 2) for k in range(30)]
    assert answers[:20] == ["done"] * 20
    assert "too-often" in answers
    assert paused(bea, on=True) in ("done", "paused"), "nobody else is slowed down"
    bea.command(table, "pause", seat=1, on=False)
    assert anna.play(table, 0)["made"] > 0, "and moves are moves"
