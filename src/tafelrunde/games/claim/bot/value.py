"""What the followers promise when the second phase begins, fitted on games that were solved."""

from collections.abc import Mapping
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Value
from tafelrunde.core.bits import count, lowest
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.bot.solver import Solver
from tafelrunde.games.claim.rules.cards import CARD_IDS, CARDS, FACTION_SETS, FACTIONS, NO_ZEROS, UNDEAD, ZERO, zeros
from tafelrunde.games.claim.rules.state import DRAWN, FAVOUR, HAND, SCORE, SHOWN, WON, ClaimState

SOLVED: Final = 6
"""Hands of so many cards are solved rather than valued: it takes no longer."""
LEAD: Final = CARDS
"""Where the weight of the first lead stands, behind those of the cards."""
UNDEAD_SCORED: Final = CARDS + 1
MAJORITY: Final = CARDS + 2
"""Where the weights of having most cards of a faction begin."""
NAMES: Final = [*CARD_IDS, "lead", "undead_scored", *(f"most_{faction}" for faction in FACTIONS)]
"""What the features are called, in their order."""


class Followers(Value[ClaimState]):
    """Knows the second phase before its first card: who has which followers, and who leads."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        """Take the fitted weights, which are called `value.` and the name of the feature."""
        self.weights: vec[float] = vec[float]()
        for name in NAMES:
            self.weights = append(self.weights, weights[f"value.{name}"])
        self.solver = Solver(1024)

    def knows(self, state: ClaimState) -> bool:
        """Tell whether the second phase is about to begin, or so near its end that it is solved at once."""
        if state.phase != FAVOUR or state.led != NONE:
            return False
        left = size(state, 0)
        return left <= SOLVED or left == state.setup.hand

    def of(self, state: ClaimState) -> vec[float]:
        """Return what each seat may expect, if all its followers are known."""
        if state.phase == FAVOUR and state.led == NONE and size(state, 0) <= SOLVED:
            return pair(float(self.solver.value(state)))
        return pair(2.0 / (1.0 + exp(-self.odds(state))) - 1.0)

    def odds(self, s: ClaimState) -> float:
        """Return the logarithm of the odds that seat 0 wins."""
        weights = self.weights
        total = weights[LEAD] if s.leader == 0 else -weights[LEAD]
        mine = followers(s, 0)
        theirs = followers(s, 1)
        total += weights[ZERO] * float(all_zeros(s, 0) - all_zeros(s, 1))
        total += self.added_up(mine) - self.added_up(theirs)
        undead = FACTION_SETS[UNDEAD]
        scored = count(s.cards[SCORE] & undead) - count(s.cards[SCORE + 1] & undead)
        total += weights[UNDEAD_SCORED] * float(scored)
        for faction in range(5):
            total += weights[MAJORITY + faction] * most(s, faction, mine, theirs)
        return total

    def added_up(self, cards: i64) -> float:
        """Return the sum of the weights of some cards, zeros not among them."""
        weights = self.weights
        total = 0.0
        left = cards & NO_ZEROS
        while left:
            total += weights[lowest(left)]
            left &= left - 1
        return total


def size(s: ClaimState, seat: i64) -> i64:
    """Return how many cards a seat has in hand."""
    return count(s.cards[HAND + seat]) + count(s.cards[SHOWN + seat])


def followers(s: ClaimState, seat: i64) -> i64:
    """Return the cards with which a seat plays the second phase, each once."""
    if s.phase == FAVOUR:
        return s.hand(seat)
    return s.cards[DRAWN + seat] | s.cards[WON + seat]


def all_zeros(s: ClaimState, seat: i64) -> i64:
    """Return how many zeros there are among a seat's followers."""
    if s.phase == FAVOUR:
        return zeros(s.cards[HAND + seat]) + zeros(s.cards[SHOWN + seat])
    return zeros(s.cards[DRAWN + seat]) + zeros(s.cards[WON + seat])


def most(s: ClaimState, faction: i64, mine: i64, theirs: i64) -> float:
    """Return 1 if seat 0 has scored or holds most cards of a faction, -1 if seat 1 has, less if it is close."""
    cards = FACTION_SETS[faction]
    lead = count(s.cards[SCORE] & cards) - count(s.cards[SCORE + 1] & cards)
    lead += count(mine & cards & NO_ZEROS) - count(theirs & cards & NO_ZEROS)
    if faction == 0:
        lead += all_zeros(s, 0) - all_zeros(s, 1)
    ahead = float(lead)
    if ahead < 0.0:
        return ahead / (1.0 - ahead)
    return ahead / (1.0 + ahead)


def pair(value: float) -> vec[float]:
    """Return a result for both seats."""
    row: vec[float] = vec[float]()
    row = append(row, value)
    return append(row, -value)


def features(s: ClaimState, seat: int) -> list[float]:
    """Return what the value adds up for a seat, in the order of `NAMES`: the odds are their sum by weights."""
    found = [0.0] * len(NAMES)
    for side, sign in ((seat, 1.0), (1 - seat, -1.0)):
        found[ZERO] += sign * float(all_zeros(s, side))
        left = followers(s, side) & NO_ZEROS
        while left:
            found[lowest(left)] += sign
            left &= left - 1
    mine = followers(s, 0)
    theirs = followers(s, 1)
    turn = 1.0 if seat == 0 else -1.0
    found[LEAD] = 1.0 if s.leader == seat else -1.0
    undead = FACTION_SETS[UNDEAD]
    found[UNDEAD_SCORED] = turn * float(count(s.cards[SCORE] & undead) - count(s.cards[SCORE + 1] & undead))
    for faction in range(5):
        found[MAJORITY + faction] = turn * most(s, faction, mine, theirs)
    return found
