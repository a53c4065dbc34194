"""How likely monsters win by stars in the turn that comes next: by exact expectation over the dice they will roll."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.tokyo.bot.rerolls import BLANK, Rerolls
from tafelrunde.games.tokyo.rules.cards import DICE, ROLLS
from tafelrunde.games.tokyo.rules.dice import DICE_OF, MOST_DICE, START
from tafelrunde.games.tokyo.rules.state import GOAL, TokyoState

FOR_TOKYO: Final = 2
"""So many stars the start of a turn in Tokyo brings."""
FURTHEST: Final = 6
"""More stars than this six dice never bring."""
MOST_ROLLS: Final = 5
UNKNOWN: Final = -1.0
_CHANCES: Final[vec[float]] = vec[float]([UNKNOWN] * ((MOST_DICE + 1) * (FURTHEST + 1) * (MOST_ROLLS + 1)))
"""By dice, stars and rolls, the chance to roll at least so many stars when nothing else is rolled for."""


def rolled_stars(dice: i64) -> i64:
    """Return the stars that the numbers of a roll bring.

    >>> rolled_stars(DICE_OF[0])
    0
    """
    stars: i64 = 0
    for face in range(3):
        n: i64 = (dice >> (4 * face)) & 15
        if n >= 3:
            stars += face + n - 2
    return stars


def chance_of(stars: i64, dice: i64, rolls: i64) -> float:
    """Return the chance that so many dice bring at least so many stars, rolled so often for just that.

    >>> round(chance_of(2, 6, 1), 3), round(chance_of(2, 6, 3), 3)
    (0.133, 0.705)
    """
    if stars <= 0:
        return 1.0
    if stars > FURTHEST or dice <= 0:
        return 0.0
    dice = min(dice, MOST_DICE)
    rolls = min(rolls, MOST_ROLLS)
    at = ((FURTHEST + 1) * dice + stars) * (MOST_ROLLS + 1) + rolls
    if _CHANCES[at] == UNKNOWN:
        worth = BLANK[dice][:]
        for number in range(START[dice], START[dice + 1]):
            worth[number] = 1.0 if rolled_stars(DICE_OF[number]) >= stars else 0.0
        _CHANCES[at] = Rerolls(dice, worth).mean(0, rolls)
    return _CHANCES[at]


def wins_next(s: TokyoState, seat: i64, inside: bool) -> float:
    """Return the chance that a seat reaches the goal in its next turn by what its place and its dice bring."""
    stars = GOAL - s.stars[seat]
    if inside and not s.setup.two_player:
        stars -= FOR_TOKYO
    if s.sleeps(seat) or stars > FURTHEST:
        return 0.0
    return chance_of(stars, 6 + s.total(seat, DICE) - s.shrink[seat], 3 + s.total(seat, ROLLS))
