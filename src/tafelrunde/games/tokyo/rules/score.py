"""Who has won."""

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import result_of
from tafelrunde.core.events import Event
from tafelrunde.games.tokyo.rules.state import GOAL, TokyoState


def winners(s: TokyoState) -> tuple[list[int], str]:
    """Return who wins a game that is over, and the rule that says so."""
    roaring = [seat for seat in range(int(s.seats)) if s.roar & bit(seat)]
    if roaring and s.setup.roar_at_once:
        return roaring, "tokyo.tile.final_roar"
    living = [seat for seat in range(int(s.seats)) if s.alive(seat)]
    if len(living) < 2:
        return living + roaring, "tokyo.win.last" if living or roaring else "tokyo.win.nobody"
    at_goal = [seat for seat in living if s.stars[seat] >= GOAL]
    return sorted(at_goal + roaring), "tokyo.win.stars" if len(at_goal) < 2 else "tokyo.win.shared"


def result(s: TokyoState) -> tuple[float, ...]:
    """Return the result of a finished game."""
    return result_of(winners(s)[0], int(s.seats))


def told(s: TokyoState) -> list[Event]:
    """Return the events of the end."""
    seats, rule = winners(s)
    if not seats:
        return [Event("nobody-wins", rule, {})]
    if len(seats) == 1:
        return [Event("wins", rule, {"seat": seats[0]})]
    return [Event("shares-victory", rule, {"seat": seat}) for seat in seats]
