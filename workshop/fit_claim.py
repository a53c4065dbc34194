"""The weights of Claim, fitted: `python -m workshop.fit_claim OUT --deals 800 --games 50 --keep FILE`.

What was solved and searched is kept in the file that is named: the same command goes on with it.

What followers are worth comes from second phases that were solved, by logistic regression. What counts for a card of
the first phase comes from what a search that knows these worths came back to most often, by the same for choices; the
search begins with a plain guess, and in a second round with what the first has found. How the second phase is weighed
at a glance comes from cards that were solved: the best ones are to be the likeliest.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from math import log
from pathlib import Path
from typing import Any

import numpy as np

from tafelrunde import bots, games
from tafelrunde.bots.search.knowledge import Knowledge
from tafelrunde.bots.search.searcher import Searcher
from tafelrunde.bots.searching import first_opinion
from tafelrunde.bots.weights import written
from tafelrunde.core.rng import Rng
from tafelrunde.games.claim.bot.knowledge import knowledge
from tafelrunde.games.claim.bot.policy import TRAITS, AtAGlance, traits
from tafelrunde.games.claim.bot.sight import hidden_from
from tafelrunde.games.claim.bot.solver import Solver
from tafelrunde.games.claim.bot.value import NAMES, features, size
from tafelrunde.games.claim.rules.cards import CARDS, FACTION
from tafelrunde.games.claim.rules.state import FAVOUR, RECRUIT, ClaimState, as_claim
from tafelrunde.games.claim.rules.steps import LEADS
from workshop.kept import Kept
from workshop.regression import logistic

SLIPS = (0, 10, 25, 50, 100)
"""In how many of a hundred cards the first phase is played at random, deal by deal: followers of all kinds are seen."""
SIMULATIONS = 1500
CURIOSITY = 1.5
FLAT = 0.35
"""How much of the old weights the search starts from: it is to find out, not to repeat."""
ROUNDS = 2
EASE = 1e-6
"""So lightly a weight is held that nothing has been seen of."""
GUESS = {"prize": 2.0, "undead": 0.5, "spend": -1.0, "doppelganger": -0.5}
"""What a beginner would say that counts for a card of the first phase."""
SOLVED = 8
SMALL = 0x10000
"""Hands of so many cards are solved to learn how to play them, with a table of so many entries."""
SHARPS = [0.5 * k for k in range(1, 25)]
KEEPS = [0.05 * k for k in range(13)]
Array = np.ndarray[Any, Any]


def main(args: Sequence[str]) -> None:
    """Fit what the command line says, and write the file of weights."""
    parser = argparse.ArgumentParser(prog="python -m workshop.fit_claim")
    parser.add_argument("out", type=Path)
    parser.add_argument("--deals", type=int, default=800, help="first phases to solve what comes after")
    parser.add_argument("--games", type=int, default=50, help="first phases to search through, in each of two rounds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file for what was found: the same command goes on with it")
    given = parser.parse_args(args)
    sizes = {"deals": given.deals, "games": given.games, "seed": given.seed}
    kept = Kept(given.keep, "tafelrunde-claim-weights", sizes)
    weights = first_guess() | values(given.deals, given.seed, kept)
    for number in range(ROUNDS):
        weights |= choices(given.games, given.seed + number, weights, kept)
    weights |= favours(given.deals, given.seed, weights)
    command = " ".join([parser.prog, "weights.toml", *(f"--{name} {size}" for name, size in sizes.items())])
    given.out.write_text(written(weights, command), encoding="utf-8")


def first_guess() -> dict[str, float]:
    """Return the weights that the fit begins with."""
    found = {f"value.{name}": 0.0 for name in NAMES}
    found |= {f"{kind}.{name}": GUESS.get(name, 0.0) for kind in ("lead", "follow") for name in TRAITS}
    return found | {"favour.sharp": 1.0, "favour.keep": 0.0}


def values(deals: int, seed: int, kept: Kept) -> dict[str, float]:
    """Return what followers are worth."""
    found = []
    for deal in range(deals):
        of = f"deal {seed}/{deal}"
        if of not in kept.found:
            kept.add(of, list(solved(deal, seed)))
        found += kept.found[of]
    rows, won = zip(*found, strict=True)
    against = smoothness()
    pull = against.T @ against + EASE * np.eye(against.shape[1])
    weights = logistic(np.array(rows), (np.array(won) + 1.0) / 2.0, pull, np.zeros(len(pull)))
    return {f"value.{name}": round(float(weight), 3) for name, weight in zip(NAMES, weights, strict=True)}


def played(deal: int, seed: int) -> Iterator[ClaimState]:
    """Let greedy-1 play itself, with slips, and return the game at each question."""
    rng = Rng(seed * 1_000_000 + deal)
    state = games.load("claim").new()
    state.settle(rng)
    both = [bots.load("greedy-1", "claim", seat) for seat in range(2)]
    while state.who >= 0:
        yield as_claim(state)
        actions = state.legal()
        if rng.below(100) < SLIPS[deal % len(SLIPS)]:
            state.step(actions[rng.below(len(actions))])
        else:
            view = state.view(state.who)
            ask = view.ask()
            assert ask is not None
            state.step(both[state.who].choose(view, ask))
        state.settle(rng)


def solved(deal: int, seed: int) -> Iterator[tuple[list[float], int]]:
    """Return for either lead the features of the second phase of a game and how it ends."""
    solver = Solver()
    state = next(state for state in played(deal, seed) if state.phase == FAVOUR)
    for leader in range(2):
        table = as_claim(state.clone())
        table.leader = leader
        table.stack = [LEADS[leader]]
        yield features(table, 0), int(solver.value(table))


def smoothness() -> Array:
    """Return what is held against weights: being large, and differing from that of the next card of the faction."""
    rows = []
    for k in range(len(NAMES)):
        row = np.zeros(len(NAMES))
        row[k] = 0.6
        rows.append(row)
        if k + 1 < CARDS and FACTION[k] == FACTION[k + 1]:
            row = np.zeros(len(NAMES))
            row[k], row[k + 1] = -2.0, 2.0
            rows.append(row)
    found: Array = np.array(rows) * 3.0**0.5
    return found


def choices(plays: int, seed: int, weights: Mapping[str, float], kept: Kept) -> dict[str, float]:
    """Return what counts for a card of the first phase."""
    found: dict[str, list[tuple[Array, Array]]] = {"lead": [], "follow": []}
    for play in range(plays):
        of = f"game {seed}/{play}"
        if of not in kept.found:
            kept.add(of, list(searched(play, seed, weights)))
        for kind, rows, tried in kept.found[of]:
            found[kind].append((np.array(rows), np.array(tried) / sum(tried)))
    return {
        f"{kind}.{name}": round(float(weight), 2)
        for kind, data in found.items()
        for name, weight in zip(TRAITS, several(data), strict=True)
    }


def searched(play: int, seed: int, weights: Mapping[str, float]) -> Iterator[tuple[str, list[list[float]], list[int]]]:
    """Let a search play a first phase against itself, and return the traits of cards and how often each was tried."""
    flat = {name: FLAT * weight for name, weight in weights.items() if name.startswith(("lead.", "follow."))}
    known = knowledge({**weights, **flat})
    policy = AtAGlance(weights)
    rng = Rng(seed * 1_000_000 + play)
    state = games.load("claim").new()
    state.settle(rng)
    while as_claim(state).phase == RECRUIT:
        actions = state.legal()
        view = state.view(state.who)
        chosen = actions[0]
        if len(actions) > 1 and rng.below(5) < 2:
            opinion = first_opinion(known, view.determinise(rng))
            chosen = actions[opinion.index(max(opinion)) if rng.below(3) else rng.below(len(actions))]
        elif len(actions) > 1:
            searcher = Searcher(known, rng, CURIOSITY)
            searcher.think(view, SIMULATIONS)
            lines = {line.action: line for line in searcher.weighed(view)}
            rows = traits_of(as_claim(view), actions, policy)
            yield state.question, rows, [lines[action].tried for action in actions]
            chosen = searcher.weighed(view)[0].action
        state.step(chosen)
        state.settle(rng)


def favours(deals: int, seed: int, weights: Mapping[str, float]) -> dict[str, float]:
    """Return how cards of the second phase are weighed: of some tries what makes solved best cards likeliest."""
    glances = [Knowledge(AtAGlance({**weights, "favour.sharp": 1.0, "favour.keep": keep})) for keep in KEEPS]
    solver = Solver(SMALL)
    outlooks: list[list[list[float]]] = []
    best: list[list[bool]] = []
    for deal in range(deals):
        for table in played(deal, seed):
            if table.phase == FAVOUR and size(table, table.who) <= SOLVED:
                results = solver.values(table)
                if min(results) < max(results):
                    outlooks.append([[log(each) for each in first_opinion(glance, table)] for glance in glances])
                    best.append([result == max(results) for result in results])
    found = {
        (sharp, keep): likelihood(sharp, [rows[k] for rows in outlooks], best)
        for sharp in SHARPS
        for k, keep in enumerate(KEEPS)
    }
    sharp, keep = max(found, key=lambda tried: found[tried])
    return {"favour.sharp": sharp, "favour.keep": keep}


def likelihood(sharp: float, outlooks: list[list[float]], best: list[list[bool]]) -> float:
    """Return the logarithm of how likely it is that always one of the best cards is played."""
    total = 0.0
    for row, good in zip(outlooks, best, strict=True):
        shares = np.exp(sharp * (np.array(row) - max(row)))
        total += log(shares[np.array(good)].sum() / shares.sum())
    return total


def traits_of(view: ClaimState, actions: list[int], policy: AtAGlance) -> list[list[float]]:
    """Return the traits of the cards on offer."""
    pool = hidden_from(view, view.viewer)
    prize = policy.prize(view, pool)
    return [list(traits(view, view.viewer, card, prize, pool)) for card in actions]


def several(data: list[tuple[Array, Array]]) -> Array:
    """Return the weights that explain choices among several best, by Newton's method."""
    weights = np.zeros(len(TRAITS))
    for _ in range(30):
        slope = 0.6 * weights
        bend = 0.6 * np.eye(len(TRAITS))
        for rows, shares in data:
            score = np.exp(rows @ weights - np.max(rows @ weights))
            expected = score / score.sum()
            slope = slope + rows.T @ (expected - shares)
            mean = rows.T @ expected
            bend = bend + rows.T @ (rows * expected[:, None]) - np.outer(mean, mean)
        weights = weights - np.linalg.solve(bend, slope)
    return weights


if __name__ == "__main__":
    main(sys.argv[1:])
