"""Where games are kept: files read and written with errors that say what to do."""

import os
import shlex
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from tafelrunde.cli.shell import program
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.table import Table
from tafelrunde.table.log import LogFile

T = TypeVar("T")

SUFFIX = ".jsonl"


class FileError(TafelrundeError):
    """A file that cannot be read, written, or is no saved game."""


def folder() -> Path:
    """Return where games are saved unless somebody names a file."""
    state = os.environ.get("XDG_STATE_HOME", "")
    base = Path(state) if state.startswith("/") else Path.home() / ".local" / "state"
    return base / "tafelrunde"


def new_file(game_id: str, now: datetime | None = None) -> Path:
    """Return a file of its own for a new game, named after the game and the time."""
    stamp = (now or datetime.now()).strftime("%Y-%m-%d-%H%M%S")
    name = f"{game_id}-{stamp}"
    place = folder()

    def reserve() -> Path:
        place.mkdir(parents=True, exist_ok=True)
        for number in range(1, 1000):
            path = place / (f"{name}{SUFFIX}" if number == 1 else f"{name}-{number}{SUFFIX}")
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                continue
            return path
        raise FileExistsError(17, "too many games of this second", str(place))

    return _trying(reserve, place, "be written to")


def chosen_file(path: Path) -> Path:
    """Return the file somebody wants a new game saved in; one that is there already stays as it is."""
    if os.path.lexists(path):
        raise FileError(
            f"{path} is there already: name another file, or go on with it by {program()} play --resume {quoted(path)}"
        )
    return path


def find(path: Path) -> Path:
    """Return the saved game that is meant: a file, or the bare name of one where games are kept."""
    if not os.path.lexists(path) and path.parent == Path():
        for name in (path.name, path.name + SUFFIX):
            if os.path.lexists(folder() / name):
                return folder() / name
    return path


def read(path: Path) -> str:
    """Return what is in a file."""
    if not os.path.lexists(path):
        raise FileError(f"there is no file {path}: give the path of a saved game; they are usually in {folder()}")
    if path.is_dir():
        raise FileError(f"{path} is a directory: give the path of a saved game in it")
    try:
        return _trying(lambda: path.read_text("utf-8"), path, "be read")
    except UnicodeDecodeError:
        raise FileError(f"{path} is no saved game, for it is no UTF-8 text: give another file") from None


def load(path: Path) -> Table:
    """Return the table that a file holds."""
    text = read(path)
    try:
        return Table.recover(text)
    except TafelrundeError as error:
        raise FileError(f"{path} cannot be followed: {error}") from None


def keep(table: Table, file: LogFile) -> None:
    """Write to a game's file what has been done since the last time, all of it or nothing."""
    _trying(lambda: table.keep(file), file.path, "be written, so the last move is not saved")


def resume_command(path: Path) -> str:
    """Return what to type to go on with a saved game."""
    return f"{program()} play --resume {quoted(short(path))}"


def replay_command(path: Path) -> str:
    """Return what to type to look at a saved game."""
    return f"{program()} replay {quoted(short(path))}"


def short(path: Path) -> Path:
    """Return how a saved game is called: its bare name will do where games are kept."""
    return Path(path.stem) if path.parent == folder() and path.suffix == SUFFIX else path


def quoted(path: Path) -> str:
    """Return a path as it is typed."""
    return shlex.quote(str(path))


def _trying(do: Callable[[], T], path: Path, what: str) -> T:
    try:
        return do()
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise FileError(f"{path} cannot {what}: {why}; name another file or make this one accessible") from None
