"""The file of a log: written whole once, then each time only what is new, and on the disk before anybody goes on."""

import os
import tempfile
from collections.abc import Sequence
from io import FileIO
from pathlib import Path

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.table.log import COUNT_AT, Entry, Header, counted, entry_lines, write


class ChangedFile(TafelrundeError):
    """A file that somebody else has written to meanwhile; nothing was written."""


def save(path: Path, text: str) -> None:
    """Write a file whole: whoever looks finds the old one or the new one, never a part, even after a power cut.

    A new file is for its owner's eyes only, for a log holds every secret; an old one keeps its mode.
    """
    path = path.resolve()
    descriptor, name = tempfile.mkstemp(prefix=path.name, suffix=".part", dir=path.parent)
    part = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            part.chmod(path.stat().st_mode)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


class LogFile:
    """A log in its file: written whole once, then each time only what is new."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._stamp = stamp(path)
        self._written: int | None = None

    def write(self, header: Header, entries: Sequence[Entry]) -> None:
        """Write what the file does not hold yet; it is on the disk afterwards.

        The entries are those of before with new ones after them. If somebody else has written to the file, it stays as
        it is.
        """
        if stamp(self.path) != self._stamp:
            raise ChangedFile(f"{self.path} was changed by somebody else meanwhile: save in another file")
        if self._written is None:
            self._write_whole(write(header, entries))
            self._written = len(entries)
        elif len(entries) > self._written:
            self._append(entry_lines(header.game, entries[self._written :]), len(entries))

    def _write_whole(self, text: str) -> None:
        if self._stamp is None or self.path.read_bytes() != text.encode():
            try:
                save(self.path, text)
            finally:
                self._stamp = stamp(self.path)

    def _append(self, lines: str, count: int) -> None:
        with self.path.open("r+b", buffering=0) as file:
            end = file.seek(0, os.SEEK_END)
            try:
                write_all(file, lines.encode())
                os.fsync(file.fileno())
                self._written = count
            except BaseException:
                file.truncate(end)
                raise
            finally:
                self._stamp = stamp(self.path)
            # Only after the entries, and it need not be on the disk before the next ones are.
            file.seek(COUNT_AT)
            write_all(file, counted(count).encode())
        self._stamp = stamp(self.path)


def stamp(path: Path) -> tuple[int, int, int] | None:
    """Return what changes whenever a file is written to, None if there is no such file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def write_all(file: FileIO, data: bytes) -> None:
    """Write all bytes, in more than one go where the disk takes only a part."""
    left = memoryview(data)
    while left:
        left = left[file.write(left) :]
