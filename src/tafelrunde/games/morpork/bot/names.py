"""The names of the fitted numbers, in the order in which they are taken."""

from tafelrunde.games.morpork.bot.prospects import AIM_NAMES, FEATURE_NAMES, FEWEST, MOMENTS, SEAT_COUNTS
from tafelrunde.games.morpork.bot.watcher import CLUE_NAMES


def clue_names() -> list[str]:
    """Return the names of the numbers that say what a clue speaks for."""
    return [
        f"clues.{seats}.{aim}.{clue}"
        for seats in range(FEWEST, FEWEST + SEAT_COUNTS)
        for aim in AIM_NAMES
        for clue in CLUE_NAMES
    ]


def standing_names() -> list[str]:
    """Return the names of the numbers that sum up a standing."""
    return [
        f"{moment}.{seats}.{aim}.{feature}"
        for moment in MOMENTS
        for seats in range(FEWEST, FEWEST + SEAT_COUNTS)
        for aim in AIM_NAMES
        for feature in FEATURE_NAMES
    ]
