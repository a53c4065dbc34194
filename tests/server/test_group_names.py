"""A name among friends: on an account or a device, on another device, given up, sent away, forgotten; and the link."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.server.ground.times import now

from .conftest import Opened
from .inn import Guest, Inn, Json, set_clock
from .test_groups import friend, here, lost, met, seen, sit, token_of

DAY = 86_400_000
ACCOUNT = {"login": "jonas", "password": "correct horse"}


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Return what lets days go by."""

    def pass_days(days: float) -> None:
        set_clock(monkeypatch, lambda: now() + int(days * DAY), "friends", "lobby.lobby", "operations.forgetting")

    return pass_days


def clean(inn: Inn) -> None:
    """Let the server do what it does once an hour."""
    inn.client.portal.call(inn.app.state.tidying.forget)  # type: ignore[union-attr]


@pytest.mark.ends("place in a group: another device is confirmed to be them")
@pytest.mark.ends("name on a new device: it is answered")
def test_a_name_goes_to_a_new_device_and_the_old_one_has_it_no_more(inn: Inn) -> None:
    ada, jonas, phone, eve = (inn.guest(name) for name in ("Ada", "Jonas", "Phone", "Eve"))
    group = met(ada, (jonas, "Jonas"), (eve, "Eve"))
    token = token_of(seen(ada, group))
    with sit(ada, group) as a, sit(jonas, group) as j:
        a.until("evening", when=here("Ada", "Jonas"))
        over = ada.post(f"/groups/{group}/begin", {"game": "claim", "players": [1, 2]}, 201)["table"]["id"]
        lost(ada, over, 0)
        a.until("evening", when=lambda m: not any(one.get("playing") for one in m["friends"]))
        runs = ada.post(f"/groups/{group}/begin", {"game": "claim", "players": [1, 2]}, 201)["table"]["id"]
        jonas.post(f"/groups/{group}/chat", {"cmd_id": "c", "text": "My\n\u202ebattery!\0"}, 204)
        code = phone.post("/group-links/claim", {"token": token, "member": 2})["code"]
        door = phone.post("/group-links/look", {"token": token})
        assert (door["asked"], door["code"]) == (2, code)
        asked = friend(a.until("evening", when=lambda m: "claim" in friend(m, "Jonas")), "Jonas")
        assert (asked["claim"], asked["judge"]) == (code, 2), "he is there himself"
        phone.refused("GET", f"/groups/{group}", code="unknown-group")
        answer = {"member": 2, "code": code, "yes": True}
        eve.refused("POST", f"/groups/{group}/confirm", answer, "not-the-host")
        other = "0000" if code != "0000" else "0001"
        jonas.refused("POST", f"/groups/{group}/confirm", {**answer, "code": other}, "unknown-code")
        with jonas.at(runs, 1) as seat:
            seat.until("desk")
            told = ada.refused("POST", f"/groups/{group}/confirm", answer, "not-the-host")
            assert told["detail"] == "Jonas is still here on the other device: say yes over there."
            jonas.post(f"/groups/{group}/confirm", answer)
            assert seat.until("bye")["code"] == 4403, "the old device has no seat there any more"
        assert j.until("bye")["code"] == 4403
    jonas.refused("GET", f"/groups/{group}", code="unknown-group")
    jonas.refused("POST", f"/tables/{runs}/links", {"kind": "seat", "seat": 1}, "not-your-seat")
    assert phone.get(f"/tables/{runs}")["mine"] == [1]
    state = seen(phone, group)
    assert friend(state, "Jonas")["person"] == phone.id
    assert [one["ever"] for one in state["scores"] if one["member"] == 2] == [{"won": 1, "played": 1}]
    said = phone.get(f"/groups/{group}/chat")["lines"][0]
    assert (said["person"], said["text"]) == (phone.id, "My battery!")
    ada.refused("POST", f"/groups/{group}/confirm", answer, "unknown-code")


def test_the_name_of_somebody_who_is_away_goes_where_the_host_says(inn: Inn) -> None:
    ada, jonas, phone = (inn.guest(name) for name in ("Ada", "Jonas", "Phone"))
    group = met(ada, (jonas, "Jonas"))
    token = token_of(seen(ada, group))
    with sit(ada, group) as a:
        with sit(jonas, group):
            a.until("evening", when=here("Ada", "Jonas"))
            table = ada.post(f"/groups/{group}/begin", {"game": "claim", "players": [1, 2]}, 201)["table"]["id"]
        with jonas.at(table, 1) as seat:
            seat.until("desk")
            code = phone.post("/group-links/claim", {"token": token, "member": 2})["code"]
            answer = {"member": 2, "code": code, "yes": True}
            ada.refused("POST", f"/groups/{group}/confirm", answer, "not-the-host")
        a.until("evening", when=lambda m: friend(m, "Jonas").get("judge") == 1)
        ada.post(f"/groups/{group}/confirm", answer)
    assert phone.get(f"/tables/{table}")["mine"] == [1]
    assert jonas.get(f"/tables/{table}")["mine"] == []


def test_whoever_is_there_at_another_process_is_there(opened: Opened, new_database: Callable[[], str]) -> None:
    database = new_database()
    near, far = opened(db=database), opened(db=database)
    ada, jonas, phone = near.guest("Ada"), near.guest("Jonas"), near.guest("Phone")
    group = met(ada, (jonas, "Jonas"))
    with sit(jonas, group) as j:
        j.until("evening")
        code = phone.post("/group-links/claim", {"token": token_of(seen(ada, group)), "member": 2})["code"]
        answer = {"member": 2, "code": code, "yes": True}
        away = Guest(far, ada.token, ada.id)
        away.refused("POST", f"/groups/{group}/confirm", answer, "not-the-host")
    assert friend(seen(ada, group), "Jonas")["person"] == jonas.id


def test_nobody_says_of_themselves_that_they_are_somebody_else(inn: Inn) -> None:
    ada, eve, lena, phone = (inn.guest(name) for name in ("Ada", "Eve", "Lena", "Phone"))
    group = met(ada, (eve, "Eve"), (lena, "Lena"))
    token = token_of(seen(ada, group))
    for one, number in ((eve, 1), (ada, 2)):
        code = one.post("/group-links/claim", {"token": token, "member": number})["code"]
        answer = {"member": number, "code": code, "yes": True}
        one.refused("POST", f"/groups/{group}/confirm", answer, "not-the-host")
        assert friend(seen(one, group), ("Ada", "Eve")[number - 1])["judge"] == 3, "neither of the two"
        lena.post(f"/groups/{group}/confirm", {**answer, "yes": False})
    with sit(ada, group) as a, sit(eve, group):
        a.until("evening", when=here("Ada", "Eve"))
        table = ada.post(f"/groups/{group}/begin", {"game": "claim", "players": [1, 2]}, 201)["table"]["id"]
    eve.refused("POST", "/group-links/claim", {"token": token, "member": 1}, "taken")
    code = phone.post("/group-links/claim", {"token": token, "member": 1})["code"]
    link = eve.post(f"/tables/{table}/links", {"kind": "handover", "seat": 1}, 201)["token"]
    phone.post("/links/follow", {"token": link})
    answer = {"member": 1, "code": code, "yes": True}
    eve.refused("POST", f"/groups/{group}/confirm", answer, "taken")
    assert phone.get(f"/tables/{table}")["mine"] == [1], "one hand and no other"


def test_nobody_comes_by_a_second_chair_of_a_game_that_is_about_to_begin(inn: Inn) -> None:
    ada, jonas, eve = (inn.guest(name) for name in ("Ada", "Jonas", "Eve"))
    group = met(ada, (jonas, "Jonas"), (eve, "Eve"))
    with sit(ada, group) as a, sit(jonas, group), sit(eve, group):
        a.until("evening", when=here("Ada", "Jonas", "Eve"))
        table = ada.post(f"/groups/{group}/begin", {"game": "claim", "players": [2, 3]}, 201)["table"]["id"]
    lost(jonas, table, jonas.get(f"/tables/{table}")["mine"][0])
    eve.post(f"/tables/{table}/rematch", {}, 201)
    eve.refused("POST", "/group-links/claim", {"token": token_of(seen(ada, group)), "member": 2}, "taken")


def test_whoever_has_an_account_by_then_is_nobody_else(inn: Inn) -> None:
    ada, jonas, phone = (inn.guest(name) for name in ("Ada", "Jonas", "Phone"))
    group = met(ada, (jonas, "Jonas"))
    code = phone.post("/group-links/claim", {"token": token_of(seen(ada, group)), "member": 2})["code"]
    jonas.post("/account", ACCOUNT, 201)
    ada.refused("POST", f"/groups/{group}/confirm", {"member": 2, "code": code, "yes": True}, "name-taken")
    assert friend(seen(ada, group), "Jonas")["person"] == jonas.id


@pytest.mark.ends("name on a new device: they say that they are somebody else")
@pytest.mark.ends("name on a new device: ten minutes have passed")
def test_what_nobody_confirms_is_nothing(inn: Inn, later: Callable[[float], None]) -> None:
    ada, jonas, lena, phone = (inn.guest(name) for name in ("Ada", "Jonas", "Lena", "Phone"))
    group = met(ada, (jonas, "Jonas"), (lena, "Lena"))
    token = token_of(seen(ada, group))
    claimed = {who: phone.post("/group-links/claim", {"token": token, "member": who})["code"] for who in (2, 3)}
    ada.refused("POST", f"/groups/{group}/confirm", {"member": 2, "code": claimed[2], "yes": True}, "unknown-code")
    ada.post(f"/groups/{group}/confirm", {"member": 3, "code": claimed[3], "yes": False})
    assert "asked" not in phone.post("/group-links/look", {"token": token})
    code = phone.post("/group-links/claim", {"token": token, "member": 3})["code"]
    later(11 / 1440)
    assert "claim" not in friend(seen(ada, group), "Lena")
    ada.refused("POST", f"/groups/{group}/confirm", {"member": 3, "code": code, "yes": True}, "unknown-code")
    assert seen(lena, group)["id"] == group


def test_the_hosts_own_name_is_confirmed_by_whoever_has_been_in_for_longest(inn: Inn) -> None:
    ada, jonas, lena, phone = (inn.guest(name) for name in ("Ada", "Jonas", "Lena", "Phone"))
    group = met(ada, (jonas, "Jonas"), (lena, "Lena"))
    token = token_of(seen(ada, group))
    phone.post("/group-links/join", {"token": token, "name": "Ada 2"})
    code = phone.post("/group-links/claim", {"token": token, "member": 1})["code"]
    for one in (lena, phone):
        one.refused("POST", f"/groups/{group}/confirm", {"member": 1, "code": code, "yes": True}, "not-the-host")
    jonas.post(f"/groups/{group}/confirm", {"member": 1, "code": code, "yes": True})
    state = seen(phone, group)
    assert (friend(state, "Ada")["person"], state["host"]) == (phone.id, 1)
    assert [one["name"] for one in state["friends"]] == ["Ada", "Jonas", "Lena"], "nobody is there twice"


def test_the_name_of_an_account_goes_where_it_signs_in_and_nowhere_else(inn: Inn) -> None:
    ada, jonas, phone = (inn.guest(name) for name in ("Ada", "Jonas", "Phone"))
    group = met(ada, (jonas, "Jonas"))
    token = token_of(seen(ada, group))
    jonas.post("/account", ACCOUNT, 201)
    door = phone.post("/group-links/look", {"token": token})
    assert [one.get("account", False) for one in door["friends"]] == [False, True]
    phone.refused("POST", "/group-links/claim", {"token": token, "member": 2}, "name-taken")
    said = inn.stranger().post("/login", {**ACCOUNT, "bearer": True})
    there = Guest(inn, said["token"], said["me"]["id"])
    assert friend(seen(there, group), "Jonas")["person"] == jonas.id


def test_whoever_signs_in_brings_the_groups_of_the_guest_along(inn: Inn) -> None:
    inn.guest("Jonas").post("/account", ACCOUNT, 201)
    guest, ada = inn.guest("Jonas at the phone"), inn.guest("Ada")
    group = met(guest, (ada, "Ada"))
    said = guest.post("/login", {**ACCOUNT, "bearer": True, "bring": True})
    jonas = Guest(inn, said["token"], said["me"]["id"])
    state = seen(jonas, group)
    assert (friend(state, "Jonas at the phone")["person"], state["host"]) == (jonas.id, 1)
    again = inn.guest("Again")
    again.post("/group-links/join", {"token": token_of(state), "name": "Again"})
    again.post("/login", {**ACCOUNT, "bearer": True, "bring": True})
    assert [one["name"] for one in seen(ada, group)["friends"]] == ["Jonas at the phone", "Ada"], "they are one"


def leads_nowhere(inn: Inn, token: str) -> None:
    """See that the link of a group is good for nothing."""
    somebody = inn.guest("Somebody")
    for way in ("look", "join"):
        somebody.refused("POST", f"/group-links/{way}", {"token": token}, "unknown-link")
    somebody.refused("POST", "/group-links/claim", {"token": token, "member": 1}, "unknown-link")


@pytest.mark.ends("link of a group: the host makes a new one")
@pytest.mark.ends("link of a group: somebody is sent away")
@pytest.mark.ends("place in a group: the host sends them away")
@pytest.mark.ends("socket of a group: their place in it ends")
def test_whoever_is_sent_away_is_so_for_good_and_all_others_have_a_new_link(inn: Inn) -> None:
    ada, jonas, lena = (inn.guest(name) for name in ("Ada", "Jonas", "Lena"))
    group = met(ada, (jonas, "Jonas"), (lena, "Lena"))
    first = token_of(seen(ada, group))
    second = ada.post(f"/groups/{group}/link")["token"]
    leads_nowhere(inn, first)
    inn.guest("Somebody").post("/group-links/look", {"token": second})
    with sit(jonas, group) as j, sit(lena, group) as le:
        j.until("evening"), le.until("evening")
        ada.refused("POST", f"/groups/{group}/remove", {"member": 1}, "unknown-person")
        ada.post(f"/groups/{group}/remove", {"member": 2})
        assert j.until("bye")["code"] == 4403
        third = token_of(le.until("evening", when=lambda m: len(m["friends"]) == 2))
    leads_nowhere(inn, second)
    jonas.refused("GET", f"/groups/{group}", code="unknown-group")
    for way in ("look", "join"):
        jonas.refused("POST", f"/group-links/{way}", {"token": third}, "blocked")
    assert jonas.get("/groups") == {"groups": []}


@pytest.mark.ends("link of a group: the host closes the group")
@pytest.mark.ends("place in a group: the host closes the group")
def test_of_a_group_that_is_closed_nothing_is_left_but_its_tables(inn: Inn, tmp_path: Path) -> None:
    ada, jonas = inn.guest("Ada"), inn.guest("Jonas")
    group = met(ada, (jonas, "Jonas"), name="Annabella's round")
    token = token_of(seen(ada, group))
    jonas.post(f"/groups/{group}/chat", {"cmd_id": "c", "text": "Annabella's chat"}, 204)
    with sit(ada, group) as a, sit(jonas, group) as j:
        a.until("evening", when=here("Ada", "Jonas"))
        table = ada.post(f"/groups/{group}/begin", {"game": "claim"}, 201)["table"]["id"]
        jonas.refused("DELETE", f"/groups/{group}", code="not-the-host")
        ada.ask("DELETE", f"/groups/{group}", expect=204)
        assert j.until("bye")["code"] == 4404
    leads_nowhere(inn, token)
    ada.refused("GET", f"/groups/{group}", code="unknown-group")
    assert len(jonas.get(f"/tables/{table}")["mine"]) == 1
    inn.client.portal.call(inn.app.state.store.scrub)  # type: ignore[union-attr]
    left = b"".join((tmp_path / name).read_bytes() for name in ("inn.db", "inn.db-wal"))
    assert b"Annabella" not in left


@pytest.mark.ends("link of a group: nobody has played there for a year")
@pytest.mark.ends("place in a group: nobody has played there for a year")
def test_a_group_ends_after_a_year_without_a_game(inn: Inn, later: Callable[[float], None]) -> None:
    ada, jonas = inn.guest("Ada"), inn.guest("Jonas")
    unused, group = met(ada, (jonas, "Jonas")), met(ada, (jonas, "Jonas"))
    token = token_of(seen(ada, unused))
    later(300)
    clean(inn)
    with sit(ada, group) as a, sit(jonas, group):
        a.until("evening", when=here("Ada", "Jonas"))
        ada.post(f"/groups/{group}/begin", {"game": "claim"}, 201)
    later(366)
    ada.refused("GET", f"/groups/{unused}", code="unknown-group")
    leads_nowhere(inn, token)
    assert seen(ada, group)["name"] == "Thursday round", "they have played"
    clean(inn)
    assert [one["id"] for one in ada.get("/groups")["groups"]] == [group]


@pytest.mark.ends("socket of a group: its session ends")
def test_whoever_signs_out_sees_no_group_any_more(inn: Inn) -> None:
    ada = inn.guest("Ada")
    group = met(ada)
    with sit(ada, group) as ear:
        ear.until("evening")
        ada.post("/logout", expect=204)
        assert ear.until("bye")["reason"] == "signed-out"


@pytest.mark.ends("host of a group: they are forgotten")
@pytest.mark.ends("place in a group: they are forgotten")
@pytest.mark.ends("name on a new device: they are forgotten")
@pytest.mark.ends("way into a group from a table: they are forgotten")
def test_nothing_is_left_of_whoever_is_forgotten(inn: Inn, tmp_path: Path) -> None:
    anna, bea, eve = inn.guest("Annabella"), inn.guest("Bea"), inn.guest("Eve")
    met(anna, name="Annabella alone")
    group = met(anna, (bea, "Bea"), (eve, "Eve"), name="Annabella's round")
    theirs = met(bea, (anna, "Annabella there"))
    elsewhere = met(bea, (eve, "Eve"), (anna, "Annabella away"))
    bea.post(f"/groups/{elsewhere}/remove", {"member": 3})
    other = met(bea, (eve, "Eve"))
    anna.post("/group-links/claim", {"token": token_of(seen(bea, other)), "member": 2})
    for one in (group, theirs):
        anna.post(f"/groups/{one}/chat", {"cmd_id": "c", "text": "Annabella's chat"}, 204)
    kept: Json = anna.get("/me/export")
    assert sorted(row["name"] for row in kept["members"]) == [
        "Annabella",
        "Annabella",
        "Annabella away",
        "Annabella there",
    ]
    assert sorted(row["name"] for row in kept["groups"]) == ["Annabella alone", "Annabella's round"]
    assert not {"link", "claim"} & {name for row in kept["groups"] + kept["members"] for name in row}
    with sit(bea, group) as ear:
        ear.until("chat")
        anna.ask("DELETE", "/me", expect=204)
        state = ear.until("evening", when=lambda m: m["host"] == 2)
    assert (state["name"], [one["name"] for one in state["friends"]]) == ("", ["Bea", "Eve"])
    assert [(line["name"], line["text"]) for line in bea.get(f"/groups/{group}/chat")["lines"]] == [("", "")]
    assert "claim" not in friend(seen(bea, other), "Eve")
    inn.client.portal.call(inn.app.state.store.scrub)  # type: ignore[union-attr]
    for name in ("inn.db", "inn.db-wal"):
        left = tmp_path.joinpath(name).read_bytes().lower()
        for trace in ("annabella", anna.id.lower()):
            assert trace.encode() not in left, f"{trace} in {name}"


def test_guests_are_remembered_as_long_as_their_group(inn: Inn, later: Callable[[float], None]) -> None:
    ada, jonas, lena = (inn.guest(name) for name in ("Ada", "Jonas", "Lena"))
    met(ada, (jonas, "Jonas"))
    later(100)
    clean(inn)
    assert jonas.get("/me")["name"] == "Jonas"
    lena.refused("GET", "/me", code="signed-out")


def test_a_group_is_one_wherever_its_people_are(opened: Opened, new_database: Callable[[], str]) -> None:
    database = new_database()
    here_, there = opened(db=database), opened(db=database)
    ada, jonas = here_.guest("Ada"), there.guest("Jonas")
    group = met(ada)
    jonas.post("/group-links/join", {"token": token_of(seen(ada, group)), "name": "Jonas"})
    with sit(ada, group) as a, sit(jonas, group) as j:
        a.until("evening", when=here("Ada", "Jonas"))
        j.until("evening", when=here("Ada", "Jonas"))
        jonas.ask("PATCH", f"/groups/{group}/me", {"wish": "claim"})
        a.until("evening", when=lambda m: m.get("leading") == "claim")
        table = ada.post(f"/groups/{group}/begin", {"game": "claim", "players": [1, 2]}, 201)["table"]["id"]
        assert j.until("move")["table"] == table
        ada.post(f"/groups/{group}/chat", {"cmd_id": "c", "text": "over there?"}, 204)
        assert j.until("chat")["text"] == "over there?"
        lost(ada, table, 0)
        assert j.until("evening", when=lambda m: m["scores"][0]["tonight"]["won"] == 1)["scores"][0]["member"] == 2
        again = ada.begin("claim", "me", "open", others=(Guest(here_, jonas.token, jonas.id),))
        with jonas.at(again, 1) as seat:
            seat.until("desk")
            other = ada.post(f"/tables/{again}/group")["group"]
            assert seat.until("together")["group"] == other
        ada.post(f"/groups/{group}/remove", {"member": 2})
        assert j.until("bye")["code"] == 4403
