"""A view with what is made of it: desks, deeds and sockets all want the same picture and the same key."""

from tafelrunde.core.engine import State
from tafelrunde.core.picture import Picture


class Sight:
    """What a seat sees of one position; its picture and its key are made once, when somebody wants them."""

    __slots__ = ("_key", "_picture", "view")

    def __init__(self, view: State) -> None:
        self.view = view
        self._picture: Picture | None = None
        self._key: int | None = None

    @property
    def picture(self) -> Picture:
        """What a client draws."""
        if self._picture is None:
            self._picture = self.view.game.picture(self.view)
        return self._picture

    @property
    def key(self) -> int:
        """The key of the view."""
        if self._key is None:
            self._key = self.view.key()
        return self._key


def sight_of(view: State | Sight) -> Sight:
    """Return the sight of a view, which may be one already."""
    return view if isinstance(view, Sight) else Sight(view)
