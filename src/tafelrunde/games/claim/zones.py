"""Who sees which cards of Claim, and what the unseen ones can be."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, nth
from tafelrunde.core.deal import assign, below
from tafelrunde.core.errors import ViewError
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE, SPECTATOR
from tafelrunde.core.zones import ALL, NOBODY, OWNER, Zone
from tafelrunde.games.claim.cards import (
    CARDS,
    FACTION_SETS,
    NO_ZEROS,
    ZERO,
    listed,
    put,
    set_of,
    some_zeros,
    take,
    zeros,
)
from tafelrunde.games.claim.state import (
    DRAWN,
    FAVOUR,
    HAND,
    NOTHING_UNKNOWN,
    PILE,
    SHOWN,
    WON,
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


def guess(view: ClaimState, rng: Rng) -> None:
    """Put the unseen cards where they can be, every way as likely as any other."""
    pool = unseen(view)
    if view.setup.order is not None and 0 < view.unknown[PILE] <= 2 * view.setup.hand:
        deal_listed(view, pool, rng)
    elif view.viewer == SPECTATOR:
        deal_to_both(view, pool, rng)
    else:
        other = 1 - view.viewer
        pool = draw(view, HAND + other, pool, fitting(view, other, pool), rng)
        pool = draw(view, DRAWN + other, pool, pool, rng)
        view.cards[PILE] |= pool
    view.unknown = NOTHING_UNKNOWN


def draw(view: ClaimState, zone: i64, pool: i64, fit: i64, rng: Rng) -> i64:
    """Fill a zone with some of the fitting cards of the pool, and return the rest of the pool."""
    for _ in range(view.unknown[zone]):
        card = nth(fit, rng.below(count(fit)))
        if card >= CARDS:
            card = ZERO
        fit = take(fit, card)
        pool = take(pool, card)
        view.cards[zone] = put(view.cards[zone], card)
    return pool


def deal_to_both(view: ClaimState, pool: i64, rng: Rng) -> None:
    """Deal for a spectator, who sees neither hand: to the hands what fits them, the rest as it comes."""
    fits = [fitting(view, 0, pool), fitting(view, 1, pool), pool]
    rooms = [int(view.unknown[HAND]), int(view.unknown[HAND + 1])]
    dealt = assign(listed(pool), [*rooms, count(pool) - sum(rooms)], lambda card, k: fits[k] & bit(card) != 0, rng)
    view.cards[HAND] = set_of(dealt[0])
    view.cards[HAND + 1] = set_of(dealt[1])
    pool = set_of(dealt[2])
    for seat in range(2):
        pool = draw(view, DRAWN + seat, pool, pool, rng)
    view.cards[PILE] = pool


def deal_listed(view: ClaimState, pool: i64, rng: Rng) -> None:
    """Deal for a seat that knows the order of the list: what comes from the pile came in that order.

    The cards that were never dealt to a hand leave the pile as stake, draw, stake, draw. Walking down the list,
    each unseen card is either the next of these or in the other seat's hand; `ways` counts how that can go on.
    """
    if view.viewer == SPECTATOR:
        raise ViewError("a spectator's view of a listed pile cannot be determinised: take a seat's view")
    order = view.setup.order
    assert order is not None
    other = 1 - view.viewer
    fits = fitting(view, other, pool)
    won = view.cards[WON] | view.cards[WON + 1]
    came = won | view.cards[DRAWN + view.viewer]
    if view.stake != NONE:
        came |= bit(view.stake)
    length = 2 * view.setup.hand
    gone = length - view.unknown[PILE]
    losers = [1 if view.cards[WON] & bit(card) else 0 for card in order if won & bit(card)]

    known: dict[tuple[int, int], int] = {}

    def ways(k: int, slot: int) -> int:
        """Return in how many ways the list goes on from its k-th card, `slot` cards having left or lying deeper."""
        if k == len(order):
            return 1 if slot == length else 0
        if (k, slot) not in known:
            known[k, slot] = hand_ways(k, slot) + pile_ways(k, slot)
        return known[k, slot]

    def hand_ways(k: int, slot: int) -> int:
        """Count the ways in which the k-th card never was in the pile."""
        card = bit(order[k])
        return 0 if came & card or (pool & card and not fits & card) else ways(k + 1, slot)

    def pile_ways(k: int, slot: int) -> int:
        """Count the ways in which the k-th card is the next one of the pile."""
        card = bit(order[k])
        hidden = slot >= gone or (slot % 2 == 1 and losers[slot // 2] == other)
        fitting_slot = slot < length and (pool & card if hidden else came & card)
        return ways(k + 1, slot + 1) if fitting_slot else 0

    slot = 0
    for k, card in enumerate(order):
        in_hand = hand_ways(k, slot)
        from_pile = below(in_hand + pile_ways(k, slot), rng) >= in_hand
        if pool & bit(card):
            zone = (PILE if slot >= gone else DRAWN + other) if from_pile else HAND + other
            view.cards[zone] = put(view.cards[zone], card)
        slot += from_pile
