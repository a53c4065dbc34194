"""All that is known about playing King of Tokyo, put together."""

from collections.abc import Mapping
from typing import Final

from tafelrunde.bots.search.knowledge import Knowledge
from tafelrunde.bots.weights import fitted
from tafelrunde.games.tokyo.bot.outlook import Outlook
from tafelrunde.games.tokyo.bot.policy import Glance
from tafelrunde.games.tokyo.bot.standing import Scales, Standing
from tafelrunde.games.tokyo.bot.tactics import Sure
from tafelrunde.games.tokyo.bot.value import Promise
from tafelrunde.games.tokyo.rules.state import TokyoState

SETTINGS: Final[Mapping[str, float]] = {
    "policy.heat": 0.02,
    "policy.depth": 12,
    "policy.careless": 0.0,
    "policy.threat": 1.0,
}
"""What is set, not fitted: how sharply answers are told apart, how far playouts go. Levels set some of it."""


def knowledge(weights: Mapping[str, float] | None = None) -> Knowledge[TokyoState]:
    """Return what is known, with other weights and settings where they are given."""
    numbers = {**SETTINGS, **fitted("tokyo"), **(weights or {})}
    scales = Scales(numbers)
    outlook = Outlook(scales, numbers["policy.threat"])
    standing = Standing(scales, numbers["policy.threat"])
    glance = Glance(standing, outlook, numbers["policy.heat"])
    promise = Promise(standing, outlook)
    sure = Sure(glance, numbers["policy.careless"])
    return Knowledge(policy=glance, value=promise, tactics=sure, depth=int(numbers["policy.depth"]))
