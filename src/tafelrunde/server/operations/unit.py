"""The settings of the server that systemd runs on this machine: an operator need not type them again."""

import os
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tafelrunde.core.errors import OptionError
from tafelrunde.server.ground.settings import PREFIX, Settings, read

UNIT: Final = "tafelrunde.service"
PLACES = [Path(place, "systemd/system") for place in ("/etc", "/run", "/usr/local/lib", "/usr/lib", "/lib")]
"""Where systemd looks for units, the first one counts."""


def of_server(db: str | None) -> Settings:
    """Return the settings of the server to look after: what is named here, else those of the unit, else the usual."""
    if db or os.environ.get(f"{PREFIX}DB"):
        return read({"db": db})
    return read({}, {**of_unit(), **os.environ})


def of_unit() -> dict[str, str]:
    """Return the variables of the unit; none if there is no unit."""
    found: dict[str, str] = {}
    files: list[str] = []
    for name, value in options():
        if name == "Environment":
            found = found | pairs(shlex.split(value)) if value else {}
        elif name == "EnvironmentFile":
            files = [*files, value] if value else []
        elif name == "ExecStart":
            found |= flags(shlex.split(value))
    for file in files:
        found |= in_file(Path(file.removeprefix("-")), missing_ok=file.startswith("-"))
    return {name: value for name, value in found.items() if name.startswith(PREFIX)}


def options() -> Iterator[tuple[str, str]]:
    """Yield what the unit says and what is dropped in beside it, in this order."""
    unit = next((place / UNIT for place in PLACES if (place / UNIT).is_file()), None)
    if unit is None:
        return
    dropped = {file.name: file for place in reversed(PLACES) for file in (place / f"{UNIT}.d").glob("*.conf")}
    for file in (unit, *(dropped[name] for name in sorted(dropped))):
        for line in content(file).replace("\\\n", " ").splitlines():
            name, equals, value = line.partition("=")
            if equals and not line.lstrip().startswith(("#", ";")):
                yield name.strip(), value.strip().replace("%%", "%")


def pairs(words: list[str]) -> dict[str, str]:
    """Return NAME=VALUE as names and values."""
    return {name: value for name, equals, value in (word.partition("=") for word in words) if equals}


def flags(words: list[str]) -> dict[str, str]:
    """Return the database that a command line names.

    >>> flags(["/opt/tafelrunde", "serve", "--db", "sqlite:////x.db", "--port=80"])
    {'TAFELRUNDE_DB': 'sqlite:////x.db'}
    """
    spread = [part for word in words for part in (word.split("=", 1) if word.startswith("--db=") else [word])]
    return {f"{PREFIX}DB": spread[spread.index("--db") + 1]} if "--db" in spread[:-1] else {}


def in_file(file: Path, missing_ok: bool) -> dict[str, str]:
    """Return what stands in a file of variables."""
    if missing_ok and not file.exists():
        return {}
    lines = [line for line in content(file).splitlines() if not line.lstrip().startswith(("#", ";"))]
    return pairs([" ".join(shlex.split(line)) for line in lines])


def content(file: Path) -> str:
    """Return what stands in a file."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise OptionError(
            f"{file} has settings of the server and cannot be read ({error.strerror}): "
            "do it as root (sudo), or name the database with --db"
        ) from None
