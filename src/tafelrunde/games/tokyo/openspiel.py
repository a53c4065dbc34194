"""Extras of King of Tokyo: which other cards may lie on top of the deck."""

from typing import cast

from tafelrunde.adapters.openspiel import relabel
from tafelrunde.adapters.openspiel.extras import Extras
from tafelrunde.adapters.openspiel.moment import Moment
from tafelrunde.core.engine import State
from tafelrunde.core.rng import Rng
from tafelrunde.games.tokyo.rules.cards import listed
from tafelrunde.games.tokyo.rules.state import TokyoState


class TokyoExtras(Extras):
    """Nothing is hidden but the cards on top of the deck that others have looked at."""

    nearly_open = True

    def retrace(self, moment: Moment, seat: int, rng: Rng) -> list[int]:
        """Let them be other cards of the deck."""
        return relabel.retrace(moment, seat, rng, places, alike)


def places(state: State) -> dict[str, list[list[int]]]:
    """Return the cards in the deck and on top of it."""
    s = cast(TokyoState, state)
    return {"card": [listed(s.deck, s.deck_once), *([card] for card in s.top)]}


def alike(card: int) -> int:
    """Tell nothing: any card of the deck may lie on top."""
    return 0
