"""Ankh-Morpork in the terminal."""

import re

import pytest

from cli.conftest import Command
from tafelrunde import games
from tafelrunde.cli import boards
from tafelrunde.cli.boards import Scene
from tafelrunde.cli.screen import plain_width
from tafelrunde.text import LANGUAGES, Text


def test_a_game_shows_areas_players_and_cards_with_symbols(tafelrunde: Command) -> None:
    done = tafelrunde("play", "morpork", "--seed", "3", typed="q\n")
    assert done.code == 0
    assert re.search(r"1 +Dolly Sisters +6 +· +! +1 +1", done.out)
    assert re.search(r"B Greedy +\$10 +5 in hand", done.out)
    assert re.search(r"\d\) Play The Fools' Guild +\[§ ☺\]", done.out)


@pytest.mark.parametrize("about", ["gaspode", "dimwell", "flood", "chrysoprase"])
def test_a_question_mark_explains_cards_areas_events_and_personalities(tafelrunde: Command, about: str) -> None:
    asked = tafelrunde("play", "morpork", "--seed", "3", typed=f"? {about}\nq\n").out
    silent = tafelrunde("play", "morpork", "--seed", "3", typed="? nonsense\nq\n").out
    assert "nothing called" in silent
    assert "nothing called" not in asked


def test_a_bot_game_can_be_watched(tafelrunde: Command) -> None:
    done = tafelrunde("watch", "morpork", "greedy", "random", "--seed", "1")
    assert done.code == 0
    assert "wins the game" in done.out or "shares the win" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_typed_and_the_board_drawn(language: str) -> None:
    game = games.load("morpork")
    board = boards.load(Text(language).at(game, ["Anna", "Bea"], you=0))
    assert all(board.spellings[action] for action in range(game.actions))
    state = game.position({"hand": [["groat"], ["hex"]], "front": [["mr_bent"], []], "lost": ["dimwell"]})
    scene = Scene(state.view(0))
    ask = state.view(0).ask()
    assert ask is not None
    for part in (board.table(scene, plain_width()), board.choices(scene, ask, 80), board.piles(scene, 80)):
        assert part is not None
