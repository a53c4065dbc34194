"""All that is known about playing King & Assassins, put together."""

from collections.abc import Mapping

from tafelrunde.bots.search.knowledge import Knowledge
from tafelrunde.bots.search.searcher import Searcher
from tafelrunde.core.rng import Rng
from tafelrunde.games.tyrant.bot.belief import Watching
from tafelrunde.games.tyrant.bot.outlook import Weights
from tafelrunde.games.tyrant.bot.policy import Turns
from tafelrunde.games.tyrant.bot.tactics import Chances
from tafelrunde.games.tyrant.bot.turns import TurnSearcher
from tafelrunde.games.tyrant.bot.value import Outlook
from tafelrunde.games.tyrant.rules.state import TyrantState


def knowledge(weights: Mapping[str, float] | None = None) -> Knowledge[TyrantState]:
    """Return what one seat needs in one game; `weights` replace fitted ones by name, and switch things.

    `hides` (1): a rebel's quiet turns tell nothing; 0: he moves by what he knows. `width` and `wide` are how many
    positions abreast turns are planned, in playouts and when asked; `watches` (1): the king draws conclusions.
    `rush` (0): so near to the king a rebel reveals any assassin, once `calm` (0) rounds are over; the first anywhere.
    """
    given: dict[str, float] = {} if weights is None else dict(weights)
    fitted = Weights(given)
    policy = Turns(fitted, given.get("hides", 1.0) > 0.0, int(given.get("width", 1.0)), int(given.get("wide", 8.0)))
    policy.rush = int(given.get("rush", 0.0))
    policy.calm = int(given.get("calm", 0.0))
    belief = Watching(given.get("watches", 1.0) > 0.0)
    policy.watching = belief
    return Knowledge(policy, Outlook(fitted), belief, Chances())


def searcher(known: Knowledge[TyrantState], rng: Rng, curiosity: float, many_observers: bool) -> Searcher:
    """Return a search for this knowledge, whose unit is the whole turn: it has no tree to be curious about."""
    return TurnSearcher(known, rng)
