"""One game in progress: seats, log, versions, undo, recovery; no network."""

from tafelrunde.table.history import History
from tafelrunde.table.log import LogError
from tafelrunde.table.table import HUMAN, Receipt, Refused, Table

__all__ = ["HUMAN", "History", "LogError", "Receipt", "Refused", "Table"]
