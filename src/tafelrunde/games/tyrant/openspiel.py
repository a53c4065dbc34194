"""Extras of King & Assassins: how often chance acts, and whom else the rebel may have chosen."""

from collections.abc import Mapping
from typing import Final

from tafelrunde.adapters.openspiel.extras import Extras
from tafelrunde.adapters.openspiel.moment import Moment
from tafelrunde.core.bits import members
from tafelrunde.core.rng import Rng
from tafelrunde.games.tyrant.rules import board
from tafelrunde.games.tyrant.rules.cards import CITIZENS
from tafelrunde.games.tyrant.rules.codec import CHOOSE, START
from tafelrunde.games.tyrant.rules.state import REBEL_SEAT, as_tyrant

PICKS: Final = range(CHOOSE, START)


class TyrantExtras(Extras):
    """Nothing is hidden but the rebel's choice: chance places citizens and draws cards before everybody's eyes."""

    def chance_nodes(self, options: Mapping[str, object]) -> int:
        """Count the citizens, if chance places them, and the rounds."""
        own = options["board"]
        town = board.side(str(options["side"])) if own is None else board.read(own)
        return int(town.rounds) + (CITIZENS if options["citizens"] == "random" else 0)

    def retrace(self, moment: Moment, seat: int, rng: Rng) -> list[int]:
        """Put other assassins in the place of those that the rebel chose, where the seat cannot know."""
        actions = moment.actions()
        if seat == REBEL_SEAT:
            return actions
        guess = as_tyrant(moment.state.view(seat).determinise(rng))
        chosen = members(guess.assassins)
        players = [before.who for before in moment.path()[:-1]]
        return [
            CHOOSE + chosen.pop(0) if who == REBEL_SEAT and action in PICKS else action
            for who, action in zip(players, actions, strict=True)
        ]
