"""Reading a position's document field by field, with errors that name the field and the value."""

from collections.abc import Iterable
from typing import Final

from tafelrunde.core.bits import bit
from tafelrunde.core.errors import PositionError, TafelrundeError
from tafelrunde.core.names import UNKNOWN, Names, instead
from tafelrunde.core.values import CHANCE, NONE, SPECTATOR

LIMIT: Final = 0x2000000000000000
"""Numbers in a document are smaller."""


class Reader:
    """A document that is taken apart: what nobody asked for in the end was not understood."""

    def __init__(self, doc: object, names: Names) -> None:
        if not isinstance(doc, dict):
            raise PositionError(f"a position is a mapping of fields, not {doc!r}")
        for field in doc:
            if not isinstance(field, str):
                raise PositionError(f"unknown field {field!r}: fields have names")
        self._doc: dict[str, object] = doc
        self._names = names
        self._read: set[str] = set()

    def has(self, field: str) -> bool:
        """Tell whether the document says anything about `field`."""
        self._read.add(field)
        return field in self._doc

    def value(self, field: str, default: object) -> object:
        """Return a field as it stands."""
        return self._doc[field] if self.has(field) else default

    def number(self, field: str, default: int, low: int = 0, high: int = LIMIT) -> int:
        """Return a whole number in a range."""
        value = self.value(field, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            right = f"no whole number from {low} to {high}" if low < high else f"not {low}"
            raise PositionError(f"{field}: {value!r} is {right}")
        return value

    def text(self, field: str, default: str) -> str:
        """Return a text."""
        value = self.value(field, default)
        if not isinstance(value, str):
            raise PositionError(f"{field}: {value!r} is no text")
        return value

    def one_of(self, field: str, default: object, choices: Iterable[object]) -> object:
        """Return one of a few values."""
        value = self.value(field, default)
        known = list(choices)
        if value not in known or isinstance(value, bool) is not isinstance(default, bool):
            raise PositionError(f"{field}: {value!r} is none of {', '.join(str(choice) for choice in known)}")
        return value

    def mapping(self, field: str) -> dict[str, object]:
        """Return a mapping, empty if left out."""
        value = self.value(field, {})
        if not isinstance(value, dict):
            raise PositionError(f"{field}: {value!r} is no mapping")
        return value

    def row(self, field: str, length: int | None = None) -> list[object]:
        """Return a list, of a given length if there is one."""
        value = self.value(field, [] if length is None else [None] * length)
        if not isinstance(value, list):
            raise PositionError(f"{field}: {value!r} is no list")
        if length is not None and len(value) != length:
            raise PositionError(f"{field}: {len(value)} entries where there are {length}: one for each seat")
        return value

    def thing(self, field: str, kind: str, default: int = NONE) -> int:
        """Return the number of a named thing."""
        written = self.value(field, None)
        return default if written is None else self.named(field, kind, written)

    def named(self, field: str, kind: str, written: object, blank: bool = False) -> int:
        """Return the number behind an id that stands in `field`; nothing and "?" only count if it may be `blank`."""
        try:
            number = self._names.read(kind, written)
        except TafelrundeError as error:
            raise PositionError(f"{field}: {error}") from None
        if (number < 0 and not blank) or not -LIMIT < number < LIMIT:
            raise PositionError(f"{field}: {written!r} cannot stand here")
        return number

    def numbers(self, field: str, default: list[int], low: int, high: int) -> list[int]:
        """Return whole numbers in a range, as many as the default has."""
        found = []
        for entry in self.row(field, len(default)) if self.has(field) else default:
            if isinstance(entry, bool) or not isinstance(entry, int) or not low <= entry <= high:
                raise PositionError(f"{field}: {entry!r} is no whole number from {low} to {high}")
            found.append(entry)
        return found

    def zone(self, field: str, kind: str, written: object) -> tuple[list[int], int]:
        """Return the things of a zone without order, and how many unknown ones follow as "?3"."""
        if not isinstance(written, list):
            raise PositionError(f"{field}: {written!r} is no list")
        known: list[int] = []
        unknown = 0
        for entry in written:
            if isinstance(entry, str) and entry.startswith(UNKNOWN):
                if not (entry[1:].isascii() and entry[1:].isdigit() and len(entry) < 6):
                    raise PositionError(f'{field}: {entry!r} is no number of unknown ones: write "?3" for three')
                unknown += int(entry[1:])
            else:
                known.append(self.named(field, kind, entry))
        return known, unknown

    def viewer(self, field: str, seats: int) -> int:
        """Return whose view it is, NONE for the true state."""
        value = self.value(field, None)
        if value is None:
            return NONE
        if value == "spectator":
            return SPECTATOR
        return self._seat(field, value, seats)

    def seats(self, field: str, seats: int) -> int:
        """Return some seats as a set."""
        found = 0
        for entry in self.row(field):
            found |= bit(self._seat(field, entry, seats))
        return found

    def frames(
        self, field: str, steps: dict[str, tuple[str, ...]], seats: int
    ) -> list[tuple[str, int, int, int, int, int, int]] | None:
        """Return the stack's frames as numbers, None if it is left out; `steps` has the numbers of each by name."""
        if not self.has(field):
            return None
        found: list[tuple[str, int, int, int, int, int, int]] = []
        for k, entry in enumerate(self.row(field)):
            place = f"{field}[{k}]"
            name = entry.get("step") if isinstance(entry, dict) else None
            if not isinstance(entry, dict) or not isinstance(name, str) or name not in steps:
                raise PositionError(f"{place}: {entry!r} names no step: {instead(name, list(steps))}")
            params = steps[name]
            strange = set(entry) - {"step", "who", "stage", *(param for param in params if param)}
            if strange:
                raise PositionError(f"{place}: {name!r} has no {', '.join(sorted(map(str, strange)))}")
            who = NONE
            if "who" in entry:
                who = CHANCE if entry["who"] == "chance" else self._seat(f"{place}.who", entry["who"], seats)
            values = [0, 0, 0, 0]
            for j, param in enumerate(params):
                if param in entry:
                    values[j] = self.named(f"{place}.{param}", param, entry[param], blank=True)
            stage = entry.get("stage", 0)
            if stage not in (0, 1):
                raise PositionError(f"{place}.stage: {stage!r} is neither 0 nor 1")
            found.append((name, who, values[0], values[1], values[2], values[3], int(stage)))
        return found

    def finish(self) -> None:
        """Raise an error about fields that nobody read."""
        strange = sorted(set(self._doc) - self._read)
        if strange:
            raise PositionError(f"unknown field {strange[0]!r}: there are {', '.join(sorted(self._read))}")

    def _seat(self, field: str, value: object, seats: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
            raise PositionError(f"{field}: {value!r} is no seat: there are 0 to {seats - 1}")
        return value
