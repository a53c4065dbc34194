"""Who sees what of Ankh-Morpork, and what the unseen can be.

Everybody sees the board, the money, what lies in front of players and on the discard pile. Hands and personalities are
their owners' alone (rules morpork.hidden.hand, morpork.hidden.personality); nobody sees the draw pile and the event
deck (rule morpork.hidden.decks). What a seat was shown stays known to it while it can follow it, and after that it
still knows who can have it (rule morpork.hidden.seen).
"""

from collections.abc import Callable
from math import factorial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, members
from tafelrunde.core.deal import below, shuffle
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import HIDDEN, NONE, SPECTATOR
from tafelrunde.core.zones import ALL, NOBODY, OWNER, Zone
from tafelrunde.games.morpork.areas import MOST_SEATS
from tafelrunde.games.morpork.cards import FIRST_CARDS
from tafelrunde.games.morpork.effects.cards import TakeRandomCards
from tafelrunde.games.morpork.effects.text import CHOOSE, text_of
from tafelrunde.games.morpork.setup import deck, personalities
from tafelrunde.games.morpork.state import (
    HAND,
    NO_KNOWLEDGE,
    NO_ROW,
    NOTHING_ASIDE,
    NOTHING_ASTRAY,
    NOTHING_PER_SEAT,
    NOTHING_UNKNOWN,
    OFFERED,
    PILE_FIRST,
    PILE_SECOND,
    SHUFFLED,
    ZONES,
    MorporkState,
)

TABLE: Final = [
    *[Zone("hand", seat, OWNER) for seat in range(MOST_SEATS)],
    *[Zone("front", seat, ALL) for seat in range(MOST_SEATS)],
    Zone("pile_first", NONE, NOBODY),
    Zone("pile_second", NONE, NOBODY),
    Zone("discard", NONE, ALL),
    Zone("shuffled", NONE, NOBODY),
    Zone("played", NONE, ALL),
    Zone("offered", NONE, NOBODY),
]
"""Who sees what lies in each zone, in the order of the zones."""


def hide(view: MorporkState) -> None:
    """Remove what the viewer may not see, and count it."""
    viewer = view.viewer
    unknown = NOTHING_UNKNOWN[:]
    for zone in range(ZONES):
        if TABLE[zone].seen_by(viewer):
            continue
        for which in range(2):
            cards = view.cards[2 * zone + which]
            known: i64 = cards & view.seen[2 * viewer + which] if viewer != SPECTATOR else 0
            unknown[zone] += count(cards ^ known)
            view.cards[2 * zone + which] = known
    view.unknown = unknown
    view.next_cards = NO_ROW
    view.next_events = NO_ROW
    own_seen = NO_KNOWLEDGE[:]
    own_astray = NOTHING_ASTRAY[:]
    own_unused = NOTHING_PER_SEAT[:]
    own_aside = NOTHING_ASIDE[:]
    if viewer != SPECTATOR:
        own_seen[2 * viewer] = view.seen[2 * viewer]
        own_seen[2 * viewer + 1] = view.seen[2 * viewer + 1]
        for k in range(2 * MOST_SEATS * viewer, 2 * MOST_SEATS * (viewer + 1)):
            own_astray[k] = view.astray[k]
        own_unused[viewer] = view.seen_unused[viewer]
        for k in range(MOST_SEATS * viewer, MOST_SEATS * (viewer + 1)):
            own_aside[k] = view.aside[k]
    view.seen = own_seen
    view.astray = own_astray
    view.seen_unused = own_unused
    view.aside = own_aside
    if view.winners:
        return
    view.unused &= own_unused[viewer] if viewer != SPECTATOR else 0
    for seat in range(view.seats):
        if seat != viewer and view.personality[seat] != NONE:
            view.personality[seat] = HIDDEN


def unseen(view: MorporkState, which: int) -> i64:
    """Return the cards of a deck that the viewer sees nowhere."""
    left = deck(int(view.seats), which)
    for zone in range(ZONES):
        left ^= view.cards[2 * zone + which] & left
    return left


def guess(view: MorporkState, rng: Rng) -> None:
    """Deal out the unseen cards and personalities at random, in keeping with all that the viewer can tell."""
    pools = [unseen(view, which) ^ known_out(view, which) for which in range(2)]
    unknown = view.unknown[:]
    deal_loose(view, unknown, rng)
    rest: list[int] = []
    for which in range(2):
        pile = PILE_FIRST if which == 0 else PILE_SECOND
        cards = members(pools[which])
        shuffle(cards, rng)
        for card in cards[: unknown[pile]]:
            view.cards[2 * pile + which] |= bit(card)
        rest += [which * FIRST_CARDS + card for card in cards[unknown[pile] :]]
    shuffle(rest, rng)
    for zone in (*range(HAND, HAND + MOST_SEATS), OFFERED, SHUFFLED):
        for _ in range(unknown[zone]):
            put(view, rest.pop(), zone)
    view.unknown = NOTHING_UNKNOWN
    if not view.winners:
        guess_personalities(view, rng)


def put(view: MorporkState, card: i64, zone: i64) -> None:
    """Put a card into a zone."""
    which: i64 = 0 if card < FIRST_CARDS else 1
    view.cards[2 * zone + which] |= bit(card - which * FIRST_CARDS)


def known_out(view: MorporkState, which: int) -> i64:
    """Return the cards of a deck that the viewer sees nowhere, but knows not to be in the draw pile."""
    out: i64 = 0
    for seat in range(view.seats):
        out |= view.loose[2 * seat + which]
        if view.viewer != SPECTATOR:
            out |= view.astray[2 * (MOST_SEATS * view.viewer + seat) + which]
    return out & unseen(view, which)


def listed_out(view: MorporkState) -> list[int]:
    """Return these cards of both decks."""
    return [which * FIRST_CARDS + card for which in range(2) for card in members(known_out(view, which))]


def offered_by(view: MorporkState) -> i64:
    """Return from whose hand cards are offered, NONE if no text says so."""
    for frame in view.stack:
        if frame.step is CHOOSE and isinstance(text_of(frame.a), TakeRandomCards):
            return frame.b
    return NONE


def rooms(view: MorporkState) -> list[int]:
    """Return the zones where a card can be that is not in the draw pile."""
    return [SHUFFLED, *range(HAND, HAND + int(view.seats)), OFFERED]


def fitting(view: MorporkState, card: int) -> list[int]:
    """Return which of these zones may have a card that the viewer knows not to be in the draw pile, by index."""
    which = 0 if card < FIRST_CARDS else 1
    one = bit(card - which * FIRST_CARDS)
    loose: i64 = 0
    astray: i64 = 0
    for seat in range(view.seats):
        if view.loose[2 * seat + which] & one:
            loose |= bit(seat)
        if view.viewer != SPECTATOR and view.astray[2 * (MOST_SEATS * view.viewer + seat) + which] & one:
            astray |= bit(seat)
    holders = loose & astray if loose and astray else loose | astray
    giver = offered_by(view)
    fits = [] if astray else [0]
    fits += [1 + seat for seat in members(holders)]
    if giver == NONE or holders & bit(giver):
        fits.append(1 + int(view.seats))
    return fits


def ways_to_deal(places: list[list[int]]) -> Callable[[int, tuple[int, ...]], int]:
    """Return what counts the ways to deal cards that fit these places each, and all others after them."""
    counted: dict[tuple[int, tuple[int, ...]], int] = {}

    def ways(k: int, left: tuple[int, ...]) -> int:
        """Return in how many ways the cards from the k-th on, and all others after them, fill the room that is left."""
        if k == len(places):
            if left[0]:
                return 0
            fillings = factorial(sum(left))
            for room in left:
                fillings //= factorial(room)
            return fillings
        if (k, left) not in counted:
            counted[k, left] = sum(ways(k + 1, (*left[:z], left[z] - 1, *left[z + 1 :])) for z in places[k] if left[z])
        return counted[k, left]

    return ways


def fits_somehow(view: MorporkState) -> bool:
    """Tell whether the cards that are known not to be in the draw pile can all be somewhere else."""
    places = [fitting(view, card) for card in listed_out(view)]
    return ways_to_deal(places)(0, tuple(int(view.unknown[zone]) for zone in rooms(view))) > 0


def deal_loose(view: MorporkState, unknown: vec[i64], rng: Rng) -> None:
    """Deal the cards that are known not to be in the draw pile, and note in `unknown` what room is left.

    What is left of the shuffled discard pile is made of these cards alone. The ways to go on are counted, those of the
    other cards included, so that each is as likely as any other.
    """
    zones = rooms(view)
    cards = listed_out(view)
    places = [fitting(view, card) for card in cards]
    ways = ways_to_deal(places)
    left = tuple(int(unknown[zone]) for zone in zones)
    for k, card in enumerate(cards):
        pick = below(ways(k, left), rng)
        for z in places[k]:
            if left[z]:
                rest = (*left[:z], left[z] - 1, *left[z + 1 :])
                pick -= ways(k + 1, rest)
                if pick < 0:
                    put(view, card, zones[z])
                    left = rest
                    break
    for z, zone in enumerate(zones):
        unknown[zone] = left[z]


def impossible_for(view: MorporkState, seat: int) -> i64:
    """Return the personalities that a seat cannot have, for all that the viewer knows.

    With one of these it would have won, or the viewer saw it unused and the seat has not changed its own since.
    """
    if view.viewer == SPECTATOR:
        return view.ruled_out[seat]
    elsewhere: i64 = 0
    for other in range(view.seats):
        elsewhere |= view.aside[MOST_SEATS * view.viewer + other]
    elsewhere ^= view.aside[MOST_SEATS * view.viewer + seat]
    return view.ruled_out[seat] | elsewhere


def guess_personalities(view: MorporkState, rng: Rng) -> None:
    """Deal out the unseen personalities to whom they can belong."""
    pool = personalities(int(view.seats)) ^ view.unused
    hidden = [seat for seat in range(int(view.seats)) if view.personality[seat] == HIDDEN]
    for seat in range(view.seats):
        if view.personality[seat] >= 0:
            pool ^= bit(view.personality[seat])
    impossible = [impossible_for(view, seat) for seat in hidden]
    while hidden:
        dealt = members(pool)
        shuffle(dealt, rng)
        if all(not people & bit(who) for people, who in zip(impossible, dealt, strict=False)):
            for seat, who in zip(hidden, dealt, strict=False):
                view.personality[seat] = who
                pool ^= bit(who)
            break
    view.unused |= pool
