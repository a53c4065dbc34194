"""Who watches a game to find out what somebody hides, and what they can count: one watcher for each game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from tafelrunde.core.bits import members
from tafelrunde.core.engine import Game, State
from tafelrunde.core.events import Event
from tafelrunde.games.tyrant.board import EDGE, Board
from tafelrunde.games.tyrant.cards import CITIZENS
from tafelrunde.games.tyrant.state import KING, REBEL_SEAT, TyrantState


@dataclass
class Sight:
    """What can be counted at one moment: a row for each who might be hidden."""

    moment: str
    rows: list[list[float]]


class Watcher:
    """Hears what the deceived seat hears."""

    hiding: ClassVar[int]
    """The seat that hides something."""
    moments: ClassVar[Sequence[str]]
    naive: ClassVar[Sequence[float]]
    """What the naive watcher goes by: a weight for each number of a row."""

    def __init__(self, game: Game[Any], options: Mapping[str, object]) -> None:
        """Sit down at a new game."""
        self.sights: list[Sight] = []

    def heard(self, events: Sequence[Event]) -> None:
        """Hear what has happened."""
        raise NotImplementedError

    def secret(self, state: State) -> frozenset[int]:
        """Return, after the game, who it was."""
        raise NotImplementedError


def apart(one: int, other: int) -> int:
    """Return how many steps two squares are apart."""
    return abs(one // EDGE - other // EDGE) + abs(one % EDGE - other % EDGE)


class Tyrant(Watcher):
    """Watches citizens until the first of them is revealed: who moved, how far, towards what, and from where."""

    hiding = REBEL_SEAT
    moments = ("start", "round 2", "round 4", "round 6")
    # Turns in which it moved, steps, steps towards the king, how far it is from him; from which square it started.
    naive = (1.0, 0.5, 0.5, -0.1, *([0.0] * CITIZENS))

    def __init__(self, game: Game[Any], options: Mapping[str, object]) -> None:
        super().__init__(game, options)
        first: TyrantState = game.new(2, options)
        self.board: Board = first.board
        self.at = [int(square) for square in first.at]
        self.start: dict[int, int] = {}
        self.turns = [0] * CITIZENS
        self.steps = [0] * CITIZENS
        self.nearer = [0] * CITIZENS
        self.moved: set[int] = set()
        self.over = False

    def heard(self, events: Sequence[Event]) -> None:
        """Count steps, and look around when a card is turned up."""
        for event in events:
            args = event.args
            if event.kind == "revealed":
                self.over = True
            elif event.kind == "turned-up" and not self.over:
                self.look(args["round"] - 1)
            elif event.kind in ("placed", "stationed", "starts"):
                self.at[args.get("citizen", args.get("figure", KING))] = args["square"]
            elif event.kind in ("moves", "climbs", "descends"):
                self.step(args["figure"], args["from"], args["to"])
            elif event.kind == "pushed":
                self.at[args["figure"]] = args["to"]

    def step(self, figure: int, here: int, to: int) -> None:
        """Count a step."""
        if figure < CITIZENS:
            king = self.at[KING]
            self.steps[figure] += 1
            self.nearer[figure] += apart(here, king) - apart(to, king)
            if figure not in self.moved:
                self.moved.add(figure)
                self.turns[figure] += 1
        self.at[figure] = to

    def look(self, rounds: int) -> None:
        """Put down what can be counted after so many rounds."""
        self.moved.clear()
        if not rounds:
            self.start = {citizen: self.board.citizens.index(self.at[citizen]) for citizen in range(CITIZENS)}
        moment = f"round {rounds}" if rounds else "start"
        if moment in self.moments:
            self.sights.append(Sight(moment, [self.row(citizen) for citizen in range(CITIZENS)]))

    def row(self, citizen: int) -> list[float]:
        """Return what can be counted about one citizen."""
        start = [float(self.start[citizen] == k) for k in range(CITIZENS)]
        far = apart(self.at[citizen], self.at[KING])
        return [self.turns[citizen], self.steps[citizen], self.nearer[citizen], far, *start]

    def secret(self, state: State) -> frozenset[int]:
        """Return the assassins."""
        assert isinstance(state, TyrantState)
        return frozenset(members(state.assassins))


WATCHERS: dict[str, type[Watcher]] = {"tyrant": Tyrant}
