"""Players that hear what their seat hears, are given its view and a question, and nothing else."""

from tafelrunde.bots.asking import Candidate, Thought, ask
from tafelrunde.bots.bot import Bot, Random
from tafelrunde.bots.elsewhere import Elsewhere
from tafelrunde.bots.known import admit, find, forget, in_file, installed, listed, load, names, register, usual
from tafelrunde.bots.levels import is_level
from tafelrunde.bots.searching import Hint, Search, hint
from tafelrunde.bots.seated import Seated

__all__ = [
    "Bot",
    "Candidate",
    "Elsewhere",
    "Hint",
    "Random",
    "Search",
    "Seated",
    "Thought",
    "admit",
    "ask",
    "find",
    "forget",
    "hint",
    "in_file",
    "installed",
    "is_level",
    "listed",
    "load",
    "names",
    "register",
    "usual",
]
