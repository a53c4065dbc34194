"""Who sees what of Ankh-Morpork.

Everybody sees the board, the money, what lies in front of players and on the discard pile. Hands and personalities are
their owners' alone (rules morpork.hidden.hand, morpork.hidden.personality); nobody sees the draw pile and the event
deck (rule morpork.hidden.decks). What a seat was shown stays known to it while it can follow it, and after that it
still knows who can have it (rule morpork.hidden.seen).
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import count
from tafelrunde.core.values import HIDDEN, NONE, SPECTATOR
from tafelrunde.core.zones import ALL, NOBODY, OWNER, Zone
from tafelrunde.games.morpork.rules.areas import MOST_SEATS
from tafelrunde.games.morpork.rules.setup import deck
from tafelrunde.games.morpork.rules.state import (
    NO_KNOWLEDGE,
    NO_ROW,
    NOTHING_ASIDE,
    NOTHING_ASTRAY,
    NOTHING_PER_SEAT,
    NOTHING_UNKNOWN,
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
            known: i64 = 0
            if viewer != SPECTATOR:
                known = cards & view.seen[2 * viewer + which]
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
    if viewer == SPECTATOR:
        view.unused = 0
    else:
        view.unused &= own_unused[viewer]
    for seat in range(view.seats):
        if seat != viewer and view.personality[seat] != NONE:
            view.personality[seat] = HIDDEN


def unseen(view: MorporkState, which: int) -> i64:
    """Return the cards of a deck that the viewer sees nowhere."""
    left = deck(int(view.seats), which)
    for zone in range(ZONES):
        left ^= view.cards[2 * zone + which] & left
    return left
