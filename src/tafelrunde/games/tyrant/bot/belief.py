"""What the king makes of how the citizens move: who is likely to be an assassin."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Belief
from tafelrunde.core.bits import bit, count
from tafelrunde.core.engine import Game
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.bot.streets import distance, reaches, within
from tafelrunde.games.tyrant.bot.suspects import EVEN, MANY, TRIPLES, Suspects, possible
from tafelrunde.games.tyrant.rules.cards import CITIZENS, REBEL_POINTS
from tafelrunde.games.tyrant.rules.state import (
    ATTACK_COST,
    EMPTY,
    FIGURES,
    HITS_TO_DIE,
    KING,
    KING_SEAT,
    TyrantState,
)

HABITS: Final[vec[float]] = vec[float]([0.0, 0.3, 0.6, 0.9])
"""How many of a rebel's steps may be by assassins because they are: of one who hides none, of a careless one most."""
HABIT_ODDS: Final[vec[float]] = vec[float]([0.55, 0.15, 0.15, 0.15])
AGAIN: Final = 0.35
"""How much a further step of a citizen in the same turn tells, beside its first."""
PULL: Final = 0.25
"""How much more often anybody moves who is a step nearer to the king, as a logarithm."""
MERCY: Final = 0.03
"""How often a rebel lets a king live whom he could kill."""
PATIENCE: Final = 0.85
"""How often a rebel does not hit whom he could hit once."""
STEPS: Final = ("moves", "climbs", "descends")


class Watching(Belief[TyrantState]):
    """Watches every step. How far steps tell anything is found out as well: a hiding rebel's tell nothing."""

    def __init__(self, concludes: bool = True) -> None:
        """Watch; whoever does not conclude anything holds every triple as likely as any other."""
        self.concludes = concludes
        self.seat: i64 = KING_SEAT
        self.town: TyrantState | None = None
        self.by_habit: list[vec[float]] = []
        self.odds: vec[float] = EVEN
        """How likely each triple is, by all that was seen."""
        self.moved: i64 = 0
        """The citizens that have stepped this turn."""
        self.deadly: i64 = 0
        self.hitting: i64 = 0
        self.struck = False
        self.trail: list[int] = []
        """Where the king has stood at the end of his turns since somebody was last revealed or hit."""

    def begin(self, game: Game[TyrantState], seat: i64, options: dict[str, object]) -> None:
        """Start afresh, with nobody suspected."""
        self.seat = seat
        self.town = game.start(2, options)
        self.by_habit = []
        for habit in HABIT_ODDS:
            self.by_habit.append(vec[float]([habit / float(MANY)] * MANY))
        self.odds = EVEN
        self.moved = 0
        self.trail = []

    def heard(self, events: list[Event]) -> None:
        """Follow what happens in the town."""
        town = self.town
        if town is None:
            return
        for event in events:
            self.follow(town, event)

    def follow(self, town: TyrantState, event: Event) -> None:
        """Take one thing in."""
        kind = event.kind
        args = event.args
        if kind in STEPS:
            figure: i64 = args["figure"]
            if self.concludes and figure < CITIZENS and not town.revealed & bit(figure):
                self.suspect_step(town, figure)
            town.at[figure] = args["to"]
        elif kind == "pushed":
            town.at[args["figure"]] = args["to"]
        elif kind == "placed":
            town.at[args["citizen"]] = args["square"]
        elif kind == "stationed":
            town.at[args["figure"]] = args["square"]
        elif kind == "starts":
            town.at[KING] = args["square"]
        elif kind in ("arrested", "killed"):
            town.at[args["figure"]] = NONE
            if args["figure"] < CITIZENS:
                town.gone |= bit(args["figure"])
        elif kind == "revealed":
            town.revealed |= bit(args["citizen"])
            self.struck = True
            self.trail = []
        elif kind == "hit":
            town.hits = args["hits"]
            self.trail = []
        elif kind == "turned-up":
            town.rebel_points = REBEL_POINTS[args["card"]]
        elif kind == "turn-ends":
            if args["seat"] == KING_SEAT:
                self.trail.append(int(town.at[KING]))
                self.begin_rebel(town)
            elif self.concludes and not self.struck:
                self.spared()

    def begin_rebel(self, town: TyrantState) -> None:
        """Put down who could strike now, if it were an assassin."""
        town.on = EMPTY[:]
        for figure in range(FIGURES):
            if town.at[figure] != NONE:
                town.on[town.at[figure]] = figure
        reach = reaches(town, 1)
        points = town.rebel_points
        self.deadly = within(town, reach, points - ATTACK_COST * (HITS_TO_DIE - town.hits)) & ~town.revealed
        self.hitting = within(town, reach, points - ATTACK_COST) & ~town.revealed
        self.moved = 0
        self.struck = False

    def spared(self) -> None:
        """Whoever could have killed the king and did not is hardly an assassin."""
        for odds in self.by_habit:
            for k in range(MANY):
                if TRIPLES[k] & self.deadly:
                    odds[k] *= MERCY
                elif TRIPLES[k] & self.hitting:
                    odds[k] *= PATIENCE
        self.sum_up()

    def suspect_step(self, town: TyrantState, citizen: i64) -> None:
        """Take in that a citizen moves: an assassin more likely does, as far as this rebel's steps tell anything."""
        king = town.at[KING]
        if king == NONE:
            return
        first = not self.moved & bit(citizen)
        self.moved |= bit(citizen)
        total = 0.0
        usual = 0.0
        hidden: i64 = 0
        for other in range(CITIZENS):
            if town.at[other] != NONE and not town.revealed & bit(other):
                hidden |= bit(other)
                pull = 2.718281828 ** (-PULL * float(distance(town.at[other], king)))
                total += pull
                if other == citizen:
                    usual = pull
        usual /= total
        for h in range(len(HABITS)):
            habit = HABITS[h]
            odds = self.by_habit[h]
            for k in range(MANY):
                chance = (1.0 - habit) * usual
                them: i64 = TRIPLES[k] & hidden
                if them & bit(citizen):
                    chance += habit / float(count(them))
                elif them == 0:
                    chance = usual
                odds[k] *= chance if first else chance**AGAIN
        self.sum_up()

    def sum_up(self) -> None:
        """Add up what is likely for each kind of rebel."""
        total = 0.0
        for odds in self.by_habit:
            for k in range(MANY):
                total += odds[k]
        summed: vec[float] = vec[float]()
        for k in range(MANY):
            found = 0.0
            for odds in self.by_habit:
                odds[k] /= total
                found += odds[k]
            summed = append(summed, found)
        self.odds = summed

    def suspects(self, view: TyrantState) -> Suspects:
        """Return who may be the assassins in a view."""
        return possible(view, self.odds)

    def said(self, view: TyrantState) -> list[Message]:
        """Return how likely each citizen is an assassin who can still strike; the rebel knows."""
        if not view.unknown:
            return []
        each = self.suspects(view).each
        hidden = [k for k in range(CITIZENS) if view.at[k] != NONE and not view.revealed & bit(k)]
        found = sorted([(-each[citizen], int(citizen)) for citizen in hidden])
        spell = view.game.names.spell
        message = "terminal-tyrant-suspect"
        return [
            Message(message, {"citizen": spell("citizen", citizen), "percent": round(-100.0 * chance)})
            for chance, citizen in found
        ]

    def draw(self, view: TyrantState, rng: Rng) -> TyrantState:
        """Return the position with a triple that is drawn by the odds."""
        guess = view.clone()
        guess.viewer = NONE
        if view.unknown:
            guess.assassins = self.suspects(view).draw(rng)
            guess.unknown = 0
        return guess
