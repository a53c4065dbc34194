"""Tafelrunde in the terminal."""

from tafelrunde.cli.app import main, run

__all__ = ["main", "run"]
