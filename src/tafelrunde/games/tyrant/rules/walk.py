"""Steps from square to square: what they cost, whom they push, and how they are told."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.events import Event
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.rules.board import NEXT
from tafelrunde.games.tyrant.rules.cards import CITIZENS
from tafelrunde.games.tyrant.rules.state import FIRST_KNIGHT, KING, TyrantState


def climbs(s: TyrantState, square: i64, direction: i64) -> bool:
    """Tell whether the way from a square in a direction leads up to a roof."""
    return s.board.rise[4 * square + direction] > 0


def knight_cost(s: TyrantState, square: i64, direction: i64) -> i64:
    """Return what a knight's step costs: pushing is free."""
    if climbs(s, square, direction):
        return 2
    return 1


def rebel_cost(s: TyrantState, figure: i64, direction: i64) -> i64:
    """Return what a step costs a citizen, or a revealed assassin."""
    rise = s.board.rise[4 * s.at[figure] + direction]
    if rise == 0:
        return 1
    citizen: i64 = 1 - ((s.revealed >> figure) & 1)
    return citizen + 1 if rise > 0 else citizen


def can_push(s: TyrantState, square: i64, direction: i64) -> bool:
    """Tell whether the line of citizens and assassins that begins on a square can be pushed."""
    on = s.on
    rise = s.board.rise
    while True:
        way: i64 = 4 * square + direction
        if rise[way] > 0:
            return False
        to = NEXT[way]
        there = on[to]
        if there == NONE:
            return True
        if there >= FIRST_KNIGHT:
            return False
        square = to


def walk(s: TyrantState, walker: i64, direction: i64) -> None:
    """Move a figure one step; whoever stands there is pushed on, and so is whoever stands there."""
    at = s.at
    on = s.on
    square = at[walker]
    figure = walker
    on[square] = NONE
    if s.events is not None:
        tell_step(s, walker, square, NEXT[4 * square + direction])
    while True:
        to = NEXT[4 * square + direction]
        pushed = on[to]
        on[to] = figure
        at[figure] = to
        if pushed == NONE:
            return
        if s.events is not None:
            tell_push(s, pushed, to, NEXT[4 * to + direction], climbs(s, square, direction))
        figure = pushed
        square = to


# By what a figure acts as: citizen, revealed assassin, knight, king.
MOVE_RULES: Final = ["tyrant.citizen.move", "tyrant.assassin.move", "tyrant.knight.move", "tyrant.king.move"]
CLIMB_RULES: Final = ["tyrant.citizen.climb", "tyrant.assassin.climb", "tyrant.knight.climb"]
DESCEND_RULES: Final = ["tyrant.citizen.descend", "tyrant.assassin.descend", "tyrant.knight.descend"]


def tell_step(s: TyrantState, figure: i64, square: i64, to: i64) -> None:
    """Tell that a figure goes, climbs or descends to a square."""
    role = 3 if figure == KING else 2 if figure >= CITIZENS else 1 if (s.revealed >> figure) & 1 else 0
    rise: i64 = s.board.roof[to] - s.board.roof[square]
    if rise > 0:
        s.tell(Event("climbs", CLIMB_RULES[role], {"figure": figure, "from": square, "to": to}))
    elif rise < 0:
        s.tell(Event("descends", DESCEND_RULES[role], {"figure": figure, "from": square, "to": to}))
    else:
        rule = "tyrant.gate.stop" if figure == KING and s.board.gate[to] != NONE else MOVE_RULES[role]
        s.tell(Event("moves", rule, {"figure": figure, "from": square, "to": to}))


def tell_push(s: TyrantState, figure: i64, square: i64, to: i64, by_climbing: bool) -> None:
    """Tell that a figure is pushed to a square."""
    rule = "tyrant.push.climb" if by_climbing else "tyrant.push.line"
    if s.board.roof[to] < s.board.roof[square]:
        rule = "tyrant.push.fall"
    s.tell(Event("pushed", rule, {"figure": figure, "from": square, "to": to}))
