"""Who may be the assassins: the triples that are possible, and how likely each is."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.bots.search.knowledge import drawn
from tafelrunde.core.bits import bit
from tafelrunde.core.rng import Rng
from tafelrunde.games.tyrant.rules.cards import ASSASSINS, CITIZENS
from tafelrunde.games.tyrant.rules.state import TyrantState
from tafelrunde.games.tyrant.rules.zones import PICKED

TRIPLES: Final[vec[i64]] = PICKED[ASSASSINS]
MANY: Final = 220


class Suspects:
    """Some triples, and how likely each is; together 1."""

    def __init__(self, triples: vec[i64], odds: vec[float]) -> None:
        self.triples = triples
        self.odds = odds
        self.each: vec[float] = vec[float]()
        """Per citizen, how likely it is to be an assassin."""
        for citizen in range(CITIZENS):
            total = 0.0
            for k in range(len(triples)):
                if triples[k] & bit(citizen):
                    total += odds[k]
            self.each = append(self.each, total)

    def draw(self, rng: Rng) -> i64:
        """Return one of the triples, by chance."""
        return self.triples[drawn(self.odds, rng)]


def possible(s: TyrantState, odds: vec[float]) -> Suspects:
    """Return the triples that agree with who was revealed and with the game going on, by odds for all of TRIPLES."""
    triples: vec[i64] = vec[i64]()
    kept: vec[float] = vec[float]()
    total = 0.0
    for k in range(MANY):
        triple = TRIPLES[k]
        if triple & s.revealed == s.revealed and triple & s.gone != triple:
            triples = append(triples, triple)
            kept = append(kept, odds[k])
            total += odds[k]
    for k in range(len(kept)):
        kept[k] = kept[k] / total if total > 0.0 else 1.0 / float(len(kept))
    return Suspects(triples, kept)


def known(s: TyrantState) -> Suspects:
    """Return the one triple that it is, for whoever knows it."""
    return Suspects(vec[i64]([s.assassins]), vec[float]([1.0]))


EVEN: Final[vec[float]] = vec[float]([1.0] * MANY)
"""Odds for whoever has seen nothing yet."""
