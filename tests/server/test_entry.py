"""Who may come in: strangers kept out, friends let in by a link, codes of the operator, and what the house says."""

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.ground.settings import Settings, complaints
from tafelrunde.server.ground.times import now
from tafelrunde.server.operations import admin
from tafelrunde.server.people import entry

from .conftest import Opened
from .inn import Guest, Inn, Json
from .test_forget_me import operator

ACCOUNT = {"login": "anna", "password": "correct horse"}
WANTED = {"name": "Anna", "bearer": True}


def members_account(inn: Inn, tmp_path: Path, login: str = "anna") -> Guest:
    """Return a member: somebody with an account, made with a code of the operator."""
    code = operator(tmp_path / "inn.db", admin.invite, "1")
    said = inn.stranger().post("/account", {**ACCOUNT, "login": login, "code": code, "bearer": True}, 201)
    assert len(said["codes"]) == 8
    return Guest(inn, said["token"], said["me"]["id"])


def come(inn: Inn, **beside: Any) -> Json:
    """Come in as a guest, and return the answer."""
    answer: Json = inn.client.post("/api/me", json={**WANTED, **beside}).json()
    return answer


def guest(inn: Inn, **beside: Any) -> Guest:
    """Come in as a guest who brings something along."""
    said = come(inn, **beside)
    return Guest(inn, said["token"], said["me"]["id"])


@pytest.mark.ends("code of the operator: it is used")
def test_where_guests_are_invited_strangers_stay_outside(opened: Opened, tmp_path: Path) -> None:
    inn = opened(who="invited")
    problem = inn.stranger().refused("POST", "/me", WANTED, "code-needed")
    assert "sign in" in problem["detail"]
    codes = operator(tmp_path / "inn.db", admin.invite, "2").split("\n")
    anna = guest(inn, code=codes[0].upper())
    inn.stranger().refused("POST", "/me", {**WANTED, "code": codes[0]}, "unknown-code")
    inn.stranger().refused("POST", "/me", {**WANTED, "code": "guess"}, "unknown-code")
    table = anna.open("claim", "me", "open", public=True)
    link = anna.post(f"/tables/{table}/links", {"kind": "invite"}, 201)["token"]
    bea = guest(inn, link=link)
    bea.post("/links/follow", {"token": link})
    assert bea.open("claim", "me", "greedy"), "a guest is a guest"
    bea.post("/account", ACCOUNT, 201)
    inn.client.cookies.clear()
    inn.stranger().refused("POST", "/me", {**WANTED, "link": "x" * 43}, "unknown-link")
    signed_in = inn.stranger().post("/login", {**ACCOUNT, "bearer": True})
    assert signed_in["me"]["id"] == bea.id
    other = inn.stranger().post("/account", {"login": "cora", "password": "correct horse", "code": codes[1]}, 201)
    assert other["me"]["name"] == "cora"


def test_strangers_are_shown_no_table_where_they_are_kept_out(opened: Opened, tmp_path: Path) -> None:
    inn = opened(who="invited")
    stranger = inn.stranger()
    anna = guest(inn, code=operator(tmp_path / "inn.db", admin.invite, "1"))
    table = anna.begin("claim", "me", "greedy", public=True)
    waiting = anna.open("claim", "me", "open", public=True)
    assert stranger.get("/tables") == {"type": "lobby", "tables": [], "mine": []}
    for path in (f"/tables/{table}", f"/tables/{table}/desk", f"/tables/{table}/chat", f"/tables/{table}/replay"):
        stranger.refused("GET", path, code="code-needed")
    stranger.refused("GET", "/me", code="signed-out")
    with stranger.at(table) as ear:
        assert ear.until("bye")["reason"] == "signed-out"
    with stranger.line("/api/lobby/socket") as ear:
        assert ear.until("lobby")["tables"] == []
        anna.post(f"/tables/{waiting}/cancel", expect=204)
        assert [message["type"] for message in ear.pong()] == ["pong"]
    link = anna.post(f"/tables/{anna.open('claim', 'me', 'open')}/links", {"kind": "invite"}, 201)["token"]
    assert stranger.post("/links/look", {"token": link})["table"]["game"] == "claim"
    assert stranger.get("/games")["games"]


def test_members_have_an_account_and_their_friends_one_table(opened: Opened, tmp_path: Path) -> None:
    inn = opened(who="members")
    inn.stranger().refused("POST", "/me", WANTED, "code-needed")
    inn.stranger().refused("POST", "/account", ACCOUNT, "signed-out")
    anna = members_account(inn, tmp_path)
    table = anna.open("claim", "me", "open")
    other = anna.open("claim", "me", "open", public=True)
    link = anna.post(f"/tables/{table}/links", {"kind": "invite"}, 201)["token"]
    friend = guest(inn, link=link)
    friend.post("/links/follow", {"token": link})
    anna.post(f"/tables/{table}/start")
    chair = {"game": "claim", "chairs": [{"who": "me"}, {"who": "open"}]}
    friend.refused("POST", "/tables", chair, "code-needed")
    friend.refused("POST", f"/tables/{other}/join", {}, "code-needed")
    friend.refused("POST", "/account", {"login": "bea", "password": "correct horse"}, "code-needed")
    friend.command(table, "resign", seat=1)
    friend.refused("POST", f"/tables/{table}/rematch", {}, "code-needed")
    again = anna.post(f"/tables/{table}/rematch", {}, 201)["table"]["id"]
    assert friend.post(f"/tables/{table}/rematch", {}, 201)["table"]["id"] == again
    code = operator(tmp_path / "inn.db", admin.invite, "1")
    friend.refused("POST", "/account", {**ACCOUNT, "code": code}, "name-taken")
    friend.post("/account", {"login": "bea", "password": "correct horse", "code": code}, 201)
    friend.post(f"/tables/{other}/join")
    assert friend.open("claim", "me", "greedy")


def test_after_a_ban_new_guests_from_there_need_a_code_for_a_day(opened: Opened, tmp_path: Path) -> None:
    inn = opened(forwarded="127.0.0.1", sender="127.0.0.1", exempt=["192.0.2.0/24"])
    home, same, elsewhere = (inn.elsewhere(f"2001:db8:1:{place}") for place in ("2::1", "2::7", "3::1"))
    eve, neighbour = home.guest("Eve"), same.guest("Nora")
    operator(tmp_path / "inn.db", admin.ban, eve.id)
    same.stranger().refused("POST", "/me", WANTED, "code-needed")
    code = operator(tmp_path / "inn.db", admin.invite, "1")
    assert guest(same, code=code).get("/me")["name"] == "Anna"
    assert neighbour.open("claim", "me", "greedy"), "whoever is known there notices nothing"
    assert elsewhere.guest("Otto")
    club = inn.elsewhere("192.0.2.9")
    operator(tmp_path / "inn.db", admin.ban, club.guest("Ida").id)
    assert club.guest("Jan"), "who is excepted from limits is so here"
    operator(tmp_path / "inn.db", admin.unban, eve.id)
    assert same.guest("Anna")


def test_a_ban_follows_where_somebody_was_last(opened: Opened, tmp_path: Path) -> None:
    inn = opened(forwarded="127.0.0.1", sender="127.0.0.1")
    eve = inn.elsewhere("203.0.113.1").guest("Eve")
    moved = inn.elsewhere("203.0.113.2")

    async def later() -> None:
        store = inn.app.state.store
        from tafelrunde.store.store import Token

        for token in await store.find(Token, person=eve.id):
            token.used -= 3_600_000
            await store.put(token)
        await inn.app.state.recognition.forget(eve.id)

    assert inn.client.portal is not None
    inn.client.portal.call(later)
    Guest(moved, eve.token, eve.id).get("/me")
    operator(tmp_path / "inn.db", admin.ban, eve.id)
    moved.stranger().refused("POST", "/me", WANTED, "code-needed")
    assert inn.elsewhere("203.0.113.1").guest("Nora")


def test_the_house_says_what_its_operator_wrote(opened: Opened, tmp_path: Path) -> None:
    imprint, privacy = tmp_path / "imprint.txt", tmp_path / "privacy.txt"
    imprint.write_text("Spieleverein Łódź e. V.\n\nUlica 1\n", "utf-8")
    privacy.write_text("We keep little.", "utf-8")
    inn = opened(imprint=str(imprint), privacy=str(privacy), table_days=30, guest_days=7)
    assert inn.stranger().get("/house") == {
        "who": "everybody",
        "guest_days": 7,
        "table_days": 30,
        "imprint": "Spieleverein Łódź e. V.\n\nUlica 1",
        "privacy": "We keep little.",
    }


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"who": "friends"}, "TAFELRUNDE_WHO is 'friends': it takes everybody, invited or members"),
        ({"imprint": "/nowhere/imprint.txt"}, "No such file"),
        ({"rates": ["guests"]}, "it takes a name and two numbers"),
        ({"rates": ["guets=1/1"]}, "there are address, session"),
        ({"exempt": ["club"]}, "it takes addresses or networks"),
        ({"table_days": 0}, "--table-days is 0: it takes 1 to 36500"),
    ],
    ids=str,
)
def test_what_an_operator_mistypes_is_said_at_the_start(tmp_path: Path, chosen: Json, why: str) -> None:
    said = complaints(Settings(db=f"sqlite:///{tmp_path}/x.db", port=0, **chosen))
    assert len(said) == 1
    assert why in said[0]


def test_a_number_of_codes_is_a_number(inn: Inn, tmp_path: Path) -> None:
    assert len(set(operator(tmp_path / "inn.db", admin.invite, "20").split("\n"))) == 20
    with pytest.raises(TafelrundeError, match="1 to 200"):
        operator(tmp_path / "inn.db", admin.invite, "many")


@pytest.mark.ends("code of the operator: it is thirty days old")
def test_a_code_is_good_for_thirty_days(opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inn = opened(who="invited")
    codes = operator(tmp_path / "inn.db", admin.invite, "2").split("\n")
    for days, answer in ((29, "token"), (31, "detail")):
        monkeypatch.setattr(entry, "now", lambda days=days: now() + days * 86_400_000)
        assert answer in come(inn, code=codes.pop())
