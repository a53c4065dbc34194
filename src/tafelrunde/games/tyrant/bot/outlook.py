"""How things stand at the end of a turn, in numbers that can be weighed: always as the king sees his chances."""

from collections.abc import Mapping
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.bots.weights import fitted
from tafelrunde.core.bits import bit, count
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.games.tyrant.bot.streets import (
    EMPTY_STEP,
    FAR,
    Streets,
    distance,
    fetters_left,
    king_points_left,
    reaches,
    streets_of,
    way_home,
    within,
)
from tafelrunde.games.tyrant.bot.suspects import Suspects
from tafelrunde.games.tyrant.rules.board import NEXT
from tafelrunde.games.tyrant.rules.cards import CITIZENS
from tafelrunde.games.tyrant.rules.state import ATTACK_COST, FIRST_KNIGHT, HITS_TO_DIE, KING, TyrantState

FEATURES: Final = [
    "always",
    "late",  # more steps home than are in the cards: only arrests can win
    "time",  # the steps that are in the cards beyond those needed
    "home",
    "blocked",
    "kill",  # how likely the rebel can kill at once
    "hit",  # how likely he can hit at once
    "wounded",
    "assassins",  # how many are left, as far as one can tell
    "last",  # how likely one is left only
    "shown",  # revealed ones that are left
    "beside",
    "near",
    "near_wounded",
    "knights",
    "guards",  # knights beside the king
    "astray",  # how far knights are from him
    "crowd",  # citizens around the king who are not behind him
    "fetters",
    "free",  # steps home that are free now
    "bare",  # free squares beside him
    "hunted",  # revealed assassins whom a knight can reach
    "stuck",  # how far knights are from those who block him
    "gate",  # he stands on a gate, and nobody can keep him from leaving
    "door",  # one step before a gate that is free
    "roofs",  # citizens on roofs beside his way
    "seized",  # how likely all of them are gone
]
MANY: Final = 27
HIT_POINTS: Final = 5
"""What the rebel is thought to have in a round whose card is not turned up yet."""
WON: Final = 30.0
"""Where a sum of weights stands for a game that is as good as won."""

_row: Final[vec[float]] = vec[float]([0.0] * MANY)
_around: Final[vec[float]] = vec[float]([0.0, 1.0, 1.0, 0.7, 0.4])
"""How much a citizen adds to the crowd, by steps from the king."""


def measure(s: TyrantState, suspects: Suspects, rebel_points: i64) -> vec[float]:
    """Return the numbers of a position in the order of FEATURES; the row is the same at every call.

    `rebel_points` are what the rebel has before the king can do something about it.
    """
    row = _row
    for k in range(MANY):
        row[k] = 0.0
    row[0] = 1.0
    king = s.at[KING]
    if king == NONE:
        return row
    streets = streets_of(s.board)
    measure_way(s, streets, row)
    measure_threats(s, streets, suspects, rebel_points, row)
    measure_knights(s, streets, row)
    row[18] = float(fetters_left(s)) / 7.0
    return row


def measure_way(s: TyrantState, streets: Streets, row: vec[float]) -> None:
    """Put down how far it is home, and what is in the way."""
    king = s.at[KING]
    home = streets.home[king]
    time: i64 = king_points_left(s) - home
    extra: i64 = way_home(s, streets) - EMPTY_STEP * home
    row[1] = 1.0 if time < 0 else 0.0
    row[2] = float(min(max(time, 0), 6)) / 6.0
    row[3] = float(home) / 14.0
    row[4] = float(min(extra, 12)) / 12.0
    free: i64 = 0
    bare: i64 = 0
    for way in range(4):
        to = NEXT[4 * king + way]
        if s.on[to] == NONE:
            bare += 1
            if streets.home[to] < home:
                free += 1
    row[19] = float(free) / 2.0
    row[20] = float(bare) / 4.0
    if home == 1:
        row[23] = 1.0
    elif home == 2 and free:
        row[24] = 1.0


def measure_threats(s: TyrantState, streets: Streets, suspects: Suspects, points: i64, row: vec[float]) -> None:
    """Put down who could strike, and how likely they are assassins."""
    king = s.at[KING]
    home = streets.home[king]
    reach = reaches(s, 1)
    deadly = within(s, reach, points - ATTACK_COST * (HITS_TO_DIE - s.hits))
    hitting = within(s, reach, points - ATTACK_COST)
    kill = 0.0
    hit = 0.0
    last = 0.0
    seized = 0.0
    gone = s.gone
    for k in range(len(suspects.triples)):
        triple = suspects.triples[k]
        odds = suspects.odds[k]
        if triple & deadly:
            kill += odds
        if triple & hitting:
            hit += odds
        left = triple & ~gone
        if left == 0:
            seized += odds
        elif left & (left - 1) == 0:
            last += odds
    row[5] = kill
    row[6] = hit if s.hits == 0 else 0.0
    row[7] = float(s.hits)
    row[9] = last
    row[26] = seized
    wounded = float(s.hits)
    each = suspects.each
    roof = s.board.roof
    for citizen in range(CITIZENS):
        square = s.at[citizen]
        if square == NONE:
            continue
        chance = each[citizen]
        row[8] += chance / 3.0
        cost = reach[square]
        if cost <= 1:
            row[11] += chance
        if cost <= 3:
            row[12] += chance
            row[13] += chance * wounded
        apart = distance(square, king)
        if apart <= 4 and (roof[square] or streets.home[square] <= home):
            row[17] += _around[apart] / 4.0
            if roof[square]:
                row[25] += 0.25


def measure_knights(s: TyrantState, streets: Streets, row: vec[float]) -> None:
    """Put down where the knights are, and whom they can reach."""
    king = s.at[KING]
    home = streets.home[king]
    shown: i64 = s.revealed & ~s.gone
    row[10] = float(count(shown)) / 3.0
    alive: i64 = 0
    beside: i64 = 0
    astray: i64 = 0
    hunted: i64 = 0
    nearest: i64 = FAR
    blocked = row[19] == 0.0 and home > 1
    for knight in range(FIRST_KNIGHT, KING):
        square = s.at[knight]
        if square == NONE:
            continue
        alive += 1
        apart = distance(square, king)
        if apart == 1:
            beside += 1
        astray += apart
        if shown:
            for citizen in range(CITIZENS):
                if shown & bit(citizen) and distance(square, s.at[citizen]) <= 3:
                    hunted |= bit(citizen)
        if blocked:
            for way in range(4):
                to = NEXT[4 * king + way]
                if streets.home[to] < home and 0 <= s.on[to] < CITIZENS:
                    nearest = min(nearest, distance(square, to))
    row[14] = float(alive) / 7.0
    row[15] = float(beside) / 4.0
    row[16] = float(astray) / 70.0
    row[21] = float(count(hunted)) / 3.0
    if blocked and nearest < FAR:
        row[22] = float(nearest) / 10.0


# The weights.

AFTER_KING: Final = 0
AFTER_REBEL: Final = 1
VALUE: Final = 2
"""What is added for the weights by which a position is valued, not by which a turn is planned.

A plan is chosen among positions that are alike in most things, a value compares all of them: what tells who wins in the
end is not what to strive for next.
"""
MOMENTS: Final = ["after_king", "after_rebel", "value_after_king", "value_after_rebel"]


class Weights:
    """What each number counts for, at the end of the king's turn and of the rebel's, in plans and as a value."""

    def __init__(self, given: Mapping[str, float] | None = None) -> None:
        """Read the fitted weights; `given` ones replace them by name, as in `after_king.home`."""
        data = fitted("tyrant")
        if given is not None:
            data.update(given)
        self.rows: list[vec[float]] = []
        for moment in MOMENTS:
            row: vec[float] = vec[float]()
            for name in FEATURES:
                row = append(row, data.get(f"{moment}.{name}", 0.0))
            self.rows.append(row)

    def blurred(self, blur: float, rng: Rng) -> "Weights":
        """Return weights as somebody takes them for a turn who errs in each by a factor of up to `e ** blur`."""
        if blur == 0.0:
            return self
        found = Weights()
        for moment in range(len(self.rows)):
            row: vec[float] = vec[float]()
            for k in range(MANY):
                off = blur * (2.0 * float(rng.word()) / 4294967296.0 - 1.0)
                row = append(row, self.rows[moment][k] * exp(off))
            found.rows[moment] = row
        return found

    def sum(self, moment: i64, measured: vec[float]) -> float:
        """Return the weighed sum: above 0 the king is ahead."""
        row = self.rows[moment]
        total = 0.0
        for k in range(MANY):
            total += row[k] * measured[k]
        return total + WON * measured[26]


def chance_of(total: float) -> float:
    """Return how likely the king wins, by a weighed sum."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))
