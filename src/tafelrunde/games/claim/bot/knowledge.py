"""What is known about playing Claim, put together."""

from collections.abc import Mapping
from typing import Final

from tafelrunde.bots.search.knowledge import Knowledge
from tafelrunde.bots.weights import fitted
from tafelrunde.games.claim.bot.belief import Reading
from tafelrunde.games.claim.bot.policy import AtAGlance
from tafelrunde.games.claim.bot.tactics import Counting
from tafelrunde.games.claim.bot.value import Followers
from tafelrunde.games.claim.rules.state import ClaimState

SETTINGS: Final[Mapping[str, float]] = {
    "tactics.solved": 8,
    "tactics.lured": 6,
    "tactics.tricks": 3_000_000,
    "tactics.simulations": 400,
    "belief.guesses": 0,
    "belief.trust": 0.5,
}
"""What is set, not fitted: how far the second phase is solved, and how a hand is guessed at. Levels set some of it."""


def knowledge(weights: Mapping[str, float] | None = None) -> Knowledge[ClaimState]:
    """Return what is known, with other weights and settings where they are given."""
    known = {**SETTINGS, **fitted("claim"), **(weights or {})}
    policy = AtAGlance(known)
    tactics = Counting(
        policy,
        int(known["tactics.solved"]),
        int(known["tactics.lured"]),
        int(known["tactics.tricks"]),
        int(known["tactics.simulations"]),
    )
    belief = Reading(policy, int(known["belief.guesses"]), known["belief.trust"])
    return Knowledge(policy, Followers(known), belief, tactics)
