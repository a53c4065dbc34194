"""The second phase is not searched but solved; where it is lost, the other seat is given a chance to go wrong."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Belief, Tactics
from tafelrunde.core.bits import bit
from tafelrunde.core.moves import Moves, empty, hand_back
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.bot.lures import Lures
from tafelrunde.games.claim.bot.policy import AtAGlance
from tafelrunde.games.claim.bot.solver import ENTRIES, Solver, TooLong
from tafelrunde.games.claim.bot.value import size
from tafelrunde.games.claim.rules.state import FAVOUR, ClaimState, as_claim

FEW: Final = 8
"""Hands of so many cards are solved with a small table, which is made at once."""
FEW_ENTRIES: Final = 0x2000


class Counting(Tactics[ClaimState]):
    """Knows both hands of the second phase, and plays them as well as can be."""

    def __init__(self, policy: AtAGlance, solved: int, lured: int, tricks: int, simulations: int) -> None:
        """Solve hands of at most `solved` cards, and where they are lost, lay traps with at most `lured`.

        So many `tricks` are looked at for a question before it is left to the search; a trap is chosen by so many
        `simulations`.
        """
        self.policy = policy
        self.solved = solved
        self.lured = lured
        self.tricks: i64 = tricks
        self.simulations = simulations
        self.lures = Lures(policy)
        self.solver = Solver(FEW_ENTRIES)

    def certain(self, view: ClaimState, belief: Belief[Any], rng: Rng) -> i64:
        """Return a card that leads to the best result, NONE where it is not solved."""
        if view.phase != FAVOUR:
            return NONE
        table = as_claim(view.determinise(rng))
        if not self.solvable(table):
            return NONE
        try:
            return self.best(table, rng)
        except TooLong:
            return NONE

    def promises(self, view: ClaimState) -> list[float]:
        """Return the result of each card if both go on as well as can be."""
        if view.phase != FAVOUR:
            return []
        table = as_claim(view.determinise(Rng(0)))  # the hands are known by counting, whatever the dice say
        if not self.solvable(table):
            return []
        try:
            return [float(value) for value in self.solver.values(table)]
        except TooLong:
            return []

    def solvable(self, table: ClaimState) -> bool:
        """Tell whether the hands are small enough, and get ready to solve them."""
        tricks = size(table, table.leader) + (0 if table.led == NONE else 1)
        if tricks > self.solved:
            return False
        if tricks > FEW and self.solver.last < ENTRIES - 1:
            self.solver = Solver()
        self.solver.searched = 0
        self.solver.most = self.tricks
        return True

    def best(self, table: ClaimState, rng: Rng) -> i64:
        """Return the card with the best result; of equals what looks best, or leads the other seat astray."""
        seat = table.stack[-1].who
        result = self.solver.value(table)
        if seat == 1:
            result = -result
        lures = result < 1 and size(table, seat) <= self.lured
        actions = table.legal()
        shares = self.opinion(table)
        alike = Moves()
        while actions:
            k = shares.index(max(shares))
            action = actions.pop(k)
            shares.pop(k)
            if result > -1 and self.solver.after(table, action) < result:
                continue
            if not lures:
                return action
            alike.mask |= bit(action)
        return self.lures.best(table, alike, self.solver, self.simulations, self.tricks, rng)

    def opinion(self, table: ClaimState) -> list[float]:
        """Return the share that the policy gives each card on offer."""
        moves = empty()
        frame = table.stack[-1]
        frame.step.legal(table, frame, moves)
        weights = list(self.policy.weigh(table, moves))
        hand_back(moves)
        total = 0.0
        for weight in weights:
            total += weight
        return [weight / total for weight in weights]
