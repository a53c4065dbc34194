"""`master-1`: the Master as it was on 19 November 2026, a yardstick that stays as it is. For measurements only.

    python -m workshop.master_1                          builds it from the project's history, in a few minutes, once
    tafelrunde arena tyrant level-5:sims=100 workshop/master_1.py:Master:sims=100 --option side=a,b --games 200

It is played in a process of its own, which runs the package of that commit; nothing of it stands in this one.
"""

import io
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tafelrunde.bots import Bot
from tafelrunde.bots.elsewhere import Elsewhere
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.options import one_of, real, whole

COMMIT = "058fc6a744c1a8837c050ca9eb047fb0bc39971c"
ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / ".cache" / f"master-1-{COMMIT[:12]}"
COMPILE = "import kept_build; print(kept_build.make(wait=True, again=True).package or '')"
COMMAND = "python -m workshop.master_1"


class Master(Bot[State]):
    """The five levels of that commit: `level` is 5 by default, `sims` and `time` are as they were unless given."""

    name = "master-1"
    parameters = (
        one_of("level", "5", "4", "3", "2", "1"),
        whole("sims", 0, 0, 1_000_000),
        real("time", 0.0, 0.0, 60.0),
    )

    def begin(self, game: Game[Any], seat: int, options: Mapping[str, object]) -> None:
        """Start the process."""
        sims = self.values["sims"]
        spec = f"level-{self.values['level']}:time={self.values['time']}" + (f",sims={sims}" if sims else "")
        self._bot = Elsewhere(spec, game.id, self.rng.word(), package=str(package()))
        self._bot.begin(game, seat, options)

    def heard(self, events: Sequence[Event]) -> None:
        """Pass it on."""
        self._bot.heard(events)

    def choose(self, view: State, ask: Ask) -> int:
        """Let it answer there."""
        self._bot.seconds = self.seconds
        return self._bot.choose(view, ask)


def package() -> Path:
    """Return the folder with its package."""
    if not BUILT.is_dir():
        raise TafelrundeError(f"master-1 is not built yet: {COMMAND} builds it")
    return BUILT


def sources(root: Path, commit: str) -> bytes:
    """Return the sources of a commit as an archive; without the history, say so."""
    try:
        done = subprocess.run(["git", "archive", commit], cwd=root, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        raise TafelrundeError(
            f"master-1 is built from commit {commit[:12]}, which is not in this folder: "
            "clone the project with its whole history (git fetch --unshallow in a shallow clone)"
        ) from None
    return done.stdout


def build(root: Path, commit: str, into: Path) -> None:
    """Compile the package of a commit."""
    into.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="master-1-", dir=into.parent) as scratch:
        with tarfile.open(fileobj=io.BytesIO(sources(root, commit))) as archive:
            archive.extractall(scratch, filter="data")
        environment = {**os.environ, "PYTHONPATH": str(Path(scratch, "building")), "TAFELRUNDE_NO_PAGE": "1"}
        command = [sys.executable, "-P", "-c", COMPILE]
        said = subprocess.run(command, cwd=scratch, env=environment, stdout=subprocess.PIPE, check=True, text=True)
        folder = said.stdout.strip()
        if not folder:
            logs = [log.read_text(encoding="utf-8") for log in Path(scratch).glob(".cache/builds/*/build.log")]
            raise TafelrundeError(f"master-1 could not be compiled:\n{''.join(logs)[-2000:]}")
        Path(folder).rename(into)


def main() -> None:
    """Build it, unless it is there."""
    try:
        if not BUILT.is_dir():
            print(f"Compiling master-1 (commit {COMMIT[:12]}); this takes a few minutes, once", flush=True)
            build(ROOT, COMMIT, BUILT)
    except TafelrundeError as error:
        sys.exit(str(error))
    print(f"tafelrunde arena GAME level-5 {Path(__file__).relative_to(ROOT)}:Master --games 20")


if __name__ == "__main__":
    main()
