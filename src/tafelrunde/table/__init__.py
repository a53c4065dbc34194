"""One game in progress: seats, log, versions, undo, recovery; no network."""

from tafelrunde.table.course import HUMAN, Record
from tafelrunde.table.history import History
from tafelrunde.table.judge import Receipt, Refused, Stale
from tafelrunde.table.log import DamagedLog, LogError, NewerLog, StoppedGame
from tafelrunde.table.table import Proposal, Table

__all__ = [
    "HUMAN",
    "DamagedLog",
    "History",
    "LogError",
    "NewerLog",
    "Proposal",
    "Receipt",
    "Record",
    "Refused",
    "Stale",
    "StoppedGame",
    "Table",
]
