"""What is known about playing a game well, in parts that can each be replaced: the search is the same for all."""

from typing import Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.engine import Game, S, State
from tafelrunde.core.events import Event
from tafelrunde.core.moves import Moves
from tafelrunde.core.picture import Message
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE


def drawn(weights: vec[float], rng: Rng) -> i64:
    """Return the place of one of the weights, each as likely as its weight says; one of nothing is never drawn."""
    total = 0.0
    for weight in weights:
        total += weight
    left = total * float(rng.word()) / 4294967296.0
    last: i64 = len(weights) - 1
    for k in range(len(weights)):
        if weights[k] > 0.0:
            last = k
            left -= weights[k]
            if left < 0.0:
                return k
    return last


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """How somebody who knows the game answers at a glance: in playouts, and as the search's first opinion."""

    def choose(self, state: S, moves: Moves, rng: Rng) -> i64:
        """Return one of the actions on offer; by default each as likely as its weight says."""
        return moves.nth(drawn(self.weigh(state, moves), rng))

    def mixes(self, state: S) -> bool:
        """Tell whether an answer is drawn by its weight, so that nobody can foretell it, and not the best one taken."""
        return False

    def weigh(self, state: S, moves: Moves) -> vec[float]:
        """Return a weight above 0 for each action on offer, in their order; they need not add up to 1.

        The state may be a guess at the true one: a policy that looks only at what the asked seat can see
        plays as that seat could.
        """
        weights: vec[float] = vec[float]()
        for _ in range(moves.count()):
            weights = append(weights, 1.0)
        return weights


class Uniform(Policy[S]):
    """Has no opinion: all answers are alike."""

    def choose(self, state: S, moves: Moves, rng: Rng) -> i64:
        """Return any of the actions, each as likely as the others."""
        return moves.pick(rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(Generic[S]):
    """What a position promises, without playing on."""

    def knows(self, state: S) -> bool:
        """Tell whether a position is one where playing on would tell less than its value: simulations end there."""
        return False

    def of(self, state: S) -> vec[float]:
        """Return the result that each seat may expect, from -1 to 1; by default that nobody is ahead."""
        values: vec[float] = vec[float]()
        even = 2.0 / float(state.seats) - 1.0
        for _ in range(state.seats):
            values = append(values, even)
        return values

    def settled(self, state: S) -> bool:
        """Tell whether it can be judged here; a playout goes on to where it can, by default anywhere."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(Generic[S]):
    """What a seat holds likely of what it cannot see. One belief accompanies one seat through one game."""

    def begin(self, game: Game[S], seat: i64, options: dict[str, object]) -> None:
        """Start afresh: a game begins."""

    def heard(self, events: list[Event]) -> None:
        """Take in what the seat was told, in the order of the game."""

    def draw(self, view: S, rng: Rng) -> State:
        """Return a state that the view could be of; by default each as likely as the rules make it."""
        return view.determinise(rng)

    def said(self, view: S) -> list[Message]:
        """Return in words what seems likely, the likeliest first; by default there is nothing to say."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Tactics(Generic[S]):
    """What needs no search, because neither chance nor hidden cards decide it."""

    def certain(self, view: S, belief: Belief[S], rng: Rng) -> i64:
        """Return the action that is best beyond doubt, NONE if there is none such."""
        return NONE

    def sound(self, view: S, belief: Belief[S], rng: Rng) -> list[int]:
        """Return the answers that come into question, ascending: others lose by what is plain to see; none: all do."""
        return []

    def speaks_for_sound(self) -> str:
        """Return the id of the text that says what speaks for the answers that `sound` has left; "" for none."""
        return ""

    def promises(self, view: S) -> list[float]:
        """Return what each action on offer promises, from -1 to 1, where that is computed; nothing where it is not."""
        return []


class Knowledge(Generic[S]):
    """All that is known about playing one game, for one seat in one game."""

    def __init__(
        self,
        policy: Policy[S] | None = None,
        value: Value[S] | None = None,
        belief: Belief[S] | None = None,
        tactics: Tactics[S] | None = None,
        depth: int = -1,
    ) -> None:
        """Put it together; what is left out is what one knows of a game one has never played.

        `depth` is how many decisions a playout goes on for before its position is valued: -1 to the end.
        """
        self.policy: Policy[S] = Uniform() if policy is None else policy
        self.value: Value[S] = Value() if value is None else value
        self.belief: Belief[S] = Belief() if belief is None else belief
        self.tactics: Tactics[S] = Tactics() if tactics is None else tactics
        self.depth: i64 = depth
