"""Claim as a sensible beginner plays it: count, win cheaply what is worth winning, throw the rest away."""

from math import erf, sqrt
from typing import cast

from tafelrunde.bots.bot import Bot
from tafelrunde.core.ask import Ask
from tafelrunde.core.bits import count
from tafelrunde.core.engine import State
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.rules.cards import (
    DOPPELGANGER,
    DWARF,
    FACTION,
    FACTION_SETS,
    FACTIONS,
    KNIGHT,
    UNDEAD,
    VALUE,
    listed,
)
from tafelrunde.games.claim.rules.score import favour
from tafelrunde.games.claim.rules.state import HAND, RECRUIT, SCORE, SHOWN, ClaimState
from tafelrunde.games.claim.rules.steps import beats
from tafelrunde.games.claim.rules.zones import fitting, unseen

UNDEAD_SCORED = 3.0
"""What an Undead on the score pile is worth, in values of cards."""
SPENDING = 0.25
"""What each point of a played card costs in phase 1: a high card wins another round if it is kept."""
KEEPING = 0.04
"""What a card kept for the rest of phase 2 is worth, in factions for each point of its worth."""


class Greedy1(Bot[ClaimState]):
    """Thinks about the round being played, and no further."""

    name = "greedy-1"

    def choose(self, view: ClaimState, ask: Ask) -> int:
        """Return the card with the best prospect; of equals the first."""
        if view.phase == RECRUIT:
            prospects = [recruit_prospect(view, ask.who, card) for card in ask.actions]
        else:
            # Who counts knows the other hand now (rule claim.known): nothing is left to guess.
            table = view.determinise(self.rng)
            prospects = [favour_prospect(table, ask.who, card) for card in ask.actions]
        return ask.actions[prospects.index(max(prospects))]


def worth(card: int) -> float:
    """Return what a follower is worth in phase 2.

    High cards win. Knights win against Goblins besides, and a Doppelganger wins anywhere. Dwarves go to the loser:
    a low one is sure to come home, a high one makes a present of itself.
    """
    if FACTION[card] == DWARF:
        return float(9 - VALUE[card])
    extra = {KNIGHT: 3, UNDEAD: 1, DOPPELGANGER: 7}
    return float(VALUE[card] + extra.get(FACTION[card], 0))


def recruit_prospect(v: ClaimState, seat: int, card: int) -> float:
    """Return how good it is to play `card` in phase 1: what it is likely to win, less what it costs to spend it."""
    chance = chance_to_hold(v, seat, card) if v.led == NONE else float(beats(card, v.led))
    return (2 * chance - 1) * prize(v, card) - SPENDING * int(VALUE[card])


def prize(v: ClaimState, card: int) -> float:
    """Return how much better it is to win the round than to lose it.

    The loser draws a card too, so a poor stake is worth less than nothing. Undead that are played score at once.
    """
    pool = listed(unseen(v))
    undead = [c for c in (v.led, card) if c != NONE and FACTION[c] == UNDEAD]
    return worth(v.stake) - sum(map(worth, pool)) / len(pool) + UNDEAD_SCORED * len(undead)


def chance_to_hold(v: ClaimState, seat: int, card: int) -> float:
    """Return how likely it is that a led card wins: that none of the cards that beat it is in the other hand.

    Knights do not count, though they beat Goblins: few hands are without a Goblin.
    """
    other = 1 - seat
    pool = listed(fitting(v, other, unseen(v)))
    held = v.unknown[HAND + other] / len(pool)
    danger = [c for c in pool if FACTION[c] != KNIGHT or FACTION[card] == KNIGHT]
    return float((1 - held) ** len([c for c in danger if beats(c, card)]))


def favour_prospect(table: State, seat: int, card: int) -> float:
    """Return how things stand after this round of phase 2 if `card` is played and the other seat answers well."""
    after = table.clone()
    after.step(card)
    if cast(ClaimState, after).led == NONE:
        return outlook(after, seat)
    answers = []
    for answer in after.legal():
        end = after.clone()
        end.step(answer)
        answers.append(outlook(end, seat))
    return min(answers)


def outlook(table: State, seat: int) -> float:
    """Return by how many factions a seat may hope to be ahead in the end; good cards in hand count a little."""
    s = cast(ClaimState, table)
    hopes = sum(hope(s, faction, seat) for faction in range(len(FACTIONS)))
    kept = sum(map(worth, listed(s.hand(seat)))) - sum(map(worth, listed(s.hand(1 - seat))))
    return hopes + KEEPING * kept


def hope(s: ClaimState, faction: int, seat: int) -> float:
    """Return how sure a faction is, from -1 (lost) to 1 (won): the lead, set against the cards still to come.

    So a card counts for much where few are open and nobody is far ahead, and for nothing once it is decided.
    """
    cards = FACTION_SETS[faction]
    lead = int(count(s.cards[SCORE + seat] & cards) - count(s.cards[SCORE + 1 - seat] & cards))
    to_come = sum(int(count(s.cards[zone] & cards)) for zone in (HAND, HAND + 1, SHOWN, SHOWN + 1))
    if to_come == 0:
        favoured = favour(s, faction)[0]
        return 0.0 if favoured == NONE else 1.0 if favoured == seat else -1.0
    return erf(lead / sqrt(to_come))
