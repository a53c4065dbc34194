"""Fit the weights of Ankh-Morpork: games of the policy against itself, then who won regressed on how everybody stood.

    python -m workshop.fit_morpork OUT --rounds 2 --games 1200 --seed 1

In the first round tables of two, three and four are played by a plain guess, in later ones by the weights of the round
before; then all games so far are regressed, and the weights are written. At the beginning of each turn and after it,
how well each seat stands is a sum of weighted features, and the sums of all seats share the win out (softmax). What
turns tell of who somebody is comes from the same games, and from some of greedy-1's.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from tafelrunde import games
from tafelrunde.bots import greedy_1
from tafelrunde.bots.bot import Bot
from tafelrunde.bots.weights import written
from tafelrunde.core.ask import Ask
from tafelrunde.core.events import Event
from tafelrunde.core.moves import empty, hand_back
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE, SPECTATOR
from tafelrunde.games.morpork.bot.knowledge import knowledge
from tafelrunde.games.morpork.bot.names import standing_names
from tafelrunde.games.morpork.bot.prospects import AFTER, AIM_NAMES, AIM_OF, BEFORE, FEATURE_NAMES, MOMENTS, features
from tafelrunde.games.morpork.bot.watcher import CLUE_NAMES, CLUES, Watcher
from tafelrunde.games.morpork.rules.state import MorporkState

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Row = tuple[int, list[int], list[list[float]]]

AIMS = len(AIM_NAMES)
MOST = 100_000
"""So many positions are enough: those of one game are much alike."""
YARDSTICK = 8
"""In one of so many games greedy-1 plays, and only what its turns tell is learned."""
LOOKS = (3, 6, 9, 12)
"""After so many turns of its own a seat is looked at."""
DECIDES = ("there", "there_early")
FREE, HELD = 0.1, 3.0
"""How strongly weights are held to 0: hardly where they decide a game."""
GUESS = {
    "short": -4.0,
    "there": 3.0,
    "there_early": 2.0,
    "one_off": 0.8,
    "two_off": 0.4,
    "three_off": 0.2,
    "next": 0.1,
    "money": 0.15,
    "buildings": 0.4,
    "minions": 0.6,
    "hold": 0.3,
    "exposed": -0.1,
    "lead": 1.0,
    "hand": 0.2,
    "places": 0.05,
    "builds": 0.03,
    "kills": 0.03,
    "more": 0.08,
    "interrupts": 0.1,
}
"""What a beginner would say that features are worth, for every aim."""
LAST_CARD_GUESS = {"short": -0.6, "there": 0.0, "there_early": 0.0, "one_off": 0.0, "two_off": 0.0, "three_off": 0.0}
STEPS, STEP, FADE = 600, 0.08, 0.995
"""How the regression goes downhill."""


class Sampling(Bot[MorporkState]):
    """Plays as the policy would in a playout."""

    def choose(self, view: MorporkState, ask: Ask) -> int:
        """Return an action, each as likely as the policy weighs it."""
        state = view.determinise(self.rng)
        assert isinstance(state, MorporkState)
        moves = empty()
        frame = state.stack[-1]
        frame.step.legal(state, frame, moves)
        action = self.known.policy.choose(state, moves, self.rng)
        hand_back(moves)
        return int(action)

    def knowing(self, weights: dict[str, float]) -> "Sampling":
        """Take these weights."""
        self.known = knowledge(weights)
        return self


class Games:
    """What was seen of games with so many players."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.rows: list[tuple[Row, list[float]]] = []
        self.sights: list[tuple[list[float], int]] = []

    def play(self, seated: list[Bot[MorporkState]], seed: int, standing: bool) -> None:
        """Play one game and note how everybody stood, if that is wanted, and what their turns told."""
        game = games.load("morpork")
        rng = Rng(seed)
        state = game.new(self.seats)
        assert isinstance(state, MorporkState)
        told: list[Event] = []
        state.events = told
        state.settle(rng)
        watcher = Watcher()
        watcher.begin(game, self.seats, dict(state.options))
        seen: set[tuple[int, int]] = set()
        rows: list[Row] = []
        after: Row | None = None
        while state.who >= 0:
            if state.question == "turn" and state.last == NONE and not state.used:
                watcher.heard([event.seen_by(SPECTATOR) for event in told])
                told.clear()
                self.look(watcher, state, seen)
                rows += [] if after is None else [after]
                rows.append(self.row(BEFORE, state, int(state.turn)))
            turn = int(state.turn)
            view = state.view(state.who)
            ask = view.ask()
            assert ask is not None
            only = len(ask.actions) == 1
            assert isinstance(view, MorporkState)
            state.step(ask.actions[0] if only else seated[ask.who].choose(view, ask))
            if standing:
                after = self.row(AFTER, state, turn)
            state.settle(rng)
        rows += [] if after is None else [after]
        result = state.result()
        assert result is not None
        best = [float(points == max(result)) for points in result]
        if standing:
            self.rows += [(row, [one / sum(best) for one in best]) for row in rows]

    def row(self, moment: int, state: MorporkState, turn: int) -> Row:
        """Return how everybody stands."""
        aims = [AIM_OF[state.personality[seat]] for seat in range(self.seats)]
        return moment, aims, [features(state, seat, turn) for seat in range(self.seats)]

    def look(self, watcher: Watcher, state: MorporkState, seen: set[tuple[int, int]]) -> None:
        """Note what the turns of each seat have told so far, at some moments."""
        for seat in range(self.seats):
            clues = [float(clue) for clue in watcher.clues[CLUES * seat : CLUES * (seat + 1)]]
            if int(clues[0]) in LOOKS and (seat, int(clues[0])) not in seen:
                seen.add((seat, int(clues[0])))
                self.sights.append((clues, AIM_OF[state.personality[seat]]))

    def standings(self, moment: int) -> dict[str, float]:
        """Return the weights of how everybody stands at a moment."""
        rows = [(row, won) for row, won in self.rows if row[0] == moment]
        picked = np.random.default_rng(1).permutation(len(rows))[:MOST]
        aims = np.array([rows[k][0][1] for k in picked])
        numbers = np.array([rows[k][0][2] for k in picked])
        won = np.array([rows[k][1] for k in picked])
        held = np.array([FREE if name in DECIDES else HELD for name in FEATURE_NAMES])
        weights = regressed(aims, numbers, won, held)
        return {
            f"{MOMENTS[moment]}.{self.seats}.{AIM_NAMES[aim]}.{name}": float(weights[aim, k])
            for aim in sorted({int(aim) for aim in aims.flat})
            for k, name in enumerate(FEATURE_NAMES)
        }

    def clues(self) -> dict[str, float]:
        """Return what each clue speaks for: every aim is a candidate with the same clues and weights of its own."""
        there = sorted({aim for _, aim in self.sights})
        aims = np.array([there] * len(self.sights))
        numbers = np.array([[clues] * len(there) for clues, _ in self.sights])
        won = np.array([[float(one == aim) for one in there] for _, aim in self.sights])
        weights = regressed(aims, numbers, won, np.full(CLUES, HELD))
        return {
            f"clues.{self.seats}.{AIM_NAMES[aim]}.{name}": float(weights[aim, k])
            for aim in there
            for k, name in enumerate(CLUE_NAMES)
        }


def regressed(aims: Ints, numbers: Floats, won: Floats, held: Floats) -> Floats:
    """Return, for each aim, the weights that make the wins of all candidates likeliest (Adam, all at once)."""
    size, candidates, width = numbers.shape
    flat = numbers.reshape(-1, width)
    of_aim = [np.flatnonzero(aims.reshape(-1) == aim) for aim in range(AIMS)]
    own = [flat[rows] for rows in of_aim]
    weights = np.zeros((AIMS, width))
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    step = STEP
    for k in range(1, STEPS + 1):
        sums = np.zeros(size * candidates)
        for aim in range(AIMS):
            sums[of_aim[aim]] = own[aim] @ weights[aim]
        odds = sums.reshape(size, candidates)
        odds = np.exp(odds - odds.max(axis=1, keepdims=True))
        miss = ((odds / odds.sum(axis=1, keepdims=True) - won) / size).reshape(-1)
        slopes = weights * held / size
        for aim in range(AIMS):
            slopes[aim] += miss[of_aim[aim]] @ own[aim]
        first = 0.9 * first + 0.1 * slopes
        second = 0.99 * second + 0.01 * slopes**2
        weights -= step * (first / (1 - 0.9**k)) / (np.sqrt(second / (1 - 0.99**k)) + 1e-9)
        step *= FADE
    return weights


def first_guess() -> dict[str, float]:
    """Return the weights that the first games are played with."""
    found: dict[str, float] = {}
    for name in standing_names():
        _, _, aim, feature = name.split(".")
        guess = GUESS.get(feature, 0.0)
        found[name] = LAST_CARD_GUESS.get(feature, guess) if aim == "last_card" else guess
    return found


def fit(rounds: int, number: int, seed: int) -> Iterator[dict[str, float]]:
    """Play so many rounds of so many games for each number of players, and return the weights after each."""
    weights = first_guess()
    tables = [Games(seats) for seats in (2, 3, 4)]
    for round_ in range(rounds):
        found: dict[str, float] = {}
        for seen in tables:
            for k in range(number):
                deal = seed + 1_000_000 * round_ + 10 * k
                yardstick = k % YARDSTICK == 0
                players: list[Bot[MorporkState]] = [
                    greedy_1.OF["morpork"](deal + seat) if yardstick else Sampling(deal + seat).knowing(weights)
                    for seat in range(seen.seats)
                ]
                seen.play(players, deal, standing=not yardstick)
            found |= seen.standings(BEFORE) | seen.standings(AFTER) | seen.clues()
            print(f"round {round_ + 1}, {seen.seats} players: {len(seen.rows)} positions", flush=True)
        weights = {name: round(weight, 3) for name, weight in found.items()}
        yield weights


def main(args: Sequence[str]) -> None:
    """Fit, and write the weights."""
    parser = argparse.ArgumentParser(prog="python -m workshop.fit_morpork")
    parser.add_argument("out", type=Path)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(args)
    for k, weights in enumerate(fit(given.rounds, given.games, given.seed)):
        command = f"{parser.prog} weights.toml --rounds {k + 1} --games {given.games} --seed {given.seed}"
        given.out.write_text(written(weights, command), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
