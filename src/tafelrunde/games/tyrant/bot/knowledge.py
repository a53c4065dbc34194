"""All that is known about playing King & Assassins, put together."""

from collections.abc import Mapping
from typing import Final

from tafelrunde.bots.search.knowledge import Knowledge
from tafelrunde.bots.search.searcher import Searcher
from tafelrunde.core.rng import Rng
from tafelrunde.games.tyrant.bot.belief import Watching
from tafelrunde.games.tyrant.bot.outlook import Weights
from tafelrunde.games.tyrant.bot.policy import BEAM, PATIENT, PLANS, Turns
from tafelrunde.games.tyrant.bot.tactics import Chances
from tafelrunde.games.tyrant.bot.turns import TurnSearcher
from tafelrunde.games.tyrant.bot.value import Outlook
from tafelrunde.games.tyrant.rules.state import TyrantState

SEARCHING: Final[Mapping[str, float]] = {"after_king.home": -5.0}
"""What a search weighs otherwise in its own turn, set by hand: who looks far abreast finds safe ways, and may hurry."""


def knowledge(weights: Mapping[str, float] | None = None) -> Knowledge[TyrantState]:
    """Return what one seat needs in one game; `weights` replace fitted ones by name, and set how far it sees.

    `hides` (1): a rebel's quiet turns tell nothing; 0: he moves by what he knows. `watches` (1): the king draws
    conclusions. `width`, `wide` and `beam` are how many positions abreast a turn is planned: in playouts, at a glance
    and when a search is asked, which then compares `plans`. `wary` (1): it looks at what the other side can do at once.
    It weighs each thing wrongly by a factor of up to `e ** blur` (0). For `patient` rounds a rebel who hides reveals
    nobody for a single hit.
    """
    given: dict[str, float] = {} if weights is None else dict(weights)
    fitted = Weights(given)
    policy = Turns(fitted, given.get("hides", 1.0) > 0.0, int(given.get("width", 1.0)), int(given.get("wide", 8.0)))
    policy.searching = Weights({**SEARCHING, **given})
    policy.patient = int(given.get("patient", float(PATIENT)))
    policy.beam = int(given.get("beam", float(BEAM)))
    policy.plans = int(given.get("plans", float(PLANS)))
    policy.wary = given.get("wary", 1.0) > 0.0
    policy.blur = given.get("blur", 0.0)
    belief = Watching(given.get("watches", 1.0) > 0.0)
    policy.watching = belief
    return Knowledge(policy, Outlook(fitted), belief, Chances())


def searcher(known: Knowledge[TyrantState], rng: Rng, curiosity: float, many_observers: bool) -> Searcher:
    """Return a search for this knowledge, whose unit is the whole turn: it has no tree to be curious about."""
    return TurnSearcher(known, rng)
