"""The torture itself: tables that are played on while servers die, and afterwards the reckoning."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.store import Store, open_store
from tafelrunde.table import HUMAN, Table
from workshop.torture.players import Door, Player, Seen, seat_players
from workshop.torture.victims import Servers
from workshop.torture.witness import Witness

GO_ON = 5.0
"""Seconds in which bots and clocks must go on after a server has died."""
MOVE_ON = 30.0
"""Seconds in which a client of a frozen server must have its answer."""
STUCK = 180.0
"""Seconds after which a table at which nothing happens will never be finished."""
CLOCK = {"kind": "move", "seconds": 2}
KINDS = ("people", "people", "people", "bot", "people", "people", "bot", "people", "people", "clock")
GAMES = ("claim", "claim", "tokyo", "claim", "tyrant", "claim", "claim", "tokyo", "claim", "claim")


@dataclass
class Torture:
    """What came of it."""

    moves: int = 0
    bot_moves: int = 0
    games: int = 0
    unfinished: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    lost: int = 0
    """Commands that were acknowledged and are in no log."""
    twice: int = 0
    wrong: list[str] = field(default_factory=list)
    struck: int = 0
    """Sockets that were open at servers when they were hurt."""
    slowest_start: float = 0.0
    """From a kill until the server that was started again listens; the others do not count this time."""
    slowest_answer: float = 0.0
    slowest_bot: float = 0.0
    latest_clock: float = 0.0

    @property
    def good(self) -> bool:
        """Whether every promise was kept."""
        late = self.slowest_bot > GO_ON or self.latest_clock > GO_ON or self.slowest_answer > MOVE_ON
        return not (self.lost or self.twice or self.wrong or self.unfinished or late)


async def torture(
    db: str,
    moves: int,
    kills: int,
    tables: int = 20,
    workers: int | None = None,
    seed: int | None = None,
    minutes: float | None = None,
) -> Torture:
    """Play so many moves at so many tables while servers are killed or frozen so often, and see what is left.

    After so many minutes nothing new is begun, however much of it was done.
    """
    rng = random.Random(seed)
    several = not db.startswith("sqlite:")
    servers = Servers(db, workers or (3 if several else 1), rng)
    seen = Seen()
    found = Torture()
    began = time.monotonic()
    await asyncio.to_thread(servers.start)
    try:
        await asyncio.to_thread(servers.wait)
        async with Witness(db, seen) as witness:
            playing = Playing(servers, seen, witness, moves, rng, minutes)
            await playing.run(tables, kills, found)
    finally:
        await asyncio.to_thread(servers.stop)
    found.seconds = time.monotonic() - began
    found.games = len(playing.tables)
    await reckon(db, seen, playing.tables, found)
    found.wrong += servers.alarms()
    found.struck = servers.struck
    found.slowest_start = max((end - start for start, end in servers.away), default=0.0)
    found.slowest_answer = slowest(seen.answers, servers.away)
    found.slowest_bot = slowest(seen.bots, servers.away)
    found.latest_clock = slowest(seen.clocks, servers.away)
    return found


def slowest(waits: Iterable[tuple[float, float]], away: Sequence[tuple[float, float]]) -> float:
    """Return the longest wait, without the time in which there was no server at all.

    >>> slowest([(0.0, 3.0), (10.0, 20.0)], [(12.0, 19.0)])
    3.0
    """
    return max((end - start - sum(overlap(start, end, *gap) for gap in away) for start, end in waits), default=0.0)


def overlap(start: float, end: float, since: float, until: float) -> float:
    """Return how long two times go on together."""
    return max(0.0, min(end, until) - max(start, since))


class Playing:
    """All tables, one after the other at each place."""

    def __init__(
        self,
        servers: Servers,
        seen: Seen,
        witness: Witness,
        moves: int,
        rng: random.Random,
        minutes: float | None = None,
    ) -> None:
        self.tables: list[str] = []
        self._witness = witness
        self._servers = servers
        self._seen = seen
        self._moves = moves
        self._until = None if minutes is None else time.monotonic() + 60 * minutes
        self._rng = rng
        self._players: set[Player] = set()
        self._ready = 0
        self._hurt_enough = False
        """Whether all is done to the servers that was to be: until then there are guests whom it can hurt."""

    async def run(self, tables: int, kills: int, found: Torture) -> None:
        """Play, and hurt the servers meanwhile."""
        places = [asyncio.create_task(self._place(number)) for number in range(tables)]
        beside = [asyncio.create_task(self._hurt(kills, tables, found)), asyncio.create_task(self._look_after())]
        try:
            await asyncio.gather(*places)
            await beside[0]
        finally:
            for task in (*places, *beside):
                task.cancel()
            await asyncio.gather(*places, *beside, return_exceptions=True)

    async def _look_after(self) -> None:
        """Start a server again that has ended by itself, which it never should."""
        while True:
            await asyncio.sleep(1)
            if self._servers.died():
                self._seen.wrong.append("a server has ended by itself")
                await asyncio.to_thread(self._servers.start)

    async def _place(self, number: int) -> None:
        """Play one game after the other until there are enough moves, and enough was done to the servers."""
        door = Door(self._servers.port)
        turn = number
        while turn == number or not (self._late() or (self._hurt_enough and self._seen.counts["moves"] >= self._moves)):
            kind, game = KINDS[turn % len(KINDS)], GAMES[turn % len(GAMES)]
            clock: dict[str, Any] = CLOCK if kind == "clock" else {"kind": "none"}
            players = await seat_players(
                door, self._servers.port, game, int(kind == "bot"), clock, self._seen, self._dice
            )
            self.tables.append(players[0].table)
            self._ready += turn == number
            players[0].sleeps = kind == "clock"
            self._players |= set(players)
            if kind != "people":
                self._witness.watch(players[0].table)
            together = asyncio.gather(*(player.play() for player in players))
            while not together.done():
                await asyncio.wait({together}, timeout=5)
                if time.monotonic() - max(player.moved for player in players) > STUCK:
                    together.cancel()
                    await asyncio.gather(together, return_exceptions=True)
                    self._seen.wrong.append(f"table {players[0].table}: nothing has happened for {STUCK:.0f} s")
            self._players -= set(players)
            turn += 7

    def _late(self) -> bool:
        return self._until is not None and time.monotonic() > self._until

    def _dice(self) -> random.Random:
        return random.Random(self._rng.random())

    async def _hurt(self, kills: int, tables: int, found: Torture) -> None:
        """Kill and freeze at random moments, spread over the whole game."""
        while self._ready < tables:
            await asyncio.sleep(0.05)
        marks = sorted(self._rng.uniform(0.05, 0.9) * self._moves for _ in range(kills))
        for mark in marks:
            while self._seen.counts["moves"] < mark and self._players and not self._late():
                await asyncio.sleep(0.02)
                self._servers.thaw()
            if self._late():
                break
            await asyncio.sleep(self._rng.uniform(0, 0.3))
            at = self._seen.counts["moves"]
            while not (done := await asyncio.to_thread(self._servers.hurt)):
                await asyncio.sleep(0.2)
            found.faults[done] += 1
            while self._seen.counts["moves"] <= at and self._players:  # a server that is never up has nothing to lose
                await asyncio.sleep(0.05)
        self._hurt_enough = True
        while self._players:
            await asyncio.sleep(0.5)
            self._servers.thaw()


async def reckon(db: str, seen: Seen, tables: list[str], found: Torture) -> None:
    """Compare what clients were told with what is in the store."""
    store = open_store(db, alone=False)
    await store.open()
    try:
        logs = {table: await read(store, table, found) for table in tables}
    finally:
        await store.close()
    for (table, seat, cmd_id), version in seen.acknowledged.items():
        made = logs[table].get((seat, cmd_id), [])
        found.lost += not made
        found.twice += len(made) > 1
        if made and made[0] != version:
            found.wrong.append(f"table {table} seat {seat}: {cmd_id} made version {made[0]}, but {version} was told")
    for table, seat, cmd_id in seen.refused:
        if (seat, cmd_id) in logs[table]:
            found.wrong.append(f"table {table} seat {seat}: {cmd_id} was refused, but is in the log")
    found.wrong += seen.wrong
    found.moves = seen.counts["moves"]
    found.counts = seen.counts


async def read(store: Store, table: str, found: Torture) -> dict[tuple[int, str], list[int]]:
    """Return the versions that the commands in a log made; it must lead to the end of a game."""
    lines = await store.read(table)
    try:
        game = Table.load(lines)
    except TafelrundeError as error:
        found.wrong.append(f"table {table}: {error}")
        return {}
    found.unfinished += game.ending is None
    made: dict[tuple[int, str], list[int]] = {}
    bots = {seat for seat, name in enumerate(game.players) if name != HUMAN}
    for version, record in enumerate(game.records, 1):
        entry = record.entry
        found.bot_moves += entry.action is not None and entry.cmd_id is None and entry.who in bots
        if entry.cmd_id is not None:
            made.setdefault((entry.who, entry.cmd_id), []).append(version)
    return made


def figures(found: Torture) -> dict[str, Any]:
    """Return all of it as data."""
    built: dict[str, Any] = msgspec.to_builtins(found)
    return {**built, "good": found.good}
