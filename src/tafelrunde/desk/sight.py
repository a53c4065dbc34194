"""A view with what is made of it: desks, deeds and sockets all want the same picture and the same key."""

from typing import cast

from msgspec import structs
from mypy_extensions import mypyc_attr

from tafelrunde.core.engine import State
from tafelrunde.core.picture import Picture, Piece, PieceRow


@mypyc_attr(acyclic=True)
class Sight:
    """What a seat sees of one position; its picture, its rows and its key are made once, when somebody wants them."""

    __slots__ = ("_key", "_outline", "_picture", "_rows", "view")

    def __init__(self, view: State) -> None:
        self.view = view
        self._picture: Picture | None = None
        self._outline: Picture | None = None
        self._rows: list[PieceRow] | None = None
        self._key: int | None = None

    @property
    def picture(self) -> Picture:
        """What a client draws."""
        if self._picture is None:
            self._picture = self.view.game.picture(self.view)
        return self._picture

    @property
    def outline(self) -> Picture:
        """The picture, without its pieces if there are rows of them."""
        if self._outline is None:
            self._outline = self.view.game.outline(self.view)
        return self._outline

    @property
    def rows(self) -> list[PieceRow]:
        """The pieces of the picture in rows; where a game has none of its own, all are in one."""
        if self._rows is None:
            self._rows = self.view.game.rows(self.view) or [PieceRow(self.outline.pieces)]
        return self._rows

    @property
    def sent(self) -> Picture:
        """The picture as it travels: rows that have not changed are not written anew."""
        if self.outline.pieces:
            return self.outline
        pieces = [row.sent for row in self.rows if row.pieces]
        return structs.replace(self.outline, pieces=cast("list[Piece]", pieces))

    @property
    def key(self) -> int:
        """A number below 2^62 that two different sights of one table hardly ever share: all of it is in the view."""
        if self._key is None:
            self._key = self.view.quick_key()
        return self._key


def sight_of(view: State | Sight) -> Sight:
    """Return the sight of a view, which may be one already."""
    return view if isinstance(view, Sight) else Sight(view)


def open_sight(state: State) -> Sight:
    """Return a sight of everything that anybody sees: what lies in a place is taken from whoever knows most of it.

    It speaks to nobody as "you". What no seat may look at, as a deck, stays as hidden as it is.
    """
    sight = Sight(state.view(None))
    seats = [sight_of(state.view(seat)).picture for seat in range(int(state.seats))]
    most: dict[str, list[Piece]] = {}
    for picture in [sight.picture, *seats]:
        places: dict[str, list[Piece]] = {}
        for piece in picture.pieces:
            places.setdefault(piece.place, []).append(piece)
        for place, lying in places.items():
            if place not in most or _known(lying) > _known(most[place]):
                most[place] = lying
    pieces = [piece for lying in most.values() for piece in lying]
    sight._picture = sight._outline = structs.replace(sight.picture, pieces=pieces)
    sight._rows = [PieceRow(pieces)]
    return sight


def _known(pieces: list[Piece]) -> int:
    """Return how much somebody knows of what lies in a place."""
    known = 0
    for piece in pieces:
        known += (piece.face is not None) + len(piece.marks)
    return known
