"""What a viewer of Claim cannot see, dealt at random."""

from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, nth
from tafelrunde.core.deal import assign, below
from tafelrunde.core.errors import ViewError
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE, SPECTATOR
from tafelrunde.games.claim.rules.cards import CARDS, ZERO, listed, put, set_of, take
from tafelrunde.games.claim.rules.state import DRAWN, HAND, NOTHING_UNKNOWN, PILE, WON, ClaimState
from tafelrunde.games.claim.rules.zones import fitting, unseen


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
