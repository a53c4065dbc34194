"""What a seat can tell of the cards, in a view as in a guess at the true state: policies go by this alone."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.values import NONE
from tafelrunde.games.claim.rules.cards import CARDS, NO_ZEROS, some_zeros, zeros
from tafelrunde.games.claim.rules.state import DRAWN, HAND, PILE, ClaimState
from tafelrunde.games.claim.rules.steps import beats
from tafelrunde.games.claim.rules.zones import unseen


def beaters() -> vec[i64]:
    """Return, for each card that is led, the set of those that beat it."""
    found: vec[i64] = vec[i64]()
    for led in range(CARDS):
        cards: i64 = 0
        for second in range(CARDS):
            if beats(second, led):
                cards |= bit(second)
        found = append(found, cards)
    return found


BEATERS: Final[vec[i64]] = beaters()


def hidden_from(s: ClaimState, seat: i64) -> i64:
    """Return the cards that a seat cannot see: in the other hand, drawn by the other, or in the pile."""
    if s.viewer != NONE:
        return unseen(s)
    hand = s.cards[HAND + 1 - seat]
    drawn = s.cards[DRAWN + 1 - seat]
    pile = s.cards[PILE]
    return ((hand | drawn | pile) & NO_ZEROS) | some_zeros(zeros(hand) + zeros(drawn) + zeros(pile))
