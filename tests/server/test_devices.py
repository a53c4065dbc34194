"""People on several devices: how another one comes in, who stays where, what ends it, and what it takes."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest
from argon2 import PasswordHasher

from tafelrunde.server.door.security import hashed
from tafelrunde.server.ground.times import now
from tafelrunde.server.operations import admin
from tafelrunde.server.people import pairing
from tafelrunde.store.store import Token

from .conftest import Opened
from .inn import Guest, Inn, Json

T = TypeVar("T")
LIGHT = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
RIGHT, NEW = "correct horse", "battery staple"
ACCOUNT = {"login": "anna", "password": RIGHT}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0"
CHROME = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36"


def device(inn: Inn, agent: str = CHROME) -> Guest:
    """Return a browser: its own cookies, and nobody there yet."""
    there = inn.elsewhere("198.51.100.1")
    there.client.headers["User-Agent"] = agent
    return there.stranger()


def sit_down(browser: Guest, name: str) -> Guest:
    """Let somebody be a guest at a browser, known by its cookie."""
    browser.id = browser.post("/me", {"name": name}, 201)["me"]["id"]
    return browser


def member(inn: Inn, login: str = "anna") -> Guest:
    """Return a laptop where Anna has an account."""
    laptop = sit_down(device(inn, FIREFOX), "Anna")
    laptop.post("/account", {**ACCOUNT, "login": login}, 201)
    return laptop


def do(inn: Inn, work: Callable[..., Awaitable[T]], *args: Any) -> T:
    """Do something at the server's own loop, as another process or an operator might beside it."""
    assert inn.client.portal is not None
    return inn.client.portal.call(work, *args)


def house_of(inn: Inn) -> Any:
    return inn.app.state


def offer(laptop: Guest) -> Json:
    """Let a device show a code for another one."""
    offered: Json = laptop.post("/pairing", {}, 201)
    return offered


def knock(phone: Guest, laptop: Guest) -> Json:
    """Let a device knock by the code that another one shows."""
    knocked: Json = phone.post("/pairing/knock", {"code": offer(laptop)["code"]}, 201)
    return knocked


def let_in(phone: Guest, laptop: Guest) -> str:
    """Let a device knock, and the other one say yes; return the ticket."""
    knocked = knock(phone, laptop)
    laptop.post("/pairing/answer", {"compare": knocked["compare"], "yes": True}, 204)
    return str(knocked["ticket"])


def gives_nothing(inn: Inn, code: str = "", ticket: str = "") -> None:
    """See that neither a code nor a ticket is good for anything."""
    if code:
        device(inn).refused("POST", "/pairing/knock", {"code": code}, "unknown-code")
    if ticket:
        for way in ("wait", "enter"):
            thief = device(inn)
            thief.refused("POST", f"/pairing/{way}", {"ticket": ticket}, "unknown-code")
            thief.refused("GET", "/me", code="signed-out")


@pytest.mark.ends("device link: it is used", "knock by a device link: it has come in")
def test_another_device_comes_in_once_the_old_one_says_yes(inn: Inn) -> None:
    laptop, phone = member(inn), device(inn)
    offered = offer(laptop)
    assert offered["url"].endswith(f"/d#{offered['code']}")
    assert offered["qr"].startswith("data:image/svg+xml")
    assert laptop.get("/pairing")["state"] == "open"
    knocked = phone.post("/pairing/knock", {"code": offered["code"].lower().replace("-", " ")}, 201)
    assert set(knocked) == {"ticket", "compare", "left"}, "nothing says yet who it is"
    ticket = {"ticket": knocked["ticket"]}
    gives_nothing(inn, offered["code"])
    asked = laptop.get("/pairing")
    assert (asked["state"], asked["browser"], asked["system"]) == ("asked", "Chrome", "Android")
    assert asked["compare"] == knocked["compare"]
    waiting = phone.post("/pairing/wait", ticket)
    assert (waiting["let_in"], waiting["name"]) == (False, "")
    phone.refused("POST", "/pairing/enter", ticket, "unknown-code")
    laptop.post("/pairing/answer", {"compare": asked["compare"], "yes": True}, 204)
    assert phone.post("/pairing/wait", ticket)["name"] == "Anna"
    assert phone.post("/pairing/enter", ticket)["me"]["login"] == "anna"
    assert phone.get("/me")["id"] == laptop.id
    gives_nothing(inn, offered["code"], knocked["ticket"])
    assert laptop.get("/pairing")["state"] == "over"


def test_a_guests_running_game_goes_to_the_phone_and_back(inn: Inn) -> None:
    laptop, phone = sit_down(device(inn, FIREFOX), "Anna"), device(inn)
    table = laptop.begin("claim", "me", "me", options={"first": 0})
    phone.post("/pairing/enter", {"ticket": let_in(phone, laptop)})
    assert [one["id"] for one in phone.get("/tables")["mine"]] == [table]
    phone.play(table, 0)
    assert laptop.play(table, 1)["made"] > 0


@pytest.mark.ends("knock by a device link: the answer is no")
def test_what_is_not_let_in_gets_nothing(inn: Inn) -> None:
    laptop, phone = member(inn), device(inn)
    knocked = knock(phone, laptop)
    other = "".join(reversed(knocked["compare"])) + "x"
    laptop.refused("POST", "/pairing/answer", {"compare": other, "yes": True}, "unknown-code")
    bea = sit_down(device(inn), "Bea")
    bea.refused("POST", "/pairing/answer", {"compare": knocked["compare"], "yes": True}, "unknown-code")
    assert bea.get("/pairing")["state"] == "over"
    laptop.post("/pairing/answer", {"compare": knocked["compare"], "yes": False}, 204)
    gives_nothing(inn, ticket=knocked["ticket"])
    laptop.refused("POST", "/pairing/answer", {"compare": knocked["compare"], "yes": True}, "unknown-code")
    assert len(laptop.get("/sessions")["sessions"]) == 1


def recover(inn: Inn, laptop: Guest, login: str) -> None:
    """Set a new password by a code that was kept."""
    codes = laptop.post("/account/codes", {"password": RIGHT})["codes"]
    device(inn).post("/recover", {"login": login, "code": codes[0], "password": NEW})


def end_from_afar(inn: Inn, laptop: Guest, login: str) -> None:
    """End the session of the laptop at another device."""
    tablet = device(inn)
    tablet.post("/login", {"login": login, "password": RIGHT})
    (other,) = [one for one in tablet.get("/sessions")["sessions"] if not one["here"]]
    tablet.ask("DELETE", f"/sessions/{other['id']}", expect=204)
    laptop.refused("GET", "/me", code="signed-out")


ENDS: dict[str, Callable[[Inn, Guest, str], object]] = {
    "its maker makes another one": lambda _, laptop, __: offer(laptop),
    "its maker takes it back": lambda _, laptop, __: laptop.ask("DELETE", "/pairing", expect=204),
    "the session that made it ends": end_from_afar,
    "its maker ends all other sessions": lambda _, laptop, __: laptop.post("/sessions/end", expect=204),
    "its maker changes their password": lambda _, laptop, __: laptop.post(
        "/account/password", {"old": RIGHT, "password": NEW}
    ),
    "its maker recovers their account": recover,
    "its maker is locked out": lambda inn, laptop, _: do(inn, admin.ban, house_of(inn).store, laptop.id),
    "its maker is forgotten": lambda _, laptop, __: laptop.ask("DELETE", "/me", {"password": RIGHT}, expect=204),
    "it is five minutes old": lambda _, __, ___: None,
}


@pytest.mark.ends("device link: its maker makes another one", "knock by a device link: its maker makes another one")
@pytest.mark.ends("device link: its maker takes it back", "knock by a device link: its maker takes it back")
@pytest.mark.ends("device link: the session that made it ends", "knock by a device link: the session that made it ends")
@pytest.mark.ends("device link: its maker ends all other sessions")
@pytest.mark.ends("knock by a device link: its maker ends all other sessions")
@pytest.mark.ends("device link: its maker changes their password")
@pytest.mark.ends("knock by a device link: its maker changes their password")
@pytest.mark.ends("device link: its maker recovers their account")
@pytest.mark.ends("knock by a device link: its maker recovers their account")
@pytest.mark.ends("device link: its maker is locked out", "knock by a device link: its maker is locked out")
@pytest.mark.ends("device link: its maker is forgotten", "knock by a device link: its maker is forgotten")
@pytest.mark.ends("device link: it is five minutes old", "knock by a device link: it is five minutes old")
@pytest.mark.parametrize("end", ENDS)
def test_what_lets_a_device_in_ends_with_what_stands_behind_it(
    inn: Inn, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house_of(inn).passwords.hasher = LIGHT
    laptops = {login: member(inn, login) for login in ("offers", "hears", "says yes")}
    code = offer(laptops["offers"])["code"]
    tickets = [knock(device(inn), laptops["hears"])["ticket"], let_in(device(inn), laptops["says yes"])]
    for login, laptop in laptops.items():
        ENDS[end](inn, laptop, login)
    if end == "it is five minutes old":
        monkeypatch.setattr(pairing, "now", lambda: now() + 300_001)
    gives_nothing(inn, code)
    for ticket in tickets:
        gives_nothing(inn, ticket=ticket)


def test_nobody_guesses_a_code(opened: Opened) -> None:
    inn = opened(limits=True, forwarded="127.0.0.1", sender="127.0.0.1")
    thief = inn.elsewhere("203.0.113.9").stranger()
    laptop = sit_down(inn.elsewhere("198.51.100.1").stranger(), "Anna")
    guesses = [inn.elsewhere("203.0.113.9").stranger().ask for _ in range(20)]
    for guess in guesses:
        guess("POST", "/pairing/knock", {"code": "ABCD-EFGH"}, expect=404)
    thief.refused("POST", "/pairing/knock", {"code": "ABCD-EFGH"}, "too-often")
    assert knock(inn.elsewhere("198.51.100.2").stranger(), laptop)["ticket"]


def test_a_code_is_good_at_another_process_and_once_in_all(opened: Opened, new_database: Callable[[], str]) -> None:
    database = new_database()
    here, there = opened(db=database), opened(db=database)
    laptop, phone = sit_down(device(here, FIREFOX), "Anna"), device(there)
    code = offer(laptop)["code"]
    knocked = phone.post("/pairing/knock", {"code": code}, 201)
    device(here).refused("POST", "/pairing/knock", {"code": code}, "unknown-code")
    laptop.post("/pairing/answer", {"compare": knocked["compare"], "yes": True}, 204)
    ticket = {"ticket": knocked["ticket"]}
    assert phone.post("/pairing/enter", ticket)["me"]["id"] == laptop.id
    device(here).refused("POST", "/pairing/enter", ticket, "unknown-code")


@pytest.mark.ends("session: they end it from another device")
def test_sessions_are_listed_by_device_and_ended(inn: Inn) -> None:
    laptop, phone = member(inn), device(inn)
    phone.post("/login", ACCOUNT)
    script = inn.stranger().post("/login", {**ACCOUNT, "bearer": True})["token"]
    listed = laptop.get("/sessions")["sessions"]
    assert (listed[0]["browser"], listed[0]["system"], listed[0]["here"]) == ("Firefox", "Linux", True)
    assert {(one["browser"], one["system"]) for one in listed[1:]} == {("Chrome", "Android"), ("", "")}
    assert not {script, laptop.inn.client.cookies["tafelrunde"]} & {one["id"] for one in listed}
    here, *others = [one["id"] for one in listed]
    sit_down(bea := device(inn), "Bea").refused("DELETE", f"/sessions/{others[0]}", code="unknown")
    laptop.refused("DELETE", f"/sessions/{here}", code="unknown")
    with phone.line("/api/lobby/socket") as lobby:
        lobby.until("lobby")
        for other in others:
            laptop.ask("DELETE", f"/sessions/{other}", expect=204)
        assert lobby.until("bye")["reason"] == "signed-out"
    phone.refused("GET", "/me", code="signed-out")
    Guest(inn, script, "").refused("GET", "/me", code="signed-out")
    assert [one["here"] for one in laptop.get("/sessions")["sessions"]] == [True]
    assert bea.get("/me")["name"] == "Bea"


def handed_out(laptop: Guest) -> tuple[str, Guest, list[str]]:
    """Hand out all that there is at tables; return the table, a key and links."""
    table, waiting = laptop.begin("claim", "me", "me", options={"first": 0}), laptop.open("claim", "me", "open")

    def link(where: str, kind: str, seat: int | None = None) -> str:
        return str(laptop.post(f"/tables/{where}/links", {"kind": kind, "seat": seat}, 201)["token"])

    key = Guest(laptop.inn, link(table, "seat", 0), "")
    key.inn = laptop.inn.elsewhere("198.51.100.3")
    key.desk(table, 0)
    return table, key, [link(table, "handover", 0), link(waiting, "invite")]


CLOSING = {
    "ends all other sessions": ("/sessions/end", None, 204),
    "changes their password": ("/account/password", {"old": RIGHT, "password": NEW}, 200),
}


@pytest.mark.ends("session: they end all others", "session: they change their password")
@pytest.mark.ends("password: they change it")
@pytest.mark.ends("key of a seat: its owner ends all other sessions")
@pytest.mark.ends("key of a seat: its owner changes their password")
@pytest.mark.ends("hand-over: its maker ends all other sessions", "hand-over: its maker changes their password")
@pytest.mark.ends("invitation: its maker ends all other sessions", "invitation: its maker changes their password")
@pytest.mark.ends("mark of a device: the account ends all other sessions")
@pytest.mark.ends("mark of a device: the account changes their password")
@pytest.mark.parametrize("end", CLOSING)
def test_nothing_of_before_is_left_but_the_device_that_asks(inn: Inn, end: str) -> None:
    laptop, phone = member(inn), device(inn)
    phone.post("/login", ACCOUNT)
    marked = phone.inn.client.cookies["tafelrunde-device"]
    table, key, links = handed_out(laptop)
    before = laptop.inn.client.cookies["tafelrunde"]
    path, body, status = CLOSING[end]
    if body:
        laptop.refused("POST", path, {**body, "old": NEW}, "wrong-password")
        assert phone.get("/me")["login"] == "anna"
    laptop.post(path, body, status)
    assert laptop.get("/me")["login"] == "anna"
    assert [one["here"] for one in laptop.get("/sessions")["sessions"]] == [True]
    phone.refused("GET", "/me", code="signed-out")
    key.refused("GET", f"/tables/{table}/desk?seat=0", code="signed-out")
    for link in links:
        device(inn).refused("POST", "/links/look", {"token": link}, "unknown-link")
    tokens = do(inn, house_of(inn).store.find, Token)
    assert hashed(marked) not in {token.hash for token in tokens}
    assert laptop.play(table, 0)["made"] > 0, "whoever sits there sits there still"
    if body:
        Guest(device(inn).inn, before, "").refused("GET", "/me", code="signed-out")
        device(inn).refused("POST", "/login", ACCOUNT, "wrong-password")
        assert phone.post("/login", {**ACCOUNT, "password": NEW})["me"]["login"] == "anna"


def test_whoever_signs_in_with_the_password_of_before_does_not_stay(inn: Inn) -> None:
    """The password is changed between the moment it was found right and the one in which the session is written."""
    laptop, phone = member(inn), device(inn)
    store = house_of(inn).store
    usual = store.swap

    async def late(*swaps: Any) -> bool:
        if any(isinstance(one, Token) and one.kind == "session" for one in swaps):
            store.swap = usual
            await admin.reset_password(store, "anna")
        return bool(await usual(*swaps))

    store.swap = late
    phone.refused("POST", "/login", ACCOUNT, "signed-out")
    phone.refused("GET", "/me", code="signed-out")
    assert laptop.id


@pytest.mark.ends("recovery code: they make new ones")
def test_new_codes_take_the_place_of_the_old_ones(inn: Inn) -> None:
    laptop = sit_down(device(inn), "Anna")
    old = laptop.post("/account", ACCOUNT, 201)["codes"]
    laptop.refused("POST", "/account/codes", {"password": NEW}, "wrong-password")
    new = laptop.post("/account/codes", {"password": RIGHT})["codes"]
    assert len(new) == 8
    assert not set(old) & set(new)
    wanted = {"login": "anna", "password": NEW}
    device(inn).refused("POST", "/recover", {**wanted, "code": old[0]}, "wrong-code")
    assert device(inn).post("/recover", {**wanted, "code": new[0]})["me"]["codes"] == 7


def test_a_guest_has_no_password_to_change(inn: Inn) -> None:
    guest = sit_down(device(inn), "Anna")
    guest.refused("POST", "/account/password", {"old": "x", "password": NEW}, "no-account")
    guest.refused("POST", "/account/codes", {"password": "x"}, "no-account")


def test_a_session_does_not_help_to_guess_the_password(opened: Opened) -> None:
    inn = opened(limits=True)
    house_of(inn).passwords.hasher = LIGHT
    laptop = member(inn)
    ways = [
        ("POST", "/account/password", {"old": NEW, "password": NEW}),
        ("POST", "/account/codes", {"password": NEW}),
        ("DELETE", "/me", {"password": NEW}),
    ]
    told = [laptop.refused(*ways[k % 3], code="wrong-password" if k < 20 else "too-often") for k in range(21)]
    assert told[-1]["args"]["seconds"] > 0


@pytest.mark.ends("guest left with a device: the guest comes back", "session: another account signs in with its cookie")
def test_a_friend_who_signs_in_leaves_the_guests_games_with_the_device(inn: Inn) -> None:
    member(inn)
    laptop = sit_down(device(inn), "Bea")
    table = laptop.open("claim", "me", "open")
    bea = laptop.id
    assert laptop.post("/login", ACCOUNT)["me"]["login"] == "anna"
    assert laptop.get("/tables")["mine"] == []
    laptop.refused("POST", "/me/back", code="already")
    first = laptop.inn.client.cookies["tafelrunde"]
    laptop.post("/login", ACCOUNT)
    Guest(device(inn).inn, first, "").refused("GET", "/me", code="signed-out")
    laptop.post("/logout", expect=204)
    assert laptop.post("/me/back")["id"] == bea
    assert [one["id"] for one in laptop.get("/tables")["mine"]] == [table]
    laptop.post("/logout", expect=204)
    assert laptop.post("/me/back", expect=204) == ""


@pytest.mark.ends("guest left with a device: the guest's session ends")
def test_a_guest_who_was_left_ends_with_their_session(inn: Inn) -> None:
    member(inn)
    laptop, phone = sit_down(device(inn), "Bea"), device(inn)
    phone.post("/pairing/enter", {"ticket": let_in(phone, laptop)})
    laptop.post("/login", ACCOUNT)
    phone.post("/sessions/end", expect=204)
    laptop.post("/logout", expect=204)
    assert laptop.post("/me/back", expect=204) == ""


@pytest.mark.parametrize("way", ["signs in", "recovers", "is let in"])
def test_games_join_the_account_where_that_is_wanted(inn: Inn, way: str) -> None:
    laptop = member(inn)
    phone = sit_down(device(inn), "Anna at the phone")
    table = phone.open("claim", "me", "open")
    if way == "signs in":
        phone.post("/login", {**ACCOUNT, "bring": True})
    elif way == "recovers":
        code = laptop.post("/account/codes", {"password": RIGHT})["codes"][0]
        phone.post("/recover", {"login": "anna", "password": NEW, "code": code, "bring": True})
    else:
        phone.post("/pairing/enter", {"ticket": let_in(phone, laptop), "bring": True})
    assert phone.get("/me")["id"] == laptop.id
    assert [one["id"] for one in phone.get("/tables")["mine"]] == [table]
    phone.post("/logout", expect=204)
    assert phone.post("/me/back", expect=204) == ""
