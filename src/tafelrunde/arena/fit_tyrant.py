"""The values of King & Assassins, fitted: who won after positions of many games, by logistic regression.

`python -m tafelrunde.arena.fit_tyrant --games 1200 --out weights.toml` lets bots that plan a turn at a glance play each
other and `greedy-1`, looks at the town whenever a turn ends, and writes the weights that foretell the results best.
They are held near the weights of plans, which stay as they are. With `--keep FILE` the games are kept: the same command
goes on with them. It takes numpy.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from tafelrunde import bots, games
from tafelrunde.arena.game import Chance
from tafelrunde.arena.kept import Kept
from tafelrunde.arena.plan import derived
from tafelrunde.bots import Bot, Seated
from tafelrunde.bots.tyrant.outlook import FEATURES, HIT_POINTS, measure
from tafelrunde.bots.tyrant.suspects import known
from tafelrunde.bots.weights import fitted, written
from tafelrunde.core.events import Event
from tafelrunde.games.tyrant.codec import END
from tafelrunde.games.tyrant.state import KING_SEAT, TyrantState

RIDGE = 20.0
"""How strongly a weight is held where it was."""
SLIPS = (0.0, 0.02, 0.1)
"""How often bots do anything at all, so that positions of all kinds come up."""
PLAYERS = (("plans", "plans"), ("plans", "greedy-1"), ("greedy-1", "plans"))
MOMENTS = ("after_king", "after_rebel")

Row = tuple[int, list[float], float]
"""Whose turn has ended, what could be counted, and 1 if the king won."""


def player(name: str, seed: int, slip: float) -> Bot[Any]:
    """Return a bot that takes the plan it likes at first sight, or the yardstick."""
    if name != "plans":
        return bots.load(name, "tyrant", seed)
    bot = bots.load(f"search:sims=1,slip={slip}", "tyrant", seed)
    bot.weights = {"wide": 2.0, "hides": float(seed % 3 > 0)}  # type: ignore[attr-defined]
    return bot


def watch(number: int, seed: int) -> list[Row]:
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
        bot = player(name, derived(seed, "bot", number, seat), SLIPS[(number // 6 + seat) % len(SLIPS)])
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
    import numpy as np

    counted, hits, held = np.array(rows), np.array(won), np.array(before)
    weights = held.copy()
    for _ in range(100):
        chances = 1 / (1 + np.exp(-counted @ weights))
        slope = counted.T @ (hits - chances) - RIDGE * (weights - held)
        bend = (counted * (chances * (1 - chances))[:, None]).T @ counted + RIDGE * np.eye(len(held))
        step = np.linalg.solve(bend, slope)
        weights += step * min(1.0, 2.0 / np.abs(step).max())
        if np.abs(step).max() < 1e-6:
            break
    chances = 1 / (1 + np.exp(-counted @ weights))
    loss = -np.mean(hits * np.log(chances) + (1 - hits) * np.log(1 - chances))
    print(f"{len(won)} positions, the king won {100 * hits.mean():.1f} %, loss {loss:.3f}", file=sys.stderr)
    return [round(float(weight), 3) for weight in weights]


def main(args: Sequence[str]) -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.arena.fit_tyrant", description=__doc__)
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="weights.toml")
    parser.add_argument("--keep", type=Path, help="a file for the games: the same command goes on with it")
    given = parser.parse_args(args)
    kept = Kept(given.keep, "tafelrunde-fit-tyrant", {"seed": given.seed})
    rows: list[Row] = []
    for number in range(given.games):
        of = str(number)
        if of not in kept.found:
            kept.add(of, watch(number, given.seed))
        rows += [(whose, row, won) for whose, row, won in kept.found[of]]
    weights = fitted("tyrant")
    for seat, moment in enumerate(MOMENTS):
        before = [weights.get(f"{moment}.{name}", 0.0) for name in FEATURES]
        own = [(row, won) for whose, row, won in rows if whose == seat]
        found = regress([row for row, _ in own], [won for _, won in own], before)
        weights.update({f"value_{moment}.{name}": value for name, value in zip(FEATURES, found, strict=True)})
    command = f"python -m tafelrunde.arena.fit_tyrant --games {given.games} --seed {given.seed}"
    Path(given.out).write_text(written(weights, command), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
