"""What a small game declares of its state: each field once, with its kind, whose it is and who sees it.

>>> class Hands(State):
...     cards: list[list[int]] = things("card", each=True, seen=OWNER)
...     score: list[int] = number(each=True)
>>> [(field.name, field.kind) for field in declared(Hands)]
[('cards', 'card'), ('score', '')]
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tafelrunde.core.engine import State
from tafelrunde.core.errors import PositionError
from tafelrunde.core.names import Codec, Names
from tafelrunde.core.reader import Reader
from tafelrunde.core.values import HIDDEN, NONE
from tafelrunde.core.zones import ALL, NOBODY, OWNER

__all__ = ["ALL", "NOBODY", "OWNER", "Field", "declared", "deed", "number", "seat", "thing", "things"]

RESERVED: Final = ("game", "seats", "options", "view", "viewer", "out", "stack", "events", "fields")
"""What every state and position has anyway."""
MOST: Final = 99
"""How large a number, or how long a row of things without a stock, may be where nothing is said of it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A field of the state: one value for the table, or one `each` seat has; the value is a number or a row."""

    row = False
    """Whether a value is a list of things."""

    def __init__(self, kind: str, each: bool, seen: int, open_at_end: bool) -> None:
        self.name = ""
        self.kind = kind
        """The kind of the things it holds, "seat" for a seat, "" for a plain number."""
        self.each = each
        self.seen = seen
        """Who sees it while the game goes on: ALL, its OWNER or NOBODY."""
        self.open_at_end = open_at_end
        """Whether everybody sees it when the game is over."""

    def first(self) -> Any:
        """Return the value of a new game, for one owner."""
        return NONE

    def hidden(self, value: Any) -> Any:
        """Return what somebody sees of a value who may not see it: that there is something."""
        return value if value == NONE else HIDDEN

    def blanks(self, value: Any) -> int:
        """Return how many things, or numbers, of a value are hidden."""
        return 1 if value == HIDDEN else 0

    def shown(self, value: Any) -> list[int]:
        """Return the things, or the number, that are seen in a value."""
        return [value] if value >= 0 else []

    def filled(self, value: Any, things: list[int]) -> Any:
        """Return the value with these things in the place of the hidden ones."""
        return things[0] if value == HIDDEN else value

    def spell(self, names: Names, actions: Codec, value: Any) -> object:
        """Return a value as a document has it."""
        return names.spell(self.kind, value)

    def read(self, reader: Reader, actions: Codec, seats: int, written: object) -> Any:
        """Return the value that a document has."""
        return reader.named(self.name, self.kind, written, blank=True)

    def values(self, state: State) -> list[Any]:
        """Return the value of each owner."""
        found = getattr(state, self.name)
        return list(found) if self.each else [found]

    def owners(self, state: State) -> list[int]:
        """Return whose the values are: the seats, or NONE for the table."""
        return list(range(int(state.seats))) if self.each else [NONE]

    def put(self, state: State, owner: int, value: Any) -> None:
        """Set the value of an owner."""
        if self.each:
            getattr(state, self.name)[owner] = value
        else:
            setattr(state, self.name, value)


class SeatField(Field):
    """A seat, such as the one whose turn it is."""

    def __init__(self, start: int | None, each: bool, seen: int, open_at_end: bool) -> None:
        super().__init__("seat", each, seen, open_at_end)
        self.start = NONE if start is None else start

    def first(self) -> Any:
        return self.start

    def read(self, reader: Reader, actions: Codec, seats: int, written: object) -> Any:
        if written is None:
            return NONE
        return HIDDEN if written == "?" else whole(self.name, written, 0, seats - 1)


class NumberField(Field):
    """Something that is counted."""

    def __init__(self, start: int | None, low: int, high: int, each: bool, seen: int, open_at_end: bool) -> None:
        super().__init__("", each, seen, open_at_end)
        self.start = NONE if start is None else start
        self.low = low
        self.high = high

    def first(self) -> Any:
        return self.start

    def spell(self, names: Names, actions: Codec, value: Any) -> object:
        return names.spell("", int(value))

    def read(self, reader: Reader, actions: Codec, seats: int, written: object) -> Any:
        if written is None and self.start == NONE:
            return NONE
        return HIDDEN if written == "?" else whole(self.name, written, self.low, self.high)

    def shown(self, value: Any) -> list[int]:
        return [] if value in (NONE, HIDDEN) else [value]


class RowField(Field):
    """Things that lie together; unless they are `ordered` they are kept sorted, so that their order tells nothing."""

    row = True

    def __init__(self, kind: str, ordered: bool, most: int, each: bool, seen: int, open_at_end: bool) -> None:
        super().__init__(kind, each, seen, open_at_end)
        self.ordered = ordered
        self.most = most

    def first(self) -> Any:
        return []

    def hidden(self, value: Any) -> Any:
        return [HIDDEN] * len(value)

    def blanks(self, value: Any) -> int:
        return int(value.count(HIDDEN))

    def shown(self, value: Any) -> list[int]:
        return [thing for thing in value if thing >= 0]

    def filled(self, value: Any, things: list[int]) -> Any:
        left = list(things)
        found = [left.pop() if thing == HIDDEN else thing for thing in value]
        return found if self.ordered else sorted(found)

    def spell(self, names: Names, actions: Codec, value: Any) -> object:
        if self.ordered:
            return [names.spell(self.kind, thing) for thing in value]
        known = [names.spell(self.kind, thing) for thing in sorted(value) if thing != HIDDEN]
        return [*known, f"?{len(value) - len(known)}"] if len(known) < len(value) else known

    def read(self, reader: Reader, actions: Codec, seats: int, written: object) -> Any:
        if self.ordered:
            entries = written if isinstance(written, list) else [written]
            known, unknown = [reader.named(self.name, self.kind, entry, blank=True) for entry in entries], 0
            if NONE in known:
                raise PositionError(f"{self.name}: {written!r} is no list of things")
        else:
            known, unknown = reader.zone(self.name, self.kind, written)
        if len(known) + unknown > self.most:
            raise PositionError(f"{self.name}: {len(known) + unknown} are too many: there is room for {self.most}")
        return known if self.ordered else sorted(known + [HIDDEN] * unknown)


class DeedField(Field):
    """An action that somebody has chosen, such as the bid to beat: a document spells it out."""

    def spell(self, names: Names, actions: Codec, value: Any) -> object:
        if value < 0:
            return names.spell("", int(value))
        verb, args = actions.describe(value)
        return {"verb": verb, **args}

    def read(self, reader: Reader, actions: Codec, seats: int, written: object) -> Any:
        if written is None:
            return NONE
        if written == "?":
            return HIDDEN
        if not isinstance(written, dict):
            raise PositionError(f'{self.name}: {written!r} is no action: write {{"verb": ...}} with its arguments')
        try:
            return actions.number(written.get("verb"), {arg: said for arg, said in written.items() if arg != "verb"})
        except ValueError as error:
            raise PositionError(f"{self.name}: {error}") from None


def number(
    start: int | None = 0,
    low: int = 0,
    high: int = MOST,
    each: bool = False,
    seen: int = ALL,
    open_at_end: bool = False,
) -> Any:
    """Declare a number from `low` to `high`; one that starts with None is not there at first."""
    return NumberField(start, low, high, each, seen, open_at_end)


def seat(start: int | None = None, each: bool = False, seen: int = ALL, open_at_end: bool = False) -> Any:
    """Declare a seat, NONE at first if none is given; one that is called `turn` is whose turn it is."""
    return SeatField(start, each, seen, open_at_end)


def thing(kind: str, each: bool = False, seen: int = ALL, open_at_end: bool = False) -> Any:
    """Declare room for one thing of a kind, NONE at first."""
    return Field(kind, each, seen, open_at_end)


def things(
    kind: str,
    each: bool = False,
    seen: int = ALL,
    ordered: bool = False,
    most: int = MOST,
    open_at_end: bool = False,
) -> Any:
    """Declare a row of things of a kind, empty at first, at `most` so many; sorted, unless their order matters."""
    return RowField(kind, ordered, most, each, seen, open_at_end)


def deed(each: bool = False, seen: int = ALL, open_at_end: bool = False) -> Any:
    """Declare room for an action, NONE at first."""
    return DeedField("", each, seen, open_at_end)


def declared(kind: type[State]) -> list[Field]:
    """Return the fields that a class of states declares, in their order, each with its name."""
    found: list[Field] = []
    for one in reversed(kind.__mro__):
        for name, field in vars(one).items():
            if isinstance(field, Field):
                if name in RESERVED or any(callable(getattr(base, name, None)) for base in one.__mro__[1:]):
                    raise ValueError(f"every state has something that is called {name!r}: call the field otherwise")
                field.name = name
                found.append(field)
    return found


def whole(name: str, written: object, low: int, high: int) -> int:
    """Return a whole number in a range."""
    if isinstance(written, bool) or not isinstance(written, int) or not low <= written <= high:
        raise PositionError(f"{name}: {written!r} is no whole number from {low} to {high}")
    return written
