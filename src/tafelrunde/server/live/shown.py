"""What is said of a table: what everybody may know of it, and the desk of each seat."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from tafelrunde.desk import Deed, Seat
from tafelrunde.desk.deeds import deed
from tafelrunde.server.door.callers import DAY
from tafelrunde.server.ground.messages import Chair, DeskMessage, Halted, Imported, Info, Someone, Tried
from tafelrunde.server.ground.times import now
from tafelrunde.server.live import absence, clocks
from tafelrunde.server.live.going_on import clock_end, lost, running
from tafelrunde.server.live.live import Live, asks, resigned
from tafelrunde.server.live.onlookers import spectators
from tafelrunde.server.live.setup import reason_of, result_of, roles_of
from tafelrunde.table import HUMAN, NewerLog, Table

NEWS: Final = 32
"""So many deeds come with a desk at most; those before are fetched page by page."""


def info(live: Live) -> Info:
    """Return the table as everybody may know it."""
    names = {row.person: row.name for row in reversed(live.seats) if row.person}  # of several seats the first
    table, setup, online = live.table, live.setup, live.online()
    roles = roles_of(live.row.game)
    chairs = [
        Chair(
            row.seat,
            roles[row.seat] if row.seat < len(roles) else "",
            Someone(row.person, row.name) if row.person else None,
            row.bot if table is None or table.players[row.seat] == HUMAN else table.players[row.seat],
            row.seat in online,
            live.halted is None and table is not None and asks(table, row.seat),
            bool(row.person) and table is not None and resigned(table, row.seat),
            0 if table is None else table.stood_in.get(row.seat, 0),
        )
        for row in live.seats
    ]
    host = Someone(live.row.host, names.get(live.row.host, "")) if live.row.host else None
    ending = None if table is None else table.ending
    return Info(
        live.id,
        live.row.game,
        live.row.status,
        live.row.public,
        host,
        chairs,
        setup.chosen,
        live.row.created,
        live.row.changed,
        live.halted is None and table is not None and table.paused,
        setup.result if ending is None else result_of(ending),
        setup.reason if ending is None else reason_of(ending),
        setup.rematch,
        spectators(live),
        setup.muted,
        live.unread is not None,
        setup.began,
        setup.ended,
        imported(live, names),
        0 if table is None else clock_end(live, table) or 0,
        why_halted(live),
        absence.waiting(live),
        tried(live),
        live.setup.worn,
    )


def tried(live: Live) -> Tried | None:
    """Return at which moment of another game this one begins, if it does."""
    found = live.setup.tried
    return None if found is None else Tried(found.version, found.seat, found.open, found.table)


def why_halted(live: Live) -> Halted | None:
    """Return why the game stands, for everybody; of a game of newer rules there is nothing to say."""
    error = live.halted
    if error is None or isinstance(error, NewerLog):
        return None
    until = 0 if live.halt is None else live.halt.since + live.settings.halt_days * DAY
    return Halted(error.entry or 0, error.rule, until)


def imported(live: Live, names: Mapping[str, str]) -> Imported | None:
    """Return where the game comes from, with the name of who imported it while they sit here."""
    origin = live.setup.imported
    if origin is None:
        return None
    by = Someone(origin.by, names[origin.by]) if origin.by in names else None
    return Imported(origin.at, origin.version, by, origin.anew)


def latest(table: Table, since: int | None) -> int | None:
    """Return from which version on deeds come with a desk, for whoever has seen it as it was `since`."""
    return None if since is None else max(0, min(since, table.version), table.version - NEWS)


def named(live: Live) -> Sequence[Seat]:
    """Return who sits where, as it stands on desks."""
    names, players = [row.name for row in live.seats], live.game.players
    if live.named[0] != names or live.named[1] != players:
        seats = [Seat(name, "" if bot == HUMAN else bot) for name, bot in zip(names, players, strict=True)]
        live.named = (names, players, seats)
    return live.named[2]


def desk_message(live: Live, viewer: int | None, since: int | None = None) -> DeskMessage:
    """Return a seat's desk as it is sent."""
    table = live.game
    since = latest(table, since)
    clock = None
    if table.clock is not None:
        clock = clocks.shown(table.clock, running(live, table), now(), lost(live, table))
    desk = table.desk(viewer, since, named(live), sent=True)
    return DeskMessage(live.id, table.version, live.key(viewer), since, desk, clock)


def deeds(live: Live, viewer: int | None, since: int, count: int) -> list[Deed]:
    """Return a part of what a seat has lived through, in words alone."""
    moments = live.game.lived(viewer, since)[:count]
    plain = [msgspec.structs.replace(moment, before=None, after=None) for moment in moments]
    return [deed(live.game.game, viewer, moment) for moment in plain]
