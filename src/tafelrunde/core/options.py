"""What players may choose about a game before it starts."""

from collections.abc import Callable, Mapping

from tafelrunde.core.errors import OptionError
from tafelrunde.core.names import instead


class Option:
    """One choice: its default and what it takes, as `read` checks and `takes` says in words."""

    def __init__(
        self,
        name: str,
        default: object,
        takes: str,
        read: Callable[[object], object],
        choices: tuple[str, ...] = (),
        schema: dict[str, object] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.takes = takes
        self.read = read
        self.choices = choices
        """What whoever begins a game without a word about it is asked to choose from; nothing where they are not."""
        self.schema: dict[str, object] = {} if schema is None else schema
        """The values it takes as a JSON schema, for forms; empty where only `takes` can say."""

    def value(self, given: object) -> object:
        """Return the checked value; what does not fit is an error that says what would: by `read`, or by `takes`."""
        try:
            return self.read(given)
        except OptionError:
            raise
        except (ValueError, TypeError):
            raise OptionError(f"option {self.name!r} is {given!r}: it takes {self.takes}") from None


def one_of(name: str, *choices: object, asked: bool = False) -> Option:
    """Make an option with a few values, the first of them the default; text stands for its value.

    One that is `asked` is part of beginning a game: there is a question, `claim-option-first.asked`, and a text for
    each of its values, `.random`.

    >>> one_of("first", "random", 0, 1).value("1")
    1
    """
    spelled = {str(choice).lower(): choice for choice in choices}

    def read(given: object) -> object:
        text = str(given).lower()
        if text not in spelled:
            raise ValueError(text)
        return spelled[text]

    asks = tuple(spelled) if asked else ()
    return Option(name, choices[0], ", ".join(spelled), read, asks, {"enum": list(choices)})


def whole(name: str, default: int, low: int, high: int) -> Option:
    """Make an option that takes a whole number in a range."""

    def read(given: object) -> object:
        number = int(str(given))
        if not low <= number <= high:
            raise ValueError(given)
        return number

    schema: dict[str, object] = {"type": "integer", "minimum": low, "maximum": high}
    return Option(name, default, f"a whole number from {low} to {high}", read, (), schema)


def real(name: str, default: float | None, low: float, high: float) -> Option:
    """Make an option that takes any number in a range.

    >>> real("time", 0.5, 0, 60).value("2.5")
    2.5
    """

    def read(given: object) -> object:
        number = float(str(given))
        if not low <= number <= high:
            raise ValueError(given)
        return number

    return Option(name, default, f"a number from {low:g} to {high:g}", read)


def check(options: list[Option], given: object) -> dict[str, object]:
    """Return a value for every option: the given one, checked, or the default; None gives nothing."""
    if given is not None and not isinstance(given, Mapping):
        raise OptionError(f"options are a mapping from names to values, not {given!r}")
    chosen = {option.name: option.default for option in options}
    by_name = {option.name: option for option in options}
    for name, value in (given or {}).items():
        if name not in by_name:
            raise OptionError(f"there is no option {name!r}: {instead(name, list(by_name))}")
        chosen[name] = by_name[name].value(value)
    return chosen
