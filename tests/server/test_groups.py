"""An evening with friends: a lasting link, names that come back, one game after the other, and a score of them all."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.server.friends import circles, gatherings, groups, membership
from tafelrunde.server.friends.evenings import Tally, played, tallies
from tafelrunde.server.live.setup import Setup, kept
from tafelrunde.store.store import SeatRow, TableRow

from .conftest import Opened
from .inn import Guest, Inn, Json


def met(host: Guest, *others: tuple[Guest, str], name: str = "Thursday round") -> str:
    """Return a group with these in it."""
    group: Json = host.post("/groups", {"name": name}, 201)
    token = token_of(group)
    for guest, called in others:
        guest.post("/group-links/join", {"token": token, "name": called})
    return str(group["id"])


def token_of(group: Json) -> str:
    """Return what stands behind the # of a group's link."""
    return str(group["link"].partition("#")[2])


def seen(guest: Guest, group: str) -> Json:
    """Return a group as somebody in it sees it."""
    found: Json = guest.get(f"/groups/{group}")
    return found


def friend(group: Json, name: str) -> Json:
    """Return a member by name."""
    (found,) = [one for one in group["friends"] if one["name"] == name]
    return dict(found)


def tables(group: Json) -> list[str]:
    """Return the tables of tonight."""
    return [game["table"] for game in group.get("games", [])]


def planned(group: Json, game: str) -> list[int]:
    """Return who would play a game."""
    (found,) = [plan["players"] for plan in group["plans"] if plan["game"] == game]
    return list(found)


def here(*names: str) -> Callable[[Json], bool]:
    """Return what tells that just these are there."""
    return lambda group: [one["name"] for one in group["friends"] if one.get("here")] == list(names)


def sit(guest: Guest, group: str) -> Any:
    """Return the socket of a group: whoever has it open is there."""
    return guest.line(f"/api/groups/{group}/socket")


def lost(guest: Guest, table: str, seat: int) -> None:
    """End a game quickly."""
    guest.command(table, "resign", seat=seat)


def test_an_evening_from_the_link_to_the_score(inn: Inn) -> None:
    ada, jonas, lena = (inn.guest(name) for name in ("Ada", "Jonas", "Lena"))
    group = met(ada, (jonas, "Jonas"), (lena, "Lena"))
    assert [one["name"] for one in seen(lena, group)["friends"]] == ["Ada", "Jonas", "Lena"]
    with sit(ada, group) as a, sit(jonas, group) as j, sit(lena, group) as le:
        a.until("evening", when=here("Ada", "Jonas", "Lena"))
        jonas.ask("PATCH", f"/groups/{group}/me", {"wish": "tyrant"})
        lena.ask("PATCH", f"/groups/{group}/me", {"wish": "tyrant"})
        state = j.until("evening", when=lambda m: m.get("leading") == "tyrant" and planned(m, "tyrant") == [2, 3])
        assert state["lead"] == 1
        jonas.refused("POST", f"/groups/{group}/begin", {"game": "tyrant"}, "not-the-host")
        table = ada.post(f"/groups/{group}/begin", {"game": "tyrant", "players": [3, 2]}, 201)["table"]["id"]
        for ear in (a, j, le):
            assert ear.until("move")["table"] == table
        assert lena.get(f"/tables/{table}")["mine"] == [0]
        assert ada.get(f"/tables/{table}")["mine"] == []
        assert ada.get(f"/tables/{table}")["group"] == group
        jonas.post(f"/groups/{group}/chat", {"cmd_id": "c1", "text": "Long live me!"}, 204)
        jonas.post(f"/groups/{group}/chat", {"cmd_id": "c1", "text": "Long live me!"}, 204)
        assert le.until("chat")["text"] == "Long live me!"
        lost(lena, table, 0)
        state = a.until("evening", when=lambda m: bool(m.get("scores")) and m["scores"][0]["tonight"]["won"] == 1)
        again = ada.post(f"/groups/{group}/begin", {"game": "tyrant", "players": [2, 3]}, 201)["table"]["id"]
        assert again != table
    assert [(one["member"], one["tonight"]) for one in state["scores"]] == [
        (2, {"won": 1, "played": 1}),
        (1, {"won": 0, "played": 0}),
        (3, {"won": 0, "played": 1}),
    ]
    assert [player.get("won", False) for player in state["games"][0]["players"]] == [False, True]
    assert [one.get("wish", "") for one in state["friends"]] == ["", "", ""], "the game has begun"


def test_what_a_bot_wins_for_somebody_who_resigned_counts_for_nobody() -> None:
    setup = Setup(result=[1.0, -1.0, -1.0], resigned=[0], reason="rules")
    seats = [SeatRow("t", seat, f"p{seat}", name=f"Friend {seat}") for seat in range(3)]
    game = played(TableRow("t", "tokyo", None, "over", settings=kept(setup)), seats, {"p0": 1, "p1": 2, "p2": 3})
    assert [(player.won, player.resigned) for player in game.players] == [(True, True), (False, False), (False, False)]
    assert tallies([game]) == {member: Tally(0, 1) for member in (1, 2, 3)}


def test_whoever_comes_late_looks_on_and_plays_next(inn: Inn) -> None:
    ada, jonas, lena = (inn.guest(name) for name in ("Ada", "Jonas", "Lena"))
    group = met(ada, (jonas, "Jonas"), (lena, "Lena"))
    with sit(ada, group) as a, sit(jonas, group) as j:
        a.until("evening", when=here("Ada", "Jonas"))
        table = ada.post(f"/groups/{group}/begin", {"game": "tokyo", "bots": 1}, 201)["table"]
        sat = [chair["person"]["name"] for chair in table["chairs"] if "person" in chair]
        assert sorted(sat) == ["Ada", "Jonas"]
        assert len(table["chairs"]) == 3, "a bot fills up"
        j.until("move")
        with sit(lena, group) as le:
            state = le.until("evening")
            assert [game["status"] for game in state["games"]] == ["running"]
            assert friend(state, "Ada")["playing"] == table["id"]
            assert lena.desk(table["id"])["desk"]["viewer"] is None, "she looks on"
            alone = a.until("evening", when=lambda m: planned(m, "claim") == [3])
            assert [plan["bots"] for plan in alone["plans"] if plan["game"] == "claim"] == [1]
            ada.post(f"/tables/{table['id']}/leave", {})
            assert a.until("evening", when=lambda m: planned(m, "claim") == [1, 3]), "a bot plays on for her"
            lena.ask("PATCH", f"/groups/{group}/me", {"looking": True})
            assert a.until("evening", when=lambda m: planned(m, "claim") == [1]), "she would rather look on"


def test_seats_are_passed_on_when_the_same_people_play_the_same_again(inn: Inn) -> None:
    ada, jonas = inn.guest("Ada"), inn.guest("Jonas")
    group = met(ada, (jonas, "Jonas"))
    with sit(ada, group) as a, sit(jonas, group):
        a.until("evening", when=here("Ada", "Jonas"))
        first = ada.post(f"/groups/{group}/begin", {"game": "tyrant"}, 201)
        lost(ada, first["table"]["id"], first["mine"][0])
        a.until("evening", when=lambda m: not any(one.get("playing") for one in m["friends"]))
        second = ada.post(f"/groups/{group}/begin", {"game": "tyrant"}, 201)
        assert second["mine"] != first["mine"], "the king is the rebel now"
        rematch = second["table"]["id"]
        lost(ada, rematch, second["mine"][0])
        new = jonas.post(f"/tables/{rematch}/rematch", {}, 201)["table"]["id"]
        assert a.until("evening", when=lambda m: new in tables(m)), "a rematch is the group's too"


def test_of_too_many_those_play_who_wish_for_it_then_those_who_have_played_least(inn: Inn) -> None:
    ada, jonas, lena = (inn.guest(name) for name in ("Ada", "Jonas", "Lena"))
    group = met(ada, (jonas, "Jonas"), (lena, "Lena"))
    with sit(ada, group) as a, sit(jonas, group), sit(lena, group):
        state = a.until("evening", when=here("Ada", "Jonas", "Lena"))
        assert planned(state, "claim") == [1, 2]
        lena.ask("PATCH", f"/groups/{group}/me", {"wish": "claim"})
        assert planned(seen(ada, group), "claim") == [1, 3]
        lena.ask("PATCH", f"/groups/{group}/me", {"wish": ""})
        table = ada.post(f"/groups/{group}/begin", {"game": "claim", "players": [1, 2]}, 201)["table"]["id"]
        problem = ada.refused("POST", f"/groups/{group}/begin", {"game": "claim", "players": [1, 3]}, "unfit")
        assert "member 1 is not there, or plays at another table" in problem["detail"]
        lost(ada, table, 0)
        assert planned(seen(ada, group), "claim") == [1, 3]
        jonas.ask("PATCH", f"/groups/{group}/me", {"wish": "tokyo"})
        assert seen(ada, group)["leading"] == "tokyo"
        ada.ask("PATCH", f"/groups/{group}", {"chooses": "host"})
        assert "leading" not in seen(ada, group), "the host has not chosen yet"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let whoever has closed the page be gone at once."""
    monkeypatch.setattr(gatherings, "LINGER", 0.01)


@pytest.mark.usefixtures("hasty")
@pytest.mark.ends("host of a group: they leave the group")
@pytest.mark.ends("host of a group: they hand it on")
@pytest.mark.ends("place in a group: they leave")
def test_while_the_host_is_away_somebody_else_begins_and_when_they_leave_somebody_is_host(inn: Inn) -> None:
    ada, jonas, lena = (inn.guest(name) for name in ("Ada", "Jonas", "Lena"))
    group = met(ada, (jonas, "Jonas"), (lena, "Lena"))
    with sit(lena, group) as le:
        with sit(ada, group):
            assert le.until("evening", when=here("Ada", "Lena"))["lead"] == 1
            lena.refused("POST", f"/groups/{group}/begin", {"game": "claim"}, "not-the-host")
        assert le.until("evening", when=here("Lena"))["lead"] == 3
        lena.refused("POST", f"/groups/{group}/remove", {"member": 2}, "not-the-host")
        lena.post(f"/groups/{group}/begin", {"game": "claim"}, 201)
        ada.ask("PATCH", f"/groups/{group}", {"host": 2})
        ada.refused("PATCH", f"/groups/{group}", {"name": "x"}, "not-the-host")
        jonas.post(f"/groups/{group}/leave", expect=204)
        jonas.refused("GET", f"/groups/{group}", code="unknown-group")
        assert le.until("evening", when=lambda m: m["host"] == 3), "of those who are left she is there"
        ada.post(f"/groups/{group}/leave", expect=204)
        lena.post(f"/groups/{group}/leave", expect=204)
        assert le.until("bye")["code"] == 4403
    lena.refused("GET", f"/groups/{group}", code="unknown-group")


def test_of_a_group_nobody_learns_who_is_not_in_it(inn: Inn) -> None:
    ada, jonas, eve = (inn.guest(name) for name in ("Ada", "Jonas", "Eve"))
    group = met(ada, (jonas, "Jonas"))
    there: list[tuple[str, str, Json | None]] = [
        ("GET", "", None),
        ("PATCH", "", {"name": "Mine"}),
        ("DELETE", "", None),
        ("GET", "/link", None),
        ("POST", "/link", {}),
        ("PATCH", "/me", {"wish": "claim"}),
        ("POST", "/leave", {}),
        ("POST", "/remove", {"member": 1}),
        ("POST", "/confirm", {"member": 1, "code": "0000", "yes": True}),
        ("GET", "/chat", None),
        ("POST", "/chat", {"cmd_id": "c", "text": "hello"}),
        ("GET", "/games", None),
        ("POST", "/begin", {"game": "claim"}),
    ]
    paths = inn.client.get("/api/openapi.json").json()["paths"]
    in_it = {path.removeprefix("/api/groups/{group_id}") for path in paths if "{group_id}" in path}
    assert {path for _, path, _ in there} == in_it
    for method, path, body in there:
        told = [eve.refused(method, f"/groups/{one}{path}", body, "unknown-group") for one in (group, "x" * 16)]
        assert told[0] == told[1]
    for token in (f"{group}{'x' * 22}", "x" * 38):
        eve.refused("POST", "/group-links/look", {"token": token}, "unknown-link")
    for one in (group, "x" * 16):
        with sit(eve, one) as ear:
            assert ear.until("bye")["code"] == 4404
    with sit(inn.stranger(), group) as ear:
        assert ear.until("bye")["code"] == 4401


TIMES = re.compile(r'"(?:at|created|changed|began|ended)": ?\d+|"since": ?\d{13}')


def test_at_a_table_of_a_group_spectators_are_told_what_they_would_be_at_any_other(inn: Inn) -> None:
    ada, jonas, eve = (inn.guest(name) for name in ("Ada", "Jonas", "Eve"))
    group = met(ada, (jonas, "Jonas"))
    first = {"options": {"first": 0}}
    with sit(ada, group) as a, sit(jonas, group):
        a.until("evening", when=here("Ada", "Jonas"))
        friends = ada.post(f"/groups/{group}/begin", {"game": "claim", "players": [1, 2], **first}, 201)["table"]["id"]
        plain = ada.open("claim", "me", "open", absence=600, **first)
        token = ada.post(f"/tables/{plain}/links", {"kind": "invite"}, 201)["token"]
        jonas.post(f"/tables/{plain}/join", {"token": token})
        ada.post(f"/tables/{plain}/start")
        told = []
        for table in (friends, plain):
            heard = []
            with eve.at(table) as ear:
                ear.until("presence")
                lost(ada, table, 0)
                ear.until("table", when=lambda m: m["table"]["status"] == "over")
                heard = [text for text in ear.raw if '"type":"desk"' not in text]
            said = eve.get(f"/tables/{table}")
            told.append(TIMES.sub("", (json.dumps(said) + "".join(heard)).replace(table, "TABLE")))
        assert told[0] == told[1]
        assert group not in told[0]
        assert eve.get("/tables")["tables"] == []


def test_the_same_people_go_on_from_any_table(inn: Inn) -> None:
    ada, jonas, eve = (inn.guest(name) for name in ("Ada", "Jonas", "Eve"))
    table = ada.begin("claim", "me", "open", others=(jonas,))
    eve.refused("POST", f"/tables/{table}/group", {}, "not-seated")
    with jonas.at(table, 1) as j, eve.at(table) as e:
        j.until("presence"), e.until("presence")
        lost(ada, table, 0)
        assert "group" not in jonas.get(f"/tables/{table}")
        group = ada.post(f"/tables/{table}/group")["group"]
        assert j.until("together") == {"type": "together", "group": group, "by": "Ada"}
        assert all(message["type"] != "together" for message in e.pong())
    jonas.refused("GET", f"/groups/{group}", code="unknown-group")
    assert jonas.get(f"/tables/{table}")["group"] == group, "he may come in"
    assert "group" not in eve.get(f"/tables/{table}")
    assert jonas.post(f"/tables/{table}/group")["group"] == group
    state = seen(jonas, group)
    assert [one["name"] for one in state["friends"]] == ["Ada", "Jonas"]
    assert [(one["member"], one["tonight"]["won"]) for one in state["scores"]] == [(2, 1), (1, 0)], "that game counts"


@pytest.mark.ends("way into a group from a table: the host sends them, or anybody else, away")
@pytest.mark.ends("way into a group from a table: the group is closed")
def test_from_the_table_nobody_comes_in_who_was_sent_away(inn: Inn) -> None:
    ada, jonas, again = inn.guest("Ada"), inn.guest("Jonas"), inn.guest("Jonas")
    table = ada.begin("claim", "me", "open", others=(jonas,))
    group = ada.post(f"/tables/{table}/group")["group"]
    jonas.post(f"/tables/{table}/group")
    ada.post(f"/groups/{group}/remove", {"member": 2})
    jonas.refused("POST", f"/tables/{table}/group", {}, "unknown-group")
    assert "group" not in jonas.get(f"/tables/{table}")
    link = jonas.post(f"/tables/{table}/links", {"kind": "handover", "seat": 1}, 201)["token"]
    again.post("/links/follow", {"token": link})
    assert "group" not in again.get(f"/tables/{table}"), "nor under another name, who sits there now"
    again.refused("POST", f"/tables/{table}/group", {}, "unknown-group")
    ada.ask("DELETE", f"/groups/{group}", expect=204)
    assert "group" not in ada.get(f"/tables/{table}")
    assert again.post(f"/tables/{table}/group")["group"] != group, "it is another one"


def test_how_somebody_looks_is_theirs_alone(inn: Inn) -> None:
    ada, jonas = inn.guest("Ada"), inn.guest("Jonas")
    group = met(ada, (jonas, "Jonas"))
    looks = [(one.get("shape", 0), one.get("colour", 0)) for one in seen(ada, group)["friends"]]
    assert looks == [(0, 0), (1, 1)]
    jonas.refused("PATCH", f"/groups/{group}/me", {"shape": 0, "colour": 0}, "taken")
    jonas.ask("PATCH", f"/groups/{group}/me", {"shape": 0, "monster": 3})
    ada.refused("PATCH", f"/groups/{group}/me", {"monster": 3}, "taken")
    ada.refused("PATCH", f"/groups/{group}/me", {"name": "jonas"}, "name-taken")
    wanted = {"token": token_of(seen(ada, group)), "name": "JONAS"}
    inn.guest("J").refused("POST", "/group-links/join", wanted, "name-taken")
    jonas.ask("PATCH", f"/groups/{group}/me", {"name": "Joe", "monster": None})
    state = seen(ada, group)
    assert friend(state, "Joe")["colour"] == 1
    assert "monster" not in friend(state, "Joe")


def test_a_group_is_bounded(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(membership, "MEMBERS", 2)
    monkeypatch.setattr(membership, "EACH", 3)
    for room in (circles, gatherings, groups):
        monkeypatch.setattr(room, "LINES", 3)
    ada, jonas = inn.guest("Ada"), inn.guest("Jonas")
    group = met(ada, (jonas, "Jonas"))
    inn.guest("Lena").refused("POST", "/group-links/join", {"token": token_of(seen(ada, group))}, "full")
    for k in range(5):
        ada.post(f"/groups/{group}/chat", {"cmd_id": f"c{k}", "text": f"line {k}"}, 204)
    assert [line["text"] for line in jonas.get(f"/groups/{group}/chat")["lines"]] == ["line 2", "line 3", "line 4"]
    assert len(ada.get("/me/export")["chat"]) == 3, "what is shown no more is kept no more"
    met(ada), met(ada)
    ada.refused("POST", "/groups", {}, "full")


def test_new_groups_are_made_at_a_pace(opened: Opened) -> None:
    inn = opened(limits=True, rates=["groups=2/1"])
    ada = inn.guest("Ada")
    met(ada), met(ada)
    ada.refused("POST", "/groups", {}, "too-often")


def test_where_strangers_are_kept_out_a_groups_link_lets_friends_in(opened: Opened) -> None:
    inn = opened()
    ada = inn.guest("Ada")
    token = token_of(seen(ada, met(ada)))
    inn.leave()
    inn = opened(who="invited")
    stranger = inn.stranger()
    wanted = {"name": "Jonas", "bearer": True}
    stranger.refused("POST", "/me", {**wanted, "link": "x" * 38}, "unknown-link")
    said = stranger.post("/me", {**wanted, "link": token}, 201)
    jonas = Guest(inn, said["token"], said["me"]["id"])
    assert jonas.post("/group-links/look", {"token": token})["friends"] == [{"number": 1, "name": "Ada"}]
    assert len(jonas.post("/group-links/join", {"token": token})["friends"]) == 2
