"""When the answers of bots and standing passes are shown: by what everybody may know, and by nothing else."""

from typing import Final

from msgspec import Struct

PASS: Final = 0.7
"""Seconds until the table passes for somebody who always does: about as long as somebody who looks and passes."""
MARGIN: Final = 0.15
SHARES: Final = {
    "random": 0.5,
    "greedy": 0.5,
    "greedy-1": 0.5,
    "level-1": 0.5,
    "level-2": 0.7,
    "level-3": 1.0,
    "level-4": 1.6,
    "level-5": 3.0,
}
"""How much of the usual time a bot is granted: the strong ones use it, the others need not keep people waiting."""


class Public(Struct, frozen=True):
    """What everybody at the table knows about an open question: all that a pace may be made from."""

    game: str
    step: str
    """The kind of question."""
    seat: int
    bot: str
    """The bot that is asked, "" for a standing pass."""
    people: int
    """How many people play or watch."""


def granted(bot: str, seconds: float) -> float:
    """Return how long a bot may think, at a server where `seconds` are the usual time."""
    return seconds * SHARES.get(bot, 1.0)


def pace(public: Public, seconds: float) -> float:
    """Return the seconds from a question to its answer, at a server where `seconds` are the usual time to think.

    >>> pace(Public("claim", "lead", 0, "level-3", people=1), 0.5)
    0.65
    >>> pace(Public("claim", "lead", 0, "level-3", people=0), 0.5)
    0.5
    """
    if not public.bot:
        return PASS
    return granted(public.bot, seconds) + (MARGIN if public.people else 0.0)
