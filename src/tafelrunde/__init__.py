"""Tafelrunde: four board games about who rules, for people and bots.

    >>> import tafelrunde as t
    >>> state = t.load("claim").new(options={"first": 0})
    >>> t.arena.run("claim", ["greedy", "random"], games=2).of("greedy").games
    2

`t.play("claim")` plays at the prompt, against a bot.
"""

from importlib import import_module as _import_module
from typing import Any as _Any

from tafelrunde import pure as _pure

if _pure.wanted():  # to be settled before anything that is compiled is imported
    _pure.prefer_source()

from tafelrunde.core import engine as _engine

__all__ = ["COMPILED", "arena", "bots", "desk", "games", "load", "play", "table"]

__version__ = "0.9.0"

COMPILED: bool = not _engine.__file__.endswith(".py")
"""Whether the rules run as compiled extensions; the same rules run as plain Python where not."""


def load(name: str) -> _engine.Game[_Any]:
    """Return the rules of a game, by its id: one of `tafelrunde.games.names()`.

    >>> load("claim").id
    'claim'
    """
    from tafelrunde import games

    return games.load(name)


def play(game: str, *players: str, **options: object) -> None:
    """Play a game in this terminal, with options by name; without players, against a bot."""
    # Imported by its name: whoever compiles the rules need not read the terminal.
    named = ["--players", *players] if players else []
    chosen = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    _import_module("tafelrunde.cli").run(["play", game, *named, *chosen])


def __getattr__(name: str) -> _Any:
    """Import a room when it is first asked for, so that `import tafelrunde` alone costs little."""
    if name in {"arena", "bots", "desk", "games", "table"}:
        return _import_module(f"tafelrunde.{name}")
    raise AttributeError(f"module 'tafelrunde' has no attribute {name!r}")
