"""Bots against each other: matches that prove something."""

from tafelrunde.arena.game import Played, play
from tafelrunde.arena.plan import Plan
from tafelrunde.arena.record import recorded
from tafelrunde.arena.results import Results, Score, wilson
from tafelrunde.arena.run import Match, run
from tafelrunde.arena.sprt import Sprt

__all__ = ["Match", "Plan", "Played", "Results", "Score", "Sprt", "play", "recorded", "run", "wilson"]
