"""A view with what is made of it: desks, deeds and sockets all want the same picture and the same key."""

from typing import cast

from msgspec import structs
from mypy_extensions import mypyc_attr

from tafelrunde.core.engine import State
from tafelrunde.core.picture import Picture, Piece, Row


@mypyc_attr(acyclic=True)
class Sight:
    """What a seat sees of one position; its picture, its rows and its key are made once, when somebody wants them."""

    __slots__ = ("_key", "_outline", "_picture", "_rows", "view")

    def __init__(self, view: State) -> None:
        self.view = view
        self._picture: Picture | None = None
        self._outline: Picture | None = None
        self._rows: list[Row] | None = None
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
    def rows(self) -> list[Row]:
        """The pieces of the picture in rows; where a game has none of its own, all are in one."""
        if self._rows is None:
            self._rows = self.view.game.rows(self.view) or [Row(self.outline.pieces)]
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
