"""What the unseen cards and personalities of Ankh-Morpork can be, every possible way as likely as any other."""

from collections.abc import Callable
from math import factorial

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, members
from tafelrunde.core.deal import below, shuffle
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import HIDDEN, NONE, SPECTATOR
from tafelrunde.games.morpork.areas import MOST_SEATS
from tafelrunde.games.morpork.cards import FIRST_CARDS
from tafelrunde.games.morpork.effects.cards import TakeRandomCards
from tafelrunde.games.morpork.effects.text import CHOOSE, text_of
from tafelrunde.games.morpork.setup import personalities
from tafelrunde.games.morpork.state import (
    HAND,
    NOTHING_UNKNOWN,
    OFFERED,
    PILE_FIRST,
    PILE_SECOND,
    SHUFFLED,
    MorporkState,
)
from tafelrunde.games.morpork.zones import unseen

# Cards.


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


# Personalities.


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
