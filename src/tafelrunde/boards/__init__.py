"""How each game looks in the terminal: one module per game, named as the game is, with a class `Board`.

`boards/claim.py` draws Claim; the board of a game `tyrant` goes into `boards/tyrant.py`, and nothing else has to
know. Words that a board needs and the game has not are in `locales/<lang>/terminal.ftl`. A game without a module
here can still be played: its actions are listed in words.
"""

import importlib
from importlib.util import find_spec

from tafelrunde.boards.plain import Deed, PlainBoard, Plan, Scene, WordBoard, together
from tafelrunde.text import Talk

__all__ = ["Deed", "PlainBoard", "Plan", "Scene", "load", "together"]


def load(talk: Talk) -> PlainBoard:
    """Return the board of the game that is talked about."""
    module = f"{__name__}.{talk.game.id}"
    if talk.game.id == "plain" or find_spec(module) is None:
        return WordBoard(talk)
    board: type[PlainBoard] = importlib.import_module(module).Board
    return board(talk)
