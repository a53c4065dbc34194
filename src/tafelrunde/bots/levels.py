"""Five opponents for each game, from a child's first to one that beats its authors. What makes them is data."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from tafelrunde import COMPILED, games
from tafelrunde.bots.searching import Search


@cache
def table(game_id: str) -> dict[str, dict[str, Any]]:
    """Return what makes each level of a game, as its home says in `bot/levels.toml`.

    `sims`: simulations for a question; `slip`: how often any answer is given (by those that search only where nothing
    is certain); `heat`: how often another answer than the best; `compiled`: too slow in plain Python; `weights`: what
    is weighed otherwise.
    """
    home = games.home(game_id)
    return tomllib.loads((home and home.text("bot/levels.toml")) or "")


def of(game_id: str) -> list[type[Search]]:
    """Return the levels of a game that answer in time in this build, from weak to strong.

    >>> [level.name for level in of("claim")][:3]
    ['level-1', 'level-2', 'level-3']
    """
    return [made(game_id, name) for name, what in table(game_id).items() if COMPILED or not needs(what)]


def is_level(name: str) -> bool:
    """Tell whether a bot is one of the levels, by its name.

    >>> is_level("level-3"), is_level("greedy")
    (True, False)
    """
    return any(name in table(game_id) for game_id in games.homes())


def too_slow(game_id: str, name: str) -> bool:
    """Tell whether there is such a level, and only the compiled rules are quick enough for it."""
    what = table(game_id).get(name)
    return what is not None and needs(what) and not COMPILED


def needs(what: Mapping[str, Any]) -> bool:
    """Tell whether a level would think for longer than two seconds with rules in plain Python."""
    return bool(what.get("compiled", False))


@cache
def made(game_id: str, name: str) -> type[Search]:
    """Return the class of one level: a search whose parameters have other defaults."""
    what = table(game_id)[name]
    given = {key: value for key, value in what.items() if key not in ("weights", "compiled")}
    parameters = [type(p)(p.name, given.get(p.name, p.default), p.takes, p.read) for p in Search.parameters]
    assert given.keys() <= {parameter.name for parameter in parameters}, f"{game_id}, {name}: {given}"
    body = {"name": name, "plays": (game_id,), "parameters": parameters, "weights": what.get("weights", {})}
    return type(f"{game_id}_{name}", (Search,), body | {"__doc__": f"Level {name[-1]} of {game_id}."})
