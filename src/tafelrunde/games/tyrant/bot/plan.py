"""Whole turns: what a side can do until its turn ends, followed where it looks best."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.moves import empty, hand_back
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.bot.outlook import AFTER_KING, AFTER_REBEL, HIT_POINTS, WON, Weights, measure
from tafelrunde.games.tyrant.bot.suspects import Suspects
from tafelrunde.games.tyrant.rules.codec import END, REVEAL
from tafelrunde.games.tyrant.rules.state import KING_SEAT, TyrantState

LONGEST: Final = 14
"""No turn is planned further than so many actions."""
NOBODY: Final = 12
"""The bit of a citizen that is not there: with it among the assassins no arrest ends the game."""


class Place:
    """A position that a turn can lead to."""

    def __init__(self, state: TyrantState, score: float, action: i64, before: "Place | None") -> None:
        self.state = state
        self.score = score
        """How things stand if the turn ends here, for the side whose turn it is."""
        self.action = action
        self.before = before
        self.key = state.quick_key()

    def actions(self) -> list[int]:
        """Return the actions that lead here."""
        found: list[int] = []
        place: Place | None = self
        while place is not None and place.action != NONE:
            found.append(place.action)
            place = place.before
        found.reverse()
        return found


def by_score(place: Place) -> float:
    """Order places, the best first."""
    return -place.score


class Planner:
    """Looks through a turn, `width` positions abreast."""

    def __init__(self, weights: Weights, suspects: Suspects, width: i64, noise: float = 0.0) -> None:
        self.weights = weights
        self.suspects = suspects
        self.width = width
        self.noise = noise
        """By how much at most a score is off: plans that are about as good take turns."""

    def score(self, s: TyrantState) -> float:
        """Return how things stand if the turn ends now, for the side whose turn it is."""
        if s.stack[-1].who == KING_SEAT:
            return self.weights.sum(AFTER_KING, measure(s, self.suspects, s.rebel_points))
        return -self.weights.sum(AFTER_REBEL, measure(s, self.suspects, HIT_POINTS))

    def look(self, root: TyrantState, rng: Rng) -> list[Place]:
        """Return the best places to end the turn, the best first."""
        first = Place(root, self.score(root), NONE, None)
        found = [first]
        edge = [first]
        seen: set[int] = {root.quick_key()}
        me = root.stack[-1].who
        for _ in range(LONGEST):
            after: list[Place] = []
            for place in edge:
                if self.expand(place, me, seen, after, rng):
                    return [after[len(after) - 1]]
            if not after:
                break
            after.sort(key=by_score)
            edge = after[: self.width]
            found += edge
        found.sort(key=by_score)
        return found

    def expand(self, place: Place, me: i64, seen: set[int], after: list[Place], rng: Rng) -> bool:
        """Add what one more action leads to; tell whether one of them wins, which is then the last."""
        state = place.state
        frame = state.stack[-1]
        moves = empty()
        frame.step.legal(state, frame, moves)
        won = False
        for k in range(moves.count()):
            action = moves.nth(k)
            if action == END or action >= REVEAL:
                continue
            child = state.clone()
            child.step(action)
            if not child.stack:
                after.append(Place(child, WON, action, place))
                won = True
                break
            key = child.quick_key()
            if key in seen:
                continue
            seen.add(key)
            score = self.score(child)
            if self.noise > 0.0:
                score += self.noise * float(rng.word()) / 4294967296.0
            after.append(Place(child, score, action, place))
        hand_back(moves)
        return won


def blind(s: TyrantState) -> TyrantState:
    """Return the position as one in which nobody knows who the assassins are, so that no arrest ends it."""
    unknowing = s.clone()
    unknowing.viewer = NONE
    unknowing.assassins = s.revealed | bit(NOBODY)
    return unknowing
