"""Nonsense for the socket of a table: no crash, no effect.

PYTHONPATH=src:tests python -P -m server.fuzz 1000000
"""

import asyncio
import json
import logging
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from tafelrunde.server.app import create
from tafelrunde.server.settings import Settings

Json = dict[str, Any]
GOOD: list[Json] = [
    {"type": "hello", "seat": None, "since": 0},
    {"type": "submit", "cmd_id": "a", "seat": 0, "version": 0, "actions": [1]},
    {"type": "undo", "cmd_id": "a", "seat": 0, "version": 0},
    {"type": "answer", "cmd_id": "a", "seat": 0, "yes": True},
    {"type": "offer_draw", "cmd_id": "a", "seat": 1},
    {"type": "stand", "cmd_id": "a", "seat": 0, "version": 3},
    {"type": "ask_again", "cmd_id": "a", "seat": 0},
    {"type": "resign", "cmd_id": "a", "seat": 0},
    {"type": "come_back", "cmd_id": "a", "seat": 0},
    {"type": "pause", "cmd_id": "a", "seat": 0, "on": True},
    {"type": "chat", "cmd_id": "a", "text": "x"},
    {"type": "request", "cmd_id": "a", "seat": None, "name": "walks", "args": {"figure": "knight_3"}},
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
    for _ in range(rng.randrange(0, 3)):
        name = rng.choice([*given, "token", "seat", "extra", "type", "args", "since"])
        if rng.random() < 0.2:
            given.pop(name, None)
        else:
            given[name] = odd_value(rng, other)
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
            "headers": [(b"authorization", f"Bearer {token}".encode()), (b"host", b"x")], "client": ("127.0.0.1", 1),
            "scheme": "ws", "root_path": "", "app": app, "server": ("x", 80), "extensions": {},
        }  # fmt: skip
        self._in.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(scope, self._in.get, self._take))

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
                await asyncio.wait_for(self.news.wait(), 20)

    async def leave(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


async def fuzz(folder: Path, count: int, seed: int) -> dict[str, int]:
    """Send so many messages as somebody who has no seat, and return what came of them; an effect is an error."""
    import httpx

    app = create(Settings(db=f"sqlite:///{folder / 'fuzz.db'}", limits=False, max_sockets_each=10**9))
    rng, found = random.Random(seed), {"refused": 0, "other": 0, "reconnected": 0}
    async with app.router.lifespan_context(app), httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url="http://x"
    ) as client:

        async def post(path: str, token: str, body: object) -> Json:
            said = await client.post(path, json=body, headers={"Authorization": f"Bearer {token}"} if token else {})
            assert said.status_code < 300, said.text
            return dict(said.json())

        anna = (await post("/api/me", "", {"name": "Anna", "bearer": True}))["token"]
        cora = (await post("/api/me", "", {"name": "Cora", "bearer": True}))["token"]
        chairs = [{"who": "me"}, {"who": "me"}]
        tables = []
        for _ in range(2):
            wanted = {"game": "tyrant", "chairs": chairs, "chat": False, "hints": False}
            opened = await post("/api/tables", anna, wanted)
            tables.append(opened["table"]["id"])
            await post(f"/api/tables/{tables[-1]}/start", anna, {})

        async def look() -> list[str]:
            headers = {"Authorization": f"Bearer {anna}"}
            return [(await client.get(f"/api/tables/{t}/desk?seat=1", headers=headers)).text for t in tables]

        before = await look()
        wire: Wire | None = None
        left = count
        while left:
            if wire is None or wire.closed is not None:
                wire = Wire(app, f"/api/tables/{tables[0]}/socket", cora)
                wire.say(json.dumps({"type": "hello"}))
                async for answer in wire.heard():
                    if answer["type"] == "desk":
                        break
                found["reconnected"] += 1
            batch = min(40, left)
            for _ in range(batch):
                wire.say(message(rng, tables[1]))
            left -= batch
            wire.say(json.dumps({"type": "request", "cmd_id": f"end{left}", "name": "nothing"}))
            async for answer in wire.heard():
                found["refused" if answer["type"] == "refused" else "other"] += 1
                assert answer["type"] != "bye" or answer["reason"] == "signed-out", answer
                if answer.get("cmd_id") == f"end{left}":
                    break
            assert wire.closed in (None, 4401), wire.closed
        if wire is not None and wire.closed is None:
            await wire.leave()
        assert await look() == before, "nonsense had an effect"
    return found


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
