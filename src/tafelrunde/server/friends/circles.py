"""A group of friends in memory: who is there, and what its tables tell."""

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from typing import Final

import msgspec

from tafelrunde.server.door.callers import DAY, Caller
from tafelrunde.server.door.security import hashed
from tafelrunde.server.friends.evenings import Played, played
from tafelrunde.server.friends.messages import Moving
from tafelrunde.server.ground.messages import ChatLine
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live.watchers import Watcher, encode
from tafelrunde.store.store import Chat, Group, Member, SeatRow, TableRow

YEAR: Final = 365 * DAY
"""A group without a game ends after so long."""
LINES: Final = 300
"""So many lines of chat are kept."""
CLAIMS: Final = 600_000
"""So many milliseconds somebody on a new device may wait for a yes."""


class Known(msgspec.Struct):
    """A table of a group as it was heard of last."""

    row: TableRow
    seats: list[SeatRow]
    left: frozenset[int] = frozenset()
    """Seats whose people have left: bots play there."""


class Circle:
    """A group in memory."""

    def __init__(self, row: Group, members: list[Member], chat: list[Chat], tables: list[Known]) -> None:
        self.id = row.id
        self.row = row
        self.members = {member.number: member for member in members}
        self.chat: deque[Chat] = deque(chat, maxlen=LINES)
        self.tables = {known.row.id: known for known in tables}
        self.lock = asyncio.Lock()
        self.talking = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.loaded = self.used = time.monotonic()
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        """Who is there at other processes, and until when that may be believed."""
        self.lingering: dict[int, asyncio.TimerHandle] = {}
        """Who has just gone, and may come back at once."""

    def number_of(self, person: str | None) -> int | None:
        """Return the number of a member, None for anybody else."""
        return next((one.number for one in self.inside() if one.person == person), None) if person else None

    def member(self, caller: Caller) -> Member:
        """Return who asks; whoever is not in the group does not learn that it is there."""
        number = self.number_of(caller.person.id) if caller.whole else None
        if number is None:
            raise Problem("unknown-group")
        return self.members[number]

    def inside(self) -> list[Member]:
        """Return the members, whoever has been in for longest first."""
        return [self.members[number] for number in sorted(self.members) if self.members[number].status == "in"]

    def here(self) -> set[int]:
        """Return who is there."""
        found = {self.number_of(one.caller.person.id) for one in self.watchers if one.caller is not None}
        there = {number for number in (*found, *self.lingering) if number is not None}
        for until, numbers in self.elsewhere.values():
            if until > time.monotonic():
                there |= numbers
        return there & {one.number for one in self.inside()}

    def played(self) -> list[Played]:
        """Return all games, the first one first."""
        numbers = {one.person: one.number for one in self.inside() if one.person}
        known = sorted(self.tables.values(), key=lambda one: (one.row.created, one.row.id))
        return [played(one.row, one.seats, numbers) for one in known if one.row.status != "cancelled"]

    def playing(self) -> dict[int, str]:
        """Return who plays now, and at which table; whoever has left one is free."""
        found = {}
        for known in self.tables.values():
            if known.row.status == "running":
                for seat in known.seats:
                    number = self.number_of(seat.person)
                    if number is not None and seat.seat not in known.left:
                        found[number] = known.row.id
        return found

    def ends(self) -> int:
        """Return when the group ends: a year after it was made, or after its last game."""
        return max(self.row.ends, *(known.row.created + YEAR for known in self.tables.values()), 0)

    def free(self) -> list[Member]:
        """Return who could play now."""
        here, playing = self.here(), self.playing()
        return [one for one in self.inside() if one.number in here and one.number not in playing]

    def token(self) -> str:
        """Return what whoever comes in brings along."""
        return self.id + self.row.link

    def line(self, chat: Chat) -> ChatLine:
        """Return a line of chat as it is sent."""
        return ChatLine(chat.number, chat.name, chat.text, chat.at, chat.person or "")

    def onlookers(self) -> list[Watcher]:
        """Return who is shown it; whoever is not in the group any more is sent away."""
        found = []
        for watcher in self.watchers:
            if watcher.caller is None or self.number_of(watcher.caller.person.id) is None:
                watcher.close("forbidden")
            else:
                found.append(watcher)
        return found

    def send(self, message: msgspec.Struct, only: Iterable[Watcher] | None = None) -> None:
        """Send everybody who is there the same."""
        said = encode(message)
        for watcher in self.onlookers() if only is None else only:
            watcher.put(said)

    def move(self, table_id: str) -> None:
        """Take everybody along to a table, but those who play at another one."""
        elsewhere = {number for number, table in self.playing().items() if table != table_id}
        free = [
            one
            for one in self.onlookers()
            if one.caller is not None and self.number_of(one.caller.person.id) not in elsewhere
        ]
        self.send(Moving(table_id), free)


def code_of(member: Member) -> str:
    """Return by what a waiting device is told from others: both sides see it."""
    return hashed(f"{member.group_id}/{member.number}/{member.claim}/{member.claimed}")[:4].upper()
