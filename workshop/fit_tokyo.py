"""Fit the weights of King of Tokyo: games of the policy against itself, then who won regressed on how everybody stood.

    python -m workshop.fit_tokyo OUT --rounds 6 --games 4000 --seed 1

In each round tables of two to six are played by the weights of the round before (at first by a plain guess), at some
tables with seats by greedy-1, and with a slip now and then so that all sorts of positions come up; then all games so
far are regressed, except that those of the first rounds are forgotten afterwards. The regression is a softmax over the
living monsters of a position (as `standing` uses it; who plays better than others counts too, and is left out
afterwards), with three beliefs put in beforehand: that a weight is about the same for every number of monsters left,
that one heart, star and so on is worth about as much as the next (and never less than none), and that cards and tiles
are worth their price until games say otherwise.
"""

import argparse
import sys
from array import array
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt

from tafelrunde import games
from tafelrunde.bots import greedy_1
from tafelrunde.bots.search.knowledge import Knowledge
from tafelrunde.bots.weights import written
from tafelrunde.core.ask import Ask
from tafelrunde.core.moves import empty, hand_back
from tafelrunde.core.rng import Rng
from tafelrunde.games.tokyo.bot.knowledge import knowledge
from tafelrunde.games.tokyo.bot.standing import GROUPS, NAMES, WIDTH, features
from tafelrunde.games.tokyo.rules.cards import CARD_TABLE, TILE_TABLE
from tafelrunde.games.tokyo.rules.state import TokyoState

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

TABLES = [2, 2, 3, 4, 4, 4, 5, 6]
SLIPS = [0.0, 0.0, 0.02, 0.06]
BOUGHT_BY_CHANCE = [0.0, 0.15]
"""How often any answer is given, and any purchase made: by some tables never."""
MIXED = 0.35
"""At which part of the tables every other seat is greedy-1's."""
SEEN = {"keep": 0.12, "choose": 0.0}
SEEN_ELSE = 0.3
"""Which part of the questions is looked at."""
ALIKE, ALIKE_CARDS = 10.0, 200.0
NEAR, NEAR_CARDS, NEAR_RARE = 0.3, 60.0, 30.0
SMOOTH = 30.0
"""How strongly weights are held together over the groups, to what is believed beforehand, and to a straight line."""
CARD_PRICE, TILE_LEVEL = 0.06, 0.05
"""What a card is believed to be worth for each energy it costs, and a tile for its level."""
RISE = 0.01
"""By how much each heart, star and so on is better at least."""
RARE = {"poison": -0.3, "shrink": -0.4, "zombie": 0.0, "extra": 0.6, "late": 0.0, "home": 2.0, "home_wait": -1.0}
"""What is seen too seldom to be learned from games alone."""
SLOPES = {"outside": 0.22, "inside": 0.22, "stars": 0.11, "energy": 0.06, "wicked": 0.06}
"""What a beginner would say that each heart, star and so on is worth."""
WAITS = {"wait": -0.1, "wait_inside": -0.3, "wait_inside_weak": -0.4, "wait_inside_dying": -0.6}
"""What a beginner would say that it costs to wait for the next turn."""
POOR = 2
"""Games of so many rounds at first are played too badly to learn from in the end."""
STEPS, STEP, FADE = 300, 0.05, 0.98
"""How the regression goes downhill."""

Seen = list[tuple[int, list[float]]]
SKILL = len(NAMES)
"""The place of a feature that is not kept: whether the policy plays the seat."""


class Games:
    """Positions of games that were won by somebody alone, as rows of features that are not 0."""

    def __init__(self) -> None:
        self.places = array("i")
        self.values = array("d")
        self.rows: list[int] = [0]
        """Where each row begins among the features."""
        self.positions: list[int] = [0]
        """Where each position begins among the rows."""
        self.winners: list[int] = []

    def add(self, seen: Seen, winner: int) -> None:
        """Add a position: its living seats, each with its features."""
        seats = [seat for seat, _ in seen]
        if winner not in seats:
            return
        self.winners.append(self.positions[-1] + seats.index(winner))
        for _, row in seen:
            for place in np.flatnonzero(row).tolist():
                self.places.append(place)
                self.values.append(row[place])
            self.rows.append(len(self.places))
        self.positions.append(self.positions[-1] + len(seats))


def play(known: Knowledge[TokyoState], seats: int, seed: int) -> tuple[list[Seen], list[int]]:
    """Play a game, and return some of its positions and who won."""
    chance = Random(seed)
    options: dict[str, object] = {"tiles": chance.choice(["red", "red", "mixed"])}
    if seats == 2 and chance.random() < 0.2:
        options["two_player"] = True
    state = games.load("tokyo").new(seats=seats, options=options)
    assert isinstance(state, TokyoState)
    rng = Rng(seed)
    state.settle(rng)
    slip, bought = chance.choice(SLIPS), chance.choice(BOUGHT_BY_CHANCE)
    mixed = chance.random() < MIXED
    greedy = [mixed and chance.random() < 0.5 for _ in range(seats)]
    beginner = greedy_1.OF["tokyo"](seed)
    seen: list[Seen] = []
    while state.who >= 0:
        frame = state.stack[-1]
        question = frame.step.name
        if chance.random() < SEEN.get(question, SEEN_ELSE):
            living = [seat for seat in range(seats) if state.alive(seat)]
            seen.append([(seat, [*features(state, seat), 1.0 - greedy[seat]]) for seat in living])
        moves = empty()
        frame.step.legal(state, frame, moves)
        if chance.random() < (bought if question == "buy" else slip):
            action = moves.pick(rng)
        elif greedy[state.who]:
            action = beginner.choose(state, must(state.ask()))
        else:
            action = known.policy.choose(state, moves, rng)
        hand_back(moves)
        state.step(action)
        state.settle(rng)
    return seen, [seat for seat, points in enumerate(state.result() or ()) if points > -1.0]


def must(ask: Ask | None) -> Ask:
    """Return the question that there is."""
    assert ask is not None
    return ask


def collect(known: Knowledge[TokyoState], number: int, seed: int, found: Games) -> None:
    """Play so many games, and add them to those that are there."""
    for k in range(number):
        seen, winners = play(known, TABLES[k % len(TABLES)], seed * 1_000_003 + k)
        if len(winners) == 1:
            for position in seen:
                found.add(position, winners[0])


def prices() -> dict[str, float]:
    """Return what is believed beforehand of cards, tiles and what is rare."""
    found = RARE | {f"card_{card.id}": CARD_PRICE * card.price for card in CARD_TABLE}
    return found | {f"tile_{tile.id}": TILE_LEVEL * tile.price for tile in TILE_TABLE}


def first_guess() -> dict[str, float]:
    """Return the weights that the first games are played with, the same for every number of monsters left."""
    said = prices() | WAITS
    found: dict[str, float] = {}
    for name in NAMES:
        short = name.partition(".")[2]
        what, _, number = short.rpartition("_")
        found[name] = SLOPES[what] * int(number) if what in SLOPES else said.get(short, 0.0)
    return found


class Regression:
    """The loss of weights, and which way is downhill."""

    def __init__(self, data: Games) -> None:
        self.places: Ints = np.array(data.places)
        self.values: Floats = np.array(data.values)
        self.row_starts: Ints = np.array(data.rows[:-1])
        self.row_of: Ints = np.repeat(np.arange(len(data.rows) - 1), np.diff(data.rows))
        self.starts: Ints = np.array(data.positions[:-1])
        self.position_of: Ints = np.repeat(np.arange(len(self.starts)), np.diff(data.positions))
        self.winners: Ints = np.array(data.winners)
        short = [name.partition(".")[2] for name in NAMES[:WIDTH]]
        cards = np.array([name.startswith(("card_", "tile_")) for name in short])
        self.alike: Floats = np.where(cards, ALIKE_CARDS, ALIKE)
        self.near: Floats = np.where(cards, NEAR_CARDS, NEAR)
        self.near[[short.index(name) for name in RARE]] = NEAR_RARE
        expected = prices()
        self.prior: Floats = np.array([expected.get(name, 0.0) for name in short])
        beside = [neighbours(one, two) for one, two in pairwise(short)]
        self.middle: Ints = np.array([k + 1 for k, (one, two) in enumerate(pairwise(beside)) if one and two])

    def slope(self, weights: Floats) -> tuple[float, Floats]:
        """Return the loss per position, and its slope."""
        scores = np.add.reduceat(self.values * weights[self.places], self.row_starts)
        powers = np.exp(scores - np.maximum.reduceat(scores, self.starts)[self.position_of])
        shares = powers / np.add.reduceat(powers, self.starts)[self.position_of]
        loss = -float(np.log(shares[self.winners]).sum())
        shares[self.winners] -= 1.0
        counted = np.bincount(self.places, self.values * shares[self.row_of], len(weights)).astype(np.float64)
        slope: Floats = counted[:SKILL].reshape(len(GROUPS), WIDTH)
        by_group = weights[:SKILL].reshape(len(GROUPS), WIDTH)
        apart = by_group - by_group.mean(0)
        slope += 2 * self.alike * apart + 2 * self.near * (by_group - self.prior)
        middle = self.middle
        bend = 2 * SMOOTH * (by_group[:, middle - 1] - 2 * by_group[:, middle] + by_group[:, middle + 1])
        slope[:, middle - 1] += bend
        slope[:, middle] -= 2 * bend
        slope[:, middle + 1] += bend
        return loss / len(self.starts), counted / len(self.starts)

    def solve(self, weights: Floats) -> Floats:
        """Go downhill from these weights (by Adam)."""
        mean, square = np.zeros_like(weights), np.zeros_like(weights)
        for k in range(1, STEPS + 1):
            loss, slope = self.slope(weights)
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope**2
            step = STEP * FADE ** max(0, k - STEPS // 2)
            weights = weights - step * (mean / (1 - 0.9**k)) / (np.sqrt(square / (1 - 0.999**k)) + 1e-9)
            if k in (1, STEPS):
                print(f"step {k}: a loss of {loss:.4f} per position", flush=True)
        return weights


def rising(weights: Floats) -> Floats:
    """Return weights where more hearts, stars, energy or wickedness is never worse: what falls is made level."""
    found = weights.copy()
    begin = 0
    for k in range(1, SKILL + 1):
        if k == SKILL or not neighbours(NAMES[k - 1], NAMES[k]):
            if k - begin > 1 and not NAMES[begin].endswith(".stars_inside_0"):
                table = found[begin:k]
                level = (np.maximum.accumulate(table) + np.minimum.accumulate(table[::-1])[::-1]) / 2
                found[begin:k] = level + RISE * np.arange(k - begin)
            begin = k
    return found


def neighbours(one: str, two: str) -> bool:
    """Tell whether two names are those of neighbouring numbers of the same thing."""
    (what, _, n), (other, _, m) = one.rpartition("_"), two.rpartition("_")
    return what == other and n.isdigit() and m.isdigit()


def main(args: Sequence[str]) -> None:
    """Fit, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(args)
    numbers = first_guess()
    weights: Floats = np.array([*(numbers[name] for name in NAMES), 0.0])
    for k in range(given.rounds):
        if k <= POOR:
            data = Games()
        collect(knowledge(numbers), given.games, given.seed + k, data)
        weights = rising(Regression(data).solve(weights))
        numbers = {name: float(weight) for name, weight in zip(NAMES, weights[:SKILL], strict=True)}
        print(f"round {k + 1}: {len(data.winners)} positions, skill {weights[SKILL]:.2f}", flush=True)
        options = f"--rounds {k + 1} --games {given.games} --seed {given.seed}"
        command = f"python -m workshop.fit_tokyo weights.toml {options}"
        given.out.write_text(written(numbers, command), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
