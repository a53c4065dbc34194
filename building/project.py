"""What this project says about itself, and whether its rules can be compiled here; needs nothing but Python."""

import os
import shlex
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "tafelrunde.lock"
"""What playing, compiling and development need; the locks beside it are for what few want."""


def pyproject() -> dict[str, Any]:
    """Return pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def mypy_pin() -> str:
    """Return the requirement of the mypy that compiles, which is the one that checks."""
    pins: list[str] = pyproject()["project"]["optional-dependencies"]["dev"]
    return next(pin for pin in pins if pin.startswith("mypy=="))


def compiling_pins() -> list[str]:
    """Return what compiling asks for: mypy, and whatever the rules import, whose types it has to know.

    Of librt the compiled rules take the C interface too: it must be the one they will run with.
    """
    project = pyproject()["project"]
    numpy = next(pin for pin in project["optional-dependencies"]["rl"] if pin.startswith("numpy"))
    return [mypy_pin(), numpy, *project["dependencies"]]


def entries(locked: str) -> list[str]:
    """Return a locked file's entries, each with its lines of hashes."""
    found: list[str] = []
    for line in locked.splitlines(keepends=True):
        if line.startswith(" "):
            found[-1] += line
        else:
            found.append(line)
    return found


def obstacle() -> str | None:
    """Return what stands in the way of compiling, None where nothing does."""
    if switched_on("TAFELRUNDE_PURE"):
        return "TAFELRUNDE_PURE is set"
    compiler = compiler_command()
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler} is not on PATH)"
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").exists():
        return f"the headers of Python are missing (no Python.h in {headers})"
    return None


def compiler_command() -> str:
    """Return the C compiler that setuptools would call."""
    if sys.platform == "win32":
        return "cl"
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return words[0]


def switched_on(name: str) -> bool:
    """Tell whether an environment variable is set to something other than 0."""
    return os.environ.get(name, "") not in ("", "0")
