"""Ends of Claim, three of each faction led and three answered: one card wins, every other one loses."""

import pytest

from bots.asked import LEVELS
from bots.claim.test_positions import CLAIM, one_decides, played, result

End = tuple[str, str, str, str, str]
"""The faction that decides, the own hand and the other's, the card that is led (or none), and the card that wins."""

ENDS: list[End] = [
    ("goblin", "goblin_4 doppelganger_6 goblin_8", "knight_6 dwarf_5 goblin_5", "", "goblin_8"),
    ("goblin", "goblin_7 goblin_5 knight_5", "dwarf_6 dwarf_5 doppelganger_7", "", "goblin_7"),
    (
        "goblin",
        "knight_9 goblin_9 doppelganger_8 knight_6",
        "undead_8 doppelganger_6 knight_7 dwarf_9",
        "",
        "doppelganger_8",
    ),
    ("goblin", "doppelganger_9 doppelganger_4 goblin_9", "undead_5 knight_8", "goblin_4", "goblin_9"),
    ("goblin", "doppelganger_9 doppelganger_6 goblin_4", "knight_6 undead_4", "goblin_6", "doppelganger_9"),
    ("goblin", "goblin_8 undead_9 doppelganger_4 undead_4", "goblin_7 goblin_9 undead_7", "dwarf_8", "undead_9"),
    ("knight", "dwarf_6 knight_6 knight_9", "dwarf_5 doppelganger_7 undead_7", "", "knight_9"),
    ("knight", "undead_9 doppelganger_4 dwarf_8", "doppelganger_6 knight_7 dwarf_9", "", "undead_9"),
    ("knight", "doppelganger_7 dwarf_7 doppelganger_4 dwarf_4", "goblin_5 knight_4 goblin_4 dwarf_5", "", "dwarf_4"),
    ("knight", "undead_4 dwarf_4 knight_9", "undead_6 doppelganger_4", "goblin_9", "knight_9"),
    ("knight", "knight_6 dwarf_9 goblin_7", "goblin_9 dwarf_7", "doppelganger_7", "goblin_7"),
    (
        "knight",
        "dwarf_6 undead_8 doppelganger_7 goblin_4",
        "undead_5 dwarf_8 doppelganger_6",
        "knight_6",
        "doppelganger_7",
    ),
    ("undead", "undead_9 goblin_4 undead_6", "doppelganger_7 dwarf_8 dwarf_6", "", "undead_9"),
    ("undead", "dwarf_5 undead_9 knight_6", "doppelganger_4 dwarf_7 knight_8", "", "undead_9"),
    ("undead", "undead_5 goblin_5 dwarf_7 undead_9", "goblin_4 knight_9 doppelganger_8 dwarf_6", "", "undead_9"),
    ("undead", "doppelganger_6 undead_7 undead_9", "doppelganger_7 dwarf_8", "goblin_5", "doppelganger_6"),
    ("undead", "undead_6 goblin_8 knight_7", "knight_6 goblin_7", "dwarf_4", "goblin_8"),
    ("undead", "doppelganger_4 doppelganger_9 undead_9", "knight_9 doppelganger_8", "goblin_6", "doppelganger_9"),
    ("dwarf", "doppelganger_7 goblin_8 undead_4", "dwarf_8 dwarf_7 undead_6", "", "undead_4"),
    ("dwarf", "dwarf_6 dwarf_9 doppelganger_9", "doppelganger_6 goblin_6 dwarf_8", "", "doppelganger_9"),
    ("dwarf", "dwarf_8 goblin_9 undead_8 goblin_4", "doppelganger_4 knight_7 undead_4 knight_6", "", "undead_8"),
    ("dwarf", "dwarf_4 doppelganger_9 undead_8", "doppelganger_6 undead_5", "knight_5", "dwarf_4"),
    ("dwarf", "goblin_9 knight_8 goblin_7", "knight_7 dwarf_6", "doppelganger_4", "knight_8"),
    ("dwarf", "goblin_9 dwarf_7 doppelganger_8 undead_8", "doppelganger_5 dwarf_6 knight_9", "knight_7", "dwarf_7"),
    ("doppelganger", "goblin_4 dwarf_8 dwarf_9 dwarf_5", "goblin_8 knight_8 doppelganger_9 undead_5", "", "goblin_4"),
    ("doppelganger", "knight_6 undead_5 dwarf_5 goblin_8", "dwarf_6 knight_5 dwarf_9 doppelganger_7", "", "knight_6"),
    ("doppelganger", "goblin_5 goblin_8 undead_7 goblin_4", "undead_8 goblin_7 dwarf_9 doppelganger_4", "", "goblin_8"),
    ("doppelganger", "knight_9 knight_5 undead_7", "goblin_7 knight_8", "doppelganger_7", "undead_7"),
    (
        "doppelganger",
        "goblin_8 dwarf_6 doppelganger_7 dwarf_7",
        "undead_9 knight_7 goblin_7",
        "undead_4",
        "doppelganger_7",
    ),
    (
        "doppelganger",
        "doppelganger_5 undead_6 dwarf_8 undead_4",
        "dwarf_5 doppelganger_8 dwarf_7",
        "goblin_9",
        "dwarf_8",
    ),
]
ids = [f"{faction}, {'answered' if led else 'led'}, {right}" for faction, _, _, led, right in ENDS]


def table(end: End) -> dict[str, object]:
    """Return the position of an end."""
    faction, mine, other, led, _ = end
    return one_decides(faction, mine.split(), other.split(), led or None)


@pytest.mark.parametrize("end", ENDS, ids=ids)
def test_one_card_wins(end: End) -> None:
    """Of the scenes themselves, by trying everything."""
    state = CLAIM.position(table(end))
    winning = []
    for action in state.legal():
        after = state.clone()
        after.step(action)
        if result(after, 0) > 0:
            winning.append(CLAIM.actions_codec.describe(action)[1]["card"])
    assert winning == [end[4]]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("end", ENDS, ids=ids)
def test_the_card_that_wins_is_played(end: End, level: str) -> None:
    assert played(table(end), level) == end[4]
