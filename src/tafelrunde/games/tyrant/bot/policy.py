"""How a turn is played at a glance: the plan that looks best at its end, and a blow where there is one."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Policy, drawn
from tafelrunde.core.bits import bit
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.bot.belief import Watching
from tafelrunde.games.tyrant.bot.blows import blow, deadly
from tafelrunde.games.tyrant.bot.outlook import AFTER_REBEL, HIT_POINTS, WON, Weights, measure
from tafelrunde.games.tyrant.bot.plan import Place, Planner, blind
from tafelrunde.games.tyrant.bot.streets import streets_of
from tafelrunde.games.tyrant.bot.suspects import EVEN, MANY, TRIPLES, Suspects, known, possible
from tafelrunde.games.tyrant.rules.codec import CHOOSE, END, START
from tafelrunde.games.tyrant.rules.state import KING, KING_SEAT, REBEL_SEAT, TyrantState
from tafelrunde.games.tyrant.rules.steps import CHOOSE_STEP

FAINT: Final = 0.02
"""What an action is weighed that no plan begins with, against 1 for all plans."""
BOOK: Final = 30_000
"""So many positions are in the book at most."""
PATIENT: Final = 6
"""For so many rounds a hiding rebel reveals nobody for a single hit: it would clear all who have not hit."""
BEAM: Final = 40
"""So many positions abreast a search plans its turn."""
PLANS: Final = 20
"""So many plans it compares."""
NEARLY_HOME: Final = 5
"""When the king is as near as this to the castle, patience ends."""


class Turns(Policy[TyrantState]):
    """Plans whole turns. The king goes by `odds` of who the assassins are; a rebel who `hides` moves as if he did too.

    So nobody learns from a hiding rebel's quiet turns who the assassins are: only whether to strike does he decide by
    what he knows.
    """

    def __init__(self, weights: Weights, hides: bool, width: i64 = 2, wide: i64 = 6, heat: float = 0.1) -> None:
        self.weights = weights
        self.hides = hides
        self.width = width
        """How many positions abreast a turn of a playout is planned."""
        self.wide = wide
        """The same for a question of the tree."""
        self.heat = heat
        self.searching = weights
        """What a search plans its own turn by."""
        self.patient: i64 = PATIENT
        self.beam: i64 = BEAM
        self.plans: int = PLANS
        self.blur: float = 0.0
        self.wary = True
        self.noise: float = 0.1
        self.watching: Watching | None = None
        """What the king goes by, if this is his policy."""
        self.plan: list[int] = []
        """What is left of the plan of a playout, the next action last."""
        self.next_key: int = -1
        self.book: dict[int, dict[int, float]] = {}
        """What plans are about to do in positions of the tree."""
        self.rng = Rng(1)

    def forget(self) -> None:
        """Drop what was planned: something new is known."""
        self.book = {}
        self.next_key = -1

    def suspected(self, state: TyrantState) -> Suspects:
        """Return who may be the assassins for all the king knows."""
        watching = self.watching
        if watching is not None and watching.seat == KING_SEAT:
            return possible(state, watching.odds)
        return possible(state, EVEN)

    def mixes(self, state: TyrantState) -> bool:
        """Draw the assassins by lot: whoever always chose the best would be found out."""
        return state.stack[-1].step is CHOOSE_STEP

    # In playouts.

    def choose(self, state: TyrantState, moves: Moves, rng: Rng) -> i64:
        """Return the next action of a plan for this turn."""
        first = moves.nth(0)
        if first >= CHOOSE:
            return self.set_up(state, moves, rng)
        key = state.quick_key()
        if key != self.next_key or not self.plan:
            self.plan = self.turn(state, self.width, self.noise, rng)
        action = self.plan.pop()
        if self.plan:
            after = state.clone()
            after.step(action)
            self.next_key = after.quick_key()
        return action

    def turn(self, state: TyrantState, width: i64, noise: float, rng: Rng) -> list[int]:
        """Return the actions of a whole turn, the last first."""
        if state.stack[-1].who == REBEL_SEAT:
            return self.rebel_turn(state, width, noise, rng)
        place = Planner(self.weights, self.suspected(state), width, noise).look(blind(state), rng)[0]
        return backwards(place)

    def rebel_turn(self, state: TyrantState, width: i64, noise: float, rng: Rng) -> list[int]:
        """Return a deadly blow, or whatever is better of a hit and a quiet turn."""
        way = deadly(state)
        if way:
            return way
        truth = known(state)
        place = self.quiet(state, truth, width, noise, rng)[0]
        if self.may_hit(state):
            way = blow(state, 1)
            if way:
                struck, score = self.after_blow(state, way, truth, width, rng)
                if score > -self.weights.sum(AFTER_REBEL, measure(place.state, truth, HIT_POINTS)):
                    return struck
        return backwards(place)

    def may_hit(self, state: TyrantState) -> bool:
        """Tell whether a single hit is thought about; it depends on nothing that the king does not see."""
        if state.hits:
            return False
        if not self.hides or state.revealed or state.round > self.patient:
            return True
        return streets_of(state.board).home[state.at[KING]] <= NEARLY_HOME

    def quiet(self, state: TyrantState, truth: Suspects, width: i64, noise: float, rng: Rng) -> list[Place]:
        """Return the best places to end a turn in which nobody is revealed."""
        if self.hides:
            return Planner(self.weights, possible(state, EVEN), width, noise).look(blind(state), rng)
        return Planner(self.weights, truth, width, noise).look(blind(state), rng)

    def after_blow(
        self, state: TyrantState, way: list[int], truth: Suspects, width: i64, rng: Rng
    ) -> tuple[list[int], float]:
        """Return a turn that begins with a blow (the last action first), and how things stand after it."""
        after = state.clone()
        for k in range(len(way) - 1, -1, -1):
            after.step(way[k])
        if not after.stack:
            return way, WON
        place = Planner(self.weights, truth, width).look(blind(after), rng)[0]
        return backwards(place) + way, place.score

    # In the tree.

    def weigh(self, state: TyrantState, moves: Moves) -> vec[float]:
        """Return for each action what the best plans that begin with it are worth."""
        first = moves.nth(0)
        if first >= CHOOSE:
            return self.weigh_set_up(state, moves)
        key = page_of(state)
        page = self.book.get(key)
        if page is None:
            if len(self.book) > BOOK:
                self.book = {}
            self.write(state, key)
            page = self.book[key]
        weights: vec[float] = vec[float]()
        faint = FAINT / float(moves.count())
        for k in range(moves.count()):
            weights = append(weights, faint + page.get(moves.nth(k), 0.0))
        return weights

    def write(self, state: TyrantState, key: int) -> None:
        """Put down what the best plans are about to do, here and in all positions that they lead through."""
        self.book[key] = {}
        if state.stack[-1].who == KING_SEAT:
            suspects = self.suspected(state)
            self.enter(state, Planner(self.weights, suspects, self.wide).look(blind(state), self.rng), 1.0)
            return
        way = deadly(state)
        if way:
            self.enter_way(state, way, 1.0)
            return
        truth = known(state)
        places = self.quiet(state, truth, self.wide, 0.0, self.rng)
        share = 1.0
        if self.may_hit(state):
            way = blow(state, 1)
            if way:
                struck, score = self.after_blow(state, way, truth, self.wide, self.rng)
                calm = -self.weights.sum(AFTER_REBEL, measure(places[0].state, truth, HIT_POINTS))
                share = 0.3 if score > calm else 0.7
                self.enter_way(state, struck, 1.0 - share)
        self.enter(state, places, share)

    def enter(self, state: TyrantState, places: list[Place], share: float) -> None:
        """Enter some plans into the book, each by how good it looks."""
        best = places[0].score
        total = 0.0
        chosen: list[tuple[Place, float]] = []
        for place in places:
            weight = (place.score - best) / self.heat
            if weight > -4.0 and len(chosen) < 12:
                part = 2.718281828**weight
                chosen.append((place, part))
                total += part
        for place, part in chosen:
            way = backwards(place)
            self.enter_way(state, way, share * part / total)

    def enter_way(self, state: TyrantState, way: list[int], weight: float) -> None:
        """Enter the actions of one plan, the last first."""
        at = state.clone()
        for k in range(len(way) - 1, -1, -1):
            key = page_of(at)
            page = self.book.get(key)
            if page is None:
                page = {}
                self.book[key] = page
            page[way[k]] = page.get(way[k], 0.0) + weight
            if k:
                at.step(way[k])
                if not at.stack:
                    return

    # Setting up.

    def set_up(self, state: TyrantState, moves: Moves, rng: Rng) -> i64:
        """Return a pick, each as likely as its weight, or the better start."""
        return moves.nth(drawn(self.weigh_set_up(state, moves), rng))

    def weigh_set_up(self, state: TyrantState, moves: Moves) -> vec[float]:
        """Return how often each pick belongs to a triple that one may choose; the start nearer home."""
        weights: vec[float] = vec[float]()
        home = streets_of(state.board).home
        for k in range(moves.count()):
            action = moves.nth(k)
            if action >= START:
                starts = state.board.starts
                nearer = home[starts[int(action - START)]] <= min([int(home[square]) for square in starts])
                weights = append(weights, 1.0 if nearer else 0.001)
            else:
                weights = append(weights, float(triples_with(state.assassins, action - CHOOSE)))
        return weights


def page_of(state: TyrantState) -> int:
    """Return where the book has a question: the king's does not depend on who the assassins are."""
    if state.stack[-1].who == KING_SEAT:
        return blind(state).quick_key()
    return state.quick_key()


def triples_with(picked: i64, citizen: i64) -> i64:
    """Return how many triples begin with these picks and go on with this one: picks ascend."""
    found: i64 = 0
    wanted: i64 = picked | bit(citizen)
    below: i64 = bit(citizen + 1) - 1
    for k in range(MANY):
        if TRIPLES[k] & below == wanted:
            found += 1
    return found


def backwards(place: Place) -> list[int]:
    """Return the actions of a plan with the end of the turn, the last first."""
    way: list[int] = []
    if place.state.stack:
        way.append(END)
    at: Place | None = place
    while at is not None and at.action != NONE:
        way.append(at.action)
        at = at.before
    return way
