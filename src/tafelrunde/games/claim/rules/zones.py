"""Who sees which cards of Claim, and which ones a hidden hand can hold."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count
from tafelrunde.core.values import NONE, SPECTATOR
from tafelrunde.core.zones import ALL, NOBODY, OWNER, Zone
from tafelrunde.games.claim.rules.cards import (
    FACTION_SETS,
    NO_ZEROS,
    ZERO,
    some_zeros,
    zeros,
)
from tafelrunde.games.claim.rules.state import (
    FAVOUR,
    SHOWN,
    ZONES,
    ClaimState,
)

TABLE: Final = [
    Zone("hand", 0, OWNER),
    Zone("hand", 1, OWNER),
    Zone("shown", 0, ALL),
    Zone("shown", 1, ALL),
    Zone("drawn", 0, OWNER),
    Zone("drawn", 1, OWNER),
    Zone("won", 0, ALL),
    Zone("won", 1, ALL),
    Zone("score", 0, ALL),
    Zone("score", 1, ALL),
    Zone("discard", NONE, ALL),
    Zone("pile", NONE, NOBODY),
]
"""Who sees what lies in each zone, in the order of the zones (rule claim.known)."""


def hide(view: ClaimState) -> None:
    """Remove the cards that the viewer may not see, and count them.

    In the second phase players who count know each other's hands, and we count for them (rule claim.memory_aid).
    """
    unknown = view.unknown[:]
    for zone in range(ZONES):
        if not sees(view, zone):
            unknown[zone] = count(view.cards[zone])
            view.cards[zone] = 0
    view.unknown = unknown


def sees(view: ClaimState, zone: i64) -> bool:
    """Tell whether the viewer sees what lies in a zone."""
    counted = view.phase == FAVOUR and view.setup.memory_aid and view.viewer != SPECTATOR
    return TABLE[zone].seen_by(view.viewer) or (counted and zone < SHOWN)


def unseen(view: ClaimState) -> i64:
    """Return the cards of the deck that the viewer sees nowhere."""
    deck = view.setup.deck
    seen: i64 = 0
    seen_zeros: i64 = 0
    for k in range(ZONES):
        seen |= view.cards[k]
        seen_zeros += zeros(view.cards[k])
    for card in (view.led, view.stake):
        if card == ZERO:
            seen_zeros += 1
        elif card != NONE:
            seen |= bit(card)
    left = deck & NO_ZEROS
    left ^= left & seen
    return left | some_zeros(zeros(deck) - seen_zeros)


def fitting(view: ClaimState, seat: i64, cards: i64) -> i64:
    """Return those of some cards that a seat can hold, by what it has shown not to hold."""
    for faction in range(5):
        if view.voids & bit(5 * seat + faction):
            cards ^= cards & FACTION_SETS[faction]
    return cards
