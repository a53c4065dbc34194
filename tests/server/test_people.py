"""Guests, accounts, what is kept of people, and how it is forgotten."""

import asyncio
from pathlib import Path

import pytest
from argon2 import extract_parameters

from tafelrunde.server.ground.settings import Settings
from tafelrunde.store.sqlite import SqliteStore
from tafelrunde.store.store import Person, SeatRow, TableRow

from .conftest import Opened
from .inn import Guest, Inn


def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(inn: Inn) -> None:
    said = inn.client.post("/api/me", json={"name": "  Anna \n Bea ", "language": "de"})
    assert said.status_code == 201
    assert "token" not in said.json()
    cookie = said.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Path=/" in cookie
    me = inn.client.get("/api/me").json()
    assert (me["name"], me["language"], me["login"]) == ("Anna Bea", "de", None)
    assert inn.client.post("/api/me", json={"name": "Cora"}).status_code == 409


def test_by_https_the_cookie_is_bound_to_the_host(opened: Opened) -> None:
    inn = opened(base_url="https://games.example.org")
    said = inn.client.post("/api/me", json={"name": "Anna"})
    assert said.headers["set-cookie"].startswith("__Host-tafelrunde=")
    assert "Secure" in said.headers["set-cookie"]
    assert "max-age" in said.headers["strict-transport-security"]
    assert not Settings(lan=True).secure


def test_an_account_takes_the_guests_games_along(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = anna.open("claim", "me", "greedy")
    made = anna.post("/account", {"login": "Anna.A", "password": "correct horse"}, 201)
    assert len(made["codes"]) == 8
    assert anna.get("/me")["login"] == "anna.a"
    other = inn.guest("Somebody")
    second = other.open("claim", "me", "open")
    signed_in = other.post("/login", {"login": "ANNA.A", "password": "correct horse", "bring": True, "bearer": True})
    assert signed_in["me"]["id"] == anna.id
    assert {info["id"] for info in anna.get("/tables")["mine"]} == {table, second}
    assert anna.get(f"/tables/{second}")["table"]["host"] == {"id": anna.id, "name": "Anna"}
    assert other.refused("GET", "/me", code="signed-out")


def test_a_wrong_password_and_an_unknown_name_look_the_same(inn: Inn) -> None:
    anna = inn.guest("Anna")
    anna.post("/account", {"login": "anna", "password": "correct horse"}, 201)
    stranger = inn.stranger()
    answers = [
        stranger.refused("POST", "/login", {"login": login, "password": "battery"}, "wrong-password")
        for login in ("anna", "nobody")
    ]
    assert answers[0] == answers[1]


def test_an_unknown_name_costs_the_same_hashing_as_a_wrong_password(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    inn.guest("Anna").post("/account", {"login": "anna", "password": "correct horse"}, 201)
    inn.stranger().refused("POST", "/login", {"login": "x y", "password": "guess"}, "wrong-password")
    work_room = inn.app.state.passwords  # what is nobody's password was hashed at the first sign-in
    hasher, done = work_room.hasher, []

    class Noting:
        def hash(self, password: str) -> str:
            done.append("hash")
            return str(hasher.hash(password))

        def verify(self, kept: str, password: str) -> bool:
            done.append(f"verify {extract_parameters(kept)}")
            return bool(hasher.verify(kept, password))

    monkeypatch.setattr(work_room, "hasher", Noting())
    for path, rest, hashes in (("/login", {}, 1), ("/recover", {"code": "x"}, 0)):
        work = []
        for login in ("anna", "nobody"):
            done.clear()
            inn.stranger().ask("POST", path, {"login": login, "password": "battery staple", **rest}, expect=401)
            work.append(list(done))
        assert work[0] == work[1]
        assert len(work[0]) == hashes


@pytest.mark.ends("session: they recover their account", "password: they recover their account")
@pytest.mark.ends("recovery code: it is used")
def test_a_recovery_code_is_good_once_and_ends_all_sessions(inn: Inn) -> None:
    anna = inn.guest("Anna")
    codes = anna.post("/account", {"login": "anna", "password": "correct horse"}, 201)["codes"]
    stranger = inn.stranger()
    new = {"login": "anna", "code": codes[0].upper().replace("-", " "), "password": "battery staple"}
    assert stranger.post("/recover", new)["me"]["codes"] == 7
    anna.refused("GET", "/me", code="signed-out")
    stranger.refused("POST", "/recover", new, "wrong-code")
    stranger.refused("POST", "/login", {"login": "anna", "password": "correct horse"}, "wrong-password")
    assert stranger.post("/login", {"login": "anna", "password": "battery staple", "bearer": True})["token"]


def test_two_accounts_cannot_have_the_same_name(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    anna.post("/account", {"login": "queen", "password": "correct horse"}, 201)
    bea.refused("POST", "/account", {"login": "QUEEN", "password": "correct horse"}, "name-taken")
    anna.refused("POST", "/account", {"login": "king", "password": "correct horse"}, "already")


@pytest.mark.ends("session: they are forgotten", "seat: they are forgotten")
def test_whoever_is_forgotten_becomes_somebody(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,))
    bea.command(table, "chat", text="my telephone number is 12345")
    kept = bea.get("/me/export")
    assert [line["text"] for line in kept["chat"]] == ["my telephone number is 12345"]
    assert kept["person"]["name"] == "Bea"
    assert "password" not in kept["person"]
    bea.ask("DELETE", "/me", expect=204)
    bea.refused("GET", "/me", code="signed-out")
    chairs = anna.get(f"/tables/{table}")["table"]["chairs"]
    assert "person" not in chairs[1]
    assert chairs[1]["bot"]
    assert "Bea" not in str(anna.get(f"/tables/{table}/chat"))
    assert "12345" not in str(anna.get(f"/tables/{table}/chat"))
    assert anna.desk(table, 0)["desk"]["seats"][1]["name"] == ""


def test_what_a_spectator_said_is_forgotten_too(inn: Inn) -> None:
    anna, cora = inn.guest("Anna"), inn.guest("Cora")
    table = anna.begin("claim", "me", "me")
    cora.command(table, "chat", text="12345")
    assert "Cora" in str(anna.get(f"/tables/{table}/chat"))
    cora.ask("DELETE", "/me", expect=204)
    assert "Cora" not in str(anna.get(f"/tables/{table}/chat"))
    assert "12345" not in str(anna.get(f"/tables/{table}/chat"))


@pytest.mark.ends("session: a guest takes everything along into an account")
def test_a_guest_who_signs_in_takes_everything_along(inn: Inn) -> None:
    account = {"login": "anna", "password": "correct horse"}
    inn.guest("Anna").post("/account", account, 201)
    guest, bea = inn.guest("Anna at the phone"), inn.guest("Bea")
    table = guest.begin("claim", "me", "me", options={"first": 0})
    guest.command(table, "chat", text="12345")
    guest.ask("PUT", f"/me/blocks/{bea.id}", expect=204)
    key = guest.post(f"/tables/{table}/links", {"kind": "seat", "seat": 0}, 201)["token"]
    entered = guest.post("/login", {**account, "bring": True, "bearer": True})
    anna = Guest(inn, entered["token"], entered["me"]["id"])
    assert anna.get(f"/tables/{table}")["mine"] == [0, 1]
    assert entered["me"]["blocked"] == [bea.id]
    assert [line["text"] for line in anna.get("/me/export")["chat"]] == ["12345"]
    assert Guest(inn, key, "").play(table, 0)["made"] > 0, "a bot that plays for the seat goes on"
    guest.refused("GET", "/me", code="signed-out")


def test_sockets_of_a_session_that_is_over_are_closed(inn: Inn) -> None:
    anna = inn.guest("Anna")
    code = anna.post("/account", {"login": "anna", "password": "correct horse"}, 201)["codes"][0]
    table = anna.begin("claim", "me", "me")
    with anna.at(table, 0) as ear, anna.line("/api/lobby/socket") as lobby:
        ear.until("desk")
        lobby.until("lobby")
        inn.stranger().post("/recover", {"login": "anna", "code": code, "password": "battery staple"})
        assert ear.until("bye")["reason"] == "signed-out"
        assert lobby.until("bye")["reason"] == "signed-out"


def test_who_is_blocked_cannot_join(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    anna.ask("PUT", f"/me/blocks/{bea.id}", expect=204)
    table = anna.open("claim", "me", "open", public=True)
    bea.refused("POST", f"/tables/{table}/join", {}, "blocked")
    mine = bea.open("claim", "me", "open", public=True)
    anna.refused("POST", f"/tables/{mine}/join", {}, "blocked")
    anna.ask("DELETE", f"/me/blocks/{bea.id}", expect=204)
    bea.post(f"/tables/{table}/join")
    anna.refused("PUT", "/me/blocks/nobody", None, "unknown-person")


def test_names_and_chat_are_text_in_one_line(inn: Inn) -> None:
    anna = inn.guest("<b>Anna</b>\u202e\u0000")
    assert anna.get("/me")["name"] == "<b>Anna</b>"
    anna.refused("PATCH", "/me", {"name": "\u200b"}, "unfit")
    table = anna.begin("claim", "me", "greedy")
    with anna.at(table, 0) as ear:
        ear.until("welcome")
        anna.command(table, "chat", text="one\ntwo <script>")
        assert ear.until("chat")["text"] == "one two <script>"


def test_a_webhook_into_the_house_is_refused(opened: Opened) -> None:
    anna = opened().guest("Anna")
    house = ["127.0.0.1/x", "[::1]/", "10.0.0.1/", "169.254.169.254/", "[64:ff9b::7f00:1]/", "[::127.0.0.1]/"]
    house += ["[fec0::1]/", "[::ffff:0:127.0.0.1]/", "[::ffff:127.0.0.1]/", "[2002:7f00:1::]/", "[fe80::1]/"]
    house += ["[2a00::5efe:10.0.0.1]/", "[2a00::200:5efe:127.0.0.1]/", "[64:ff9b:1::7f00:1]/", "[3fff::1]/"]
    house += ["[2001:0:7f00:1::]/", "[4000::1]/", "[ff02::1]/", "[fc00::1]/", "[100::1]/"]
    house += ["2130706433/", "0x7f.1/", "0.0.0.0/", "100.64.0.1/"]
    odd = ["ftp://x/", "x", "https://1.1.1.1:0/", "https://1.1.1.1/\0", "https://1.1.1.1/\r\nX: y"]
    for url in [*(f"http://{place}" for place in house), *odd]:
        anna.refused("PATCH", "/me", {"webhook": url}, "unfit")
    assert anna.get("/me")["webhook"] == ""


def test_guests_who_do_not_come_back_are_forgotten(inn: Inn, tmp_path: Path) -> None:
    anna, bea, cora = (inn.guest(name) for name in ("Anna", "Bea", "Cora"))
    bea.begin("claim", "me", "open", others=(inn.guest("Dana"),))
    cora.post("/account", {"login": "cora", "password": "correct horse"}, 201)

    async def long_ago() -> None:
        store = SqliteStore(tmp_path / "inn.db", alone=False)
        await store.open()
        for guest in (anna, bea, cora):
            person = await store.get(Person, guest.id)
            assert person is not None
            person.seen = 1
            await store.put(person)
        await store.close()

    asyncio.run(long_ago())
    portal = inn.client.portal
    assert portal is not None
    assert portal.call(inn.app.state.tidying.forget) == 1
    anna.refused("GET", "/me", code="signed-out")
    assert bea.get("/me")["name"] == "Bea", "who is in a game stays"
    assert cora.get("/me")["name"] == "Cora", "and so do accounts"


def test_those_who_are_kept_stand_in_nobodys_way(inn: Inn) -> None:
    anna = inn.guest("Anna")
    anna.begin("claim", "me", "greedy")
    store = inn.app.state.store
    portal = inn.client.portal
    assert portal is not None

    async def long_ago() -> int:
        seats = [SeatRow("t", k, f"playing {k:03}") for k in range(210)]
        table = TableRow("t", "claim", None, "running")
        names = [f"playing {k:03}" for k in range(210)] + [f"away {k:03}" for k in range(210)]
        await store.insert(table, *seats, *(Person(name, name, seen=1) for name in names))
        forgotten: int = await inn.app.state.tidying.forget()
        left = {person.id for person in await store.find(Person)}
        assert left == {anna.id, *(f"playing {k:03}" for k in range(210))}
        return forgotten

    assert portal.call(long_ago) == 210


@pytest.mark.ends("host: they are forgotten")
def test_the_next_one_at_the_table_is_host_when_the_host_is_forgotten(inn: Inn) -> None:
    anna, bea, cora = (inn.guest(name) for name in ("Anna", "Bea", "Cora"))
    running = anna.open("tokyo", "me", "open", "open", public=True)
    for guest in (bea, cora):
        guest.post(f"/tables/{running}/join")
    anna.post(f"/tables/{running}/remove", {"seat": 1})
    anna.ask("PUT", f"/tables/{running}/chairs/1", {"bot": "random"})
    anna.post(f"/tables/{running}/start")
    waiting = anna.open("claim", "open", "open", public=True)
    cora.post(f"/tables/{waiting}/join")
    empty = anna.open("claim", "open", "random", public=True)
    over = anna.begin("claim", "me", "open", others=(cora,))
    anna.command(over, "resign", seat=0)
    anna.ask("DELETE", "/me", expect=204)
    for table in (running, waiting):
        assert cora.get(f"/tables/{table}")["table"]["host"]["name"] == "Cora", "Bea was sent away"
    cora.post(f"/tables/{running}/mute", {"person": bea.id, "on": True})
    cora.ask("PUT", f"/tables/{waiting}/chairs/1", {"bot": "random"})
    cora.post(f"/tables/{waiting}/start")
    assert cora.get(f"/tables/{empty}")["table"]["status"] == "cancelled"
    assert cora.get(f"/tables/{over}")["table"].get("host") is None
