"""Breaks the rules of the games on purpose, one place at a time, and tells which breaks no test notices.

A break with which a game goes on and on is stopped after so many decisions (or so much time or memory, where it makes
none) and listed apart: that somebody waits for ever is not noticed by any test.

make mutants
make mutants ARGS='--count 120 --seed 1 --game tokyo'
"""

import argparse
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from mutants.breaks import Break, breaks, broken, pick
from mutants.endless import ENDED, MOST, NOTE

ROOT = Path(__file__).parent.parent.parent
RULES = Path("src", "tafelrunde", "games")
NAMES = ("claim", "tyrant", "tokyo", "morpork")
NO_RULES = {"picture.py"}  # for clients
EQUAL = Path(__file__).with_name("equal.toml")
MEMORY = 4 * 2**20
"""What the tests may use at most, in KiB: a broken rule may go on and on."""
STAGES = (
    ("its own quick tests", "tests/games/{}", "", "not slow and not many and not long"),
    ("the contract", "tests/contract", "{}-", "not many and not long"),
    ("its own slow tests", "tests/games/{}", "", "slow"),
)
"""What is run one after the other until a test fails: where, which names, which markers."""
SAID = "said.txt"
MADE = "decisions.txt"
NO_TESTS = 5  # pytest's answer where there is nothing to run
PASSED = 0
STOPPED = (ENDED, -signal.SIGXCPU, -signal.SIGKILL)
"""How a run ends that makes too many decisions, or takes too much time."""
OUT_OF_MEMORY = b"\nE   MemoryError"


@dataclass(frozen=True)
class Limit:
    """What a stage of sound tests needs, several times."""

    seconds: int
    decisions: int


class Hunt:
    """Runs the tests of a game on broken rules, in copies of the source tree that are its own."""

    def __init__(self, scratch: Path, workers: int) -> None:
        self.limits: dict[tuple[str, int], Limit] = {}
        self.running: set[subprocess.Popen[bytes]] = set()
        self.trees: SimpleQueue[Path] = SimpleQueue()
        self.homes = [scratch / str(worker) for worker in range(workers)]
        copy(ROOT, self.homes[0])

    def warm_up(self, names: list[str]) -> None:
        """See that the tests pass on sound rules and how much time they take, then copy the tree with its bytecode."""
        for name in names:
            for stage, (called, *_) in enumerate(STAGES):
                print(f"{name}: {called}, on the sound rules ...", flush=True)
                before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
                code = self.tests(name, stage, self.homes[0], Limit(3600, 0), keep=True)
                if code == NO_TESTS:
                    continue
                if code != PASSED:
                    print((self.homes[0] / SAID).read_text(encoding="utf-8"))
                    sys.exit(f"the tests of {name} fail already: mend that first")
                took = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
                decisions = int((self.homes[0] / MADE).read_text(encoding="utf-8"))
                self.limits[name, stage] = Limit(20 + int(4 * took), 1000 + 4 * decisions)
        for home in self.homes:
            if home != self.homes[0]:
                shutil.copytree(self.homes[0], home)
            self.trees.put(home)

    def tried(self, name: str, change: Break) -> str:
        """Make the change, and return what comes of it: "noticed" by a test that fails, "endless" or "missed"."""
        tree = self.trees.get()
        path = tree / RULES / change.file
        sound = path.read_text(encoding="utf-8")
        made = path.stat()
        path.write_text(broken(sound, change), encoding="utf-8")
        try:
            for (of, stage), limit in self.limits.items():
                code = self.tests(name, stage, tree, limit) if of == name else PASSED
                if code in STOPPED or (code != PASSED and OUT_OF_MEMORY in (tree / SAID).read_bytes()):
                    return "endless"
                if code != PASSED:
                    return "noticed"
            return "missed"
        finally:
            path.write_text(sound, encoding="utf-8")
            os.utime(path, ns=(made.st_atime_ns, made.st_mtime_ns))  # its bytecode holds again
            self.trees.put(tree)

    def tests(self, name: str, stage: int, tree: Path, limit: Limit, keep: bool = False) -> int:
        """Run tests of a game up to the first that fails, and return pytest's answer."""
        _, folder, names, markers = STAGES[stage]
        chosen = [folder.format(name), "-k", names.format(name), "-m", markers]
        limited = ["sh", "-c", f'ulimit -t {limit.seconds}; ulimit -v {MEMORY}; exec "$@"', "sh"]
        pytest = [sys.executable, "-P", "-m", "pytest", "-qx", "-p", "no:cacheprovider", "-p", "mutants.endless"]
        counting = {MOST: str(limit.decisions), NOTE: str(tree / MADE)}
        environment = os.environ | {"TAFELRUNDE_EXPECT": "pure", "PYTHONPATH": f"{tree}/src:{tree}/tests"} | counting
        if not keep:
            environment["PYTHONDONTWRITEBYTECODE"] = "1"
        with (tree / SAID).open("wb") as said:
            child = subprocess.Popen(
                [*limited, *pytest, *chosen],
                cwd=tree,
                env=environment,
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # Ctrl-C is for the hunt
            )
        self.running.add(child)
        try:
            code = child.wait()
        except KeyboardInterrupt:
            child.kill()
            raise
        finally:
            self.running.discard(child)
        return code

    def stop(self) -> None:
        """End the tests that are running."""
        for child in list(self.running):
            child.kill()


def copy(root: Path, home: Path) -> None:
    """Copy what the tests need."""
    for folder in ("src", "tests", "building", "docs", "requirements", "workshop"):
        shutil.copytree(root / folder, home / folder)
    for file in ("pyproject.toml", "README.md", "Makefile"):
        shutil.copy2(root / file, home / file)


def known() -> dict[tuple[str, str, str], str]:
    """Return the changes that change nothing, each with its reason."""
    rows = tomllib.loads(EQUAL.read_text(encoding="utf-8"))["equal"]
    return {(row["file"], row["before"], row["after"]): row["reason"] for row in rows}


def candidates(name: str) -> list[Break]:
    """Return every break of a game's rules."""
    folder = ROOT / RULES
    paths = sorted(path for path in (folder / name).rglob("*.py") if path.name not in NO_RULES)
    return [found for path in paths for found in breaks(str(path.relative_to(folder)), path.read_text("utf-8"))]


def wanted(names: list[str], count: int, seed: int, lines: list[str] | None) -> list[tuple[str, Break]]:
    """Return the breaks to try: all of the named lines, or so many by chance, as many of each game as of the others."""
    found: list[tuple[str, Break]] = []
    for k, name in enumerate(names):
        every = candidates(name)
        if lines is None:
            share = count * (k + 1) // len(names) - count * k // len(names)
            found += [(name, change) for change in pick(every, share, seed)]
        else:
            found += [(name, change) for change in every if f"{change.file}:{change.line}" in lines]
    return found


def main() -> int:
    """Make the breaks and print the score."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=20, help="how many breaks, shared among the games (20)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--game", choices=NAMES, action="append", help="only of this game")
    parser.add_argument("--at", action="append", help="instead, every break of this line, as in tokyo/steps.py:268")
    parser.add_argument("--workers", type=int, default=2, help="how many at a time (2)")
    given = parser.parse_args()
    todo = wanted(given.game or list(NAMES), given.count, given.seed, given.at)
    names = list(dict.fromkeys(name for name, _ in todo))
    equal = known()
    noticed = same = 0
    missed: list[Break] = []
    endless: list[Break] = []
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(given.workers) as pool:
        hunt = Hunt(Path(scratch), given.workers)
        try:
            hunt.warm_up(names)
            waiting = {pool.submit(hunt.tried, name, change): change for name, change in todo}
            for done, future in enumerate(as_completed(waiting), 1):
                change = waiting[future]
                verdict = future.result()
                if verdict == "noticed":
                    noticed += 1
                elif verdict == "endless":
                    endless.append(change)
                elif (change.file, change.before.strip(), change.after.strip()) in equal:
                    same, verdict = same + 1, "known"
                else:
                    missed.append(change)
                    verdict = "MISSED"
                print(f"{done:4}/{len(todo)} {verdict:8} {change.file}:{change.line}", flush=True)
        except KeyboardInterrupt:
            print("\nstopped; so far:")
            pool.shutdown(wait=False, cancel_futures=True)
            hunt.stop()
    return report(noticed, same, missed, endless)


def report(noticed: int, same: int, missed: list[Break], endless: list[Break]) -> int:
    """Print which breaks nobody noticed, those that go on and on before them, and the score."""
    for called, found in (("goes on and on", endless), ("MISSED", missed)):
        for change in sorted(found, key=lambda one: (one.file, one.line)):
            print(f"\n{called}: {RULES / change.file}:{change.line}\n-{change.before}\n+{change.after}")
    tried = noticed + len(missed)
    percent = f", {100 * noticed / tried:.1f} %" if tried else ""
    apart = f"{len(endless)} go on and on; {same} known to change nothing"
    print(f"\n{noticed} of {tried} breaks noticed{percent}; {apart}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
