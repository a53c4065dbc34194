"""Claim, put together."""

from typing import cast

from tafelrunde.core.engine import Frame, Game, State
from tafelrunde.core.reader import Reader
from tafelrunde.core.rng import Rng
from tafelrunde.games.claim import codec, position, score, setup, zones
from tafelrunde.games.claim.cards import CARD_IDS, CARDS, copies
from tafelrunde.games.claim.state import ZONES, ClaimState
from tafelrunde.games.claim.steps import STEPS


class Claim(Game):
    """Claim, also known as *Duell um den Thron!*: two phases of tricks for the favour of five factions."""

    def __init__(self) -> None:
        self.id = "claim"
        self.version = "1"
        self.seats = range(2, 3)
        self.bound = 52
        self.end_rule = "claim.score.most_factions"
        self.options = setup.OPTIONS
        self.names = codec.NAMES
        self.actions_codec = codec.ACTIONS
        self.outcomes_codec = codec.OUTCOMES
        self.steps = {step.name: step for step in STEPS}

    def start(self, seats: int, options: dict[str, object]) -> State:
        """Return the table before the deal."""
        return setup.start(self, options)

    def read(self, reader: Reader, state: State) -> None:
        """Set the fields of a position."""
        position.read(reader, cast(ClaimState, state))

    def write(self, state: State) -> dict[str, object]:
        """Return the fields of a position."""
        return position.write(cast(ClaimState, state))

    def validate(self, state: State) -> None:
        """Refuse what cannot be."""
        position.validate(cast(ClaimState, state))

    def usual_stack(self, state: State) -> list[Frame]:
        """Return who is asked between two cards."""
        return position.usual_stack(cast(ClaimState, state))

    def hide(self, view: State) -> None:
        """Remove what the viewer may not know."""
        zones.hide(cast(ClaimState, view))

    def guess(self, view: State, rng: Rng) -> None:
        """Deal out the cards the viewer has not seen."""
        zones.guess(cast(ClaimState, view), rng)

    def score(self, state: State) -> tuple[float, ...]:
        """Return the result by the favours won."""
        return score.result(cast(ClaimState, state))

    def census(self, state: State) -> object:
        """Return how many there are of each card."""
        s = cast(ClaimState, state)
        found = dict.fromkeys(CARD_IDS, 0)
        for card in range(CARDS):
            found[CARD_IDS[card]] = sum(copies(s.cards[zone], card) for zone in range(ZONES))
            found[CARD_IDS[card]] += (s.led == card) + (s.stake == card)
        return found
