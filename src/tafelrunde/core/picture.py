"""What a client draws and offers: the parts that every game's picture is made of.

Everything here is made from one seat's view. A thing has a kind and a face, which together name it in every language;
an id stands for it on this table as long as it lies where it is, and tells no more than its viewer knows.

None of these can be in a ring: they are freed at once, and the garbage collector need not know them (`gc=False`).
"""

from collections.abc import Iterable
from functools import cache

import msgspec
from msgspec import Raw, Struct

BUTTON = "button:"
"""How the id of a button begins: a thing to touch that lies nowhere on the table."""

Value = str | int | None
encode = msgspec.json.Encoder().encode


class Message(Struct, frozen=True, omit_defaults=True, gc=False):
    """A text that any language can say: its id, and its arguments as ids and numbers."""

    id: str
    args: dict[str, Value] = {}
    rule: str = ""
    """The rule behind it, if any."""


class Sentence(Struct, frozen=True, omit_defaults=True, gc=False):
    """Words that are read together: what was done, and clauses with its cause and with what came of it.

    A message with a rule names the cause of what it tells: the clause of that rule that decided it.
    """

    message: Message
    """A whole sentence, to which the clauses are added."""
    came: list[Message] = []
    """Clauses, without a full stop. The first stands after a colon, unless it begins with a comma or stop itself."""
    events: list[int] = []
    """Which of the events it tells, by their places."""
    thread: str = ""
    """Two sentences of one thread, one after the other, are read as one: the second one's `onward` is added."""
    onward: Message | None = None
    """How it carries its thread on: in a clause; with a `from` it is the whole way anew, from where the first began."""


class Turning(Struct, frozen=True, gc=False):
    """Why a deed has changed who was winning, in the plainest sense."""

    weight: int
    """The more, the plainer it did; from 1."""
    events: tuple[int, ...] = ()
    """Which of the deed's events say so, by their places; none: all of them."""
    note: Message | None = None
    """What they do not say themselves."""


class Place(Struct, frozen=True, omit_defaults=True, gc=False):
    """Somewhere a piece can be; the places of a table are the same from its first move to its last."""

    id: str
    kind: str
    """What names it, with its face: a kind of the game's own, or "place"."""
    face: str
    seat: int | None = None
    near: list[str] = []
    """The places next to it, where that matters."""
    marks: list[str] = []
    cost: int | None = None
    number: int | None = None
    """What is printed on it."""


class Piece(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something on the table: a card, a die, a figure, or a pile of things that need not be told apart."""

    id: str
    kind: str
    place: str
    face: str | None = None
    """Which one it is, None where the viewer may not know."""
    seat: int | None = None
    """Whose it is, where that is not its place's."""
    count: int = 1
    alike: bool = False
    """Whether others of its kind, face and seat in its place are just as good."""
    cost: int | None = None
    worth: int | None = None
    marks: list[str] = []


class Counter(Struct, frozen=True, omit_defaults=True, gc=False):
    """A number on the table: one for everybody (`value`) or one for each seat (`seats`)."""

    id: str
    value: int | None = None
    seats: list[int] | None = None
    goal: int | None = None
    """What it has to reach."""
    most: list[int] | None = None
    """What it cannot exceed, seat by seat."""
    about: str | None = None
    """The id of the place or piece, or the face of the thing that is counted for."""
    holder: int | None = None
    """The seat that has it now."""
    rule: str = ""


class Picture(Struct, frozen=True, omit_defaults=True, gc=False):
    """All that lies on the table, as one viewer sees it."""

    turn: int | None = None
    """Whose turn it is; somebody else may be asked."""
    phase: str = ""
    round: int = 0
    rounds: int = 0
    """How many there are, 0 where nobody knows."""
    over: bool = False
    pieces: list[Piece] = []
    counters: list[Counter] = []
    marks: list[list[str]] = []
    """What is to be said of each seat: "out", "asleep"."""


class Offer(Struct, frozen=True, omit_defaults=True, gc=False):
    """An action that a seat may choose, and how a person says it."""

    action: int
    verb: str
    args: dict[str, Value] = {}
    message: str = ""
    """The id of its text; the arguments are the question's, its own, and `names`."""
    touch: list[str | list[str]] = []
    """What is touched, one after the other: ids of pieces, places and buttons. A list is touched in any order."""
    cost: dict[str, int] = {}
    """What is paid, by counter."""
    follows: list[Message] = []
    """What would come of it, as far as the seat can know."""
    marks: list[str] = []
    """"pass", "ends" (the turn), "final" (it cannot be taken back)."""
    names: dict[str, Value] = {}
    """What its text names beside the arguments of the question and its own, such as the square that a step leads to."""


class Goal(Struct, frozen=True, omit_defaults=True, gc=False):
    """What wins, and how far somebody is: `seat` None is everybody's goal."""

    message: Message
    seat: int | None = None
    value: int | None = None
    goal: int | None = None
    reached: bool = False
    about: str | None = None
    """The face of the thing that gives this goal, such as a secret personality."""


def plain_button(verb: str, args: dict[str, Value]) -> str:
    """Return the id of the button that says an action without anything on the table.

    >>> plain_button("give", {"fruit": "pear", "seat": 1}), plain_button("pass", {})
    ('button:give.pear.1', 'button:pass')
    """
    return BUTTON + ".".join([verb, *(str(value) for value in args.values())])


class PieceRow:
    """Pieces that lie together. It never changes: a place that is as it was is best the same row in the next picture.

    >>> row = PieceRow(twins("tray", "die", "claw", 2))
    >>> row.names["claw"], row.names["tray"]
    (['die:claw@tray', 'die:claw@tray.2'], ['tray'])
    """

    __slots__ = ("_sent", "names", "pieces")

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self.pieces = tuple(pieces)
        self.names: dict[str, list[str]] = {}
        """The ids that a name stands for: of what shows that face, and of the place of that name."""
        self._sent: Raw | None = None
        names = self.names
        for piece in self.pieces:
            face, place = piece.face, piece.place
            if place not in names:
                names[place] = [place]
            if face is not None:
                if face in names:
                    names[face].append(piece.id)
                else:
                    names[face] = [piece.id]

    @property
    def sent(self) -> Raw:
        """The pieces as they travel, one after the other: all but the brackets of a list."""
        if self._sent is None:
            self._sent = Raw(encode(self.pieces)[1:-1])
        return self._sent


# A piece never changes: one that lies where it lay is the same object in every picture.


@cache
def _slot(place: str, kind: str, number: int, seat: int | None) -> Piece:
    return Piece(f"{place}/{number}", kind, place, seat=seat, alike=True)


@cache
def slot_row(place: str, kind: str, count: int) -> PieceRow:
    """Return the row of so many hidden pieces."""
    return PieceRow(slots(place, kind, count))


@cache
def _twin(place: str, kind: str, face: str, number: int) -> Piece:
    stem = f"{kind}:{face}@{place}"
    return Piece(stem if number == 0 else f"{stem}.{number + 1}", kind, place, face, alike=True)


@cache
def _heap(place: str, kind: str, count: int, face: str | None, seat: int | None) -> Piece:
    name = f"{kind}*" if face is None else f"{kind}:{face}*"
    owner = "" if seat is None else f".{seat}"
    return Piece(f"{name}{owner}@{place}", kind, place, face, seat, count)


@cache
def heap_row(place: str, kind: str, count: int) -> PieceRow:
    """Return the row of a pile in which something lies."""
    return PieceRow(heap(place, kind, count))


def slots(place: str, kind: str, count: int, seat: int | None = None) -> list[Piece]:
    """Return so many hidden pieces of a place: nobody can tell them apart.

    >>> [piece.id for piece in slots("hand.1", "card", 2)]
    ['hand.1/0', 'hand.1/1']
    """
    return [_slot(place, kind, k, seat) for k in range(count)]


def twins(place: str, kind: str, face: str, count: int) -> list[Piece]:
    """Return so many pieces with the same face in one place; their ids are the same whichever of them are meant.

    >>> [piece.id for piece in twins("tray", "die", "claw", 2)]
    ['die:claw@tray', 'die:claw@tray.2']
    """
    return [_twin(place, kind, face, k) for k in range(count)]


def heap(place: str, kind: str, count: int, face: str | None = None, seat: int | None = None) -> list[Piece]:
    """Return a pile as one piece with a count; there is none where nothing lies.

    >>> heap("pile", "card", 26)[0].id, heap("pile", "card", 0)
    ('card*@pile', [])
    """
    return [_heap(place, kind, count, face, seat)] if count else []
