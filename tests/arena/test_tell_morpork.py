"""A watcher learns to name who a bot is in Ankh-Morpork, if its turns tell."""

from tafelrunde import bots
from tafelrunde.arena.tell_morpork import Fitted, Sight, Tell, one_game
from tafelrunde.bots.morpork.watcher import CLUE_NAMES, CLUES


def sight(clue: str, aim: int) -> Sight:
    """Return what was seen of a seat that did one thing often."""
    return Sight([8.0, *(6.0 if name == clue else 0.0 for name in CLUE_NAMES[1:])], aim)


def test_what_everybody_with_an_aim_does_gives_them_away() -> None:
    watcher = Fitted([sight("spread", 0), sight("control", 1), sight("trouble", 2), sight("draws", 4)] * 5)
    assert [watcher.names(sight(clue, 0).clues) for clue in ("spread", "control", "trouble", "draws")] == [0, 1, 2, 4]


def test_a_game_is_watched_until_everybody_has_had_so_many_turns() -> None:
    seats = [bots.load("random", "morpork", seat) for seat in range(2)]
    found = one_game(seats, seed=3, turns=2)
    assert [len(one.clues) for one in found] == [CLUES, CLUES]
    assert all(one.clues[0] >= 2 for one in found)


def test_how_often_a_watcher_was_right_is_told_with_how_sure_that_is() -> None:
    assert str(Tell(70, 40, 100)) == "named 70.0% ± 9.0% of 100, the most frequent aim is 40.0%"
