"""Players that are given a view and a question, and nothing else."""

from typing import Any

from tafelrunde import games
from tafelrunde.bots import claim, morpork, tokyo, tyrant
from tafelrunde.bots.bot import Bot, Random
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.names import instead

__all__ = ["Bot", "Random", "best", "load", "names", "register"]

_ANY_GAME: list[type[Bot[Any]]] = [Random]
_OF_GAME: dict[str, list[type[Bot[Any]]]] = {
    "claim": [claim.Greedy],
    "tyrant": [tyrant.Greedy],
    "tokyo": [tokyo.Greedy],
    "morpork": [morpork.Greedy],
}
_own: dict[str, dict[str, type[Bot[Any]]]] = {}


def _known(game_id: str) -> dict[str, type[Bot[Any]]]:
    game_id = games.load(game_id).id
    ours = {bot.name: bot for bot in [*_ANY_GAME, *_OF_GAME.get(game_id, [])]}
    return {**_own.get(game_id, {}), **ours}


def register(bot: type[Bot[Any]], game_id: str) -> None:
    """Make a bot of one's own known by its name: for one game, at tables and in matches of this process."""
    game_id = games.load(game_id).id
    if not bot.name or bot.name == "human" or bot.name in _known(game_id).keys() - _own.get(game_id, {}).keys():
        raise TafelrundeError(f"a bot for {game_id} cannot be called {bot.name!r}: give its class another `name`")
    _own.setdefault(game_id, {})[bot.name] = bot


def names(game_id: str) -> list[str]:
    """Return the names of the bots that play a game, from weak to strong; registered ones come before them.

    >>> names("claim")
    ['random', 'greedy']
    """
    return list(_known(game_id))


def best(game_id: str) -> str:
    """Return the name of the strongest bot that plays a game: the last, for they are listed from weak to strong.

    >>> best("claim")
    'greedy'
    """
    return names(game_id)[-1]


def load(name: str, game_id: str, seed: int | None = None) -> Bot[Any]:
    """Return a bot by its name; from the same seed it answers the same questions the same way.

    >>> load("greedy", "claim", seed=1).name
    'greedy'
    """
    known = _known(game_id)
    if name not in known:
        raise TafelrundeError(f"there is no bot {name!r} for {game_id}: {instead(name, list(known))}")
    return known[name](seed)
