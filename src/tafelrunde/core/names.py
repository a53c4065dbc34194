"""Numbers inside, names outside: the ids of cards and places, and what an action's number means."""

from difflib import get_close_matches
from operator import index
from typing import Final

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.values import HIDDEN, NONE

UNKNOWN: Final = "?"
"""How a hidden thing is written."""
FEW: Final = 12
"""So many names an error lists."""


class Names:
    """The ids of a game's things by kind ("card", "area"), and the kind of each argument by its name.

    An argument whose name is no kind and that `kinds_of` does not mention is a plain number. Seats are of kind "seat":
    so is `other`, in what happens at a table between two of them.

    >>> names = Names({"fruit": ["apple", "pear"]}, {"gift": "fruit"})
    >>> names.spell("gift", 1), names.spell("count", 7), names.read("fruit", "apple")
    ('pear', 7, 0)
    """

    def __init__(self, kinds: dict[str, list[str]], kinds_of: dict[str, str]) -> None:
        self.kinds = kinds
        self._kinds_of = {"other": "seat"} | kinds_of
        self._numbers = {kind: {name: k for k, name in enumerate(ids)} for kind, ids in kinds.items()}

    def __reduce__(self) -> tuple[object, ...]:
        return (Names, (self.kinds, self._kinds_of))

    def kind(self, arg: str) -> str:
        """Return the kind of an argument, "" for a plain number."""
        kind = self._kinds_of.get(arg, arg)
        return kind if kind in self.kinds else ""

    def args(self) -> dict[str, str]:
        """Return the kind of every argument that names a thing, "seat" for seats."""
        named = {kind: kind for kind in self.kinds} | {"seat": "seat"}
        return named | {arg: kind for arg, kind in self._kinds_of.items() if kind in named}

    def is_seat(self, arg: str) -> bool:
        """Tell whether an argument is the number of a seat."""
        return self._kinds_of.get(arg, arg) == "seat"

    def spell(self, arg: str, value: int) -> str | int | None:
        """Return the id that `value` stands for as the argument `arg`."""
        if value == NONE:
            return None
        if value == HIDDEN:
            return UNKNOWN
        kind = self.kind(arg)
        return self.kinds[kind][value] if kind else value

    def read(self, arg: str, written: object) -> int:
        """Return the number behind an id; an unknown id is an error that says what there is."""
        if written is None:
            return NONE
        if written == UNKNOWN:
            return HIDDEN
        kind = self.kind(arg)
        if not kind:
            return whole_number(written, arg)
        if isinstance(written, str) and written in self._numbers[kind]:
            return self._numbers[kind][written]
        raise TafelrundeError(f"{written!r} is no {kind}: {instead(written, self.kinds[kind])}")


def whole_number(given: object, what: str) -> int:
    """Return what outside callers give as a whole number (any library's); other things are an error that says so."""
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    if not isinstance(given, bool):
        try:
            return index(given)  # type: ignore[arg-type]
        except TypeError:
            pass
    raise TafelrundeError(f"{given!r} is no {what}: give a whole number")


def instead(written: object, ids: list[str]) -> str:
    """Return what could stand instead of an unknown name: all of a few, the nearest, some of many.

    >>> instead("grene", ["red", "green"])
    "there are red, green; did you mean 'green'?"
    """
    near = get_close_matches(written.lower(), ids, 1) if isinstance(written, str) else []
    meant = f"did you mean {near[0]!r}?" if near else ""
    if len(ids) > FEW:
        return meant or f"there are {len(ids)}, such as {', '.join(ids[:3])}"
    listed = f"there are {', '.join(ids) or 'none'}"
    return f"{listed}; {meant}" if meant else listed


class Verb:
    """A row of actions that differ in their arguments: numbers from `base` to before `base + size`."""

    def __init__(self, name: str, args: tuple[tuple[str, int], ...]) -> None:
        self.name = name
        self.args = args
        self.base = 0
        self.size = 1
        for _, choices in args:
            self.size *= choices

    def __reduce__(self) -> tuple[object, ...]:
        return (Verb, (self.name, self.args))


class Codec:
    """A one-to-one map between 0 .. size - 1 and (verb, arguments).

    >>> names = Names({"fruit": ["apple", "pear"]}, {})
    >>> codec = Codec(names, [Verb("pass", ()), Verb("give", (("fruit", 2), ("seat", 3)))])
    >>> codec.size, codec.describe(5)
    (7, ('give', {'fruit': 'pear', 'seat': 1}))
    >>> codec.number("give", {"fruit": "pear", "seat": 1})
    5
    """

    def __init__(self, names: Names, verbs: list[Verb]) -> None:
        self.names = names
        self.verbs = verbs
        self.size = 0
        for verb in verbs:
            verb.base = self.size
            self.size += verb.size

    def __reduce__(self) -> tuple[object, ...]:
        return (Codec, (self.names, self.verbs))

    def verb(self, name: object) -> Verb:
        """Return the verb of that name."""
        for verb in self.verbs:
            if verb.name == name:
                return verb
        raise TafelrundeError(f"{name!r} is no verb: {instead(name, [verb.name for verb in self.verbs])}")

    def split(self, number: object) -> tuple[str, dict[str, int]]:
        """Return the verb and the arguments as numbers."""
        known = whole_number(number, "action or outcome")
        for verb in self.verbs:
            rest = known - verb.base
            if 0 <= rest < verb.size:
                values: list[tuple[str, int]] = []
                for arg, choices in reversed(verb.args):
                    values.append((arg, rest % choices))
                    rest //= choices
                return verb.name, dict(reversed(values))
        raise TafelrundeError(f"{known} is out of range: there are 0 to {self.size - 1}")

    def describe(self, number: object) -> tuple[str, dict[str, str | int | None]]:
        """Return the verb and the arguments, spelled."""
        name, args = self.split(number)
        return name, {arg: self.names.spell(arg, value) for arg, value in args.items()}

    def code(self, verb: str, values: dict[str, int]) -> int:
        """Return the number of what `split` gave."""
        row = self.verb(verb)
        number = 0
        for arg, choices in row.args:
            if not 0 <= values[arg] < choices:
                raise TafelrundeError(f"{values[arg]} is no {arg} of {verb!r}: give 0 to {choices - 1}")
            number = number * choices + values[arg]
        return row.base + number

    def number(self, verb: object, args: object) -> int:
        """Return the number of what `describe` gave."""
        row = self.verb(verb)
        wanted = ", ".join(arg for arg, _ in row.args) or "no arguments"
        if not isinstance(args, dict):
            raise TafelrundeError(f"{verb!r} takes {wanted}, by name in a mapping, not {args!r}")
        if set(args) != {arg for arg, _ in row.args}:
            raise TafelrundeError(f"{verb!r} takes {wanted}, not {', '.join(map(str, args)) or 'nothing'}")
        values = {arg: self.names.read(arg, args[arg]) for arg, _ in row.args}
        for arg, choices in row.args:
            if not 0 <= values[arg] < choices:
                raise TafelrundeError(f"{args[arg]!r} is no {arg} of {verb!r}: give 0 to {choices - 1}")
        return self.code(row.name, values)
