"""Whatever lets anybody do something ends: the table in docs/security.md, each end with a scene over the wire."""

import ast
import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tafelrunde.server.door import callers
from tafelrunde.server.door.security import Cookies
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.times import now
from tafelrunde.server.lobby import links
from tafelrunde.server.operations import admin
from tafelrunde.store import postgres as in_postgres
from trees import marked

from .conftest import Opened
from .inn import Guest, Inn, webhook

TESTS = Path(__file__).parent.parent
TABLE = (TESTS.parent / "docs" / "security.md").read_text("utf-8")
FIRST = {"first": 0}
DAY = 86_400_000


def ends() -> list[str]:
    """Return every end in the table, with what it is the end of."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in TABLE.splitlines() if line[:1] == "|"]
    head, _, *body = rows
    assert head == ["what", "who holds it", "what for", "it ends when"]
    assert all(len(row) == 4 and all(row) for row in body)
    return [f"{row[0]}: {end.strip()}" for row in body for end in row[3].split(";")]


@pytest.mark.parametrize("end", ends())
def test_each_end_in_the_table_is_shown_by_a_scene(end: str) -> None:
    assert end in {shown for _, shown in marked(TESTS, "ends")}


def test_no_scene_shows_an_end_that_the_table_does_not_name() -> None:
    assert [(scene, end) for scene, end in marked(TESTS, "ends") if end not in ends()] == []
    assert len(ends()) == len(set(ends()))


KINDS = {
    "SESSION": "session",
    "DEVICE": "mark of a device",
    "CODE": "code of the operator",
    "PAIRING": "device link",
    "KNOCK": "knock by a device link",
    "SEAT": "key of a seat",
    "BOT": "key of a bot account",
    "INVITE": "invitation",
    "HANDOVER": "hand-over",
}
COOKIES = {"name": "session", "device": "mark of a device", "guest": "guest left with a device"}


def test_whatever_is_handed_out_is_in_the_table() -> None:
    """A new kind of token, or a new cookie, has to be named above and in the table."""
    at_tables = {name for name, kind in vars(links).items() if isinstance(kind, str) and kind in links.LASTS}
    assert {ast.unparse(kind) for kind in handed_out()} - {"kind"} | at_tables == KINDS.keys()
    cookies = {name for name, value in vars(Cookies(Settings())).items() if str(value).startswith("tafelrunde")}
    assert cookies == COOKIES.keys()
    assert {*KINDS.values(), *COOKIES.values()} <= {end.partition(":")[0] for end in ends()}


def handed_out() -> Iterator[ast.expr]:
    """Yield of what kind each token is that the server makes, as it is written."""
    for path in Path(links.__file__).parent.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Token":
                yield node.args[1]


def link_of(guest: Guest, table: str, kind: str, seat: int | None = None) -> str:
    """Return a link or a key that somebody hands out."""
    return str(guest.post(f"/tables/{table}/links", {"kind": kind, "seat": seat}, 201)["token"])


def leads_nowhere(inn: Inn, link: str, whom: Guest | None = None) -> None:
    """See that a link is good for nothing."""
    for way in ("look", "follow"):
        (whom or inn.guest("Somebody")).refused("POST", f"/links/{way}", {"token": link}, "unknown-link")


def operator(inn: Inn, work: Callable[..., object], *args: str) -> object:
    """Let the operator do something beside the running server."""
    settings = inn.app.state.settings
    return asyncio.run(admin.at_store(settings, work, *args))  # type: ignore[arg-type]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Return what lets days go by."""

    def pass_days(days: float) -> None:
        for room in (callers, links):
            monkeypatch.setattr(room, "now", lambda: now() + int(days * DAY))

    return pass_days


@pytest.mark.ends("session: they sign out")
@pytest.mark.ends("socket of a table: its session ends")
@pytest.mark.ends("socket of the lobby: its session ends")
def test_whoever_signs_out_is_a_stranger_at_once(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "me", options=FIRST)
    with anna.at(table, 0) as ear, anna.line("/api/lobby/socket") as lobby:
        ear.until("desk")
        lobby.until("lobby")
        anna.post("/logout", expect=204)
        assert ear.until("bye")["reason"] == "signed-out"
        assert lobby.until("bye")["reason"] == "signed-out"
    anna.refused("GET", "/me", code="signed-out")
    anna.refused("GET", f"/tables/{table}/desk?seat=0", code="signed-out")


@pytest.mark.ends("session: the operator resets their password")
@pytest.mark.ends("password: the operator resets it")
def test_a_password_that_the_operator_resets_ends_all_of_before(inn: Inn, later: Callable[[float], None]) -> None:
    anna = inn.guest("Anna")
    anna.post("/account", {"login": "anna", "password": "correct horse"}, 201)
    table = anna.begin("claim", "me", "me", options=FIRST)
    key, handover = Guest(inn, link_of(anna, table, "seat", 0), ""), link_of(anna, table, "handover", 0)
    word = operator(inn, admin.reset_password, "anna")
    key.desk(table, 0, expect=401)
    leads_nowhere(inn, handover)
    later(1)  # nobody tells the process of it: so it goes by what it remembers, for ten seconds
    anna.refused("GET", "/me", code="signed-out")
    old, new = ({"login": "anna", "password": password} for password in ("correct horse", word))
    inn.stranger().refused("POST", "/login", old, "wrong-password")
    assert inn.stranger().post("/login", new)["me"]["id"] == anna.id


@pytest.mark.ends("seat: they hand it on")
@pytest.mark.ends("host: they hand their last seat on")
@pytest.mark.ends("hand-over: somebody takes the seat over")
def test_whoever_hands_the_last_seat_on_is_not_the_host_any_more(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.open("claim", "me", "greedy")
    link = link_of(anna, table, "handover", 0)
    bea.post("/links/follow", {"token": link})
    anna.refused("POST", f"/tables/{table}/start", {}, "not-the-host")
    bea.post(f"/tables/{table}/start")
    anna.refused("GET", f"/tables/{table}/desk?seat=0", code="not-your-seat")
    leads_nowhere(inn, link)


@pytest.mark.ends("key of a seat: it is a year old")
@pytest.mark.ends("hand-over: it is four weeks old")
@pytest.mark.ends("invitation: it is four weeks old")
def test_what_was_handed_out_does_not_last_for_ever(inn: Inn, later: Callable[[float], None]) -> None:
    anna = inn.guest("Anna")
    table, waiting = anna.begin("claim", "me", "me", options=FIRST), anna.open("claim", "me", "open")
    key = Guest(inn, link_of(anna, table, "seat", 0), "")
    handed = [link_of(anna, table, "handover", 0), link_of(anna, waiting, "invite")]
    later(27)
    for link in handed:
        inn.stranger().post("/links/look", {"token": link})
    later(29)
    for link in handed:
        leads_nowhere(inn, link)
    later(364)
    key.desk(table, 0)
    later(366)
    key.desk(table, 0, expect=401)


@pytest.mark.ends("key of a seat: the game has been over for a week")
@pytest.mark.ends("hand-over: the game is over")
def test_what_was_handed_out_for_a_game_ends_with_it(inn: Inn, later: Callable[[float], None]) -> None:
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "me", options=FIRST)
    key, handover = Guest(inn, link_of(anna, table, "seat", 0), ""), link_of(anna, table, "handover", 1)
    key.command(table, "resign", seat=0)
    leads_nowhere(inn, handover)
    later(6)
    assert key.get(f"/tables/{table}")["mine"] == [0], "whoever has played by it may look how it ended"
    later(8)
    assert key.get(f"/tables/{table}")["mine"] == []
    key.refused("POST", f"/tables/{table}/wrong", {"seat": 0, "text": "Late."}, "signed-out")


@pytest.mark.ends("invitation: the game begins")
def test_an_invitation_seats_nobody_once_the_game_has_begun(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.open("claim", "me", "greedy")
    link = link_of(anna, table, "invite")
    anna.post(f"/tables/{table}/start")
    bea.refused("POST", "/links/follow", {"token": link}, "not-open")
    bea.refused("POST", f"/tables/{table}/join", {"token": link}, "not-open")


@pytest.mark.ends("hand-over: its maker is locked out")
@pytest.mark.ends("invitation: its maker is locked out")
def test_whoever_is_locked_out_lets_nobody_else_in(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table, waiting = anna.begin("claim", "me", "me", options=FIRST), anna.open("claim", "me", "open")
    handed = [link_of(anna, table, "handover", 0), link_of(anna, waiting, "invite")]
    key = Guest(inn, link_of(anna, table, "seat", 0), "")
    operator(inn, admin.ban, anna.id)
    for link in handed:
        leads_nowhere(inn, link, bea)
    key.command(table, "pause", seat=0, on=True, expect=403)
    operator(inn, admin.unban, anna.id)
    key.command(table, "pause", seat=0, on=True)


@pytest.mark.ends("webhook: they name another address or none")
@pytest.mark.ends("webhook: they are forgotten")
@pytest.mark.ends("password: they are forgotten")
@pytest.mark.ends("recovery code: they are forgotten")
def test_a_webhook_is_told_as_long_as_somebody_wants_it(opened: Opened) -> None:
    inn = opened(private_webhooks=True)
    anna, bea, cora = (inn.guest(name) for name in ("Anna", "Bea", "Cora"))
    account = {"login": "cora", "password": "correct horse"}
    code = cora.post("/account", account, 201)["codes"][0]
    with webhook() as (url, got):
        for guest in (bea, cora):
            guest.ask("PATCH", "/me", {"webhook": url})
        tables = [anna.begin("claim", "me", "open", others=(other,), options=FIRST) for other in (bea, cora)]
        bea.ask("PATCH", "/me", {"webhook": ""})
        cora.ask("DELETE", "/me", {"password": account["password"]}, expect=204)
        last = anna.begin("claim", "me", "open", others=(told := inn.guest("Dana"),), options=FIRST)
        told.ask("PATCH", "/me", {"webhook": url})
        for table in (*tables, last):
            anna.play(table, 0)
        assert got.get(timeout=60)["table"] == last
        assert got.empty()
    inn.stranger().refused("POST", "/login", account, "wrong-password")
    inn.stranger().refused("POST", "/recover", {**account, "code": code}, "wrong-code")


@pytest.mark.ends("remembered session: ten seconds have passed")
def test_a_process_that_is_told_nothing_believes_a_session_for_ten_seconds(
    opened: Opened, new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch, later: Callable[[float], None]
) -> None:
    database = new_database()
    here, there = opened(db=database), opened(db=database)
    monkeypatch.setattr(in_postgres, "CHANNEL", "where nobody listens")
    anna = here.guest("Anna")
    away = Guest(there, anna.token, anna.id)
    away.get("/me")
    anna.post("/logout", expect=204)
    later(11 / 86_400)
    away.refused("GET", "/me", code="signed-out")
