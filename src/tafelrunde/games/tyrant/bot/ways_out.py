"""How the king wins within one turn: he gets home past whoever stands in his way, or the last known assassin dies."""

import heapq
from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import count, lowest
from tafelrunde.core.moves import empty, hand_back
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.bot.plan import blind
from tafelrunde.games.tyrant.bot.streets import FAR, Streets, distance, streets_of
from tafelrunde.games.tyrant.rules.board import NEXT, OFF
from tafelrunde.games.tyrant.rules.cards import ASSASSINS, CITIZENS
from tafelrunde.games.tyrant.rules.codec import END
from tafelrunde.games.tyrant.rules.state import FIRST_KNIGHT, KING, TyrantState

MOST: Final = 1500
"""So many positions are gone on from at most; ways that there are need a few dozen."""


class Place:
    """A position on the way, and how it was come by."""

    def __init__(self, state: TyrantState, action: int, before: "Place | None") -> None:
        self.state = state
        self.action = action
        self.before = before


def last_way(view: TyrantState, most: int = MOST) -> list[int]:
    """Return the actions, the last first, by which the king wins this turn, whoever the assassins are; or nothing.

    Positions are looked at in the order of the points that they may still need.
    """
    state = blind(view)
    if all_known(view):
        state.assassins = view.revealed
    streets = streets_of(view.board)
    target = last_one(view)
    needed = points_needed(state, streets, target)
    if needed > state.knight_points:
        return []
    first = Place(state, int(NONE), None)
    edge: list[tuple[int, int]] = [(int(needed), 0)]
    places = [first]
    seen: set[int] = {state.quick_key()}
    while edge and most > 0:
        most -= 1
        place = places[heapq.heappop(edge)[1]]
        moves = empty()
        frame = place.state.stack[-1]
        frame.step.legal(place.state, frame, moves)
        actions = moves.listed()
        hand_back(moves)
        for action in actions:
            if action == END:
                continue
            after = place.state.clone()
            after.step(action)
            if not after.stack:
                return way_to(Place(after, action, place))
            needed = points_needed(after, streets, target)
            if needed > after.knight_points:
                continue
            key = after.quick_key()
            if key not in seen:
                seen.add(key)
                spent = view.knight_points - after.knight_points
                heapq.heappush(edge, (int(100 * (spent + needed) + needed), len(places)))
                places.append(Place(after, action, place))
    return []


def way_to(place: Place) -> list[int]:
    """Return the actions that led to a place, the last first."""
    way: list[int] = []
    at: Place | None = place
    while at is not None and at.before is not None:
        way.append(at.action)
        at = at.before
    return way


def all_known(s: TyrantState) -> bool:
    """Tell whether everybody knows who the assassins are."""
    return count(s.revealed) == ASSASSINS


def last_one(s: TyrantState) -> i64:
    """Return the assassin whose death ends the game, NONE while there are several or nobody knows."""
    left = s.revealed & ~s.gone
    if not all_known(s) or count(left) != 1:
        return NONE
    return lowest(left)


def points_needed(s: TyrantState, streets: Streets, target: i64) -> i64:
    """Return about how many points the knights still need, FAR where the king cannot win this turn."""
    needed = clearing(s, streets, s.at[KING], s.king_points)
    if target != NONE:
        needed = min(needed, nearest_knight(s, s.at[target]))
    return needed


def clearing(s: TyrantState, streets: Streets, square: i64, steps: i64) -> i64:
    """Return about what it costs to clear the cheapest way home of so many steps."""
    if streets.home[square] > steps:
        return FAR
    if s.board.gate[square] != NONE:
        return 0
    best: i64 = FAR
    for way in range(4):
        to = NEXT[4 * square + way]
        if to == OFF or s.board.roof[to] or streets.home[to] >= steps:
            continue
        there = s.on[to]
        price: i64 = 0
        if FIRST_KNIGHT <= there < KING:
            price = 1
        elif 0 <= there < CITIZENS:
            price = nearest_knight(s, to)
        if price < best:
            best = min(best, price + clearing(s, streets, to, steps - 1))
    return best


def nearest_knight(s: TyrantState, square: i64) -> i64:
    """Return how many steps the nearest knight is from a square."""
    nearest: i64 = FAR
    for knight in range(FIRST_KNIGHT, KING):
        if s.at[knight] != NONE:
            nearest = min(nearest, distance(s.at[knight], square))
    return nearest
