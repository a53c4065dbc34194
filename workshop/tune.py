"""Weights of a bot fitted by matches: of all small changes the ones that win (simultaneous perturbation, SPSA).

`python -m workshop.tune claim --weights value.` tunes the weights of the value, a hundred rounds of eight games.

In each round every weight is moved up or down at random, and once the other way round; the two play each other, and
every weight goes a step towards whoever won. What was played lies in a file, a line for each round: who stops goes on
there.
"""

import argparse
import json
import os
import sys
from collections.abc import Generator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from tafelrunde import games
from tafelrunde.arena.crew import Hands, check, serve
from tafelrunde.arena.file import FileError, rows
from tafelrunde.arena.game import play
from tafelrunde.arena.plan import derived
from tafelrunde.bots import searching
from tafelrunde.bots.weights import fitted, written
from tafelrunde.core.errors import OptionError, TafelrundeError
from tafelrunde.core.names import instead
from tafelrunde.core.rng import Rng

MARK = "tafelrunde-tune"
FORMAT = 1
STEADY = 0.1
"""Steps shrink from this part of all rounds on."""
STEP_FADE, SHIFT_FADE = 0.602, 0.101
"""How quickly steps and shifts shrink: the exponents that Spall recommends."""


@dataclass(frozen=True)
class Tuning:
    """What is tuned: the weights of a game that begin so, by matches of so many games a round."""

    game: str
    prefix: str = ""
    games: int = 8
    sims: int = 0
    seats: int = 2
    seed: int = 1
    shift: float = 0.1
    step: float = 0.1

    @property
    def start(self) -> dict[str, float]:
        """The fitted weights that are tuned."""
        every = fitted(self.game)
        found = {name: value for name, value in every.items() if name.startswith(self.prefix)}
        if not found:
            there = instead(self.prefix, list(every))
            raise OptionError(f"no weight of {self.game} begins with {self.prefix!r}: {there}")
        return found

    def scale(self, name: str) -> float:
        """Return what counts as a small change of a weight."""
        return max(abs(self.start[name]), 0.1)


class Tuned(searching.Search):
    """Searches with weights of its own."""

    name = "tuned"

    def __init__(self, weights: Mapping[str, float], sims: int, seed: int) -> None:
        super().__init__(seed)
        self.weights = weights  # type: ignore[misc]  # of this one, not of all
        self.values["sims"] = sims


def duel(tuning: Tuning, up: Mapping[str, float], down: Mapping[str, float], number: int) -> float:
    """Return by how much `up` does better than `down` in one game, from -1 to 1; seats change from game to game."""
    sides = [(seat + number) % 2 for seat in range(tuning.seats)]
    weights = [up if side == 0 else down for side in sides]
    seeds = [derived(tuning.seed, "bot", number, seat) for seat in range(tuning.seats)]
    seated = [Tuned(own, tuning.sims, seed) for own, seed in zip(weights, seeds, strict=True)]
    state, _ = play(games.load(tuning.game), seated, derived(tuning.seed, "deal", number // 2))
    result = state.result()
    assert result is not None
    means = [[points for points, side in zip(result, sides, strict=True) if side == which] for which in (0, 1)]
    return (sum(means[0]) / len(means[0]) - sum(means[1]) / len(means[1])) / 2


class Tuner:
    """A tuning under way."""

    def __init__(self, tuning: Tuning, rounds: int, path: Path) -> None:
        """Go on where the file stops, or begin one; a file of something else is an error and stays as it is."""
        self.tuning = tuning
        self.rounds = rounds
        self.path = path
        self.weights = tuning.start
        self.done = 0
        header = json.loads(json.dumps({MARK: FORMAT, **asdict(tuning), "weights": self.weights}))
        if not path.exists() or not path.read_bytes():
            path.write_text(json.dumps(header) + "\n", encoding="utf-8")
        whole, _, cut = path.read_bytes().rpartition(b"\n")
        for number, row in enumerate(rows(whole, path)):
            if number == 0:
                other = [name for name, value in header.items() if row.get(name) != value]
                if other:
                    raise FileError(f"{path} holds another tuning: its {other[0]} differs; name another file")
            else:
                self.learn(float(row["ahead"]))
        if cut:
            path.write_bytes(whole + b"\n")

    def shifted(self) -> tuple[dict[str, float], dict[str, float], dict[str, float]]:
        """Return the weights of both sides of the next round, and which way each went."""
        rng = Rng(derived(self.tuning.seed, "shift", self.done))
        size = self.tuning.shift / (self.done + 1) ** SHIFT_FADE
        ways = {name: 1.0 if rng.below(2) else -1.0 for name in self.weights}
        sides = [
            {name: value + way * size * ways[name] * self.tuning.scale(name) for name, value in self.weights.items()}
            for way in (1.0, -1.0)
        ]
        return sides[0], sides[1], ways

    def learn(self, ahead: float) -> None:
        """Go a step towards whoever was ahead."""
        _, _, ways = self.shifted()
        step = self.tuning.step / (1 + self.done / (1 + STEADY * self.rounds)) ** STEP_FADE
        for name in self.weights:
            self.weights[name] += step * ahead * ways[name] * self.tuning.scale(name)
        self.done += 1

    def run(self, workers: int) -> Generator[float, None, None]:
        """Play the rounds that are left; give after each how far one side was ahead."""
        check(workers)
        hands = Hands("workshop.tune", json.dumps(asdict(self.tuning)), workers)
        try:
            while self.done < self.rounds:
                up, down, _ = self.shifted()
                numbers = range(self.done * self.tuning.games, (self.done + 1) * self.tuning.games)
                played = hands.do({"number": number, "up": up, "down": down} for number in numbers)
                each = {game["number"]: float(game["ahead"]) for game in played}
                ahead = sum(each[number] for number in numbers) / len(each)
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"round": self.done, "ahead": ahead}) + "\n")
                self.learn(ahead)
                yield ahead
        finally:
            hands.end()


def play_rounds(document: str) -> None:
    """Play the games of rounds that come in: what `Tuner.run` lets its processes do."""
    tuning = Tuning(**json.loads(document))
    serve(lambda task: {"number": task["number"], "ahead": duel(tuning, task["up"], task["down"], task["number"])})


def main(args: Sequence[str]) -> int:
    """Tune until all rounds are played or somebody stops it; the weights so far are written in either case."""
    parser = argparse.ArgumentParser(prog="python -m workshop.tune", description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--weights", default="", help="only those whose names begin like this, such as value.")
    parser.add_argument("--rounds", type=int, default=100, help="how many times the weights are changed; default: 100")
    parser.add_argument("--games", type=int, default=8, help="how many games decide on each change; default: 8")
    parser.add_argument("--sims", type=int, default=0, help="simulations of a search; default: 0, play on instinct")
    parser.add_argument("--seats", type=int, help="players at a table; default: as few as the game allows")
    parser.add_argument("--seed", type=int, default=1, help="repeats the same changes and games; default: 1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many cores; default: all")
    parser.add_argument("--json", type=Path, default=Path("tuning.jsonl"), help="where the rounds are kept")
    parser.add_argument("--out", type=Path, default=Path("weights.toml"), help="where the weights are written")
    given = parser.parse_args(args)
    for name in ("rounds", "games"):
        if getattr(given, name) < 1:
            parser.error(f"--{name} {getattr(given, name)} tunes nothing: take 1 or more")
    seats = games.load(given.game).check_seats(given.seats)
    tuning = Tuning(given.game, given.weights, given.games, given.sims, seats, given.seed)
    tuner = Tuner(tuning, given.rounds, given.json)
    stopped = False
    try:
        for ahead in tuner.run(given.workers):
            print(f"round {tuner.done} of {given.rounds}: {ahead:+.3f}", flush=True)
    except KeyboardInterrupt:
        stopped = True
    prefix = f"--weights {tuning.prefix} " if tuning.prefix else ""
    command = (
        f"python -m workshop.tune {tuning.game} {prefix}--rounds {tuner.done} --games {tuning.games} "
        f"--sims {tuning.sims} --seats {tuning.seats} --seed {tuning.seed}"
    )
    given.out.write_text(written(fitted(tuning.game) | tuner.weights, command), encoding="utf-8")
    print(f"{tuner.done} of {given.rounds} rounds played. The weights are in {given.out}, the rounds in {given.json}.")
    return 130 if stopped else 0


if __name__ == "__main__":
    try:
        if sys.argv[1:2] and sys.argv[1].startswith("{"):
            play_rounds(sys.argv[1])
        else:
            sys.exit(main(sys.argv[1:]))
    except TafelrundeError as error:
        sys.exit(f"tune: {error}")
