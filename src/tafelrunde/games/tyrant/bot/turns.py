"""A search whose unit is the whole turn: the best plans are played on, again and again, and compared."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Knowledge
from tafelrunde.bots.search.searcher import Searcher, Weighed
from tafelrunde.core.engine import State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.moves import empty, hand_back
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.tyrant.bot.belief import Watching
from tafelrunde.games.tyrant.bot.blows import blow
from tafelrunde.games.tyrant.bot.outlook import AFTER_REBEL, HIT_POINTS, chance_of, measure
from tafelrunde.games.tyrant.bot.plan import Place, Planner, blind
from tafelrunde.games.tyrant.bot.policy import Turns, backwards
from tafelrunde.games.tyrant.bot.suspects import EVEN, known, possible
from tafelrunde.games.tyrant.bot.value import Outlook
from tafelrunde.games.tyrant.rules.state import KING, KING_SEAT, TyrantState, as_tyrant

PLANS: Final = 10
"""So many plans are compared at most."""
TRUST: Final = 30.0
"""A plan's outlook counts as much as so many simulations of it."""
STRIKING: Final = 0.3
"""The part of the simulations that decides whether to strike."""


class Candidate:
    """A plan for a whole turn, and what came of it so far."""

    def __init__(self, way: list[int], points: float) -> None:
        self.way = way
        """Its actions, the last first."""
        self.first = points
        """What it promises at a glance, from -1 to 1."""
        self.tried: i64 = 0
        self.total: float = 0.0

    def points(self) -> float:
        """Return what it promises, all in all."""
        return (self.total + TRUST * self.first) / (float(self.tried) + TRUST)


def by_points(candidate: Candidate) -> float:
    """Order candidates, the best first."""
    return -candidate.points()


class TurnSearcher(Searcher):
    """Compares plans for the turn that begins, and then follows the best one to its end.

    A hiding rebel compares his quiet turns as the king would, who does not know the assassins; only whether to strike
    instead he decides by what he knows.
    """

    def __init__(self, knowledge: Knowledge[TyrantState], rng: Rng, turns: int = 1, plans: int = PLANS) -> None:
        """Search with this knowledge, playing plans on for so many more turns."""
        super().__init__(knowledge, rng)
        assert isinstance(knowledge.policy, Turns)
        assert isinstance(knowledge.value, Outlook)
        assert isinstance(knowledge.belief, Watching)
        self.policy: Turns = knowledge.policy
        self.value: Outlook = knowledge.value
        self.watching: Watching = knowledge.belief
        self.turns: i64 = turns
        self.plans = plans
        self.candidates: list[Candidate] = []
        self.steps: dict[int, int] = {}
        """The plan that is followed: by the key of a view, the action that comes next."""
        self.asked: int = -1
        """The key of the view that was last thought about."""

    def forget(self) -> None:
        """Drop the plan: another game begins."""
        super().forget()
        self.steps = {}
        self.policy.forget()

    def think(self, view: State, simulations: int, seconds: float = 0.0) -> None:
        """Compare plans by so many simulations, unless one is being followed."""
        if view.viewer == NONE or view.viewer != view.who:
            raise ViewError("a search begins with the view of the seat that is asked")
        self.seat = view.viewer
        self.simulated = 0
        self.asked = view.quick_key()
        if self.asked in self.steps:
            self.asked = -1
            return
        town = as_tyrant(view)
        if town.at[KING] == NONE:
            self.candidates = [Candidate([self.start(town)], 0.0)]
            self.follow(town, self.candidates[0].way)
            return
        until = self.moment() + seconds if seconds > 0.0 else 0.0
        if self.seat == KING_SEAT:
            self.candidates = self.king_plans(town)
            self.compare(town, self.candidates, simulations, until, False)
        else:
            self.think_as_rebel(town, simulations, until)
        self.follow(town, self.candidates[0].way)

    def start(self, view: TyrantState) -> int:
        """Return the action by which the king sets out from the better start."""
        moves = empty()
        frame = view.stack[-1]
        frame.step.legal(view, frame, moves)
        weights = self.policy.weigh(view, moves)
        best: i64 = 0
        for k in range(len(weights)):
            if weights[k] > weights[best]:
                best = k
        action = moves.nth(best)
        hand_back(moves)
        return action

    def think_as_rebel(self, view: TyrantState, simulations: int, until: float) -> None:
        """Find the best quiet turn, then decide between it and a blow."""
        policy = self.policy
        truth = known(view)
        places = policy.quiet(view, truth, policy.wide, 0.0, self.rng)
        quiet = [Candidate(backwards(place), 2.0 * chance_of(place.score) - 1.0) for place in places[: self.plans]]
        # As many simulations whether there is a blow or not: how well a quiet turn is chosen must not tell either.
        self.compare(view, quiet, int(float(simulations) * (1.0 - STRIKING)), until, policy.hides)
        self.candidates = quiet
        hurries = policy.hurries(view)
        way = policy.hurried(view) if hurries else []
        if not way and policy.may_hit(view):
            way = blow(view, 1)
        if not way:
            return
        struck, score = policy.after_blow(view, way, truth, policy.wide, self.rng)
        if hurries:
            self.candidates = [Candidate(struck, 2.0 * chance_of(score) - 1.0), *quiet]
            return
        calm = view.clone()
        for k in range(len(quiet[0].way) - 1, 0, -1):
            calm.step(quiet[0].way[k])
        total = policy.weights.sum(AFTER_REBEL, measure(calm, truth, HIT_POINTS))
        waits = Candidate(quiet[0].way, 2.0 * chance_of(-total) - 1.0)
        strikes = Candidate(struck, 2.0 * chance_of(score) - 1.0)
        both = [strikes, waits]
        self.compare(view, both, int(float(simulations) * STRIKING), until, False)
        if both[0] is strikes:
            self.candidates = [strikes, *quiet]

    def king_plans(self, view: TyrantState) -> list[Candidate]:
        """Return the king's plans that look best; those that bring him or an arrest elsewhere come before the rest."""
        suspects = self.watching.suspects(view)
        places = Planner(self.policy.weights, suspects, self.policy.wide).look(blind(view), self.rng)
        chosen: list[Place] = []
        others: list[Place] = []
        seen: set[tuple[int, int]] = set()
        for place in places:
            mark = (int(place.state.at[KING]), int(place.state.gone))
            if mark in seen or len(chosen) >= self.plans // 2:
                others.append(place)
            else:
                seen.add(mark)
                chosen.append(place)
        chosen += others[: self.plans - len(chosen)]
        return [Candidate(backwards(place), 2.0 * chance_of(place.score) - 1.0) for place in chosen]

    def compare(
        self, view: TyrantState, candidates: list[Candidate], simulations: int, until: float, unknowing: bool
    ) -> None:
        """Play the plans on, the better half of them more and more often, and put them in order."""
        candidates.sort(key=by_points)
        alive = len(candidates)
        halvings = 1
        while (alive >> halvings) > 1:
            halvings += 1
        left = simulations
        for stage in range(halvings):
            each = left // ((halvings - stage) * alive)
            for _ in range(each):
                if until > 0.0 and self.moment() >= until:
                    break
                seed = self.rng.word()
                for k in range(alive):
                    self.try_out(view, candidates[k], Rng(seed), unknowing)
                    left -= 1
                    self.simulated += 1
            better = candidates[:alive]
            better.sort(key=by_points)
            candidates[:alive] = better
            alive = max(2, alive // 2)
            alive = min(alive, len(candidates))

    def try_out(self, view: TyrantState, candidate: Candidate, rng: Rng, unknowing: bool) -> None:
        """Play a plan and some turns after it, in one guess at who the assassins are."""
        state = view.clone()
        state.viewer = NONE
        if self.seat == KING_SEAT:
            state = self.watching.draw(view, rng)
        elif unknowing:
            state.assassins = possible(view, EVEN).draw(rng)
        play(state, candidate.way)
        for _ in range(self.turns):
            while state.stack and state.stack[-1].who == CHANCE:
                frame = state.stack[-1]
                state.step(frame.step.sample(state, frame, rng))
            if not state.stack:
                break
            play(state, self.policy.turn(state, self.policy.width, self.policy.noise, rng))
        candidate.tried += 1
        if state.stack:
            candidate.total += self.value.of(state)[self.seat]
        else:
            candidate.total += state.game.score(state)[self.seat]

    def follow(self, view: TyrantState, way: list[int]) -> None:
        """Put down which action of the plan belongs to each view that it leads through."""
        self.steps = {}
        state = view.clone() if self.seat != KING_SEAT else blind(view)
        for k in range(len(way) - 1, -1, -1):
            seen = state.clone()
            seen.viewer = view.viewer
            if self.seat == KING_SEAT:
                seen.assassins = view.assassins
            self.steps[seen.quick_key()] = way[k]
            if k:
                state.step(way[k])
                if not state.stack:
                    return

    def weighed(self, view: State) -> list[Weighed]:
        """Return the plan's next action as the one most tried; when the turn begins those of other plans, too."""
        key = view.quick_key()
        found: list[Weighed] = []
        if key in self.steps:
            best = self.candidates[0]
            most = max([int(candidate.tried) for candidate in self.candidates])
            found.append(Weighed(self.steps[key], most + 1, best.points(), best.first))
        if key == self.asked:
            for other in self.candidates:
                first = other.way[len(other.way) - 1]
                if first not in [line.action for line in found]:
                    found.append(Weighed(first, int(other.tried) + 1, other.points(), other.first))
        return found


def play(state: TyrantState, way: list[int]) -> None:
    """Play the actions of a turn, the last first, until it ends or the game does."""
    for k in range(len(way) - 1, -1, -1):
        if not state.stack:
            return
        state.step(way[k])
