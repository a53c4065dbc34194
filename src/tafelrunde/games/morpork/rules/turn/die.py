"""The die, whose faces are the numbers of the areas."""

from mypy_extensions import i64

from tafelrunde.core.engine import Frame, Step
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.games.morpork.rules.areas import ALL_AREAS, AREAS
from tafelrunde.games.morpork.rules.codec import ROLLED, offer
from tafelrunde.games.morpork.rules.state import MorporkState


class Roll(Step[MorporkState]):
    """The die is rolled."""

    def legal(self, state: MorporkState, frame: Frame, moves: Moves) -> None:
        offer(ALL_AREAS, ROLLED, moves)

    def sample(self, state: MorporkState, frame: Frame, rng: Rng) -> i64:
        return ROLLED + rng.below(AREAS)
