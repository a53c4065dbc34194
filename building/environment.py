"""Makes the virtual environment that games are played in, once, however many ask for it at the same time.

python3 building/environment.py .venv
"""

import fcntl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from project import ROOT

LOCK = ROOT / "requirements.lock"
CACHE = ROOT / ".cache"
PIP = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]


def make(venv: Path) -> None:
    """Make the environment, or bring it up to date, with what playing needs."""
    with alone(CACHE / "environment.lock"):
        created, playing = venv / "created", venv / "playing"
        if not created.exists():
            print(f"Making {venv} with {sys.executable}", flush=True)
            subprocess.run([sys.executable, "-m", "venv", "--clear", str(venv)], check=True)
            created.touch()
        if not playing.exists() or playing.stat().st_mtime < LOCK.stat().st_mtime:
            print("Installing what the games need", flush=True)
            wanted = locked("# Compiling only", venv / "playing.txt")
            # Python compiles what is imported; pip would compile three times as much, and keep the players waiting.
            subprocess.run([venv / "bin" / "python", *PIP, "--no-compile", "-r", wanted], check=True)
            playing.touch()


def locked(end: str, copy: Path) -> Path:
    """Write the locked requirements down to a line into a file of their own, and return it."""
    text = LOCK.read_text(encoding="utf-8")
    copy.write_text(text[: text.index(f"\n{end}\n") + 1], encoding="utf-8")
    return copy


@contextmanager
def alone(path: Path, wait: bool = True) -> Iterator[bool]:
    """Hold a lock; False if another process has it, and there is to be no waiting. It ends with the process."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


if __name__ == "__main__":
    try:
        make(Path(sys.argv[1]))
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)  # it has said why
