"""Whether strangers who mean a server harm slow others' moves, or fill its memory, more than harmless visitors do.

python -m tafelrunde.server.bench.siege [--only imports …] [--seconds 6] [--rounds 2] [--rate 200]

For each attack there are two servers, one under attack and one that is asked for something harmless as often, by as
many strangers. At both the same number of people play, in turns: what is measured is from when a move was due until
both seats have been shown it. The attackers are processes of their own, at the lowest priority; what they do is in
`strangers.py`. Limits are on as usual, only those who play are excepted, for they all come from one address. Memory is
that of the server with all its processes, what they share counted once; it takes Linux.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

import tafelrunde
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.bench.contestants import cpu_of, family, ours, running
from tafelrunde.server.bench.dialects import Ours
from tafelrunde.server.bench.load import Load, quantile
from tafelrunde.server.bench.strangers import ATTACKS

SLOWER: Final = 1.5
"""So many times as long the slowest hundredth of moves may take."""
ABOVE: Final = 50.0
"""So many megabytes more may be in memory."""
GAME: Final = 40
"""A game of Claim has more moves than this."""
BEFORE: Final = 0.5
"""Seconds for which strangers have been at work when the first move is due."""
CALM: Final = 0.1
"""A server that needs less of a processor than this has nothing left to do."""
PATIENCE: Final = 15.0


@dataclass
class Side:
    """A server with its players and its strangers, and what was found there."""

    pid: int
    load: Load
    strangers: asyncio.subprocess.Process
    times: list[float] = field(default_factory=list)
    """Seconds of each move."""
    memory: float = 0.0
    """Megabytes, at the most."""
    sent: int = 0
    said: Counter[str] = field(default_factory=Counter)

    @property
    def p99(self) -> float:
        """Milliseconds that 99 of 100 moves did not exceed."""
        return 1000 * quantile(sorted(self.times), 0.99)


@asynccontextmanager
async def side(name: str, role: str, folder: str, tables: int) -> AsyncIterator[Side]:
    """Start a server, seat those who play, and let the strangers prepare."""
    server = ours(f"{name}, {role}", f"sqlite:///{folder}/{role}.db", tables=tables)
    chosen = {"TAFELRUNDE_LIMITS": "yes", "TAFELRUNDE_EXEMPT": "127.0.0.1", "TAFELRUNDE_PRIVATE_WEBHOOKS": "yes"}
    with running(replace(server, settings={**server.settings, **chosen})) as (port, process):
        load = Load(Ours(port), port)
        await load.open(tables)
        command = ["-P", "-m", "tafelrunde.server.bench.strangers", name, str(port), role]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(place for place in sys.path if place)}
        pipe = asyncio.subprocess.PIPE
        strangers = await asyncio.create_subprocess_exec(
            sys.executable, *command, stdin=pipe, stdout=pipe, env=environment
        )
        try:
            if await line_of(strangers) != "ready":
                raise TafelrundeError(f"{name}: the strangers could not prepare")
            yield Side(process.pid, load, strangers)
        finally:
            load.close()
            if strangers.returncode is None:
                strangers.kill()
            await strangers.wait()


async def line_of(strangers: asyncio.subprocess.Process) -> str:
    """Return the next line that strangers say."""
    assert strangers.stdout is not None
    return (await strangers.stdout.readline()).decode().strip()


async def one_round(here: Side, rate: float, seconds: float) -> None:
    """Let people play for so long while the strangers are at work."""
    assert here.strangers.stdin is not None
    here.strangers.stdin.write(f"{BEFORE + seconds}\n".encode())
    await asyncio.sleep(BEFORE)
    watching = asyncio.create_task(watch(here))
    await here.load.run(rate, seconds, lambda: None)
    here.times += here.load.times
    told: Any = json.loads(await line_of(here.strangers))
    here.sent += told["sent"]
    here.said.update(told["said"])
    watching.cancel()


async def watch(here: Side) -> None:
    """Note the most that the server has in memory, from now on."""
    while True:
        here.memory = max(here.memory, await asyncio.to_thread(memory_of, here.pid) / 1e6)
        await asyncio.sleep(0.5)


def memory_of(pid: int) -> int:
    """Return the bytes that a process and its children have in memory, what they share counted once."""
    found = 0
    for one in family(pid):
        try:
            lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
        except OSError:  # it has ended meanwhile
            continue
        found += sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return found


async def calm_down(here: Side) -> None:
    """Wait until a server has done all that it was asked for."""
    used = [cpu_of(here.pid) or 0.0]
    for _ in range(int(PATIENCE / 0.5)):
        await asyncio.sleep(0.5)
        used.append(cpu_of(here.pid) or 0.0)
        if len(used) > 2 and all(later - before < CALM * 0.5 for before, later in pairwise(used[-3:])):
            return


async def besiege(name: str, rate: float, seconds: float, rounds: int) -> tuple[Side, Side]:
    """Measure one attack: first what is harmless, then the attack, in turns."""
    tables = max(8, round(1.25 * rate * seconds * rounds / GAME))
    with tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            sides = [
                await stack.enter_async_context(side(name, role, folder, tables)) for role in ("harmless", "attack")
            ]
            for _ in range(rounds):
                for here in sides:
                    await asyncio.gather(*map(calm_down, sides))
                    await one_round(here, rate, seconds)
            return sides[0], sides[1]


def line(name: str, harmless: Side, attack: Side) -> tuple[str, bool]:
    """Return what was found as a line of the table, and whether it is as it should be."""
    slower, above = attack.p99 / harmless.p99, attack.memory - harmless.memory
    kept = slower < SLOWER and above < ABOVE
    said = ", ".join(f"{count} × {what}" for what, count in attack.said.most_common(4))
    middles = [1000 * median(here.times) for here in (harmless, attack)]
    cells = [
        f"{name:9}",
        f"{len(attack.times):6}",
        f"{middles[0]:5.1f} {middles[1]:5.1f} ms",
        f"{harmless.p99:6.1f} {attack.p99:6.1f} ms",
        f"{slower:5.2f}",
        f"{above:+6.1f} MB",
        "kept  " if kept else "BROKEN",
        f"{harmless.sent} {attack.sent} ({said})",
    ]
    return " | ".join(cells), kept


def measure(names: Sequence[str], rate: float, seconds: float, rounds: int) -> bool:
    """Measure and print; tell whether all is as it should be."""
    print(f"{rate:.0f} moves/s, {rounds} rounds of {seconds:.0f} s, compiled: {tafelrunde.COMPILED}", end="")
    print(f", load before: {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")
    print("attack    |  moves | p50: harmless, attack | p99 | times | memory | limits | requests (answers, -1: none)")
    good = True
    for name in names:
        said, kept = line(name, *asyncio.run(besiege(name, rate, seconds, rounds)))
        print(said, flush=True)
        good = good and kept
    return good


def main() -> int:
    """Measure; the status says whether every limit was kept."""
    parser = argparse.ArgumentParser(description="Others' moves and the server's memory under attack.")
    parser.add_argument("--only", nargs="+", choices=tuple(ATTACKS), default=tuple(ATTACKS))
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    return 0 if measure(given.only, given.rate, given.seconds, given.rounds) else 1


if __name__ == "__main__":
    sys.exit(main())
