"""A table as it stands, in a few bytes that are quick to read: a copy of what the log says, never more than that.

It is for the version of the program that wrote it. Whatever cannot be read, or does not lead to the key that it names,
is as good as none: the log has everything.
"""

import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from sys import intern

import msgspec
from msgspec import Struct

import tafelrunde
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng, go_on
from tafelrunde.desk import Ending, Request
from tafelrunde.table import log
from tafelrunde.table.commands import Reading
from tafelrunde.table.course import Course, Dice, Entropy, Point, Record
from tafelrunde.table.judge import Receipt
from tafelrunde.table.log import Entry, Header

FORMAT = f"2/{tafelrunde.__version__}"


class KeptEvent(Struct, array_like=True):
    """An event, unredacted."""

    kind: str
    rule: str
    args: dict[str, int]
    secret: dict[str, int]
    reveals: bool
    binds: bool


class KeptEntry(Struct, array_like=True):
    """An entry, with its events if everybody knows of it."""

    who: int
    action: int | None
    key: int
    cmd_id: str | None
    forced: bool
    standing: bool
    joined: bool
    do: str
    args: dict[str, str | int | bool] | None
    clock: Reading | None
    events: list[KeptEvent]


class KeptTable(Struct, array_like=True):
    """All of a table."""

    format: str
    header: str
    entries: list[KeptEntry]
    key: int
    state: bytes
    dice: tuple[int, int, int, int] | None
    points: list[tuple[bytes, int, int, bool]]
    players: list[str]
    numbers: tuple[int, int, int, int, int]
    standing: list[tuple[int, str]]
    resting: dict[int, str]
    away: list[int]
    request: Request | None
    clock: Reading | None
    ending: Ending | None
    paused: bool
    went_back: bool
    missed: int | None
    agreed: list[int]
    nudged: dict[int, int]
    overslept: list[int]
    stood_in: dict[int, int]
    helped: int


@dataclass(frozen=True)
class Found:
    """What a snapshot holds."""

    header: Header
    course: Course
    entries: list[Entry]
    records: list[Record]


def write(header: Header, course: Course, entries: list[Entry], records: list[Record]) -> bytes:
    """Return a snapshot."""
    told = iter(records)
    kept = KeptTable(
        FORMAT,
        log.first_line(header, 0),
        [keep_entry(entry, [] if entry.private else next(told).events) for entry in entries],
        course.key,
        course.state.dump(),
        course.dice.__reduce__()[1] if isinstance(course.dice, Rng) else None,  # type: ignore[arg-type]
        [(point.state.dump(), point.who, point.depth, point.seen) for point in course.points],
        course.players,
        (course.seq, course.version, course.changed, course.depth, course.shared),
        sorted(course.standing),
        dict(course.resting),
        sorted(course.away),
        course.request,
        course.clock,
        course.ending,
        course.paused,
        course.went_back,
        course.missed,
        sorted(course.agreed),
        dict(course.nudged),
        sorted(course.overslept),
        dict(course.stood_in),
        course.helped,
    )
    return zlib.compress(msgspec.msgpack.encode(kept), 1)


def keep_entry(entry: Entry, events: list[Event]) -> KeptEntry:
    """Return an entry as it is kept."""
    return KeptEntry(
        entry.who,
        entry.action,
        entry.key,
        entry.cmd_id,
        entry.forced,
        entry.standing,
        entry.joined,
        entry.do,
        None if entry.args is None else dict(entry.args),
        entry.clock,
        [
            KeptEvent(event.kind, event.rule, event.args, event.secret, event.reveals, event.binds)
            for event in events
        ],
    )


def read(data: bytes) -> Found | None:
    """Read a snapshot; None if it cannot be relied on."""
    try:
        kept = msgspec.msgpack.decode(zlib.decompress(data), type=KeptTable)
        if kept.format != FORMAT:
            return None
        header = log.read_header(log.parse(kept.header, 1))
        if header.rules != header.game.version:
            return None
        state = state_of(header.game, kept.state)
        points = [Point(state_of(header.game, dump), who, depth, seen) for dump, who, depth, seen in kept.points]
    except (zlib.error, msgspec.MsgspecError, TafelrundeError):
        return None
    if state.key() != kept.key:
        return None
    entries: list[Entry] = []
    records: list[Record] = []
    for row in kept.entries:
        entry = Entry(
            row.who, row.action, row.key, row.cmd_id, row.forced, row.standing, row.joined, row.do, row.args, row.clock
        )
        entries.append(entry)
        if not entry.private:
            records.append(Record(entry, [event_of(event) for event in row.events]))
    return Found(header, course_of(header, kept, state, points), entries, records)


def course_of(header: Header, kept: KeptTable, state: State, points: list[Point]) -> Course:
    """Return the course that a snapshot was made of."""
    dice: Dice = Entropy() if kept.dice is None else go_on(*kept.dice)
    course = Course(state, kept.players, dice, header.ask_all, header.slow_passes)
    course.seq, course.version, course.changed, course.depth, course.shared = kept.numbers
    course.points = points
    course.standing = frozenset(kept.standing)
    course.resting = kept.resting
    course.away = frozenset(kept.away)
    course.request = kept.request
    course.clock = kept.clock
    course.ending = kept.ending
    course.paused = kept.paused
    course.went_back = kept.went_back
    course.missed = kept.missed
    course.agreed = frozenset(kept.agreed)
    course.nudged = kept.nudged
    course.overslept = frozenset(kept.overslept)
    course.stood_in = kept.stood_in
    course.helped = kept.helped
    return course


def state_of(game: Game, dump: bytes) -> State:
    """Return the state that was dumped."""
    return game.position(json.loads(dump))


def event_of(event: KeptEvent) -> Event:
    """Return an event; its words are the same objects as everywhere."""
    args = {intern(name): value for name, value in event.args.items()}
    secret = {intern(name): value for name, value in event.secret.items()} or None
    return Event(intern(event.kind), intern(event.rule), args, secret, event.reveals, event.binds)


def receipts(entries: Iterable[Entry], version: int = 0) -> dict[tuple[int, str], Receipt]:
    """Return the answers to the commands that led to these entries, the first of which was made at that version."""
    found: dict[tuple[int, str], Receipt] = {}
    for entry in entries:
        version += not entry.private
        if entry.cmd_id is not None:
            found[entry.who, entry.cmd_id] = Receipt(version)
    return found
