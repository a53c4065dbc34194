"""King & Assassins in the terminal."""

from tafelrunde.games.tyrant.terminal.board import Board

__all__ = ["Board"]
