"""A search whose unit is the whole turn: the best plans are played on, again and again, and compared."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.bots.search.clock import Clock
from tafelrunde.bots.search.knowledge import Knowledge
from tafelrunde.bots.search.searcher import Searcher, Weighed
from tafelrunde.core.engine import State
from tafelrunde.core.errors import ViewError
from tafelrunde.core.moves import empty, hand_back
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.games.tyrant.bot.belief import Watching
from tafelrunde.games.tyrant.bot.blows import blow
from tafelrunde.games.tyrant.bot.dangers import escape, risk
from tafelrunde.games.tyrant.bot.outlook import AFTER_KING, AFTER_REBEL, FEATURES, HIT_POINTS, chance_of, measure
from tafelrunde.games.tyrant.bot.plan import Place, Planner, blind
from tafelrunde.games.tyrant.bot.policy import Turns, backwards
from tafelrunde.games.tyrant.bot.stops import king_stops, rebel_stops
from tafelrunde.games.tyrant.bot.streets import streets_of
from tafelrunde.games.tyrant.bot.suspects import EVEN, Suspects, known, possible
from tafelrunde.games.tyrant.bot.value import Outlook
from tafelrunde.games.tyrant.bot.ways_out import last_way
from tafelrunde.games.tyrant.rules.codec import END, REVEAL
from tafelrunde.games.tyrant.rules.state import KING, KING_SEAT, TyrantState, as_tyrant

KILL: Final = FEATURES.index("kill")
TRUST: Final = 30.0
"""A plan's outlook counts as much as so many simulations of it."""
STRIKING: Final = 0.3
"""The part of the simulations that decides whether to strike."""
LATELY: Final = 4
"""For so many rounds the king does not come back to a square without need."""
DETOUR: Final = 0.3
"""What counts as need: so much less the best plan promises that leads elsewhere, from -1 to 1."""
SURE: Final = 0.97
"""How much of what a plan promises is lost where the other side wins next turn; of several such the best is left."""
ALARM: Final = 0.2
"""So likely a king may be killed at once before he looks for something else."""
STOPS: Final = 3
"""So many ways to stop the other side are thought through, and so many turns that go on from each."""
CLOSE: Final = 0.04
"""What promises are about as good, from -1 to 1: where all is nearly lost, whoever loses later is better off."""
GLANCES: Final = 60
"""So many positions are looked at for the king's way home in a simulation."""


class Candidate:
    """A plan for a whole turn, and what came of it so far."""

    def __init__(self, way: list[int], points: float, danger: float = 0.0) -> None:
        self.way = way
        """Its actions, the last first."""
        self.danger = danger
        """How likely the other side wins in its next turn."""
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

    def __init__(self, knowledge: Knowledge[TyrantState], rng: Rng, turns: int = 1) -> None:
        """Search with this knowledge, playing plans on for so many more turns."""
        super().__init__(knowledge, rng)
        assert isinstance(knowledge.policy, Turns)
        assert isinstance(knowledge.value, Outlook)
        assert isinstance(knowledge.belief, Watching)
        self.policy: Turns = knowledge.policy
        self.value: Outlook = knowledge.value
        self.watching: Watching = knowledge.belief
        self.turns: i64 = turns
        self.plans: int = knowledge.policy.plans
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

    def think(self, view: State, simulations: int, clock: Clock | None = None) -> None:
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
        if clock is None:
            clock = Clock()
        if self.seat == KING_SEAT:
            self.candidates = self.king_plans(town)
            self.compare(town, self.candidates, simulations, clock, False)
        else:
            self.think_as_rebel(town, simulations, clock)
        self.spend(town, self.candidates[0])
        self.follow(town, self.candidates[0].way)

    def spend(self, view: TyrantState, plan: Candidate) -> None:
        """Go on with a quiet plan that leaves points, where something good can still be done with them."""
        if plan.way[0] != END or max(plan.way) >= REVEAL:
            return
        king = self.seat == KING_SEAT
        end = after(blind(view), plan.way)
        suspects = self.watching.suspects(view) if king else possible(view, EVEN)
        place = Planner(self.policy.searching, suspects, 1).look(end, self.rng)[0]
        before = plan.way[1:]
        if king:
            longer = self.king_plan(place, suspects, before)
        else:
            longer = self.rebel_plan(place.state, backwards(place) + before, place.score)
        back = king and place.state.at[KING] != end.at[KING] and self.comes_back(view, place)
        if longer.danger <= plan.danger and not back:
            plan.way = longer.way

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

    def think_as_rebel(self, view: TyrantState, simulations: int, clock: Clock) -> None:
        """Find the best quiet turn, then decide between it and a blow."""
        policy = self.policy
        truth = known(view)
        blurred = policy.searching.blurred(policy.blur, self.rng)
        assumed = possible(view, EVEN) if policy.hides else truth
        places = Planner(blurred, assumed, policy.beam).look(blind(view), self.rng)
        quiet = [self.rebel_plan(place.state, backwards(place), place.score) for place in whole(places, self.plans)]
        if policy.wary:
            quiet += self.rebel_stops(view, quiet)
        # As many simulations whether there is a blow or not: how well a quiet turn is chosen must not tell either.
        self.compare(view, quiet, int(float(simulations) * (1.0 - STRIKING)), clock, policy.hides)
        self.candidates = quiet
        way = blow(view, 1) if policy.may_hit(view) else []
        if not way:
            return
        struck, score = policy.after_blow(view, way, truth, policy.beam, self.rng)
        calm = after(view, quiet[0].way)
        total = policy.weights.sum(AFTER_REBEL, measure(calm, truth, HIT_POINTS))
        waits = self.rebel_plan(calm, quiet[0].way, -total)
        strikes = self.rebel_plan(after(view, struck), struck, score)
        both = [strikes, waits]
        self.compare(view, both, int(float(simulations) * STRIKING), clock, False)
        if both[0] is strikes:
            self.candidates = [strikes, *quiet]

    def rebel_plan(self, end: TyrantState, way: list[int], score: float) -> Candidate:
        """Return a plan of the rebel that ends so: what the king can do at once counts first."""
        if not end.stack:
            return Candidate(way, 1.0)
        danger = escape(end) if self.policy.wary else 0.0
        return Candidate(way, 2.0 * but_for(danger, chance_of(score)) - 1.0, danger)

    def rebel_stops(self, view: TyrantState, quiet: list[Candidate]) -> list[Candidate]:
        """Return quiet plans that stop a king who could win at once, where none of those that were found does."""
        danger = min([plan.danger for plan in quiet])
        found: list[Candidate] = []
        if danger == 0.0:
            return found
        planner = Planner(self.policy.searching, possible(view, EVEN), self.policy.width)
        for stop in rebel_stops(blind(view))[:STOPS]:
            if stop.danger < danger:
                places = planner.look(stop.state, self.rng)[:STOPS]
                found += [self.rebel_plan(place.state, backwards(place) + stop.way, place.score) for place in places]
        return found

    def king_plans(self, view: TyrantState) -> list[Candidate]:
        """Return the king's plans that look best; those that bring him or an arrest elsewhere come before the rest."""
        suspects = self.watching.suspects(view)
        blurred = self.policy.searching.blurred(self.policy.blur, self.rng)
        places = Planner(blurred, suspects, self.policy.beam).look(blind(view), self.rng)
        if not places[0].state.stack:
            return [Candidate(backwards(places[0]), 1.0)]
        onward: list[Place] = []
        back: list[Place] = []
        for place in whole(places, len(places)):
            if self.comes_back(view, place):
                back.append(place)
            else:
                onward.append(place)
        found = [self.king_plan(place, suspects, []) for place in self.various(onward)]
        returning = [self.king_plan(place, suspects, []) for place in self.various(back)]
        if not found or (returning and foremost(returning) > foremost(found) + DETOUR):
            found = returning
        danger = min([plan.danger for plan in found])
        if self.policy.wary and danger >= ALARM:
            planner = Planner(self.policy.searching, suspects, self.policy.width)
            for stop in king_stops(blind(view), suspects)[:STOPS]:
                if stop.danger < danger:
                    places = planner.look(stop.state, self.rng)[:STOPS]
                    found += [self.king_plan(place, suspects, stop.way) for place in places]
        return found

    def king_plan(self, place: Place, suspects: Suspects, before: list[int]) -> Candidate:
        """Return a plan of the king that ends so: what the rebel can do at once counts first."""
        if not place.state.stack:
            return Candidate(backwards(place) + before, 1.0)
        danger = risk(place.state, suspects) if self.policy.wary else 0.0
        look = place.score - self.policy.searching.rows[AFTER_KING][KILL] * danger
        return Candidate(backwards(place) + before, 2.0 * but_for(danger, chance_of(look)) - 1.0, danger)

    def comes_back(self, view: TyrantState, place: Place) -> bool:
        """Tell whether the king comes back to where he has stood lately, though nobody was revealed or hit since."""
        square = int(place.state.at[KING])
        return square != view.at[KING] and square in self.watching.trail[-LATELY:]

    def various(self, places: list[Place]) -> list[Place]:
        """Return the best places; those that bring the king or an arrest elsewhere come before the rest."""
        chosen: list[Place] = []
        others: list[Place] = []
        seen: set[tuple[int, int]] = set()
        for place in places:
            mark = (int(place.state.at[KING]), int(place.state.gone))
            if mark in seen or len(chosen) >= (self.plans + 1) // 2:
                others.append(place)
            else:
                seen.add(mark)
                chosen.append(place)
        return chosen + others[: self.plans - len(chosen)]

    def compare(
        self, view: TyrantState, candidates: list[Candidate], simulations: int, clock: Clock, unknowing: bool
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
                if clock.over():
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
        put_off(candidates)

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
            play(state, self.reply(state, rng))
        candidate.tried += 1
        if state.stack:
            candidate.total += self.value.of(state)[self.seat]
        else:
            candidate.total += state.game.score(state)[self.seat]

    def reply(self, state: TyrantState, rng: Rng) -> list[int]:
        """Return how a turn is played in a simulation: the king takes a way home that is open."""
        if state.stack[-1].who == KING_SEAT and streets_of(state.board).home[state.at[KING]] <= state.king_points:
            way = last_way(state, GLANCES)
            if way:
                return way
        return self.policy.turn(state, self.policy.width, self.policy.noise, rng)

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


def whole(places: list[Place], most: int) -> list[Place]:
    """Return the best of some places in their order, but none that is only halfway to a better one."""
    passed: set[int] = set()
    found: list[Place] = []
    for place in places:
        if place.key in passed:
            continue
        found.append(place)
        if len(found) == most:
            break
        at = place.before
        while at is not None:
            passed.add(at.key)
            at = at.before
    return found


def put_off(candidates: list[Candidate]) -> None:
    """Where plans are about as good, prefer the one after which the other side wins at once least likely."""
    best = candidates[0]
    for candidate in candidates:
        if candidate.points() >= candidates[0].points() - CLOSE and candidate.danger < best.danger:
            best = candidate
    if best is not candidates[0]:
        candidates.remove(best)
        candidates.insert(0, best)


def foremost(candidates: list[Candidate]) -> float:
    """Return the most that any of them promises at a glance."""
    return max([candidate.first for candidate in candidates])


def but_for(danger: float, chance: float) -> float:
    """Return the chance to win if one loses at once that likely."""
    return (1.0 - SURE * danger) * chance


def after(view: TyrantState, way: list[int]) -> TyrantState:
    """Return the position in which a plan ends its turn."""
    state = view.clone()
    for k in range(len(way) - 1, 0, -1):
        state.step(way[k])
    return state


def play(state: TyrantState, way: list[int]) -> None:
    """Play the actions of a turn, the last first, until it ends or the game does."""
    for k in range(len(way) - 1, -1, -1):
        if not state.stack:
            return
        state.step(way[k])
