"""King & Assassins, put together."""

from typing import cast

from tafelrunde.core.engine import Frame, Game, State
from tafelrunde.core.reader import Reader
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant import codec, position, score, setup, zones
from tafelrunde.games.tyrant.board import SQUARES
from tafelrunde.games.tyrant.cards import size
from tafelrunde.games.tyrant.state import FIGURE_IDS, FIGURES, TyrantState
from tafelrunde.games.tyrant.steps import STEPS


class Tyrant(Game):
    """King & Assassins, also known as *Tod dem Tyrannen!* and *Król i Zabójcy*: the king walks home."""

    def __init__(self) -> None:
        self.id = "tyrant"
        self.version = "1"
        self.seats = range(2, 3)
        # Three picks and a start; every point of all cards spent singly; an end for each turn; three reveals. A descent
        # is free for an assassin, but takes a climb before it, except for those who begin a turn on a roof.
        self.bound = 3 + 1 + (19 + 86 + 15) + (68 + 15 + 3) + (68 + 3 * 15)
        self.end_rule = "tyrant.end.shown"
        self.options = setup.OPTIONS
        self.names = codec.NAMES
        self.actions_codec = codec.ACTIONS
        self.outcomes_codec = codec.OUTCOMES
        self.steps = {step.name: step for step in STEPS}

    def start(self, seats: int, options: dict[str, object]) -> State:
        """Return the board before the citizens are placed."""
        return setup.start(self, options)

    def read(self, reader: Reader, state: State) -> None:
        """Set the fields of a position."""
        position.read(reader, cast(TyrantState, state))

    def write(self, state: State) -> dict[str, object]:
        """Return the fields of a position."""
        return position.write(cast(TyrantState, state))

    def validate(self, state: State) -> None:
        """Refuse what cannot be."""
        position.validate(cast(TyrantState, state))

    def usual_stack(self, state: State) -> list[Frame]:
        """Return who is asked."""
        return position.usual_stack(cast(TyrantState, state))

    def hide(self, view: State) -> None:
        """Remove what the viewer may not know."""
        zones.hide(cast(TyrantState, view))

    def guess(self, view: State, rng: Rng) -> None:
        """Guess who the assassins are."""
        zones.guess(cast(TyrantState, view), rng)

    def score(self, state: State) -> tuple[float, ...]:
        """Return who has won."""
        return score.result(cast(TyrantState, state))

    def census(self, state: State) -> object:
        """Return that each figure stands on its square or on none, and how many round cards there are."""
        s = cast(TyrantState, state)
        found: dict[str, int] = {"cards": size(s.deck) + s.unknown_cards + s.round}
        for figure in range(FIGURES):
            squares = [square for square in range(SQUARES) if s.on[square] == figure]
            where = [] if s.at[figure] == NONE else [int(s.at[figure])]
            found[FIGURE_IDS[figure]] = int(squares == where)
        return found
