"""The bots that play the other seats of a batch, one set for each of its games."""

from collections.abc import Sequence
from typing import Any

from tafelrunde import bots
from tafelrunde.batch.loop import Loop
from tafelrunde.core.engine import Game
from tafelrunde.core.errors import OptionError
from tafelrunde.core.values import NONE


def named(game: Game[Any], seats: int, opponents: str | Sequence[str]) -> list[str]:
    """Return a name for each of the other seats; where fewer are given, the last one takes those that are left.

    >>> from tafelrunde import games
    >>> named(games.load("claim"), 4, ["greedy", "random"])
    ['greedy', 'random', 'random']
    """
    given = [opponents] if isinstance(opponents, str) else list(opponents)
    if not 1 <= len(given) < seats:
        raise OptionError(f"{len(given)} opponents for {seats - 1} other seats: name at least one, and no more")
    for name in given:
        bots.load(name, game.id, 0)  # what cannot be loaded is said at once
    return given + given[-1:] * (seats - 1 - len(given))


def listens(name: str, game: Game[Any]) -> bool:
    """Tell whether a bot goes by what it hears: a batch tells nobody anything."""
    return type(bots.load(name, game.id, 0)).heard is not bots.Bot.heard


def seat_bots(loop: Loop, names: Sequence[str], seat: int | None) -> None:
    """Let bots play in a loop, clockwise from the learner, who sits at a seat or anywhere."""
    if not names:
        return
    game, seats = loop.start.game, int(loop.seats)
    loop.seat = NONE if seat is None else seat
    loop.bring = lambda seed: [bots.load(name, game.id, seed * seats + place) for place, name in enumerate(names)]
