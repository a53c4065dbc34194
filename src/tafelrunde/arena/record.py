"""The games of a match, kept to learn from: each in a file of its own, as a log or as a Parquet file of its decisions.

A Parquet file has a row for each decision: `observation` and `mask` as the asked seat had them, in bytes, its `action`,
its `seat`, the number of the `game` in the match, and the `result` that the seat had in the end. What the bytes mean,
and by which rules was played, stands in the file's metadata under `tafelrunde`. A file is there whole or not at all.
"""

import json
import os
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tafelrunde.core.engine import State
from tafelrunde.core.errors import OptionError, TafelrundeError
from tafelrunde.core.names import instead
from tafelrunde.table import log
from tafelrunde.table.file import save

if TYPE_CHECKING:
    import numpy.typing as npt

LOG: Final = "log"
PARQUET: Final = "parquet"
KINDS: Final = (LOG, PARQUET)
KEY: Final = b"tafelrunde"
MISSING: Final = "Parquet files need pyarrow and numpy: install the extra, tafelrunde[rl]"


class RecordError(TafelrundeError):
    """A file of recorded games that cannot be read, or a place where none can be written."""


class Recorder:
    """Writes down one game while it is played; this one writes nothing."""

    def begin(self, state: State, players: Sequence[str]) -> None:
        """Begin before anything was done."""

    def doing(self, state: State, action: int) -> None:
        """Take note of what is about to be done, by a seat or by chance."""

    def done(self, state: State) -> None:
        """Take note of where that has led."""

    def write(self, path: Path, number: int, state: State) -> None:
        """Write the game, which is over, to a file without an ending."""


class Log(Recorder):
    """Writes a log, which `tafelrunde replay` shows; who plays on from it is asked everything."""

    def begin(self, state: State, players: Sequence[str]) -> None:
        game = state.game
        options = dict(state.options)
        self.header = log.Header(game, list(players), options, game.version, None, None, state.key(), ask_all=True)
        self.entries: list[log.Entry] = []

    def doing(self, state: State, action: int) -> None:
        self.who, self.action = state.who, action

    def done(self, state: State) -> None:
        self.entries.append(log.Entry(self.who, self.action, state.key()))

    def write(self, path: Path, number: int, state: State) -> None:
        save(path.with_suffix(".jsonl"), log.write(self.header, self.entries))


class Decisions(Recorder):
    """Writes a row for each decision of a player."""

    def begin(self, state: State, players: Sequence[str]) -> None:
        from tafelrunde.bots.network import described
        from tafelrunde.tensors import encoder

        self.encoder = encoder(state.game.id, int(state.seats), state.options)
        self.about = json.dumps({**described(self.encoder, state.game.chosen(state.options)), "players": list(players)})
        self.rows: list[tuple[bytes, bytes, int, int]] = []

    def doing(self, state: State, action: int) -> None:
        from tafelrunde.tensors import arrays

        if state.who >= 0:
            view = state.view(state.who)
            seen, mask = arrays.observe(view, self.encoder), arrays.mask(view)
            self.rows.append((seen.tobytes(), mask.tobytes(), action, state.who))

    def write(self, path: Path, number: int, state: State) -> None:
        arrow, parquet = libraries()
        result = state.result()
        assert result is not None
        seen, masks, actions, seats = zip(*self.rows, strict=True)
        columns = {
            "observation": arrow.array(seen, arrow.binary(len(seen[0]))),
            "mask": arrow.array(masks, arrow.binary(len(masks[0]))),
            "action": arrow.array(actions, arrow.int32()),
            "seat": arrow.array(seats, arrow.int8()),
            "game": arrow.array([number] * len(seats), arrow.int64()),
            "result": arrow.array([result[seat] for seat in seats], arrow.float32()),
        }
        part = path.with_suffix(f".{os.getpid()}.part")
        table = arrow.table(columns).replace_schema_metadata({KEY: self.about.encode()})
        try:
            parquet.write_table(table, part, compression="zstd")
            part.replace(path.with_suffix(".parquet"))
        finally:
            part.unlink(missing_ok=True)


def recorder(folder: str, kind: str) -> Recorder:
    """Return who writes a game down in that way; where there is no folder, nobody does."""
    return Recorder() if not folder else Log() if kind == LOG else Decisions()


def checked(folder: Path, kind: str) -> Path:
    """Return the folder, made if it was not there, if games can be written to it in that way."""
    if kind not in KINDS:
        raise OptionError(f"games are not recorded as {kind!r}: {instead(kind, list(KINDS))}")
    if kind == PARQUET:
        libraries()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordError(f"no games can be recorded in {folder}: {error.strerror}") from None
    return folder.resolve()


def recorded(paths: Path | str | Iterable[Path | str]) -> "dict[str, npt.NDArray[Any]]":
    """Return the decisions in Parquet files, or in all those of a folder, as arrays by name.

    `observation` is (n, size) and `mask` (n, actions), both in bytes; `action`, `seat`, `game` and `result` are (n,).
    The games must be of one kind; a file that is cut or something else is an error that names it.
    """
    import numpy as np

    given = [Path(path) for path in ([paths] if isinstance(paths, (Path, str)) else paths)]
    files = [file for path in given for file in (sorted(path.glob("*.parquet")) if path.is_dir() else [path])]
    if not files:
        raise RecordError(f"there are no recorded games in {', '.join(map(str, given))}")
    kinds, tables = zip(*map(read, files), strict=True)
    for file, kind in zip(files, kinds, strict=True):
        if kind != kinds[0]:
            raise RecordError(f"{file} holds games of another kind than {files[0]}: read them apart")
    found: dict[str, npt.NDArray[Any]] = {}
    for name in ("action", "seat", "game", "result"):
        found[name] = np.concatenate([table[name].to_numpy() for table in tables])
    for name, kind in (("observation", np.uint8), ("mask", np.int8)):
        packed = b"".join(row for table in tables for row in table[name].to_pylist())
        found[name] = np.frombuffer(packed, kind).reshape(len(found["action"]), -1)
    return found


def read(file: Path) -> tuple[dict[str, Any], Any]:
    """Return what a file is about, but for who has played, and its rows."""
    arrow, parquet = libraries()
    try:
        table = parquet.read_table(file)
        about: dict[str, Any] = json.loads(table.schema.metadata[KEY])
    except OSError as error:
        if not file.exists():
            raise RecordError(f"there is no file {file}") from None
        raise RecordError(f"{file} cannot be read: {error.strerror or 'it is cut or damaged'}; leave it out") from None
    except (arrow.ArrowException, KeyError, TypeError, ValueError):
        raise RecordError(f"{file} is cut, or holds no recorded games: leave it out, or record them again") from None
    about.pop("players", None)
    return about, table


def libraries() -> tuple[Any, Any]:
    """Return pyarrow, and its part for Parquet files."""
    try:
        import_module("numpy")
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise TafelrundeError(MISSING) from None
