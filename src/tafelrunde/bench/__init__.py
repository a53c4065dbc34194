"""How quick the rules are: ours pure, ours compiled, and games of OpenSpiel, side by side in one run."""

from tafelrunde.bench.report import table
from tafelrunde.bench.runner import Results, run

__all__ = ["Results", "run", "table"]
