"""Cards that each lie in one zone, for games with more of them than a set has bits.

`place[card]` is the number of the card's zone, or HIDDEN in a view that may not tell; `unknown[zone]` counts the hidden
ones. `seen[card]` is the set of seats that have been shown the card where it lies now: by a peek, or because it came
from their own hand.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.deal import shuffle
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import HIDDEN
from tafelrunde.core.zones import Zone


def cards_in(place: vec[i64], zone: i64) -> list[int]:
    """Return the cards known to lie in a zone, ascending."""
    return [card for card in range(int(len(place))) if place[card] == zone]


def number_in(place: vec[i64], unknown: vec[i64], zone: i64) -> i64:
    """Return how many cards lie in a zone, known or not: the same in every view."""
    n: i64 = unknown[zone]
    for card in range(len(place)):
        if place[card] == zone:
            n += 1
    return n


def hide_cards(place: vec[i64], seen: vec[i64], zones: list[Zone], viewer: i64) -> vec[i64]:
    """Hide in `place` what the viewer may not see, and return how many cards that makes per zone.

    Who else has seen a card is hidden too: it could tell where the card came from, or which one somebody peeked at.
    """
    unknown = vec[i64]([i64(0)] * len(zones))
    own: i64 = bit(viewer) if viewer >= 0 else 0
    for card in range(len(place)):
        zone = place[card]
        seen[card] = seen[card] & own
        if not seen[card] and not zones[zone].seen_by(viewer):
            place[card] = HIDDEN
            unknown[zone] += 1
    return unknown


def pass_on(place: vec[i64], seen: vec[i64], card: i64, to: i64, witnesses: i64) -> None:
    """Move a card that can be followed: who had seen it still knows which one it is, and so do the witnesses."""
    place[card] = to
    seen[card] = seen[card] | witnesses


def deal_hidden(place: vec[i64], unknown: vec[i64], rng: Rng) -> None:
    """Put the hidden cards at random where the unknown ones are."""
    hidden = cards_in(place, HIDDEN)
    shuffle(hidden, rng)
    for zone in range(len(unknown)):
        for _ in range(unknown[zone]):
            place[hidden.pop()] = zone


def slip(place: vec[i64], seen: vec[i64], card: i64, to: i64, witnesses: i64) -> None:
    """Move a card where only the witnesses (a set of seats) see which one it is.

    Everybody else has lost track: of the cards they had seen where it came from, any may be the one that left.
    """
    origin = place[card]
    for other in range(len(place)):
        if place[other] == origin:
            seen[other] = seen[other] & witnesses
    place[card] = to
    seen[card] = seen[card] | witnesses


def lay_open(place: vec[i64], seen: vec[i64], card: i64, to: i64) -> None:
    """Move a card before everybody's eyes."""
    place[card] = to
    seen[card] = 0
