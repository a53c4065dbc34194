"""The fitted numbers of a game: `bot/weights.toml` in its home, read and written."""

import tomllib
from collections.abc import Mapping
from functools import cache

from tafelrunde import games


def fitted(game_id: str) -> dict[str, float]:
    """Return the numbers of a game by their names: what is in a table has its name before its own, as `policy.heat`.

    >>> fitted("nim")
    {}
    """
    return dict(in_file(game_id))


@cache
def in_file(game_id: str) -> Mapping[str, float]:
    """Return the numbers of a game; its file is read once, for it takes longer to read than many a game to play."""
    found: dict[str, float] = {}
    home = games.home(game_id)
    gather("", tomllib.loads((home and home.text("bot/weights.toml")) or ""), found)
    return found


def gather(before: str, table: Mapping[str, object], found: dict[str, float]) -> None:
    """Note the numbers of a table and of the tables in it."""
    for name, value in table.items():
        if isinstance(value, Mapping):
            gather(f"{before}{name}.", value, found)
        elif isinstance(value, int | float):
            found[before + name] = float(value)


def written(weights: Mapping[str, float], command: str) -> str:
    """Return weights as they lie in the file, with the command that made them.

    >>> print(written({"policy.heat": 0.5, "policy.depth": 3.0}, "python -m workshop.tune claim"), end="")
    # Made by: python -m workshop.tune claim
    <BLANKLINE>
    [policy]
    heat = 0.5
    depth = 3.0
    """
    lines = [f"# Made by: {command}"]
    group = ""
    for name, number in weights.items():
        table, _, rest = name.rpartition(".")
        if table != group:
            group = table
            lines += ["", f"[{group}]"]
        lines.append(f"{rest} = {round(number, 5)}")
    return "\n".join(lines) + "\n"
