"""All that is known about playing Ankh-Morpork, put together for the search."""

from collections.abc import Mapping
from typing import Final

from tafelrunde.bots.search.knowledge import Knowledge
from tafelrunde.bots.search.searcher import Searcher
from tafelrunde.bots.weights import fitted
from tafelrunde.core.rng import Rng
from tafelrunde.games.morpork.bot.belief import MorporkBelief
from tafelrunde.games.morpork.bot.discreet import Discreet
from tafelrunde.games.morpork.bot.names import clue_names, standing_names
from tafelrunde.games.morpork.bot.policy import MorporkPolicy
from tafelrunde.games.morpork.bot.prospects import Prospects
from tafelrunde.games.morpork.bot.tactics import Guard
from tafelrunde.games.morpork.bot.value import MorporkValue
from tafelrunde.games.morpork.rules.state import MorporkState

SETTINGS: Final[Mapping[str, float]] = {
    "hides": 0.1,
    "policy.heat": 0.15,
    "policy.another": 0.8,
    "policy.event": 0.05,
    "policy.later": 0.8,
    "search.depth": 4,
    "belief.doubt": 0.05,
}
"""What is set, not fitted: how answers are told apart, and how far playouts go; a level may set it otherwise."""


def knowledge(weights: Mapping[str, float] | None = None) -> Knowledge[MorporkState]:
    """Return it for one seat in one game; weights and settings that are given replace those of that name.

    `hides` is what a result may cost to hide who the seat is, from 0 (nothing) to 2: of answers that are as good but
    for that, one is given that others might have given too.
    """
    numbers = {**SETTINGS, **fitted("morpork"), **(weights or {})}
    prospects = Prospects([numbers.get(name, 0.0) for name in standing_names()])
    return Knowledge(
        policy=policy(prospects, numbers),
        value=MorporkValue(prospects),
        belief=MorporkBelief([numbers.get(name, 0.0) for name in clue_names()], numbers["belief.doubt"]),
        tactics=Guard(),
        depth=int(numbers["search.depth"]),
    )


def searcher(known: Knowledge[MorporkState], rng: Rng, curiosity: float, many_observers: bool) -> Searcher:
    """Return a search that keeps to itself who the seat is, as far as the policy `hides`."""
    return Discreet(known, rng, curiosity, many_observers)


def policy(prospects: Prospects, numbers: Mapping[str, float]) -> MorporkPolicy:
    """Return the policy that these numbers make."""
    made = MorporkPolicy(
        prospects, numbers["policy.heat"], numbers["policy.another"], numbers["policy.event"], numbers["policy.later"]
    )
    made.hides = numbers["hides"]
    return made
