"""How quick batches are, beside other people's environments, in one run: what `tafelrunde bench batch` does."""

import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import TypedDict

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from tafelrunde import games
from tafelrunde.bench import peers
from tafelrunde.bench.report import spell
from tafelrunde.bench.runner import NOT_COMPILED
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.tensors import known

SIZES = (1, 256, 4096)
PEERS = [
    ("connect_four", "PettingZoo", 1),
    ("leduc_holdem", "PettingZoo", 1),
    ("hearts-driven", "OpenSpiel", 1),
    ("hearts-vector", "OpenSpiel", 256),
    ("pgx-backgammon", "pgx", 1024),
    ("pgx-backgammon", "pgx", 4096),
    ("pgx-leduc", "pgx", 1024),
    ("pgx-leduc", "pgx", 4096),
]
"""Who is measured beside ours: `hearts-driven` without deal, observation and mask, all others with them."""
TIMES_HEARTS = 20.0
PER_CORE, HEARTS_DRIVEN = 80_000.0, 1_000_000.0
"""What our games for many must reach on a core where hearts, driven from Python, reaches that: else in proportion."""
PLACE = "TAFELRUNDE_PEERS"
USUAL = Path(".venv-peers/bin/python")


@dataclass(frozen=True)
class BatchContestant:
    """Somebody to be measured."""

    name: str
    by: str
    games: int
    workers: int = 1


class BatchMeasurement(TypedDict):
    """What one contestant reached, in steps: by the clock, and for a second of one core."""

    name: str
    by: str
    games: int
    workers: int
    clock: float | None
    core: float | None


class BatchGate(TypedDict):
    """A gate: what was to be reached, and what was; None where somebody is missing."""

    what: str
    wanted: float | None
    reached: float | None
    passed: bool | None


class BatchResults(TypedDict):
    """Everything that was found, ready for JSON."""

    rounds: int
    seconds: float
    python: str
    machine: str
    cores: int
    lines: list[BatchMeasurement]
    gates: list[BatchGate]
    notes: list[str]


def contestants() -> list[BatchContestant]:
    """Return who takes part: ours in every size with one worker, the larger ones with two as well, and the peers."""
    ours = [BatchContestant(game, "Tafelrunde", games) for game in known() for games in SIZES]
    pairs = [BatchContestant(game, "Tafelrunde", games, 2) for game in known() for games in SIZES[1:]]
    return [*ours, *pairs, *(BatchContestant(name, by, games) for name, by, games in PEERS)]


def their_python() -> str:
    """Return the Python that has the peers: the one that is said, the usual one, or ours."""
    said = os.environ.get(PLACE)
    if said:
        return said
    return str(USUAL) if USUAL.exists() else sys.executable


def run(
    rounds: int = 3, seconds: float = 0.5, quiet: bool = False, among: list[BatchContestant] | None = None
) -> BatchResults:
    """Measure everybody; each figure takes `seconds` in each round, and the median of the rounds counts."""
    if rounds < 1:
        raise TafelrundeError(f"{rounds} rounds measure nothing: take 1 or more")
    found = contestants() if among is None else among
    taken: list[list[dict[str, float]]] = [[] for _ in found]
    notes: list[str] = []
    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task("", total=rounds * len(found))
        for seed in range(1, rounds + 1):
            for one, figures in zip(found, taken, strict=True):
                progress.update(task, description=f"round {seed} of {rounds}: {one.name}, {one.games} games")
                answer = measured(one, seconds, seed)
                if "missing" in answer:
                    notes.append(f"{one.name} ({one.by}) is missing: {answer['missing']}; `make peers` installs it")
                else:
                    figures.append(answer)
                progress.advance(task)
    lines = [line(one, figures) for one, figures in zip(found, taken, strict=True)]
    if any(not figure.get("compiled", True) for figures in taken for figure in figures):
        notes.append(NOT_COMPILED)
    return BatchResults(
        rounds=rounds,
        seconds=seconds,
        python=platform.python_version(),
        machine=platform.machine(),
        cores=os.cpu_count() or 1,
        lines=lines,
        gates=gates(lines),
        notes=sorted(set(notes)),
    )


def measured(one: BatchContestant, seconds: float, seed: int) -> dict[str, float]:
    """Measure a contestant once, in a process of its own."""
    numbers = [str(one.games), str(one.workers), str(seconds), str(seed)]
    command = [sys.executable, "-P", "-m", "tafelrunde.bench.batched", one.name, *numbers]
    path = {"PYTHONPATH": os.pathsep.join(place for place in sys.path if place)}
    if one.by != "Tafelrunde":
        command, path = [their_python(), str(peers.__file__), one.name, numbers[0], *numbers[2:]], {}
    child = subprocess.run(command, env={**os.environ, **path}, capture_output=True, text=True, check=False)
    if child.returncode:
        reason = (child.stderr.strip().splitlines() or ["it gave no reason"])[-1]
        raise TafelrundeError(f"measuring {one.name} ({one.by}) failed: {reason}")
    found: dict[str, float] = json.loads(child.stdout.strip().splitlines()[-1])
    return found


def line(one: BatchContestant, figures: list[dict[str, float]]) -> BatchMeasurement:
    """Return the medians of a contestant's rounds."""

    def middle(name: str) -> float | None:
        found = [figure[name] for figure in figures if figure.get(name) is not None]
        return median(found) if found else None

    return BatchMeasurement(
        name=one.name, by=one.by, games=one.games, workers=one.workers, clock=middle("clock"), core=middle("core")
    )


def for_many() -> list[str]:
    """Return the games for more than two."""
    return [name for name in games.homes() if games.load(name).seats.stop > 3]


def gates(lines: list[BatchMeasurement]) -> list[BatchGate]:
    """Set what ours reached on a core beside what they have to."""
    core = {(line["name"], line["games"], line["workers"]): line["core"] for line in lines}
    claim = core.get(("claim", 4096, 1))
    vector, backgammon = core.get(("hearts-vector", 256, 1)), core.get(("pgx-backgammon", 4096, 1))
    driven = core.get(("hearts-driven", 1, 1))
    large = None if driven is None else PER_CORE * min(1.0, driven / HEARTS_DRIVEN)
    return [
        verdict("claim against hearts in OpenSpiel's vector_env, 20 times", TIMES_HEARTS, vector, claim),
        verdict("claim against pgx's backgammon, batch of 4096", 1.0, backgammon, claim),
        *(verdict(f"{game} on a core", 1.0, large, core.get((game, 4096, 1))) for game in for_many()),
    ]


def verdict(what: str, times: float, rival: float | None, ours: float | None) -> BatchGate:
    """Judge one gate."""
    wanted = None if rival is None else times * rival
    passed = None if wanted is None or ours is None else ours >= wanted
    return BatchGate(what=what, wanted=wanted, reached=ours, passed=passed)


def table(results: BatchResults) -> RenderableType:
    """Return everything as one thing that rich prints."""
    caption = (
        f"Python {results['python']}, {results['machine']}, {results['cores']} cores; medians of {results['rounds']} "
        "rounds; a step is a decision in one game, with the mask and the observation of whoever is asked next "
        "(hearts-driven: without)"
    )
    found = Table(title="steps in a second", caption=caption, box=SIMPLE_HEAD, padding=0)
    for heading in ("game", "by", "games", "workers", "by the clock", "on a core"):
        found.add_column(heading, justify="left" if heading in ("game", "by") else "right", no_wrap=True)
    for one in results["lines"]:
        numbers = [str(one["games"]), str(one["workers"]), spell(one["clock"]), spell(one["core"])]
        found.add_row(one["name"], one["by"], *numbers)
    judged = Table(title="gates", box=SIMPLE_HEAD, padding=0)
    for heading in ("what", "wanted", "reached", ""):
        judged.add_column(heading, justify="right" if heading in ("wanted", "reached") else "left")
    for each in results["gates"]:
        passed = {True: "[green]yes[/]", False: "[red]no[/]", None: "not measured"}[each["passed"]]
        judged.add_row(each["what"], spell(each["wanted"]), spell(each["reached"]), passed)
    return Group(found, judged, *(Text(note) for note in results["notes"]))
