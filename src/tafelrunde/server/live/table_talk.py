"""The socket of a table: hello first, then whatever is to be done or wanted there."""

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Any, Final

from fastapi import APIRouter
from starlette.websockets import WebSocket

import tafelrunde
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.door.callers import Caller, Sessions, check_purpose
from tafelrunde.server.ground import messages
from tafelrunde.server.ground.answers import address
from tafelrunde.server.ground.messages import Pong, Welcome
from tafelrunde.server.ground.problems import Problem, unfit
from tafelrunde.server.library.offers import PROTOCOL
from tafelrunde.server.live.advice import Advice
from tafelrunde.server.live.commits import Commits
from tafelrunde.server.live.following import Following
from tafelrunde.server.live.hall import Hall
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.obeying import Obeying
from tafelrunde.server.live.presence import Presence
from tafelrunde.server.live.sending import send_desks
from tafelrunde.server.live.shown import info
from tafelrunde.server.live.sockets import CODES, Closed, Crowd, Line, entered
from tafelrunde.server.live.tables import Tables
from tafelrunde.server.live.unfinished import visit
from tafelrunde.store.store import Store, StoreError

router = APIRouter()
HELLO: Final = 10.0
"""Seconds to say hello."""


@dataclass(frozen=True)
class Parts:
    """What it takes to talk about a table."""

    crowd: Crowd
    store: Store
    sessions: Sessions
    tables: Tables
    following: Following
    presence: Presence
    hall: Hall
    commits: Commits
    obeying: Obeying
    advice: Advice


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Talk about one table."""
    try:
        line, caller = await entered(socket)
    except Problem:
        await socket.close(CODES["too-often"])
        return
    await line.serve(TableTalk(socket.app.state.table_talk, line, caller, table_id).run)


class TableTalk:
    """What is said over the socket of a table."""

    def __init__(self, parts: Parts, line: Line, caller: Caller | None, table_id: str) -> None:
        self.parts = parts
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
        live = await self.parts.following.fresh(self.table_id)
        await self.recognise(first)
        who = self.caller.purse if self.caller else address(self.line.socket)
        self.parts.crowd.enter(self.line, who)
        watcher = self.line.watcher
        try:
            live.check_view(self.caller, first.seat)
            await visit(self.parts.store, live, self.caller)
            live.watchers.add(watcher)
            if not self.parts.tables.is_live(live):
                raise Closed("slow")  # it has left the memory meanwhile: whoever comes back finds it
            self.greet(live, first)
            await self.parts.presence.changed(live, self.caller)
            while True:
                await self.hear(live, await self.line.next(messages.read))
        finally:
            for hint in self._hints:
                hint.cancel()
            self.parts.crowd.leave(self.line, who)
            if watcher in live.watchers:
                live.watchers.discard(watcher)
                with contextlib.suppress(asyncio.CancelledError):
                    await self.parts.presence.changed(live, self.caller)

    async def recognise(self, hello: messages.Hello) -> None:
        """Take the token that a client without cookies brings along."""
        if hello.token is not None:
            self.caller = await self.parts.sessions.caller(hello.token)
            if self.caller is None:
                raise Problem("signed-out")
        check_purpose(self.caller, self.line.socket)
        if not self.parts.hall.is_shown(self.caller):
            raise Problem("signed-out")
        self.line.watcher.caller = self.caller

    def greet(self, live: Live, hello: messages.Hello) -> None:
        """Answer hello with the table, the desk, and the chat."""
        watcher = self.line.watcher
        watcher.viewer, watcher.version = hello.seat, hello.since
        self.line.say(
            Welcome(PROTOCOL, tafelrunde.__version__, info(live), hello.seat, live.mine(self.caller))
        )
        if live.table is not None:
            send_desks(live, [watcher])
        elif live.unread is not None:
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
                fresh = self.parts.sessions.lately(self.caller) or await self.parts.sessions.again(self.caller)
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
                line.say(await self.parts.advice.requested(live, self.caller, given, self.line.where))
            else:
                async with line.obeying:
                    line.say(await self.parts.obeying.obey(live, self.caller, given, self.parts.commits.obey))
        except TafelrundeError as error:
            self.refuse(live, given, cmd_id, error)
        if live.watchers and line.watcher not in live.watchers:
            raise Closed("slow")

    async def advise(self, live: Live, given: messages.Wish) -> None:
        """Answer with a hint as soon as there is one."""
        try:
            self.line.say(await self.parts.advice.requested(live, self.caller, given, self.line.where))
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
            send_desks(live, [self.line.watcher])


def read_hello(text: str) -> messages.Hello:
    """Return the first message of a socket."""
    return messages.Hello.model_validate_json(text)
