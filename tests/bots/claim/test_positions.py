"""No level from the third on blunders visibly: positions in which one card is right and everybody can see why."""

from collections.abc import Mapping

import pytest

from bots.asked import LEVELS, choice, sat_down
from tafelrunde import games
from tafelrunde.core.engine import State

CLAIM = games.load("claim")
SIMULATIONS = 400

WON = {
    "goblin": ["goblin_1", "goblin_2", "goblin_3"],
    "knight": ["knight_2", "knight_3", "knight_4"],
    "undead": ["undead_1", "undead_2", "undead_3"],
    "dwarf": ["dwarf_1", "dwarf_2", "dwarf_3"],
    "doppelganger": ["doppelganger_0", "doppelganger_1", "doppelganger_2"],
}
"""So many cards of a faction decide it where no more than two are to come."""


def two_each(faction: str) -> list[list[str]]:
    """Return score piles with two factions for each seat: who wins this one wins the game."""
    a, b, c, d = (cards for name, cards in WON.items() if name != faction)
    return [a + c, b + d]


def one_decides(faction: str, mine: list[str], other: list[str], led: str | None = None) -> dict[str, object]:
    """Return a position of phase 2, with seat 0 asked: the faction decides the game."""
    table: dict[str, object] = {"phase": "favour", "hand": [mine, other], "score": two_each(faction)}
    return table | ({"leader": 1, "trick": led} if led else {})


def recruits(stake: str, mine: list[str], other: list[str], led: str | None = None) -> dict[str, object]:
    """Return a position of phase 1, with seat 0 asked."""
    table: dict[str, object] = {"stake": stake, "hand": [mine, other]}
    return table | ({"leader": 1, "trick": led} if led else {})


FAVOUR: Mapping[str, tuple[dict[str, object], str]] = {
    "the knight that wins is played, not the doppelganger that loses": (
        one_decides("knight", ["knight_6", "doppelganger_4"], ["undead_4"], "knight_5"),
        "knight_6",
    ),
    "a knight takes the goblin that decides": (
        one_decides("goblin", ["knight_5", "undead_7"], ["knight_6"], "goblin_6"),
        "knight_5",
    ),
    "the only knight takes the higher of two goblins": (
        one_decides("goblin", ["undead_7", "dwarf_4", "knight_5"], ["knight_8", "goblin_5"], "goblin_7"),
        "knight_5",
    ),
    "the trick is won with another goblin, which counts too": (
        one_decides("goblin", ["doppelganger_9", "goblin_9", "goblin_4"], ["dwarf_5", "knight_6"], "goblin_7"),
        "goblin_9",
    ),
    "a doppelganger takes the goblin where there is none to follow with": (
        one_decides("goblin", ["undead_5", "doppelganger_7", "dwarf_8"], ["doppelganger_4", "undead_6"], "goblin_6"),
        "doppelganger_7",
    ),
    "the last knight comes home on a goblin, for another trick it will not win": (
        one_decides("knight", ["knight_7", "dwarf_5"], ["undead_9"], "goblin_5"),
        "knight_7",
    ),
    "a doppelganger takes the knight that decides": (
        one_decides("knight", ["doppelganger_6", "goblin_7", "goblin_6"], ["dwarf_6", "dwarf_5"], "knight_4"),
        "doppelganger_6",
    ),
    "the last knight is not thrown away on later tricks": (
        one_decides("knight", ["undead_9", "undead_6", "knight_5"], ["dwarf_5", "doppelganger_8"], "goblin_9"),
        "knight_5",
    ),
    "of two knights the one that wins is played": (
        one_decides("knight", ["knight_6", "knight_9", "doppelganger_7"], ["dwarf_7", "goblin_9"], "knight_8"),
        "knight_9",
    ),
    "a doppelganger takes the undead that decides": (
        one_decides("undead", ["goblin_9", "doppelganger_7"], ["goblin_4"], "undead_6"),
        "doppelganger_7",
    ),
    "of two doppelgangers the higher one wins": (
        one_decides(
            "undead", ["doppelganger_4", "doppelganger_9", "dwarf_6"], ["doppelganger_5", "undead_6"], "undead_7"
        ),
        "doppelganger_9",
    ),
    "the last doppelganger comes home in a trick it wins": (
        one_decides("doppelganger", ["doppelganger_7", "knight_9"], ["undead_8"], "undead_5"),
        "doppelganger_7",
    ),
    "a doppelganger does not win a trick of dwarves": (
        one_decides("dwarf", ["dwarf_4", "doppelganger_9"], ["goblin_5"], "dwarf_6"),
        "dwarf_4",
    ),
    "the last but one dwarf is thrown under a knight": (
        one_decides("dwarf", ["dwarf_5", "doppelganger_7", "goblin_6"], ["goblin_9", "dwarf_4"], "knight_6"),
        "dwarf_5",
    ),
    "a goblin is not won where a dwarf can be thrown under it": (
        one_decides("dwarf", ["knight_8", "dwarf_6", "knight_6"], ["undead_6", "undead_7"], "goblin_8"),
        "dwarf_6",
    ),
    "the goblin that cannot be beaten is led": (
        one_decides("goblin", ["goblin_4", "goblin_8"], ["undead_8", "goblin_6"]),
        "goblin_8",
    ),
    "the knight that cannot be beaten is led": (
        one_decides("knight", ["knight_5", "knight_9"], ["knight_8", "undead_8"]),
        "knight_9",
    ),
    "the knight is led as long as there is a lead": (
        one_decides("knight", ["undead_4", "knight_5"], ["dwarf_6", "undead_6"]),
        "knight_5",
    ),
    "the undead that nobody can follow is led": (
        one_decides("undead", ["undead_9", "goblin_7"], ["dwarf_5", "knight_7"]),
        "undead_9",
    ),
    "the undead is led that a doppelganger does not beat": (
        one_decides("undead", ["doppelganger_4", "undead_6", "undead_8"], ["dwarf_6", "doppelganger_8", "dwarf_4"]),
        "undead_8",
    ),
    "a low dwarf is led to a high one, and both come home": (
        one_decides("dwarf", ["knight_5", "dwarf_4"], ["dwarf_9", "undead_6"]),
        "dwarf_4",
    ),
    "the doppelganger that nobody can follow is led": (
        one_decides("doppelganger", ["doppelganger_7", "goblin_4"], ["goblin_9", "undead_9"]),
        "doppelganger_7",
    ),
    "who keeps the lead wins the last undead": (
        one_decides("undead", ["dwarf_7", "knight_6"], ["dwarf_9", "undead_6"]),
        "knight_6",
    ),
    "the lead is given away, and the last dwarf comes home": (
        one_decides("dwarf", ["undead_7", "knight_5"], ["dwarf_9", "undead_9"]),
        "undead_7",
    ),
    "the lead is given away, so that the 9 catches the 8": (
        one_decides("undead", ["knight_6", "undead_9", "undead_6"], ["doppelganger_4", "undead_8", "knight_8"]),
        "knight_6",
    ),
}

RECRUIT: Mapping[str, tuple[dict[str, object], list[str]]] = {
    "a rich stake is won": (
        recruits("doppelganger_9", ["goblin_2", "goblin_6", "goblin_9"], ["undead_1", "undead_2"], "goblin_4"),
        ["goblin_6", "goblin_9"],
    ),
    "the best of all followers is won though it costs a high card": (
        recruits("doppelganger_9", ["dwarf_2", "dwarf_9", "knight_5"], ["undead_1", "undead_4"], "dwarf_8"),
        ["dwarf_9"],
    ),
    "a poor stake is left to the other": (
        recruits(
            "goblin_0",
            ["knight_2", "doppelganger_9", "undead_5", "goblin_3"],
            ["undead_1", "undead_2", "dwarf_3"],
            "knight_8",
        ),
        ["knight_2"],
    ),
    "a knight beats the goblin that cannot be followed": (
        recruits("knight_9", ["knight_2", "undead_8", "dwarf_0"], ["goblin_3", "goblin_4"], "goblin_9"),
        ["knight_2"],
    ),
    "a high card is led for a rich stake": (
        recruits("doppelganger_9", ["goblin_1", "goblin_9"], ["goblin_6", "goblin_7"]),
        ["goblin_9"],
    ),
    "a low card is led for a poor one": (
        recruits("goblin_0", ["goblin_1", "goblin_9"], ["goblin_6", "goblin_7"]),
        ["goblin_1"],
    ),
    "an undead is not wasted on a round that is lost": (
        recruits("knight_9", ["undead_9", "goblin_2", "dwarf_2"], ["goblin_3", "goblin_4"], "knight_8"),
        ["goblin_2", "dwarf_2"],
    ),
    "the highest doppelganger is not wasted on a poor stake": (
        recruits(
            "goblin_0",
            ["doppelganger_9", "dwarf_3", "goblin_2", "goblin_3"],
            ["undead_3", "undead_4", "dwarf_5"],
            "knight_8",
        ),
        ["dwarf_3", "goblin_2", "goblin_3"],
    ),
}


def played(table: dict[str, object], level: str) -> str:
    """Return the card that a level plays, which is given to it at the table without a history."""
    state = CLAIM.position(table)
    return str(choice(state, sat_down(state, level, SIMULATIONS))[1]["card"])


def result(state: State, seat: int) -> float:
    """Return what a seat gets if both play as well as can be, by trying everything."""
    if not state.stack:
        return state.game.score(state)[seat]
    results = []
    for action in state.legal():
        after = state.clone()
        after.step(action)
        results.append(result(after, seat))
    return max(results) if state.who == seat else min(results)


@pytest.mark.parametrize("name", FAVOUR)
def test_one_card_is_right(name: str) -> None:
    """Of the scenes themselves: every other card leads to a worse end."""
    table, right = FAVOUR[name]
    state = CLAIM.position(table)
    ends = {}
    for action in state.legal():
        after = state.clone()
        after.step(action)
        ends[str(CLAIM.actions_codec.describe(action)[1]["card"])] = result(after, 0)
    best = max(ends.values())
    assert [card for card, end in ends.items() if end == best] == [right], ends


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", FAVOUR)
def test_favour(name: str, level: str) -> None:
    table, right = FAVOUR[name]
    assert played(table, level) == right


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", RECRUIT)
def test_recruit(name: str, level: str) -> None:
    table, right = RECRUIT[name]
    assert played(table, level) in right
