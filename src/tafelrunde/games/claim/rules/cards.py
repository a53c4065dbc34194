"""The 52 followers: five factions, and sets of cards as bits of one integer.

A *card* is a number from 0 to 47, one for each faction and value. Four more Goblins of value 0 look exactly
like the first: nobody can tell them apart, so neither do we. A set of cards has a bit for each card, and
bits 48 to 51 for the second to fifth zero it holds; which of the zeros it is has no meaning.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit, count, members

GOBLIN: Final = 0
KNIGHT: Final = 1
UNDEAD: Final = 2
DWARF: Final = 3
DOPPELGANGER: Final = 4

FACTIONS: Final = ["goblin", "knight", "undead", "dwarf", "doppelganger"]
VALUES: Final = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    [2, 3, 4, 5, 6, 7, 8, 9],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
]

CARDS: Final = 48
ZERO: Final = 0
"""The Goblin of value 0, the only card there is more than one of."""
ZEROS: Final = 5

FACTION: Final[vec[i64]] = vec[i64]([i64(f) for f in range(5) for _ in VALUES[f]])
VALUE: Final[vec[i64]] = vec[i64]([i64(value) for row in VALUES for value in row])
CARD_IDS: Final = [f"{FACTIONS[f]}_{value}" for f in range(5) for value in VALUES[f]]

DISTINCT: Final = 0xFFFFFFFFFFFF
"""Every card once."""
NO_ZEROS: Final = 0xFFFFFFFFFFFE
"""Every card once, but for the Goblin of value 0."""

FACTION_SETS: Final[vec[i64]] = vec[i64](
    [i64(0x3FF | 0xF000000000000), i64(0xFF << 10), i64(0x3FF << 18), i64(0x3FF << 28), i64(0x3FF << 38)]
)
"""Per faction, the set of all its cards."""


def put(cards: i64, card: i64) -> i64:
    """Return the set with one such card more."""
    if card == ZERO and cards & 1:
        more: i64 = cards >> CARDS
        more = (more << 1) | 1
        return (cards & DISTINCT) | (more << CARDS)
    return cards | bit(card)


def take(cards: i64, card: i64) -> i64:
    """Return the set with one such card less."""
    if card == ZERO and cards > DISTINCT:
        more: i64 = cards >> CARDS
        more >>= 1
        return (cards & DISTINCT) | (more << CARDS)
    return cards ^ bit(card)


def zeros(cards: i64) -> i64:
    """Return how many Goblins of value 0 the set holds."""
    return (cards & 1) + count(cards >> CARDS)


def some_zeros(n: i64) -> i64:
    """Return the set of that many Goblins of value 0."""
    if n == 0:
        return 0
    more: i64 = bit(n - 1) - 1
    return 1 | (more << CARDS)


def copies(cards: i64, card: int) -> int:
    """Return how many such cards the set holds."""
    if card == ZERO:
        return zeros(cards)
    return 1 if cards & bit(card) else 0


def listed(cards: i64) -> list[int]:
    """Return the cards of a set, ascending, zeros as often as they are there."""
    return [ZERO] * zeros(cards) + [card for card in members(cards & DISTINCT) if card != ZERO]


def set_of(cards: list[int]) -> i64:
    """Return the set of these cards."""
    found: i64 = 0
    for card in cards:
        found = put(found, card)
    return found
