"""Greedy as it first played, one file for each game: the yardstick of all later bots, which is never changed."""

from typing import Any

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.greedy_1.claim import Greedy1 as Claim
from tafelrunde.bots.greedy_1.morpork import Greedy1 as Morpork
from tafelrunde.bots.greedy_1.tokyo import Greedy1 as Tokyo
from tafelrunde.bots.greedy_1.tyrant import Greedy1 as Tyrant

__all__ = ["OF"]

OF: dict[str, type[Bot[Any]]] = {"claim": Claim, "tyrant": Tyrant, "tokyo": Tokyo, "morpork": Morpork}
