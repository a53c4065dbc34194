"""One table in memory: its game, its people, who looks on, and how a command goes from a seat to everybody.

A command is judged on the table, written to the store, and only then carried out and shown. If another process was
quicker, the table takes what that one wrote and judges anew.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import ceil
from typing import Any, Final

import msgspec

from tafelrunde import bots
from tafelrunde.core.errors import IllegalAction
from tafelrunde.core.values import NONE
from tafelrunde.desk import Deed, Desk, Ending, Seat
from tafelrunde.desk.deeds import deed
from tafelrunde.server.door.callers import DAY, Caller
from tafelrunde.server.door.security import hashed
from tafelrunde.server.ground.house import House, now
from tafelrunde.server.ground.messages import (
    Chair,
    ChatLine,
    Chosen,
    DeskMessage,
    Halted,
    Imported,
    Info,
    Nudged,
    Presence,
    Someone,
    TableMessage,
    Turn,
)
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.library.offers import offered_bots
from tafelrunde.server.live import absence, clocks
from tafelrunde.store.store import KEEP, Chat, Gone, Halt, SeatRow, TableRow, Taken
from tafelrunde.table import HUMAN, LogError, NewerLog, Proposal, Receipt, Refused, Table
from tafelrunde.table.commands import (
    Answer,
    AskAgain,
    AskUndo,
    Command,
    GiveBack,
    GiveTime,
    GoOn,
    OfferDraw,
    Pause,
    ReadClock,
    Reading,
    Resign,
    Rest,
    Stand,
    Submit,
    TakeOver,
    Undo,
)

QUEUE: Final = 64
"""So many messages may wait for a socket; whoever reads slower is sent away and comes back."""
NEWS: Final = 32
"""So many deeds come with a desk at most; those before are fetched page by page."""
CHAT: Final = 200
ENDED: Final = ("over", "cancelled")
ATTEMPTS: Final = 8
PATIENCE: Final = 60_000
"""So many milliseconds bots and passes wait for an answer to whoever asks to take something back."""
NAMED: Final = 12
"""So many spectators are named at most."""
BY_WHO_PLAYS: Final = (Submit, Undo, AskUndo, OfferDraw, Answer, Stand, Rest, AskAgain, Pause, GoOn)
"""What is for whoever plays at a seat: while that is a bot, nobody else does it there."""
encode = msgspec.json.Encoder().encode


class Origin(msgspec.Struct, omit_defaults=True):
    """That a game was imported: by whom, when, and at which version."""

    by: str
    at: int
    version: int
    position: dict[str, Any] | None = None
    """What a spectator saw of it, where it goes on with others: all else is dealt anew when it begins."""
    anew: bool = False


class Setup(msgspec.Struct, omit_defaults=True):
    """What the row of a table keeps as JSON."""

    chosen: Chosen = Chosen()
    rematch: str = ""
    removed: list[str] = []
    """People who may not sit here again."""
    muted: list[str] = []
    result: list[float] | None = None
    resigned: list[int] = []
    """Seats for which a bot has played on to the end."""
    reason: str = ""
    began: int = 0
    ended: int = 0
    imported: Origin | None = None


def setup_of(row: TableRow) -> Setup:
    """Return what was chosen for a table."""
    return msgspec.convert(row.settings, Setup)


def kept(setup: Setup) -> dict[str, Any]:
    """Return it as the row has it."""
    built: dict[str, Any] = msgspec.to_builtins(setup)
    return built


def altered(row: TableRow, **changes: Any) -> TableRow:
    """Return the row of a table with changes, later than it was: so whoever knows it as it was is told apart."""
    return msgspec.structs.replace(row, changed=max(now(), row.changed + 1), **changes)


class Watcher:
    """Somebody's open socket: what is still to be sent, and what was sent last."""

    def __init__(self, caller: Caller | None, wake: Callable[[], object]) -> None:
        self.caller = caller
        self.viewer: int | None = None
        self.version: int | None = None
        self.queue: list[bytes] = []
        self.closing = ""
        """Why the socket is to be closed, "" while it is not."""
        self._wake = wake
        """Called when there is something to do for whoever sends."""

    def put(self, message: bytes) -> None:
        """Send something, as soon as the other side reads; who reads too slowly is sent away."""
        waiting = len(self.queue)
        if waiting >= QUEUE:
            self.close("slow")
        else:
            self.queue.append(message)
            if not waiting:
                self._wake()

    def close(self, reason: str) -> None:
        """Close the socket; the reason is one of the close codes."""
        self.closing = reason
        self._wake()


class Live:
    """A table in memory."""

    def __init__(
        self, house: House, row: TableRow, seats: list[SeatRow], chat: list[Chat], table: Table | None
    ) -> None:
        self.house = house
        self.id = row.id
        self.row = row
        self.setup = setup_of(row)
        self.seats = seats
        self.chat: deque[Chat] = deque(chat, maxlen=CHAT)
        self.table = table
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
        self._doing: set[asyncio.Task[Receipt]] = set()
        self.watchers: set[Watcher] = set()
        self.loaded = 0 if table is None else now()
        self.visited = 0
        """When this process has noted that somebody who sits there is here."""
        self.moved = time.monotonic()
        """When this process heard that the game had gone on."""
        self.asked_at = self.loaded
        """When it knew of the present question, in milliseconds of Unix time."""
        self.left: dict[int, int] = {}
        """When the people of seats were there last, as far as it has seen them go."""
        self._there: frozenset[int] = frozenset()
        self._held: tuple[int, int] | None = None
        """The position in which somebody has asked to take something back, and when this process heard of it first."""
        self.used = time.monotonic()
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        """Seats that are online at other processes, and until when that may be believed."""
        self.looking_elsewhere: dict[str, tuple[float, int, list[Someone]]] = {}
        """How many look on at other processes and who, and until when that may be believed."""
        self._asleep = False
        """Whether it was this process that wrote last that nobody has to look after the table."""
        self._named: tuple[list[str], list[str], list[Seat]] = ([], [], [])
        """Who sits here as it stands on desks, and the names and players that it was made of."""

    # Who is who.

    @property
    def game(self) -> Table:
        """The game, which must have begun."""
        if self.table is None:
            raise Problem("unreadable" if self.unreadable else "not-running", table=self.id)
        return self.table

    @property
    def unreadable(self) -> bool:
        """Whether there is a game of which this program cannot read the beginning."""
        return self.unread is not None

    @property
    def halted(self) -> LogError | None:
        """Why the game cannot be gone on with here, though it is not over."""
        return self.unread if self.table is None else self.table.differs

    @property
    def size(self) -> int:
        """How many lines of a log are in memory."""
        return 0 if self.table is None else self.table.seq

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
        over = self.table is not None and self.table.ending is not None
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

    def onlookers(self, some: Iterable[Watcher] | None = None) -> Iterator[Watcher]:
        """Yield those who look on; whoever may no longer, because somebody else sits there by now, is sent away."""
        for watcher in self.watchers if some is None else some:
            try:
                self.check_view(watcher.caller, watcher.viewer)
            except Problem as problem:
                watcher.close("signed-out" if problem.code == "signed-out" else "forbidden")
            else:
                yield watcher

    def is_host(self, caller: Caller) -> bool:
        """Tell whether somebody hosts this table."""
        return caller.whole and self.row.host == caller.person.id

    def resigned(self, table: Any, seat: int) -> bool:
        """Tell whether a bot plays on for somebody who will not come back."""
        return table.players[seat] != HUMAN and seat not in table.away

    def asks(self, table: Table, seat: int) -> bool:
        """Tell whether it is a person at this seat who is asked."""
        return table.who == seat and table.players[seat] == HUMAN

    def deserted(self, table: Any) -> bool:
        """Tell whether it is for somebody to move who has left while nobody could go on."""
        return bool(table.who >= 0 and table.players[table.who] == HUMAN and self.seats[table.who].person is None)

    def online(self) -> list[int]:
        """Return the seats whose people are there."""
        here = {seat for watcher in self.watchers for seat in self.mine(watcher.caller)}
        for until, seats in self.elsewhere.values():
            if until > time.monotonic():
                here |= seats
        return sorted(here)

    def looks_on(self, caller: Caller | None) -> bool:
        """Tell whether somebody plays at no seat, or has resigned at each of theirs."""
        return all(self.table is not None and self.resigned(self.table, seat) for seat in self.mine(caller))

    def looking(self) -> tuple[int, list[str]]:
        """Return how many people look on at this process, and some of those that the server knows."""
        callers = [watcher.caller for watcher in self.watchers if self.looks_on(watcher.caller)]
        known = sorted({caller.person.id for caller in callers if caller is not None})
        return len(known) + callers.count(None), known[:NAMED]

    def spectators(self) -> int:
        """Return how many look on."""
        others = [count for until, count, _ in self.looking_elsewhere.values() if until > time.monotonic()]
        return self.looking()[0] + sum(others)

    def watching(self) -> list[Someone]:
        """Return the spectators that have a name, some of them where there are many."""
        here = {one.caller.person.id: one.caller.person.name for one in self.watchers if one.caller is not None}
        found = [Someone(person, here[person]) for person in self.looking()[1]]
        for until, _, people in self.looking_elsewhere.values():
            found += [one for one in people if until > time.monotonic() and one not in found]
        return found[:NAMED]

    def substitute(self) -> str:
        """Return the bot that plays in the place of a person."""
        return self.setup.chosen.substitute or substitute(self.house, self.row.game)

    def unwatched(self) -> bool:
        """Tell whether one person sits here, among bots, and nobody else may look on."""
        return sum(row.person is not None for row in self.seats) == 1 and not self.setup.chosen.spectators

    # What is said about it.

    def info(self) -> Info:
        """Return the table as everybody may know it."""
        names = {row.person: row.name for row in reversed(self.seats) if row.person}  # of several seats the first
        table, setup, online = self.table, self.setup, self.online()
        roles = roles_of(self.row.game)
        chairs = [
            Chair(
                row.seat,
                roles[row.seat] if row.seat < len(roles) else "",
                Someone(row.person, row.name) if row.person else None,
                row.bot if table is None or table.players[row.seat] == HUMAN else table.players[row.seat],
                row.seat in online,
                self.halted is None and table is not None and self.asks(table, row.seat),
                bool(row.person) and table is not None and self.resigned(table, row.seat),
                0 if table is None else table.stood_in.get(row.seat, 0),
            )
            for row in self.seats
        ]
        host = Someone(self.row.host, names.get(self.row.host, "")) if self.row.host else None
        ending = None if table is None else table.ending
        return Info(
            self.id,
            self.row.game,
            self.row.status,
            self.row.public,
            host,
            chairs,
            setup.chosen,
            self.row.created,
            self.row.changed,
            self.halted is None and table is not None and table.paused,
            setup.result if ending is None else result_of(ending),
            setup.reason if ending is None else reason_of(ending),
            setup.rematch,
            self.spectators(),
            setup.muted,
            self.unreadable,
            setup.began,
            setup.ended,
            self.imported(names),
            0 if table is None else self.clock_end(table) or 0,
            self.why_halted(),
            absence.waiting(self),
        )

    def why_halted(self) -> Halted | None:
        """Return why the game stands, for everybody; of a game of newer rules there is nothing to say."""
        error = self.halted
        if error is None or isinstance(error, NewerLog):
            return None
        until = 0 if self.halt is None else self.halt.since + self.house.settings.halt_days * DAY
        return Halted(error.entry or 0, error.rule, until)

    def imported(self, names: Mapping[str, str]) -> Imported | None:
        """Return where the game comes from, with the name of who imported it while they sit here."""
        origin = self.setup.imported
        if origin is None:
            return None
        by = Someone(origin.by, names[origin.by]) if origin.by in names else None
        return Imported(origin.at, origin.version, by, origin.anew)

    def check_fair(self) -> None:
        """Refuse to let anybody else in where the importer may know every card to come."""
        if self.setup.imported is not None and not self.setup.imported.anew:
            raise Problem("imported", table=self.id)

    def desk(self, viewer: int | None, since: int | None = None) -> Desk:
        """Return a seat's desk with the names of the people at the table, ready to be sent."""
        return self.game.desk(viewer, self.news_since(since), self.named(), sent=True)

    def news_since(self, since: int | None) -> int | None:
        """Return the version that news are told from: none to come, and so many at most; None where none are wanted."""
        version = self.game.version
        return None if since is None else max(0, min(since, version), version - NEWS)

    def named(self) -> Sequence[Seat]:
        """Return who sits where, as it stands on desks."""
        names, players = [row.name for row in self.seats], self.game.players
        if self._named[0] != names or self._named[1] != players:
            seats = [Seat(name, "" if bot == HUMAN else bot) for name, bot in zip(names, players, strict=True)]
            self._named = (names, players, seats)
        return self._named[2]

    def key(self, viewer: int | None) -> str:
        """Return the key of what a seat sees; never that of the true state."""
        return f"{self.game.sight(viewer).key:016x}"

    def desk_message(self, viewer: int | None, since: int | None = None) -> DeskMessage:
        """Return a seat's desk as it is sent."""
        table, since, clock = self.game, self.news_since(since), None
        if table.clock is not None:
            clock = clocks.shown(table.clock, self.running(table), now(), self.lost(table))
        return DeskMessage(self.id, table.version, self.key(viewer), since, self.desk(viewer, since), clock)

    def deeds(self, viewer: int | None, since: int, count: int) -> list[Deed]:
        """Return a part of what a seat has lived through, in words alone."""
        moments = self.game.lived(viewer, since)[:count]
        plain = [msgspec.structs.replace(moment, before=None, after=None) for moment in moments]
        return [deed(self.game.game, viewer, moment) for moment in plain]

    def line(self, chat: Chat) -> ChatLine:
        """Return a line of chat as it is sent."""
        seat = next((row.seat for row in self.seats if row.person and row.person == chat.person), None)
        return ChatLine(chat.number, chat.name, chat.text, chat.at, chat.person or "", seat)

    # Going on.

    def running(self, table: Any) -> int | None:
        """Return the seat whose clock runs: a person's who is asked; of the table, or of what it would be."""
        counted = table.clock is not None and self.setup.chosen.clock.kind != "none"  # an imported log may have clocks
        if not counted or table.paused or table.who < 0 or table.players[table.who] != HUMAN:
            return None
        return int(table.who)

    def wake_at(self, table: Any) -> int | None:
        """Return when somebody has to look after the table, None for never."""
        moves = self.moves_at(table)
        return absence.due(self, table) if moves is None else moves

    def moves_at(self, table: Any) -> int | None:
        """Return when the game goes on by itself, None for never: bots and passes at once, clocks in time."""
        who = table.who
        if who == NONE or table.paused or self.row.status in ENDED:
            return None
        if table.pending or table.players[who] != HUMAN:
            return self.patience(table) if table.held else now()
        if self.deserted(table):
            return now()
        end = None if self.setup.chosen.overrun == "wait" else self.clock_end(table)
        back = max(self.loaded, self.house.life.returned)
        return None if end is None else max(end, back + int(self.house.settings.clock_grace * 1000))

    def clock_end(self, table: Any) -> int | None:
        """Return when the running clock is over, None if none runs."""
        return clocks.deadline(table.clock, self.running(table), self.lost(table))

    def patience(self, table: Any) -> int:
        """Return until when bots and passes wait for an answer to whoever asks to take something back.

        In one position that is once: whoever asks again and again does not stop the game.
        """
        days = self.setup.chosen.clock.kind == "days"
        since = self._held[1] if self._held is not None and self._held[0] == table.changed else now()
        return since + (clocks.DAY * 1000 if days else PATIENCE)

    def lost(self, table: Any) -> int:
        """Return how much of what the running clock counts is nobody's, because the server was away."""
        return 0 if self.running(table) is None else self.house.life.lost(table.clock.at, self.stood)

    def reading(self, command: Command) -> Reading | None:
        """Return what the clocks show once a command is carried out."""
        table, rule = self.game, self.setup.chosen.clock
        if rule.kind == "none":
            return None
        if table.clock is None:
            return clocks.first(rule, len(self.seats), now())
        counts = isinstance(command, Submit | Pause | GoOn | ReadClock | GiveBack | GiveTime)
        if not counts and table.who != command.seat:
            return None
        mover = command.seat if isinstance(command, Submit) and table.who == command.seat else None
        reading = clocks.after(rule, table.clock, self.running(table), mover, now(), self.lost(table))
        return clocks.back(rule, reading, command.seat) if isinstance(command, GiveBack) else reading

    async def carry_out(self, command: Command, caller: Caller | None = None) -> Receipt:
        """Judge a command, write it down, then let it be so and show it; refused, nothing has changed.

        Whoever gives it must have the seat when it is judged. Once begun it is done, even if whoever waits for it is
        cancelled: what is written must be shown to the others.
        """
        doing = asyncio.create_task(self.obey(command, caller))
        self._doing.add(doing)
        doing.add_done_callback(self._done)
        return await asyncio.shield(doing)

    def _done(self, doing: "asyncio.Task[Receipt]") -> None:
        self._doing.discard(doing)
        _ = doing.cancelled() or doing.exception()  # looked at, so that nobody complains if nobody waits any more

    async def obey(self, command: Command, caller: Caller | None) -> Receipt:
        """Do what `carry_out` does, for those whom nobody cancels meanwhile."""
        began = time.perf_counter()
        self.used = time.monotonic()
        metrics, result = self.house.metrics, "storage"
        try:
            await self.house.life.fresh()
            async with self.lock:
                done = await self._insist(command, caller)
            result = "done"
            metrics.took("command_seconds", time.perf_counter() - began)
            return done
        except Problem as problem:
            result = "busy" if problem.code == "storage" else "refused"
            raise
        finally:
            metrics.count("commands_total", result=result)

    async def _insist(self, command: Command, caller: Caller | None) -> Receipt:
        """Do what `carry_out` does, anew where others were quicker."""
        for _ in range(ATTEMPTS):
            try:
                await self._give_time()
                return await self._try(command, caller)
            except Taken:
                await self.catch_up()
            except (Refused, IllegalAction) as error:
                if self.house.store.shared and await self.catch_up():
                    continue  # it may be this process that was late
                raise self.refusal(command, error) from None
        raise Problem("storage")

    async def give_time(self) -> None:
        """Give the running clock the time back in which nobody could reach the server, and tell everybody."""
        with contextlib.suppress(Problem):
            async with self.lock:
                for _ in range(ATTEMPTS):
                    try:
                        await self._give_time()
                        break
                    except Taken:
                        await self.catch_up()

    async def _give_time(self) -> None:
        table = self.table
        if table is not None and table.clock is not None and (lost := self.lost(table)) > 0:
            await self._try(GiveTime(table.who, ceil(lost / 1000)), None)

    async def _try(self, command: Command, caller: Caller | None) -> Receipt:
        if self.row.status in ENDED and self.game.ending is None:
            raise Problem("not-running", table=self.id)
        if caller is not None:
            self.check_seat(caller, command.seat)
        table, clock = self.game, self.reading(command)
        table.alone = self.unwatched()
        proposal = table.propose(command if clock is None else msgspec.structs.replace(command, clock=clock))
        if proposal.again:
            return proposal.receipt
        if caller is not None and isinstance(command, BY_WHO_PLAYS) and table.players[command.seat] != HUMAN:
            raise Refused(f"seat {command.seat} is the bot's {table.players[command.seat]!r}", "bots-seat")
        cmd = None
        if caller is not None and command.cmd_id:
            who = f"{self.id}/{caller.person.id}/{command.seat}"
            cmd = (hashed(who)[:32], command.cmd_id)  # of whoever is forgotten nothing is left that names them
        rows = [(self.row, self._ended(proposal))] if proposal.course.ending is not None else []
        wake = self.wake_at(proposal.course)
        asked = time.perf_counter()
        try:
            written = await self.house.store.append(
                self.id,
                proposal.seq,
                proposal.lines,
                cmd=cmd,
                wake=KEEP if wake is None and self._asleep else wake,
                rows=rows,
                held=None if caller is None else self.seats[command.seat],
            )
        except Gone:
            self.house.tables.drop(self)  # nobody knows whether it was written: look again before going on
            raise
        except Taken:
            if rows or self.house.store.shared:
                await self.refresh()  # it may be the row that somebody else has changed, or the seat
            raise
        self.house.metrics.took("store_seconds", time.perf_counter() - asked, what="write")
        if written.again:
            await self.catch_up()
            return table.propose(command).receipt
        self._asleep = wake is None
        before = Before.of(table)
        receipt = table.accept(proposal)
        if rows:
            self.row, self.setup = rows[0][1], setup_of(rows[0][1])
        self.show(before)
        if rows:
            await self.house.store.announce(f"row/{self.id}")  # for the lobby of processes that do not know the table
        return receipt

    def _ended(self, proposal: Proposal) -> TableRow:
        """Return the row of a table whose game ends with this."""
        ending = proposal.course.ending
        assert ending is not None
        setup = msgspec.structs.replace(
            self.setup,
            result=result_of(ending),
            resigned=[row.seat for row in self.seats if row.person and self.resigned(proposal.course, row.seat)],
            reason=reason_of(ending),
            ended=now(),
        )
        return altered(self.row, status="over", settings=kept(setup))

    async def catch_up(self, shown: bool = False) -> bool:
        """Take what other processes have written; tell whether there was anything."""
        table = self.game
        if table.differs is not None:
            return False  # it is read as far as it can be
        before = Before.of(table)
        lines = await self.house.store.read(self.id, table.seq)
        if lines:
            self._asleep = False
            if self.house.store.shared and (shown or self.watchers):  # who sits here by then: it is for them
                self.seats = await self.house.store.find(SeatRow, table_id=self.id, order="seat")
            try:
                table.catch_up(lines)
            except LogError as error:
                self.house.tables.drop(self)  # another program has gone on; it is read anew, as far as it can be
                raise Problem("refused", said="server-refused-other-rules", entry=error.entry or 0) from None
            if table.ending is not None:
                await self.refresh()
            self.show(before, wrote=False)
        return bool(lines)

    async def refresh(self) -> None:
        """Read again who sits here and what was chosen."""
        row = await self.house.store.get(TableRow, self.id)
        if row is not None:
            self.row, self.setup = row, setup_of(row)
            self.seats = await self.house.store.find(SeatRow, table_id=self.id, order="seat")
            async with self.talking:
                lines = await self.house.store.find(Chat, table_id=self.id, order="-number", limit=CHAT)
                self.chat = deque(reversed(lines), maxlen=CHAT)

    def refusal(self, command: Command, error: Refused | IllegalAction) -> Problem:
        """Return why a command cannot be, so that a client can say it in any language."""
        table = self.game
        if isinstance(error, IllegalAction):
            return Problem("illegal", error.rule, why=str(error))
        if table.who == NONE:
            return Problem("over")
        if table.differs is not None:
            return Problem("refused", "", f"server-refused-{error.why}", **error.named)
        version = getattr(command, "version", None)
        if version is not None and f"version {version!r}" in str(error):
            return Problem("stale", given=version, version=table.version)
        if table.paused:
            return Problem("paused")
        if error.why:
            return Problem("refused", "", f"server-refused-{error.why}", **error.named)
        return Problem("refused", why=str(error))

    # Showing.

    def show(self, before: "Before | None" = None, wrote: bool = True) -> None:
        """Send everybody who looks on what is new for them; then see to bots, clocks and notices.

        What a seat does for itself alone, such as to pass on all questions of a kind, is shown to nobody else: not even
        that something has happened.
        """
        table = self.game
        if before is None or (before.changed, before.players) != (table.changed, table.players):
            self.asked_at = now()
        if table.held and (self._held is None or self._held[0] != table.changed):
            self._held = table.changed, now()
        if before is None or before.version != table.version:
            self.moved = time.monotonic()
            self.send_desks()
            self.house.notices.turn(self, None if before is None else before.who, wrote)
            for record in [] if before is None else table.records[before.version :]:
                self.house.notices.nudge(self, record.entry, wrote)
        else:
            changed = {seat for seat, said in enumerate(before.standing) if said != said_beforehand(table, seat)}
            self.send_desks([watcher for watcher in self.watchers if watcher.viewer in changed])
        over = table.ending is not None and self.row.status == "over"
        if over or (before is not None and before.players != table.players):
            self.send(TableMessage(self.info()))
            self.house.lobby.show(self)
        if before is not None and before.people != People.of(table):
            self.send_presence()
        self.house.tables.drive(self)

    def send_desks(self, only: Iterable[Watcher] | None = None) -> None:
        """Send desks to those who look on: one is made for each seat and state of knowledge, not for each socket."""
        made: dict[tuple[int | None, int | None], bytes] = {}
        for watcher in self.onlookers(only):
            wanted = (watcher.viewer, watcher.version)
            if wanted not in made:
                made[wanted] = encode(self.desk_message(*wanted))
            watcher.put(made[wanted])
            watcher.version = self.game.version

    def send(self, message: msgspec.Struct) -> None:
        """Send everybody who looks on the same."""
        said = encode(message)
        for watcher in self.onlookers():
            watcher.put(said)

    def send_turn(self, seat: int, on: bool) -> None:
        """Tell the person of a seat that it is asked, or no longer."""
        said = encode(Turn(self.id, seat, self.game.version, on))
        for watcher in self.watchers:
            if seat in self.mine(watcher.caller):
                watcher.put(said)

    def send_nudge(self, seat: int, by: int) -> None:
        """Tell the person of a seat that somebody reminds them."""
        said = encode(Nudged(self.id, seat, by))
        for watcher in self.watchers:
            if seat in self.mine(watcher.caller):
                watcher.put(said)

    def send_presence(self) -> None:
        """Tell everybody who is there."""
        online = self.online()
        for seat in self._there.difference(online):
            self.left[seat] = now()
        self._there = frozenset(online)
        nudged = {} if self.table is None else dict(self.table.nudged)
        self.send(Presence(online, self.spectators(), self.watching(), absence.waiting(self), nudged))
        if self.table is not None:
            self.house.tables.drive(self)


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


def reason_of(ending: Ending) -> str:
    """Return why a game ended: "rules", "resigned", "draw", "clock", "left", "abandoned"."""
    return ending.why or ending.how


def result_of(ending: Ending) -> list[float] | None:
    """Return how a game ended for each seat, None where it counts for nobody."""
    return None if ending.how == "void" else ending.result


def roles_of(game_id: str) -> list[str]:
    """Return who is who, seat by seat."""
    from tafelrunde import games

    return games.load(game_id).roles if game_id in games.names() else []  # a newer Tafelrunde may have more


def departure(live: Live, seat: int) -> Command:
    """Return what happens in a game when somebody leaves it, as was chosen for that."""
    bot = live.substitute()
    return Resign(seat, bot, "left") if live.setup.chosen.leaving == "forfeit" else TakeOver(seat, bot, "left")


def substitute(house: House, game_id: str) -> str:
    """Return the bot that takes the place of somebody who has left: one of middling strength."""
    offered = offered_bots(house.settings, game_id) or bots.names(game_id)
    return offered[len(offered) // 2]


