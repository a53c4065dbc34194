"""How everybody is shown that a table has gone on: those at it, those in the lobby, and whoever is asked next."""

import time
from collections.abc import Callable

import msgspec

from tafelrunde.server.ground.messages import TableMessage
from tafelrunde.server.ground.times import now
from tafelrunde.server.live.hall import Hall
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.notices import Notices
from tafelrunde.server.live.sending import send, send_desks, send_presence
from tafelrunde.server.live.shown import info
from tafelrunde.table import Table


class People(msgspec.Struct, frozen=True):
    """What is known of somebody who is waited for."""

    missed: int | None
    agreed: frozenset[int]
    nudged: dict[int, int]

    @classmethod
    def of(cls, table: Table) -> "People":
        """Return what is known now."""
        return cls(table.missed, table.agreed, dict(table.nudged))


class Before(msgspec.Struct, frozen=True):
    """What a table was before it went on, as far as that decides who is shown what."""

    who: int
    version: int
    changed: int
    standing: list[list[str]]
    """What each seat has said beforehand that it passes on."""
    players: list[str]
    people: People

    @classmethod
    def of(cls, table: Table) -> "Before":
        """Return what a table is now."""
        standing = [said_beforehand(table, seat) for seat in range(len(table.players))]
        return cls(table.who, table.version, table.changed, standing, list(table.players), People.of(table))


def said_beforehand(table: Table, seat: int) -> list[str]:
    """Return what a seat passes on, and until when on everything."""
    return [table.resting(seat), *table.standing(seat)]


class Showing:
    """Shows what is new to everybody whom it concerns."""

    def __init__(self, hall: Hall, notices: Notices) -> None:
        self.hall = hall
        self.notices = notices
        self.then: Callable[[Live], None] = lambda _: None
        """What is to be done when it is shown: to see to bots and clocks."""

    def show(self, live: Live, before: "Before | None" = None, wrote: bool = True) -> None:
        """Send everybody who looks on what is new for them; then see to bots, clocks and notices.

        What a seat does for itself alone, such as to pass on all questions of a kind, is shown to nobody else: not even
        that something has happened.
        """
        table = live.game
        if before is None or (before.changed, before.players) != (table.changed, table.players):
            live.asked_at = now()
        if table.held and (live.held is None or live.held[0] != table.changed):
            live.held = table.changed, now()
        if before is None or before.version != table.version:
            live.moved = time.monotonic()
            send_desks(live)
            self.notices.turn(live, None if before is None else before.who, wrote)
            for record in [] if before is None else table.records[before.version :]:
                self.notices.nudge(live, record.entry, wrote)
        else:
            changed = {seat for seat, said in enumerate(before.standing) if said != said_beforehand(table, seat)}
            send_desks(live, [watcher for watcher in live.watchers if watcher.viewer in changed])
        over = table.ending is not None and live.row.status == "over"
        if over or (before is not None and before.players != table.players):
            send(live, TableMessage(info(live)))
            self.hall.show(live)
        if before is not None and before.people != People.of(table):
            self.show_presence(live)
        self.then(live)

    def show_presence(self, live: Live) -> None:
        """Tell everybody at a table who is there; whoever is waited for may be among them."""
        send_presence(live)
        if live.table is not None:
            self.then(live)

    def tell(self, live: Live, desks: bool = True) -> None:
        """Send the table anew, and the desks, for they have names on them."""
        send(live, TableMessage(info(live)))
        if live.table is not None and desks:
            send_desks(live)
        self.hall.show(live)
