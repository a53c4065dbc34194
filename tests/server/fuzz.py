"""Nonsense for the sockets of tables and of the lobby, by strangers and by players: no crash, no effect elsewhere.

PYTHONPATH=src:tests python -P -m server.fuzz 1000000
"""

import asyncio
import json
import logging
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from tafelrunde.server.app import create
from tafelrunde.server.ground.settings import Settings

Json = dict[str, Any]
BATCH = 40
ROUND = 100
"""After so many batches those who play have new tables: they have given up at the old ones."""
EXPECTED = {"signed-out": 4401, "forbidden": 4403, "unknown-table": 4404}
"""Why the server may close a socket: for a hello that is well said, but by nobody or for a seat of others."""
GOOD: list[Json] = [
    {"type": "hello", "seat": None, "since": 0},
    {"type": "submit", "cmd_id": "a", "seat": 0, "version": 0, "actions": [1]},
    {"type": "submit", "cmd_id": "a", "seat": 1, "version": 1, "actions": [0, 1]},
    {"type": "undo", "cmd_id": "a", "seat": 0, "version": 0},
    {"type": "answer", "cmd_id": "a", "seat": 0, "yes": True},
    {"type": "offer_draw", "cmd_id": "a", "seat": 1},
    {"type": "stand", "cmd_id": "a", "seat": 0, "version": 3},
    {"type": "rest", "cmd_id": "a", "seat": 0, "until": "look"},
    {"type": "ask_again", "cmd_id": "a", "seat": 0},
    {"type": "resign", "cmd_id": "a", "seat": 0},
    {"type": "come_back", "cmd_id": "a", "seat": 0},
    {"type": "pause", "cmd_id": "a", "seat": 0, "on": True},
    {"type": "chat", "cmd_id": "a", "text": "x"},
    {"type": "request", "cmd_id": "a", "seat": None, "name": "walks", "args": {"figure": "knight_3"}},
    {"type": "request", "cmd_id": "a", "seat": 0, "name": "picks", "args": {"citizens": ["citizen_1"]}},
    {"type": "request", "cmd_id": "a", "seat": 0, "name": "as_it_lies", "args": {"dice": [1, 2], "card": 3}},
    {"type": "request", "cmd_id": "a", "seat": None, "name": "goals"},
    {"type": "ping"},
]


def odd_value(rng: random.Random, other: str) -> Any:
    """Return a value that fits nowhere, or somewhere else."""
    deep: Any = 0
    for _ in range(rng.choice([3, 50, 400])):
        deep = [deep] if rng.random() < 0.5 else {"x": deep}
    odd: list[Any] = [
        None, True, -1, 2**63, 10**30, 1e308, 0.5, 3.0, "", "0", "\u0000", "\ud7ff\u202e", "x" * 3000, [], {}, [[]],
        {"type": "hello"}, deep, other, f"/api/tables/{other}", -(2**31), 16, 999_999, ["1"], [True], [2**70],
    ]  # fmt: skip
    return rng.choice(odd)


def message(rng: random.Random, other: str) -> str | bytes:
    """Return something that nobody should send."""
    kind = rng.random()
    if kind < 0.15:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind < 0.3:
        letters = [rng.choice([rng.randrange(32, 127), rng.randrange(0xD7FF)]) for _ in range(rng.randrange(80))]
        return "".join(map(chr, letters))
    if kind < 0.36:
        return "[" * rng.choice([10, 1000, 15000])
    given = dict(rng.choice(GOOD))
    if "cmd_id" in given and rng.random() < 0.5:
        given["cmd_id"] = str(rng.randrange(10**9))
    for _ in range(rng.randrange(0, 3)):
        name = rng.choice([*given, "token", "seat", "extra", "type", "args", "since"])
        if rng.random() < 0.2:
            given.pop(name, None)
        else:
            given[name] = odd_value(rng, other)
    if isinstance(given.get("args"), dict) and rng.random() < 0.5:
        given["args"] = {name: odd_value(rng, other) for name in given["args"]}
    text = json.dumps(given, ensure_ascii=rng.random() < 0.5)
    if kind > 0.95:
        cut = rng.randrange(len(text))
        text = text[:cut] + rng.choice(["", "}", ",", "\\u12", "\x00"]) + text[cut + rng.randrange(3) :]
    return text


class Wire:
    """A socket without a network."""

    def __init__(self, app: FastAPI, path: str, token: str) -> None:
        self.sent: list[Json] = []
        self.closed: int | None = None
        self._in: asyncio.Queue[Json] = asyncio.Queue()
        self.news = asyncio.Event()
        scope = {
            "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "subprotocols": [],
            "headers": [(b"authorization", f"Bearer {token}".encode()), (b"host", b"localhost")],
            "client": ("127.0.0.1", 1), "scheme": "ws", "root_path": "", "app": app, "server": ("x", 80),
            "extensions": {},
        }  # fmt: skip
        self._in.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(scope, self._give, self._take))

    async def _give(self) -> Json:
        await asyncio.sleep(0)  # over a network, too, others have their turn between two messages
        return await self._in.get()

    async def _take(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            self.sent.append(json.loads(event["text"]))
        elif event["type"] == "websocket.close":
            self.closed = event.get("code", 1000)
        self.news.set()

    def say(self, given: str | bytes) -> None:
        part = {"text": given} if isinstance(given, str) else {"bytes": given}
        self._in.put_nowait({"type": "websocket.receive", **part})

    async def heard(self) -> AsyncIterator[Json]:
        """Yield what is sent, until the socket is closed; silence is an error."""
        while self.sent or self.closed is None:
            while self.sent:
                yield self.sent.pop(0)
            self.news.clear()
            if not self.sent and self.closed is None:
                await asyncio.wait_for(self.news.wait(), 60)

    async def leave(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


class Nuisance:
    """Somebody who says nonsense at one place, again and again."""

    def __init__(self, app: FastAPI, path: str, token: str, rng: random.Random, other: str) -> None:
        self.heard = Counter[str]()
        self._app, self._path, self._token = app, path, token
        self._rng, self._other = rng, other
        self._wire: Wire | None = None
        self._open = 0
        """So many messages to the lobby have no answer yet; there each one has exactly one."""

    async def say(self, batch: int) -> None:
        """Say so much nonsense, beginning anew where the server has had enough, and hear all answers."""
        said = [message(self._rng, self._other) for _ in range(batch)]
        wire = self._wire
        if wire is None or wire.closed is not None:
            wire = self._wire = Wire(self._app, self._path, self._token)
            said.insert(1, json.dumps({"type": "hello"}))  # who does not say so first is told, too
            self.heard["connected"] += 1
            self._open = 1
        last = f"end{self.heard.total()}"
        said.append(json.dumps({"type": "request", "cmd_id": last, "name": "nothing"}))
        self._open += len(said)
        for one in said:
            wire.say(one)
        async for answer in wire.heard():
            self.heard[answer["type"]] += 1
            assert answer["type"] != "bye" or answer["reason"] in EXPECTED, answer
            self._open -= answer["type"] in ("refused", "pong", "lobby")
            if answer.get("cmd_id") == last or ("lobby" in self._path and not self._open):
                break
        assert wire.closed in (None, *EXPECTED.values()), wire.closed

    async def leave(self) -> None:
        """Go away."""
        if self._wire is not None and self._wire.closed is None:
            await self._wire.leave()


async def fuzz(folder: Path, count: int, seed: int) -> dict[str, int]:
    """Send so many messages, and return what came of them; an effect at a table of others is an error.

    They are sent to a table by somebody who has no seat there, to the lobby, and to their own table by somebody who
    plays: what they happen to say well is done there, and the game must still be one that can be read.
    """
    import httpx2

    app = create(Settings(db=f"sqlite:///{folder / 'fuzz.db'}", limits=False, max_sockets_each=10**9))
    rng = random.Random(seed)
    async with (
        app.router.lifespan_context(app),
        httpx2.AsyncClient(transport=httpx2.ASGITransport(app), base_url="http://localhost") as client,
    ):

        async def post(path: str, token: str, body: object) -> Json:
            said = await client.post(path, json=body, headers={"Authorization": f"Bearer {token}"} if token else {})
            assert said.status_code < 300, said.text
            return dict(said.json())

        async def seated(token: str, game: str) -> str:
            wanted = {"game": game, "chairs": [{"who": "me"}, {"who": "me"}], "chat": False, "hints": False}
            table = str((await post("/api/tables", token, wanted))["table"]["id"])
            await post(f"/api/tables/{table}/start", token, {})
            return table

        anna, cora, dora = [
            str((await post("/api/me", "", {"name": name, "bearer": True}))["token"])
            for name in ("Anna", "Cora", "Dora")
        ]
        tables = [await seated(anna, "tyrant"), await seated(anna, "tokyo")]

        async def look(token: str, table: str) -> str:
            said = await client.get(f"/api/tables/{table}/desk?seat=1", headers={"Authorization": f"Bearer {token}"})
            assert said.status_code == 200, said.text
            return said.text

        def nuisance(path: str, token: str) -> Nuisance:
            return Nuisance(app, path, token, rng, tables[1])

        before = [await look(anna, table) for table in tables]
        nuisances = [nuisance(f"/api/tables/{tables[0]}/socket", cora), nuisance("/api/lobby/socket", cora)]
        own: list[str] = []
        heard = Counter[str]()
        for number, left in enumerate(range(count, 0, -BATCH)):
            if number % ROUND == 0:
                for one in nuisances[2:]:
                    await one.leave()
                    heard += one.heard
                own += [await seated(dora, game) for game in ("tyrant", "tokyo")]
                nuisances[2:] = [nuisance(f"/api/tables/{table}/socket", dora) for table in own[-2:]]
            await nuisances[number % len(nuisances)].say(min(BATCH, left))
        for one in nuisances:
            await one.leave()
            heard += one.heard
        assert [await look(anna, table) for table in tables] == before, "nonsense had an effect"
        for table in own:
            await look(dora, table)
    return dict(heard)


class Errors(logging.Handler):
    """Counts what the server complains about."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())


def run(folder: Path, count: int, seed: int = 1) -> dict[str, int]:
    """Send nonsense; an error in the log is one here too."""
    errors = Errors()
    logging.getLogger().addHandler(errors)
    try:
        found = asyncio.run(fuzz(folder, count, seed))
    finally:
        logging.getLogger().removeHandler(errors)
    assert errors.found == []
    return found


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        print(run(Path(scratch), number), f"{time.monotonic() - began:.0f} s")
