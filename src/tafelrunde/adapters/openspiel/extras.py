"""What OpenSpiel may ask beyond what every game of ours can tell: by its home or its fields, or not at all."""

from collections.abc import Mapping

from tafelrunde import games
from tafelrunde.adapters.openspiel import resample
from tafelrunde.adapters.openspiel.moment import Moment
from tafelrunde.core.declared import DeclaredGame
from tafelrunde.core.rng import Rng
from tafelrunde.core.zones import ALL


def extras(game_id: str) -> "Extras | None":
    """Return the answers that a game has in its home, or that follow from its fields; None where it has none."""
    home = games.home(game_id)
    kind = home and home.the("openspiel", Extras)
    if kind:
        return kind()
    rules = games.load(game_id)
    if isinstance(rules, DeclaredGame):
        return DeclaredExtras(all(field.seen == ALL for field in rules.declared))
    return None


def nearly_open(game_id: str) -> bool:
    """Tell whether a game hides next to nothing, so that OpenSpiel's checks of what is private have nothing to find."""
    own = extras(game_id)
    return own is not None and own.nearly_open


class Extras:
    """Answers of one game."""

    nearly_open = False

    def chance_nodes(self, options: Mapping[str, object]) -> int | None:
        """Return how often chance acts at most in a game, None if there is no such number."""
        return None

    def retrace(self, moment: Moment, seat: int, rng: Rng) -> list[int]:
        """Return another way of things that looks the same to `seat`: actions and outcomes from the start."""
        raise NotImplementedError


class DeclaredExtras(Extras):
    """Answers of a game that declares its fields."""

    def __init__(self, open_to_all: bool) -> None:
        self.nearly_open = open_to_all

    def retrace(self, moment: Moment, seat: int, rng: Rng) -> list[int]:
        """Play again what the seat has lived through, with other hidden things."""
        return resample.retrace(moment, seat, rng)
