"""King of Tokyo: Dark Edition, put together."""

from typing import cast

from tafelrunde.core.engine import Frame, Game, State
from tafelrunde.core.reader import Reader
from tafelrunde.core.rng import Rng
from tafelrunde.games.tokyo import checks, codec, position, score, setup, zones
from tafelrunde.games.tokyo.cards import CARD_IDS, listed
from tafelrunde.games.tokyo.state import TokyoState
from tafelrunde.games.tokyo.steps import STEPS


class Tokyo(Game):
    """King of Tokyo in its Dark Edition: monsters roll dice for stars, hearts, energy, claws and wickedness."""

    def __init__(self) -> None:
        self.id = "tokyo"
        self.version = "1"
        self.seats = range(2, 7)
        self.bound = 4000
        self.end_rule = "tokyo.win.stars"
        self.options = setup.OPTIONS
        self.names = codec.NAMES
        self.actions_codec = codec.ACTIONS
        self.outcomes_codec = codec.OUTCOMES
        self.steps = {step.name: step for step in STEPS}

    def start(self, seats: int, options: dict[str, object]) -> State:
        """Return the table before the first card is revealed."""
        return setup.start(self, seats, options)

    def read(self, reader: Reader, state: State) -> None:
        """Set the fields of a position."""
        position.read(reader, cast(TokyoState, state))

    def write(self, state: State) -> dict[str, object]:
        """Return the fields of a position."""
        return position.write(cast(TokyoState, state))

    def validate(self, state: State) -> None:
        """Refuse what cannot be."""
        checks.validate(cast(TokyoState, state))

    def usual_stack(self, state: State) -> list[Frame]:
        """Return what is to be done when a step begins."""
        return position.usual_stack(cast(TokyoState, state))

    def hide(self, view: State) -> None:
        """Remove what the viewer may not know."""
        zones.hide(cast(TokyoState, view))

    def guess(self, view: State, rng: Rng) -> None:
        """Draw what lies on top of the deck."""
        zones.guess(cast(TokyoState, view), rng)

    def score(self, state: State) -> tuple[float, ...]:
        """Return the result by who is left and has 20 stars."""
        return score.result(cast(TokyoState, state))

    def census(self, state: State) -> object:
        """Return how many there are of each card that is in the game."""
        s = cast(TokyoState, state)
        found = dict.fromkeys(CARD_IDS, 0)
        for card in position.everywhere(s) + listed(s.deck, s.deck_once):
            found[CARD_IDS[card]] += 1
        return found
