"""Players that hear what their seat hears, are given its view and a question, and nothing else."""

from tafelrunde.bots.bot import Bot, Random
from tafelrunde.bots.elsewhere import Elsewhere
from tafelrunde.bots.known import best, find, forget, in_file, installed, listed, load, names, register
from tafelrunde.bots.searching import Hint, Search, hint
from tafelrunde.bots.seated import Seated

__all__ = [
    "Bot",
    "Elsewhere",
    "Hint",
    "Random",
    "Search",
    "Seated",
    "best",
    "find",
    "forget",
    "hint",
    "in_file",
    "installed",
    "listed",
    "load",
    "names",
    "register",
]
