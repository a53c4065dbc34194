"""What the seats know of hidden cards and personalities, followed from move to move (rule morpork.hidden.seen)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules.areas import MOST_SEATS
from tafelrunde.games.morpork.rules.cards import ALL_CARDS, FIRST_CARDS, NOT_FOR_TWO, deck_of
from tafelrunde.games.morpork.rules.state import (
    DISCARD,
    FRONT,
    HAND,
    NO_ROW,
    OFFERED,
    PILE_SECOND,
    PLAYED,
    SHUFFLED,
    MorporkState,
)

EVERYBODY: Final = 0xF


# Cards that move, and what everybody learns from it.


def move(s: MorporkState, card: i64, origin: i64, to: i64, witnesses: i64) -> None:
    """Move a card between zones; of the seats that cannot look there, the witnesses (a set) still know it."""
    deck = deck_of(card)
    one = bit(card - deck * FIRST_CARDS)
    s.cards[2 * origin + deck] ^= one
    s.cards[2 * to + deck] |= one
    for seat in range(s.seats):
        k = 2 * seat + deck
        s.seen[k] |= one
        if not witnesses & bit(seat) or to == HAND + seat:
            s.seen[k] ^= one
        if witnesses & bit(seat) or to == HAND + seat:
            found(s, seat, deck, one)


def found(s: MorporkState, seat: i64, deck: i64, cards: i64) -> None:
    """Note that a seat knows where these cards of a deck are."""
    for other in range(s.seats):
        k = 2 * (MOST_SEATS * seat + other) + deck
        s.astray[k] = (s.astray[k] | cards) ^ cards


def lose_track(s: MorporkState, zone: i64, holder: i64, witnesses: i64) -> None:
    """Let everybody but the witnesses no longer know the cards of a zone: one of them has left it unseen.

    They still know that the holder, if there is one, has or had them.
    """
    for seat in range(s.seats):
        if not witnesses & bit(seat):
            for deck in range(2):
                known = s.seen[2 * seat + deck] & s.cards[2 * zone + deck]
                s.seen[2 * seat + deck] ^= known
                if holder != NONE:
                    s.astray[2 * (MOST_SEATS * seat + holder) + deck] |= known


def conclude(s: MorporkState) -> None:
    """Let every seat find out which cards only one hand can have, while none are offered; an empty hand has none."""
    for seat in range(s.seats):
        for deck in range(2):
            once: i64 = 0
            twice: i64 = 0
            for other in range(s.seats):
                k = 2 * (MOST_SEATS * seat + other) + deck
                if s.size(HAND + other) == 0:
                    s.astray[k] = 0
                twice |= once & s.astray[k]
                once |= s.astray[k]
            s.seen[2 * seat + deck] |= once ^ twice
            found(s, seat, deck, once ^ twice)


def lay_open(s: MorporkState, card: i64, origin: i64, to: i64) -> None:
    """Move a card before everybody's eyes."""
    deck = deck_of(card)
    one = bit(card - deck * FIRST_CARDS)
    s.cards[2 * origin + deck] ^= one
    s.cards[2 * to + deck] |= one
    for seat in range(s.seats):
        k = 2 * seat + deck
        s.seen[k] = (s.seen[k] | one) ^ one
        s.loose[k] = (s.loose[k] | one) ^ one
        found(s, seat, deck, one)
    if origin < FRONT and s.size(origin) == 0:
        conclude(s)
    if to == DISCARD:
        s.discard = append(s.discard, card)


def take_up(s: MorporkState, card: i64, origin: i64, seat: i64) -> None:
    """Take an open card into a hand: everybody knows where it is."""
    if origin == DISCARD:
        s.discard = without(s, card)
    move(s, card, origin, HAND + seat, EVERYBODY)
    deck = deck_of(card)
    s.loose[2 * seat + deck] |= bit(card - deck * FIRST_CARDS)


def without(s: MorporkState, card: i64) -> vec[i64]:
    """Return the discard pile without a card."""
    rest = NO_ROW[:]
    for k in range(len(s.discard)):
        if s.discard[k] != card:
            rest = append(rest, s.discard[k])
    return rest


def hand_over(s: MorporkState, card: i64, giver: i64, origin: i64, taker: i64) -> None:
    """Move a card from the giver (its hand, or what was offered from it) to another hand; only both see it."""
    both = bit(giver) | bit(taker)
    lose_track(s, origin, giver, both)
    if origin == OFFERED:
        lose_track(s, HAND + giver, giver, both)
    share_knowledge(s, giver, taker)
    move(s, card, origin, HAND + taker, both)
    conclude(s)


def share_knowledge(s: MorporkState, giver: i64, taker: i64) -> None:
    """Note that what the giver was known to have, the taker may have now."""
    for deck in range(2):
        s.loose[2 * taker + deck] |= s.loose[2 * giver + deck]
        for seat in range(s.seats):
            if seat != giver and seat != taker:
                k = 2 * MOST_SEATS * seat + deck
                s.astray[k + 2 * taker] |= s.astray[k + 2 * giver]


def look_at_hand(s: MorporkState, seat: i64, victim: i64) -> None:
    """Let a seat see the hand of another: what it does not find there, it does not look for there any more."""
    for deck in range(2):
        hand = s.cards[2 * (HAND + victim) + deck]
        s.seen[2 * seat + deck] |= hand
        found(s, seat, deck, hand)
        s.astray[2 * (MOST_SEATS * seat + victim) + deck] = 0
    conclude(s)


def swap_hands(s: MorporkState, one: i64, other: i64) -> None:
    """Exchange two whole hands: whoever knew a card can follow it, and both still know what they gave."""
    for deck in range(2):
        mine = s.cards[2 * (HAND + one) + deck]
        theirs = s.cards[2 * (HAND + other) + deck]
        s.cards[2 * (HAND + one) + deck] = theirs
        s.cards[2 * (HAND + other) + deck] = mine
        seen = s.seen[2 * one + deck]
        s.seen[2 * one + deck] = (seen | theirs | mine) ^ theirs
        seen = s.seen[2 * other + deck]
        s.seen[2 * other + deck] = (seen | theirs | mine) ^ mine
        loose = s.loose[2 * one + deck]
        s.loose[2 * one + deck] = s.loose[2 * other + deck]
        s.loose[2 * other + deck] = loose
        for seat in range(s.seats):
            k = 2 * MOST_SEATS * seat + deck
            astray = s.astray[k + 2 * one]
            s.astray[k + 2 * one] = s.astray[k + 2 * other]
            s.astray[k + 2 * other] = astray
        found(s, one, deck, theirs)
        found(s, other, deck, mine)
        s.astray[2 * (MOST_SEATS * one + one) + deck] = 0
        s.astray[2 * (MOST_SEATS * other + other) + deck] = 0
    conclude(s)


def shuffle_discards(s: MorporkState, seat: i64) -> None:
    """Shuffle the discard pile for a seat to take cards of it: only that seat can tell which are left."""
    lose_track(s, SHUFFLED, NONE, bit(seat))
    mixed = s.size(SHUFFLED) > 0
    for deck in range(2):
        pile = s.cards[2 * DISCARD + deck]
        s.cards[2 * DISCARD + deck] = 0
        s.cards[2 * SHUFFLED + deck] |= pile
        s.seen[2 * seat + deck] |= pile
        if mixed:
            for other in range(s.seats):
                pile |= s.loose[2 * other + deck]
        s.loose[2 * seat + deck] |= pile
    s.discard = NO_ROW[:]


def might_hold(s: MorporkState, seat: i64, card: i64) -> bool:
    """Tell whether, for all that everybody sees, a seat may have a card in its hand."""
    if s.size(HAND + seat) == 0:
        return False
    for zone in range(FRONT, FRONT + s.seats):
        if s.holds(zone, card):
            return False
    if s.holds(DISCARD, card) or s.holds(PLAYED, card):
        return False
    deck = deck_of(card)
    one = bit(card - deck * FIRST_CARDS)
    known = False
    for other in range(s.seats):
        if s.loose[2 * other + deck] & one:
            known = True
    if known:
        return s.loose[2 * seat + deck] & one != 0
    if deck == 0:
        return True
    whole = count(ALL_CARDS[1])
    if s.seats == 2:
        whole -= len(NOT_FOR_TWO)
    return s.size(PILE_SECOND) < whole


# Personalities.


def found_people(s: MorporkState, seat: i64, people: i64) -> None:
    """Note that a seat knows where these personalities are."""
    for k in range(MOST_SEATS * seat, MOST_SEATS * (seat + 1)):
        s.aside[k] = (s.aside[k] | people) ^ people


def is_known(s: MorporkState, seat: i64, viewer: i64) -> bool:
    """Tell whether another seat is left with only one personality that this one can have."""
    left = people(s) ^ bit(s.personality[viewer])
    left ^= left & (s.seen_unused[viewer] | s.ruled_out[seat])
    elsewhere: i64 = 0
    for other in range(s.seats):
        elsewhere |= s.aside[MOST_SEATS * viewer + other]
    elsewhere ^= s.aside[MOST_SEATS * viewer + seat]
    left ^= left & elsewhere
    return count(left) == 1


def people(s: MorporkState) -> i64:
    """Return all personalities of this game."""
    every = s.unused
    for seat in range(s.seats):
        every |= bit(s.personality[seat])
    return every


def follow_change(s: MorporkState, seat: i64, old: i64, new: i64) -> None:
    """Note that a seat exchanges its personality: what others knew to be unused, it may have now.

    Who knew the old one knows that it is unused.
    """
    for other in range(s.seats):
        if other != seat:
            known = is_known(s, seat, other)
            maybe = s.seen_unused[other]
            for k in range(MOST_SEATS * other, MOST_SEATS * (other + 1)):
                maybe |= s.aside[k]
            s.aside[MOST_SEATS * other + seat] = maybe
            s.seen_unused[other] = 0
            if known:
                s.seen_unused[other] = bit(old)
                found_people(s, other, bit(old))
    s.ruled_out[seat] = 0
    s.seen_unused[seat] = (s.seen_unused[seat] | bit(old) | bit(new)) ^ bit(new)
    found_people(s, seat, bit(old) | bit(new))
