"""Repeats the tests until chance has had its turn; stopped by Ctrl-C, it goes on where it was.

make steady                        everything: two to three hours on two quiet cores
make steady ARGS=tests/page        only what lies there
make steady ARGS="--workers 1"     one test at a time

Tests of the page, and those of `tests/failed_by_chance.txt`, run 20 times in a row and once beside two processes that
keep the machine busy; the others run three times. What came of each test is kept in `.cache/steady` for the sources as
they are. What has failed once has failed: its words are kept there too.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import kept_build
from project import ROOT

KEPT = ROOT / ".cache" / "steady"
LISTED = ROOT / "tests" / "failed_by_chance.txt"
PAGE = "tests/page/"
OFTEN, SELDOM = 20, 3
BUSY = 2
NO_TESTS = 5  # pytest's answer where nothing fits
PATIENCE = 20 * 60
"""After so many seconds without the end of any test they hang."""
NOTES, ROUND = "STEADY_NOTES", "STEADY_ROUND"
"""Where the plugin within pytest learns what to write to, and which round it is."""

outcomes: dict[str, str] = {}
"""Within pytest: what is known of tests that are not over."""


@dataclass(frozen=True)
class Way:
    """How tests are run: on which build, and which ones."""

    build: str
    places: tuple[str, ...]
    options: tuple[str, ...]
    home: Path = ROOT

    def started(self, *more: str, to: Any, **environment: str) -> "subprocess.Popen[bytes]":
        """Start pytest; what it says goes where it is told."""
        command = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "steady", *self.options, *more]
        environment = {"TAFELRUNDE_EXPECT": self.build, "PYTHONPATH": str(ROOT / "building"), **environment}
        # Begun by a test that itself has a worker's place, it would take itself for a worker.
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_XDIST")}
        environment = inherited | environment
        return subprocess.Popen(command, cwd=self.home, env=environment, stdout=to, stderr=subprocess.STDOUT)

    def tests(self, wanted: Sequence[str]) -> list[str]:
        """Return the names of the tests in the wanted places, of all where none is named."""
        here = [place for place in wanted if place.startswith(self.places)] if wanted else self.places
        if not here:
            return []
        with self.started("--collect-only", "-p", "no:cacheprovider", *here, to=subprocess.PIPE) as child:
            said = child.communicate()[0].decode()
        if child.returncode not in (0, NO_TESTS):
            sys.exit(said)
        return [line for line in said.splitlines() if "::" in line]


def ways(compiled: bool) -> list[Way]:
    """Return how everything is run that `make test` runs: once only what it runs on both builds."""
    rest = Way("pure", ("src", "tests/builds"), ("-m", "not many and not long"))
    if not compiled:
        without = "not many and not long and not compiler"
        return [Way("pure", ("src", "tests"), ("-m", without))]
    package = ("-o", "pythonpath=tests building .", "--ignore=tests/builds", "-m", "not long")
    return [Way("compiled", ("tests",), package), rest]


@dataclass
class Round:
    """Some tests, run once."""

    name: str
    way: Way
    tests: list[str]
    busy: bool = False


@dataclass
class Results:
    """What came of the tests, a line each, in a file that belongs to the sources as they are."""

    home: Path
    known: dict[tuple[str, str], str] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        return self.home / "results.jsonl"

    def read(self) -> None:
        """Take in what was written; a line that is cut is none."""
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []
        for line in lines:
            with suppress(ValueError):
                row = json.loads(line)
                self.known[row["round"], row["test"]] = row["outcome"]

    def left(self, round_: Round) -> list[str]:
        """Return the tests of a round of which nothing is known."""
        self.read()
        return [test for test in round_.tests if (round_.name, test) not in self.known]

    def add(self, round_: str, test: str, outcome: str) -> None:
        """Write down what came of a test."""
        with self.file.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps({"round": round_, "test": test, "outcome": outcome}) + "\n")

    def of(self, outcome: str) -> dict[str, list[str]]:
        """Return the tests that ever came out so, and in which rounds."""
        found: dict[str, list[str]] = {}
        for (name, test), how in self.known.items():
            if how == outcome:
                found.setdefault(test, []).append(name)
        return found


def pytest_runtest_logreport(report: Any) -> None:
    """Within pytest: note what came of a test as soon as all of it is over."""
    if NOTES not in os.environ or "PYTEST_XDIST_WORKER" in os.environ:
        return
    results, test = Results(Path(os.environ[NOTES])), report.nodeid
    if report.outcome != "passed" and outcomes.get(test) != "failed":
        outcomes[test] = report.outcome
    if report.failed:
        words = f"{os.environ[ROUND]} {test}".replace("/", " ").replace("::", " ")[:200]
        (results.home / f"{words}.txt").write_text(f"{test}\n\n{report.longreprtext}\n", encoding="utf-8")
    if report.when == "teardown":
        results.add(os.environ[ROUND], test, outcomes.pop(test, "passed"))


def state() -> str:
    """Return a hash of everything that decides how a test comes out."""
    digest = hashlib.sha256(sys.version.encode())
    beside = [path for folder in ("tests", "docs", "examples", "deploy") for path in (ROOT / folder).rglob("*")]
    for path in sorted({*kept_build.sources(), *beside}):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def listed() -> list[str]:
    """Return the tests that have failed by chance, as the list names them: a file, or a test with all its cases."""
    lines = LISTED.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def fickle(test: str, names: Sequence[str]) -> bool:
    """Tell whether a test is one of those that chance may get at.

    >>> fickle("tests/store/test_logs.py::test_a_lease[sqlite]", ["tests/store/test_logs.py::test_a_lease"])
    True
    >>> fickle("tests/store/test_logs.py::test_a_lease_ends", ["tests/store/test_logs.py::test_a_lease"])
    False
    """
    return test.startswith(PAGE) or any(test == name or test.startswith((f"{name}[", f"{name}::")) for name in names)


def rounds(compiled: bool, wanted: Sequence[str], times: int) -> list[Round]:
    """Return everything that is to be run, in its order."""
    names = listed()
    often: list[tuple[Way, list[str]]] = []
    others: list[tuple[Way, list[str]]] = []
    for way in ways(compiled):
        tests = way.tests(wanted)
        for found, fits in ((often, True), (others, False)):
            found.append((way, [test for test in tests if fickle(test, names) is fits]))
    plan = [Round(f"{k} of {times}", way, tests) for k in range(1, times + 1) for way, tests in often]
    plan += [Round("beside busy processes", way, tests, busy=True) for way, tests in often]
    plan += [Round(f"others {k} of {SELDOM}", way, tests) for k in range(1, SELDOM + 1) for way, tests in others]
    return [found for found in plan if found.tests]


@contextmanager
def busy_machine() -> Iterator[None]:
    """Keep as many cores busy as the tests use."""
    with ExitStack() as stack:
        for _ in range(BUSY):
            child = stack.enter_context(subprocess.Popen([sys.executable, "-c", "while True: pass"]))
            stack.callback(child.kill)
        yield


def play(round_: Round, results: Results, workers: int) -> None:
    """Run what is left of a round; what ends pytest itself, or never ends, has failed."""
    while left := results.left(round_):
        with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as names:
            names.write("\n".join(left))
            names.flush()
            at_once = ["-n", str(workers)] if workers > 1 else []
            notes = {NOTES: str(results.home), ROUND: round_.name}
            log = results.home / f"{round_.name}.log"
            with log.open("w") as said, ExitStack() as stack:
                if round_.busy:
                    stack.enter_context(busy_machine())
                watch(round_.way.started(*at_once, f"@{names.name}", to=said, **notes), round_, results)
        if len(results.left(round_)) == len(left):
            print(f"\n{log.read_text(encoding='utf-8')[-2000:]}\n{left[0]} did not come to its end", flush=True)
            results.add(round_.name, left[0], "failed")


def watch(child: "subprocess.Popen[bytes]", round_: Round, results: Results) -> None:
    """Say how far the tests are until all are over, or none of them ends any more."""
    begun = heard = time.monotonic()
    before = -1
    try:
        while child.poll() is None:
            time.sleep(1)
            done = len(round_.tests) - len(results.left(round_))
            if done != before:
                before, heard = done, time.monotonic()
            if time.monotonic() - heard > PATIENCE:
                child.kill()
            if sys.stdout.isatty():
                took = time.monotonic() - begun
                print(f"\r{round_.name}: {done} of {len(round_.tests)}, {took:.0f} s ", end="", flush=True)
    except KeyboardInterrupt:
        child.wait()  # it has heard it too
        raise
    took = time.monotonic() - begun
    end = "\n" if not sys.stdout.isatty() else " \n"
    print(f"{chr(13) * sys.stdout.isatty()}{round_.name}: {len(round_.tests)} tests, {took:.0f} s", end=end, flush=True)


def verdict(plan: Sequence[Round], results: Results) -> int:
    """Say what came of it, the last line in one sentence."""
    results.read()
    failed, skipped = results.of("failed"), results.of("skipped")
    for called, found in (("skipped", skipped), ("FAILED", failed)):
        for test, names in sorted(found.items()):
            print(f"{called} {test} ({len(names)}x: {', '.join(names[:3])}{', ...' if len(names) > 3 else ''})")
    runs = sum(len(found.tests) for found in plan)
    done = runs - sum(len(results.left(found)) for found in plan)
    shown = os.path.relpath(results.home, ROOT)
    said = f"{len(failed)} failed, each once or more ({shown} has their words)" if failed else "none failed"
    if skipped:
        said += f"; {len(skipped)} skipped"
    if done < runs:
        print(f"Stopped after {done} of {runs} runs of tests: {said}. `make steady` goes on from there.")
        return 130
    tests = len({test for found in plan for test in found.tests})
    print(f"{tests} tests in {runs} runs: {said}.")
    return 1 if failed else 0


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="make steady", description=__doc__)
    parser.add_argument("places", nargs="*", help="only the tests there, as in tests/page")
    parser.add_argument("--workers", type=int, default=2, help="how many tests at a time (2)")
    parser.add_argument("--times", type=int, default=OFTEN, help=f"how often those run that chance gets at ({OFTEN})")
    parser.add_argument("--pure", action="store_true", help="plain Python, though the rules are compiled")
    given = parser.parse_args()
    tell = [sys.executable, "-P", "-c", "import sys, tafelrunde; sys.exit(not tafelrunde.COMPILED)"]
    compiled = not given.pure and subprocess.run(tell, check=False).returncode == 0
    results = Results(KEPT / f"{'compiled' if compiled else 'pure'}-{state()}")
    results.home.mkdir(parents=True, exist_ok=True)
    plan = rounds(compiled, given.places, given.times)
    try:
        for found in plan:
            play(found, results, given.workers)
    except KeyboardInterrupt:
        print()
    return verdict(plan, results)


if __name__ == "__main__":
    sys.exit(main())
