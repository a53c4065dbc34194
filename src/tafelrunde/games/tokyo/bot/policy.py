"""How who knows King of Tokyo answers at a glance: dice by exact expectation, the rest by how one stands then."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Policy
from tafelrunde.core.engine import State
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng
from tafelrunde.games.tokyo.bot.outlook import Outlook
from tafelrunde.games.tokyo.bot.rerolls import MORE, number_of
from tafelrunde.games.tokyo.bot.standing import CARD, ENERGY, MOST_ENERGY, Standing, group_of
from tafelrunde.games.tokyo.rules.cards import PLOT_TWIST
from tafelrunde.games.tokyo.rules.codec import (
    CULL,
    DRINK,
    DWELL,
    LOOK,
    PASS,
    PROBE,
    REROLL,
    STRETCH,
    TWIST,
    WAKE,
)
from tafelrunde.games.tokyo.rules.damage import LOSE
from tafelrunde.games.tokyo.rules.dice import ONE, THREE, UNIT, picked, size
from tafelrunde.games.tokyo.rules.state import TokyoState
from tafelrunde.games.tokyo.rules.turn.changing import CHANGE, PROBED_AGAIN, PROBING
from tafelrunde.games.tokyo.rules.turn.resolving import CHOOSE, SPEND_HEARTS
from tafelrunde.games.tokyo.rules.turn.rolling import KEEP

HINT: Final = 0.003
"""By how much what is free is better than not to do it."""
SMALLEST: Final = 1e-5
"""No answer is so bad that a search should never try it."""


class Glance(Policy[TokyoState]):
    """Answers by the chance to win after each answer, as far as it can be seen without playing on."""

    def __init__(self, standing: Standing, outlook: Outlook, heat: float) -> None:
        """Weigh answers that differ by `heat` in the chance to win as e to 1."""
        self.standing = standing
        self.outlook = outlook
        self.heat = heat

    def choose(self, state: TokyoState, moves: Moves, rng: Rng) -> i64:
        """Return the answer that promises most; of equals the first."""
        worths = self.worths(state, moves)
        best: i64 = 0
        for k in range(1, len(worths)):
            if worths[k] > worths[best]:
                best = k
        return moves.nth(best)

    def weigh(self, state: TokyoState, moves: Moves) -> vec[float]:
        """Return how likely each answer is: the better, the likelier."""
        worths = self.worths(state, moves)
        best = worths[0]
        for worth in worths:
            best = max(best, worth)
        for k in range(len(worths)):
            worths[k] = exp((worths[k] - best) / self.heat) + SMALLEST
        return worths

    def worths(self, s: TokyoState, moves: Moves) -> vec[float]:
        """Return the chance to win that each answer gives the asked seat."""
        frame = s.stack[-1]
        step = frame.step
        if step is KEEP:
            return self.keep(s, moves)
        if step is CHANGE:
            return self.change(s, moves)
        if step is PROBING:
            return self.probe(s, moves)
        if step is CHOOSE:
            return in_order(moves)
        if step is PROBED_AGAIN:
            return self.probe_again(s, moves, frame.who)
        found: vec[float] = vec[float]()
        for k in range(moves.count()):
            found = append(found, self.after(s, frame.who, moves.nth(k)))
        return found

    def after(self, s: TokyoState, seat: i64, action: i64) -> float:
        """Return a seat's chance to win after an answer, when it does nothing more about the same question."""
        state = s.clone()
        asked = state.stack[-1].step
        state.step(action)
        if (asked is SPEND_HEARTS or asked is LOSE.window) and still_asked(state, asked, seat):
            state.step(PASS)
        if not state.stack:
            return (state.game.score(state)[seat] + 1.0) / 2.0
        chance = self.standing.chances(state)[seat]
        if action == LOOK or (action >= DWELL and action < DWELL + 10):
            chance += HINT
        return chance

    # Dice

    def keep(self, s: TokyoState, moves: Moves) -> vec[float]:
        """Return what each set of dice to roll again promises, and what an extra roll does."""
        dice = s.dice
        rerolls = self.outlook.rerolls(s, size(dice))
        now = number_of(dice)
        rolls = s.rolls
        found: vec[float] = vec[float]()
        for k in range(moves.count()):
            action = moves.nth(k)
            if action == REROLL:
                worth = rerolls.best(now, 0)
            elif action > REROLL:
                worth = rerolls.mean(number_of(dice - picked(dice, action - REROLL)), rolls)
            elif action >= DWELL:
                worth = rerolls.mean(number_of(dice - (action - DWELL) * UNIT[THREE]), rolls + 1)
            elif rolls > 0:
                worth = rerolls.best(now, 0) - HINT  # an extra roll is not paid for before it is needed
            elif action == DRINK:
                worth = self.less(s, rerolls.best(now, 1), self.price(s, 1))
            else:
                worth = self.less(s, rerolls.best(now, 1), 0.08)
            found = append(found, worth)
        return found

    def price(self, s: TokyoState, energy: i64) -> float:
        """Return by how much the score of the active monster is less without so much energy."""
        row = self.standing.scales.row
        at = group_of(s.living()) + ENERGY
        has = s.energy[s.turn]
        return max(0.02, row[at + min(has, MOST_ENERGY)] - row[at + min(max(has - energy, 0), MOST_ENERGY)])

    def less(self, s: TokyoState, chance: float, score: float) -> float:
        """Return a chance to win when the score is so much less."""
        return chance - chance * (1.0 - chance) * score

    def change(self, s: TokyoState, moves: Moves) -> vec[float]:
        """Return what each die to turn promises, less what it costs."""
        dice = s.dice
        rerolls = self.outlook.rerolls(s, size(dice))
        energy = self.price(s, 2)
        twist = max(0.05, self.standing.scales.row[group_of(s.living()) + CARD + PLOT_TWIST])
        found: vec[float] = vec[float]()
        for k in range(moves.count()):
            action = moves.nth(k)
            cost = 0.0
            turned = dice
            if action >= STRETCH:
                turned += UNIT[(action - STRETCH) % 6] - UNIT[(action - STRETCH) // 6]
                cost = energy
            elif action >= TWIST:
                turned += UNIT[(action - TWIST) % 6] - UNIT[(action - TWIST) // 6]
                cost = twist
            elif action >= CULL:
                turned += UNIT[ONE] - UNIT[action - CULL]
                cost = 0.001
            elif action == WAKE:
                found = append(found, self.after(s, s.turn, action))
                continue
            found = append(found, self.less(s, rerolls.best(number_of(turned), 0), cost))
        return found

    def probe(self, s: TokyoState, moves: Moves) -> vec[float]:
        """Return what each die to roll again promises whoever probes: what the active monster loses by it."""
        dice = s.dice
        rerolls = self.outlook.rerolls(s, size(dice))
        found: vec[float] = vec[float]()
        for k in range(moves.count()):
            action = moves.nth(k)
            if action == PASS:
                worth = 1.0 - rerolls.best(number_of(dice), 0) + HINT
            else:
                worth = 1.0 - rerolls.mean(number_of(dice - UNIT[action - PROBE]), 1)
            found = append(found, worth)
        return found

    def probe_again(self, s: TokyoState, moves: Moves, seat: i64) -> vec[float]:
        """Return what it promises to roll a probed 3 again: to the active monster, or against it."""
        dice = s.dice
        rerolls = self.outlook.rerolls(s, size(dice))
        left = number_of(dice - UNIT[THREE])
        gain = rerolls.mean(left, 1) - rerolls.best(MORE[6 * left + THREE], 0)
        if seat != s.turn:
            gain = -gain
        found: vec[float] = vec[float]()
        for k in range(moves.count()):
            found = append(found, 0.5 if moves.nth(k) == PASS else 0.5 + gain)
        return found


def still_asked(state: State, step: object, seat: i64) -> bool:
    """Tell whether the same question is asked once more."""
    if not state.stack:
        return False
    frame = state.stack[-1]
    return frame.who == seat and frame.step is step


def in_order(moves: Moves) -> vec[float]:
    """Return what makes the first answer the best: numbers count before hearts, energy and claws."""
    found: vec[float] = vec[float]()
    for k in range(moves.count()):
        found = append(found, 0.5 - 0.1 * float(k))
    return found
