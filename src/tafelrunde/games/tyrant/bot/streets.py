"""Distances in the town: how far the king is from home, and what it costs an assassin to reach him this turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.rules.board import EDGE, NEXT, OFF, SQUARES, Board
from tafelrunde.games.tyrant.rules.cards import CITIZENS, FETTER, KINDS, KING_POINTS, copies
from tafelrunde.games.tyrant.rules.state import FIRST_KNIGHT, KING, TyrantState

FAR: Final = 99
REACH: Final = 4
"""Assassins who need more than this to stand beside the king cannot hit him in the same turn, whatever the card."""
EMPTY_STEP: Final = 2
"""What a step of the king's way counts; a knight on it counts one more, since he can step aside."""
IN_THE_WAY: Final[vec[i64]] = vec[i64]([i64(4), i64(4), i64(4), i64(3), i64(2), i64(1)])
"""How much more a citizen counts who stands on his way, by how far off: who is far off may be gone by then."""


class Streets:
    """What never changes about one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.home = vec[i64]([i64(FAR)] * (SQUARES + 1))
        """Per square, how many points the king needs to get home from there, if nobody is in the way."""
        edge: list[int] = []
        for square, _ in board.gates:
            self.home[square] = 1
            edge.append(square)
        while edge:
            square = edge.pop(0)
            for way in range(4):
                to = int(NEXT[4 * square + way])
                if to != OFF and not board.roof[to] and self.home[to] == FAR:
                    self.home[to] = self.home[square] + 1
                    edge.append(to)


_known: dict[int, Streets] = {}


def streets_of(board: Board) -> Streets:
    """Return what never changes about a board; it is worked out once."""
    found = _known.get(id(board))
    if found is None or found.board is not board:
        found = Streets(board)
        _known[id(board)] = found
    return found


def distance(one: i64, other: i64) -> i64:
    """Return how many steps two squares are apart, whatever stands between."""
    rows = one // EDGE - other // EDGE
    columns = one % EDGE - other % EDGE
    return (rows if rows >= 0 else -rows) + (columns if columns >= 0 else -columns)


def king_points_left(s: TyrantState) -> i64:
    """Return how many steps the king has in all cards to come, and in what is left of his turn."""
    left = s.king_points
    for kind in range(KINDS):
        left += KING_POINTS[kind] * copies(s.deck, kind)
    return left


def fetters_left(s: TyrantState) -> i64:
    """Return on how many cards to come somebody may be arrested."""
    left: i64 = 0
    for kind in range(KINDS):
        left += FETTER[kind] * copies(s.deck, kind)
    return left


_ways: Final[vec[i64]] = vec[i64]([i64(0)] * (SQUARES + 1))
_queue: Final[vec[i64]] = vec[i64]([i64(0)] * (8 * SQUARES))


def way_home(s: TyrantState, streets: Streets) -> i64:
    """Return how far it is home past those who stand in the way: twice the steps, and more for each of them."""
    king = s.at[KING]
    if king == NONE:
        return 0
    on = s.on
    roof = s.board.roof
    gate = s.board.gate
    ways = _ways
    queue = _queue
    for square in range(SQUARES):
        ways[square] = FAR
    ways[king] = 0
    queue[0] = king
    first: i64 = 0
    last: i64 = 1
    best: i64 = FAR
    while first < last:
        here = queue[first]
        first += 1
        so_far = ways[here]
        if gate[here] != NONE and so_far + EMPTY_STEP < best:
            best = so_far + EMPTY_STEP
        if so_far + EMPTY_STEP * streets.home[here] >= best:
            continue
        for way in range(4):
            to = NEXT[4 * here + way]
            if to == OFF or roof[to]:
                continue
            cost = so_far + EMPTY_STEP
            there = on[to]
            if there != NONE:
                if there >= FIRST_KNIGHT:
                    cost += 1
                else:
                    apart = distance(king, to)
                    cost += IN_THE_WAY[min(apart, 5)]
            if cost < ways[to] and last < 8 * SQUARES:
                ways[to] = cost
                queue[last] = to
                last += 1
    return best


_reach: Final[vec[i64]] = vec[i64]([i64(0)] * (SQUARES + 1))
_levels: Final[list[vec[i64]]] = [vec[i64]([i64(0)] * (6 * SQUARES)) for _ in range(REACH + 1)]
_sizes: Final[vec[i64]] = vec[i64]([i64(0)] * (REACH + 1))


def reaches(s: TyrantState, aside: i64) -> vec[i64]:
    """Return per square what it costs a revealed assassin there to stand beside the king, FAR if more than REACH.

    A knight on the way is killed for 1; a citizen steps `aside` for that price. The row is the same at every call.
    """
    king = s.at[KING]
    on = s.on
    rise = s.board.rise
    reach = _reach
    for square in range(SQUARES):
        reach[square] = FAR
    for level in range(REACH + 1):
        _sizes[level] = 0
    start = _levels[0]
    many: i64 = 0
    for way in range(4):
        beside = NEXT[4 * king + way]
        if beside != OFF:
            reach[beside] = 0
            start[many] = beside
            many += 1
    _sizes[0] = many
    for level in range(REACH + 1):
        row = _levels[level]
        k: i64 = 0
        while k < _sizes[level]:
            to = row[k]
            k += 1
            if reach[to] != level:
                continue
            there = on[to]
            for way in range(4):
                here = NEXT[4 * to + way]
                if here == king or here == OFF:  # noqa: SIM109  (a tuple is slower)
                    continue
                up = rise[4 * here + (way ^ 2)]
                cost: i64 = level
                if up >= 0:
                    cost += 1
                if there != NONE:
                    if there < FIRST_KNIGHT:
                        cost += aside
                    elif up > 0:
                        continue
                    else:
                        cost += 1
                if cost <= REACH and cost < reach[here]:
                    reach[here] = cost
                    _levels[cost][_sizes[cost]] = here
                    _sizes[cost] += 1
    return reach


def within(s: TyrantState, reach: vec[i64], points: i64) -> i64:
    """Return the citizens who would stand beside the king for so many points, if they were assassins."""
    found: i64 = 0
    if points < 0:
        return 0
    for citizen in range(CITIZENS):
        square = s.at[citizen]
        if square != NONE and reach[square] <= points:
            found |= bit(citizen)
    return found
