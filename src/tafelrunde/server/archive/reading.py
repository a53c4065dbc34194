"""The process that goes through logs for the server: those that people bring, and those of games that are over.

python -m tafelrunde.server.archive.reading [module with bots of one's own ...]

It is nice to the rest, so that nobody's move waits for it. A message is its length (4 bytes) and itself, as msgpack;
when the server is gone, so is this process.
"""

import contextlib
import os
import sys
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.archive.films import (
    Depart,
    Missing,
    Paint,
    Painted,
    Place,
    Position,
    Show,
    Shown,
    departed,
    painted,
    placed,
    shown,
)
from tafelrunde.server.bots.thinking import admit, read, write
from tafelrunde.table import HUMAN, LogError, Table, log
from tafelrunde.table.film import MomentError

try:
    import resource
except ImportError:  # elsewhere than on Unix nobody bounds it
    resource = None  # type: ignore[assignment]

LARGEST_LOG: Final = 640 * 1024
"""So many bytes a log may have."""
MOST: Final = 3000
"""So many entries an imported log may have: five times as many as the longest game that was seen."""
LONGEST: Final = 16_000
"""So many characters a line of it may have."""
MEMORY: Final = 2 << 30
"""Bytes: whoever needs more has been sent something made up."""


class Import(Struct, frozen=True, forbid_unknown_fields=True):
    """A log file as text."""

    log: Annotated[str, Meta(min_length=2, max_length=LARGEST_LOG)]


class Bring(Struct, frozen=True, tag="bring"):
    """An `Import` as it was sent, and the bots that may sit there, game by game."""

    body: bytes
    allowed: dict[str, list[str]]


class Prove(Struct, frozen=True, tag="prove"):
    """What a seat knows of a game, for whoever looks into it."""

    lines: list[str]
    seat: int


Errand: TypeAlias = Bring | Show | Prove | Depart | Paint | Place


class Brought(Struct, frozen=True, tag="brought"):
    """A log that is good: written as we write it, with the game where it has come to."""

    game: str
    options: dict[str, object]
    players: list[str]
    lines: list[str]
    version: int
    due: bool
    """Whether there is something to do that no person decides."""
    snapshot: bytes
    result: list[float] | None = None
    reason: str = ""


class Proof(Struct, frozen=True, tag="proof"):
    """What a seat knows."""

    rules: str
    version: int
    position: dict[str, object]
    history: list[str]
    log: str
    """The whole log, once the game is over."""


class Malformed(Struct, frozen=True, tag="malformed"):
    """What is wrong with what was sent."""

    code: str
    why: str


class Unfit(Struct, frozen=True, tag="unfit"):
    """What is wrong with it."""

    why: str
    code: str = "unfit"


Outcome: TypeAlias = Brought | Shown | Proof | Position | Painted | Missing | Malformed | Unfit
ERRANDS: Final = msgspec.msgpack.Decoder(Errand)
OUTCOMES: Final = msgspec.msgpack.Decoder(Outcome)


def outcome(errand: Errand) -> Outcome:
    """Return what came of an errand."""
    try:
        match errand:
            case Bring():
                return brought(msgspec.json.decode(errand.body, type=Import).log, errand.allowed)
            case Show():
                return shown(errand)
            case Depart():
                return departed(errand)
            case Paint():
                return painted(errand)
            case Place():
                return placed(errand)
            case Prove():
                return proof(errand)
    except msgspec.ValidationError as error:
        return Malformed("invalid", str(error))
    except msgspec.DecodeError as error:
        return Malformed("malformed", str(error))
    except (LogError, MomentError) as error:
        return Unfit(str(error), getattr(error, "code", "unfit"))
    except (TafelrundeError, RecursionError, ValueError, MemoryError) as error:
        return Unfit(f"this log cannot be read: {error}")


def brought(text: str, bots: dict[str, list[str]]) -> Brought:
    """Return a log with its game, unless it is longer than a game, or names a bot that does not play here."""
    rows = text.split("\n")
    if len(rows) > MOST + 2:
        raise LogError(f"the log has {len(rows) - 1} lines: {MOST + 1} are taken here at most")
    longest = max(range(len(rows)), key=lambda k: len(rows[k]))
    if len(rows[longest]) > LONGEST:
        raise LogError(
            f"line {longest + 1} of the log has {len(rows[longest])} characters: {LONGEST} are taken here at most"
        )
    header, entries = log.read(text)
    allowed = bots.get(header.game.id, [])
    named = [*header.players, *(str(entry.args["bot"]) for entry in entries if entry.args and "bot" in entry.args)]
    for name in named:
        if name not in (HUMAN, *allowed):
            there = ", ".join(allowed)
            raise LogError(f"the log names the bot {name[:40]!r}, which does not play here: there are {there}")
    nobodys = [replace(entry, cmd_id=None) for entry in entries]  # no command that is sent here was sent there before
    table = Table.recover(log.write(header, nobodys))
    ending = table.ending
    return Brought(
        table.game.id,
        table.game.chosen(table.options),
        table.players,
        table.lines(),
        table.version,
        table.unsettled or (table.who >= 0 and table.players[table.who] != HUMAN and not table.paused),
        table.snapshot(),
        None if ending is None else ending.result,
        "" if ending is None else ending.why or ending.how,
    )


def proof(errand: Prove) -> Proof:
    """Return all that is needed to look at a game again, as far as a seat may know it."""
    table = Table.as_far(errand.lines)
    over = table.ending is not None
    return Proof(
        table.game.version,
        table.version,
        table.view(errand.seat).position(),
        table.history(errand.seat).lines(),
        table.export() if over else "",
    )


def main() -> None:
    """Do errands until the server is gone."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints is no answer
    os.nice(10)
    if resource is not None:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    admit(sys.argv[1:])
    while (body := read(sys.stdin.buffer)) is not None:
        write(out, msgspec.msgpack.encode(outcome(ERRANDS.decode(body))))


if __name__ == "__main__":
    main()
