"""Steps from square to square: what they cost, whom they push, how far a blade reaches."""

from mypy_extensions import i64

from tafelrunde.core.events import Event
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.board import NEXT
from tafelrunde.games.tyrant.cards import CITIZENS
from tafelrunde.games.tyrant.state import FIRST_KNIGHT, KING, TyrantState


def climbs(s: TyrantState, square: i64, direction: i64) -> bool:
    """Tell whether the way from a square in a direction leads up to a roof."""
    return s.board.roof[NEXT[4 * square + direction]] > s.board.roof[square]


def knight_cost(s: TyrantState, square: i64, direction: i64) -> i64:
    """Return what a knight's step costs: pushing is free."""
    return 2 if climbs(s, square, direction) else 1


def rebel_cost(s: TyrantState, figure: i64, direction: i64) -> i64:
    """Return what a step costs a citizen, or a revealed assassin."""
    square = s.at[figure]
    rise: i64 = s.board.roof[NEXT[4 * square + direction]] - s.board.roof[square]
    if rise == 0:
        return 1
    citizen: i64 = 1 - ((s.revealed >> figure) & 1)
    return citizen + 1 if rise > 0 else citizen


def can_push(s: TyrantState, square: i64, direction: i64) -> bool:
    """Tell whether the line of citizens and assassins that begins on a square can be pushed."""
    on = s.on
    roof = s.board.roof
    while True:
        to = NEXT[4 * square + direction]
        if roof[to] > roof[square]:
            return False
        there = on[to]
        if there == NONE:
            return True
        if there >= FIRST_KNIGHT:
            return False
        square = to


def walk(s: TyrantState, figure: i64, direction: i64) -> None:
    """Move a figure one step; whoever stands there is pushed on, and so is whoever stands there."""
    at = s.at
    on = s.on
    square = at[figure]
    walker = figure
    on[square] = NONE
    while True:
        to = NEXT[4 * square + direction]
        pushed = on[to]
        on[to] = figure
        at[figure] = to
        if s.events is not None:
            tell_step(s, figure, square, to, figure != walker)
        if pushed == NONE:
            return
        figure = pushed
        square = to


def tell_step(s: TyrantState, figure: i64, square: i64, to: i64, pushed: bool) -> None:
    """Tell that a figure went, climbed, descended or was pushed to a square."""
    rise: i64 = s.board.roof[to] - s.board.roof[square]
    args = {"figure": figure, "from": square, "to": to}
    if pushed:
        s.tell(Event("pushed", "tyrant.push.fall" if rise < 0 else "tyrant.push.line", args))
        return
    kind = "moves" if rise == 0 else "climbs" if rise > 0 else "descends"
    s.tell(Event(kind, f"tyrant.{role(s, figure)}.{kind[:-1]}", args))


def role(s: TyrantState, figure: i64) -> str:
    """Return what a figure acts as."""
    if figure == KING:
        return "king"
    if figure >= CITIZENS:
        return "knight"
    return "assassin" if (s.revealed >> figure) & 1 else "citizen"
