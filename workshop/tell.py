"""What a bot gives away: how well somebody who watches its games can name what it hides.

`python -m workshop.tell tyrant level-5 greedy-1 --games 400` plays games of the first bot, at the seat that
hides something, against the second, and lets two detectives rank everybody who might be what is hidden: a naive one who
counts what anybody would count, and one fitted on as many other games. Where there is something that cannot be hidden,
the latter's ranks stand beside those that he gives to others, drawn by lot among whom it does not clear: what is left
of the difference is what the bot tells. With `--open` the same bot plays without hiding as well, and what hiding costs
in wins is printed. With `--json FILE` the games are kept: the same command goes on with them.
"""

import argparse
import json
import math
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tafelrunde import bots, games
from tafelrunde.arena.game import play
from tafelrunde.arena.plan import derived
from tafelrunde.arena.results import wilson
from tafelrunde.bots import Bot
from tafelrunde.core.engine import Game
from tafelrunde.core.errors import TafelrundeError
from workshop.detectives import DETECTIVES, Sight
from workshop.kept import Kept
from workshop.regression import logistic

MARK = "tafelrunde-tell"
SIGMAS = 1.96
RIDGE = 3.0
"""How strongly a fitted weight is held back: as much as so many games that say nothing."""


@dataclass
class Watched:
    """What was seen of one game, and whether the seat that hides something has won it."""

    sights: list[Sight]
    secret: frozenset[int]
    won: bool

    def line(self) -> dict[str, Any]:
        """Return it for a line of JSON."""
        sights = [[sight.moment, sight.rows] for sight in self.sights]
        return {"sights": sights, "secret": sorted(self.secret), "won": self.won}


def read(row: Mapping[str, Any]) -> Watched:
    """Return the game of a line of JSON.

    >>> read(Watched([Sight("late", [[1.0], [0.0]])], frozenset({1}), True).line())
    Watched(sights=[Sight(moment='late', rows=[[1.0], [0.0]])], secret=frozenset({1}), won=True)
    """
    return Watched([Sight(*sight) for sight in row["sights"]], frozenset(row["secret"]), row["won"])


def watch(
    game: Game[Any], hiding: Bot[Any], others: Sequence[Bot[Any]], seed: int, options: Mapping[str, object]
) -> Watched:
    """Play one game, and watch it with the eyes of a seat that is to be deceived."""
    watcher = DETECTIVES[game.id](game, 1 + len(others), options)
    seated = [*others[: watcher.hiding], hiding, *others[watcher.hiding :]]
    state, _ = play(game, seated, seed, options)
    watcher.heard([event.seen_by(1 - watcher.hiding) for event in state.events or []])
    result = state.result()
    assert result is not None
    return Watched(watcher.sights, watcher.secret(state), result[watcher.hiding] > 0)


def ranks(scores: Sequence[float]) -> list[float]:
    """Return the rank of each, 1 for the highest; equals share theirs.

    >>> ranks([0.5, 2.0, 0.5])
    [2.5, 1.0, 2.5]
    """
    return [
        1 + sum(other > score for other in scores) + (sum(other == score for other in scores) - 1) / 2
        for score in scores
    ]


def dot(weights: Sequence[float], row: Sequence[float]) -> float:
    """Return the weighed sum of a row."""
    return sum(weight * value for weight, value in zip(weights, row, strict=True))


def fit(watched: Sequence[Watched], moment: str, clears: int | None = None) -> list[float]:
    """Return weights for what can be counted about each at a moment, by logistic regression on who it was.

    The number of a row that clears somebody counts for nothing.
    """
    rows: list[list[float]] = []
    hits: list[float] = []
    for one in watched:
        for sight in one.sights:
            if sight.moment == moment:
                rows += [[1.0, *(0.0 if k == clears else row[k] for k in range(len(row)))] for row in sight.rows]
                hits += [float(k in one.secret) for k in range(len(sight.rows))]
    if not rows:
        return []
    size = len(rows[0])
    found = logistic(np.array(rows), np.array(hits), RIDGE * np.eye(size), np.zeros(size))
    return [float(weight) for weight in found[1:]]


@dataclass
class Ranking:
    """How well somebody names what is hidden: the mean rank, how far that may be off, and how often it leads."""

    games: int
    rank: float
    off: float
    first: float

    def __str__(self) -> str:
        return f"{self.rank:.2f} ± {self.off:.2f} | {share(self.first, self.games)}"


def share(part: float, games: int, digits: int = 0) -> str:
    """Return a part of some games with Wilson's interval, which is sensible for none and for all of them too.

    >>> share(0.7, 100), share(0.0, 100), share(math.nan, 0)
    ('70 % [60, 78]', '0 % [0, 4]', '–')
    """
    if not games:
        return "–"
    low, high = wilson(part * games, games)
    return f"{100 * part:.{digits}f} % [{100 * low:.{digits}f}, {100 * high:.{digits}f}]"


def judge(watched: Sequence[Watched], moment: str, weights: Sequence[float]) -> Ranking:
    """Return how high those who are hidden rank at a moment, if everybody is ranked by these weights."""
    means: list[float] = []
    first = 0.0
    for one in watched:
        for sight in one.sights:
            if sight.moment == moment:
                found = ranks([dot(weights, row) for row in sight.rows])
                means.append(sum(found[k] for k in one.secret) / len(one.secret))
                top = [k for k, rank in enumerate(found) if rank == min(found)]
                first += sum(k in one.secret for k in top) / len(top)
    return Ranking(len(means), *mean(means), first / len(means) if means else math.nan)


def mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and how far it may be off; of fewer than two nothing is known."""
    if len(values) < 2:
        return math.nan, math.nan
    middle = sum(values) / len(values)
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))
    return middle, SIGMAS * spread / math.sqrt(len(values))


def by_lot(watched: Sequence[Watched], moment: str, weights: Sequence[float], clears: int) -> str:
    """Return the mean rank of whoever is drawn by lot among those who are not cleared, and how the hidden differ."""
    drawn: list[float] = []
    differ: list[float] = []
    for one in watched:
        for sight in one.sights:
            left = [k for k, row in enumerate(sight.rows) if not row[clears]]
            if sight.moment == moment and left:
                found = ranks([dot(weights, row) for row in sight.rows])
                drawn.append(sum(found[k] for k in left) / len(left))
                differ.append(sum(found[k] for k in one.secret) / len(one.secret) - drawn[-1])
    rest, off = mean(differ)
    return f"{mean(drawn)[0]:.2f} | {rest:+.2f} ± {off:.2f}"


def usual(watched: Sequence[Watched], moment: str) -> float:
    """Return how often somebody is right who names the one that it is most often, whatever happens."""
    secrets = [one.secret for one in watched if moment in [sight.moment for sight in one.sights]]
    everybody = {who for secret in secrets for who in secret}
    return max((sum(who in secret for secret in secrets) / len(secrets) for who in everybody), default=math.nan)


def table(game: Game[Any], seen: Sequence[Watched], others: Sequence[Watched]) -> str:
    """Return a row for each moment: what the naive detective makes of it, and the one who has learned from others."""
    watcher = DETECTIVES[game.id]
    clears = watcher.clears
    lines = [
        f"| when | games | most often | naive: mean rank | first | fitted: mean rank | first |"
        f"{' by lot | beyond that |' if clears is not None else ''}",
        f"|---|---|---|---|---|---|---|{'---|---|' if clears is not None else ''}",
    ]
    for moment in watcher.moments:
        learned = fit(others, moment, clears)
        naive = judge(seen, moment, watcher.naive)
        cells = [moment, naive.games, f"{100 * usual(seen, moment):.0f} %", naive]
        cells.append(judge(seen, moment, learned) if learned else Ranking(0, math.nan, math.nan, math.nan))
        if clears is not None:
            cells.append(by_lot(seen if learned else [], moment, learned, clears))
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(lines)


@dataclass
class Series:
    """Games of one bot, which hides or does not, against another."""

    game: Game[Any]
    names: tuple[str, str]
    players: int
    options: Mapping[str, object]
    hides: bool
    kept: Kept

    def watched(self, number: int, seed: int) -> list[Watched]:
        """Play so many games, as far as they are not kept, and return what was seen of each."""
        found: list[Watched] = []
        for k in range(number):
            called = f"{seed}/{k}/{'hiding' if self.hides else 'open'}/{json.dumps(self.options)}"
            if called not in self.kept.found:
                self.kept.add(called, self.one(k, seed).line())
            found.append(read(self.kept.found[called]))
            if sys.stderr.isatty():
                print(f"\r{k + 1}/{number}", end="", file=sys.stderr, flush=True)
        return found

    def one(self, k: int, seed: int) -> Watched:
        """Play one game."""
        hiding = bots.load(self.names[0], self.game.id, derived(seed, "hiding", k), files=True)
        if not self.hides:
            hiding.weights = {**getattr(hiding, "weights", {}), "hides": 0.0}  # type: ignore[attr-defined]
        others = [
            bots.load(self.names[1], self.game.id, derived(seed, "other", k, seat), files=True)
            for seat in range(1, self.players)
        ]
        return watch(self.game, hiding, others, derived(seed, "deal", k), self.options)


def won(watched: Sequence[Watched]) -> float:
    """Return which part of the games the seat that hides something has won."""
    return sum(one.won for one in watched) / len(watched)


def cost(hiding: Sequence[Watched], open_: Sequence[Watched]) -> str:
    """Return in words what hiding costs in wins: a difference of shares, with Newcombe's interval."""
    less, more = won(hiding), won(open_)
    (low, high), (bottom, top) = wilson(less * len(hiding), len(hiding)), wilson(more * len(open_), len(open_))
    costs = more - less
    bounds = costs - math.hypot(more - bottom, high - less), costs + math.hypot(top - more, less - low)
    return f"hiding costs {100 * costs:.1f} % of the games [{100 * bounds[0]:.1f}, {100 * bounds[1]:.1f}]"


def main(args: Sequence[str]) -> None:
    """Print what a bot gives away, for each set of options."""
    parser = argparse.ArgumentParser(prog="python -m workshop.tell", description=__doc__)
    parser.add_argument("game", choices=sorted(DETECTIVES))
    parser.add_argument("bot", help="the bot that hides something")
    parser.add_argument("other", help="the bot it plays against")
    parser.add_argument("--games", type=int, default=400, help="so many are watched, and as many are learned from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--json", type=Path, help="keep the games in this file; the same command goes on with it")
    parser.add_argument("--open", action="store_true", help="let the bot play without hiding, too")
    parser.add_argument("--option", action="append", default=[], help="name=value; each is a table of its own")
    given = parser.parse_args(args)
    if given.games < 2:
        parser.error("watch at least two games")
    game = games.load(given.game)
    game.check_seats(given.players)
    names = (given.bot, given.other)
    what = {"game": game.id, "bots": names, "players": given.players, "rules": game.version}
    kept = Kept(given.json, MARK, what)
    for pair in given.option or [""]:
        name, _, value = pair.partition("=")
        options = {name: value} if name else {}
        played: list[list[Watched]] = []
        for hides in (True, False) if given.open else (True,):
            series = Series(game, names, given.players, options, hides, kept)
            seen, others = (series.watched(given.games, seed) for seed in (given.seed, given.seed + 1))
            played.append([*seen, *others])
            how = "hiding" if hides else "open"
            print(f"\n{given.bot}, {how}, against {given.other}{', ' + pair if pair else ''}\n", flush=True)
            print(f"{table(game, seen, others)}\n", flush=True)
            count = len(played[-1])
            print(f"it wins {share(won(played[-1]), count, digits=1)} of {count} games", flush=True)
        if given.open:
            print(cost(*played), flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except TafelrundeError as error:
        sys.exit(str(error))
