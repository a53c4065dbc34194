"""What a seat sees and remembers as rows of numbers, for learners; `arrays` gives them to NumPy.

A game has tensors when its home has an encoder in `tensors`. There is no encoding that would do for any game: hashing
a view's document into numbers would be of fixed size, but no learner could make sense of it.
"""

from tafelrunde import games
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.options import check
from tafelrunde.tensors.encoder import Encoder, Plane
from tafelrunde.tensors.row import Row

__all__ = ["Encoder", "Plane", "Row", "encoder", "known"]


def known() -> list[str]:
    """Return the games that have an encoder.

    >>> known()[0]
    'claim'
    """
    return [name for name, home in games.homes().items() if home.part("tensors")]


def encoder(game: str, seats: object = None, options: object = None) -> Encoder:
    """Return the encoder of a game for so many seats (the fewest if not said) and with these options."""
    home = games.home(game)
    kind = home and home.the("tensors", Encoder)
    if not kind:
        raise TafelrundeError(f"{game!r} has no tensors: {', '.join(known())} have")
    rules = games.load(game)
    return kind(rules.check_seats(seats), check(rules.options, options))  # type: ignore[arg-type, call-arg]
