"""Where a game is lost against good play, the card after which the other seat is likeliest to go wrong."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.bots.search.tree import Node, offered_by
from tafelrunde.core.moves import Moves, empty, hand_back
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.bot.policy import AtAGlance
from tafelrunde.games.claim.bot.solver import MOST, Solver
from tafelrunde.games.claim.bot.value import size
from tafelrunde.games.claim.rules.state import ClaimState, as_claim

DEEP: Final = 6
"""So many tricks are played on before it is solved how the game ends."""
FEWEST: Final = 2
"""Hands of so many cards are always solved."""
CURIOSITY: Final = 0.7
OPEN: Final = 0.5
"""The part of the first opinion that is the same for all cards: a lure seldom looks good."""
SLIP: Final = 0.05
"""How often the other seat is thought to play any card."""


class Lures:
    """Plays on against somebody who plays at a glance: of all ways to lose, the one on which most others stumble."""

    def __init__(self, policy: AtAGlance) -> None:
        self.policy = policy
        """How the other seat is thought to play."""
        self.nodes: dict[int, Node] = {}

    def best(self, table: ClaimState, among: Moves, solver: Solver, simulations: int, tricks: i64, rng: Rng) -> i64:
        """Return the card among some that wins most often, by so many simulations and about so many solved tricks."""
        seat = table.stack[-1].who
        last = max(i64(FEWEST), size(table, seat) - DEEP)
        offered = offered_by(among)
        root = Node(seat)
        root.learn(offered, self.opinion(table, among))
        self.nodes = {}
        enough = solver.searched + tricks
        solver.most = MOST
        for _ in range(simulations):
            if solver.searched > enough:
                break
            at = root.select(offered, CURIOSITY)
            after = table.clone()
            after.step(root.actions[at])
            root.take(at, self.simulate(as_claim(after), seat, last, solver, rng))
        best: i64 = 0
        for k in range(len(offered)):
            if root.tried[k] > root.tried[best]:
                best = k
        return root.actions[best]

    def simulate(self, state: ClaimState, seat: i64, last: i64, solver: Solver, rng: Rng) -> float:
        """Play on to where it is solved, and return what the seat gets."""
        nodes: list[Node] = []
        answers: list[int] = []
        while state.stack and (state.led != NONE or size(state, 0) > last):
            frame = state.stack[-1]
            moves = empty()
            frame.step.legal(state, frame, moves)
            if moves.count() == 1:
                action = moves.nth(0)
            elif frame.who != seat:
                action = self.answer(state, moves, rng)
            else:
                key = state.quick_key()
                node = self.nodes.get(key)
                if node is None:
                    node = Node(seat)
                    node.learn(offered_by(moves), self.opinion(state, moves))
                    self.nodes[key] = node
                at = node.select(node.actions, CURIOSITY)
                nodes.append(node)
                answers.append(at)
                action = node.actions[at]
            hand_back(moves)
            state.step(action)
        points = state.game.score(state)[0] if not state.stack else float(solver.value(state))
        if seat == 1:
            points = -points
        for k in range(len(nodes)):
            nodes[k].take(answers[k], points)
        return points

    def answer(self, state: ClaimState, moves: Moves, rng: Rng) -> i64:
        """Return what the other seat plays."""
        if float(rng.word()) < SLIP * 4294967296.0:
            return moves.pick(rng)
        return self.policy.choose(state, moves, rng)

    def opinion(self, state: ClaimState, moves: Moves) -> vec[float]:
        """Return a weight for each card on offer: in part what it looks like, in part the same for all."""
        shares = self.policy.weigh(state, moves)
        total = 0.0
        for share in shares:
            total += share
        even = OPEN / float(len(shares))
        for k in range(len(shares)):
            shares[k] = even + (1.0 - OPEN) * shares[k] / total
        return shares
