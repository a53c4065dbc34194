"""Ankh-Morpork, put together."""

from typing import cast

from tafelrunde.core.engine import Frame, Game, State
from tafelrunde.core.reader import Reader
from tafelrunde.core.rng import Rng
from tafelrunde.games.morpork import checks, codec, position, score, setup, zones
from tafelrunde.games.morpork.state import MorporkState
from tafelrunde.games.morpork.steps import STEPS


class Morpork(Game):
    """*Discworld: Ankh-Morpork*: cards with many symbols, a city in trouble, and a secret goal for everybody."""

    def __init__(self) -> None:
        self.id = "morpork"
        self.version = "1"
        self.seats = range(2, 5)
        self.bound = 2000
        self.end_rule = "morpork.end.over"
        self.options = setup.OPTIONS
        self.names = codec.NAMES
        self.actions_codec = codec.ACTIONS
        self.outcomes_codec = codec.OUTCOMES
        self.steps = {step.name: step for step in STEPS}

    def start(self, seats: int, options: dict[str, object]) -> State:
        """Return the table before the deal."""
        return setup.start(self, seats, options)

    def read(self, reader: Reader, state: State) -> None:
        """Set the fields of a position."""
        position.read(reader, cast(MorporkState, state))

    def write(self, state: State) -> dict[str, object]:
        """Return the fields of a position."""
        return position.write(cast(MorporkState, state))

    def validate(self, state: State) -> None:
        """Refuse what cannot be."""
        checks.validate(cast(MorporkState, state))

    def usual_stack(self, state: State) -> list[Frame]:
        """Return who is asked when a card can be played."""
        return position.usual_stack(cast(MorporkState, state))

    def hide(self, view: State) -> None:
        """Remove what the viewer may not know."""
        zones.hide(cast(MorporkState, view))

    def guess(self, view: State, rng: Rng) -> None:
        """Deal out what the viewer has not seen."""
        zones.guess(cast(MorporkState, view), rng)

    def score(self, state: State) -> tuple[float, ...]:
        """Return the result of a finished game."""
        return score.result(cast(MorporkState, state))

    def census(self, state: State) -> object:
        """Return how many cards and coins there are, and whether no seat has more pieces than it owns."""
        return checks.census(cast(MorporkState, state))
