"""What a seat sees, may do and is told: one document for every client, made from that seat's view and nothing else."""

from tafelrunde.desk.desk import make
from tafelrunde.desk.shapes import Deed, Desk, Ending, Moment, Move, Question, Request, Seat
from tafelrunde.desk.sight import Sight, open_sight

__all__ = ["Deed", "Desk", "Ending", "Moment", "Move", "Question", "Request", "Seat", "Sight", "make", "open_sight"]
