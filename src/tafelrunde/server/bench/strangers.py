"""Strangers who mean a server harm, or who only look at it as often: a process of their own, at the lowest priority.

python -m tafelrunde.server.bench.strangers ATTACK PORT attack|harmless

Each of them has an address of this machine to come from (127.1.0.0/16, which Linux has), for a server tells strangers
apart by that. It says `ready` once it has prepared, then takes a number of seconds from each line of its input, goes on
for so long, and says how often it has asked, and with what the server has answered.
"""

import asyncio
import json
import os
import resource
import socket
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, ClassVar, Final

from tafelrunde.core.rng import Rng
from tafelrunde.server.archive.reading import LARGEST_LOG, MOST
from tafelrunde.server.bench.game import GAME
from tafelrunde.server.bench.wire import TEXT, request
from tafelrunde.table import HUMAN, Table
from tafelrunde.table.commands import Resign

Json = dict[str, Any]
NICE: Final = 19
SEED: Final = 1
STEP: Final = 0.005
DRIP: Final = 1.0
"""Seconds between two bytes of a webhook that drips."""


class Stranger:
    """Somebody with an address, who asks over as many connections as it takes."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.address = f"127.1.{number // 250}.{number % 250 + 1}"
        self.token = ""
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    def head(self, method: str, path: str, size: int) -> bytes:
        """Return how a request begins."""
        lines = [f"{method} /api{path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Content-Type: application/json"]
        if self.token:
            lines.append(f"Authorization: Bearer {self.token}")
        return "\r\n".join([*lines, f"Content-Length: {size}", "", ""]).encode()

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Send a request; return status and answer."""
        said = b"" if body is None else json.dumps(body).encode()
        reader, writer = self._idle.pop() if self._idle else await self.connected()
        writer.write(self.head(method, path, len(said)) + said)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        size = int(head.partition("content-length:")[2].partition("\r\n")[0] or 0)
        answer = await reader.readexactly(size)
        if "connection: close" in head:
            writer.close()
        else:
            self._idle.append((reader, writer))
        return int(head.split(" ", 2)[1]), json.loads(answer) if answer[:1] in (b"{", b"[") else answer.decode()

    async def must(self, method: str, path: str, body: object = None) -> Any:
        """Send a request that has to be met."""
        status, answer = await self.ask(method, path, body)
        if status >= 300:
            raise RuntimeError(f"{method} {path} was answered with {status}: {str(answer)[:200]}")
        return answer

    async def come_in(self) -> None:
        """Become a guest."""
        self.token = (await self.must("POST", "/me", {"name": "Somebody", "bearer": True}))["token"]

    async def begin(self, game: str, *others: "Stranger", **chosen: object) -> str:
        """Begin a game, with others or alone on both seats."""
        chairs = [{"who": "me"}, {"who": "open" if others else "me"}]
        wanted = {"game": game, "chairs": chairs, "public": bool(others), "clock": {"kind": "none"}, **chosen}
        table = str((await self.must("POST", "/tables", wanted))["table"]["id"])
        for other in others:
            await other.must("POST", f"/tables/{table}/join", {})
        await self.must("POST", f"/tables/{table}/start", {})
        return table


class Attack:
    """What strangers do again and again."""

    strangers: ClassVar[int] = 20
    rate: ClassVar[float]
    """How often in a second, all together."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.crowd = [Stranger(port, number) for number in range(self.strangers)]

    async def prepare(self, harm: bool) -> None:
        """Let everybody come in."""
        for one in self.crowd:
            await one.come_in()

    async def harm(self, number: int) -> int:
        """Do it once more; return the status of what the server answers."""
        raise NotImplementedError

    async def look(self, number: int) -> int:
        """Do something harmless instead."""
        return (await self.one(number).ask("GET", "/me"))[0]

    def one(self, number: int) -> Stranger:
        """Return whose turn it is."""
        return self.crowd[number % self.strangers]


class Webhooks(Attack):
    """Moves at tables of people whose webhooks answer a byte now and then; the same moves, without webhooks."""

    rate = 20.0

    async def prepare(self, harm: bool) -> None:
        await super().prepare(harm)
        server = await asyncio.start_server(self._drip, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
        self._server = server
        self._tables: list[tuple[str, tuple[Stranger, Stranger]]] = []
        for one, other in zip(self.crowd[::2], self.crowd[1::2], strict=True):
            if harm:
                for guest in (one, other):
                    await guest.must("PATCH", "/me", {"webhook": url})
            self._tables.append((await one.begin(GAME, other), (one, other)))
        self._locks = [asyncio.Lock() for _ in self._tables]

    async def _drip(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write(b"HTTP/1.1 200 O")
            while True:
                await asyncio.sleep(DRIP)
                writer.write(b"K")
                await writer.drain()

    async def harm(self, number: int) -> int:
        place = number % len(self._tables)
        table, seats = self._tables[place]
        async with self._locks[place]:
            for seat, guest in enumerate(seats):
                desk = await guest.must("GET", f"/tables/{table}/desk?seat={seat}")
                ask = desk["desk"].get("ask")
                if ask is None:
                    self._tables[place] = (await seats[0].begin(GAME, seats[1]), seats)
                    return 201
                if ask["who"] == seat:
                    said = {"type": "submit", "cmd_id": f"m{number}", "seat": seat, "version": desk["version"]}
                    said["actions"] = [ask["offers"][0]["action"]]
                    return (await guest.ask("POST", f"/tables/{table}/commands", said))[0]
        return 0

    async def look(self, number: int) -> int:
        return await self.harm(number)


class Passwords(Attack):
    """Wrong passwords for one account."""

    strangers = 50
    rate = 250.0

    async def prepare(self, harm: bool) -> None:
        await super().prepare(harm)
        owner = Stranger(self.port, 999)
        await owner.come_in()
        await owner.must("POST", "/account", {"login": "anna", "password": "correct horse battery staple"})

    async def harm(self, number: int) -> int:
        guess = {"login": "anna", "password": f"guess {number}", "bearer": True}
        return (await self.one(number).ask("POST", "/login", guess))[0]


class Imports(Attack):
    """Logs as long as any that are taken, and a look at each."""

    rate = 3.0

    async def prepare(self, harm: bool) -> None:
        await super().prepare(harm)
        self._log = padded(longest("tyrant", 2).export())

    async def harm(self, number: int) -> int:
        guest = self.one(number)
        status, answer = await guest.ask("POST", "/import", {"log": self._log})
        if status == 201:
            status, _ = await guest.ask("GET", f"/tables/{answer['table']['id']}/desk?seat=0&since=0")
        return status


class Replays(Attack):
    """Looks at the end of the longest game that a server takes."""

    rate = 20.0

    async def prepare(self, harm: bool) -> None:
        await super().prepare(harm)
        game = longest("tyrant", 2)
        game.accept(game.propose(Resign(0)))
        self._version = game.version
        answer = await self.crowd[0].must("POST", "/import", {"log": game.export()})
        self._table = str(answer["table"]["id"])

    async def harm(self, number: int) -> int:
        since = self._version - 30 - number % 20
        path = f"/tables/{self._table}/replay?since={since}&words=true&open=true"
        return (await self.one(number).ask("GET", path))[0]


class Hints(Attack):
    """Hints at tables of one's own."""

    rate = 12.0

    async def prepare(self, harm: bool) -> None:
        await super().prepare(harm)
        self._tables = [await one.begin("morpork") for one in self.crowd]

    async def harm(self, number: int) -> int:
        guest, table = self.one(number), self._tables[number % self.strangers]
        desk = await guest.must("GET", f"/tables/{table}/desk?seat=0")
        wish = {"type": "request", "cmd_id": f"h{number}", "seat": desk["desk"]["ask"]["who"], "name": "hint"}
        return (await guest.ask("POST", f"/tables/{table}/requests", wish))[0]


class Slow(Attack):
    """Requests that are never finished, sockets and long answers that nobody reads; as many that are."""

    rate = 150.0

    async def prepare(self, harm: bool) -> None:
        await super().prepare(harm)
        self._open: list[object] = []
        found = await self.crowd[0].must("GET", "/tables")
        self._watched = [str(table["id"]) for table in found["tables"]]

    async def harm(self, number: int) -> int:
        guest = self.one(number)
        if number % 5 == 0 and self._watched:
            await self._watch(guest, self._watched[number % len(self._watched)], reads=False)
            return 0
        if number % 5 == 1:
            reader, writer = await self._connected(guest, reads=False)
            writer.write(guest.head("GET", "/games/morpork/catalogue/en", 0))
            self._open.append((reader, writer))
            return 0
        reader, writer = await guest.connected()
        whole = guest.head("PATCH", "/me", 200)
        writer.write(whole if number % 2 else whole[:-20])
        self._open.append((reader, writer))
        return 0

    async def look(self, number: int) -> int:
        guest = self.one(number)
        if number % 5 == 0 and self._watched:
            await self._watch(guest, self._watched[number % len(self._watched)], reads=True)
            return 0
        reader, writer = await guest.connected()
        writer.write(guest.head("GET", "/me", 0))
        self._open.append((reader, writer))
        return int((await reader.readuntil(b"\r\n")).split(b" ")[1])

    async def _connected(self, guest: Stranger, reads: bool) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection; whoever does not read takes hardly anything in."""
        there = socket.socket()
        if not reads:
            there.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        there.setblocking(False)
        there.bind((guest.address, 0))
        await asyncio.get_running_loop().sock_connect(there, ("127.0.0.1", self.port))
        return await asyncio.open_connection(sock=there, limit=2048)

    async def _watch(self, guest: Stranger, table: str, reads: bool) -> None:
        """Look at a table of others."""
        reader, writer = await self._connected(guest, reads)
        hello = b'{"type":"hello"}'
        writer.write(request(self.port, f"/api/tables/{table}/socket", guest.token))
        writer.write(bytes([0x80 | TEXT, 0x80 | len(hello)]) + bytes(4) + hello)
        self._open.append(writer)
        if reads:
            self._open.append(asyncio.create_task(self._read(reader)))

    async def _read(self, reader: asyncio.StreamReader) -> None:
        with suppress(OSError):
            while await reader.read(65536):
                pass


class Guests(Attack):
    """New guests, one after the other."""

    strangers = 50
    rate = 100.0

    async def prepare(self, harm: bool) -> None:
        await super().prepare(harm)
        self._newcomers = [Stranger(self.port, number) for number in range(self.strangers)]

    async def harm(self, number: int) -> int:
        newcomer = self._newcomers[number % self.strangers]
        return (await newcomer.ask("POST", "/me", {"name": "Nobody", "bearer": True}))[0]


class Lists(Attack):
    """Whole lists of people who sit at many tables, and another name for them on each."""

    rate = 100.0
    tables: ClassVar[int] = 8

    async def prepare(self, harm: bool) -> None:
        await super().prepare(harm)
        for one in self.crowd:
            for _ in range(self.tables):
                await one.begin(GAME)

    async def harm(self, number: int) -> int:
        if number % 3:
            return (await self.one(number).ask("GET", "/tables"))[0]
        return (await self.one(number).ask("PATCH", "/me", {"name": f"Somebody {number}"}))[0]


class Tables(Attack):
    """New tables, one after the other, each begun and given up for the next."""

    rate = 30.0

    async def prepare(self, harm: bool) -> None:
        await super().prepare(harm)
        self._tables = [await one.begin("morpork") for one in self.crowd]

    async def harm(self, number: int) -> int:
        guest, place = self.one(number), number % self.strangers
        status, answer = await guest.ask("POST", "/tables", {"game": "morpork", "chairs": [{"who": "me"}] * 4})
        if status == 201:
            status, _ = await guest.ask("POST", f"/tables/{answer['table']['id']}/start", {})
        else:
            await guest.ask("GET", f"/tables/{self._tables[place]}/desk?seat=0&since=0")
        return status


ATTACKS: Final[dict[str, type[Attack]]] = {
    "webhooks": Webhooks,
    "passwords": Passwords,
    "imports": Imports,
    "replays": Replays,
    "hints": Hints,
    "slow": Slow,
    "guests": Guests,
    "lists": Lists,
    "tables": Tables,
}


def longest(game: str, seats: int) -> Table:
    """Return a game with as long a log as is taken: most of what is played is taken back at once."""
    table, rng = Table(game, [HUMAN] * seats, seed=SEED), Rng(SEED)
    while table.seq < MOST - 2:
        ask, who = table.ask(table.who), table.who
        if ask is None:
            raise RuntimeError(f"{game} was over after {table.seq} lines")
        table.submit(who, table.version, ask.actions[rng.below(len(ask.actions))], f"{table.seq:064}")
        if table.seq % 60 and table.can_undo(who):
            table.undo(who, table.version, f"{table.seq:064}")
    return table


def padded(text: str) -> str:
    """Return a log as large as one may be: with blanks at the ends of its lines."""
    lines = text.splitlines()
    room = (LARGEST_LOG - len(text) - 1000) // len(lines)
    return "".join(f"{line}{' ' * room}\n" for line in lines)


async def go_on(act: Callable[[int], Awaitable[int]], first: int, rate: float, seconds: float) -> tuple[int, list[int]]:
    """Do something so often in a second, whether or not the last one is done; return how often, and what was said."""
    loop = asyncio.get_running_loop()
    start, sent = loop.time(), 0
    under_way: set[asyncio.Task[None]] = set()
    said: list[int] = []

    async def once(number: int) -> None:
        try:
            said.append(await act(number))
        except (OSError, EOFError):
            said.append(-1)  # hung up on
        except RuntimeError:
            said.append(-2)  # refused before it came to that

    while (passed := loop.time() - start) < seconds:
        while sent < passed * rate:
            task = asyncio.create_task(once(first + sent))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
            sent += 1
        await asyncio.sleep(STEP)
    return sent, said


async def main(name: str, port: int, harm: bool) -> None:
    """Prepare, then do as told line by line."""
    attack = ATTACKS[name](port)
    await attack.prepare(harm)
    print("ready", flush=True)
    sent = 0
    while line := await asyncio.to_thread(sys.stdin.readline):
        more, said = await go_on(attack.harm if harm else attack.look, sent, attack.rate, float(line))
        sent += more
        print(json.dumps({"sent": more, "said": Counter(said)}), flush=True)


if __name__ == "__main__":
    os.nice(NICE)
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3] == "attack"))
