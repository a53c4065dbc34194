"""How a command goes from a seat to everybody.

A command is judged on the table, written to the store, and only then carried out and shown. If another process was
quicker, the table takes what that one wrote and judges anew.
"""

import asyncio
import contextlib
import logging
import time
from math import ceil

import msgspec

from tafelrunde.core.errors import GameStopped, IllegalAction
from tafelrunde.core.values import NONE
from tafelrunde.games import away
from tafelrunde.server.door.callers import Caller
from tafelrunde.server.door.security import hashed
from tafelrunde.server.ground.metrics import Metrics
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.times import now
from tafelrunde.server.live.following import Following, refresh
from tafelrunde.server.live.going_on import lost, reading, wake_at
from tafelrunde.server.live.halting import note_halt
from tafelrunde.server.live.live import ATTEMPTS, Live, resigned
from tafelrunde.server.live.setup import ENDED, altered, kept, reason_of, result_of, setup_of
from tafelrunde.server.live.showing import Before, Showing
from tafelrunde.server.live.tables import Tables
from tafelrunde.server.live.verbs import FOR_WHO_PLAYS
from tafelrunde.store.store import KEEP, Gone, Store, TableRow, Taken
from tafelrunde.table import HUMAN, Proposal, Receipt, Refused, Stale, StoppedGame
from tafelrunde.table.commands import Command, GiveTime

log = logging.getLogger(__name__)


class Commits:
    """Carries out commands."""

    def __init__(
        self, store: Store, metrics: Metrics, tables: Tables, following: Following, showing: Showing
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._tables = tables
        self._following = following
        self._showing = showing

    async def carry_out(self, live: Live, command: Command, caller: Caller | None = None) -> Receipt:
        """Judge a command, write it down, then let it be so and show it; refused, nothing has changed.

        Whoever gives it must have the seat when it is judged. Once begun it is done, even if whoever waits for it is
        cancelled: what is written must be shown to the others.
        """
        doing = asyncio.create_task(self.obey(live, command, caller))
        live.doing.add(doing)
        doing.add_done_callback(lambda _: done(live, doing))
        return await asyncio.shield(doing)

    async def obey(self, live: Live, command: Command, caller: Caller | None) -> Receipt:
        """Do what `carry_out` does, for those whom nobody cancels meanwhile."""
        began = time.perf_counter()
        live.used = time.monotonic()
        metrics, result = self._metrics, "storage"
        try:
            await live.life.fresh()
            async with live.lock:
                done = await self._insist(live, command, caller)
            result = "done"
            metrics.took("command_seconds", time.perf_counter() - began)
            return done
        except Problem as problem:
            result = "busy" if problem.code == "storage" else "refused"
            raise
        finally:
            metrics.count("commands_total", result=result)

    async def _insist(self, live: Live, command: Command, caller: Caller | None) -> Receipt:
        """Do what `carry_out` does, anew where others were quicker."""
        for _ in range(ATTEMPTS):
            try:
                await self._give_time(live)
                return await self._try(live, command, caller)
            except Taken:
                await self._following.catch_up(live)
            except (Refused, IllegalAction) as error:
                if self._store.shared and await self._following.catch_up(live):
                    continue  # it may be this process that was late
                raise refusal(live, command, error) from None
        raise Problem("storage")

    async def give_time(self, live: Live) -> None:
        """Give the running clock the time back in which nobody could reach the server, and tell everybody."""
        with contextlib.suppress(Problem):
            async with live.lock:
                for _ in range(ATTEMPTS):
                    try:
                        await self._give_time(live)
                        break
                    except Taken:
                        await self._following.catch_up(live)

    async def _give_time(self, live: Live) -> None:
        table = live.table
        if table is not None and table.clock is not None and (owed := lost(live, table)) > 0:
            await self._try(live, GiveTime(table.who, ceil(owed / 1000)), None)

    async def _try(self, live: Live, command: Command, caller: Caller | None) -> Receipt:
        if live.row.status in ENDED and live.game.ending is None:
            raise Problem("not-running", table=live.id)
        if caller is not None:
            live.check_seat(caller, command.seat)
        table, clock = live.game, reading(live, command)
        table.alone = live.unwatched()
        timed = command if clock is None else msgspec.structs.replace(command, clock=clock)
        proposal = await self._proposed(live, timed)
        if proposal.again:
            return proposal.receipt
        if caller is not None and isinstance(command, FOR_WHO_PLAYS) and table.players[command.seat] != HUMAN:
            raise Refused(f"seat {command.seat} is the bot's {table.players[command.seat]!r}", "bots-seat")
        cmd = None
        if caller is not None and command.cmd_id:
            who = f"{live.id}/{caller.person.id}/{command.seat}"
            cmd = (hashed(who)[:32], command.cmd_id)  # of whoever is forgotten nothing is left that names them
        rows = [(live.row, ended(live, proposal))] if proposal.course.ending is not None else []
        wake = wake_at(live, proposal.course)
        asked = time.perf_counter()
        try:
            written = await self._store.append(
                live.id,
                proposal.seq,
                proposal.lines,
                cmd=cmd,
                wake=KEEP if wake is None and live.asleep else wake,
                rows=rows,
                held=None if caller is None else live.seats[command.seat],
            )
        except Gone:
            self._tables.drop(live)  # nobody knows whether it was written: look again before going on
            raise
        except Taken:
            if rows or self._store.shared:
                await refresh(self._store, live)  # it may be the row that somebody else has changed, or the seat
            raise
        self._metrics.took("store_seconds", time.perf_counter() - asked, what="write")
        if written.again:
            await self._following.catch_up(live)
            return table.propose(command).receipt
        live.asleep = wake is None
        before = Before.of(table)
        receipt = table.accept(proposal)
        if rows:
            live.row, live.setup = rows[0][1], setup_of(rows[0][1])
        self._showing.show(live, before)
        if rows:
            await self._store.announce(f"row/{live.id}")  # for the lobby of processes that do not know the table
        return receipt


    async def _proposed(self, live: Live, command: Command) -> Proposal:
        """Return what a command would do; no other table waits for rules that run elsewhere, nor stops with them."""
        table = live.game
        if not away(table.game.id):
            return table.propose(command)
        try:
            return await asyncio.to_thread(table.propose, command)
        except GameStopped as error:
            log.warning("table %s stands: %s", live.id, error)
            table.differs = StoppedGame(str(error), table.seq)
            await note_halt(self._store, live)
            self._showing.tell(live)
            return table.propose(command)  # which says so


def done(live: Live, doing: "asyncio.Task[Receipt]") -> None:
    """Forget a command that was carried out; if nobody waits for it any more, nobody complains of how it went."""
    live.doing.discard(doing)
    _ = doing.cancelled() or doing.exception()


def ended(live: Live, proposal: Proposal) -> TableRow:
    """Return the row of a table whose game ends with this."""
    ending = proposal.course.ending
    assert ending is not None
    setup = msgspec.structs.replace(
        live.setup,
        result=result_of(ending),
        resigned=[row.seat for row in live.seats if row.person and resigned(proposal.course, row.seat)],
        reason=reason_of(ending),
        ended=now(),
    )
    return altered(live.row, status="over", settings=kept(setup))


def refusal(live: Live, command: Command, error: Refused | IllegalAction) -> Problem:
    """Return why a command cannot be, so that a client can say it in any language."""
    table = live.game
    if isinstance(error, IllegalAction):
        return Problem("illegal", error.rule, why=str(error))
    if table.who == NONE:
        return Problem("over")
    if table.differs is not None:
        return Problem("refused", "", f"server-refused-{error.why}", **error.named)
    if isinstance(error, Stale):
        return Problem("stale", given=getattr(command, "version", -1), version=table.version)
    if table.paused:
        return Problem("paused")
    if error.why:
        return Problem("refused", "", f"server-refused-{error.why}", **error.named)
    return Problem("refused", why=str(error))
