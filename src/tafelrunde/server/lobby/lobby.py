"""Tables before a game: opened, begun, called off, and led on to the next one."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from tafelrunde import games
from tafelrunde.core.errors import ViewError
from tafelrunde.core.rng import Unforeseen
from tafelrunde.core.values import NONE
from tafelrunde.server.bots.workers import Pool
from tafelrunde.server.door.callers import Caller
from tafelrunde.server.door.security import new_token
from tafelrunde.server.ground.changing import keep
from tafelrunde.server.ground.messages import Chosen
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.times import now
from tafelrunde.server.ground.work import Work
from tafelrunde.server.library.offers import check_bot
from tafelrunde.server.live import clocks
from tafelrunde.server.live.changes import Changes, sweep
from tafelrunde.server.live.following import refresh
from tafelrunde.server.live.going_on import wake_at
from tafelrunde.server.live.live import ATTEMPTS, Live
from tafelrunde.server.live.setup import Departure, Origin, Setup, altered, kept
from tafelrunde.server.live.showing import Showing
from tafelrunde.server.live.tables import Tables
from tafelrunde.server.lobby.links import anew, sat_down
from tafelrunde.server.lobby.sitting import check_open
from tafelrunde.store.store import SeatRow, Store, Swap, TableRow, Taken
from tafelrunde.table import HUMAN, Table
from tafelrunde.table.commands import ReadClock


class Seating(msgspec.Struct, frozen=True):
    """Who shall sit on a chair: a person, a bot, or nobody yet."""

    person: str = ""
    name: str = ""
    bot: str | None = None


class Lobby:
    """What happens before a game."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        work: Work,
        pool: Pool,
        tables: Tables,
        changes: Changes,
        showing: Showing,
    ) -> None:
        self._settings = settings
        self._store = store
        self._work = work
        self._pool = pool
        self._tables = tables
        self._changes = changes
        self._showing = showing

    async def open(
        self,
        caller: Caller,
        game_id: str,
        chairs: Sequence[str | None],
        names: Sequence[str],
        chosen: Chosen,
        public: bool,
    ) -> Live:
        """Open a table; a chair is a bot's name, "me", or None for whoever comes. A name is of whoever sits with me."""
        me = caller.person
        wanted = [
            Seating(me.id, names[k] or me.name) if chair == "me" else Seating(bot=chair)
            for k, chair in enumerate(chairs)
        ]
        return await self.lay(me.id, game_id, wanted, chosen, public)

    async def lay(
        self,
        host: str,
        game_id: str,
        chairs: Sequence[Seating],
        chosen: Chosen,
        public: bool,
        group_id: str = "",
        tried: Departure | None = None,
    ) -> Live:
        """Open a table at which these sit."""
        game = games.load(game_id)
        state = game.new(len(chairs), chosen.options)  # checks seats and options
        chosen = msgspec.structs.replace(chosen, options=game.chosen(state.options))
        check_clock(chosen)
        for bot in (*(chair.bot for chair in chairs), chosen.substitute or None):
            if bot is not None:
                check_bot(self._settings, game_id, bot)
        setup = kept(Setup(chosen, tried=tried))
        row = TableRow(new_token()[:16], game_id, host, "open", public, setup, now(), now(), group_id)
        seats = [
            sat_down(SeatRow(row.id, k), chair.person, chair.name)
            if chair.person
            else SeatRow(row.id, k, None, chair.bot or "")
            for k, chair in enumerate(chairs)
        ]
        await self._add(row, *seats)
        live = await self._tables.get(row.id)
        await self._changes.announce(live)
        return live

    async def _add(self, row: TableRow, *seats: SeatRow) -> None:
        """Write a new table, unless somebody of those whom it names has been forgotten meanwhile."""
        await keep(self._store, [row.host or "", *(seat.person for seat in seats if seat.person)], row, *seats)

    async def start(self, live: Live) -> None:
        """Begin the game."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                try:
                    await self._begin(live)
                    break
                except Taken:
                    await refresh(self._store, live)
            else:
                raise Problem("storage")
        if any(row.bot for row in live.seats):
            self._pool.warm()
        self._showing.tell(live, desks=False)
        self._showing.show(live)
        await self._store.announce(f"row/{live.id}")

    async def _begin(self, live: Live) -> None:
        """Write how the game begins, unless the table is not as it was any more: then raise Taken."""
        check_open(live)
        empty = [row.seat for row in live.seats if row.person is None and not row.bot]
        if empty:
            raise Problem("not-ready", seat=empty[0])
        before = live.seats
        seats = shuffled(before) if live.setup.chosen.shuffle else before
        table = await self._work.do(live.row.host or live.id, self.table_of, live, seats)
        clock = clocks.first(live.setup.chosen.clock, len(seats), now())
        lines = table.lines()
        if clock is not None and table.ending is None:
            proposal = table.propose(ReadClock(max(table.who, 0), clock=clock))
            lines += proposal.lines
            table.accept(proposal)
        origin = live.setup.imported
        if origin is not None:
            origin = msgspec.structs.replace(origin, position=None)  # it is in the log now
        tried = live.setup.tried and msgspec.structs.replace(live.setup.tried, position=None)
        setup = msgspec.structs.replace(live.setup, began=now(), imported=origin, tried=tried)
        row = altered(live.row, status="running" if table.ending is None else "over", settings=kept(setup))
        swaps: list[Swap] = [(live.row, row), *zip(before, seats, strict=True)]
        await self._store.append(live.id, 0, lines, wake=wake_at(live, table), rows=swaps)
        live.row, live.setup, live.seats, live.table = row, setup, seats, table
        await sweep(self._store, [old for old, new in zip(before, seats, strict=True) if old != new])

    def table_of(self, live: Live, seats: Sequence[SeatRow]) -> Table:
        """Return the table of a new game, or of one that was imported and goes on from what everybody saw of it."""
        players = [row.bot or HUMAN for row in seats]
        origin = live.setup.tried or live.setup.imported
        if origin is None or origin.position is None:
            return Table(live.row.game, players, live.setup.chosen.options, slow_passes=True)
        return Table(live.row.game, players, position=dealt_anew(live.row.game, origin.position), slow_passes=True)

    async def cancel(self, live: Live, reason: str = "") -> None:
        """Take an open table away."""

        async def cancelled() -> list[Swap]:
            check_open(live)
            setup = msgspec.structs.replace(live.setup, reason=reason)
            return [(live.row, altered(live.row, status="cancelled", settings=kept(setup)))]

        await self._changes.change(live, cancelled)

    async def rematch(self, live: Live, caller: Caller, swap: bool) -> Live:
        """Open the table where the same people go on, seats or roles passed on by one; the first one who asks does."""
        made: list[TableRow | SeatRow] = []

        async def led_on() -> list[Swap]:
            await self._store.delete(*made)  # by an attempt that came too late
            made.clear()
            if live.row.status != "over":
                raise Problem("not-running", table=live.id)
            if live.setup.rematch:
                return []
            worn = live.setup.worn or list(range(len(live.seats)))
            setup = Setup(
                live.setup.chosen,
                removed=live.setup.removed,
                worn=[] if live.setup.chosen.shuffle else [worn[-1], *worn[:-1]] if swap else live.setup.worn,
            )
            row = TableRow(
                new_token()[:16],
                live.row.game,
                caller.person.id,
                "open",
                live.row.public,
                kept(setup),
                now(),
                now(),
                live.row.group_id,
            )
            turned = [live.seats[-1], *live.seats[:-1]] if swap else live.seats
            seats = (
                SeatRow(row.id, k) if old.person in setup.removed else SeatRow(row.id, k, old.person, old.bot, old.name)
                for k, old in enumerate(turned)
            )
            made.extend([row, *map(anew, seats)])
            await self._add(row, *(one for one in made if isinstance(one, SeatRow)))
            setup = msgspec.structs.replace(live.setup, rematch=row.id)
            return [(live.row, altered(live.row, settings=kept(setup)))]

        await self._changes.change(live, led_on)
        new = await self._tables.get(live.setup.rematch)
        if made:
            await self._changes.announce(new)
        return new

    async def go_on_with_others(self, live: Live, caller: Caller) -> Live:
        """Open the table where an imported game goes on with other people: what is hidden is dealt anew there."""
        origin = live.setup.imported
        if origin is None or origin.anew or live.game.who == NONE:
            raise Problem("not-imported", table=live.id)
        table, view = live.game, live.game.view(None)
        seen = view.position()
        try:
            await self._work.do(live.row.host or live.id, dealt_anew, live.row.game, seen)
        except ViewError as error:
            raise Problem("imported", table=live.id, why=str(error)) from None
        mine = next(iter(live.mine(caller)), None)
        setup = Setup(
            msgspec.structs.replace(live.setup.chosen, shuffle=False),
            imported=Origin(origin.by, origin.at, table.version, seen, anew=True),
        )
        row = TableRow(
            new_token()[:16], live.row.game, caller.person.id, "open", False, kept(setup), now(), now()
        )
        seats = [
            sat_down(SeatRow(row.id, k), caller.person.id, old.name)
            if k == mine
            else SeatRow(row.id, k, None, "" if name == HUMAN else name)
            for k, (old, name) in enumerate(zip(live.seats, table.players, strict=True))
        ]
        await self._add(row, *seats)
        new = await self._tables.get(row.id)
        await self._changes.announce(new)
        return new


def check_clock(chosen: Chosen) -> None:
    """Refuse a clock that runs for too short or too long."""
    rule = chosen.clock
    least = {"none": 0, "move": 1, "bank": 1, "days": clocks.DAY}[rule.kind]
    if not least <= rule.seconds <= clocks.LONGEST or not 0 <= rule.increment <= 3600:
        why = f"a clock of {rule.seconds} + {rule.increment} seconds: {rule.kind} takes {least} to {clocks.LONGEST}"
        raise Problem("unfit", why=f"{why}, and up to 3600 for a move")


def dealt_anew(game_id: str, seen: dict[str, Any]) -> dict[str, Any]:
    """Return a position that a view may be of, with all that is hidden dealt by the operating system.

    A position in which nothing is hidden stays as it is.
    """
    state = games.load(game_id).position(seen)
    return seen if state.viewer == NONE else state.determinise(Unforeseen()).position()


def shuffled(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats with those who sit there in any order; where somebody sits, a sitting begins."""
    order = random.SystemRandom().sample(range(len(seats)), len(seats))
    return [anew(msgspec.structs.replace(seats[k], seat=place)) for place, k in enumerate(order)]
