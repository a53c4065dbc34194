"""The lobby: tables that wait for players or are being played, and how one sits down, stands up and begins."""

import random
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import islice
from typing import Any, Final

import msgspec

from tafelrunde import games
from tafelrunde.core.errors import ViewError
from tafelrunde.core.rng import Unforeseen
from tafelrunde.core.values import NONE
from tafelrunde.server.door.callers import Caller
from tafelrunde.server.door.security import new_token
from tafelrunde.server.ground.changing import keep, known
from tafelrunde.server.ground.house import House, now
from tafelrunde.server.ground.messages import Chosen, Info, LobbyMessage, LobbyTable, Nudged, Turn
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.library.offers import allowed_bots
from tafelrunde.server.live import clocks, talking
from tafelrunde.server.live.live import ATTEMPTS, Live, Origin, Setup, Watcher, altered, encode, kept, setup_of
from tafelrunde.server.lobby.links import anew, check, sat_down, sweep
from tafelrunde.server.lobby.news import News, people_at
from tafelrunde.store.store import Block, SeatRow, Swap, TableRow, Taken, Token
from tafelrunde.table import HUMAN, Table
from tafelrunde.table.commands import ReadClock

LISTED: Final = 60
FRESH: Final = 2.0


class Seating(msgspec.Struct, frozen=True):
    """Who shall sit on a chair: a person, a bot, or nobody yet."""

    person: str = ""
    name: str = ""
    bot: str | None = None


class Lobby:
    """What happens before a game, and who watches it."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.watchers: set[Watcher] = set()
        self._news = News(self.watchers, lambda watcher: self.is_shown(watcher.caller))
        self._public: tuple[float, list[Info]] = (0.0, [])

    # Looking.

    async def public(self) -> list[Info]:
        """Return the public tables, those that wait for players first."""
        since, found = self._public
        if time.monotonic() - since > FRESH:
            found = []
            for status in ("open", "running"):
                rows = await self._house.store.find(
                    TableRow, status=status, public=True, order="-changed", limit=LISTED
                )
                found += [await self.info(row) for row in rows]
            self._public = (time.monotonic(), found)
        return found

    async def mine(self, person: str) -> list[Info]:
        """Return somebody's tables: those that go on first, then what was played last."""
        find = partial(self._house.store.find, TableRow, order="-changed", limit=LISTED)
        rows: dict[str, TableRow] = {}
        for status in ("running", "open", "over"):
            found = await find(seated=person, status=status)
            if status == "open":
                found += await find(host=person, status=status)
            rows.update((row.id, row) for row in sorted(found, key=lambda row: -row.changed))
        return [await self._own(row) for row in islice(rows.values(), LISTED)]

    async def _own(self, row: TableRow) -> Info:
        """Return a table of one's own: of a game that goes on also who is asked, which only its log tells."""
        return (await self._house.tables.get(row.id)).info() if row.status == "running" else await self.info(row)

    async def info(self, row: TableRow) -> Info:
        """Return a table, whether it is in memory or not."""
        return (self._house.tables.peek(row.id) or await self._shown(row)).info()

    async def _shown(self, row: TableRow) -> Live:
        """Return a table as the lobby shows it, without its game."""
        seats = await self._house.store.find(SeatRow, table_id=row.id, order="seat")
        return Live(self._house, row, seats, [], None)

    async def message(self, caller: Caller | None) -> LobbyMessage:
        """Return the whole lobby as somebody sees it."""
        public = await self.public() if self.is_shown(caller) else []
        return LobbyMessage(public, [] if caller is None else await self.mine(caller.person.id))

    def is_shown(self, caller: Caller | None) -> bool:
        """Tell whether somebody may see what goes on here: not a stranger where those are kept out."""
        return caller is not None or self._house.settings.who == "everybody"

    def forget(self) -> None:
        """Look again at the next request."""
        self._public = (0.0, [])

    def show(self, live: Live) -> None:
        """Send a table that is new or has changed to everybody whom it concerns."""
        self.forget()
        self._house.groups.heard(live)
        self._tell_mine(live)
        if live.row.public:
            self._news.tell(live)

    def _tell_mine(self, live: Live) -> None:
        """Send a table to those in the lobby who sit there."""
        people = people_at(live)
        near = (one for one in self.watchers if one.caller is not None and one.caller.person.id in people)
        there = [watcher for watcher in near if live.mine(watcher.caller)]
        if there:
            said = encode(LobbyTable(live.info()))
            for watcher in there:
                watcher.put(said)

    async def show_other(self, table_id: str) -> None:
        """Send a table that another process has changed and that is not in memory here."""
        self.forget()
        wanted = self.watchers or self._house.groups.listens
        row = await self._house.store.get(TableRow, table_id) if wanted else None
        if row is not None:
            self.show(await self._shown(row))

    def send_turn(self, live: Live, seat: int, on: bool) -> None:
        """Tell somebody in the lobby that a seat of theirs is asked."""
        mine = [watcher for watcher in self.watchers if seat in live.mine(watcher.caller)]
        if mine:
            said = encode(Turn(live.id, seat, live.game.version, on))
            for watcher in mine:
                watcher.put(said)

    def show_turn(self, live: Live) -> None:
        """Tell those in the lobby who play there whose turn it is by now, and until when."""
        if live.row.status == "running":
            self._tell_mine(live)

    def pass_on(self, person: str, said_to: Turn | Nudged) -> None:
        """Tell somebody in the lobby what they should know of a table, which need not be in memory here."""
        said = encode(said_to)
        for watcher in self.watchers:
            if watcher.caller is not None and watcher.caller.whole and watcher.caller.person.id == person:
                watcher.put(said)

    # Opening a table.

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
        self, host: str, game_id: str, chairs: Sequence[Seating], chosen: Chosen, public: bool, group_id: str = ""
    ) -> Live:
        """Open a table at which these sit."""
        game = games.load(game_id)
        state = game.new(len(chairs), chosen.options)  # checks seats and options
        chosen = msgspec.structs.replace(chosen, options=game.chosen(state.options))
        self.check_clock(chosen)
        for bot in (*(chair.bot for chair in chairs), chosen.substitute or None):
            if bot is not None:
                self.check_bot(game_id, bot)
        setup = kept(Setup(chosen))
        row = TableRow(new_token()[:16], game_id, host, "open", public, setup, now(), now(), group_id)
        seats = [
            sat_down(SeatRow(row.id, k), chair.person, chair.name)
            if chair.person
            else SeatRow(row.id, k, None, chair.bot or "")
            for k, chair in enumerate(chairs)
        ]
        await self._add(row, *seats)
        live = await self._house.tables.get(row.id)
        await self._told(live)
        return live

    async def _add(self, row: TableRow, *seats: SeatRow) -> None:
        """Write a new table, unless somebody of those whom it names has been forgotten meanwhile."""
        await keep(self._house.store, [row.host or "", *(seat.person for seat in seats if seat.person)], row, *seats)

    def check_clock(self, chosen: Chosen) -> None:
        """Refuse a clock that runs for too short or too long."""
        rule = chosen.clock
        least = {"none": 0, "move": 1, "bank": 1, "days": clocks.DAY}[rule.kind]
        if not least <= rule.seconds <= clocks.LONGEST or not 0 <= rule.increment <= 3600:
            why = f"a clock of {rule.seconds} + {rule.increment} seconds: {rule.kind} takes {least} to {clocks.LONGEST}"
            raise Problem("unfit", why=f"{why}, and up to 3600 for a move")

    def check_bot(self, game_id: str, bot: str) -> None:
        """Refuse a bot that the operator has not listed."""
        allowed = allowed_bots(self._house.settings, game_id)
        if bot not in allowed:
            there = ", ".join(allowed)
            raise Problem("unfit", why=f"there is no bot {bot[:40]!r} for {game_id} here: there are {there}")

    # Sitting down and standing up.

    def check_open(self, live: Live) -> None:
        """Refuse what can only be done before the game."""
        if live.row.status != "open":
            raise Problem("not-open", status=live.row.status)

    async def sit(self, live: Live, caller: Caller, seat: int | None, invitation: Token | None) -> None:
        """Give somebody a seat: the one that is wanted, or the first that is free."""
        self.check_open(live)
        if not live.row.public and invitation is None and not live.is_host(caller):
            raise Problem("unknown-link", said="server-unknown-link-needed")
        if caller.person.id in live.setup.removed:
            raise Problem("blocked")
        if live.row.host and live.row.host != caller.person.id:
            for one, other in ((live.row.host, caller.person.id), (caller.person.id, live.row.host)):
                if await self._house.store.get(Block, one, other) is not None:
                    raise Problem("blocked")

        async def seated() -> list[Swap]:
            self.check_open(live)
            if invitation is not None:
                check(invitation, live)
            free = [row for row in live.seats if row.person is None and not row.bot]
            if seat is not None and not 0 <= seat < len(live.seats):
                raise Problem("unknown-seat", seat=seat, last=len(live.seats) - 1)
            if seat is not None and live.seats[seat] not in free:
                raise Problem("taken", seat=seat)
            if not free:
                raise Problem("full")
            old = free[0] if seat is None else live.seats[seat]
            return [(live.row, altered(live.row)), (old, sat_down(old, caller.person.id, caller.person.name))]

        await self.change(live, seated, caller.person.id)

    async def stand_up(self, live: Live, seat: int, person: str) -> None:
        """Let somebody free a seat of an open table; without a host the next one there is host, or nobody is left."""

        async def risen() -> list[Swap]:
            self.check_open(live)
            old, row = live.seats[seat], altered(live.row)
            if old.person != person:
                raise Problem("not-seated")  # somebody else has sat down there since
            left = [one.person for one in live.seats if one.person and one is not old]
            row.settings = kept(unnamed(live.setup, left))
            if old.person == row.host and old.person not in left:
                row.host, row.status = (left[0], "open") if left else (None, "cancelled")
            return [(live.row, row), (old, SeatRow(live.id, seat))]

        await self.change(live, risen)

    async def set_chair(self, live: Live, seat: int, bot: str) -> None:
        """Put a bot on a free chair, or take one away ("")."""
        if not 0 <= seat < len(live.seats):
            raise Problem("unknown-seat", seat=seat, last=len(live.seats) - 1)
        if bot:
            self.check_bot(live.row.game, bot)

        async def furnished() -> list[Swap]:
            self.check_open(live)
            old = live.seats[seat]
            if old.person is not None:
                raise Problem("taken", seat=seat)
            return [(live.row, altered(live.row)), (old, SeatRow(live.id, seat, None, bot))]

        await self.change(live, furnished)

    async def send_away(self, live: Live, seat: int) -> None:
        """Send somebody away from all their seats for good; nobody is taken out of a game that goes on."""
        if not 0 <= seat < len(live.seats):
            raise Problem("unknown-seat", seat=seat, last=len(live.seats) - 1)

        person = live.seats[seat].person

        async def sent() -> list[Swap]:
            if live.row.status == "running":
                self.check_open(live)
            if person is None or person in (live.row.host, *live.setup.removed) or live.seats[seat].person != person:
                raise Problem("unknown-person", person=person or "")
            theirs = [row for row in live.seats if row.person == person]
            setup = msgspec.structs.replace(live.setup, removed=[*live.setup.removed, person])
            before = live.row.status == "open"
            seats = [(old, SeatRow(live.id, old.seat) if before else anew(old)) for old in theirs]
            return [(live.row, altered(live.row, settings=kept(setup))), *seats]

        await self.change(live, sent)

    async def hand_on(self, live: Live, link: Token, caller: Caller) -> None:
        """Give a seat to the first one who follows the link; with that it is good for nothing any more."""
        if caller.person.id in live.setup.removed:
            raise Problem("blocked")

        async def handed() -> list[Swap]:
            live.check_fair()
            check(link, live)
            old, row = live.seats[link.seat or 0], altered(live.row)
            if old.person == row.host and all(one.person != row.host for one in live.seats if one is not old):
                row.host = caller.person.id
            there = [one.person for one in live.seats if one is not old] + [caller.person.id]
            row.settings = kept(unnamed(live.setup, there))
            return [(live.row, row), (old, sat_down(old, caller.person.id, caller.person.name))]

        await self.change(live, handed, caller.person.id)

    # Beginning.

    async def start(self, live: Live) -> None:
        """Begin the game."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                try:
                    await self._begin(live)
                    break
                except Taken:
                    await live.refresh()
            else:
                raise Problem("storage")
        if any(row.bot for row in live.seats):
            self._house.pool.warm()
        self._house.tables.tell(live, desks=False)
        live.show()
        await self._house.store.announce(f"row/{live.id}")

    async def _begin(self, live: Live) -> None:
        """Write how the game begins, unless the table is not as it was any more: then raise Taken."""
        self.check_open(live)
        empty = [row.seat for row in live.seats if row.person is None and not row.bot]
        if empty:
            raise Problem("not-ready", seat=empty[0])
        before = live.seats
        seats = shuffled(before) if live.setup.chosen.shuffle else before
        table = await self._house.work.tables.do(live.row.host or live.id, self.table_of, live, seats)
        clock = clocks.first(live.setup.chosen.clock, len(seats), now())
        lines = table.lines()
        if clock is not None and table.ending is None:
            proposal = table.propose(ReadClock(max(table.who, 0), clock=clock))
            lines += proposal.lines
            table.accept(proposal)
        origin = live.setup.imported
        if origin is not None:
            origin = msgspec.structs.replace(origin, position=None)  # it is in the log now
        setup = msgspec.structs.replace(live.setup, began=now(), imported=origin)
        row = altered(live.row, status="running" if table.ending is None else "over", settings=kept(setup))
        swaps: list[Swap] = [(live.row, row), *zip(before, seats, strict=True)]
        await self._house.store.append(live.id, 0, lines, wake=live.wake_at(table), rows=swaps)
        live.row, live.setup, live.seats, live.table = row, setup, seats, table
        await sweep(self._house.store, [old for old, new in zip(before, seats, strict=True) if old != new])

    def table_of(self, live: Live, seats: Sequence[SeatRow]) -> Table:
        """Return the table of a new game, or of one that was imported and goes on from what everybody saw of it."""
        players = [row.bot or HUMAN for row in seats]
        origin = live.setup.imported
        if origin is None or origin.position is None:
            return Table(live.row.game, players, live.setup.chosen.options, slow_passes=True)
        return Table(live.row.game, players, position=dealt_anew(live.row.game, origin.position), slow_passes=True)

    async def cancel(self, live: Live, reason: str = "") -> None:
        """Take an open table away."""

        async def cancelled() -> list[Swap]:
            self.check_open(live)
            setup = msgspec.structs.replace(live.setup, reason=reason)
            return [(live.row, altered(live.row, status="cancelled", settings=kept(setup)))]

        await self.change(live, cancelled)

    async def rematch(self, live: Live, caller: Caller, swap: bool) -> Live:
        """Open the table where the same people go on, seats or roles passed on by one; the first one who asks does."""
        made: list[TableRow | SeatRow] = []

        async def led_on() -> list[Swap]:
            await self._house.store.delete(*made)  # by an attempt that came too late
            made.clear()
            if live.row.status != "over":
                raise Problem("not-running", table=live.id)
            if live.setup.rematch:
                return []
            setup = Setup(live.setup.chosen, removed=live.setup.removed)
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

        await self.change(live, led_on)
        new = await self._house.tables.get(live.setup.rematch)
        if made:
            await self._told(new)
        return new

    async def go_on_with_others(self, live: Live, caller: Caller) -> Live:
        """Open the table where an imported game goes on with other people: what is hidden is dealt anew there."""
        origin = live.setup.imported
        if origin is None or origin.anew or live.game.who == NONE:
            raise Problem("not-imported", table=live.id)
        table, view = live.game, live.game.view(None)
        seen = view.position()
        try:
            await self._house.work.tables.do(live.row.host or live.id, dealt_anew, live.row.game, seen)
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
        new = await self._house.tables.get(row.id)
        await self._told(new)
        return new

    async def _told(self, live: Live) -> None:
        self._house.tables.tell(live)
        await self._house.store.announce(f"row/{live.id}")

    async def change(self, live: Live, how: Callable[[], Awaitable[list[Swap]]], *named: str) -> None:
        """Change the row of a table, and others together with it, and tell everybody; some people are named there anew.

        What is to be swapped is asked for when nobody else at this process can change it; if another process or an
        operator was quicker, it is asked for again, of what stands there by then.
        """
        async with live.lock:
            for _ in range(ATTEMPTS):
                swaps = await how()
                if await self._house.store.swap(*await known(self._house.store, *named), *swaps):
                    break
                await live.refresh()
            else:
                raise Problem("storage")
            ended = []
            for old, new in swaps:
                if isinstance(new, TableRow):
                    live.row, live.setup = new, setup_of(new)
                elif isinstance(new, SeatRow) and isinstance(old, SeatRow):
                    live.seats[new.seat] = new
                    ended += [old] if old.person and old.sitting != new.sitting else []
        await self._told(live)
        await sweep(self._house.store, ended)

    async def keep(self, live: Live, how: Callable[[Setup], Setup]) -> None:
        """Keep something else about a table."""

        async def kept_anew() -> list[Swap]:
            return [(live.row, altered(live.row, settings=kept(how(live.setup))))]

        await self.change(live, kept_anew)

    # Chat.

    async def chat(self, live: Live, caller: Caller, text: str, cmd_id: str) -> None:
        """Say something at a table: stored first, then shown; what is sent again was said already."""
        if not live.setup.chosen.chat or caller.person.id in live.setup.muted or caller.person.banned:
            raise Problem("muted")
        if not live.mine(caller) and not live.setup.chosen.spectators:
            raise Problem("no-spectators")
        async with live.talking:
            if not await talking.say(
                self._house,
                live.id,
                live.chat,
                caller.person,
                text,
                cmd_id,
                lambda line: live.send(live.line(line)),
                caller.purse,
            ):
                return
        await self._house.store.announce(f"chat/{live.id}", live.id)

    async def hear(self, live: Live) -> None:
        """Read what was said at another process."""
        async with live.talking:
            await talking.read_on(self._house, live.id, live.chat, lambda line: live.send(live.line(line)))


def unnamed(setup: Setup, there: Sequence[str | None]) -> Setup:
    """Return what was chosen for a table, without who imported the game once they are not there any more."""
    origin = setup.imported
    if origin is None or origin.by in there:
        return setup
    return msgspec.structs.replace(setup, imported=msgspec.structs.replace(origin, by=""))


def dealt_anew(game_id: str, seen: dict[str, Any]) -> dict[str, Any]:
    """Return a position that a spectator's view may be of, with all that is hidden dealt by the operating system."""
    return games.load(game_id).position(seen).determinise(Unforeseen()).position()


def shuffled(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats with those who sit there in any order; where somebody sits, a sitting begins."""
    order = random.SystemRandom().sample(range(len(seats)), len(seats))
    return [anew(msgspec.structs.replace(seats[k], seat=place)) for place, k in enumerate(order)]
