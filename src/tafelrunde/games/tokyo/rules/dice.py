"""Dice without order: how many show each face, packed into one number, four bits for a face.

Every roll of up to nine dice has a number, and a weight: in how many of the 6^n ways the dice can fall it comes about.
"""

from math import factorial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bits import bit
from tafelrunde.core.moves import Moves
from tafelrunde.core.rng import Rng

ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
HEART: Final = 3
BOLT: Final = 4
CLAW: Final = 5
FACES: Final = ["1", "2", "3", "heart", "energy", "claw"]

MOST_DICE: Final = 9
"""Six, and the extra dice of Extra Head, Natural Selection and either Cyberbrain or Fluxling."""
MASKS: Final = 512
"""Sets of the dice as they lie in order."""

UNIT: Final[vec[i64]] = vec[i64]([i64(16**face) for face in range(6)])
"""Per face, one die that shows it."""
PREFIX: Final[vec[i64]] = vec[i64]([i64(2**k - 1) for k in range(MOST_DICE + 1)])


def on(dice: i64, face: i64) -> i64:
    """Return how many dice show a face.

    >>> on(UNIT[CLAW] * 2 + UNIT[ONE], CLAW)
    2
    """
    return (dice >> (4 * face)) & 15


def size(dice: i64) -> i64:
    """Return how many dice there are."""
    n: i64 = 0
    while dice:
        n += dice & 15
        dice >>= 4
    return n


def _rolls_of(n: int, faces: int) -> list[list[int]]:
    """Return all ways in which n dice show so many faces, as counts."""
    if faces == 1:
        return [[n]]
    return [[k, *rest] for k in range(n, -1, -1) for rest in _rolls_of(n - k, faces - 1)]


def _weight(counts: list[int]) -> int:
    ways = factorial(sum(counts))
    for k in counts:
        ways //= factorial(k)
    return ways


def _starts() -> list[int]:
    starts = [0]
    for n in range(MOST_DICE + 1):
        starts.append(starts[-1] + factorial(n + 5) // factorial(n) // factorial(5))
    return starts


def _sums(weights: list[list[int]]) -> list[int]:
    sums = []
    for row in weights:
        total = 0
        for weight in row:
            total += weight
            sums.append(total)
    return sums


_COUNTS: Final = [_rolls_of(n, 6) for n in range(MOST_DICE + 1)]
_WEIGHTS: Final = [[_weight(counts) for counts in row] for row in _COUNTS]
_ALL: Final = [counts for row in _COUNTS for counts in row]
START: Final[vec[i64]] = vec[i64]([i64(start) for start in _starts()])
"""Per number of dice, the number of its first roll."""
DICE_OF: Final[vec[i64]] = vec[i64]([i64(sum(k * 16**face for face, k in enumerate(counts))) for counts in _ALL])
"""Per roll, its dice."""
WEIGHT: Final = [weight for row in _WEIGHTS for weight in row]
_SUMS: Final[vec[i64]] = vec[i64]([i64(total) for total in _sums(_WEIGHTS)])
_WAYS: Final[vec[i64]] = vec[i64]([i64(6**n) for n in range(MOST_DICE + 1)])
ROLLS: Final = len(_ALL)
ROLL_IDS: Final = [
    " ".join(face for face, k in zip(FACES, counts, strict=True) for _ in range(k)) or "none" for counts in _ALL
]
_NUMBER: Final = {int(DICE_OF[number]): number for number in range(ROLLS)}
MASK_IDS: Final = [
    " ".join(str(k + 1) for k in range(MOST_DICE) if mask & int(bit(k))) or "none" for mask in range(MASKS)
]


def roll_number(dice: i64) -> int:
    """Return the number of the roll that shows these dice."""
    return _NUMBER[int(dice)]


def sample(n: i64, rng: Rng) -> i64:
    """Return the number of a roll of n dice, by its weight."""
    drawn = rng.below(_WAYS[n])
    low = START[n]
    high = START[n + 1] - 1
    while low < high:
        middle = (low + high) >> 1
        if drawn < _SUMS[middle]:
            high = middle
        else:
            low = middle + 1
    return low


def picked(dice: i64, mask: i64) -> i64:
    """Return the dice that a set of places takes, where the dice lie sorted by face.

    >>> picked(2 * UNIT[ONE] + UNIT[CLAW], 0b101) == UNIT[ONE] + UNIT[CLAW]
    True
    """
    found: i64 = 0
    for face in range(6):
        for _ in range(on(dice, face)):
            if mask & 1:
                found += UNIT[face]
            mask >>= 1
    return found


def add_picks(dice: i64, base: i64, moves: Moves) -> None:
    """Offer `base` plus every set of places that takes the first of equal dice, the empty one included."""
    start = moves.length
    moves.add(base)
    place: i64 = 0
    for face in range(6):
        n = on(dice, face)
        known = moves.length
        for k in range(1, n + 1):
            more = PREFIX[k] << place
            for j in range(start, known):
                moves.add(moves.row[j] + more)
        place += n


def add_rolls(n: i64, moves: Moves) -> None:
    """Offer every roll of n dice."""
    for number in range(START[n], START[n + 1]):
        moves.add(number)
