"""How much a bot gives away: a watcher that was fitted on other games of its names who it is in Ankh-Morpork.

`python -m tafelrunde.arena.tell_morpork level-3 level-5:heat=0.5 --games 200 --players 2` prints for each bot how often
the watcher is right after eight turns of its own, and how often whoever always says the most frequent aim is.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

from tafelrunde import bots, games
from tafelrunde.arena.game import play
from tafelrunde.bots.bot import Bot
from tafelrunde.bots.morpork.prospects import AIM_NAMES, AIM_OF
from tafelrunde.bots.morpork.watcher import CLUES, Watcher
from tafelrunde.core.values import SPECTATOR

TURNS = 8
ROUNDS = 300
"""So often the watcher goes through what it learns from."""
STEP = 0.3
SHRINK = 0.002


@dataclass
class Sight:
    """What was seen of one seat after its turns, and what it wanted."""

    clues: list[float]
    aim: int


@dataclass
class Tell:
    """How often a watcher was right, of how many; and how often the most frequent aim was."""

    right: int
    chance: int
    seen: int

    def __str__(self) -> str:
        share = self.right / self.seen
        margin = 1.96 * sqrt(share * (1 - share) / self.seen)
        return (
            f"named {share:.1%} ± {margin:.1%} of {self.seen}, the most frequent aim is {self.chance / self.seen:.1%}"
        )


def watched(name: str, players: int, number: int, seed: int, turns: int = TURNS) -> list[Sight]:
    """Let a bot play against itself, and return what a spectator has seen of each seat after its turns."""
    found: list[Sight] = []
    for k in range(number):
        found += one_game(
            [bots.load(name, "morpork", seed + 100 * k + seat) for seat in range(players)], seed + k, turns
        )
    return found


def one_game(seated: Sequence[Bot], seed: int, turns: int = TURNS) -> list[Sight]:
    """Play one game, and return what was seen of each seat when it had had so many turns."""
    game = games.load("morpork")
    state, _ = play(game, seated, seed)
    watcher = Watcher()
    watcher.begin(game, len(seated), dict(state.options))
    people: dict[int, int] = {}
    found: dict[int, Sight] = {}
    for event in state.events or []:
        if event.kind in ("becomes", "changes"):
            people[event.args["seat"]] = event.args["personality"]
        watcher.heard([event.seen_by(SPECTATOR)])
        for seat in people.keys() - found.keys():
            clues = [float(clue) for clue in watcher.clues[CLUES * seat : CLUES * (seat + 1)]]
            if clues[0] >= turns:
                found[seat] = Sight(clues, AIM_OF[people[seat]])
    return list(found.values())


class Fitted:
    """A watcher that has learned what clues speak for which aim, by logistic regression."""

    def __init__(self, sights: Sequence[Sight]) -> None:
        size = len(sights)
        self.middle = [sum(sight.clues[c] for sight in sights) / size for c in range(CLUES)]
        spread = [sum((sight.clues[c] - self.middle[c]) ** 2 for sight in sights) / size for c in range(CLUES)]
        self.scale = [1.0 / (sqrt(v) or 1.0) for v in spread]
        self.weights = [[0.0] * (CLUES + 1) for _ in AIM_NAMES]
        rows = [self.row(sight.clues) for sight in sights]
        for _ in range(ROUNDS):
            slopes = [[SHRINK * weight for weight in weights] for weights in self.weights]
            for row, sight in zip(rows, sights, strict=True):
                for aim, share in enumerate(self.shares(row)):
                    miss = (share - (aim == sight.aim)) / size
                    slopes[aim] = [slope + miss * number for slope, number in zip(slopes[aim], row, strict=True)]
            self.weights = [
                [weight - STEP * slope for weight, slope in zip(weights, down, strict=True)]
                for weights, down in zip(self.weights, slopes, strict=True)
            ]

    def row(self, clues: Sequence[float]) -> list[float]:
        """Return clues on one scale, with a number that is always there."""
        return [1.0, *((clue - m) * s for clue, m, s in zip(clues, self.middle, self.scale, strict=True))]

    def shares(self, row: Sequence[float]) -> list[float]:
        """Return how likely each aim is."""
        sums = [sum(w * x for w, x in zip(weights, row, strict=True)) for weights in self.weights]
        odds = [exp(one - max(sums)) for one in sums]
        return [one / sum(odds) for one in odds]

    def names(self, clues: Sequence[float]) -> int:
        """Return the aim that the clues speak for most."""
        shares = self.shares(self.row(clues))
        return shares.index(max(shares))


def tell(name: str, players: int, number: int, seed: int) -> Tell:
    """Fit a watcher on so many games of a bot, and let it name who is who in as many others."""
    watcher = Fitted(watched(name, players, number, seed))
    others = watched(name, players, number, seed + 1_000_000)
    aims = [sight.aim for sight in others]
    right = sum(watcher.names(sight.clues) == sight.aim for sight in others)
    return Tell(right, max(aims.count(aim) for aim in set(aims)), len(others))


def main(arguments: Sequence[str] | None = None) -> None:
    """Print what each of some bots gives away."""
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.arena.tell_morpork", description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    for name in given.bots:
        print(f"{name}, {given.players} players: {tell(name, given.players, given.games, given.seed)}", flush=True)


if __name__ == "__main__":
    main()
