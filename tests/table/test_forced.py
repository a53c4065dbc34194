"""Where everybody can see that there is one answer only, the table gives it itself."""

import json

import pytest

from tafelrunde import games
from tafelrunde.core.values import NONE
from tafelrunde.table import LogError, Table

ANNA, BEA = 0, 1
WINS_TWICE: dict[str, object] = {
    "phase": "favour",
    "leader": ANNA,
    "trick": "knight_3",
    "hand": [["knight_2"], ["knight_9", "knight_8"]],
}
"""Bea answers with one of two Knights, wins, and leads the other one: her last card."""
LAST_CARDS: dict[str, object] = {"phase": "favour", "leader": ANNA, "hand": [["knight_2"], ["knight_9"]]}


def table(position: dict[str, object], *players: str, ask_all: bool = False) -> Table:
    return Table("claim", list(players) or ["human", "human"], position=position, ask_all=ask_all)


def play(at: Table, card: str) -> None:
    at.submit(at.who, at.version, at.game.actions_codec.number("play", {"card": card}))


def told(at: Table) -> list[tuple[int, bool]]:
    """Return who did what is in the log, and whether the table did it for them."""
    return [(record.entry.who, record.entry.forced) for record in at.records]


def rows(at: Table) -> list[dict[str, object]]:
    return [json.loads(line) for line in at.export().splitlines()]


def test_the_last_cards_are_played_without_asking() -> None:
    at = table(LAST_CARDS)
    assert told(at) == [(ANNA, True), (BEA, True)]
    assert [event.kind for event in at.events(ANNA)][:2] == ["plays", "plays"]
    assert at.result is not None


def test_a_table_may_be_told_to_ask_everything() -> None:
    at = table(LAST_CARDS, ask_all=True)
    assert told(at) == []
    ask = at.ask(ANNA)
    assert ask is not None
    assert len(ask.actions) == 1


def test_nothing_is_answered_while_somebody_could_take_something_back() -> None:
    at = table(WINS_TWICE)
    play(at, "knight_9")
    assert at.view(BEA).forced() != NONE
    assert at.who == BEA, "if her last card were led for her, the game would go on"
    assert at.can_ask_undo(BEA)
    play(at, "knight_8")
    assert at.who == ANNA, "her last card would make Bea's final"
    assert told(at) == [(BEA, False), (BEA, False)]


def test_a_bot_takes_nothing_back() -> None:
    at = table(WINS_TWICE, "human", "random")
    at.bot_acts()
    assert told(at) == [(BEA, False), (BEA, True), (ANNA, True)]
    assert at.result is not None


def test_what_was_forced_is_nobodys_to_take_back() -> None:
    at = table({"phase": "favour", "leader": ANNA, "hand": [["knight_2", "knight_4"], ["knight_9", "dwarf_2"]]})
    play(at, "knight_2")
    play(at, "knight_9")
    at.submit(BEA, at.version, at.game.actions_codec.number("play", {"card": "dwarf_2"}))
    assert at.who == ANNA
    play(at, "knight_4")
    assert not any(forced for _, forced in told(at))
    at = table(LAST_CARDS)
    assert not at.can_undo(ANNA)
    assert not at.can_undo(BEA)


def test_a_log_marks_what_was_forced_and_gives_the_table_back() -> None:
    at = table(LAST_CARDS)
    assert [row.get("forced") for row in rows(at)[1:]] == [True, True]
    again = Table.recover(at.export())
    assert again.export() == at.export()
    assert told(again) == told(at)


@pytest.mark.parametrize("forced", [1, "yes", None, []])
def test_a_strange_mark_is_refused(forced: object) -> None:
    at = table(LAST_CARDS)
    lines = at.export().splitlines()
    lines[2] = json.dumps({**json.loads(lines[2]), "forced": forced})
    with pytest.raises(LogError, match=r"line 3 of the log: forced is .*, neither true nor false"):
        Table.recover("\n".join(lines))


def test_rules_and_bots_are_asked_as_ever() -> None:
    state = games.load("claim").position({"game": "claim", **WINS_TWICE})
    state.apply(state.game.actions_codec.number("play", {"card": "knight_9"}))
    assert state.who == BEA, "the rules ask; only a table answers"
    bots = Table("claim", ["random", "random"], {"first": 0}, seed=4)
    bots.run_bots()
    played = [record.entry for record in bots.records if record.entry.who >= 0]
    assert len(played) == 52
    assert [entry.forced for entry in played].count(True) == 4, "the last round of each phase"
