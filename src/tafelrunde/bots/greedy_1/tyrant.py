"""King & Assassins as a sensible beginner plays it: home behind the knights, or crowd the way and strike."""

from functools import cache
from typing import cast

from tafelrunde.bots.bot import Bot
from tafelrunde.core.ask import Ask
from tafelrunde.core.bits import bit, members
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.rules.board import EDGE, NEXT, OFF, SQUARES, Board
from tafelrunde.games.tyrant.rules.cards import ASSASSINS, CITIZENS
from tafelrunde.games.tyrant.rules.codec import CHOOSE, END, MOVE, REVEAL, START, STRIKE
from tafelrunde.games.tyrant.rules.state import ATTACK_COST, FIRST_KNIGHT, HITS_TO_DIE, KING, KING_SEAT, TyrantState

FAR = 99
AHEAD = 3
"""How many steps of the king's way are looked at."""
IN_THE_WAY = [1.2, 0.6, 0.3]
"""What a figure costs that stands on the king's next step, the one after it, and so on."""
OWN_KNIGHT = 0.4
"""How much less a knight is in the way than a citizen: he can step aside."""

# What the king weighs.
STEP = 20.0
SUSPECT = [0.0, 2.6, 1.6, 0.6]
"""How bad a citizen is next to the king, two squares away, three."""
KNOWN_ASSASSIN = 2.0
GUARD = 0.35
"""How good a knight is next to the king."""
ESCORT = 0.06
"""How bad each square is that lies between a knight and the king."""
CLEAR = 1.5
"""How bad each square is between those who block the king and the nearest knight."""

# What the rebel weighs.
BLOCKED = 2.0
CLOSE = 0.12
"""How bad each square is that lies between a citizen and the king."""
LURKING = 3.0
"""How much more that counts for an assassin."""
BEHIND = 0.5
"""How much less it counts for those whom the king has passed."""
LAST_STEPS = 4
"""When the king is as near as this to the castle, any hit is worth its price."""


class Greedy1(Bot[TyrantState]):
    """Thinks about the turn being played, and no further."""

    name = "greedy-1"

    def choose(self, view: TyrantState, ask: Ask) -> int:
        """Return the action after which things look best; of equals the first."""
        first = ask.actions[0]
        if first >= START:
            return START + best_start(view.board)
        if first >= CHOOSE:
            return CHOOSE + next_pick(view)
        if ask.who == KING_SEAT:
            return self.as_king(view, ask.actions)
        return self.as_rebel(view, ask.actions)

    def as_king(self, v: TyrantState, actions: list[int]) -> int:
        """Do whatever makes the king safer or brings him nearer, and stop when nothing does."""
        table = cast(TyrantState, v.determinise(self.rng))
        outlooks = [king_outlook(after(table, action)) if action != END else king_outlook(table) for action in actions]
        return actions[outlooks.index(max(outlooks))]

    def as_rebel(self, v: TyrantState, actions: list[int]) -> int:
        """Strike if it is worth it; otherwise stand in the way, and keep the assassins near."""
        blow = strike(v)
        if blow in actions:
            return blow
        outlooks = []
        for action in actions:
            if action >= REVEAL:
                outlooks.append(-float(FAR))
            elif action >= STRIKE:
                outlooks.append(float(FAR))  # a dead knight guards nobody
            else:
                outlooks.append(rebel_outlook(v if action == END else after(v, action)))
        return actions[outlooks.index(max(outlooks))]


def after(s: TyrantState, action: int) -> TyrantState:
    """Return what an action leads to."""
    copy = s.clone()
    copy.step(action)
    return copy


# The way home.


@cache
def steps_home(board: Board) -> list[int]:
    """Return for each square how many points the king needs to get home from there, if nobody is in the way."""
    steps = [FAR] * (SQUARES + 1)
    edge = [square for square, _ in board.gates]
    for square in edge:
        steps[square] = 1
    while edge:
        square = edge.pop(0)
        for way in range(4):
            to = int(NEXT[4 * square + way])
            if to != OFF and not board.roof[to] and steps[to] == FAR:
                steps[to] = steps[square] + 1
                edge.append(to)
    return steps


def way_home(s: TyrantState) -> float:
    """Return how far the king is from home, with something added for those who stand in his way."""
    if s.at[KING] == NONE:
        return 0.0
    steps = steps_home(s.board)
    square = int(s.at[KING])
    return steps[square] + obstacles(s, steps, square, 0)


def obstacles(s: TyrantState, steps: list[int], square: int, ahead: int) -> float:
    """Return what stands on the freest of the shortest ways from a square, the nearer the worse."""
    if ahead == AHEAD or steps[square] == 1:
        return 0.0
    least = float(FAR)
    for way in range(4):
        to = int(NEXT[4 * square + way])
        if steps[to] < steps[square]:
            there = int(s.on[to])
            cost = 0.0 if there == NONE else IN_THE_WAY[ahead] * (OWN_KNIGHT if there >= FIRST_KNIGHT else 1.0)
            if cost < least:
                least = min(least, cost + obstacles(s, steps, to, ahead + 1))
    return least


def distance(one: int, other: int) -> int:
    """Return how many steps two squares are apart."""
    return abs(one // EDGE - other // EDGE) + abs(one % EDGE - other % EDGE)


# The king.


def king_outlook(s: TyrantState) -> float:
    """Return how good things look for the king, by what everybody can see."""
    if s.at[KING] == NONE:
        return float(FAR)
    king = int(s.at[KING])
    outlook = -STEP * way_home(s)
    for citizen in range(CITIZENS):
        square = int(s.at[citizen])
        if square == NONE:
            continue
        apart = distance(square, king)
        if s.revealed & bit(citizen):
            outlook -= KNOWN_ASSASSIN * (1 + 4 / apart)
        elif apart < len(SUSPECT):
            outlook -= SUSPECT[apart]
    knights = [int(s.at[knight]) for knight in range(FIRST_KNIGHT, KING) if s.at[knight] != NONE]
    for square in knights:
        apart = distance(square, king)
        outlook += GUARD if apart == 1 else -ESCORT * apart
    blocked = blocked_by(s)
    if blocked and knights:
        outlook -= CLEAR * min(distance(square, other) for square in knights for other in blocked)
    return outlook


def blocked_by(s: TyrantState) -> list[int]:
    """Return the squares of the citizens in front of the king, if they leave him no way."""
    steps = steps_home(s.board)
    king = int(s.at[KING])
    ahead = [int(NEXT[4 * king + way]) for way in range(4) if steps[int(NEXT[4 * king + way])] < steps[king]]
    return ahead if all(0 <= s.on[square] < CITIZENS for square in ahead) else []


def best_start(board: Board) -> int:
    """Return the start with the shorter way home."""
    steps = steps_home(board)
    lengths = [steps[square] for square in board.starts]
    return lengths.index(min(lengths))


# The rebel.


def next_pick(v: TyrantState) -> int:
    """Return the next of the citizens that are nearest to the middle of the king's way; picks ascend."""
    steps = steps_home(v.board)
    starts = [int(v.at[KING])] if v.at[KING] != NONE else v.board.starts
    middle = sum(steps[square] for square in starts) / len(starts) / 2
    streets = [square for square in range(SQUARES) if steps[square] <= 2 * middle]
    halfway = [square for square in streets if abs(steps[square] - middle) <= 1]
    apart = [min(distance(int(v.at[citizen]), square) for square in halfway) for citizen in range(CITIZENS)]
    picked = members(v.assassins)
    open_to_us = range(picked[-1] + 1 if picked else 0, CITIZENS)
    return min(sorted(open_to_us, key=lambda citizen: apart[citizen])[: ASSASSINS - len(picked)])


def strike(v: TyrantState) -> int:
    """Return the next action of the best way to hit the king in this turn, NONE if it is not worth it.

    It is, if it kills him; and any hit is when he is wounded already or nearly home.
    """
    if v.at[KING] == NONE:
        return NONE
    needed = int(HITS_TO_DIE - v.hits)
    living = [citizen for citizen in members(v.assassins) if v.at[citizen] != NONE]
    routes = [route for route in (to_the_king(v, citizen) for citizen in living) if route is not None]
    routes.sort(key=lambda route: route[0])
    points = int(v.rebel_points)
    if not routes or routes[0][0] + ATTACK_COST > points:
        return NONE
    alone = routes[0][0] + needed * ATTACK_COST <= points
    together = len(routes) > 1 and routes[0][0] + routes[1][0] + needed * ATTACK_COST <= points
    pressing = steps_home(v.board)[int(v.at[KING])] <= LAST_STEPS
    if not (alone or together or pressing):
        return NONE
    _, citizen, ways = routes[0]
    if not v.revealed & bit(citizen):
        return REVEAL + citizen
    if len(ways) > 1:
        return MOVE + 4 * citizen + ways[0]
    return STRIKE + 4 * citizen + ways[0]


def to_the_king(v: TyrantState, citizen: int) -> tuple[int, int, list[int]] | None:
    """Return the cheapest way of a revealed assassin to the king: its price, whose it is, and its directions."""
    roof, on = v.board.roof, v.on
    best: dict[int, tuple[int, list[int]]] = {int(v.at[citizen]): (0, [])}
    edge = [int(v.at[citizen])]
    found: tuple[int, list[int]] | None = None
    while edge:
        edge.sort(key=lambda square: best[square][0])
        square = edge.pop(0)
        price, ways = best[square]
        if price + ATTACK_COST > v.rebel_points or (found is not None and price >= found[0]):
            break
        for way in range(4):
            to = int(NEXT[4 * square + way])
            if on[to] == KING:
                found = (price, [*ways, way])
            elif on[to] == NONE:
                cost = price + (0 if roof[to] < roof[square] else 1)
                if to not in best or cost < best[to][0]:
                    best[to] = (cost, [*ways, way])
                    edge.append(to)
    return None if found is None else (found[0], citizen, found[1])


def rebel_outlook(s: TyrantState) -> float:
    """Return how good things look for the rebel: who is in the king's way, and how near the people are to it."""
    king = int(s.at[KING])
    steps = steps_home(s.board)
    outlook = BLOCKED * way_home(s)
    for citizen in range(CITIZENS):
        square = int(s.at[citizen])
        if square == NONE:
            continue
        apart = distance(square, king)
        ahead = steps[square] <= steps[king] + 1 or s.board.roof[square]
        weight = CLOSE * LURKING if s.assassins & bit(citizen) else CLOSE
        outlook -= weight * apart * (1.0 if ahead else BEHIND)
    return outlook
