"""How each game looks in the terminal: its home has a module `terminal` with a class of its own.

A game without one can still be played: its actions are listed in words.
"""

from tafelrunde import games
from tafelrunde.boards.plain import Deed, PlainBoard, Plan, Scene, WordBoard, together
from tafelrunde.text import Talk

__all__ = ["Deed", "PlainBoard", "Plan", "Scene", "load", "together"]


def load(talk: Talk) -> PlainBoard:
    """Return the board of the game that is talked about."""
    home = games.home(talk.game.id)
    board = (home and home.the("terminal", PlainBoard)) or WordBoard
    return board(talk)
