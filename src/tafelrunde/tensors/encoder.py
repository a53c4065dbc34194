"""What every encoder is: the planes of its tensor, and how a view is written into them."""

from collections.abc import Mapping

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.values import NONE
from tafelrunde.tensors.row import WORD, Row


class Plane:
    """A named part of a tensor: where it lies, its shape, and what its numbers mean.

    `most` is what its numbers are divided by to lie between 0 and 1 (those without a limit may go a little beyond).
    `private` tells whether it holds what only the seat knows.
    """

    def __init__(self, name: str, shape: tuple[int, ...], meaning: str, most: int = 1, private: bool = False) -> None:
        self.name = name
        self.shape = shape
        self.meaning = meaning
        self.most = most
        self.private = private
        self.start = 0
        """Where it begins in the tensor."""
        self.size = 1
        for length in shape:
            self.size *= length

    def __repr__(self) -> str:
        return f"Plane({self.name!r}, {self.shape}, {self.meaning!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The tensor of one game for given seats and options: whole numbers from 0 to 127, a byte for each.

    It is made from a seat's own view, so that it cannot tell more than the view does. Seats are counted from the
    viewer on to the left, from seat 0 for a spectator; the plane `seat` alone tells which seat at the table that is.

    >>> from tafelrunde.tensors import encoder
    >>> claim = encoder("claim")
    >>> claim.size, claim.planes[6]
    (696, Plane('voids', (2, 5), 'Per seat, the factions it has shown not to hold.'))
    """

    def __init__(self, game: str, seats: int, options: Mapping[str, object], planes: list[Plane]) -> None:
        """Lay the planes one behind the other, and zeros behind them up to a whole word."""
        self.game = game
        self.seats = seats
        self.options = options
        self.planes = planes
        size = 0
        for plane in planes:
            plane.start = size
            size += plane.size
        spare = -size % WORD
        if spare:
            blank = Plane("blank", (spare,), "Always 0: a tensor is a whole number of words of eight bytes.")
            blank.start = size
            self.planes = [*planes, blank]
        self.size: i64 = size + spare

    def write(self, view: State, row: Row) -> None:
        """Write what the viewer sees, from the row's next byte on: the first of a word."""
        if view.viewer == NONE:
            raise ViewError("this is the true state: a tensor is made from a seat's view")
        end = row.at + self.size
        self.see(view, row)
        row.skip(end - row.at)

    def see(self, view: State, row: Row) -> None:
        """Write the planes, in their order."""
        raise NotImplementedError(self.game)

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (self.game, int(self.seats), dict(self.options)))


def _again(game: str, seats: int, options: dict[str, object]) -> object:
    """Return the encoder that was kept."""
    from tafelrunde import tensors

    return tensors.encoder(game, seats, options)


def first_seat(view: State) -> i64:
    """Return the seat that is counted as the first: the viewer's, seat 0 for a spectator."""
    return max(view.viewer, 0)


def turned(members: i64, first: i64, seats: i64) -> i64:
    """Return a set of seats as it looks from a seat that is counted as the first.

    >>> bin(turned(0b0011, 1, 4))
    '0b1001'
    """
    return ((members >> first) | (members << (seats - first))) & (bit(seats) - 1)


def from_first(seat: i64, first: i64, seats: i64) -> i64:
    """Return how many seats a seat is to the left of the first; what is no seat stays as it is.

    >>> from_first(0, 1, 4), from_first(-3, 1, 4)
    (3, -3)
    """
    if seat < 0:
        return seat
    return seat - first if seat >= first else seat - first + seats
