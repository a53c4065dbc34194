"""When the answers of bots and standing passes are shown: by what everybody may know, and by nothing else."""

from math import ceil
from typing import Final

from msgspec import Struct

PASS: Final = 0.7
"""Seconds until the table passes for somebody who always does: about as long as somebody who looks and passes."""
MARGIN: Final = 0.15
GRID: Final = 2.0
"""Seconds between the moments at which an answer is shown that comes later than usual."""
STEPS: Final = 4
"""Where the usual time to think is short, so many of it are enough between those moments."""
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
MOST: Final = 0.9
"""The part of its time for which a bot holds a processor: the rest is for the way there and back."""
COMPILED: Final = {
    "random": 0.1,
    "greedy": 0.1,
    "greedy-1": 0.1,
    "level-1": 0.1,
    "level-2": 0.1,
    "level-3": 0.2,
    "level-4": 0.4,
    "level-5": 0.6,
}
"""The same for those that need less where the rules are compiled: several times what their longest answers took."""
PLAIN: Final = {"random": 0.2}
"""And where they are plain Python."""


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
    """Return how long a bot may take, at a server where `seconds` are the usual time."""
    return seconds * SHARES.get(bot, 1.0)


def held(bot: str, seconds: float, compiled: bool) -> float:
    """Return for how many seconds an answer of a bot holds a processor: it is given no more, and takes no less.

    >>> held("level-4", 0.5, compiled=False), held("level-3", 0.5, compiled=True)
    (0.7200000000000001, 0.1)
    """
    return granted(bot, seconds) * (COMPILED if compiled else PLAIN).get(bot, MOST)


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


def shown(public: Public, seconds: float, slower: float, asked: float, free: float) -> float:
    """Return when an answer is shown to a question of the moment `asked`, whose place to think was `free` again then.

    That is at its pace, made `slower`. Where others were served before, it is at the next point of a grid.

    >>> question = Public("claim", "lead", 0, "level-3", people=1)
    >>> [shown(question, 0.5, 1.0, asked=100.0, free=free) for free in (100.5, 100.6, 100.7, 102.7)]
    [100.65, 100.65, 102.65, 104.65]
    """
    usual = asked + pace(public, seconds) * slower
    step = min(GRID, STEPS * seconds) * slower
    if free <= usual or not step:
        return max(usual, free)
    return usual + ceil((free - usual) / step) * step
