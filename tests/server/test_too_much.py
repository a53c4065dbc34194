"""Whoever asks for more than they need costs the others nothing: what is dear has a pace, by person or address."""

import time

import pytest

from tafelrunde.server.live import bulletin, leaving

from .conftest import Opened
from .inn import Guest, Inn, wait_for
from .test_groups import met, sit, token_of


def refused_at_last(guest: Guest, method: str, path: str, body: object = None, most: int = 100) -> int:
    """Ask for something until that is too often; return how often it was not."""
    for count in range(most):
        said = guest.inn.client.request(method, f"/api{path}", json=body, headers=guest.headers)
        if said.status_code == 429:
            assert said.json()["code"] == "too-often"
            return count
    raise AssertionError(f"{method} {path}: {most} times were not too often")


def test_whoever_plays_once_more_opens_a_table(opened: Opened) -> None:
    anna = opened(limits=True, rates=["tables=3/0.1"]).guest("Anna")
    table, games = anna.begin("claim", "me", "me"), 1
    while True:
        anna.command(table, "resign", seat=0)
        said = anna.inn.client.post(f"/api/tables/{table}/rematch", json={}, headers=anna.headers)
        if said.status_code == 429:
            break
        table, games = said.json()["table"]["id"], games + 1
        anna.post(f"/tables/{table}/start")
    assert games == 3


def test_many_guests_of_one_address_open_so_many_tables(opened: Opened) -> None:
    inn = opened(limits=True, rates=["openings=3/0.1"], forwarded="127.0.0.1")
    club = inn.elsewhere("192.0.2.7")
    for name in ("Anna", "Bea", "Cora"):
        club.guest(name).open("claim", "me", "open")
    assert refused_at_last(club.guest("Dora"), "POST", "/tables", {"game": "claim", "chairs": [{}, {}]}) == 0
    assert inn.elsewhere("192.0.2.8").guest("Eve").open("claim", "me", "open")


def test_another_name_is_seldom_wanted(opened: Opened) -> None:
    anna = opened(limits=True, rates=["tables=3/0.1"]).guest("Anna")
    names = [{"name": f"Anna {number}"} for number in range(4)]
    assert [anna.inn.client.patch("/api/me", json=one, headers=anna.headers).status_code for one in names] == [
        *[200] * 3,
        429,
    ]
    anna.ask("PATCH", "/me", {"name": "Anna 2", "language": "de"})
    assert anna.open("claim", "me", "open"), "her tables do not suffer from it"


def test_whole_lists_are_not_asked_for_again_and_again(opened: Opened) -> None:
    anna = opened(limits=True, rates=["looks=9/0.1"]).guest("Anna")
    bea = anna.inn.guest("Bea")
    assert refused_at_last(anna, "GET", "/tables") == 9
    group = met(bea)
    assert refused_at_last(bea, "GET", f"/groups/{group}") == 9
    link = {"token": token_of(bea.post("/groups", {}, 201))}
    for method, path, body in (
        ("GET", "/groups", None),
        ("POST", "/group-links/look", link),
        ("POST", "/group-links/join", link),
    ):
        assert refused_at_last(anna.inn.guest("Cora"), method, path, body) == 9, path
    for guest, line in ((anna, anna.line("/api/lobby/socket")), (bea, sit(bea, group))):
        with line as ear:
            ear.until("lobby", "evening")
            ear.pong()
            ear.say("hello")
            assert ear.until("lobby", "evening", "bye")["reason"] == "too-often", guest.id


def test_what_a_game_computes_is_not_asked_for_without_end(opened: Opened) -> None:
    inn = opened(limits=True, rates=["wishes=9/0.1"])
    anna = inn.guest("Anna")
    table = anna.begin("claim", "me", "me")
    wish = {"type": "request", "cmd_id": "w", "seat": 0, "name": "goals"}
    assert refused_at_last(anna, "POST", f"/tables/{table}/requests", wish) == 9
    with anna.at(table, 0) as ear, inn.stranger().at(table) as onlooker:
        ear.until("desk")
        ear.say("request", cmd_id="w", seat=0, name="goals")
        assert ear.until("answered", "refused")["code"] == "too-often"
        onlooker.until("desk")
        onlooker.say("request", cmd_id="w", name="goals")
        onlooker.until("answered")


def test_what_is_shown_to_everybody_is_short(inn: Inn) -> None:
    anna = inn.guest("Anna")
    chosen = {"game": "claim", "chairs": [{"who": "me"}, {"who": "open"}], "options": {"cards": ["x"] * 1000}}
    told = anna.refused("POST", "/tables", {**chosen, "public": True}, "unfit")
    assert "up to 2000 characters" in told["detail"]


def test_a_table_that_changes_again_and_again_is_told_to_the_lobby_now_and_then(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = anna.open("claim", "me", "open", public=True)
    with inn.stranger().line("/api/lobby/socket") as ear, anna.line("/api/lobby/socket") as hers:
        ear.until("lobby")
        hers.until("lobby")
        began = time.monotonic()
        for number in range(40):
            anna.ask("PUT", f"/tables/{table}/chairs/1", {"bot": "greedy" if number % 2 else ""})
        told = [message["type"] for message in hers.pong()].count("lobby_table")
        assert told == 40, "whoever sits there is told at once"
        anna.post(f"/tables/{table}/cancel", expect=204)
        ear.until("lobby_table", when=lambda m: m["table"]["status"] == "cancelled")
        heard = [message["type"] for message in ear.heard].count("lobby_table")
        assert heard <= 1 + (time.monotonic() - began) / bulletin.PAUSE, "whoever only looks is told now and then"


def test_who_sits_down_and_stands_up_all_the_time_is_slowed_down(opened: Opened) -> None:
    inn = opened(limits=True, rates=["looks=9/0.1"])
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.open("claim", "me", "open", public=True)
    assert refused_at_last(anna, "PUT", f"/tables/{table}/chairs/1", {"bot": ""}) == 9
    for _ in range(4):
        bea.post(f"/tables/{table}/join")
        bea.post(f"/tables/{table}/leave")
    bea.post(f"/tables/{table}/join")
    bea.refused("POST", f"/tables/{table}/leave", {}, "too-often")


def test_many_sockets_of_one_address_say_so_much_together_and_none_is_closed(opened: Opened) -> None:
    inn = opened(limits=True, rates=["talk=5/600"])
    began = time.monotonic()
    with inn.stranger().line("/api/lobby/socket") as one, inn.stranger().line("/api/lobby/socket") as two:
        for _ in range(10):
            one.pong()
            two.pong()
    assert time.monotonic() - began > 1.4, "ten a second after the first five"


@pytest.mark.parametrize("path", ["/openapi.json", "/asyncapi.json"])
def test_documents_are_made_once_and_count_as_requests(opened: Opened, path: str) -> None:
    inn = opened(limits=True, rates=["address=9/0.1"])
    stranger = inn.stranger()
    assert stranger.get(path)["info"]["version"]
    assert refused_at_last(stranger, "GET", path) == 8


def test_tables_that_nobody_looks_at_leave_the_memory_where_there_are_many(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaving, "UNSEEN", 3)
    monkeypatch.setattr(leaving, "STAY", 0.0)
    anna = inn.guest("Anna")
    first, *others = (anna.begin("claim", "me", "me", options={"first": 0}) for _ in range(6))
    there = inn.app.state.tables
    with anna.at(others[0], 0) as ear:
        ear.until("desk")
        made = anna.play(first, 0)["version"]
        for _ in range(3):
            others.append(anna.begin("claim", "me", "me"))
        wait_for(lambda: there.peek(first) is None)
        wait_for(lambda: len(there.in_memory()) <= 5)
        assert there.peek(others[0]) is not None, "somebody looks at it"
        assert anna.play(others[0], 0)["version"] == ear.until("desk")["version"]
    assert anna.desk(first, 0)["version"] == made
