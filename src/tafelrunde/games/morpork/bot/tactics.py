"""Who wins at the start of the next turns if nothing is done, and which answers stop that: a look through this turn."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Belief
from tafelrunde.bots.search.tactics import Winning
from tafelrunde.core.bits import bit, count
from tafelrunde.core.engine import State
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE
from tafelrunde.games.morpork.bot.belief import MorporkBelief
from tafelrunde.games.morpork.rules.areas import CHAOS, DRAGON_KING, PERSONALITIES
from tafelrunde.games.morpork.rules.codec import PASS, ROLLED
from tafelrunde.games.morpork.rules.score import goals_met
from tafelrunde.games.morpork.rules.state import MorporkState

ENDINGS: Final = 60
"""So many positions are looked at for a way to end the game at once; few turns have one."""
LOOKS: Final = 600
"""So many positions are looked at for a way to stop somebody."""
FEWEST: Final = 12
"""So many of them for each answer at least."""
STIRS: Final = 2
"""So many areas more than were in trouble a turn may easily put there."""
LATER: Final = 0.6
"""A win that comes a turn later can still be stopped by somebody else: so much of it counts."""
BEYOND: Final = 0.02
"""Each area in trouble beyond what is needed makes it harder to stop."""
THERE: Final = 0.5
"""What it is worth to have reached the own goal: the next turns may still undo it."""
DECIDES: Final = 0.1
"""An answer that lets somebody win by so much more often than another does not come into question."""


class Guard(Winning[MorporkState]):
    """Ends the game where that wins, and lets nobody win in a next turn whom a card in the hand would stop."""

    def __init__(self) -> None:
        super().__init__(ENDINGS)
        self.likely: list[float] = []
        """By seat and personality, how likely it seems."""
        self.seen: set[int] = set()

    def sound(self, view: MorporkState, belief: Belief[MorporkState], rng: Rng) -> list[int]:
        """Return the answers after which the next players win no more often than they must."""
        me = view.viewer
        state = belief.draw(view, rng)
        if not isinstance(state, MorporkState) or not isinstance(belief, MorporkBelief) or view.turn != me:
            return []
        self.likely = belief.shares(view)
        if self.danger(state, me) == 0.0 and not self.simmers(state, me):
            return []
        answers = state.legal()
        share = max(FEWEST, LOOKS // len(answers))
        values: list[float] = []
        for action in answers:
            self.left = share
            self.seen = set()
            after = state.clone()
            after.step(action)
            values.append(min(self.explore(after, me, rng), 0.0))
        least = max(values) - DECIDES
        good = [answers[k] for k in range(len(answers)) if values[k] >= least]
        return good if len(good) < len(answers) else []

    def speaks_for_sound(self) -> str:
        """Return that somebody is kept from winning."""
        return "hint-stops"

    def simmers(self, s: MorporkState, me: i64) -> bool:
        """Tell whether this turn might bring the trouble that somebody may be waiting for."""
        if count(s.trouble) < CHAOS - STIRS:
            return False
        for seat in range(s.seats):
            if seat != me and self.likely[PERSONALITIES * seat + DRAGON_KING] > 0.0:
                return True
        return False

    def explore(self, s: State, me: i64, rng: Rng) -> float:
        """Return the best that a seat can make of the rest of its turn, as far as there is time to look."""
        assert isinstance(s, MorporkState)
        while s.stack and s.turn == me:
            frame = s.stack[-1]
            if frame.who == CHANCE:
                outcome = frame.step.sample(s, frame, rng)
                if outcome >= ROLLED:
                    return self.end(s, me)  # what a die or an event brings is not counted on
                s.step(outcome)
                continue
            answers = s.legal()
            if frame.who != me or len(answers) == 1:
                s.step(PASS if PASS in answers else answers[0])
                continue
            return self.best(s, answers, me, rng)
        return self.end(s, me)

    def best(self, s: MorporkState, answers: list[int], me: i64, rng: Rng) -> float:
        """Return what the best of some answers leads to; who is already safe looks no further."""
        found = -2.0
        for action in answers:
            if self.left <= 0:
                break
            self.left -= 1
            after = s.clone()
            after.step(action)
            key = after.quick_key()
            if key in self.seen:
                continue
            self.seen.add(key)
            found = max(found, self.explore(after, me, rng))
            if found >= 0.0:
                break
        return found if found > -2.0 else self.end(s, me)

    def end(self, s: MorporkState, me: i64) -> float:
        """Return what a position at the end of the turn promises: below 0 as far as somebody else wins next."""
        if not s.stack and s.game.score(s)[me] > 0.0:
            return 1.0
        danger = self.danger(s, me)
        if not s.stack and danger == 0.0:
            return -1.0  # over, and lost on points
        if goals_met(s, me) & bit(s.personality[me]):
            return THERE * (1.0 - danger) - danger
        return -danger

    def danger(self, s: MorporkState, me: i64) -> float:
        """Return how likely another seat wins at the start of its next turn, those further off counting less."""
        total = 0.0
        weight = 1.0
        for k in range(1, s.seats):
            seat = (me + k) % s.seats
            met = goals_met(s, seat)
            chance = 0.0
            for who in range(PERSONALITIES):
                if met & bit(who):
                    chance += self.likely[PERSONALITIES * seat + who]
            if chance > 0.0:
                total += weight * chance * (1.0 + BEYOND * float(max(count(s.trouble) - CHAOS, 0)))
            weight *= LATER
        return min(total, 1.0)
