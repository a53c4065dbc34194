"""Who the others may be: what the rules leave possible, weighed by what their turns have told."""

from itertools import permutations
from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Belief, drawn
from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Game, State
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import HIDDEN, NONE
from tafelrunde.games.morpork.bot.prospects import AIM_OF, AIMS
from tafelrunde.games.morpork.bot.watcher import CLUES, Watcher
from tafelrunde.games.morpork.rules.areas import MOST_SEATS, PERSONALITIES
from tafelrunde.games.morpork.rules.guess import impossible_for
from tafelrunde.games.morpork.rules.setup import personalities
from tafelrunde.games.morpork.rules.state import MorporkState

TRIES: Final = 40
"""So often everybody is guessed anew because two are the same; after that any guess will do."""
_WEIGHT_ROW: Final[vec[float]] = vec[float]([0.0] * (MOST_SEATS * PERSONALITIES))


class MorporkBelief(Belief[MorporkState]):
    """One seat's belief through one game."""

    def __init__(self, clues: list[float], doubt: float) -> None:
        """Take what each clue speaks for, by number of players, aim and clue, and how much of a doubt remains."""
        self.weights: vec[float] = vec[float](clues)
        self.doubt = doubt
        self.watcher = Watcher()
        self.likely: vec[float] = _WEIGHT_ROW[:]
        self.waiting: list[Event] = []
        self.begun = False

    def begin(self, game: Game[Any], seat: i64, options: dict[str, object]) -> None:
        """Know nothing yet."""
        self.waiting = []
        self.begun = False

    def heard(self, events: list[Event]) -> None:
        """Remember it until there is something to guess."""
        self.waiting.extend(events)

    def catch_up(self, view: MorporkState) -> None:
        """Follow what was heard; with the first view it is known how many play."""
        if not self.begun:
            self.watcher.begin(view.game, int(view.seats), view.options)
            self.begun = True
        if self.waiting:
            self.watcher.heard(self.waiting)
            self.waiting = []

    def weigh(self, view: MorporkState) -> None:
        """Put how likely each seat is each personality into the row; 0 is impossible."""
        pool = personalities(int(view.seats)) ^ view.unused
        for seat in range(view.seats):
            if view.personality[seat] >= 0:
                pool = (pool | bit(view.personality[seat])) ^ bit(view.personality[seat])
        for seat in range(view.seats):
            possible = pool & (impossible_for(view, seat) ^ 0x7F)
            for who in range(PERSONALITIES):
                self.likely[PERSONALITIES * seat + who] = (
                    self.doubt + exp(self.speaks_for(view, seat, AIM_OF[who])) if possible & bit(who) else 0.0
                )

    def shares(self, view: MorporkState) -> list[float]:
        """Return how likely each seat is each personality; of a seat they add up to 1. The guess has been made."""
        found: list[float] = []
        for seat in range(view.seats):
            own = self.likely[PERSONALITIES * seat : PERSONALITIES * (seat + 1)]
            total = 0.0
            for weight in own:
                total += weight
            found += [weight / total if total > 0.0 else 0.0 for weight in own]
        return found

    def speaks_for(self, view: MorporkState, seat: i64, aim: i64) -> float:
        """Return how much a seat's turns speak for an aim, in log-odds."""
        clues = self.watcher.clues
        at = (view.seats - 2) * AIMS * CLUES + aim * CLUES
        total = 0.0
        for clue in range(CLUES):
            total += self.weights[at + clue] * clues[CLUES * seat + clue]
        return max(min(total, 4.0), -4.0)

    def draw(self, view: MorporkState, rng: Rng) -> State:
        """Return a state that the view could be of, with the others as likely as they seem."""
        self.catch_up(view)
        state = view.clone()
        view.game.guess(state, rng)
        state.viewer = NONE
        if not view.winners:
            self.weigh(view)
            self.assign(view, state, rng)
        return state

    def said(self, view: MorporkState) -> list[Message]:
        """Return how likely each seat that hides it is each personality, no two of them the same."""
        hidden = [seat for seat in range(int(view.seats)) if view.personality[seat] == HIDDEN]
        if view.winners or not hidden:
            return []
        self.catch_up(view)
        self.weigh(view)
        total = 0.0
        chances: dict[tuple[int, int], float] = {}
        for them in permutations(range(PERSONALITIES), len(hidden)):
            odds = 1.0
            for k in range(len(hidden)):
                odds *= self.likely[PERSONALITIES * hidden[k] + them[k]]
            total += odds
            for k in range(len(hidden)):
                one = (hidden[k], them[k])
                chances[one] = chances.get(one, 0.0) + odds
        found: list[tuple[int, float, int]] = []
        for (seat, who), odds in chances.items():
            if odds > 0.0:
                found.append((seat, -odds / total, who))
        found.sort()
        spell = view.game.names.spell
        return [
            Message(
                "terminal-morpork-suspect",
                {"seat": seat, "personality": spell("personality", who), "percent": round(-100.0 * chance)},
            )
            for seat, chance, who in found
        ]

    def assign(self, view: MorporkState, state: MorporkState, rng: Rng) -> None:
        """Give the hidden seats personalities, each as likely as it seems and no two the same."""
        any_guess = state.personality[:]
        for _ in range(TRIES):
            taken: i64 = 0
            for seat in range(view.seats):
                if view.personality[seat] == HIDDEN:
                    who = self.pick(seat, rng)
                    if taken & bit(who):
                        taken = 0
                        break
                    taken |= bit(who)
                    state.personality[seat] = who
            if taken:
                pool = personalities(int(view.seats))
                for seat in range(view.seats):
                    pool = (pool | bit(state.personality[seat])) ^ bit(state.personality[seat])
                state.unused = pool
                return
        state.personality = any_guess

    def pick(self, seat: i64, rng: Rng) -> i64:
        """Return a personality for a seat, as likely as it seems."""
        return drawn(self.likely[PERSONALITIES * seat : PERSONALITIES * (seat + 1)], rng)
