"""One table in memory: its game, its people, who looks on; and who may do what there.

What is said of it stands in shown.py, what is sent in sending.py, when it goes on by itself in going_on.py.
"""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from tafelrunde import bots
from tafelrunde.desk import Seat
from tafelrunde.server.door.callers import Caller
from tafelrunde.server.ground.messages import ChatLine, Someone
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.library.offers import offered_bots
from tafelrunde.server.live.life import Signs
from tafelrunde.server.live.setup import setup_of
from tafelrunde.server.live.watchers import Watcher
from tafelrunde.store.store import Chat, Halt, SeatRow, TableRow
from tafelrunde.table import HUMAN, LogError, Receipt, Table
from tafelrunde.table.commands import Command, Resign, TakeOver

CHAT: Final = 200
ATTEMPTS: Final = 8


class Live:
    """A table in memory."""

    def __init__(
        self,
        settings: Settings,
        life: Signs,
        row: TableRow,
        seats: list[SeatRow],
        chat: Sequence[Chat] = (),
    ) -> None:
        self.settings = settings
        self.life = life
        self.id = row.id
        self.row = row
        self.setup = setup_of(row)
        self.seats = seats
        self.chat: deque[Chat] = deque(chat, maxlen=CHAT)
        self.table: Table | None = None
        self.unread: LogError | None = None
        """Why not even the beginning of the game can be read."""
        self.halt: Halt | None = None
        """Since when the game stands, if it does."""
        self.stood = (0, 0)
        """Since when and until when it did."""
        self.snapshot = 0
        """How many lines the last snapshot stands for that was kept from here."""
        self.lock = asyncio.Lock()
        self.talking = asyncio.Lock()
        """Held while something is said: a move does not wait for that."""
        self.nudging = asyncio.Lock()
        """Held while somebody is reminded."""
        self.doing: set[asyncio.Task[Receipt]] = set()
        """Commands that are carried out though whoever gave them may be gone."""
        self.watchers: set[Watcher] = set()
        self.loaded = 0
        self.visited = 0
        """When this process has noted that somebody who sits there is here."""
        self.moved = time.monotonic()
        """When this process heard that the game had gone on."""
        self.asked_at = self.loaded
        """When it knew of the present question, in milliseconds of Unix time."""
        self.left: dict[int, int] = {}
        """When the people of seats were there last, as far as it has seen them go."""
        self.there: frozenset[int] = frozenset()
        """The seats that were online when everybody was told last."""
        self.held: tuple[int, int] | None = None
        """The position in which somebody has asked to take something back, and when this process heard of it first."""
        self.used = time.monotonic()
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        """Seats that are online at other processes, and until when that may be believed."""
        self.looking_elsewhere: dict[str, tuple[float, int, list[Someone]]] = {}
        """How many look on at other processes and who, and until when that may be believed."""
        self.asleep = False
        """Whether it was this process that wrote last that nobody has to look after the table."""
        self.named: tuple[list[str], list[str], list[Seat]] = ([], [], [])
        """Who sits here as it stands on desks, and the names and players that it was made of."""

    @property
    def game(self) -> Table:
        """The game, which must have begun."""
        if self.table is None:
            raise Problem("unreadable" if self.unread is not None else "not-running", table=self.id)
        return self.table

    @property
    def halted(self) -> LogError | None:
        """Why the game cannot be gone on with here, though it is not over."""
        return self.unread if self.table is None else self.table.differs

    def mine(self, caller: Caller | None) -> list[int]:
        """Return the seats that somebody may act for; whoever was sent away has none."""
        if caller is None or caller.person.id in self.setup.removed:
            return []
        return [row.seat for row in self.seats if caller.has(row)]

    def check_seat(self, caller: Caller | None, seat: int) -> None:
        """Refuse who does not sit there."""
        if not 0 <= seat < len(self.seats):
            raise Problem("unknown-seat", seat=seat, last=len(self.seats) - 1)
        if seat not in self.mine(caller):
            raise self._stranger(caller, seat)

    def check_view(self, caller: Caller | None, viewer: int | None) -> None:
        """Refuse a look from a seat that is not one's own, or by a spectator where none are wanted."""
        over = self.row.status == "over" or (self.table is not None and self.table.ending is not None)
        if viewer is not None and not 0 <= viewer < len(self.seats):
            raise Problem("unknown-seat", seat=viewer, last=len(self.seats) - 1)
        mine = self.mine(caller)
        if viewer is not None and viewer in mine:
            return
        seated = bool(mine)
        if caller is not None and not caller.whole and not seated:
            raise Problem("signed-out")  # the key of a seat that is somebody else's by now
        if not self.setup.chosen.spectators and not seated:
            raise Problem("no-spectators")
        if viewer is not None and not over:
            raise self._stranger(caller, viewer)

    def _stranger(self, caller: Caller | None, seat: int) -> Problem:
        """Return why a seat is not one's own: whoever is not known may find out by signing in."""
        if caller is None:
            return Problem("signed-out")
        return Problem("blocked") if caller.person.id in self.setup.removed else Problem("not-your-seat", seat=seat)

    def is_host(self, caller: Caller) -> bool:
        """Tell whether somebody hosts this table."""
        return caller.whole and self.row.host == caller.person.id

    def online_here(self) -> set[int]:
        """Return the seats whose people are there at this process; of very many who look on none is asked for long."""
        people = {row.person for row in self.seats}
        callers = (watcher.caller for watcher in self.watchers)
        near = [caller for caller in callers if caller is not None and caller.person.id in people]
        return {seat for caller in near for seat in self.mine(caller)}

    def online(self) -> list[int]:
        """Return the seats whose people are there."""
        here = self.online_here()
        for until, seats in self.elsewhere.values():
            if until > time.monotonic():
                here |= seats
        return sorted(here)

    def substitute(self) -> str:
        """Return the bot that plays in the place of a person."""
        return self.setup.chosen.substitute or substitute(self.settings, self.row.game)

    def unwatched(self) -> bool:
        """Tell whether one person sits here, among bots, and nobody else may look on."""
        return sum(row.person is not None for row in self.seats) == 1 and not self.setup.chosen.spectators

    def check_fair(self) -> None:
        """Refuse to let anybody else in where the importer may know every card to come."""
        if self.setup.imported is not None and not self.setup.imported.anew:
            raise Problem("imported", table=self.id)

    def key(self, viewer: int | None) -> str:
        """Return the key of what a seat sees; never that of the true state."""
        return f"{self.game.sight(viewer).key:016x}"

    def line(self, chat: Chat) -> ChatLine:
        """Return a line of chat as it is sent."""
        seat = next((row.seat for row in self.seats if row.person and row.person == chat.person), None)
        return ChatLine(chat.number, chat.name, chat.text, chat.at, chat.person or "", seat)


def resigned(table: Any, seat: int) -> bool:
    """Tell whether a bot plays on for somebody who will not come back."""
    return table.players[seat] != HUMAN and seat not in table.away


def asks(table: Table, seat: int) -> bool:
    """Tell whether it is a person at this seat who is asked."""
    return table.who == seat and table.players[seat] == HUMAN


def deserted(live: Live, table: Any) -> bool:
    """Tell whether it is for somebody to move who has left while nobody could go on."""
    return bool(table.who >= 0 and table.players[table.who] == HUMAN and live.seats[table.who].person is None)


def departure(live: Live, seat: int) -> Command:
    """Return what happens in a game when somebody leaves it, as was chosen for that."""
    bot = live.substitute()
    return Resign(seat, bot, "left") if live.setup.chosen.leaving == "forfeit" else TakeOver(seat, bot, "left")


def substitute(settings: Settings, game_id: str) -> str:
    """Return the bot that takes the place of somebody who has left: one of middling strength."""
    offered = offered_bots(settings, game_id) or bots.names(game_id)
    return offered[len(offered) // 2]
