"""Extras of Ankh-Morpork: who else may have which cards and personalities."""

from typing import cast

from tafelrunde.adapters.openspiel import relabel
from tafelrunde.adapters.openspiel.extras import Extras
from tafelrunde.adapters.openspiel.moment import Moment
from tafelrunde.core.bits import members
from tafelrunde.core.engine import State
from tafelrunde.core.rng import Rng
from tafelrunde.games.morpork.rules.cards import FIRST_CARDS
from tafelrunde.games.morpork.rules.state import ZONES, MorporkState


class MorporkExtras(Extras):
    """Hands, the piles and the personalities are hidden."""

    def retrace(self, moment: Moment, seat: int, rng: Rng) -> list[int]:
        """Let the others have drawn other cards and be somebody else."""
        return relabel.retrace(moment, seat, rng, places, of_first_deck)


def places(state: State) -> dict[str, list[list[int]]]:
    """Return the cards of each zone, each seat's personality, and those that nobody has."""
    s = cast(MorporkState, state)
    cards = [
        members(s.cards[2 * zone]) + [FIRST_CARDS + card for card in members(s.cards[2 * zone + 1])]
        for zone in range(ZONES)
    ]
    people = [[int(who)] if who >= 0 else [] for who in s.personality]
    return {"card": cards, "personality": [*people, members(s.unused)]}


def of_first_deck(card: int) -> bool:
    """Tell which deck a card is of: those of the first one are drawn first."""
    return card < FIRST_CARDS
