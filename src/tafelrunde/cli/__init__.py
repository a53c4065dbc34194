"""Tafelrunde in the terminal."""

from tafelrunde.cli.start import main, run

__all__ = ["main", "run"]
