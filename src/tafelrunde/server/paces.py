"""When the answers of bots and standing passes are shown: by what everybody may know, and by nothing else."""

from typing import Final

from msgspec import Struct

PASS: Final = 0.7
"""Seconds until the table passes for somebody who always does: about as long as somebody who looks and passes."""
MARGIN: Final = 0.15


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


def pace(public: Public, thinking: float) -> float:
    """Return the seconds from a question to its answer; `thinking` is what bots are granted at this server.

    >>> pace(Public("claim", "lead", 0, "greedy", people=1), 0.5)
    0.65
    >>> pace(Public("claim", "lead", 0, "greedy", people=0), 0.5)
    0.5
    """
    if not public.bot:
        return PASS
    return thinking + (MARGIN if public.people else 0.0)
