"""What a seat sees, may do and is told: one document for every client, made from that seat's view and nothing else."""

from tafelrunde.desk.desk import Desk, Ending, Moment, Question, Request, Seat, make
from tafelrunde.desk.sight import Sight

__all__ = ["Desk", "Ending", "Moment", "Question", "Request", "Seat", "Sight", "make"]
