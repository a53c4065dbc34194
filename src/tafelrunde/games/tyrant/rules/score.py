"""How the game ends, and who has won."""

from mypy_extensions import i64

from tafelrunde.core.bits import members
from tafelrunde.core.engine import result_of
from tafelrunde.core.events import Event
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.rules.state import HITS_TO_DIE, KING, KING_SEAT, REBEL_SEAT, TyrantState


def winner(s: TyrantState) -> int:
    """Return who wins a game that is over; only a match of two games can be drawn (rule tyrant.match)."""
    if s.hits == HITS_TO_DIE:
        return REBEL_SEAT
    if s.at[KING] == NONE or s.assassins & s.gone == s.assassins:
        return KING_SEAT
    return REBEL_SEAT


def result(s: TyrantState) -> tuple[float, ...]:
    """Return the result of a finished game."""
    return result_of([winner(s)], 2)


def finish(s: TyrantState, seat: i64, rule: str) -> None:
    """End the game at once: the rebel's cards are turned up."""
    s.clear()
    if s.events is not None:
        for citizen in members(s.assassins):
            s.tell(Event("was-assassin", "tyrant.end.shown", {"citizen": citizen}, reveals=True))
        s.tell(Event("wins", rule, {"seat": seat}))
