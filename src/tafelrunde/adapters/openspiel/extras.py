"""What OpenSpiel may ask beyond what every game of ours can tell; a game without extras refuses."""

from collections.abc import Mapping

from tafelrunde.adapters.openspiel.moment import Moment
from tafelrunde.core.rng import Rng


class Extras:
    """Answers of one game."""

    def chance_nodes(self, options: Mapping[str, object]) -> int | None:
        """Return how often chance acts at most in a game, None if there is no such number."""
        return None

    def retrace(self, moment: Moment, seat: int, rng: Rng) -> list[int]:
        """Return another way of things that looks the same to `seat`: actions and outcomes from the start."""
        raise NotImplementedError
