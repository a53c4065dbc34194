"""A view with what is made of it: desks, deeds and sockets all want the same picture and the same key."""

from mypy_extensions import mypyc_attr

from tafelrunde.core.engine import State
from tafelrunde.core.picture import Picture, Piece


@mypyc_attr(acyclic=True)
class Sight:
    """What a seat sees of one position; its picture, its key and its index are made once, when somebody wants them."""

    __slots__ = ("_index", "_key", "_picture", "view")

    def __init__(self, view: State) -> None:
        self.view = view
        self._picture: Picture | None = None
        self._key: int | None = None
        self._index: Index | None = None

    @property
    def picture(self) -> Picture:
        """What a client draws."""
        if self._picture is None:
            self._picture = self.view.game.picture(self.view)
        return self._picture

    @property
    def key(self) -> int:
        """A number below 2^62 that two different sights of one table hardly ever share: all of it is in the view."""
        if self._key is None:
            self._key = self.view.quick_key()
        return self._key

    @property
    def index(self) -> "Index":
        """What lies where in the picture."""
        if self._index is None:
            self._index = Index({}, {})
            for piece in self.picture.pieces:
                self._index.add(piece)
        return self._index

    def follow(self, before: "Sight", left: list[Piece], came: list[Piece]) -> None:
        """Make the index from that of another picture, which differs in these pieces: that is quicker."""
        if self._index is None:
            self._index = before.index.copy()
            for piece in left:
                self._index.take(piece)
            for piece in came:
                self._index.add(piece)


@mypyc_attr(acyclic=True)
class Index:
    """The ids of the pieces of a picture by what they show, and how many lie in each place."""

    __slots__ = ("_faces", "_places")

    def __init__(self, faces: dict[str, tuple[str, ...]], places: dict[str, int]) -> None:
        self._faces = faces
        self._places = places

    def copy(self) -> "Index":
        """Return an index that goes on by itself."""
        return Index(self._faces.copy(), self._places.copy())

    def add(self, piece: Piece) -> None:
        """Put a piece in."""
        face, place = piece.face, piece.place
        if face is not None:
            self._faces[face] = (*self._faces.get(face, ()), piece.id)
        self._places[place] = self._places.get(place, 0) + 1

    def take(self, piece: Piece) -> None:
        """Take a piece out."""
        face, place = piece.face, piece.place
        if face is not None:
            self._faces[face] = tuple([one for one in self._faces[face] if one != piece.id])
        self._places[place] -= 1

    def named(self, name: str) -> tuple[str, ...]:
        """Return the ids of what shows that face, and of the place of that name if something lies there."""
        found = self._faces.get(name, ())
        return (*found, name) if self._places.get(name, 0) else found


def sight_of(view: State | Sight) -> Sight:
    """Return the sight of a view, which may be one already."""
    return view if isinstance(view, Sight) else Sight(view)
