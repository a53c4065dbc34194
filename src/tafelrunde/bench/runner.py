"""A whole benchmark: every contestant in a process of its own, one after the other, several rounds."""

import importlib.util
import json
import os
import platform
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median
from typing import TypedDict

from rich.console import Console
from rich.progress import Progress

from tafelrunde import COMPILED, games
from tafelrunde.bench.gates import MEASURES, PURE, Gate, field_of
from tafelrunde.core.errors import TafelrundeError

COMPILED_BUILD = "compiled"
CPP = "C++"

NO_OPENSPIEL = "OpenSpiel is not installed, so ours stand alone: pip install 'tafelrunde[openspiel]'"
NOT_COMPILED = (
    "The rules are not compiled here, so there is only the pure figure: install a C compiler and tafelrunde again, "
    "without TAFELRUNDE_PURE"
)


class Measurement(TypedDict):
    """What one contestant reached: the median of its rounds, None for what it cannot do."""

    name: str
    build: str
    figures: dict[str, float | None]


class GateResult(TypedDict):
    """A gate and what was reached; None without the rival or the compiled build."""

    measure: str
    rival: str | None
    wanted: float
    reached: float | None
    passed: bool | None


class Results(TypedDict):
    """Everything a benchmark found, ready for JSON."""

    game: str
    rounds: int
    seconds: float
    python: str
    machine: str
    lines: list[Measurement]
    gates: list[GateResult]
    notes: list[str]


@dataclass(frozen=True)
class Contestant:
    """Somebody to be measured: the module that does it, and the settings of its process."""

    name: str
    build: str
    module: str
    settings: Mapping[str, str]


def contestants(game_id: str) -> tuple[list[Contestant], list[str]]:
    """Return who takes part, and a sentence about everybody who cannot."""
    ours = "tafelrunde.bench.ours"
    found = [Contestant(game_id, PURE, ours, {"TAFELRUNDE_PURE": "1"})]
    notes = []
    if COMPILED:
        found.append(Contestant(game_id, COMPILED_BUILD, ours, {"TAFELRUNDE_PURE": ""}))
    else:
        notes.append(NOT_COMPILED)
    peers = field_of(game_id).peers
    if importlib.util.find_spec("pyspiel"):
        found += [Contestant(peer, CPP, "tafelrunde.bench.openspiel", {}) for peer in peers]
    elif peers:
        notes.append(NO_OPENSPIEL)
    return found, notes


def run(game_id: str, rounds: int = 3, seconds: float = 0.5, quiet: bool = False) -> Results:
    """Measure a game and its peers; each figure takes `seconds` in each round, the median of the rounds counts."""
    games.load(game_id)
    if rounds < 1:
        raise TafelrundeError(f"{rounds} rounds measure nothing: take 1 or more")
    if not seconds > 0:
        raise TafelrundeError(f"{seconds} seconds measure nothing: take more than 0")
    found, notes = contestants(game_id)
    taken: list[list[dict[str, float | None]]] = [[] for _ in found]
    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task("", total=rounds * len(found))
        for seed in range(1, rounds + 1):
            for contestant, figures in zip(found, taken, strict=True):
                what = f"round {seed} of {rounds}: {contestant.name} ({contestant.build})"
                progress.update(task, description=what)
                figures.append(one_round(contestant, seconds, seed))
                progress.advance(task)
    lines = [
        Measurement(name=contestant.name, build=contestant.build, figures=medians(figures))
        for contestant, figures in zip(found, taken, strict=True)
    ]
    return Results(
        game=game_id,
        rounds=rounds,
        seconds=seconds,
        python=platform.python_version(),
        machine=platform.machine(),
        lines=lines,
        gates=[judge(gate, lines) for gate in field_of(game_id).gates],
        notes=notes,
    )


def one_round(contestant: Contestant, seconds: float, seed: int) -> dict[str, float | None]:
    """Measure a contestant once, in a process that finds the same modules as this one."""
    command = [sys.executable, "-P", "-m", contestant.module, contestant.name, str(seconds), str(seed)]
    path = {"PYTHONPATH": os.pathsep.join(place for place in sys.path if place)}
    child = subprocess.run(
        command, env={**os.environ, **path, **contestant.settings}, capture_output=True, text=True, check=False
    )
    if child.returncode:
        reason = (child.stderr.strip().splitlines() or ["it gave no reason"])[-1]
        raise TafelrundeError(f"measuring {contestant.name} ({contestant.build}) failed: {reason}")
    found: dict[str, float | None] = json.loads(child.stdout)
    if found.pop("compiled", None) is (contestant.build == PURE):
        raise TafelrundeError(f"TAFELRUNDE_PURE did not choose the {contestant.build} build of {contestant.name}")
    return found


def medians(rounds: list[dict[str, float | None]]) -> dict[str, float | None]:
    """Return the median of each figure."""
    found: dict[str, float | None] = {}
    for measure in MEASURES:
        figures = [figure for one in rounds if (figure := one[measure]) is not None]
        found[measure] = median(figures) if figures else None
    return found


def judge(gate: Gate, lines: list[Measurement]) -> GateResult:
    """Set what our compiled rules reached beside what they have to."""
    ours = rival = None
    for line in lines:
        if line["build"] == COMPILED_BUILD:
            ours = line["figures"][gate.measure]
        elif gate.rival in (line["build"], line["name"]):
            rival = line["figures"][gate.measure]
    reached = passed = None
    if gate.rival is None and ours is not None:
        reached, passed = ours, ours <= gate.wanted
    elif ours is not None and rival is not None:
        reached, passed = ours / rival, ours / rival >= gate.wanted
    return GateResult(measure=gate.measure, rival=gate.rival, wanted=gate.wanted, reached=reached, passed=passed)
