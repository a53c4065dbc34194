"""The games of the round table, by name."""

import importlib
from typing import Any

from tafelrunde.core.engine import Game
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.names import instead

_CLASSES = {
    "claim": "Claim",
    "tyrant": "Tyrant",
    "tokyo": "Tokyo",
    "morpork": "Morpork",
}
"""Per game, in the order in which players are offered them, the class in its `game.py`."""
_loaded: dict[str, Game] = {}


def names() -> list[str]:
    """Return the ids of all games."""
    return [*_CLASSES, *(name for name in _loaded if name not in _CLASSES)]


def load(name: str) -> Game:
    """Return the game of that id.

    >>> load("claim").seats
    range(2, 3)
    """
    if name not in _loaded:
        if name not in _CLASSES:
            raise TafelrundeError(f"there is no game {name!r}: {instead(name, names())}")
        module = importlib.import_module(f"tafelrunde.games.{name}.game")
        _loaded[name] = getattr(module, _CLASSES[name])()
    return _loaded[name]


def register(game: Game[Any]) -> None:
    """Make a game of one's own known by its id."""
    _loaded[game.id] = game
