"""Sockets: one for each table and one for the lobby. What they say is in messages.py, and in docs/protocol.md."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from fastapi import APIRouter
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

import tafelrunde
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.door.callers import Caller, caller_of, check_purpose
from tafelrunde.server.door.limits import Limit
from tafelrunde.server.door.wires import wire_of
from tafelrunde.server.ground import messages
from tafelrunde.server.ground.house import House, address, house_of
from tafelrunde.server.ground.messages import FROM_CLIENT, Bye, Pong, RefusedMessage, Welcome
from tafelrunde.server.ground.problems import Problem, unfit
from tafelrunde.server.library.offers import PROTOCOL
from tafelrunde.server.live.live import Live, Watcher, encode
from tafelrunde.server.live.play import obey, requested
from tafelrunde.server.live.unfinished import visit
from tafelrunde.store.store import StoreError

log = logging.getLogger(__name__)
router = APIRouter()

HELLO: Final = 10.0
"""Seconds to say hello."""
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

    def __init__(self, socket: WebSocket, house: House) -> None:
        self.socket = socket
        self.house = house
        self.where = address(socket)
        self.watcher = Watcher(None, self._wake)
        self.obeying = asyncio.Lock()
        """Held while a command is carried out: nobody hangs up in the midst of that."""
        self._limit = Limit(house.limits.messages.burst, house.limits.messages.per_second)
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
            if self.house.limits.on and self._limit.wait("") > 0:
                raise Closed("too-often")
            while (seconds := self.house.limits.pause(self.house.limits.talk, self.where)) > 0:
                await asyncio.sleep(seconds)
            try:
                return read(frame.get("text") or "")
            except (ValidationError, ValueError, RecursionError) as error:
                self._malformed += 1
                if self._malformed >= MALFORMED and self.house.limits.on:
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
        self.house.metrics.count("socket_closes_total", code=str(CODES[reason] if reason else code))
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

    def __init__(self) -> None:
        self.all: set[Line] = set()
        self._each: dict[str, int] = {}

    def enter(self, line: Line, who: str) -> None:
        """Count one more; refuse what is too much."""
        settings = line.house.settings
        if len(self.all) >= settings.max_sockets or (self._each.get(who, 0) >= settings.max_sockets_each):
            raise Closed("crowded")
        self.all.add(line)
        self._each[who] = self._each.get(who, 0) + 1
        line.house.metrics.gauges["sockets"] = len(self.all)

    def leave(self, line: Line, who: str) -> None:
        """Count one less."""
        if line in self.all:
            self.all.remove(line)
            self._each[who] -= 1
            if not self._each[who]:
                del self._each[who]
            line.house.metrics.gauges["sockets"] = len(self.all)


async def entered(socket: WebSocket) -> tuple[House, Line, Caller | None]:
    """Return a socket that was let in, and whose it is."""
    house = house_of(socket)
    house.limits.check(house.limits.address, address(socket))
    await socket.accept()
    return house, Line(socket, house), await caller_of(socket, house)


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Talk about one table."""
    try:
        house, line, caller = await entered(socket)
    except Problem:
        await socket.close(CODES["too-often"])
        return
    await line.serve(TableTalk(house, line, caller, table_id).run)


class TableTalk:
    """What is said over the socket of a table."""

    def __init__(self, house: House, line: Line, caller: Caller | None, table_id: str) -> None:
        self.house = house
        self.line = line
        self.caller = caller
        self.table_id = table_id
        self._hints: set[asyncio.Task[None]] = set()
        """What whoever sits there has asked about; their moves do not wait for it."""

    async def run(self) -> None:
        """Wait for hello, then go on until the socket is closed."""
        try:
            first = await asyncio.wait_for(self.line.next(read_hello), HELLO)
        except TimeoutError:
            raise Closed("no-hello") from None
        if not self.table_id.isascii() or not self.table_id.isprintable():
            raise Closed("unknown-table")
        live = await self.house.tables.fresh(self.table_id)
        await self.recognise(first)
        who = self.caller.purse if self.caller else address(self.line.socket)
        crowd: Crowd = self.line.socket.app.state.crowd
        crowd.enter(self.line, who)
        watcher = self.line.watcher
        try:
            live.check_view(self.caller, first.seat)
            await visit(self.house, live, self.caller)
            live.watchers.add(watcher)
            if not self.house.tables.is_live(live):
                raise Closed("slow")  # it has left the memory meanwhile: whoever comes back finds it
            self.greet(live, first)
            live.send_presence()
            await self.house.tables.announce_presence(live)
            while True:
                await self.hear(live, await self.line.next(messages.read))
        finally:
            for hint in self._hints:
                hint.cancel()
            crowd.leave(self.line, who)
            if watcher in live.watchers:
                live.watchers.discard(watcher)
                live.send_presence()
                with contextlib.suppress(asyncio.CancelledError):
                    await self.house.tables.announce_presence(live)

    async def recognise(self, hello: messages.Hello) -> None:
        """Take the token that a client without cookies brings along."""
        if hello.token is not None:
            self.caller = await self.house.sessions.caller(hello.token)
            if self.caller is None:
                raise Problem("signed-out")
        check_purpose(self.caller, self.line.socket)
        if not self.house.lobby.is_shown(self.caller):
            raise Problem("signed-out")
        self.line.watcher.caller = self.caller

    def greet(self, live: Live, hello: messages.Hello) -> None:
        """Answer hello with the table, the desk, and the chat."""
        watcher = self.line.watcher
        watcher.viewer, watcher.version = hello.seat, hello.since
        self.line.say(
            Welcome(PROTOCOL, tafelrunde.__version__, live.info(), hello.seat, live.mine(self.caller))
        )
        if live.table is not None:
            live.send_desks([watcher])
        elif live.unreadable:
            self.line.refuse("", Problem("unreadable", table=live.id))
        muted = live.setup.muted
        for chat in list(live.chat)[-30:]:
            if chat.person not in muted:
                self.line.say(live.line(chat))

    async def hear(self, live: Live, given: Any) -> None:
        """Do what a message asks for, or say why not."""
        line, cmd_id = self.line, getattr(given, "cmd_id", "")
        try:
            if self.caller is not None:
                sessions = self.house.sessions
                fresh = sessions.lately(self.caller) or await sessions.again(self.caller)
                if fresh is None:
                    raise Closed("signed-out")
                self.caller = line.watcher.caller = fresh
            if isinstance(given, messages.Ping):
                line.say(Pong())
            elif isinstance(given, messages.Hello):
                await self.recognise(given)
                live.check_view(self.caller, given.seat)
                self.greet(live, given)
            elif isinstance(given, messages.Wish) and given.name == "hint":
                hint = asyncio.create_task(self.advise(live, given))
                self._hints.add(hint)
                hint.add_done_callback(self._hints.discard)
            elif isinstance(given, messages.Wish):
                line.say(await requested(self.house, live, self.caller, given, self.line.where))
            else:
                async with line.obeying:
                    line.say(await obey(self.house, live, self.caller, given, live.obey))
        except TafelrundeError as error:
            self.refuse(live, given, cmd_id, error)
        if live.watchers and line.watcher not in live.watchers:
            raise Closed("slow")

    async def advise(self, live: Live, given: messages.Wish) -> None:
        """Answer with a hint as soon as there is one."""
        try:
            self.line.say(await requested(self.house, live, self.caller, given, self.line.where))
        except TafelrundeError as error:
            self.refuse(live, given, given.cmd_id, error)

    def refuse(self, live: Live, given: Any, cmd_id: str, error: TafelrundeError) -> None:
        """Say why not; whoever was late is shown where the game stands."""
        problem = Problem("storage") if isinstance(error, StoreError) else unfit(error)
        seat = getattr(given, "seat", None)
        if live.table is None or seat is None or seat not in live.mine(self.caller):
            self.line.refuse(cmd_id, problem)
            return
        self.line.refuse(cmd_id, problem, live.table.version, live.key(seat))
        if problem.code == "stale":
            live.send_desks([self.line.watcher])


def read_hello(text: str) -> messages.Hello:
    """Return the first message of a socket."""
    return messages.Hello.model_validate_json(text)


def read_lobby(text: str) -> messages.Hello | messages.Ping:
    """Return a message to the lobby."""
    given = FROM_CLIENT.validate_json(text)
    if not isinstance(given, messages.Hello | messages.Ping):
        raise ValueError("the lobby takes hello and ping")
    return given


@router.websocket("/api/lobby/socket")
async def lobby_socket(socket: WebSocket) -> None:
    """Show the lobby as it changes."""
    try:
        house, line, caller = await entered(socket)
    except Problem:
        await socket.close(CODES["too-often"])
        return
    who = caller.purse if caller else address(socket)
    crowd: Crowd = socket.app.state.crowd

    def recognise(found: Caller | None) -> None:
        check_purpose(found, socket)
        line.watcher.caller = found

    async def talk() -> None:
        crowd.enter(line, who)
        try:
            recognise(caller)
            house.lobby.watchers.add(line.watcher)
            line.say(await house.lobby.message(line.watcher.caller))
            while True:
                given = await line.next(read_lobby)
                if isinstance(given, messages.Ping):
                    line.say(Pong())
                    continue
                if house.limits.pause(house.limits.looks, who) > 0:
                    raise Closed("too-often")
                if given.token is not None:
                    recognise(await house.sessions.caller(given.token))
                line.say(await house.lobby.message(line.watcher.caller))
        finally:
            house.lobby.watchers.discard(line.watcher)
            crowd.leave(line, who)

    await line.serve(talk)
