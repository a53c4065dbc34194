"""The round cards and the citizens, read from cards.toml.

A deck is a bag: how many of each kind of card it holds, four bits for each kind. Cards of a kind look alike, and nobody
knows the order, so neither do we.
"""

import tomllib
from importlib import resources
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

_DATA: Final[dict[str, Any]] = tomllib.loads(
    (resources.files("tafelrunde.games.tyrant.rules") / "cards.toml").read_text("utf-8")
)
_CARDS: Final[list[dict[str, Any]]] = _DATA["card"]

CITIZEN_IDS: Final[list[str]] = _DATA["citizens"]
CITIZENS: Final = 12
ASSASSINS: Final = 3
EVERY_CITIZEN: Final = 0xFFF

KINDS: Final = 7
KING_POINTS: Final[vec[i64]] = vec[i64]([i64(card["king"]) for card in _CARDS])
KNIGHT_POINTS: Final[vec[i64]] = vec[i64]([i64(card["knights"]) for card in _CARDS])
REBEL_POINTS: Final[vec[i64]] = vec[i64]([i64(card["rebel"]) for card in _CARDS])
FETTER: Final[vec[i64]] = vec[i64]([i64(1 if card["fetter"] else 0) for card in _CARDS])
CARD_IDS: Final[list[str]] = [
    f"{card['king']}-{card['knights']}-{card['rebel']}{'-fetter' if card['fetter'] else ''}" for card in _CARDS
]
GEM: Final[int] = CARD_IDS.index(_DATA["gem"])
"""The card with the red gem, which side B does without (rule tyrant.setup.gem)."""

ONE: Final[vec[i64]] = vec[i64]([i64(16**kind) for kind in range(KINDS)])
"""Per kind, the bag that holds one such card."""


def bag(cards: list[int]) -> int:
    """Return the bag of these cards."""
    found = 0
    for card in cards:
        found += ONE[card]
    return found


def copies(cards: i64, kind: i64) -> i64:
    """Return how many cards of a kind a bag holds."""
    return (cards >> (4 * kind)) & 15


def size(cards: i64) -> i64:
    """Return how many cards a bag holds."""
    n: i64 = 0
    while cards:
        n += cards & 15
        cards >>= 4
    return n


def listed(cards: i64) -> list[int]:
    """Return the cards of a bag, in the order of the kinds."""
    found: list[int] = []
    for kind in range(KINDS):
        found += [kind] * int(copies(cards, kind))
    return found


FULL_DECK: Final[int] = bag([kind for kind, card in enumerate(_CARDS) for _ in range(card["copies"])])
