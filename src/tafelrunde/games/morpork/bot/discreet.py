"""An answer that does not tell who somebody is: one that others would have given as well."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Knowledge
from tafelrunde.bots.search.searcher import Searcher, Weighed
from tafelrunde.core.bits import bit
from tafelrunde.core.engine import State
from tafelrunde.core.moves import empty, hand_back
from tafelrunde.core.rng import Rng
from tafelrunde.games.morpork.bot.policy import MorporkPolicy
from tafelrunde.games.morpork.bot.prospects import AIM_OF, AIMS
from tafelrunde.games.morpork.rules.areas import PERSONALITIES
from tafelrunde.games.morpork.rules.setup import personalities
from tafelrunde.games.morpork.rules.state import MorporkState

TRIED: Final = 0.1
"""An answer comes into question that was tried at least so often as the best one, in parts of that."""
DECIDED: Final = 0.2
"""Where so little is open, as one less the square of the result, nobody hides."""


class Discreet(Searcher):
    """Searches as who it is, and answers as several might."""

    def __init__(self, knowledge: Knowledge[Any], rng: Rng, curiosity: float, many_observers: bool) -> None:
        super().__init__(knowledge, rng, curiosity, many_observers)
        assert isinstance(knowledge.policy, MorporkPolicy)
        self.policy: MorporkPolicy = knowledge.policy

    def playable(self, view: State) -> list[Weighed]:
        """Return the least telling of the answers that are as good as the best, but for what hiding may cost."""
        lines = self.weighed(view)
        if self.policy.hides <= 0.0 or len(lines) < 2:
            return lines
        best = lines[0]
        undecided = 1.0 - best.points * best.points
        if undecided < DECIDED:  # nothing is left to hide
            return lines
        good: list[Weighed] = []
        for line in lines:
            often = float(line.tried) >= TRIED * float(best.tried)
            if often and line.points >= best.points - self.policy.hides * undecided:
                good.append(line)
        if len(good) < 2:
            return lines
        shares = self.shares(self.knowledge.belief.draw(view, self.rng), view.viewer)
        found = good[0]
        for line in good:
            if shares[line.action] > shares[found.action]:
                found = line
        return [found]

    def shares(self, guess: State, seat: i64) -> dict[int, float]:
        """Return how gladly each answer is given, on average over what the seat may want for all that others know."""
        assert isinstance(guess, MorporkState)
        found: dict[int, float] = {}
        asked: i64 = 0
        moves = empty()
        frame = guess.stack[-1]
        frame.step.legal(guess, frame, moves)
        possible = personalities(int(guess.seats))
        possible = (possible | guess.ruled_out[seat]) ^ guess.ruled_out[seat]
        own = guess.personality[seat]
        for who in range(PERSONALITIES):
            if possible & bit(who) == 0 or asked & bit(AIM_OF[who]):
                continue
            asked |= bit(AIM_OF[who])
            guess.personality[seat] = who
            weights = self.policy.weigh(guess, moves)
            total = 0.0
            for weight in weights:
                total += weight
            for k in range(len(weights)):
                action = moves.nth(k)
                found[action] = found.get(action, 0.0) + weights[k] / (total * float(AIMS))
        guess.personality[seat] = own
        hand_back(moves)
        return found
