"""What a client asks for when it needs it: whole walks of a figure, and assassins picked in any order."""

import heapq
from collections.abc import Mapping
from itertools import count as counting

from msgspec import Struct

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.rules.board import SQUARE_IDS
from tafelrunde.games.tyrant.rules.cards import CITIZEN_IDS
from tafelrunde.games.tyrant.rules.codec import CHOOSE, MOVE, STRIKE
from tafelrunde.games.tyrant.rules.state import FIGURE_IDS, FIGURES, TyrantState


class Push(Struct, frozen=True):
    """Somebody who is pushed along."""

    figure: str
    start: str
    end: str


class Walk(Struct, frozen=True, omit_defaults=True):
    """A way to a square, or into the castle: what it costs in all, its actions, where they lead, who is pushed."""

    to: str
    cost: int
    steps: list[int]
    way: list[str]
    pushes: list[Push] = []


def request(view: TyrantState, name: str, args: Mapping[str, object]) -> object:
    """Answer a request by its name."""
    if name == "walks":
        return walks(view, str(args.get("figure")))
    if name == "picks":
        given = args.get("citizens")
        return picks([str(citizen) for citizen in given] if isinstance(given, list) else [])
    raise TafelrundeError(f"tyrant has nothing called {name!r} to ask for: there are walks and picks")


def walks(view: TyrantState, name: str) -> list[Walk]:
    """Return where a figure can get to on this turn's points: the cheapest way, then the one that pushes fewest."""
    if name not in FIGURE_IDS:
        raise TafelrundeError(f"{name!r} is no figure: there are {', '.join(FIGURE_IDS)}")
    figure = FIGURE_IDS.index(name)
    order = counting()
    found: dict[str, Walk] = {}
    best: dict[int, tuple[int, int]] = {}
    waiting: list[tuple[int, int, int, int, TyrantState, list[int], list[str], list[Push]]] = [
        (0, 0, 0, next(order), view, [], [], [])
    ]
    while waiting:
        cost, _, length, _, state, steps, way, pushes = heapq.heappop(waiting)
        place = place_of(state, figure)
        if steps and place not in found and place != SQUARE_IDS[view.at[figure]]:
            found[place] = Walk(place, cost, steps, way, pushes)
        for action in state.legal():
            if not MOVE + 4 * figure <= action < min(MOVE + 4 * figure + 4, STRIKE):
                continue
            after = state.clone()
            after.step(action)
            spent = cost + points(state) - points(after) if after.stack else cost + 1
            pushed = pushes + shoved(state, after, figure)
            reached = (spent, len(pushed))
            if best.get(after.quick_key(), (spent + 1, 0)) > reached:
                best[after.quick_key()] = reached
                longer = [*steps, action], [*way, place_of(after, figure)]
                heapq.heappush(waiting, (spent, len(pushed), length + 1, next(order), after, *longer, pushed))
    return sorted(found.values(), key=lambda walk: (walk.cost, walk.to))


def place_of(s: TyrantState, figure: int) -> str:
    """Return where a walking figure is: who has left the town is in the castle."""
    return SQUARE_IDS[s.at[figure]] if s.at[figure] != NONE else "castle"


def points(s: TyrantState) -> int:
    """Return all points that are left in this round."""
    return int(s.king_points + s.knight_points + s.rebel_points)


def shoved(before: TyrantState, after: TyrantState, walker: int) -> list[Push]:
    """Return who was pushed by a step."""
    return [
        Push(FIGURE_IDS[figure], SQUARE_IDS[before.at[figure]], SQUARE_IDS[after.at[figure]])
        for figure in range(FIGURES)
        if figure != walker and before.at[figure] != after.at[figure]
    ]


def picks(citizens: list[str]) -> list[int]:
    """Return the actions that choose these citizens as assassins, in the order in which the rules ask for them."""
    for citizen in citizens:
        if citizen not in CITIZEN_IDS:
            raise TafelrundeError(f"{citizen!r} is no citizen: there are {', '.join(CITIZEN_IDS)}")
    return [CHOOSE + number for number in sorted({CITIZEN_IDS.index(citizen) for citizen in citizens})]
