"""What is told of a monster, in the few shapes that most events have; nothing is built when nobody listens."""

from mypy_extensions import i64

from tafelrunde.core.events import Event
from tafelrunde.games.tokyo.state import TokyoState


def tell_seat(s: TokyoState, kind: str, rule: str, seat: i64) -> None:
    """Tell something of a monster."""
    if s.events is not None:
        s.tell(Event(kind, rule, {"seat": seat}))


def tell_one(s: TokyoState, kind: str, rule: str, seat: i64, name: str, value: i64) -> None:
    """Tell something of a monster with one thing or number, such as a card."""
    if s.events is not None:
        s.tell(Event(kind, rule, {"seat": seat, name: value}))


def tell_count(s: TokyoState, kind: str, rule: str, seat: i64, n: i64, total: i64) -> None:
    """Tell what a monster gains or loses, and how much it has then."""
    if s.events is not None:
        s.tell(Event(kind, rule, {"seat": seat, "count": n, "total": total}))
