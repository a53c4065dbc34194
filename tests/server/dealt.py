"""A server whose chance repeats itself, for scenes that must not hang on a deal: it is brought as a module of bots.

The same game for the same number of players is dealt alike at every table, nobody's seat is drawn by lot, and bots
answer alike. No player can ask for it: it takes a module that only the operator can name.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import __main__
from tafelrunde import bots
from tafelrunde.store.store import SeatRow
from tafelrunde.table import Table

DEAL = 1
load = bots.load


def dealt(game: str, players: list[str], options: Mapping[str, object] | None = None, **more: Any) -> Table:
    """Return a table with the chances of every other one."""
    return Table(game, players, options, seed=DEAL, **more)


def as_they_came(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats as they are where they are to be shuffled."""
    return list(seats)


def loaded(name: str, game_id: str, seed: int | None = None, **more: Any) -> Any:
    """Return a bot that plays the same every time."""
    return load(name, game_id, DEAL if seed is None else seed, **more)


bots.load = loaded
if not __main__.__spec__ or __main__.__spec__.name != "tafelrunde.server.bots.thinking":  # it knows nothing of tables
    from tafelrunde.server.lobby import lobby

    vars(lobby).update(Table=dealt, shuffled=as_they_came)
