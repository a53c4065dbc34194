"""What a seat sees and remembers as rows of numbers, for learners; `arrays` gives them to NumPy.

A game has tensors when its home has an encoder in `tensors`, or when it declares its fields: then one follows from
them. There is no encoding that would do for any other game: hashing a view's document into numbers would be of fixed
size, but no learner could make sense of it.
"""

from tafelrunde import games
from tafelrunde.core.declared import DeclaredGame
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.options import check
from tafelrunde.tensors.declared import DeclaredEncoder
from tafelrunde.tensors.encoder import Encoder, Plane
from tafelrunde.tensors.row import Row

__all__ = ["Encoder", "Plane", "Row", "encoder", "known"]


def known() -> list[str]:
    """Return the games that have an encoder.

    >>> known()[0]
    'claim'
    """
    return [name for name in games.names() if own(name) or isinstance(games.load(name), DeclaredGame)]


def own(game: str) -> type[Encoder] | None:
    """Return the encoder that a game's home has, None where it has none."""
    home = games.home(game)
    return home.the("tensors", Encoder) if home else None


def encoder(game: str, seats: object = None, options: object = None) -> Encoder:
    """Return the encoder of a game for so many seats (the fewest if not said) and with these options."""
    rules = games.load(game)
    count, chosen = rules.check_seats(seats), check(rules.options, options)
    kind = own(game)
    if kind:
        return kind(count, chosen)  # type: ignore[arg-type, call-arg]
    if isinstance(rules, DeclaredGame):
        return DeclaredEncoder(rules, count, chosen)
    raise TafelrundeError(f"{game!r} has no tensors: {', '.join(known())} have")
