"""What the search has learned about one question: how often each answer was tried, and what came of it."""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bits import lowest
from tafelrunde.core.moves import Moves

UNTRIED: Final = 0.1
"""By how much an answer nobody has tried is thought to be worse than the question is so far."""


@mypyc_attr(acyclic=True)
class Node:
    """A question to one seat, as somebody sees it.

    What is on offer may differ from one guess at the hidden cards to the next: answers are kept ascending,
    and one that turns up later is fitted in.
    """

    def __init__(self, who: i64) -> None:
        self.who = who
        self.stamp: i64 = 0
        """The search that last came by, for clearing up."""
        self.visits: i64 = 0
        self.total: float = 0.0
        self.actions: vec[i64] = vec[i64]()
        self.tried: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()
        self.priors: vec[float] = vec[float]()

    def knows(self, offered: vec[i64]) -> bool:
        """Tell whether every action on offer is among the answers."""
        actions = self.actions
        last = len(actions)
        at: i64 = 0
        for action in offered:
            while at < last and actions[at] < action:
                at += 1
            if at == last or actions[at] != action:
                return False
            at += 1
        return True

    def learn(self, offered: vec[i64], weights: vec[float]) -> None:
        """Fit in the actions on offer that are new, with what the policy thinks of them all."""
        total = 0.0
        for weight in weights:
            total += weight
        actions: vec[i64] = vec[i64]()
        tried: vec[i64] = vec[i64]()
        totals: vec[float] = vec[float]()
        priors: vec[float] = vec[float]()
        at: i64 = 0
        for k in range(len(offered)):
            action = offered[k]
            while at < len(self.actions) and self.actions[at] < action:
                actions = append(actions, self.actions[at])
                tried = append(tried, self.tried[at])
                totals = append(totals, self.totals[at])
                priors = append(priors, self.priors[at])
                at += 1
            actions = append(actions, action)
            if at < len(self.actions) and self.actions[at] == action:
                tried = append(tried, self.tried[at])
                totals = append(totals, self.totals[at])
                at += 1
            else:
                tried = append(tried, i64(0))
                totals = append(totals, 0.0)
            priors = append(priors, weights[k] / total)
        while at < len(self.actions):
            actions = append(actions, self.actions[at])
            tried = append(tried, self.tried[at])
            totals = append(totals, self.totals[at])
            priors = append(priors, self.priors[at])
            at += 1
        self.actions = actions
        self.tried = tried
        self.totals = totals
        self.priors = priors

    def select(self, offered: vec[i64], curiosity: float) -> i64:
        """Return the place of the answer to try: good so far, or promising and little tried."""
        actions = self.actions
        tried = self.tried
        totals = self.totals
        priors = self.priors
        so_far = self.total / float(self.visits) if self.visits else 0.0
        eager = curiosity * sqrt(float(self.visits) + 1.0)
        best: i64 = 0
        highest = -1e9
        at: i64 = 0
        for action in offered:
            while actions[at] != action:
                at += 1
            n = tried[at]
            mean = totals[at] / float(n) if n else so_far - UNTRIED
            score = mean + eager * priors[at] / (1.0 + float(n))
            if score > highest:
                highest = score
                best = at
        return best

    def take(self, at: i64, points: float) -> None:
        """Remember what came of an answer."""
        self.visits += 1
        self.total += points
        self.tried[at] += 1
        self.totals[at] += points


def offered_by(moves: Moves) -> vec[i64]:
    """Return the actions on offer as a row of numbers, ascending."""
    mask = moves.mask
    if not mask:
        return moves.row[: moves.length]
    row: vec[i64] = vec[i64]()
    while mask:
        row = append(row, lowest(mask))
        mask &= mask - 1
    return row
