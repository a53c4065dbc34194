"""A group of friends in memory: who is there, what they wish for, what its tables tell, and how all are shown it."""

import asyncio
import time
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from tafelrunde import games
from tafelrunde.server.door.callers import DAY, Caller
from tafelrunde.server.door.security import hashed
from tafelrunde.server.friends.evenings import Pairing, Plan, Played, leading, plan, played, scores, tonight
from tafelrunde.server.friends.messages import Evening, Friend, Moving
from tafelrunde.server.ground.house import House, now
from tafelrunde.server.ground.messages import ChatLine
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live.live import Watcher, encode
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

    def __init__(self, house: House, row: Group, members: list[Member], chat: list[Chat], tables: list[Known]) -> None:
        self.house = house
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

    # Who is who.

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

    def lead(self) -> int | None:
        """Return who begins games: the host, or while the host is away whoever there has been in for longest."""
        here = self.here()
        return self.row.host if self.row.host in here else min(here, default=None)

    def judge(self, number: int) -> int | None:
        """Return who says whether a new device is a member's: they themselves where they are there on the old one.

        Else the host, and for the host whoever has been in longest; but never whoever says that it is them.
        """
        if self.attends(number):
            return number
        asks = self.number_of(self.members[number].claim)
        others = [one.number for one in self.inside() if one.number not in (number, asks)]
        return self.row.host if self.row.host in others else min(others, default=None)

    def attends(self, number: int) -> bool:
        """Tell whether somebody is there now, in the group or at a table of it; whoever has just gone is not."""
        found = {self.number_of(one.caller.person.id) for one in self.watchers if one.caller is not None}
        elsewhere = [numbers for until, numbers in self.elsewhere.values() if until > time.monotonic()]
        if number in found.union(*elsewhere):
            return True
        table = self.house.tables.peek(self.playing().get(number, ""))
        person = self.members[number].person
        return table is not None and any(table.seats[seat].person == person for seat in table.online())

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

    def plans(self, this_evening: Sequence[Played]) -> list[Plan]:
        """Return who would play each game."""
        free = [one for one in self.free() if not one.looking]
        return [plan(pairing, free, this_evening) for pairing in pairings()]

    # What is said about it.

    def evening(self) -> Evening:
        """Return the group as all its members see it."""
        here, playing, all_of_them = self.here(), self.playing(), self.played()
        number, this_evening = tonight(all_of_them, now())
        shown = [game for game in all_of_them if game in this_evening or game.status == "running"]
        lead, wishes = self.lead(), {one.number: one.wish for one in self.inside() if one.number in here and one.wish}
        return Evening(
            self.id,
            self.row.name,
            self.row.host,
            lead,
            self.url(),
            "host" if self.row.chooses == "host" else "everybody",
            [self._friend(one, one.number in here, playing.get(one.number, "")) for one in self.inside()],
            self.ends(),
            number,
            this_evening[0].created if this_evening else 0,
            shown[::-1],
            len(all_of_them),
            scores([one.number for one in self.inside()], all_of_them, this_evening),
            leading(wishes, lead, games.names(), self.row.chooses == "host"),
            self.plans(this_evening),
        )

    def _friend(self, one: Member, here: bool, playing: str) -> Friend:
        waiting = bool(one.claim) and one.claimed + CLAIMS > now()
        return Friend(
            one.number,
            one.person or "",
            one.name,
            one.shape,
            one.colour,
            one.monster,
            here,
            one.moved,
            one.looking,
            one.wish,
            playing,
            code_of(one) if waiting else "",
            one.claimed if waiting else 0,
            self.judge(one.number) or 0 if waiting else 0,
        )

    def token(self) -> str:
        """Return what whoever comes in brings along."""
        return self.id + self.row.link

    def url(self) -> str:
        """Return the address by which friends come in."""
        return f"{self.house.settings.url}/r/{self.id}#{self.token()}"

    def line(self, chat: Chat) -> ChatLine:
        """Return a line of chat as it is sent."""
        return ChatLine(chat.number, chat.name, chat.text, chat.at, chat.person or "")

    # Showing.

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

    def tell(self) -> None:
        """Send everybody who is there the group as it is now."""
        if self.watchers:
            self.send(self.evening())

    def move(self, table_id: str) -> None:
        """Take everybody along to a table, but those who play at another one."""
        elsewhere = {number for number, table in self.playing().items() if table != table_id}
        free = [
            one
            for one in self.onlookers()
            if one.caller is not None and self.number_of(one.caller.person.id) not in elsewhere
        ]
        self.send(Moving(table_id), free)


def pairings() -> list[Pairing]:
    """Return what can be played, and how many each game takes."""
    found = [games.load(game_id) for game_id in games.names()]
    return [Pairing(game.id, min(game.seats), max(game.seats)) for game in found]


def code_of(member: Member) -> str:
    """Return by what a waiting device is told from others: both sides see it."""
    return hashed(f"{member.group_id}/{member.number}/{member.claim}/{member.claimed}")[:4].upper()
