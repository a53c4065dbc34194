"""The games of the round table, by name: each has a home of its own, and nobody else knows it by its id."""

from functools import cache
from importlib import resources
from typing import Any

from tafelrunde.core.engine import Game
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.names import instead
from tafelrunde.games.home import Home

__all__ = ["Home", "home", "homes", "load", "names", "register"]

_loaded: dict[str, Game] = {}


@cache
def homes() -> dict[str, Home]:
    """Return the homes of all games that have one, in the order in which players are offered them."""
    folders = [folder.name for folder in resources.files(__name__).iterdir() if folder.joinpath("game.toml").is_file()]
    found = [Home(name, f"{__name__}.{name}") for name in sorted(folders)]
    return {home.id: home for home in sorted(found, key=lambda home: int(home.about["order"]))}


def home(name: str) -> Home | None:
    """Return the home of the game of that id; one that was registered alone has none."""
    return homes().get(name)


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
            raise TafelrundeError(f"there is no game {name!r}: {instead(name, names())}")
        _loaded[name] = found.game()
    return _loaded[name]


def register(game: Game[Any]) -> None:
    """Make a game of one's own known by its id."""
    _loaded[game.id] = game
