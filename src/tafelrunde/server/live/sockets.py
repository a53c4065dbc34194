"""Sockets: one for each table and one for the lobby. What they say is in messages.py, and in docs/protocol.md."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.door.callers import Caller, Sessions, caller_of
from tafelrunde.server.door.limits import Limit, Limits
from tafelrunde.server.door.security import Cookies
from tafelrunde.server.door.wires import wire_of
from tafelrunde.server.ground import messages
from tafelrunde.server.ground.answers import address
from tafelrunde.server.ground.messages import FROM_CLIENT, Bye, RefusedMessage
from tafelrunde.server.ground.metrics import Metrics
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live.watchers import Watcher, encode

log = logging.getLogger(__name__)

MALFORMED: Final = 25
"""So many messages that nobody can read, then the socket is closed."""
CODES: Final = {
    "malformed": 4400,
    "signed-out": 4401,
    "forbidden": 4403,
    "unknown-table": 4404,
    "no-hello": 4408,
    "slow": 4409,
    "too-often": 4429,
    "crowded": 4430,
    "failed": 1011,
}
"""Why the server closes a socket; the number is the close code."""


class Closed(Exception):
    """A socket that the server closes."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Line:
    """One socket: reads what comes, within limits, and sends what waits."""

    def __init__(self, socket: WebSocket, limits: Limits, metrics: Metrics) -> None:
        self.socket = socket
        self.limits = limits
        self._metrics = metrics
        self.where = address(socket)
        self.watcher = Watcher(None, self._wake)
        self.obeying = asyncio.Lock()
        """Held while a command is carried out: nobody hangs up in the midst of that."""
        self._limit = Limit(limits.messages.burst, limits.messages.per_second)
        self._malformed = 0
        self._loop = asyncio.get_running_loop()
        self._wire = wire_of(socket)
        self._receive = socket.receive if self._wire is None else self._wire.receive
        self._awake = asyncio.Event()
        self._over: asyncio.Future[None] = self._loop.create_future()
        if self._wire is not None:
            self._wire.drained = self._wake

    async def next(self, read: Callable[[str], Any]) -> Any:
        """Return the next message that can be read."""
        while True:
            frame: Any = await self._receive()
            if frame["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(frame.get("code", 1000))
            if self.limits.on and self._limit.wait("") > 0:
                raise Closed("too-often")
            while (seconds := self.limits.pause(self.limits.talk, self.where)) > 0:
                await asyncio.sleep(seconds)
            try:
                return read(frame.get("text") or "")
            except (ValidationError, ValueError, RecursionError) as error:
                self._malformed += 1
                if self._malformed >= MALFORMED and self.limits.on:
                    raise Closed("malformed") from None
                where, why = place(error)
                self.refuse("", Problem("invalid", place=where, why=why))

    def say(self, message: msgspec.Struct) -> None:
        """Send something when its turn has come."""
        self.watcher.put(encode(message))

    def refuse(self, cmd_id: str, problem: Problem, version: int | None = None, key: str = "") -> None:
        """Say that a message was not carried out."""
        self.say(
            RefusedMessage(
                cmd_id, problem.code, problem.message, problem.args_of, str(problem), problem.rule, version, key
            )
        )

    def _wake(self) -> None:
        """Send what waits when all that is to be said now has been said."""
        if not self._awake.is_set():
            self._awake.set()
            if self._wire is not None:
                self._loop.call_soon(self._send)

    def _send(self) -> None:
        """Send what waits, all at once; while the other side does not read, it goes on waiting."""
        self._awake.clear()
        watcher, wire = self.watcher, self._wire
        assert wire is not None
        if watcher.closing:
            if not self._over.done():
                self._over.set_exception(Closed(watcher.closing))
        elif watcher.queue and wire.post(watcher.queue):
            watcher.queue.clear()

    async def _send_one_by_one(self) -> None:
        """Send what waits where that takes its time."""
        watcher = self.watcher
        while not watcher.closing:
            texts = watcher.queue[:]
            watcher.queue.clear()
            for text in texts:
                await self.socket.send_text(text.decode())
            if not watcher.queue and not watcher.closing:
                self._awake.clear()
                await self._awake.wait()
        raise Closed(watcher.closing)

    async def serve(self, talk: Callable[[], Awaitable[None]]) -> None:
        """Talk until either side has had enough."""
        talking = asyncio.ensure_future(talk())
        sending = asyncio.ensure_future(self._send_one_by_one() if self._wire is None else self._over)
        reason, code = "failed", 1006
        try:
            await asyncio.wait((talking, sending), return_when=asyncio.FIRST_COMPLETED)
            for task in (talking, sending):
                if task.done():
                    task.result()
        except Closed as closed:
            reason = closed.reason
        except WebSocketDisconnect as gone:
            reason, code = "", gone.code
        except asyncio.CancelledError:
            talking.cancel()
            sending.cancel()
            raise
        except Problem as problem:
            reason = {401: "signed-out", 403: "forbidden", 404: "unknown-table"}.get(problem.status, "failed")
        except TafelrundeError as error:
            log.warning("a socket: %s", type(error).__name__)
        except (RuntimeError, OSError):
            reason = ""  # the other side is gone
        except Exception:
            log.exception("a socket failed")
        async with self.obeying:  # what is written must be shown to the others
            for task in (talking, sending):
                task.cancel()
        await asyncio.wait((talking, sending))
        for task in (talking, sending):
            _ = task.cancelled() or task.exception()  # looked at, so that nobody complains
        self._metrics.count("socket_closes_total", code=str(CODES[reason] if reason else code))
        if reason:
            await self.close(reason)

    async def close(self, reason: str) -> None:
        """Say why, and close."""
        code = CODES[reason]
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.send_text(encode(Bye(code, reason)).decode())
                await self.socket.close(code, reason)


def place(error: Exception) -> tuple[str, str]:
    """Return where a message is wrong, and why; never what stands there."""
    if isinstance(error, ValidationError):
        first = error.errors(include_input=False, include_url=False, include_context=False)[0]
        return ".".join(str(part) for part in first["loc"])[:80] or "message", first["msg"][:200]
    return "message", type(error).__name__


class Crowd:
    """How many sockets are open, in all and for each person or address."""

    def __init__(self, most: int, each: int, metrics: Metrics) -> None:
        self.all: set[Line] = set()
        self._most = most
        self._most_each = each
        self._metrics = metrics
        self._each: dict[str, int] = {}

    def enter(self, line: Line, who: str) -> None:
        """Count one more; refuse what is too much."""
        if len(self.all) >= self._most or self._each.get(who, 0) >= self._most_each:
            raise Closed("crowded")
        self.all.add(line)
        self._each[who] = self._each.get(who, 0) + 1
        self._metrics.gauges["sockets"] = len(self.all)

    def leave(self, line: Line, who: str) -> None:
        """Count one less."""
        if line in self.all:
            self.all.remove(line)
            self._each[who] -= 1
            if not self._each[who]:
                del self._each[who]
            self._metrics.gauges["sockets"] = len(self.all)


async def entered(socket: WebSocket) -> tuple[Line, Caller | None]:
    """Return a socket that was let in, and whose it is."""
    limits: Limits = socket.app.state.limits
    cookies: Cookies = socket.app.state.cookies
    sessions: Sessions = socket.app.state.sessions
    limits.check(limits.address, address(socket))
    await socket.accept()
    return Line(socket, limits, socket.app.state.metrics), await caller_of(socket, cookies, sessions)


def read_lobby(text: str) -> messages.Hello | messages.Ping:
    """Return a message to the lobby."""
    given = FROM_CLIENT.validate_json(text)
    if not isinstance(given, messages.Hello | messages.Ping):
        raise ValueError("the lobby takes hello and ping")
    return given
