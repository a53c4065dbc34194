"""What a match has shown: scores with intervals, as a whole and by seat, role and options."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import sqrt
from typing import Any

from tafelrunde import games
from tafelrunde.arena.game import Played
from tafelrunde.arena.plan import Fixture, Plan
from tafelrunde.arena.ratings import Rating, rate
from tafelrunde.arena.sprt import Sprt, Verdict
from tafelrunde.core.engine import Game

Z_95 = 1.959963984540054
"""So many standard deviations hold 95 % of a normal distribution."""


@dataclass
class Score:
    """Games of one bot: won alone, shared or drawn, lost; its part of all wins; how long it thought.

    `share` counts 1 for a game won alone, 1/k for one shared by k, and half for a draw between two.
    """

    games: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    share: float = 0.0
    asked: int = 0
    took: float = 0.0
    failures: list[str] = field(default_factory=list)

    def add(self, played: Played, seat: int) -> None:
        """Count a game, from one seat."""
        points = played.result[seat]
        part = (points + 1) / 2
        self.games += 1
        self.won += points >= 1
        self.lost += points <= -1
        self.drawn += -1 < points < 1
        self.share += part
        self.asked += played.asked[seat]
        self.took += played.took[seat]
        self.failures += played.failures.get(seat, [])

    @property
    def rate(self) -> float:
        """The part of its games that a bot has won."""
        return self.share / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Between what the rate of very many games would be: wrong in one of twenty matches."""
        return wilson(self.share, self.games)


def wilson(won: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """Return Wilson's interval of a part, which is sensible also for few games and near 0 and 1.

    >>> [round(bound, 4) for bound in wilson(81, 263)]
    [0.2553, 0.3662]
    """
    if not games:
        return 0.0, 1.0
    part, squared = won / games, z * z / games
    centre = (part + squared / 2) / (1 + squared)
    half = z / (1 + squared) * sqrt(max(0.0, part * (1 - part) / games + squared / (4 * games)))
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass
class Results:
    """The games of a match, by their number, and what they show."""

    plan: Plan
    played: dict[int, Played]
    sprt: Sprt | None = None

    @cached_property
    def games(self) -> list[tuple[Fixture, Played]]:
        """The games that count, in their order; what came after a verdict does not."""
        found = [(self.plan.fixture(number), self.played[number]) for number in sorted(self.played)]
        last = self.verdict.deals if self.verdict is not None and self.verdict.decided else None
        return [(fixture, played) for fixture, played in found if last is None or fixture.deal < last]

    @cached_property
    def verdict(self) -> Verdict | None:
        """What the sequential test says, after the first deal that decides it; None where nobody asked."""
        return None if self.sprt is None else self.sprt.verdict(self._shares(), self.plan.seats)

    def _shares(self) -> Iterable[float]:
        """Return the part of the wins of the first bot in each deal, up to the first that is not over."""
        seats = self.plan.seats
        deal = 0
        while all(deal * seats + turn in self.played for turn in range(seats)):
            results = [self.played[deal * seats + turn].result[-turn % seats] for turn in range(seats)]
            yield (sum(results) / seats + 1) / 2
            deal += 1

    def of(
        self,
        bot: str,
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        against: str | None = None,
    ) -> Score:
        """Return how a bot did: in all, on one seat, with some options, against one other."""
        score = Score()
        for fixture, played in self.games:
            names = [self.plan.bots[k] for k in fixture.seated]
            if options is not None and not self._played_with(options, fixture):
                continue
            for place, name in enumerate(names):
                others = [*names[:place], *names[place + 1 :]]
                if name == bot and seat in (None, place) and (against is None or against in others):
                    score.add(played, place)
        return score

    def _played_with(self, options: Mapping[str, object], fixture: Fixture) -> bool:
        usual = {option.name: option.default for option in self.rules.options}
        chosen = {**usual, **self.plan.options[fixture.options]}
        return all(chosen[name] == value for name, value in options.items())

    @property
    def rules(self) -> Game[Any]:
        """The game."""
        return games.load(self.plan.game)

    @property
    def names(self) -> list[str]:
        """The bots, each once, in the order they were named."""
        return list(dict.fromkeys(self.plan.bots))

    @property
    def ratings(self) -> dict[str, Rating]:
        """How strong each bot is beside the others."""
        return rate(
            [
                ([self.plan.bots[bot] for bot in fixture.seated], played.result, fixture.options)
                for fixture, played in self.games
            ],
            self.names,
        )

    @property
    def roles(self) -> list[str]:
        """Who sits at each seat, where the seats are not alike; nothing where they are."""
        return self.rules.roles
