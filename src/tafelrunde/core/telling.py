"""What is told of a seat, in the few shapes that most events have; nothing is built when nobody listens."""

from mypy_extensions import i64

from tafelrunde.core.engine import State
from tafelrunde.core.events import Event


def tell_seat(s: State, kind: str, rule: str, seat: i64) -> None:
    """Tell something of a seat."""
    if s.events is not None:
        s.tell(Event(kind, rule, {"seat": seat}))


def tell_one(s: State, kind: str, rule: str, seat: i64, name: str, value: i64) -> None:
    """Tell something of a seat with one thing or number, such as a card."""
    if s.events is not None:
        s.tell(Event(kind, rule, {"seat": seat, name: value}))
