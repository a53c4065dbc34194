"""How a good player answers at a glance: what the round is worth, and what it costs to win it."""

from collections.abc import Mapping
from math import erf, exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import Policy
from tafelrunde.core.bits import bit, count, lowest
from tafelrunde.core.moves import Moves
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.bot.sight import BEATERS, hidden_from
from tafelrunde.games.claim.rules.cards import (
    CARD_IDS,
    CARDS,
    DOPPELGANGER,
    DWARF,
    FACTION,
    FACTION_SETS,
    GOBLIN,
    KNIGHT,
    NO_ZEROS,
    UNDEAD,
    VALUE,
    ZERO,
    put,
    zeros,
)
from tafelrunde.games.claim.rules.state import HAND, RECRUIT, SCORE, SHOWN, ClaimState
from tafelrunde.games.claim.rules.steps import beats
from tafelrunde.games.claim.rules.zones import fitting

TRAITS: Final = [
    "win",
    "prize",
    "undead",
    "spend",
    "spend_to_win",
    "doppelganger",
    "doppelganger_to_win",
    "knight",
    "goblin",
    "own_undead",
    "dwarf",
    "last",
]
"""What counts for a card of the first phase, for one that is led and for one that follows."""
FEW: Final = 27
"""More cards of a faction than there can be to come."""


def hopes() -> vec[float]:
    """Return how sure a faction is, from -1 (lost) to 1 (won), for each lead and each number of cards to come."""
    found: vec[float] = vec[float]()
    for lead in range(-FEW, FEW + 1):
        for to_come in range(FEW):
            decided = float((lead > 0) - (lead < 0))
            found = append(found, erf(float(lead) / sqrt(float(to_come))) if to_come else decided)
    return found


HOPES: Final[vec[float]] = hopes()


class AtAGlance(Policy[ClaimState]):
    """Weighs the cards by the round being played."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        """Take the fitted weights: `lead.` and `follow.` for the first phase, `favour.` for the second."""
        self.lead: vec[float] = vec[float]()
        self.follow: vec[float] = vec[float]()
        for name in TRAITS:
            self.lead = append(self.lead, weights[f"lead.{name}"])
            self.follow = append(self.follow, weights[f"follow.{name}"])
        self.worth: vec[float] = vec[float]()
        for card in range(CARDS):
            self.worth = append(self.worth, weights[f"value.{CARD_IDS[card]}"])
        self.sharp = weights["favour.sharp"]
        """How surely the better of two cards of the second phase is played."""
        self.keep = weights["favour.keep"]
        """What a good card in hand is worth in factions."""

    def weigh(self, state: ClaimState, moves: Moves) -> vec[float]:
        """Return a weight for each card on offer."""
        seat = state.stack[-1].who
        if state.phase == RECRUIT:
            return self.recruiting(state, seat, moves)
        return self.favouring(state, seat, moves)

    def recruiting(self, s: ClaimState, seat: i64, moves: Moves) -> vec[float]:
        """Weigh cards of the first phase by their traits."""
        by = self.lead if s.led == NONE else self.follow
        pool = hidden_from(s, seat)
        prize = self.prize(s, pool)
        weights: vec[float] = vec[float]()
        for k in range(moves.count()):
            row = traits(s, seat, moves.nth(k), prize, pool)
            total = 0.0
            for each in range(len(row)):
                total += by[each] * row[each]
            weights = append(weights, exp(total))
        return weights

    def prize(self, s: ClaimState, pool: i64) -> float:
        """Return how much better the stake is than what the loser draws from the pool on average."""
        total = self.worth[ZERO] * float(zeros(pool))
        left = pool & NO_ZEROS
        while left:
            total += self.worth[lowest(left)]
            left &= left - 1
        return self.worth[s.stake] - total / float(count(pool))

    def favouring(self, s: ClaimState, seat: i64, moves: Moves) -> vec[float]:
        """Weigh cards of the second phase by how the factions stand after the trick, answered as well as can be."""
        weights: vec[float] = vec[float]()
        for k in range(moves.count()):
            card = moves.nth(k)
            outlook = self.trick(s, seat, s.led, card) if s.led != NONE else self.answered(s, seat, card)
            weights = append(weights, exp(self.sharp * outlook))
        return weights

    def answered(self, s: ClaimState, seat: i64, led: i64) -> float:
        """Return what becomes of a card that is led, if the other seat answers well; its hand is known now."""
        other: i64 = 1 - seat
        hand = s.hand(other)
        following = hand & FACTION_SETS[FACTION[led]]
        left = (following | (hand & FACTION_SETS[DOPPELGANGER]) if following else hand) & (bit(CARDS) - 1)
        worst = 1e9
        while left:
            card = lowest(left)
            left &= left - 1
            worst = min(worst, -self.trick(s, other, led, card))
        return worst

    def trick(self, s: ClaimState, seat: i64, led: i64, card: i64) -> float:
        """Return by how much the hopes of `seat`, who plays `card` on `led`, change with this trick."""
        wins = beats(card, led)
        mine: i64 = 0
        theirs: i64 = 0
        for played in (led, card):
            if wins == (FACTION[played] != DWARF):
                mine = put(mine, played)
            else:
                theirs = put(theirs, played)
        change = self.keep * (self.worth[led] - self.worth[card]) + hope(s, seat, FACTION[led], mine, theirs)
        return change if FACTION[led] == FACTION[card] else change + hope(s, seat, FACTION[card], mine, theirs)


def hope(s: ClaimState, seat: i64, faction: i64, mine: i64, theirs: i64) -> float:
    """Return by how much the hope for a faction changes when `seat` gets some cards now, and the other seat others."""
    cards = FACTION_SETS[faction]
    mine &= cards
    theirs &= cards
    lead = count(s.cards[SCORE + seat] & cards) - count(s.cards[SCORE + 1 - seat] & cards)
    to_come: i64 = 0
    for zone in range(HAND, SHOWN + 2):
        to_come += count(s.cards[zone] & cards)
    if s.led != NONE and FACTION[s.led] == faction:
        to_come += 1
    before = HOPES[(lead + FEW) * FEW + to_come]
    lead += count(mine) - count(theirs)
    to_come -= count(mine) + count(theirs)
    if lead == 0 and to_come == 0:
        mine |= s.cards[SCORE + seat] & cards
        theirs |= s.cards[SCORE + 1 - seat] & cards
        return (1.0 if mine & NO_ZEROS > theirs & NO_ZEROS else -1.0) - before
    return HOPES[(lead + FEW) * FEW + to_come] - before


def traits(s: ClaimState, seat: i64, card: i64, prize: float, pool: i64) -> vec[float]:
    """Return the traits of a card of the first phase, in the order of `TRAITS`.

    `prize` is what the round is about, `pool` what the seat cannot see.
    """
    faction = FACTION[card]
    wins = chance_to_hold(s, seat, card, pool) if s.led == NONE else 1.0 if beats(card, s.led) else 0.0
    undead = 1.0 if faction == UNDEAD else 0.0
    at_stake = undead
    if s.led != NONE and FACTION[s.led] == UNDEAD:
        at_stake += 1.0
    value = float(VALUE[card]) / 9.0
    joker = value if faction == DOPPELGANGER else 0.0
    row: vec[float] = vec[float]()
    row = append(row, wins)
    row = append(row, (2.0 * wins - 1.0) * prize)
    row = append(row, (2.0 * wins - 1.0) * at_stake)
    row = append(row, value)
    row = append(row, value * wins)
    row = append(row, joker)
    row = append(row, joker * wins)
    row = append(row, 1.0 if faction == KNIGHT else 0.0)
    row = append(row, 1.0 if faction == GOBLIN else 0.0)
    row = append(row, undead)
    row = append(row, 1.0 if faction == DWARF else 0.0)
    return append(row, 1.0 if count(s.hand(seat) & FACTION_SETS[faction]) == 1 else 0.0)


def chance_to_hold(s: ClaimState, seat: i64, card: i64, pool: i64) -> float:
    """Return how likely it is that a led card wins: that none of the cards that beat it is in the other hand.

    Knights do not count, though they beat Goblins: few hands are without a Goblin.
    """
    other: i64 = 1 - seat
    fits = fitting(s, other, pool)
    beating = BEATERS[card] & fits
    if FACTION[card] == GOBLIN and fits & FACTION_SETS[GOBLIN]:
        beating &= ~FACTION_SETS[KNIGHT]
    held = float(count(s.cards[HAND + other]) + s.unknown[HAND + other]) / float(max(count(fits), 1))
    chance = 1.0
    for _ in range(count(beating)):
        chance *= 1.0 - held
    return chance
