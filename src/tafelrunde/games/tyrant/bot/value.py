"""What a position promises between two turns."""

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Value
from tafelrunde.games.tyrant.bot.outlook import AFTER_KING, AFTER_REBEL, HIT_POINTS, VALUE, Weights, chance_of, measure
from tafelrunde.games.tyrant.bot.suspects import known
from tafelrunde.games.tyrant.rules.state import KING_SEAT, REBEL_SEAT, TyrantState


class Outlook(Value[TyrantState]):
    """How likely the king gets home, by fitted weights of what can be counted."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def of(self, state: TyrantState) -> vec[float]:
        """Return what king and rebel may expect."""
        king = 2.0 * chance_of(self.total(state)) - 1.0
        return vec[float]([king, -king])

    def total(self, state: TyrantState) -> float:
        """Return the weighed sum for whoever moves next."""
        if state.stack[-1].who == REBEL_SEAT:
            return self.weights.sum(VALUE + AFTER_KING, measure(state, known(state), state.rebel_points))
        return self.after_rebel(state)

    def after_rebel(self, state: TyrantState) -> float:
        """Return the weighed sum if the rebel ends his turn now."""
        return self.weights.sum(VALUE + AFTER_REBEL, measure(state, known(state), HIT_POINTS))


def features(state: TyrantState, seat: i64) -> list[float]:
    """Return what is weighed, as a seat sees its chances: the rebel's are the king's with the sign changed."""
    row = measure(state, known(state), state.rebel_points if state.stack[-1].who == REBEL_SEAT else HIT_POINTS)
    return [number if seat == KING_SEAT else -number for number in row]
