"""Information-set tree search: many guesses at what is hidden, one tree of what its owner can tell apart.

The tree is a table from what an observer sees to what was learned there. With one observer (the default) that is the
searching seat itself: the others' answers are averaged over what they might hold. With many it is whoever
is asked, so that nobody's answers depend on what they cannot know. Ways that lead to the same view meet again,
and what was learned in one turn is still there in the next.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.bots.search.clock import Clock
from tafelrunde.bots.search.knowledge import Knowledge
from tafelrunde.bots.search.playout import as_row, play_out
from tafelrunde.bots.search.tree import Node, offered_by
from tafelrunde.core.engine import State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.moves import empty, hand_back
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE

LOOKS: Final = 4
"""So many simulations run between two looks at the clock."""


class Weighed:
    """What a search thinks of one answer."""

    def __init__(self, action: int, tried: int, points: float, prior: float) -> None:
        self.action = action
        self.tried = tried
        """In how many simulations it was given."""
        self.points = points
        """The result that its seat may expect, from -1 to 1."""
        self.prior = prior
        """What the policy thought of it at first."""

    def __repr__(self) -> str:
        return f"Weighed({self.action}, tried={self.tried}, points={self.points:.3f}, prior={self.prior:.3f})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher:
    """A tree that grows from question to question of one seat in one game."""

    def __init__(
        self,
        knowledge: Knowledge[Any],
        rng: Rng,
        curiosity: float = 0.8,
        many_observers: bool = False,
        deepest: int = 60,
        most: int = 200_000,
    ) -> None:
        """Search with this knowledge, at most `deepest` answers deep in a tree that never keeps more than `most`."""
        self.knowledge = knowledge
        self.rng = rng
        self.curiosity = curiosity
        self.many_observers = many_observers
        self.deepest: i64 = deepest
        self.most = most
        self.nodes: dict[int, Node] = {}
        self.stamp: i64 = 0
        self.cleared: i64 = 0
        """The search in which there was last no room left."""
        self.seat: i64 = NONE
        self.simulated = 0
        """How many simulations there were in the last search."""
        self.sound: vec[i64] = vec[i64]()
        """The answers that come into question, ascending; none: all do."""

    def forget(self) -> None:
        """Drop the tree: another game begins."""
        self.nodes = {}

    def think(self, view: State, simulations: int, clock: Clock | None = None) -> None:
        """Simulate that often, or until the time is up (without a clock: however long it takes)."""
        if view.viewer == NONE or view.viewer != view.who:
            raise ViewError("a search begins with the view of the seat that is asked")
        self.seat = view.viewer
        self.stamp += 1
        if len(self.nodes) + simulations > self.most:
            self.clear_up(self.stamp - 1)
        if clock is None:
            clock = Clock()
        done: i64 = 0
        limit: i64 = simulations
        while done < limit:
            if done % LOOKS == 0 and done and clock.over():
                break
            self.simulate(self.knowledge.belief.draw(view, self.rng))
            done += 1
        self.simulated = done

    def clear_up(self, since: i64) -> None:
        """Drop the questions that no search has come by since that one."""
        self.nodes = {key: node for key, node in self.nodes.items() if node.stamp >= since}

    def room(self) -> bool:
        """Tell whether the tree may grow; once in a search what it has not come by so far makes way for that."""
        if len(self.nodes) >= self.most and self.cleared != self.stamp:
            self.cleared = self.stamp
            self.clear_up(self.stamp)
        return len(self.nodes) < self.most

    def simulate(self, state: State) -> None:
        """Go down the tree in one guess at the true state, value where it ends, and remember that all the way up."""
        nodes: list[Node] = []
        answers: list[int] = []
        values = self.descend(state, nodes, answers)
        for k in range(len(nodes)):
            node = nodes[k]
            node.take(answers[k], values[node.who])

    def descend(self, state: State, nodes: list[Node], answers: list[int]) -> vec[float]:
        """Go down the tree to a new question or the end of the game, and return what each seat may expect there."""
        knowledge = self.knowledge
        stack = state.stack
        while stack:
            frame = stack[-1]
            if frame.who == CHANCE:
                state.step(frame.step.sample(state, frame, self.rng))
                continue
            if nodes and knowledge.value.knows(state):
                return knowledge.value.of(state)
            moves = empty()
            frame.step.legal(state, frame, moves)
            if moves.count() == 1:
                action = moves.nth(0)
                hand_back(moves)
                state.step(action)
                continue
            if len(nodes) == self.deepest:
                hand_back(moves)
                break
            key = self.key(state, frame.who)
            node = self.nodes.get(key)
            new = node is None
            if node is None:
                if not self.room():
                    hand_back(moves)
                    break
                node = Node(frame.who)
                self.nodes[key] = node
            node.stamp = self.stamp
            if new and nodes:  # what the policy thinks of its answers is asked once somebody comes back
                hand_back(moves)
                break
            offered = offered_by(moves)
            if not node.knows(offered):
                node.learn(offered, knowledge.policy.weigh(state, moves))
            hand_back(moves)
            at = node.select(self.sound if len(self.sound) and not nodes else offered, self.curiosity)
            nodes.append(node)
            answers.append(at)
            state.step(node.actions[at])
        if not stack:
            return as_row(state.game.score(state))
        return play_out(state, self.rng, knowledge.policy, knowledge.depth, knowledge.value)

    def key(self, state: State, who: i64) -> int:
        """Return what stands for the question in the tree: how its observer sees it."""
        seen = state.clone()
        seen.viewer = who if self.many_observers else self.seat
        state.game.hide(seen)
        return seen.quick_key()

    def weighed(self, view: State) -> list[Weighed]:
        """Return what the search thinks of each answer that comes into question, the most tried first."""
        node = self.nodes.get(view.quick_key())
        if node is None:
            return []
        found: list[Weighed] = []
        for k in range(len(node.actions)):
            if not self.comes_into_question(node.actions[k]):
                continue
            tried = node.tried[k]
            points = node.totals[k] / float(tried) if tried else -1.0
            found.append(Weighed(node.actions[k], tried, points, node.priors[k]))
        found.sort(key=most_tried)
        return found

    def comes_into_question(self, action: i64) -> bool:
        """Tell whether an answer is not among those that lose by what is plain to see."""
        if len(self.sound) == 0:
            return True
        for one in self.sound:
            if one == action:
                return True
        return False

    def playable(self, view: State) -> list[Weighed]:
        """Return the answers that come into question, the most tried first: by default all that were thought of."""
        return self.weighed(view)


def most_tried(one: Weighed) -> tuple[int, float, int]:
    """Order answers by how often they were tried, then by what they promise."""
    return (-one.tried, -one.points, one.action)
