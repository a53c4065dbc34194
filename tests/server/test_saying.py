"""What is said at a table: once, however often it is sent, and in letters that can be seen."""

import pytest

from .conftest import Opened
from .inn import Guest, Inn


def texts(guest: Guest, table: str) -> list[str]:
    """Return what was said, as somebody finds it."""
    return [line["text"] for line in guest.get(f"/tables/{table}/chat")["lines"]]


def test_a_line_that_is_sent_again_is_there_once(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.live.live.CHAT", 2)  # so few lines a table keeps in mind
    inn = opened()
    anna, bea = inn.guest("Anna"), inn.guest("Bea")
    table = anna.begin("claim", "me", "open", others=(bea,))
    with bea.at(table, 1) as ear:
        ear.until("welcome")
        for _ in range(2):
            anna.command(table, "chat", cmd_id="first", text="Good luck!")
            ear.say("chat", cmd_id="first", text="You too!")
            ear.until("done")
        for number in range(3):
            anna.command(table, "chat", cmd_id=f"later-{number}", text=f"Well, {number}")
        anna.command(table, "chat", cmd_id="first", text="Good luck!")
        ear.pong()
    heard = [message["text"] for message in ear.heard if message["type"] == "chat"]
    said = ["Good luck!", "You too!", "Well, 0", "Well, 1", "Well, 2"]
    assert heard == said
    inn.leave()
    monkeypatch.undo()
    anna = Guest(opened(), anna.token, anna.id)
    anna.command(table, "chat", cmd_id="first", text="Good luck!")
    assert texts(anna, table) == said


def test_what_is_sent_again_is_no_line_too_many(opened: Opened) -> None:
    anna = opened(limits=True).guest("Anna")
    table = anna.begin("claim", "me", "greedy")
    for _ in range(15):
        anna.command(table, "chat", cmd_id="once", text="Good luck!")
    assert texts(anna, table) == ["Good luck!"]


@pytest.mark.parametrize(
    "name",
    [
        "\u3164", "\u2800\u2800", "\uffa0", "\u115f\u1160", "\u17b4\u17b5", "\u034f", "\ufe0f", "\u180b\u180e",
        "\u200b", "\U000e0100", "\U0001d159", "\u00ad", "\u2062", "\U00016fe4", "\U00013441", "\ufffc",
    ],
    ids=lambda name: f"{ord(name[0]):04x}",
)  # fmt: skip
def test_nobody_has_a_name_that_cannot_be_seen(inn: Inn, name: str) -> None:
    anna = inn.guest("Anna")
    anna.refused("PATCH", "/me", {"name": name}, "unfit")
    anna.refused("PATCH", "/me", {"name": "\u0301"}, "unfit")
    anna.refused("PATCH", "/me", {"name": f" {name} {name}"}, "unfit")
    anna.ask("PATCH", "/me", {"name": f"{name}Be\u200ba{name}"})
    assert anna.get("/me")["name"] == "Bea", "nor one that only looks like another one's"


@pytest.mark.parametrize(
    "name", ["Żaneta", "Jürgen ❤️", "Zoë", "김민준", "नमिता", "ณัฐ", "Ἀθηνᾶ", "מרים", "7", "★", "!", "👍🏽"], ids=str
)
def test_names_of_all_the_world_stay_as_they_are(inn: Inn, name: str) -> None:
    assert inn.guest(name).get("/me")["name"] == name
