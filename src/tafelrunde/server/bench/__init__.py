"""How many moves a server makes, how long they take, and what they cost; beside boardgame.io in one run."""

from tafelrunde.server.bench.report import report
from tafelrunde.server.bench.run import Results, run

__all__ = ["Results", "report", "run"]
