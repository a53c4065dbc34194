"""Who watches a game to find out what somebody hides, and what they can count: one detective for each game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from tafelrunde.core.bits import members
from tafelrunde.core.engine import Game, State
from tafelrunde.core.events import Event
from tafelrunde.games.morpork.bot.prospects import AIM_OF, AIMS
from tafelrunde.games.morpork.bot.watcher import CLUE_NAMES, CLUES, Watcher
from tafelrunde.games.morpork.rules.areas import PERSONALITIES
from tafelrunde.games.morpork.rules.setup import personalities
from tafelrunde.games.morpork.rules.state import MorporkState
from tafelrunde.games.tyrant.bot.belief import Watching
from tafelrunde.games.tyrant.rules.board import EDGE, Board
from tafelrunde.games.tyrant.rules.cards import CITIZENS
from tafelrunde.games.tyrant.rules.state import KING, KING_SEAT, REBEL_SEAT, TyrantState


@dataclass
class Sight:
    """What can be counted at one moment: a row for each who might be hidden."""

    moment: str
    rows: list[list[float]]


class Detective:
    """Hears what the deceived seat hears."""

    hiding: ClassVar[int]
    """The seat that hides something."""
    moments: ClassVar[Sequence[str]]
    naive: ClassVar[Sequence[float]]
    """What the naive detective goes by: a weight for each number of a row."""
    clears: ClassVar[int | None] = None
    """The number of a row that says of somebody that it is nobody who hides; the fitted detective does not see it."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object]) -> None:
        """Sit down at a new game of so many."""
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


class TyrantDetective(Detective):
    """Watches citizens until the first of them is revealed: who moved, how far, towards what, and from where.

    Games that are over or open by a moment have no sight of it; up to it every game has one, its last before that.
    """

    hiding = REBEL_SEAT
    looks = (2, 4, 6)
    moments = ("start", *[f"round {last}" for last in looks], *[f"up to round {last}" for last in looks])
    # Turns in which it moved, steps, steps towards the king, how far it is from him; from which square it started;
    # in how many turns it could have killed the king, as an assassin would have: no rebel can hide that it did not.
    naive = (1.0, 0.5, 0.5, -0.1, *([0.0] * CITIZENS), 0.0)
    clears = len(naive) - 1

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object]) -> None:
        super().__init__(game, seats, options)
        first: TyrantState = game.new(seats, options)
        self.board: Board = first.board
        self.at = [int(square) for square in first.at]
        self.start: dict[int, int] = {}
        self.turns = [0] * CITIZENS
        self.steps = [0] * CITIZENS
        self.nearer = [0] * CITIZENS
        self.moved: set[int] = set()
        self.spared = [0] * CITIZENS
        self.over = False
        self.watching = Watching()
        self.watching.begin(game, KING_SEAT, dict(first.options))

    def heard(self, events: Sequence[Event]) -> None:
        """Count steps, and look around when a card is turned up."""
        for event in events:
            args = event.args
            self.watching.heard([event])
            if event.kind == "turn-ends" and args["seat"] == REBEL_SEAT:
                for citizen in members(self.watching.deadly):
                    self.spared[citizen] += 1
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
        rows = [self.row(citizen) for citizen in range(CITIZENS)]
        up_to = [f"up to round {last}" for last in self.looks if rounds <= last]
        self.sights = [sight for sight in self.sights if sight.moment not in up_to]
        moment = f"round {rounds}" if rounds else "start"
        self.sights += [Sight(name, rows) for name in [moment, *up_to] if name in self.moments]

    def row(self, citizen: int) -> list[float]:
        """Return what can be counted about one citizen."""
        start = [float(self.start[citizen] == k) for k in range(CITIZENS)]
        far = apart(self.at[citizen], self.at[KING])
        return [self.turns[citizen], self.steps[citizen], self.nearer[citizen], far, *start, self.spared[citizen]]

    def secret(self, state: State) -> frozenset[int]:
        """Return the assassins."""
        assert isinstance(state, TyrantState)
        return frozenset(members(state.assassins))


class MorporkDetective(Detective):
    """Watches one seat's turns, and ranks what it may want by what they have changed.

    The lords want the same: who is taken for one of them is found out.
    """

    hiding = 0
    moments = ("turn 4", "turn 8")
    # What anybody would count for each aim; the rows have all clues, at the place of the aim they are to speak for.
    naive = tuple(
        float(clue == obvious)
        for obvious in ("spread", "control", "trouble", "fortune", "draws")
        for clue in CLUE_NAMES
    )

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object]) -> None:
        super().__init__(game, seats, options)
        there = personalities(seats)
        self.aims = sorted({AIM_OF[who] for who in range(PERSONALITIES) if there >> who & 1})
        self.board = Watcher()
        self.board.begin(game, seats, dict(game.new(seats, options).options))

    def heard(self, events: Sequence[Event]) -> None:
        """Follow the board, and look when the seat has had some turns; who becomes somebody else begins anew."""
        for event in events:
            self.board.heard([event])
            if event.kind == "changes" and event.args["seat"] == self.hiding:
                self.sights.clear()
            clues = [float(clue) for clue in self.board.clues[CLUES * self.hiding : CLUES * (self.hiding + 1)]]
            moment = f"turn {int(clues[0])}"
            if moment in self.moments and moment not in [sight.moment for sight in self.sights]:
                self.sights.append(Sight(moment, [self.row(aim, clues) for aim in self.aims]))

    def row(self, aim: int, clues: list[float]) -> list[float]:
        """Return the clues, where they speak for an aim."""
        return [*[0.0] * (CLUES * aim), *clues, *[0.0] * (CLUES * (AIMS - 1 - aim))]

    def secret(self, state: State) -> frozenset[int]:
        """Return what the seat wanted."""
        assert isinstance(state, MorporkState)
        return frozenset({self.aims.index(AIM_OF[state.personality[self.hiding]])})


DETECTIVES: dict[str, type[Detective]] = {"tyrant": TyrantDetective, "morpork": MorporkDetective}
