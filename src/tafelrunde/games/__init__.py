"""The games of the round table, by name: each has a home of its own, and nobody else knows it by its id."""

from functools import cache
from importlib import resources
from typing import Any

from tafelrunde.core.engine import Game
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.names import instead
from tafelrunde.games import guests
from tafelrunde.games.home import Home

__all__ = ["Home", "away", "first", "forget", "home", "homes", "load", "look_again", "names", "refused", "register"]

_loaded: dict[str, Game] = {}
_guests: tuple[dict[str, Home], dict[str, str]] | None = None
"""The homes of guests and why others were refused, once they were looked for."""


def homes() -> dict[str, Home]:
    """Return the homes of all games that have one, in the order in which players are offered them, guests last."""
    global _guests  # noqa: PLW0603
    if _guests is None:
        _guests = {}, {}  # a guest that asks, while it is loaded, which games there are is told of ours
        _guests = guests.homes(own())
    return {**own(), **_guests[0]} if _guests[0] else own()


def refused() -> list[str]:
    """Return a sentence about each game of somebody else that was left out."""
    homes()
    return list(_guests[1].values()) if _guests else []


def look_again() -> None:
    """Look for games of somebody else anew, when one next asks which games there are."""
    global _guests  # noqa: PLW0603
    for name in _guests[0] if _guests else ():
        _loaded.pop(name, None)
    _guests = None


@cache
def own() -> dict[str, Home]:
    """Return the homes of our own games."""
    folders = [folder.name for folder in resources.files(__name__).iterdir() if folder.joinpath("game.toml").is_file()]
    found = [Home(name, f"{__name__}.{name}") for name in sorted(folders)]
    return {home.id: home for home in sorted(found, key=lambda home: int(home.about["order"]))}


def first() -> str:
    """Return the id of the game that players are offered first.

    >>> first()
    'claim'
    """
    return next(iter(own()))


def home(name: str) -> Home | None:
    """Return the home of the game of that id; one that was registered alone has none."""
    return homes().get(name)


def away(name: str) -> bool:
    """Tell whether the rules of a game run in another process."""
    found = home(name)
    return found is not None and found.away


def names() -> list[str]:
    """Return the ids of all games.

    >>> names()[0]
    'claim'
    """
    return [*homes(), *(name for name in _loaded if name not in homes())]


def load(name: str) -> Game:
    """Return the game of that id.

    >>> load("claim").seats
    range(2, 3)
    """
    if name not in _loaded:
        found = home(name)
        if found is None:
            for key, sentence in (_guests or ({}, {}))[1].items():
                if key.partition(" ")[0] == name:
                    raise TafelrundeError(sentence)
            raise TafelrundeError(f"there is no game {name!r}: {instead(name, names())}")
        _loaded[name] = found.game()
    return _loaded[name]


def register(game: Game[Any]) -> None:
    """Make a game of one's own known by its id."""
    _loaded[game.id] = game


def forget(name: str) -> None:
    """Make a game that was registered unknown again."""
    _loaded.pop(name, None)
