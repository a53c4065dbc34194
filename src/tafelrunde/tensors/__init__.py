"""What a seat sees and remembers as rows of numbers, for learners; `arrays` gives them to NumPy.

A game has tensors when it has an encoder here. There is no encoding that would do for any game: hashing a view's
document into numbers would be of fixed size, but no learner could make sense of it.
"""

from collections.abc import Callable, Mapping

from tafelrunde import games
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.options import check
from tafelrunde.tensors.claim import ClaimEncoder
from tafelrunde.tensors.encoder import Encoder, Plane
from tafelrunde.tensors.morpork import MorporkEncoder
from tafelrunde.tensors.row import Row
from tafelrunde.tensors.tokyo import TokyoEncoder
from tafelrunde.tensors.tyrant import TyrantEncoder

__all__ = ["Encoder", "Plane", "Row", "encoder", "known"]

_ENCODERS: dict[str, Callable[[int, Mapping[str, object]], Encoder]] = {
    "claim": ClaimEncoder,
    "tyrant": TyrantEncoder,
    "tokyo": TokyoEncoder,
    "morpork": MorporkEncoder,
}


def known() -> list[str]:
    """Return the games that have an encoder."""
    return list(_ENCODERS)


def encoder(game: str, seats: object = None, options: object = None) -> Encoder:
    """Return the encoder of a game for so many seats (the fewest if not said) and with these options."""
    if game not in _ENCODERS:
        raise TafelrundeError(f"{game!r} has no tensors: {', '.join(_ENCODERS)} have")
    rules = games.load(game)
    return _ENCODERS[game](rules.check_seats(seats), check(rules.options, options))
