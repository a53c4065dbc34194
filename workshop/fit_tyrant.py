"""The weights of King & Assassins, fitted by self-play in rounds, beginning with a table of first guesses.

`python -m workshop.fit_tyrant` lets bots that plan a turn at a glance play each other. In each round every game
is played with weights of plans (`after_...`) that were moved at random, the king's and the rebel's, and a regression of
the results on how they were moved says which way to go; what may be chance alone stays where it is. Then more games are
played with what was found, also against `greedy-1`, and the town is looked at whenever a turn ends: the weights of
plans are brought to the scale of results, and values (`value_...`) are those that foretell the results best, by
logistic regression. With `--keep FILE` the games are kept: the same command goes on with them. It takes numpy.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np

from tafelrunde import bots, games
from tafelrunde.arena.game import Chance, play
from tafelrunde.arena.plan import derived
from tafelrunde.bots import Bot, Seated
from tafelrunde.bots.weights import written
from tafelrunde.core.events import Event
from tafelrunde.games.tyrant.bot.outlook import FEATURES, HIT_POINTS, measure
from tafelrunde.games.tyrant.bot.suspects import known
from tafelrunde.games.tyrant.rules.codec import END
from tafelrunde.games.tyrant.rules.state import KING_SEAT, TyrantState
from workshop.kept import Kept
from workshop.regression import chances, logistic

GUESSES: Mapping[str, tuple[float, float]] = {
    "late": (-4, -4),
    "time": (2, 2),
    "home": (-5, -5),
    "blocked": (-2, -2.5),
    "kill": (-6, -1),
    "hit": (-1.5, -0.5),
    "wounded": (-2, -2),
    "assassins": (-2, -2),
    "last": (1, 1),
    "shown": (0.3, 0.3),
    "beside": (-0.8, -0.4),
    "near": (-0.3, -0.4),
    "near_wounded": (-0.7, -0.5),
    "knights": (1, 1),
    "guards": (0.4, 0.2),
    "astray": (-1, -0.5),
    "crowd": (-0.5, -1.5),
    "fetters": (0.3, 0.3),
    "free": (0.5, 0.5),
    "bare": (-0.2, 0),
    "hunted": (0.3, 0.6),
    "stuck": (-1, -1),
    "gate": (4, 4),
    "door": (1.5, 1.5),
    "roofs": (-0.2, -0.3),
}
"""Where the first round begins: what counts how much at the end of the king's turn and of the rebel's, on no scale."""
AFTER = ("after_king", "after_rebel")
TUNED = [name for name in FEATURES if name in GUESSES]
SPREAD = 0.5
"""By which part of itself a weight is moved, give or take."""
LEAST = 0.5
"""Weights nearer to nothing are moved as if they were this."""
STRIDE = 2.0
"""How far all weights of a side go in a round together, in what one is moved by."""
RIDGE = 20.0
"""How strongly the weight of a value is held where it was."""
SLIPS = (0.0, 0.02, 0.1)
"""How often bots do anything at all while values are fitted, so that positions of all kinds come up."""
PLAYERS = (("plans", "plans"), ("plans", "greedy-1"), ("greedy-1", "plans"))

Row = tuple[int, list[float], float]
"""Whose turn has ended, what could be counted, and 1 if the king won."""


def player(name: str, seed: int, slip: float, weights: Mapping[str, float]) -> Bot[Any]:
    """Return a bot that takes the plan it likes at first sight, or the yardstick."""
    if name != "plans":
        return bots.load(name, "tyrant", seed)
    bot = bots.load(f"search:sims=1,slip={slip}", "tyrant", seed)
    bot.weights = {**weights, "wide": 2.0}  # type: ignore[attr-defined]
    return bot


def moved(weights: Mapping[str, float], seed: int) -> tuple[dict[str, float], list[float]]:
    """Return weights that are moved at random, and by how much each is."""
    import numpy as np

    by = np.random.default_rng(seed).standard_normal(len(AFTER) * len(TUNED)).round(3).tolist()
    names = [f"{moment}.{name}" for moment in AFTER for name in TUNED]
    there = {name: weights[name] + by_how * size(name) for name, by_how in zip(names, by, strict=True)}
    return {**weights, **there}, by


def size(name: str) -> float:
    """Return what a weight is moved by, give or take."""
    moment, _, feature = name.partition(".")
    return SPREAD * max(abs(GUESSES[feature][AFTER.index(moment)]), LEAST)


def duel(number: int, seed: int, weights: Mapping[str, float]) -> tuple[list[float], float]:
    """Play one game with weights that are moved; return by how much, and 1 if the king won."""
    own, by = moved(weights, derived(seed, "moved", number))
    seated = [player("plans", derived(seed, "bot", number, seat), 0.0, own) for seat in (0, 1)]
    state, _ = play(games.load("tyrant"), seated, derived(seed, "deal", number), {"side": "ab"[number % 2]})
    result = state.result()
    assert result is not None
    return by, float(result[KING_SEAT] > 0)


def stepped(duels: Sequence[tuple[list[float], float]], weights: Mapping[str, float]) -> dict[str, float]:
    """Return the weights a step further: each side's where it wins more often, by regression on the results."""
    import numpy as np

    by, won = np.array([row for row, _ in duels]), np.array([king for _, king in duels])
    bend = np.linalg.inv(by.T @ by + np.eye(by.shape[1]))
    slope = bend @ by.T @ (won - won.mean())
    chance = np.sqrt(np.diag(bend) * won.var()) + 1e-9
    sure = slope * np.maximum(0.0, 1.0 - (chance / np.where(slope == 0, chance, slope)) ** 2)
    print(f"{len(won)} games, the king won {100 * won.mean():.1f} %, sure of {np.sum(sure != 0)}", file=sys.stderr)
    found = dict(weights)
    for side, moment in enumerate(AFTER):
        way = sure[side * len(TUNED) : (side + 1) * len(TUNED)] * (1 if side == KING_SEAT else -1)
        way *= STRIDE / max(float(np.linalg.norm(way)), 1e-9)
        for name, step in zip(TUNED, way, strict=True):
            found[f"{moment}.{name}"] += float(step) * size(f"{moment}.{name}")
    return found


def watch(number: int, seed: int, weights: Mapping[str, float]) -> list[Row]:
    """Play one game, and return what could be counted at the end of each turn."""
    game = games.load("tyrant")
    state = cast(TyrantState, game.new(2, {"side": "ab"[number % 2]}))
    told: list[Event] = []
    state.events = told
    chance = Chance(derived(seed, "deal", number))
    chance.settle(state)
    names = PLAYERS[number // 2 % len(PLAYERS)]
    seated = []
    for seat, name in enumerate(names):
        own = derived(seed, "bot", number, seat)
        bot = player(name, own, SLIPS[(number // 6 + seat) % len(SLIPS)], {**weights, "hides": float(own % 3 > 0)})
        seated.append(Seated(bot, game, seat, dict(state.options), None, seed))
    seen: list[tuple[int, list[float]]] = []
    heard: list[list[Event]] = [[], []]
    while state.who >= 0:
        seat = state.who
        heard[seat] += [event.seen_by(seat) for event in told[len(heard[seat]) :]]
        action = seated[seat].answer(state.view(seat), heard[seat])
        if action == END:
            points = int(state.rebel_points) if seat == KING_SEAT else HIT_POINTS
            seen.append((seat, list(measure(state, known(state), points))))
        state.apply(action)
        chance.settle(state)
    result = state.result()
    assert result is not None
    return [(whose, row, float(result[KING_SEAT] > 0)) for whose, row in seen]


def regress(rows: list[list[float]], won: list[float], before: list[float]) -> list[float]:
    """Return the weights that foretell the results best, held near those from before."""
    counted, hits, held = np.array(rows), np.array(won), np.array(before)
    weights = logistic(counted, hits, RIDGE * np.eye(len(held)), held)
    expected = chances(counted, weights)
    loss = -np.mean(hits * np.log(expected) + (1 - hits) * np.log(1 - expected))
    print(f"{len(won)} positions, the king won {100 * hits.mean():.1f} %, loss {loss:.3f}", file=sys.stderr)
    return [float(weight) for weight in weights]


def scaled(rows: Sequence[Row], weights: Mapping[str, float]) -> dict[str, float]:
    """Return the weights of plans on the scale of results, and the values."""
    plans: dict[str, float] = {}
    values: dict[str, float] = {}
    for seat, moment in enumerate(AFTER):
        names = [f"{moment}.{name}" for name in FEATURES]
        before = [weights.get(name, 0.0) for name in names]
        own = [(row, won) for whose, row, won in rows if whose == seat]
        counted, won = [row for row, _ in own], [king for _, king in own]
        sums = [[1.0, sum(a * b for a, b in zip(row, before, strict=True))] for row in counted]
        always, scale = regress(sums, won, [0.0, 0.25])
        before = [always, *[scale * weight for weight in before[1:]]]
        plans.update(zip(names, before, strict=True))
        found = regress(counted, won, before)
        values.update({f"value_{name}": weight for name, weight in zip(names, found, strict=True)})
    return {name: round(weight, 3) for name, weight in {**plans, **values}.items()}


def main(args: Sequence[str]) -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(prog="python -m workshop.fit_tyrant", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--duels", type=int, default=1500, help="so many games with moved weights make a round")
    parser.add_argument("--games", type=int, default=1200, help="so many the values are fitted by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="weights.toml")
    parser.add_argument("--keep", type=Path, help="a file for the games: the same command goes on with it")
    given = parser.parse_args(args)
    kept = Kept(given.keep, "tafelrunde-fit-tyrant", {"seed": given.seed, "duels": given.duels, "rounds": given.rounds})
    weights = {f"{moment}.{name}": float(GUESSES[name][k]) for k, moment in enumerate(AFTER) for name in TUNED}
    for number in range(given.rounds):
        duels = []
        for k in range(given.duels):
            of = f"duel {number}/{k}"
            if of not in kept.found:
                kept.add(of, duel(k, derived(given.seed, "round", number), weights))
            duels.append(kept.found[of])
        weights = stepped(duels, weights)
    rows: list[Row] = []
    for k in range(given.games):
        of = str(k)
        if of not in kept.found:
            kept.add(of, watch(k, given.seed, weights))
        rows += kept.found[of]
    sizes = f"--rounds {given.rounds} --duels {given.duels} --games {given.games} --seed {given.seed}"
    command = f"python -m workshop.fit_tyrant {sizes}"
    Path(given.out).write_text(written(scaled(rows, weights), command), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
