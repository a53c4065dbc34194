"""A game's options as parameters of OpenSpiel: numbers, truth values and texts that a game string can hold.

In "tafelrunde_claim(first=0,hand=2)" commas, brackets and equal signs are syntax, and a parameter has one type. So
the entries of a list stand with `+` between them, an option that takes seat numbers beside one word (such as "random")
is a number, -1 for the word, and a mapping is JSON with percent signs, as in a web address ("" for none).
"""

import json
from collections.abc import Mapping
from typing import Final
from urllib.parse import quote, unquote

from tafelrunde.core.engine import Game
from tafelrunde.core.errors import OptionError
from tafelrunde.core.options import Option, check

Parameter = int | bool | str

SEPARATOR: Final = "+"
THE_WORD: Final = -1
"""How a parameter of numbers says the word that is its option's default."""


def specification(game: Game) -> dict[str, Parameter]:
    """Return the default of every parameter; its type is the parameter's.

    >>> from tafelrunde import games
    >>> specification(games.load("claim"))["first"]
    -1
    """
    return {"players": game.seats.start, **{option.name: written(option, option.default) for option in game.options}}


def split(game: Game, given: Mapping[str, object]) -> tuple[int, dict[str, object]]:
    """Return the number of players and the checked options that some parameters stand for."""
    by_name = {option.name: option for option in game.options}
    options: dict[str, object] = {}
    for name, value in given.items():
        if name != "players":
            options[name] = read(by_name[name], value) if name in by_name else value
    players = given.get("players")
    if players is not None and (isinstance(players, bool) or not isinstance(players, int)):
        raise OptionError(f"players is {players!r}: it takes a whole number")
    return game.check_seats(players), check(game.options, options)


def parameters(game: Game, seats: int, options: Mapping[str, object]) -> dict[str, Parameter]:
    """Return the parameters for a game of so many players with these options, defaults left out."""
    found: dict[str, Parameter] = {} if seats == game.seats.start else {"players": seats}
    for option in game.options:
        if options[option.name] != option.default:
            found[option.name] = written(option, options[option.name])
    return found


def written(option: Option, value: object) -> Parameter:
    """Return an option's value as its parameter."""
    if isinstance(value, list):
        return SEPARATOR.join(str(entry) for entry in value)
    if value is None:
        return ""
    if isinstance(value, Mapping):
        return quote(json.dumps(value, sort_keys=True), safe="")
    if takes_seats(option):
        return value if isinstance(value, int) else THE_WORD
    return value if isinstance(value, bool | int | str) else str(value)


def read(option: Option, value: object) -> object:
    """Return the option's value that a parameter stands for."""
    try:
        if isinstance(option.default, list):
            remedy = f"with {SEPARATOR!r} between them"
            return option.value(value.split(SEPARATOR) if isinstance(value, str) else value)
        if takes_seats(option):
            remedy = f"{THE_WORD} for {option.default}"
            return option.default if value == THE_WORD else option.value(value)
    except OptionError:
        raise OptionError(f"parameter {option.name!r} is {value!r}: it takes {option.takes}; {remedy}") from None
    if option.default is None:
        return option.value(unquote(value) or None if isinstance(value, str) else value)
    if isinstance(value, str) and SEPARATOR in value:
        return option.value(value.split(SEPARATOR))
    return option.value(value)


def takes_seats(option: Option) -> bool:
    """Tell whether an option takes numbers of seats beside its word."""
    if not isinstance(option.default, str):
        return False
    try:
        return option.value(0) == 0
    except OptionError:
        return False
