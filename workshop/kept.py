"""What was found out, by name, in a file that only grows: who stops a long measurement goes on with it."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tafelrunde.arena.file import FileError, rows

FORMAT = 1


class Kept:
    """A line that says what is measured, then a line for each thing found; without a file it is kept for now only."""

    def __init__(self, path: Path | None, mark: str, what: Mapping[str, object]) -> None:
        """Go on with a file, or begin one; a file of something else is an error and stays as it is.

        Of a file that was cut in its last line, that one is found out again.
        """
        self.path = path
        self.found: dict[str, Any] = {}
        if path is None:
            return
        header = json.loads(json.dumps({mark: FORMAT, **what}))
        if not path.exists() or not path.read_bytes():
            path.write_text(json.dumps(header) + "\n", encoding="utf-8")
        whole, _, cut = path.read_bytes().rpartition(b"\n")
        for number, row in enumerate(rows(whole, path)):
            if number:
                self.found[row["of"]] = row["found"]
                continue
            other = [name for name, value in header.items() if row.get(name) != value]
            if other:
                raise FileError(f"{path} holds something else: its {other[0]} differs; name another file")
        if cut:
            path.write_bytes(whole + b"\n")

    def add(self, of: str, found: Any) -> None:
        """Keep what was found."""
        self.found[of] = json.loads(json.dumps(found))
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"of": of, "found": found}) + "\n")
