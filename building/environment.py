"""Makes the virtual environment that games are played in, once, however many ask for it at the same time.

python3 building/environment.py .venv           what the games need
python3 building/environment.py .venv --page    and beside it the page of the browser, which takes as long
"""

import fcntl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import page
from progress import doing
from project import LOCK, ROOT

CACHE = ROOT / ".cache"
PIP = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]


def make(venv: Path, with_page: bool) -> None:
    """Make the environment, or bring it up to date, with what playing needs."""
    with alone(CACHE / "environment.lock"):
        created, playing = venv / "created", venv / "playing"
        if not created.exists():
            with doing(f"Making {venv} with {sys.executable}"):
                subprocess.run([sys.executable, "-m", "venv", "--clear", str(venv)], check=True)
            created.touch()
        building = begin_page(venv) if with_page and not page.there() else None
        try:
            if not playing.exists() or playing.stat().st_mtime < LOCK.stat().st_mtime:
                install(venv)
                playing.touch()
            if building is not None:
                finish_page(building)
        finally:
            if building is not None:
                building.terminate()


def install(venv: Path) -> None:
    """Install what the games need."""
    wanted = locked("# Compiling only", venv / "playing.txt")
    with doing("Installing what the games need"):
        # Python compiles what is imported; pip would compile three times as much, and keep the players waiting.
        subprocess.run([venv / "bin" / "python", *PIP, "--no-compile", "-r", wanted], check=True)


def begin_page(venv: Path) -> subprocess.Popen[str]:
    """Build the page in a process of its own, with the pip of the environment where Node has to be fetched."""
    command = [str(venv / "bin" / "python"), str(ROOT / "building" / "page.py")]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=pipe, stderr=subprocess.STDOUT, text=True)


def finish_page(building: subprocess.Popen[str]) -> None:
    """Wait for the page, and hand on what was said about it."""
    with doing("Building the page"):
        said, _ = building.communicate()
    print(said, end="", flush=True)
    if building.returncode:
        raise subprocess.CalledProcessError(building.returncode, building.args)


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
        make(Path(sys.argv[1]), "--page" in sys.argv)
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)  # it has said why
    except KeyboardInterrupt:
        sys.exit(130)
