"""Clients that play at random, come back whenever they are cut off, and remember all that they were told."""

import asyncio
import http.client
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

from tafelrunde.server.live.shown import NEWS

SILENCE = 5.0
"""Seconds without an answer to a ping after which a client looks for another server."""
LOST = (OSError, TimeoutError, EOFError, websockets.WebSocketException)
Json = dict[str, Any]


@dataclass
class Seen:
    """What all clients together have seen."""

    acknowledged: dict[tuple[str, int, str], int] = field(default_factory=dict)
    """The version that each command made, by table, seat and cmd_id."""
    refused: set[tuple[str, int, str]] = field(default_factory=set)
    """Commands that were refused for good."""
    wrong: list[str] = field(default_factory=list)
    """What must never happen, in words."""
    answers: list[tuple[float, float]] = field(default_factory=list)
    """From when to when a client waited for the answer to a command."""
    bots: list[tuple[float, float]] = field(default_factory=list)
    """From when to when somebody waited for a bot."""
    clocks: list[tuple[float, float]] = field(default_factory=list)
    """From when somebody's time was over to when the table noticed."""
    counts: Counter[str] = field(default_factory=Counter)


class Player:
    """One seat of one table."""

    def __init__(self, port: int, table: str, seat: int, token: str, seen: Seen, rng: random.Random) -> None:
        self.table = table
        self.seat = seat
        self.over = False
        self.version = -1
        self.moved = time.monotonic()
        """When the game went on last."""
        self.sleeps = False
        """Whether it lets its time run out once."""
        self._url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self._token = token
        self._seen = seen
        self._rng = rng
        self._keys: dict[int, str] = {}
        self._desk: Json = {}
        self._pending: Json | None = None
        self._since = 0.0
        self._number = 0

    async def play(self) -> None:
        """Play to the end, whatever happens to the server."""
        pause = 0.1
        while not self.over:
            try:
                async with connect(
                    self._url,
                    additional_headers={"Authorization": f"Bearer {self._token}"},
                    open_timeout=SILENCE,
                    close_timeout=1,
                    ping_interval=SILENCE / 2,
                    ping_timeout=SILENCE,
                    compression=None,
                ) as socket:
                    await self._talk(socket)
                pause = 0.1
            except ConnectionRefusedError:
                pause = min(1.0, 2 * pause)  # there is nobody: more haste would only keep the server from starting
            except LOST:
                self._seen.counts["cut off"] += 1
            await asyncio.sleep(self._rng.uniform(0.5, 1.5) * pause)

    async def _talk(self, socket: ClientConnection) -> None:
        hello: Json = {"type": "hello", "seat": self.seat}
        if self.version >= 0:
            hello["since"] = self.version
        await socket.send(json.dumps(hello))
        if self._pending is not None:
            self._seen.counts["sent again"] += 1
            await socket.send(json.dumps(self._pending))
        while not self.over:
            message = json.loads(await socket.recv())
            kind = message["type"]
            if kind == "desk":
                self._see(message)
            elif kind == "done":
                self._done(message)
            elif kind == "refused":
                await self._refused(message, socket)
            elif kind == "bye":
                raise EOFError
            await self._act(socket)

    def _see(self, message: Json) -> None:
        """Take a desk: it must follow what was shown before, and never take anything of it back."""
        version, key, since = message["version"], message["key"], message.get("since")
        place = f"table {self.table} seat {self.seat}"
        if version < self.version:
            self._seen.wrong.append(f"{place}: version {self.version} was shown, then {version}")
        if since is not None and since > self.version >= 0 and len(message["desk"].get("deeds", [])) == NEWS:
            self._seen.counts["news cut short"] += 1  # bots have played on meanwhile: the rest is fetched by pages
        elif self.version >= 0 and (since is None or since > self.version):
            self._seen.wrong.append(f"{place}: after version {self.version} came what happened since {since}")
        deeds = [deed["version"] for deed in message["desk"].get("deeds", [])]
        if since is not None and deeds != list(range(since + 1, version + 1)):
            self._seen.wrong.append(f"{place}: of {since + 1} to {version} there were only {deeds}")
        if self._keys.setdefault(version, key) != key:
            self._seen.wrong.append(f"{place}: version {version} looked like {self._keys[version]}, then like {key}")
        if version > self.version:
            self.version, self.moved = version, time.monotonic()
        self._desk = message
        self._look_at_clock(message)
        self.over = message["desk"].get("result") is not None

    def _look_at_clock(self, message: Json) -> None:
        """Sleep until a bot has taken the seat, where one is to do so."""
        if message["desk"]["seats"][self.seat].get("bot"):
            self.sleeps = False

    async def _act(self, socket: ClientConnection) -> None:
        """Answer what one is asked; take one's seat back from a bot."""
        if self._pending is not None or self.over or not self._desk:
            return
        desk, seat = self._desk["desk"], self.seat
        if desk["seats"][seat].get("bot"):
            await self._send(socket, {"type": "come_back", "seat": seat})
            return
        asked = desk.get("ask")
        if asked is None or asked["who"] != seat or self.sleeps:
            return
        action = self._rng.choice(asked["offers"])["action"]
        await self._send(
            socket, {"type": "submit", "seat": seat, "version": self._desk["version"], "actions": [action]}
        )

    async def _send(self, socket: ClientConnection, command: Json) -> None:
        self._number += 1
        self._pending = {**command, "cmd_id": f"{self.seat}-{self._number}"}
        self._since = time.monotonic()
        await socket.send(json.dumps(self._pending))

    def _done(self, message: Json) -> None:
        if self._pending is None or message["cmd_id"] != self._pending["cmd_id"]:
            return
        place = (self.table, self.seat, message["cmd_id"])
        self._seen.acknowledged[place] = message["made"]
        if self._pending["type"] == "submit":
            self._seen.counts["moves"] += 1
        self._seen.answers.append((self._since, time.monotonic()))
        if message["made"] > self.version:
            self._seen.wrong.append(f"{place}: version {message['made']} was acknowledged before it was shown")
        self._pending = None

    async def _refused(self, message: Json, socket: ClientConnection) -> None:
        if self._pending is None or message["cmd_id"] != self._pending["cmd_id"]:
            return
        self._seen.counts[f"refused: {message['code']}"] += 1
        if message["code"] == "storage":  # nobody knows what has become of it: ask again
            await asyncio.sleep(0.2)
            await socket.send(json.dumps(self._pending))
            return
        self._seen.refused.add((self.table, self.seat, self._pending["cmd_id"]))
        self._pending = None


class Door:
    """What is done over HTTP: people come in and sit down. It is tried until the server answers."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def ask(self, path: str, body: Json, token: str = "") -> Json:
        """Send something, and return the answer."""
        while True:
            try:
                return await asyncio.to_thread(self._post, path, body, token)
            except (OSError, http.client.HTTPException, ValueError):
                await asyncio.sleep(0.3)

    def _post(self, path: str, body: Json, token: str) -> Json:
        line = http.client.HTTPConnection("127.0.0.1", self._port, timeout=SILENCE)
        try:
            headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
            line.request("POST", f"/api{path}", json.dumps(body), headers)
            answer = line.getresponse()
            text = answer.read()
            if answer.status == 503 or answer.status == 500:
                raise ValueError(text)
            found: Json = json.loads(text)
            return {**found, "status": answer.status}
        finally:
            line.close()


async def seat_players(
    door: Door, port: int, game: str, bots: int, clock: Json, seen: Seen, make: Callable[[], random.Random]
) -> list[Player]:
    """Open a table for two, start it, and return who plays there; what a kill has cut off is begun anew."""
    while True:
        tokens = [str((await door.ask("/me", {"name": name, "bearer": True}))["token"]) for name in ("Anna", "Bea")]
        chairs: list[Json] = [{"who": "me"}, {"who": "bot", "bot": "random"} if bots else {"who": "open"}]
        opened = await door.ask("/tables", {"game": game, "chairs": chairs, "public": True, "clock": clock}, tokens[0])
        if opened["status"] != 201:
            raise AssertionError(f"a table was not opened: {opened}")
        table = str(opened["table"]["id"])
        if not bots:
            await door.ask(f"/tables/{table}/join", {}, tokens[1])
        started = await door.ask(f"/tables/{table}/start", {}, tokens[0])
        if started["status"] == 200 or started.get("code") == "not-open":
            seats = 1 if bots else 2
            return [Player(port, table, seat, tokens[seat], seen, make()) for seat in range(seats)]
