"""Forget me: what happens is said before, nothing is left after, and all that is kept can be had."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.operations import admin

from .conftest import Opened
from .inn import Guest, Inn

ACCOUNT = {"login": "annabella-login", "password": "correct horse"}
SURE = {"password": "correct horse"}


def operator(path: Path, work: Callable[..., Awaitable[Any]], *args: str) -> Any:
    """Do what an operator does beside the running server."""
    return asyncio.run(admin.at_store(Settings(db=f"sqlite:///{path}"), work, *args))


def test_what_happens_is_said_before(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    assert anna.get("/me/farewell") == {"bots": 0, "resigned": 0, "waiting": 0, "login": None, "people": []}
    goes_on = [anna.begin("claim", "me", "open", others=(bea,), leaving=leaving) for leaving in ("bot", "wait")]
    given_up = anna.begin("claim", "me", "open", others=(bea,), leaving="forfeit")
    over = anna.begin("claim", "me", "open", others=(bea,))
    anna.command(over, "resign", seat=0)
    anna.open("claim", "me", "open", public=True)
    anna.post("/account", ACCOUNT, 201)
    ahead = {"bots": 2, "resigned": 1, "waiting": 1, "login": "annabella-login", "people": ["Bea"]}
    assert anna.get("/me/farewell") == ahead
    for guess in (None, {}, {"password": "battery staple"}):
        anna.refused("DELETE", "/me", guess, "wrong-password")
    assert anna.get("/me")["name"] == "Anna", "nothing has happened yet"
    anna.ask("DELETE", "/me", SURE, expect=204)
    for table in goes_on:
        assert bea.get(f"/tables/{table}")["table"]["chairs"][0]["bot"]
    assert bea.get(f"/tables/{given_up}")["table"]["status"] == "over"
    inn.stranger().refused("GET", "/me/farewell", code="signed-out")


def leave_traces(anna: Guest, bea: Guest) -> None:
    """Leave something everywhere where people leave something."""
    anna.post("/account", ACCOUNT, 201)
    table = anna.begin("claim", "me", "open", others=(bea,), title="Annabella's title", options={"first": 0})
    anna.command(table, "chat", text="Annabella's chat")
    anna.play(table, 0)
    anna.post("/reports", {"text": "Annabella's report", "person": bea.id}, 204)
    bea.post("/reports", {"text": "She swore.", "person": anna.id}, 204)
    anna.post(f"/tables/{table}/links", {"kind": "seat", "seat": 0}, 201)
    theirs = bea.open("claim", "me", "open", public=True)
    anna.post(f"/tables/{theirs}/join")
    bea.post(f"/tables/{theirs}/mute", {"person": anna.id, "on": True})
    bea.post(f"/tables/{theirs}/remove", {"seat": 1})
    anna.ask("PUT", f"/me/blocks/{bea.id}", expect=204)
    bea.ask("PUT", f"/me/blocks/{anna.id}", expect=204)
    anna.open("claim", "me", "me", title="Annabella's second title")


def test_nothing_is_left_of_whoever_is_forgotten(opened: Opened, tmp_path: Path) -> None:
    inn = opened(private_webhooks=True)
    anna, bea = inn.guest("Annabella"), inn.guest("Bea")
    leave_traces(anna, bea)
    anna.ask("PATCH", "/me", {"webhook": "http://127.0.0.1:9/annabella-hook"})
    anna.post("/pairing", {}, 201)
    before = tmp_path.joinpath("inn.db").read_bytes() + tmp_path.joinpath("inn.db-wal").read_bytes()
    assert b"Annabella" in before, "as one sees a file that forgets nothing"
    anna.ask("DELETE", "/me", SURE, expect=204)
    portal, house = inn.client.portal, inn.app.state
    assert portal is not None
    assert house.leftovers.there
    assert portal.call(house.store.scrub), "nobody reads"
    for name in ("inn.db", "inn.db-wal"):
        left = tmp_path.joinpath(name).read_bytes().lower()
        for trace in ("annabella", anna.id.lower(), anna.token.lower()):
            assert trace.encode() not in left, f"{trace} in {name}"
    assert bea.get("/me/export")["reports"][0]["about"] is None


def test_what_lies_beside_the_tables_goes_when_nobody_reads_it(inn: Inn, tmp_path: Path) -> None:
    portal, house = inn.client.portal, inn.app.state
    assert portal is not None

    async def scene() -> None:
        backup = house.store.dump()
        await anext(backup)
        assert not await house.store.scrub(), "a backup reads what was there when it began"
        await backup.aclose()
        gc.collect()
        assert await house.store.scrub()

    inn.guest("Anna")
    portal.call(scene)
    assert inn.guest("Bea").get("/me")["name"] == "Bea"


def test_all_that_is_kept_is_given(inn: Inn) -> None:
    anna, bea = inn.guest("Annabella"), inn.guest("Bea")
    leave_traces(anna, bea)
    kept = anna.get("/me/export")
    assert kept["person"]["login"] == "annabella-login"
    assert [row["text"] for row in kept["chat"]] == ["Annabella's chat"]
    assert [row["text"] for row in kept["reports"]] == ["Annabella's report"]
    assert {row["settings"]["chosen"]["title"] for row in kept["tables"]} == {
        "Annabella's title",
        "Annabella's second title",
    }
    assert {row["kind"] for row in kept["tokens"]} == {"session", "device", "seat"}
    assert [row["place"] for row in kept["tokens"] if row["kind"] == "session"] == ["127.0.0.1"]
    assert [(row["removed"], row["muted"]) for row in kept["lists"]] == [(True, True)]
    assert [row["blocked"] for row in kept["blocks"]] == [bea.id]
    assert anna.token not in str(kept)
    assert "hash" not in str(kept)


def test_whoever_was_sent_away_is_so_with_their_account_too(inn: Inn) -> None:
    inn.guest("Anna").post("/account", ACCOUNT, 201)
    guest, bea = inn.guest("Anna at the phone"), inn.guest("Bea")
    table = bea.open("claim", "me", "open", public=True)
    guest.post(f"/tables/{table}/join")
    bea.post(f"/tables/{table}/remove", {"seat": 1})
    entered = guest.post("/login", {**ACCOUNT, "bring": True, "bearer": True})
    anna = Guest(inn, entered["token"], entered["me"]["id"])
    anna.refused("POST", f"/tables/{table}/join", {}, "blocked")


def test_the_name_of_a_banned_account_stays_taken(inn: Inn, tmp_path: Path) -> None:
    anna, again = inn.guest("Anna"), inn.guest("Anna")
    anna.post("/account", ACCOUNT, 201)
    operator(tmp_path / "inn.db", admin.ban, "annabella-login")
    inn.client.portal.call(inn.app.state.recognition.forget, anna.id)  # type: ignore[union-attr]
    anna.refused("PATCH", "/me", {"name": "Eve"}, "banned")
    anna.ask("DELETE", "/me", SURE, expect=204)
    anna.refused("GET", "/me", code="signed-out")
    again.refused("POST", "/account", ACCOUNT, "name-taken")
    assert b"annabella-login" not in tmp_path.joinpath("inn.db").read_bytes(), "it is kept as a hash"
    operator(tmp_path / "inn.db", admin.unban, "Annabella-Login")
    again.post("/account", ACCOUNT, 201)
    with pytest.raises(TafelrundeError, match="nobody"):
        operator(tmp_path / "inn.db", admin.unban, "nobody-login")
