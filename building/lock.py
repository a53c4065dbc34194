"""Writes our lock: what playing needs, at a server too, then what only compiling needs, then development.

Run by `make lock`, with uv at hand. pip cannot take one part of a file, so it is cut at the lines below. What is large
and wanted by few has a lock of its own: Ray, the environments of others that a benchmark measures beside ours, what
learning needs, what the site is built with, and what makes a release. For learning torch is the build without CUDA on
Linux, a fraction of the size: uv has to know a place that has it (UV_EXTRA_INDEX_URL or UV_FIND_LINKS), and so has
pip. A place that has but some platforms of a package must not be asked first: the others would be missing in the lock;
a test compares what each says of one version.
"""

import subprocess
import tempfile
from pathlib import Path

from project import LOCK, compiling_pins, entries, pyproject

HEAD = "# Every dependency with its hashes, for all platforms and for Python from 3.11 on. Made by `make lock`.\n"
APART = {
    "docs": ["docs", "openspiel", "rl"],
    "peers": ["peers"],
    "ray": ["ray"],
    "release": ["release"],
    "training": ["rl", "network", "training"],
}
"""The locks beside this one, each with its extras, and with what playing needs."""
PINNED = {"training": ["torch==2.13.0+cpu ; sys_platform == 'linux'", "torch==2.13.0 ; sys_platform != 'linux'"]}
"""What a lock beside this one is held to."""
LARGE = ("docs", "ray", "release", "peers", "network", "training")
"""The extras that development does without."""
COMPILING = "# Compiling only\n"
DEVELOPING = "# Development only\n"
COMPILE = [
    *["uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes", "--upgrade"],
    *["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"],
    "--no-strip-extras",  # beside a pinned "coverage", older versions of pip look for a newer "coverage[toml]"
]


def main() -> None:
    """Resolve everything together, then tell apart what a player and a compiler need."""
    project = pyproject()
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"]
    playing: list[str] = [*project["project"]["dependencies"], *extras["server"]]
    compiling = [*playing, *project["build-system"]["requires"], *compiling_pins()]
    usual = [extra for name, extra in extras.items() if name not in LARGE]
    everything = [*compiling, *(requirement for extra in usual for requirement in extra)]
    with tempfile.TemporaryDirectory() as scratch:
        whole = Path(scratch) / "everything.txt"
        developing_locked = entries(resolve(everything, whole))
        part = Path(scratch) / "part.txt"
        compiling_locked = entries(resolve(compiling, part, "--constraint", str(whole)))
        playing_locked = entries(resolve(playing, part, "--constraint", str(whole)))
        for name, wanted in APART.items():
            apart = [*playing, *(requirement for extra in wanted for requirement in extras[extra])]
            locked = resolve([*apart, *PINNED.get(name, [])], Path(scratch) / f"{name}.txt")
            (LOCK.parent / f"{name}.lock").write_text(HEAD + locked, encoding="utf-8")
    LOCK.write_text(
        HEAD
        + "".join(playing_locked)
        + COMPILING
        + "".join(entry for entry in compiling_locked if entry not in playing_locked)
        + DEVELOPING
        + "".join(entry for entry in developing_locked if entry not in compiling_locked),
        encoding="utf-8",
    )


def resolve(requirements: list[str], locked: Path, *options: str) -> str:
    """Return the requirements with all that they need, pinned."""
    subprocess.run(
        [*COMPILE, *options, "--output-file", str(locked), "-"],
        input="\n".join(requirements), text=True, check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    return locked.read_text(encoding="utf-8")


if __name__ == "__main__":
    main()
