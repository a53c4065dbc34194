"""What is known about playing Claim, put together."""

from collections.abc import Mapping

from tafelrunde.bots.claim.belief import Reading
from tafelrunde.bots.claim.policy import AtAGlance
from tafelrunde.bots.claim.tactics import Counting
from tafelrunde.bots.claim.value import Followers
from tafelrunde.bots.search.knowledge import Knowledge
from tafelrunde.bots.weights import fitted
from tafelrunde.games.claim.state import ClaimState


def knowledge(weights: Mapping[str, float] | None = None) -> Knowledge[ClaimState]:
    """Return what is known, with other weights than the fitted ones where they are given."""
    known = fitted("claim")
    if weights is not None:
        known.update(weights)
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
