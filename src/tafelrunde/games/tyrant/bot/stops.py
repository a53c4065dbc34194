"""What can be done about the other side's win in the next turn: looked for figure by figure, however a beam is led."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.moves import empty, hand_back
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.bot.dangers import NEAR, escape, killers, risk
from tafelrunde.games.tyrant.bot.streets import distance, streets_of
from tafelrunde.games.tyrant.bot.suspects import Suspects
from tafelrunde.games.tyrant.bot.ways_out import Place, last_one, nearest_knight, way_to
from tafelrunde.games.tyrant.rules.cards import CITIZENS
from tafelrunde.games.tyrant.rules.codec import END, REVEAL
from tafelrunde.games.tyrant.rules.deeds import figure_of
from tafelrunde.games.tyrant.rules.state import FIRST_KNIGHT, KING, TyrantState

WALKS: Final = 150
"""So many positions are looked at that one figure can bring about."""
FLIGHTS: Final = 12
"""So many squares are tried to which the last known assassin could flee."""
TOGETHER: Final = 3
"""So many figures may act, one after the other."""
KEPT: Final = 4
"""So many ways are gone on with."""


class Stop:
    """A way to leave the other side a smaller chance to win at once, and how great that still is."""

    def __init__(self, place: Place, danger: float) -> None:
        self.state = place.state
        self.way = way_to(place)
        """The actions, the last first."""
        self.danger = danger
        self.place = place


def by_danger(stop: Stop) -> tuple[float, int]:
    """Order stops: the least danger first, then what takes the fewest actions."""
    return (stop.danger, len(stop.way))


def walks(begins: Place, figure: i64) -> list[Place]:
    """Return the places that a figure's own actions lead to."""
    found: list[Place] = [begins]
    seen: set[int] = {begins.state.quick_key()}
    k = 0
    while k < len(found) and len(found) < WALKS:
        place = found[k]
        k += 1
        moves = empty()
        frame = place.state.stack[-1]
        frame.step.legal(place.state, frame, moves)
        actions = moves.listed()
        hand_back(moves)
        for action in actions:
            if action == END or action >= REVEAL or figure_of(action) != figure:
                continue
            after = place.state.clone()
            after.step(action)
            if not after.stack:
                continue
            key = after.quick_key()
            if key not in seen:
                seen.add(key)
                found.append(Place(after, action, place))
    return found[1:]


def king_stops(root: TyrantState, suspects: Suspects) -> list[Stop]:
    """Return ways by which the king is less likely killed in the rebel's turn, the best first.

    The position has to be one in which no arrest ends the game.
    """
    edge = [Stop(Place(root, int(NONE), None), risk(root, suspects))]
    best: list[Stop] = []
    for _ in range(TOGETHER):
        found: list[Stop] = []
        for stop in edge:
            deadly = killers(stop.state)
            for figure in range(FIRST_KNIGHT, KING + 1):
                places = walks(stop.place, figure) if stop.state.at[figure] != NONE else []
                bearing = [place for place in places if figure == KING or bears_on(place, deadly)]
                found += [Stop(place, risk(place.state, suspects)) for place in bearing]
        found.sort(key=by_danger)
        edge = found[:KEPT]
        best += edge
        if not edge or edge[0].danger == 0.0:
            break
    best.sort(key=by_danger)
    return best


def bears_on(place: Place, deadly: i64) -> bool:
    """Tell whether what a knight did can matter: to whoever could kill, or to the squares around the king."""
    s = place.state
    square = s.at[figure_of(place.action)]
    if distance(square, s.at[KING]) <= 2:
        return True
    for citizen in range(CITIZENS):
        if deadly & bit(citizen) and (s.at[citizen] == NONE or distance(square, s.at[citizen]) <= 2):
            return True
    return False


def rebel_stops(root: TyrantState) -> list[Stop]:
    """Return ways by which the king is less likely to win with the next card, the best first."""
    edge = [Stop(Place(root, int(NONE), None), escape(root))]
    best: list[Stop] = []
    for _ in range(TOGETHER):
        found: list[Stop] = []
        for stop in edge:
            found += [Stop(place, escape(place.state)) for place in barring(stop.place) + fleeing(stop.place)]
        found.sort(key=by_danger)
        edge = found[:KEPT]
        best += edge
        if not edge or edge[0].danger == 0.0:
            break
    best.sort(key=by_danger)
    return best


def barring(begins: Place) -> list[Place]:
    """Return the shortest ways of each citizen to a square between the king and home."""
    s = begins.state
    home = streets_of(s.board).home
    king = s.at[KING]
    found: list[Place] = []
    if home[king] > NEAR:
        return found
    for citizen in range(CITIZENS):
        if s.at[citizen] == NONE or home[s.at[citizen]] < home[king]:
            continue
        reached: set[int] = set()
        for place in walks(begins, citizen):
            square = place.state.at[citizen]
            if home[square] < home[king] and int(square) not in reached:
                reached.add(int(square))
                found.append(place)
    return found


def fleeing(begins: Place) -> list[Place]:
    """Return ways of the last known assassin away from the knights, or over one of them."""
    target = last_one(begins.state)
    found: list[Place] = []
    if target == NONE:
        return found
    every = walks(begins, target)
    far = [(-int(nearest_knight(place.state, place.state.at[target])), k) for k, place in enumerate(every)]
    far.sort()
    for _, k in far[:FLIGHTS]:
        found.append(every[k])
    return found
