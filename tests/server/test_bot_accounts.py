"""Accounts of bots: made by a person, named as what they are, good for playing alone, and ended at will."""

import re
from collections import defaultdict

import pytest

from tafelrunde.server.door.callers import WITH_A_BOTS_KEY
from tafelrunde.server.operations import admin
from tafelrunde.server.people.bot_accounts import MANY

from .inn import Guest, Inn
from .test_capabilities import operator

PASSWORD = {"password": "correct horse"}


def owner_of(inn: Inn, name: str) -> tuple[Guest, str]:
    """Return somebody with an account, and a recovery code."""
    guest = inn.guest(name)
    return guest, str(guest.post("/account", {"login": name.lower(), **PASSWORD}, 201)["codes"][0])


def bot_of(owner: Guest, name: str = "Deep Claim") -> Guest:
    """Return a new bot of somebody."""
    made = owner.post("/bots", {"name": name}, 201)
    return Guest(owner.inn, made["token"], made["bot"]["id"])


def test_a_bot_account_sits_in_the_lobby_and_takes_challenges(inn: Inn) -> None:
    anna, _ = owner_of(inn, "Anna")
    bot, bea = bot_of(anna), inn.guest("Bea")
    assert bot.get("/me")["name"] == "Deep Claim (bot)"
    table = bot.open("claim", "me", "open", public=True, clock={"kind": "none"}, options={"first": 0})
    listed = next(one for one in bea.get("/tables")["tables"] if one["id"] == table)
    assert listed["chairs"][0]["person"]["name"] == "Deep Claim (bot)"
    bea.post(f"/tables/{table}/join")
    with bot.line("/api/lobby/socket") as lobby:
        assert [one["id"] for one in lobby.until("lobby")["mine"]] == [table]
    bot.post(f"/tables/{table}/start")
    assert bot.play(table, 0)
    assert bea.desk(table, 1)["desk"]["seats"][0] == {"name": "Deep Claim (bot)"}
    anna.refused("GET", f"/tables/{table}/desk?seat=0", code="not-your-seat")


def test_the_key_of_a_bot_plays_and_does_nothing_else(inn: Inn) -> None:
    """Every request of the OpenAPI document that looks at who asks refuses it, unless it is on the one list."""
    anna, _ = owner_of(inn, "Anna")
    bot = bot_of(anna)
    paths = inn.client.get("/api/openapi.json").json()["paths"]
    open_to_all = {path for path in paths if re.match(r"/api/(games|texts|.*/moments/)", path) or "/api/" not in path}
    asked = 0
    for path in sorted(paths.keys() - open_to_all):
        for method in paths[path]:
            if (method.upper(), path) not in WITH_A_BOTS_KEY:
                where = path.replace("{seat}", "0").format_map(defaultdict(lambda: "x"))
                said = inn.client.request(method, where, json={}, headers=bot.headers)
                assert said.json().get("code") == "bot-key", f"{method} {path}: {said.text}"
                asked += 1
    assert asked > 40
    assert {path for _, path in WITH_A_BOTS_KEY if not path.endswith("/socket")} <= paths.keys()


def test_a_person_has_few_bots_and_a_guest_none(inn: Inn) -> None:
    anna, _ = owner_of(inn, "Anna")
    bea, _ = owner_of(inn, "Bea")
    inn.guest("Cora").refused("POST", "/bots", {"name": "X"}, "no-account")
    bots = [bot_of(anna, f"Bot {k}") for k in range(MANY)]
    assert "end one first" in anna.refused("POST", "/bots", {"name": "One more"}, "unfit")["detail"]
    assert [bot["id"] for bot in anna.get("/bots")["bots"]] == [bot.id for bot in bots]
    bea.refused("DELETE", f"/bots/{bots[0].id}", {}, "unknown-person")
    bea.refused("POST", f"/bots/{bots[0].id}/key", {}, "unknown-person")
    bots[0].get("/me")


@pytest.mark.ends("key of a bot account: its owner ends the account")
@pytest.mark.ends("key of a bot account: its owner makes another key")
def test_an_owner_ends_a_bot_or_its_key(inn: Inn) -> None:
    anna, _ = owner_of(inn, "Anna")
    one, two = bot_of(anna, "One"), bot_of(anna, "Two")
    with one.line("/api/lobby/socket") as lobby:
        lobby.until("lobby")
        key = anna.post(f"/bots/{one.id}/key", {}, 201)["token"]
        assert lobby.until("bye")["reason"] == "signed-out"
    one.refused("GET", "/me", code="signed-out")
    assert Guest(inn, key, one.id).get("/me")["id"] == one.id
    anna.ask("DELETE", f"/bots/{two.id}", expect=204)
    two.refused("GET", "/me", code="signed-out")
    assert [bot["name"] for bot in anna.get("/bots")["bots"]] == ["One (bot)"]


@pytest.mark.ends("key of a bot account: its owner ends all other sessions")
@pytest.mark.ends("key of a bot account: its owner changes their password")
@pytest.mark.ends("key of a bot account: its owner recovers their account")
@pytest.mark.ends("key of a bot account: its owner is forgotten")
@pytest.mark.parametrize("how", ["others", "password", "recover", "forgotten"])
def test_what_ends_all_of_an_owners_ends_the_keys_of_their_bots(inn: Inn, how: str) -> None:
    anna, code = owner_of(inn, "Anna")
    bot = bot_of(anna)
    with bot.line("/api/lobby/socket") as lobby:
        lobby.until("lobby")
        if how == "others":
            anna.post("/sessions/end", expect=204)
        elif how == "password":
            anna.post("/account/password", {"old": "correct horse", "password": "battery staple"})
        elif how == "recover":
            inn.stranger().post("/recover", {"login": "anna", "code": code, "password": "battery staple"})
        else:
            anna.ask("DELETE", "/me", PASSWORD, expect=204)
        assert lobby.until("bye")["reason"] == "signed-out"
    bot.refused("GET", "/me", code="signed-out")


@pytest.mark.ends("key of a bot account: the operator resets its owner's password")
def test_an_operator_resets_the_password_and_locks_out(inn: Inn) -> None:
    anna, _ = owner_of(inn, "Anna")
    bea, _ = owner_of(inn, "Bea")
    one, two = bot_of(anna), bot_of(bea)
    operator(inn, admin.reset_password, "anna")
    one.refused("GET", "/me", code="signed-out")
    operator(inn, admin.ban, bea.id)
    table = {"game": "claim", "chairs": [{"who": "me"}, {"who": "open"}]}
    two.refused("POST", "/tables", table, "banned")
    two.get("/tables")
