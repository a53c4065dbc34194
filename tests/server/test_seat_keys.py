"""The key of a seat: good for that seat and for whoever made it, and for nothing and nobody else."""

from collections import defaultdict
from collections.abc import Callable

import pytest

from tafelrunde.server.door.callers import WITH_A_KEY
from tafelrunde.store import postgres as in_postgres

from .conftest import Opened
from .inn import Guest, Inn

FIRST = {"first": 0}
ACCOUNT = {"login": "anna", "password": "correct horse"}


def key_of(guest: Guest, table: str, seat: int) -> Guest:
    """Return whoever holds the key that somebody has made for a seat."""
    return Guest(guest.inn, guest.post(f"/tables/{table}/links", {"kind": "seat", "seat": seat}, 201)["token"], "")


def link_of(guest: Guest, table: str, kind: str, seat: int | None = None) -> str:
    """Return a link that somebody hands out."""
    return str(guest.post(f"/tables/{table}/links", {"kind": kind, "seat": seat}, 201)["token"])


def sees_nothing(key: Guest, table: str, seat: int) -> None:
    """See that a key opens nothing any more."""
    key.refused("GET", f"/tables/{table}/desk?seat={seat}", code="signed-out")
    submit = {"type": "submit", "cmd_id": "late", "seat": seat, "version": 0, "actions": [0]}
    key.refused("POST", f"/tables/{table}/commands", submit, "signed-out")
    key.refused("POST", f"/tables/{table}/commands", {"type": "chat", "cmd_id": "c", "text": "boo"}, "signed-out")
    with key.line(f"/api/tables/{table}/socket") as ear:
        ear.say("hello", seat=seat, token=key.token)
        assert ear.until("welcome", "bye")["type"] == "bye"


@pytest.mark.ends("key of a seat: its owner stands up", "key of a seat: its owner is sent away")
@pytest.mark.ends("hand-over: its maker stands up", "hand-over: its maker is sent away")
@pytest.mark.ends("seat: they stand up", "seat: the host sends them away", "socket of a table: its key ends")
@pytest.mark.parametrize("how", ["leaves", "is sent away"])
def test_a_key_ends_when_its_owner_stands_up(inn: Inn, how: str) -> None:
    anna, bea, cora = inn.guest("Anna"), inn.guest("Bea"), inn.guest("Cora")
    table = anna.open("claim", "me", "open", public=True, options=FIRST)
    bea.post(f"/tables/{table}/join")
    key, handover = key_of(bea, table, 1), link_of(bea, table, "handover", 1)
    with key.at(table, 1) as ear:
        ear.until("welcome")
        if how == "leaves":
            bea.post(f"/tables/{table}/leave")
        else:
            anna.post(f"/tables/{table}/remove", {"seat": 1})
        assert ear.until("bye")["reason"] == "signed-out"
    cora.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/start")
    sees_nothing(key, table, 1)
    bea.refused("POST", "/links/follow", {"token": handover}, "unknown-link")
    assert cora.get(f"/tables/{table}")["mine"] == [1]


def test_whoever_comes_back_has_to_make_a_new_key(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.open("claim", "me", "open", public=True, options=FIRST)
    bea.post(f"/tables/{table}/join")
    key, handover = key_of(bea, table, 1), link_of(bea, table, "handover", 1)
    bea.post(f"/tables/{table}/leave")
    bea.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/start")
    sees_nothing(key, table, 1)
    anna.refused("POST", "/links/follow", {"token": handover}, "unknown-link")
    assert key_of(bea, table, 1).desk(table, 1)["desk"]["viewer"] == 1


@pytest.mark.ends("key of a seat: lots are drawn for seats", "hand-over: lots are drawn for seats")
def test_no_key_outlives_the_drawing_of_lots(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.open("claim", "me", "open", public=True, shuffle=True)
    bea.post(f"/tables/{table}/join")
    keys = key_of(anna, table, 0), key_of(bea, table, 1)
    links = link_of(anna, table, "handover", 0), link_of(bea, table, "handover", 1)
    anna.post(f"/tables/{table}/start")
    for key in keys:
        for seat in (0, 1):
            sees_nothing(key, table, seat)
    for link in links:
        inn.guest("Cora").refused("POST", "/links/follow", {"token": link}, "unknown-link")


@pytest.mark.ends("key of a seat: its owner hands the seat on")
def test_a_seat_that_is_handed_on_takes_no_key_along(inn: Inn) -> None:
    anna, bea, cora = inn.guest("Anna"), inn.guest("Bea"), inn.guest("Cora")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    key = key_of(anna, table, 0)
    first, second = (link_of(anna, table, "handover", 0) for _ in range(2))
    with key.at(table, 0) as ear:
        ear.until("desk")
        cora.post("/links/follow", {"token": first})
        assert ear.until("bye")["reason"] == "signed-out"
        assert not [message for message in ear.heard if message["type"] == "desk" and message["version"] > 27]
    sees_nothing(key, table, 0)
    for link in (first, second):
        anna.refused("POST", "/links/follow", {"token": link}, "unknown-link")
    assert cora.play(table, 0)


def test_nobody_is_taken_out_of_a_game_that_goes_on(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    key = key_of(bea, table, 1)
    anna.refused("POST", f"/tables/{table}/remove", {"seat": 1}, "not-open")
    assert key.desk(table, 1)["desk"]["seats"][1] == {"name": "Bea"}


def test_a_key_lets_somebody_back_for_whom_a_bot_has_played(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "me", options=FIRST)
    key = key_of(anna, table, 0)
    anna.post(f"/tables/{table}/leave", {"seat": 0})
    assert anna.get(f"/tables/{table}")["table"]["chairs"][0]["bot"]
    key.command(table, "come_back", seat=0)
    assert "bot" not in anna.get(f"/tables/{table}")["table"]["chairs"][0]
    key.command(table, "pause", seat=0, on=True)


@pytest.mark.ends("key of a seat: its owner recovers their account")
@pytest.mark.ends("hand-over: its maker recovers their account", "invitation: its maker recovers their account")
def test_recovering_an_account_ends_all_that_was_handed_out(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    code = anna.post("/account", ACCOUNT, 201)["codes"][0]
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    waiting = anna.open("claim", "me", "open")
    key, handover = key_of(anna, table, 0), link_of(anna, table, "handover", 0)
    invitation = link_of(anna, waiting, "invite")
    with key.at(table, 0) as ear:
        ear.until("desk")
        new = {"login": "anna", "code": code, "password": "battery staple"}
        inn.stranger().post("/recover", new)
        assert ear.until("bye")["reason"] == "signed-out"
    sees_nothing(key, table, 0)
    for link in (handover, invitation):
        bea.refused("POST", "/links/look", {"token": link}, "unknown-link")
        bea.refused("POST", "/links/follow", {"token": link}, "unknown-link")
    entered = inn.stranger().post("/login", {"login": "anna", "password": "battery staple", "bearer": True})
    assert Guest(inn, entered["token"], anna.id).play(table, 0), "the seat is still hers"


@pytest.mark.ends("key of a seat: its owner is forgotten", "hand-over: its maker is forgotten")
@pytest.mark.ends("invitation: its maker is forgotten")
def test_whoever_is_forgotten_leaves_no_key_behind(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    key, handover = key_of(bea, table, 1), link_of(bea, table, "handover", 1)
    invitation = link_of(bea, bea.open("claim", "me", "open"), "invite")
    with key.at(table, 1) as ear:
        ear.until("desk")
        bea.ask("DELETE", "/me", expect=204)
        assert ear.until("bye")["reason"] == "signed-out"
    sees_nothing(key, table, 1)
    for link in (handover, invitation):
        inn.guest("Cora").refused("POST", "/links/follow", {"token": link}, "unknown-link")


@pytest.mark.ends("invitation: its maker neither sits there nor is host")
def test_an_invitation_speaks_for_whoever_sits_there(inn: Inn) -> None:
    anna, bea, cora = inn.guest("Anna"), inn.guest("Bea"), inn.guest("Cora")
    table = anna.open("tokyo", "me", "open", "open")
    bea.post("/links/follow", {"token": link_of(anna, table, "invite")})
    invitation = link_of(bea, table, "invite")
    assert cora.post("/links/look", {"token": invitation})["table"]["id"] == table
    anna.post(f"/tables/{table}/remove", {"seat": 1})
    for way in ("look", "follow"):
        cora.refused("POST", f"/links/{way}", {"token": invitation}, "unknown-link")
    cora.refused("POST", f"/tables/{table}/join", {"token": invitation}, "unknown-link")
    assert cora.post("/links/follow", {"token": link_of(anna, table, "invite")})["mine"] == [1]


@pytest.mark.ends("key of a seat: its owner makes 32 others at the table")
def test_whoever_hands_out_many_links_ends_the_oldest(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "me", options=FIRST)
    keys = [key_of(anna, table, 0) for _ in range(34)]
    for key, status in ((keys[0], 401), (keys[1], 401), (keys[2], 200), (keys[-1], 200)):
        key.desk(table, 0, expect=status)


def test_a_key_is_good_for_its_seat_alone(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    both = anna.begin("claim", "me", "me", options=FIRST)
    secret = anna.open("claim", "me", "open")
    key, other = key_of(anna, table, 0), key_of(anna, both, 1)
    assert key.get(f"/tables/{table}")["mine"] == [0]
    assert key.play(table, 0)
    key.command(table, "chat", text="here I may speak")
    assert other.get(f"/tables/{both}")["mine"] == [1], "and not for the seat beside it"
    other.refused("GET", f"/tables/{both}/desk?seat=0", code="not-your-seat")
    hint = {"type": "request", "cmd_id": "h", "seat": 0, "name": "hint"}
    other.refused("POST", f"/tables/{both}/requests", hint, "not-your-seat")
    said = {"type": "chat", "cmd_id": "c", "text": "boo"}
    for place in (both, secret):
        key.refused("POST", f"/tables/{place}/commands", said, "seat-key")
        key.refused("POST", f"/tables/{place}/requests", hint, "seat-key")
        key.refused("GET", f"/tables/{place}/desk", code="seat-key")
        with key.line(f"/api/tables/{place}/socket") as ear:
            ear.say("hello", token=key.token)
            assert ear.until("welcome", "bye")["reason"] == "forbidden"
    with inn.stranger().line(f"/api/tables/{both}/socket") as ear:
        ear.say("hello", token=key.token)
        assert ear.until("welcome", "bye")["reason"] == "forbidden"
    told = key.refused("GET", "/tables", code="seat-key")
    assert secret not in str(told)
    assert told["detail"] == f"This key is for seat 0 of table {table} alone: for anything else, sign in."


def test_whoever_holds_a_key_uses_up_nothing_of_its_owners(opened: Opened) -> None:
    inn = opened(limits=True, max_sockets_each=2)
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "me", options=FIRST)
    key = key_of(anna, table, 0)
    said = {"type": "chat", "text": "spam"}
    answers = [
        inn.client.post(
            f"/api/tables/{table}/commands", json={**said, "cmd_id": f"c{k}"}, headers=key.headers
        ).status_code
        for k in range(12)
    ]
    assert answers[-1] == 429
    anna.command(table, "chat", text="here I am")
    wrong = {"seat": 0, "text": "This looks wrong."}
    while inn.client.post(f"/api/tables/{table}/wrong", json=wrong, headers=key.headers).status_code != 429:
        pass
    with key.at(table, 0) as one, key.at(table, 0) as two, anna.at(table, 0) as hers:
        one.until("desk")
        two.until("desk")
        hers.until("desk")
        with key.at(table, 0) as three:
            assert three.until("bye")["reason"] == "crowded"
    assert anna.open("claim", "me", "open"), "what her key has reported does not count for her"


def test_a_key_does_not_open_the_lobby(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "me", options=FIRST)
    key = key_of(anna, table, 0)
    with key.line("/api/lobby/socket") as ear:
        assert ear.until("lobby", "bye") == {"type": "bye", "code": 4403, "reason": "forbidden"}
    with inn.stranger().line("/api/lobby/socket") as ear:
        assert ear.until("lobby")["mine"] == []
        ear.say("hello", token=key.token)
        assert ear.until("lobby", "bye")["reason"] == "forbidden"


def test_whatever_is_added_a_key_cannot_do(inn: Inn) -> None:
    """Every request of the OpenAPI document that looks at who asks refuses a key, unless it is on the one list."""
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "me", options=FIRST)
    key = key_of(anna, table, 0)
    paths = inn.client.get("/api/openapi.json").json()["paths"]
    for_everybody = {path for path in paths if path.startswith(("/api/games", "/api/texts")) or "/api/" not in path}
    for_everybody |= {path for path in paths if path.endswith(".png")}  # of what anybody may watch, by its address
    asked = 0
    for path in sorted(paths.keys() - for_everybody):
        for method in paths[path]:
            where = path.format_map(defaultdict(lambda: "x", table_id=table, seat=0, version=0, person=anna.id))
            said = inn.client.request(method, where, json={}, headers=key.headers)
            wanted = (method.upper(), path) not in WITH_A_KEY
            assert (said.json().get("code") == "seat-key") == wanted, f"{method} {path}: {said.text}"
            asked += wanted
    assert asked > 20
    assert {path for _, path in WITH_A_KEY if not path.endswith("/socket")} <= paths.keys()


@pytest.fixture
def houses(opened: Opened, new_database: Callable[[], str]) -> tuple[Inn, Inn]:
    """Return two servers with one store."""
    database = new_database()
    return opened(db=database), opened(db=database)


@pytest.fixture
def deaf(houses: tuple[Inn, Inn], monkeypatch: pytest.MonkeyPatch) -> tuple[Inn, Inn]:
    """Return two servers that are told nothing by each other: they only find what they look for."""
    monkeypatch.setattr(in_postgres, "CHANNEL", "where nobody listens")
    return houses


@pytest.mark.parametrize("how", ["hands on", "leaves", "recovers"])
def test_a_key_that_ended_in_one_house_has_ended_in_the_other(deaf: tuple[Inn, Inn], how: str) -> None:
    here, there = deaf
    anna, bea, cora = (here.guest(name) for name in ("Anna", "Bea", "Cora"))
    code = anna.post("/account", ACCOUNT, 201)["codes"][0]
    table = anna.open("claim", "me", "open", public=True, options=FIRST)
    bea.post(f"/tables/{table}/join")
    if how != "leaves":
        anna.post(f"/tables/{table}/start")
    key, handover = key_of(anna, table, 0), link_of(anna, table, "handover", 0)
    away = Guest(there, key.token, "")
    with away.at(table, 0) as ear, away.at(table, 0) as silent:
        ear.until("welcome")
        silent.until("welcome")
        if how == "hands on":
            cora.post("/links/follow", {"token": handover})
        elif how == "leaves":
            anna.post(f"/tables/{table}/leave")
            cora.post(f"/tables/{table}/join", {"seat": 0})
            bea.post(f"/tables/{table}/start")
        else:
            here.stranger().post("/recover", {"login": "anna", "code": code, "password": "battery staple"})
        ear.say("resign", cmd_id="r", seat=0)
        assert ear.until("done", "refused", "bye")["reason"] == "signed-out"
        if how == "hands on":
            made = cora.play(table, 0)["version"]
            assert silent.until("desk", "bye", when=lambda m: m.get("version", made) >= made)["type"] == "bye"
    sees_nothing(away, table, 0)
    Guest(there, bea.token, bea.id).refused("POST", "/links/follow", {"token": handover}, "unknown-link")
    assert anna.get(f"/tables/{table}")["table"]["status"] == "running"


def test_whoever_has_handed_a_seat_on_in_one_house_moves_for_it_in_no_other(deaf: tuple[Inn, Inn]) -> None:
    here, there = deaf
    anna, bea, cora = (here.guest(name) for name in ("Anna", "Bea", "Cora"))
    table = anna.begin("claim", "me", "open", others=(bea,), options=FIRST)
    away = Guest(there, anna.token, anna.id)
    with away.at(table, 0) as ear:
        desk = ear.until("desk")
        cora.post("/links/follow", {"token": link_of(anna, table, "handover", 0)})
        actions = [desk["desk"]["ask"]["offers"][0]["action"]]
        ear.say("submit", cmd_id="late", seat=0, version=desk["version"], actions=actions)
        assert ear.until("done", "refused", "bye")["type"] == "refused"
    assert cora.desk(table, 0)["version"] == desk["version"]
    assert cora.play(table, 0)
