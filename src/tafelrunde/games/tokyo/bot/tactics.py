"""What needs no search in King of Tokyo: dice, which are computed, and purchases and answers that decide the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Belief, Tactics
from tafelrunde.core.bits import bit
from tafelrunde.core.engine import State
from tafelrunde.core.moves import Moves, empty, hand_back
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.bot.policy import Glance
from tafelrunde.games.tokyo.bot.threat import wins_next
from tafelrunde.games.tokyo.rules.cards import CARDS
from tafelrunde.games.tokyo.rules.codec import REROLL, SWEEP
from tafelrunde.games.tokyo.rules.deck import in_deck
from tafelrunde.games.tokyo.rules.gains import price
from tafelrunde.games.tokyo.rules.state import GOAL, SHOP, TokyoState
from tafelrunde.games.tokyo.rules.turn.changing import CHANGE, PROBING
from tafelrunde.games.tokyo.rules.turn.resolving import CHOOSE
from tafelrunde.games.tokyo.rules.turn.rolling import KEEP
from tafelrunde.games.tokyo.rules.turn.shopping import BUYING, SWEEP_PRICE

THREAT: Final = 0.1
"""From this chance on that somebody wins before the own next turn, nobody is careless."""
LIKELY: Final = 0.5
"""Three new cards should be as likely as this to hold one that can still be paid for."""


class Sure(Tactics[TokyoState]):
    """Takes what wins at once, leaves what loses at once, and keeps dice by exact expectation."""

    def __init__(self, glance: Glance, careless: float) -> None:
        """Keep the dice that promise most; with `careless` above 0 any that could do, no die that had better be rolled.

        How much less they may promise is for even chances; where more is decided already, it is less.
        """
        self.glance = glance
        self.careless = careless

    def certain(self, view: TokyoState, belief: Belief[TokyoState], rng: Rng) -> i64:
        """Return the action that is best beyond doubt, NONE if there is none such."""
        step = view.stack[-1].step
        if step is KEEP or step is CHANGE or step is PROBING or step is CHOOSE:
            return self.computed(view, rng)
        me = view.viewer
        state = belief.draw(view, rng)
        alive = NONE
        living = 0
        for action in state.legal():
            after = state.clone()
            after.step(action)
            if wins(after, me):
                return action
            if not dies(after, me):
                alive = action
                living += 1
        if living == 1:
            return alive
        return NONE

    def sound(self, view: TokyoState, belief: Belief[TokyoState], rng: Rng) -> list[int]:
        """Return all answers but new cards for sale, where the energy left would hardly buy one of them."""
        answers = view.legal()
        if SWEEP not in answers or view.stack[-1].step is not BUYING:
            return []
        if can_follow(view, view.viewer, view.energy[view.viewer] - SWEEP_PRICE) >= LIKELY:
            return []
        return [action for action in answers if action != SWEEP]

    def promises(self, view: TokyoState) -> list[float]:
        """Return what each way to go on with the dice promises, by exact expectation."""
        frame = view.stack[-1]
        if frame.step is not KEEP and frame.step is not CHANGE and frame.step is not PROBING:
            return []
        moves = empty()
        frame.step.legal(view, frame, moves)
        found = [2.0 * worth - 1.0 for worth in self.glance.worths(view, moves)]
        hand_back(moves)
        return found

    def computed(self, view: TokyoState, rng: Rng) -> i64:
        """Return the answer by exact expectation."""
        moves = empty()
        frame = view.stack[-1]
        step = frame.step
        step.legal(view, frame, moves)
        worths = self.glance.worths(view, moves)
        best = worths[0]
        for worth in worths:
            best = max(best, worth)
        least = best
        if step is KEEP and not threatened(view):
            undecided = 4.0 * best * (1.0 - best)
            least -= self.careless * undecided * undecided
        good: i64 = 0
        action: i64 = NONE
        for k in range(len(worths)):
            if worths[k] == best or (worths[k] >= least and not hinders(moves, worths, k)):
                good += 1
                if rng.below(good) == 0:
                    action = moves.nth(k)
        hand_back(moves)
        return action


def threatened(s: TokyoState) -> bool:
    """Tell whether somebody else may well win by the dice alone before the active monster's next turn."""
    for seat in range(s.seats):
        if seat != s.turn and s.alive(seat) and wins_next(s, seat, s.in_tokyo(seat)) >= THREAT:
            return True
    return False


def can_follow(s: TokyoState, seat: i64, energy: i64) -> float:
    """Return the chance that of three cards from the deck a seat can pay for one."""
    unseen: i64 = 0
    too_dear: i64 = 0
    for card in range(CARDS):
        if in_deck(s, card):
            unseen += 1
            if price(s, seat, card) > energy:
                too_dear += 1
    none = 1.0
    for k in range(SHOP):
        if unseen > k:
            none *= max(float(too_dear - k), 0.0) / float(unseen - k)
    return 1.0 - none


def hinders(moves: Moves, worths: vec[float], at: i64) -> bool:
    """Tell whether dice are kept one of which had better be rolled again as well; what does not roll does, too."""
    action = moves.nth(at)
    if action < REROLL:
        return True
    again: i64 = action - REROLL
    for k in range(len(worths)):
        more: i64 = moves.nth(k) - REROLL
        one: i64 = more ^ again
        if more > again and more & again == again and one & (one - 1) == 0 and worths[k] > worths[at]:
            return True
    return False


def wins(state: State, me: i64) -> bool:
    """Tell whether a seat has won, or has 20 stars in its own turn with nothing left that could hurt it."""
    if not state.stack:
        return state.game.score(state)[me] > 0.0
    if not isinstance(state, TokyoState):
        return False
    if state.setup.by_round or state.turn != me or state.stars[me] < GOAL:
        return False
    return state.hearts[me] > state.poison[me] and state.out & bit(me) == 0


def dies(state: State, me: i64) -> bool:
    """Tell whether a seat is out of the game, or has lost it."""
    if not state.stack:
        return state.game.score(state)[me] < 0.0
    return state.out & bit(me) != 0
