"""What a seat sees and remembers as arrays of fixed size, for learners.

A game has tensors when it has an encoder here. There is no encoding that would do for any game: hashing a view's
document into numbers would be of fixed size, but no learner could make sense of it.
"""

from collections.abc import Callable, Mapping

from tafelrunde.adapters.tensors.claim import ClaimEncoder
from tafelrunde.adapters.tensors.encoder import Arrays, Encoder, Piece
from tafelrunde.adapters.tensors.morpork import MorporkEncoder
from tafelrunde.adapters.tensors.tokyo import TokyoEncoder
from tafelrunde.adapters.tensors.tyrant import TyrantEncoder

__all__ = ["Arrays", "Encoder", "Piece", "encoder"]

_ENCODERS: dict[str, Callable[[int, Mapping[str, object]], Encoder]] = {
    "claim": ClaimEncoder,
    "morpork": MorporkEncoder,
    "tokyo": TokyoEncoder,
    "tyrant": TyrantEncoder,
}


def encoder(game: str, seats: int, options: Mapping[str, object]) -> Encoder | None:
    """Return the encoder of a game for so many seats and with these options, None if it has none."""
    return _ENCODERS[game](seats, options) if game in _ENCODERS else None
