"""Writes requirements.lock: first what playing and compiling need, then what only development needs.

Run by `make lock`, with uv at hand. pip cannot take one part of a file, so `make` cuts it at the line below.
"""

import subprocess
import tempfile
from pathlib import Path

from tafelrunde_build import ROOT, mypy_pin, pyproject

LOCK = ROOT / "requirements.lock"
HEAD = "# Every dependency with its hashes, for all platforms and for Python from 3.11 on. Made by `make lock`.\n"
CUT = "# Development only\n"
COMPILE = [
    *["uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes", "--upgrade"],
    *["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"],
]


def main() -> None:
    """Resolve everything together, then tell apart what a player needs."""
    project = pyproject()
    playing = [*project["project"]["dependencies"], *project["build-system"]["requires"], mypy_pin()]
    extras = project["project"]["optional-dependencies"].values()
    everything = [*playing, *(requirement for extra in extras for requirement in extra)]
    with tempfile.TemporaryDirectory() as scratch:
        everything_locked = resolve(everything, Path(scratch) / "everything.txt")
        playing_locked = resolve(playing, Path(scratch) / "playing.txt", "--constraint", f"{scratch}/everything.txt")
    known = entries(playing_locked)
    rest = [entry for entry in entries(everything_locked) if entry not in known]
    LOCK.write_text(HEAD + "".join(known) + CUT + "".join(rest), encoding="utf-8")


def resolve(requirements: list[str], locked: Path, *options: str) -> str:
    """Return the requirements with all that they need, pinned."""
    subprocess.run(
        [*COMPILE, *options, "--output-file", str(locked), "-"],
        input="\n".join(requirements), text=True, check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    return locked.read_text(encoding="utf-8")


def entries(locked: str) -> list[str]:
    """Return a locked file's entries, each with its lines of hashes."""
    found: list[str] = []
    for line in locked.splitlines(keepends=True):
        if line.startswith(" "):
            found[-1] += line
        else:
            found.append(line)
    return found


if __name__ == "__main__":
    main()
