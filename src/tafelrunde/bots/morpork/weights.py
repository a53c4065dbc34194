"""The fitted numbers, by their names."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from tafelrunde.bots.morpork.prospects import AIM_NAMES, FEATURE_NAMES, FEWEST, MOMENTS, SEAT_COUNTS
from tafelrunde.bots.morpork.watcher import CLUE_NAMES


def fitted() -> dict[str, float]:
    """Return all numbers of `weights.toml`: what is in a table has its name before its own."""
    found: dict[str, float] = {}
    gather("", tomllib.loads(files("tafelrunde.bots.morpork").joinpath("weights.toml").read_text("utf-8")), found)
    return found


def gather(before: str, table: Mapping[str, object], found: dict[str, float]) -> None:
    """Note the numbers of a table and of the tables in it."""
    for name, value in table.items():
        if isinstance(value, Mapping):
            gather(f"{before}{name}.", value, found)
        elif isinstance(value, int | float):
            found[before + name] = float(value)


def clue_names() -> list[str]:
    """Return the names of the numbers that say what a clue speaks for, in the order that the belief takes them."""
    return [
        f"clues.{seats}.{aim}.{clue}"
        for seats in range(FEWEST, FEWEST + SEAT_COUNTS)
        for aim in AIM_NAMES
        for clue in CLUE_NAMES
    ]


def standing_names() -> list[str]:
    """Return the names of the numbers that sum up a standing, in the order that `Prospects` takes them."""
    return [
        f"{moment}.{seats}.{aim}.{feature}"
        for moment in MOMENTS
        for seats in range(FEWEST, FEWEST + SEAT_COUNTS)
        for aim in AIM_NAMES
        for feature in FEATURE_NAMES
    ]
