"""What the unseen cards and personalities of Ankh-Morpork can be, every possible way as likely as any other."""

from collections.abc import Callable
from math import factorial, perm
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, lowest, members, nth
from tafelrunde.core.deal import below
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import HIDDEN, NONE, SPECTATOR
from tafelrunde.games.morpork.rules.areas import MOST_SEATS
from tafelrunde.games.morpork.rules.cards import FIRST_CARDS, deck_of
from tafelrunde.games.morpork.rules.effects.cards import TakeRandomCards
from tafelrunde.games.morpork.rules.effects.text import CHOOSE, text_of
from tafelrunde.games.morpork.rules.setup import personalities
from tafelrunde.games.morpork.rules.state import HAND, NOTHING_UNKNOWN, OFFERED, PILE_FIRST, SHUFFLED, MorporkState
from tafelrunde.games.morpork.rules.zones import unseen

ROOMS: Final = int(bit(OFFERED)) | (int(bit(HAND + MOST_SEATS)) - int(bit(HAND)))
"""Where any card can be that is not in the draw pile: the hands, and what is offered from one."""


def guess(view: MorporkState, rng: Rng) -> None:
    """Deal out the unseen cards and personalities at random, in keeping with all that the viewer can tell."""
    first = known_out(view, 0)
    second = known_out(view, 1)
    others_first = unseen(view, 0) ^ first
    others_second = unseen(view, 1) ^ second
    unknown = view.unknown[:]
    if first | second:
        if are_alike(view, first, second):
            deal_alike(view, first, second, unknown, rng)
        else:
            deal_one_by_one(view, unknown, rng)
    deal_others(view, 0, others_first, unknown, rng)
    deal_others(view, 1, others_second, unknown, rng)
    view.unknown = NOTHING_UNKNOWN
    if not view.winners:
        guess_personalities(view, rng)


# Cards.


def deal_others(view: MorporkState, which: i64, cards: i64, unknown: vec[i64], rng: Rng) -> None:
    """Deal the cards of a deck that can be anywhere; those that no other zone takes are the draw pile."""
    pile = PILE_FIRST + which
    n = count(cards)
    while n > unknown[pile]:
        one = bit(nth(cards, rng.below(n)))
        cards ^= one
        n -= 1
        view.cards[2 * take_room(unknown, ROOMS, rng) + which] |= one
    view.cards[2 * pile + which] |= cards


def take_room(unknown: vec[i64], zones: i64, rng: Rng) -> i64:
    """Return the zone of a random one of the unknown cards in these zones, and note in `unknown` that it is dealt."""
    room: i64 = 0
    left = zones
    while left:
        room += unknown[lowest(left)]
        left &= left - 1
    if room == 0:
        raise AssertionError("no way to deal the hidden cards")
    k = rng.below(room)
    zone = lowest(zones)
    while k >= unknown[zone]:
        k -= unknown[zone]
        zones &= zones - 1
        zone = lowest(zones)
    unknown[zone] -= 1
    return zone


def known_out(view: MorporkState, which: i64) -> i64:
    """Return the cards of a deck that the viewer sees nowhere, but knows not to be in the draw pile."""
    out: i64 = 0
    for seat in range(view.seats):
        out |= view.loose[2 * seat + which]
        if view.viewer != SPECTATOR:
            out |= view.astray[2 * (MOST_SEATS * view.viewer + seat) + which]
    return out & unseen(view, which)


def are_alike(view: MorporkState, first: i64, second: i64) -> bool:
    """Tell whether the same is known of all these cards of the two decks, so that they fit the same places."""
    for seat in range(view.seats):
        if not one_kind(view.loose[2 * seat], first, view.loose[2 * seat + 1], second):
            return False
        if view.viewer != SPECTATOR:
            k = 2 * (MOST_SEATS * view.viewer + seat)
            if not one_kind(view.astray[k], first, view.astray[k + 1], second):
                return False
    return True


def one_kind(known_first: i64, first: i64, known_second: i64, second: i64) -> bool:
    """Tell whether all cards of both decks are among the known ones, or none."""
    here = count(known_first & first) + count(known_second & second)
    return here == 0 or here == count(first) + count(second)


def deal_alike(view: MorporkState, first: i64, second: i64, unknown: vec[i64], rng: Rng) -> None:
    """Deal cards that fit the same places: to the shuffled discard pile all it takes, the rest anywhere else.

    What is left of the shuffled discard pile is made of such cards alone.
    """
    places = fitting(view, lowest(first) if first else FIRST_CARDS + lowest(second))
    elsewhere = places & ROOMS
    n = count(first)
    left = n + count(second)
    while left:
        k = rng.below(left)
        left -= 1
        zone: i64 = SHUFFLED
        if unknown[SHUFFLED]:
            unknown[SHUFFLED] -= 1
        else:
            zone = take_room(unknown, elsewhere, rng)
        if k < n:
            one = bit(nth(first, k))
            first ^= one
            n -= 1
            view.cards[2 * zone] |= one
        else:
            one = bit(nth(second, k - n))
            second ^= one
            view.cards[2 * zone + 1] |= one


def fitting(view: MorporkState, card: i64) -> i64:
    """Return the zones where a card may be that the viewer knows not to be in the draw pile."""
    which = deck_of(card)
    one = bit(card - which * FIRST_CARDS)
    loose: i64 = 0
    astray: i64 = 0
    for seat in range(view.seats):
        if view.loose[2 * seat + which] & one:
            loose |= bit(seat)
        if view.viewer != SPECTATOR and view.astray[2 * (MOST_SEATS * view.viewer + seat) + which] & one:
            astray |= bit(seat)
    holders = loose | astray
    if loose and astray:
        holders = loose & astray
    zones = holders * bit(HAND)
    if not astray:
        zones |= bit(SHUFFLED)
    giver = offered_by(view)
    if giver == NONE or holders & bit(giver):
        zones |= bit(OFFERED)
    return zones


def offered_by(view: MorporkState) -> i64:
    """Return from whose hand cards are offered, NONE if no text says so."""
    for frame in view.stack:
        if frame.step is CHOOSE and isinstance(text_of(frame.a), TakeRandomCards):
            return frame.b
    return NONE


# Cards of which different things are known: the ways to go on are counted.


def rooms(view: MorporkState) -> list[int]:
    """Return the zones where a card can be that is not in the draw pile."""
    return [SHUFFLED, *range(HAND, HAND + int(view.seats)), OFFERED]


def listed_out(view: MorporkState) -> list[tuple[list[int], int]]:
    """Return the places, by index, and the card for each that is known not to be in the draw pile.

    Those with the commonest places come last.
    """
    zones = rooms(view)
    found = []
    for which in range(2):
        for number in members(known_out(view, which)):
            card = which * FIRST_CARDS + number
            fit = fitting(view, card)
            found.append(([k for k, zone in enumerate(zones) if fit & bit(zone)], card))
    often = [places for places, _ in found]
    return sorted(found, key=lambda one: (often.count(one[0]), one))


def ways_to_deal(places: list[list[int]]) -> Callable[[int, tuple[int, ...]], int]:
    """Return what counts the ways to deal cards that fit these places each, and all others after them.

    It takes how many are dealt, and the room that is left in each place.
    """
    alike = alike_at_the_end(places)
    counted: dict[tuple[int, tuple[int, ...]], int] = {}

    def ways(k: int, left: tuple[int, ...]) -> int:
        """Return in how many ways the cards from the k-th on, and all others after them, fill the room that is left."""
        if k == len(places) - alike:
            return ways_alike(alike, places[-1] if alike else [], left)
        if (k, left) not in counted:
            counted[k, left] = sum(left[z] * ways(k + 1, without_one(left, z)) for z in places[k] if left[z])
        return counted[k, left]

    return ways


def alike_at_the_end(places: list[list[int]]) -> int:
    """Return how many of the last cards fit the same places."""
    n = 0
    while n < len(places) and places[-1 - n] == places[-1]:
        n += 1
    return n


def ways_alike(n: int, places: list[int], left: tuple[int, ...]) -> int:
    """Return in how many ways n cards go to these places, among them all that the first takes, and others to the rest.

    The first is the shuffled discard pile: no others are there.
    """
    shuffled = left[0]
    elsewhere = sum(left[z] for z in places if z)
    if shuffled > n or n - shuffled > elsewhere or (shuffled and 0 not in places):
        return 0
    return perm(n, shuffled) * perm(elsewhere, n - shuffled) * factorial(sum(left) - n)


def without_one(left: tuple[int, ...], z: int) -> tuple[int, ...]:
    """Return the room that is left when a card is put into a place."""
    return (*left[:z], left[z] - 1, *left[z + 1 :])


def fits_somehow(view: MorporkState) -> bool:
    """Tell whether the cards that are known not to be in the draw pile can all be somewhere else."""
    ways = ways_to_deal([places for places, _ in listed_out(view)])
    return ways(0, tuple(int(view.unknown[zone]) for zone in rooms(view))) > 0


def deal_one_by_one(view: MorporkState, unknown: vec[i64], rng: Rng) -> None:
    """Deal the cards that are known not to be in the draw pile, and note in `unknown` what room is left.

    The ways to go on are counted, those of the other cards included, so that each is as likely as any other.
    """
    zones = rooms(view)
    cards = listed_out(view)
    each = [places for places, _ in cards]
    ways = ways_to_deal(each)
    alike = alike_at_the_end(each)
    left = tuple(int(unknown[zone]) for zone in zones)
    for k, (places, card) in enumerate(cards[: len(cards) - alike]):
        pick = below(ways(k, left), rng)
        for z in places:
            if left[z]:
                rest = without_one(left, z)
                pick -= left[z] * ways(k + 1, rest)
                if pick < 0:
                    which = deck_of(card)
                    view.cards[2 * zones[z] + which] |= bit(card - which * FIRST_CARDS)
                    left = rest
                    break
    for z, zone in enumerate(zones):
        unknown[zone] = left[z]
    rest_of = [0, 0]
    for _, card in cards[len(cards) - alike :]:
        rest_of[int(deck_of(card))] |= int(bit(card - deck_of(card) * FIRST_CARDS))
    deal_alike(view, rest_of[0], rest_of[1], unknown, rng)


# Personalities.


def impossible_for(view: MorporkState, seat: i64) -> i64:
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
    """Deal out the unseen personalities to whom they can belong: anew, if somebody gets one that cannot be."""
    pool = personalities(int(view.seats)) ^ view.unused
    hidden: i64 = 0
    for seat in range(view.seats):
        if view.personality[seat] == HIDDEN:
            hidden |= bit(seat)
        elif view.personality[seat] >= 0:
            pool ^= bit(view.personality[seat])
    rest = pool
    waiting = hidden
    while waiting:
        seat = lowest(waiting)
        who = nth(rest, rng.below(count(rest)))
        if impossible_for(view, seat) & bit(who):
            rest = pool
            waiting = hidden
        else:
            view.personality[seat] = who
            rest ^= bit(who)
            waiting &= waiting - 1
    view.unused |= rest
