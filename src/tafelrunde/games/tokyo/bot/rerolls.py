"""Exact expectation over the rolls that are left, by dynamic programming over dice without order.

To keep some dice and roll the others is worth the mean over one more die of each face, and so on down to all dice;
to choose what is kept is worth the best that any part of the dice is worth. Both are sums over neighbours among the
924 ways in which up to six dice can lie, so that a turn takes microseconds.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.tokyo.rules.dice import DICE_OF, MOST_DICE, ROLLS, START, UNIT, on, roll_number

NO_ROLL: Final = -1
MORE: Final[vec[i64]] = vec[i64](
    [i64(roll_number(DICE_OF[k] + UNIT[face])) for k in range(START[MOST_DICE]) for face in range(6)]
)
"""Per roll and face, the number of the roll with one such die more."""
LESS: Final[vec[i64]] = vec[i64](
    [
        i64(roll_number(DICE_OF[k] - UNIT[face])) if on(DICE_OF[k], face) else i64(NO_ROLL)
        for k in range(ROLLS)
        for face in range(6)
    ]
)
"""Per roll and face, the number of the roll with one such die fewer."""
BLANK: Final[list[vec[float]]] = [vec[float]([0.0] * int(START[n + 1])) for n in range(MOST_DICE + 1)]


def number_of(dice: i64) -> i64:
    """Return the number of the roll that shows these dice.

    >>> number_of(UNIT[5] * 2 + UNIT[0]) == roll_number(UNIT[5] * 2 + UNIT[0])
    True
    """
    number: i64 = 0
    for face in range(6):
        for _ in range(on(dice, face)):
            number = MORE[6 * number + face]
    return number


class Rerolls:
    """What each way to keep dice is worth, by how many rolls are left."""

    def __init__(self, n: i64, worth: vec[float]) -> None:
        """Begin with what every roll of `n` dice is worth at the end, at its number in `worth`."""
        self.n = n
        self.tops: list[vec[float]] = [worth]
        """Per number of rolls left, what dice are worth when the best part of them is kept."""
        self.means: list[vec[float]] = []
        """Per number of rolls left after this one, what kept dice are worth when the others are rolled."""

    def mean(self, kept: i64, rolls: i64) -> float:
        """Return what dice (by number) are worth when they are kept and the others rolled, the first of `rolls`."""
        while len(self.means) < rolls:
            self.means.append(rolled(self.n, self.tops[-1]))
            self.tops.append(best_part(self.n, self.means[-1]))
        return self.means[rolls - 1][kept]

    def best(self, dice: i64, rolls: i64) -> float:
        """Return what dice (by number) are worth with so many rolls left, whatever is best kept of them."""
        if rolls and len(self.tops) <= rolls:
            self.mean(dice, rolls)
        return self.tops[rolls][dice]


def rolled(n: i64, worth: vec[float]) -> vec[float]:
    """Return what fewer dice than `n` are worth when the missing ones are rolled: the mean over each next die."""
    found = worth[:]
    at: i64 = START[n] - 1
    while at >= 0:
        k: i64 = 6 * at
        found[at] = (
            found[MORE[k]]
            + found[MORE[k + 1]]
            + found[MORE[k + 2]]
            + found[MORE[k + 3]]
            + found[MORE[k + 4]]
            + found[MORE[k + 5]]
        ) / 6.0
        at -= 1
    return found


def best_part(n: i64, means: vec[float]) -> vec[float]:
    """Return what dice are worth by the best part of them that can be kept."""
    found = means[:]
    for at in range(1, START[n + 1]):
        best = found[at]
        for k in range(6 * at, 6 * at + 6):
            less = LESS[k]
            if less >= 0 and found[less] > best:
                best = found[less]
        found[at] = best
    return found
