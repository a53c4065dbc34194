"""The load: tables for two at which somebody always moves, at a given rate or as quickly as the server lets them.

A move counts as done when both seats have been sent the new position. At a given rate the time is taken from when the
move was due, not from when it could be sent: a server that falls behind is not let off.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence

from msgspec import Struct

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.bench.dialects import Dialect, News, Place
from tafelrunde.server.bench.wire import Heard, Wire, connect

TICK = 0.002
OPENING = 32
"""So many sockets are opened side by side."""
ASKING = 2.5
"""So many seconds lie between the pings of a page that somebody looks at, while nothing else comes."""
PATIENCE = 60.0
"""Seconds after which a table at which nothing comes is given up."""


class Reached(Struct):
    """What a server reached."""

    wanted: float | None
    """Moves a second; None is as many as it can."""
    rate: float
    p50: float
    """Milliseconds, and so is this:"""
    p99: float
    moves: int
    cpu: float | None = None
    """Milliseconds of processor time of the server for a move."""
    ours: float = 0.0
    """How busy those were who measure, 1.0 is a whole core."""


class Seat:
    """One socket, and what it has heard last."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.news = News(-1)
        self.wire: Wire | None = None


class Match:
    """Two seats of one table."""

    def __init__(self, load: "Load", places: tuple[Place, Place]) -> None:
        self.load = load
        self.seats = [Seat(place) for place in places]
        self.moves = 0
        self.version = -1
        """The one that the last move was made for."""
        self.since = 0.0
        self.over = False

    async def open(self, dialect: Dialect, port: int) -> None:
        """Sit down."""
        for seat in self.seats:
            seat.wire = await connect(
                port, dialect.path(seat.place), self._ear(seat), self._lost, dialect.token(seat.place)
            )
            for said in dialect.greeting(seat.place):
                seat.wire.say(said)

    def _ear(self, seat: Seat) -> Heard:
        hear = self.load.dialect.hear

        def heard(wire: Wire, message: bytes) -> None:
            try:
                found = hear(message, seat.place)
            except TafelrundeError as error:
                self.load.wrong.append(str(error))
                return
            if isinstance(found, News):
                self._see(seat, found)
            elif found is not None:
                wire.say(found)

        return heard

    def _see(self, seat: Seat, news: News) -> None:
        before = seat.news.version
        seat.news = news
        first, second = self.seats
        both = first.news.version > self.version and second.news.version > self.version
        if both and before <= self.version:
            self.over = not first.news.move and not second.news.move
            self.load.moved(self)

    def _lost(self) -> None:
        if not self.load.closing:
            self.load.wrong.append("the server has closed a socket")

    def move(self, since: float) -> None:
        """Make the move of whoever is asked; `since` is when it was due."""
        seat = self.seats[0] if self.seats[0].news.move else self.seats[1]
        self.version = seat.news.version
        self.moves += 1
        self.since = since
        assert seat.wire is not None
        seat.wire.say(self.load.dialect.move(seat.place, seat.news, self.moves))


class Load:
    """All tables of a contestant."""

    def __init__(self, dialect: Dialect, port: int) -> None:
        self.dialect = dialect
        self.port = port
        self.matches: list[Match] = []
        self.wrong: list[str] = []
        self.closing = False
        self.times: list[float] = []
        """How many seconds the moves of the last run took, the quickest first."""
        self._ready: deque[Match] = deque()
        self._taken: list[tuple[float, float]] = []
        """When a move was done, and how long it took."""
        self._at_once = False
        self._owed: deque[float] = deque()

    async def open(self, tables: int) -> None:
        """Seat everybody."""
        places = await self.dialect.seats(tables)
        self.matches = [Match(self, pair) for pair in places]
        slots = asyncio.Semaphore(OPENING)

        async def one(match: Match) -> None:
            async with slots:
                await match.open(self.dialect, self.port)

        await asyncio.gather(*(one(match) for match in self.matches))
        await self._until(lambda: len(self._ready) == len(self.matches))

    def close(self) -> None:
        """Let everybody go."""
        self.closing = True
        for match in self.matches:
            for seat in match.seats:
                if seat.wire is not None:
                    seat.wire.close()

    @property
    def sent(self) -> float:
        """How many bytes a seat was sent for a move, in the mean."""
        heard = sum(seat.wire.bytes for match in self.matches for seat in match.seats if seat.wire is not None)
        return heard / max(1, 2 * sum(match.moves for match in self.matches))

    def moved(self, match: Match) -> None:
        """Take notice that a move is done, and let the next one be made."""
        now = time.perf_counter()
        if match.since:
            self._taken.append((now, now - match.since))
        if match.over:
            return
        if self._at_once:
            match.move(now)
        elif self._owed:
            match.move(self._owed.popleft())
        else:
            self._ready.append(match)

    async def run(self, rate: float | None, seconds: float, cpu: Callable[[], float | None]) -> Reached:
        """Play for so long; what happens in the first sixth of that time does not count, unless nothing comes after."""
        self._taken.clear()
        start = time.perf_counter()
        begin = start + seconds / 6
        self._at_once = rate is None
        used, mine = cpu(), time.process_time()
        done = 0
        if rate is None:
            while self._ready:
                self._ready.popleft().move(time.perf_counter())
        counting = False
        while (now := time.perf_counter()) < start + seconds:
            if not counting and now >= begin:
                counting, begin = True, now
                used, mine = cpu(), time.process_time()
            if rate is not None:
                while done < (now - start) * rate:
                    due = start + done / rate
                    done += 1
                    if self._ready:
                        self._ready.popleft().move(due)
                    else:
                        self._owed.append(due)
            elif sum(not match.over for match in self.matches) < 0.9 * len(self.matches):
                break
            if self.wrong:
                raise TafelrundeError(f"measuring failed: {self.wrong[0]}")
            await asyncio.sleep(TICK)
        end = time.perf_counter()
        if not counting:  # the games were over before
            begin = start
        spent, mine = cpu(), time.process_time() - mine
        counted = [took for at, took in self._taken if begin <= at <= end]
        self._at_once = False
        owed, self._owed = len(self._owed), deque()
        await self._until(lambda: len(self._ready) + sum(match.over for match in self.matches) >= len(self.matches))
        self.times = times = sorted(counted + [end - start] * owed) or [float("nan")]
        moves = len(counted)
        return Reached(
            rate,
            moves / (end - begin),
            1000 * quantile(times, 0.5),
            1000 * quantile(times, 0.99),
            moves,
            None if used is None or spent is None or not moves else 1000 * (spent - used) / moves,
            mine / (end - begin),
        )

    async def quiet(self, ping: bytes, seconds: float, cpu: Callable[[], float | None]) -> float | None:
        """Let nobody move, first in silence, then with a ping of every socket as pages send it; return the difference.

        It is a part of a core.
        """
        used: list[float] = []
        for asked in (False, True):
            before, start, sent = cpu(), time.perf_counter(), 0
            wires = [seat.wire for match in self.matches for seat in match.seats if seat.wire is not None]
            while (now := time.perf_counter() - start) < seconds:
                while asked and sent < now * len(wires) / ASKING:
                    wires[sent % len(wires)].say(ping)
                    sent += 1
                await asyncio.sleep(TICK)
            after = cpu()
            if before is None or after is None:
                return None
            used.append((after - before) / (time.perf_counter() - start))
        return used[1] - used[0]

    async def _until(self, come: Callable[[], bool]) -> None:
        """Wait until all that is under way has come."""
        end = time.perf_counter() + PATIENCE
        while not come():
            if self.wrong:
                raise TafelrundeError(f"measuring failed: {self.wrong[0]}")
            if time.perf_counter() > end:
                raise TafelrundeError(f"measuring failed: nothing has come for {PATIENCE:.0f} s")
            await asyncio.sleep(0.01)


def quantile(ordered: Sequence[float], part: float) -> float:
    """Return what so large a part is not above.

    >>> quantile([1.0, 2.0, 3.0, 4.0], 0.5)
    2.0
    """
    return ordered[max(0, min(len(ordered) - 1, round(part * len(ordered)) - 1))]
