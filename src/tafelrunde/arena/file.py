"""The results of a match in a file: a line that says what is played, then a line for each game, as they end.

The file only ever grows. A match that was left goes on where it stopped; of a file that was cut in its last line, that
game is played again.
"""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict
from io import FileIO
from pathlib import Path
from typing import Any

from tafelrunde import games
from tafelrunde.arena.game import Played, read
from tafelrunde.arena.plan import Plan
from tafelrunde.core.errors import TafelrundeError

FORMAT = 1
MARK = "tafelrunde-arena"


class FileError(TafelrundeError):
    """A results file that belongs to something else, or cannot be read."""


def header(plan: Plan) -> dict[str, Any]:
    """Return the line that says what is played."""
    played = {name: value for name, value in asdict(plan).items() if not name.startswith("record")}
    row = {MARK: FORMAT, **played, "rules": games.load(plan.game).version}
    return json.loads(json.dumps(row))  # type: ignore[no-any-return]


class ResultsFile:
    """A results file that is written to: by one match at a time."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open a file, or make it; one of another match is an error, and stays as it is."""
        self.path = path
        self.done: dict[int, Played] = {}
        try:
            self._file = FileIO(path, "a+")
        except OSError as error:
            raise FileError(f"{path} cannot be written to: {error.strerror}") from None
        try:
            lock(self._file, path)
            self._file.seek(0)
            whole, newline, cut = self._file.readall().rpartition(b"\n")
            if whole:
                self._read(whole, plan)
            if cut:
                if not whole and not json.dumps(header(plan)).encode().startswith(cut):
                    raise FileError(f"{path} is no results file of the arena: name another one")
                self._file.truncate(len(whole + newline))
            if not whole:
                self._append(header(plan))
        except BaseException:
            self._file.close()
            raise

    def _read(self, whole: bytes, plan: Plan) -> None:
        for number, row in enumerate(rows(whole, self.path), 1):
            if number == 1:
                check(row, plan, self.path)
                continue
            try:
                played = read(row)
                if len(played.result) != plan.seats:
                    raise ValueError(played.result)
            except (KeyError, TypeError, ValueError):
                raise FileError(f"line {number} of {self.path} is no game of this match: take it out") from None
            self.done.setdefault(played.number, played)

    def add(self, played: Played) -> None:
        """Write a game, once; it is on the disk afterwards."""
        if played.number not in self.done:
            self.done[played.number] = played
            self._append(played.line())

    def _append(self, row: Mapping[str, object]) -> None:
        self._file.write(json.dumps(row).encode() + b"\n")
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let others write to it."""
        self._file.close()


def rows(whole: bytes, path: Path) -> Iterator[dict[str, Any]]:
    """Return the lines of a file."""
    for number, line in enumerate(whole.split(b"\n"), 1):
        try:
            row = json.loads(line)
        except ValueError:
            row = None
        if not isinstance(row, dict):
            if number == 1:
                raise FileError(f"{path} is no results file of the arena: name another one")
            raise FileError(f"line {number} of {path} is damaged: take it out, and the game is played again")
        yield row


def check(row: Mapping[str, object], plan: Plan, path: Path) -> None:
    """Refuse a file of something else, with what is different."""
    if row.get(MARK) != FORMAT:
        raise FileError(f"{path} is no results file of the arena: name another one")
    for name, value in header(plan).items():
        if row.get(name) != value:
            there, here = json.dumps(row.get(name)), json.dumps(value)
            raise FileError(f"{path} holds another match: its {name} is {there}, not {here}; name another file")


def lock(file: FileIO, path: Path) -> None:
    """See that nobody else writes to a file."""
    with suppress(ImportError):  # where files cannot be locked everybody sees to it themselves
        from fcntl import LOCK_EX, LOCK_NB, flock

        try:
            flock(file, LOCK_EX | LOCK_NB)
        except OSError:
            raise FileError(f"another match writes to {path} now: wait for it, or name another file") from None
