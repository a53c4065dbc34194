"""Games that were imported: for whom they go on, what is dealt anew with others, and what they may cost a server."""

import pytest

from tafelrunde import games
from tafelrunde.core.rng import Rng
from tafelrunde.table import Table

from .inn import Guest, Inn, Json

FIRST = {"first": 0}
LISTED = {
    "pile": "listed",
    "hand": 9,
    "cards": [f"{kind}_{n}" for kind in ("goblin", "undead", "dwarf") for n in range(10)]
    + [f"knight_{n}" for n in range(2, 8)],
}
KINDS = ("invite", "handover", "seat")


def brought(guest: Guest, table: Table) -> Json:
    """Let somebody import a game; return the table as it is shown."""
    taken: Json = guest.post("/import", {"log": table.export()}, 201)["table"]
    return taken


def begun(game: str, seed: int, moves: int) -> Table:
    """Return a game that some random moves were made in, with another one to come."""
    table, rng = Table(game, ["human"] * games.load(game).seats.start, seed=seed), Rng(seed)
    for _ in range(moves):
        ask = table.ask(table.who)
        assert ask is not None
        table.submit(table.who, table.version, ask.actions[rng.below(len(ask.actions))])
    return table


def test_an_imported_game_goes_on_for_its_importer_and_bots_alone(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = brought(anna, Table("claim", ["human", "human"], FIRST, seed=4))["id"]
    for kind in KINDS:
        problem = anna.refused("POST", f"/tables/{table}/links", {"kind": kind, "seat": 1}, "imported")
        assert "dealt anew" in problem["detail"]
    bea.refused("POST", f"/tables/{table}/join", {}, "not-open")
    bea.refused("POST", f"/tables/{table}/anew", {}, "not-the-host")
    anna.play(table, 0)
    anna.play(table, 1)


def test_a_table_says_that_it_was_imported_from_when_and_by_whom(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    game = begun("claim", 3, 4)
    shown = brought(anna, game)
    mark = shown["imported"]
    assert (mark["by"], mark["version"]) == ({"id": anna.id, "name": "Anna"}, game.version)
    assert mark["at"] > 0
    for guest in (anna, bea, inn.stranger()):
        assert guest.get(f"/tables/{shown['id']}")["table"]["imported"] == mark
    anna.command(shown["id"], "resign", seat=0)
    again = bea.post("/import", {"log": anna.get(f"/tables/{shown['id']}/export")}, 201)["table"]
    assert again["imported"]["by"]["name"] == "Bea", "whoever imports an export knows as much"
    next_one = anna.post(f"/tables/{shown['id']}/rematch", {}, 201)["table"]
    assert "imported" not in next_one, "that is a new game, dealt here"


def test_with_others_it_goes_on_from_what_everybody_saw_and_the_rest_is_dealt_anew(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    old = brought(anna, begun("claim", 7, 6))["id"]
    opened = anna.post(f"/tables/{old}/anew", {}, 201)
    new = opened["table"]["id"]
    assert (opened["mine"], opened["table"]["imported"]["anew"]) == ([0], True)
    link = anna.post(f"/tables/{new}/links", {"kind": "invite"}, 201)["token"]
    assert bea.post("/links/follow", {"token": link})["mine"] == [1]
    anna.post(f"/tables/{new}/start")
    assert bea.desk(new)["key"] == anna.desk(old)["key"], "what everybody sees is as it was"
    for seat, guest in enumerate((anna, bea)):
        known, dealt = anna.desk(old, seat), guest.desk(new, seat)
        assert known["key"] != dealt["key"], "every hand is another one"
    assert bea.get(f"/tables/{new}")["table"]["imported"]["by"]["name"] == "Anna"
    token = bea.post(f"/tables/{new}/links", {"kind": "handover", "seat": 1}, 201)["token"]
    assert inn.guest("Cora").post("/links/follow", {"token": token})["mine"] == [1], "nobody knows more than the others"
    bea.refused("POST", f"/tables/{new}/anew", {}, "not-the-host")
    anna.refused("POST", f"/tables/{new}/anew", {}, "not-imported")


@pytest.mark.parametrize("game", ["tyrant", "tokyo", "morpork"])
def test_any_game_can_go_on_with_others(inn: Inn, game: str) -> None:
    anna = inn.guest("Anna")
    for moves in (0, 9):
        old = brought(anna, begun(game, 5, moves))["id"]
        new = anna.post(f"/tables/{old}/anew", {}, 201)["table"]["id"]
        anna.ask("PUT", f"/tables/{new}/chairs/1", {"bot": "random"})
        anna.post(f"/tables/{new}/start")
        assert anna.get(f"/tables/{new}")["table"]["status"] == "running"


def test_where_what_is_hidden_cannot_be_dealt_anew_a_game_stays_with_its_importer(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = brought(anna, Table("claim", ["human", "human"], LISTED, seed=1))["id"]
    assert "listed pile" in anna.refused("POST", f"/tables/{table}/anew", {}, "imported")["detail"]


def test_the_name_on_the_mark_goes_with_the_person(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table = brought(anna, begun("claim", 3, 2))["id"]
    new = anna.post(f"/tables/{table}/anew", {}, 201)["table"]["id"]
    bea = inn.guest("Bea")
    link = anna.post(f"/tables/{new}/links", {"kind": "invite"}, 201)["token"]
    bea.post("/links/follow", {"token": link})
    anna.ask("DELETE", "/me", expect=204)
    for one in (table, new):
        mark = bea.get(f"/tables/{one}")["table"]["imported"]
        assert "by" not in mark, "and with it the name"


def test_who_leaves_before_the_game_is_not_named_any_more(inn: Inn) -> None:
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    new = anna.post(f"/tables/{brought(anna, begun('claim', 3, 2))['id']}/anew", {}, 201)["table"]["id"]
    link = anna.post(f"/tables/{new}/links", {"kind": "invite"}, 201)["token"]
    bea.post("/links/follow", {"token": link})
    anna.post(f"/tables/{new}/leave")
    left = bea.get(f"/tables/{new}")["table"]
    assert (left["host"]["name"], left["imported"].get("by")) == ("Bea", None)
