"""The tables in memory: loaded when somebody wants them, dropped when nobody looks."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.ground.metrics import Metrics
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.times import now
from tafelrunde.server.ground.work import Work
from tafelrunde.server.live.halting import note_halt
from tafelrunde.server.live.life import Signs
from tafelrunde.server.live.live import CHAT, Live
from tafelrunde.store.store import Chat, SeatRow, Store, StoreError, TableRow
from tafelrunde.table import DamagedLog, LogError, NewerLog, Table

log = logging.getLogger(__name__)


class Tables:
    """All tables of this process."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, work: Work, life: Signs) -> None:
        self._settings = settings
        self._store = store
        self._metrics = metrics
        self._work = work
        self._life = life
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._told: set[str] = set()
        """Tables of which the operator was told that they cannot be gone on with here."""
        self.loaded: list[Callable[[Live], None]] = []
        """What is to be done with a table that has come into memory."""
        self.dropped: list[Callable[[Live], None]] = []
        """What is to be done with one that has left it."""

    async def get(self, table_id: str) -> Live:
        """Return a table; loading one never keeps the others waiting."""
        live = self._live.get(table_id)
        if live is not None:
            live.used = time.monotonic()
            return live
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    def peek(self, table_id: str) -> Live | None:
        """Return a table if it is in memory."""
        return self._live.get(table_id)

    def is_live(self, live: Live) -> bool:
        """Tell whether this is the table in memory, and not one that was dropped."""
        return self._live.get(live.id) is live

    def in_memory(self) -> list[Live]:
        """Return the tables that are in memory."""
        return list(self._live.values())

    def drop(self, live: Live) -> None:
        """Forget a table; the next one who wants it loads it anew."""
        if self._live.get(live.id) is live:
            del self._live[live.id]
            self._store.unfollow(live.id)
        for leave in self.dropped:
            leave(live)
        for watcher in live.watchers:
            watcher.close("slow")  # they come back and find it as it is stored
        self._metrics.gauges["tables_in_memory"] = len(self._live)

    async def _load(self, table_id: str) -> Live:
        store = self._store
        await store.follow(table_id)  # first, so that nothing is missed of what is written meanwhile
        try:
            return await self._loaded(table_id)
        except BaseException:
            store.unfollow(table_id)
            raise

    async def _loaded(self, table_id: str) -> Live:
        store = self._store
        row = await store.get(TableRow, table_id)
        if row is None:
            raise Problem("unknown-table", table=table_id)
        seats = await store.find(SeatRow, table_id=table_id, order="seat")
        chat = await store.find(Chat, table_id=table_id, order="-number", limit=CHAT)
        live = Live(self._settings, self._life, row, seats, chat[::-1])
        await self.begin(live)
        self._live[table_id] = live
        self._metrics.gauges["tables_in_memory"] = len(self._live)
        for see_to in self.loaded:
            see_to(live)
        return live

    async def begin(self, live: Live) -> None:
        """Read the game of a table that has begun; note it if this program cannot go on with it."""
        if live.row.status not in ("running", "over"):
            return
        try:
            live.table, live.loaded = await self._followed(live.row), now()
        except (Problem, StoreError):
            raise
        except LogError as error:
            live.unread = error
        except TafelrundeError as error:  # an option that there is not any more, a bot that nobody knows
            live.unread = LogError(str(error), 0)
        self._tell_operator(live)
        if live.row.status == "running":
            before = await note_halt(self._store, live)
            if before is not None and live.halted is None:
                live.stood = (before.since, now())  # the clock has not run meanwhile

    async def _followed(self, row: TableRow) -> Table:
        """Return the game of a table: from its last snapshot and what came after it, or from its log as far as it goes.

        Where not even the first position can be read, raise LogError.
        """
        table_id, work, who = row.id, self._work, row.host or row.id
        kept = await self._store.snapshot(table_id)
        table = None if kept is None else await work.do(who, Table.restore, kept[1])
        if table is not None:
            lines = await self._store.read(table_id, table.seq)
            with contextlib.suppress(LogError):
                await work.do(who, table.catch_up, lines)
                return table
        return await work.do(who, Table.as_far, await self._store.read(table_id))

    def _tell_operator(self, live: Live) -> None:
        """Say in the log, once, that a game cannot be gone on with here."""
        error = live.halted
        if error is None or live.id in self._told:
            return
        self._told.add(live.id)
        if isinstance(error, NewerLog):
            log.info("table %s is played by newer rules: this server leaves it alone", live.id)
        elif isinstance(error, DamagedLog):
            log.error("the log of table %s is damaged from entry %s on: restore it", live.id, error.entry or 0)
        else:
            said = "table %s stands: from entry %s of its log on the present rules lead elsewhere (%s)"
            log.warning(said, live.id, error.entry or 0, error.rule or "no rule is known")
