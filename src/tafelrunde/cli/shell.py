"""This program as the shell sees it: what is typed to run it, and the exit codes it ends with."""

import shlex
import shutil
import sys
from pathlib import Path

NAME = "tafelrunde"
FAILED = 2
INTERRUPTED = 130
"""What shells report of a program that Ctrl-C has ended."""


def program() -> str:
    """Return what to type here to run this program: its bare name where the shell finds it, else its file."""
    started = Path(sys.argv[0])
    if started.resolve() == Path(__file__).resolve().parent.with_name("__main__.py"):
        return f"{python()} -m tafelrunde"
    found = shutil.which(NAME)
    if started.stem != NAME or not started.exists() or (found is not None and started.samefile(found)):
        return NAME
    return typed(started)


def python() -> str:
    """Return what to type here to run this Python; the links of environments lead to one file, and are not the same."""
    names = [name for name in ("python", "python3") if shutil.which(name) == sys.executable]
    return names[0] if names else typed(Path(sys.executable))


def typed(file: Path) -> str:
    """Return a program's file as it is typed here: from the current folder if it is below it."""
    path = file.absolute()
    if path.parent == Path.cwd():
        return f"./{shlex.quote(path.name)}"
    return shlex.quote(str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path))
