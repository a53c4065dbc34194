"""Where games are kept: files read and written with errors that say what to do."""

import os
import shlex
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from rich.padding import Padding
from rich.text import Text as Styled

from tafelrunde import bots
from tafelrunde.cli.complaints import Complaint
from tafelrunde.cli.names import player_names
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.shell import program
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.table import Table, log
from tafelrunde.table.file import LogFile
from tafelrunde.text import Text

T = TypeVar("T")

SUFFIX = ".jsonl"


LAST = "last"
"""The name by which the game saved last is gone on with."""
LISTED = 20
"""So many saved games are listed, the latest first."""


class FileError(Complaint):
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

    return _trying(reserve, place, "terminal-error-unwritable")


def chosen_file(path: Path) -> Path:
    """Return the file somebody wants a new game saved in; one that is there already stays as it is."""
    if os.path.lexists(path):
        command = f"{program()} play --resume {quoted(path)}"
        raise FileError("terminal-error-there-already", {"path": str(path), "command": command})
    return path


def find(path: Path) -> Path:
    """Return the saved game that is meant: a file, or the bare name of one where games are kept."""
    if not os.path.lexists(path) and path.parent == Path():
        for name in (path.name, path.name + SUFFIX):
            if os.path.lexists(folder() / name):
                return folder() / name
        if path.name == LAST:
            return latest()
    return path


def saved() -> list[Path]:
    """Return the saved games where games are kept, the latest first."""
    found = [path for path in folder().glob(f"*{SUFFIX}") if path.is_file() and path.stat().st_size]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def latest() -> Path:
    """Return the saved game that was played last: one that still goes on if there is any."""
    found = saved()
    if not found:
        raise FileError("terminal-error-no-saves", {"folder": str(folder())})
    return next((path for path in found[:LISTED] if (table := readable(path)) and table.result is None), found[0])


def readable(path: Path) -> Table | None:
    """Return the table that a file holds, to look at, None where it cannot be followed."""
    try:
        return recovered(path, read(path), watched=True)
    except FileError:
        return None


def list_saves(text: Text, screen: Screen) -> int:
    """Print the saved games: which game, who plays, when it was played last, and whose turn it is."""
    found = saved()
    if not found:
        screen.line(text.say("terminal-no-saves", {"folder": str(folder())}))
    for path in found[:LISTED]:
        when = datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
        screen.show(Styled.assemble((str(short(path)), "bold"), f" · {when}"))
        screen.show(Padding(stands(text, path), (0, 0, 0, 2)))
    if len(found) > LISTED:
        screen.line(text.say("terminal-more-saves", {"count": len(found) - LISTED, "folder": str(folder())}))
    return 0


def stands(text: Text, path: Path) -> str:
    """Return in a line how a saved game stands."""
    table = readable(path)
    if table is None:
        return text.say("terminal-save-damaged")
    names = player_names(text, table.players)
    args: dict[str, str | int] = {"game": text.title(table.game.id), "players": ", ".join(names)}
    if table.result is not None:
        best = max(table.result)
        won = [names[seat] for seat, result in enumerate(table.result) if result == best]
        return text.say("terminal-save-over", {**args, "winners": ", ".join(won)})
    return text.say("terminal-save-open", {**args, "seat": names[table.who]})


def read(path: Path) -> str:
    """Return what is in a file."""
    if not os.path.lexists(path):
        raise FileError("terminal-error-no-file", {"path": str(path), "folder": str(folder())})
    if path.is_dir():
        raise FileError("terminal-error-directory", {"path": str(path)})
    try:
        return _trying(lambda: path.read_text("utf-8"), path, "terminal-error-unreadable")
    except UnicodeDecodeError:
        raise FileError("terminal-error-no-text", {"path": str(path)}) from None


def load(path: Path) -> Table:
    """Return the table that a file holds."""
    text = read(path)
    try:
        if path.parent == folder() and ".py:" in text.partition("\n")[0]:  # bots in files that were named here
            header, _ = log.read(text)
            for name in filter(bots.in_file, header.players):
                bots.load(name, header.game.id, files=True)
    except TafelrundeError as error:
        raise FileError("terminal-error-log", {"path": str(path), "why": str(error)}) from None
    return recovered(path, text)


def recovered(path: Path, text: str, watched: bool = False) -> Table:
    """Return the table of a log that stands in a file; one that is only watched needs none of its bots."""
    try:
        return Table.recover(text, watched)
    except TafelrundeError as error:
        raise FileError("terminal-error-log", {"path": str(path), "why": str(error)}) from None


def keep(table: Table, file: LogFile) -> None:
    """Write to a game's file what has been done since the last time, all of it or nothing."""
    _trying(lambda: table.keep(file), file.path, "terminal-error-unsaved")


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


def _trying(do: Callable[[], T], path: Path, message: str) -> T:
    try:
        return do()
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise FileError(message, {"path": str(path), "why": why}) from None
