"""The same client for programs that await: requests are sent from a thread, the socket is waited for without one."""

import asyncio
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tafelrunde import bots
from tafelrunde.client.client import Client
from tafelrunde.client.hearing import LOST, Ear
from tafelrunde.client.playing import Player
from tafelrunde.client.seat import Seat
from tafelrunde.client.shapes import DeskMessage, Info, Me, Seated
from tafelrunde.client.wire import PATIENCE
from tafelrunde.core.engine import State


class AsyncClient:
    """Somebody at a server, as `Client` is."""

    def __init__(self, url: str, token: str) -> None:
        self.client = Client(url, token)

    @classmethod
    async def guest(cls, url: str, name: str, *, code: str | None = None, link: str | None = None) -> "AsyncClient":
        """Come in as a guest."""
        return cls(url, (await asyncio.to_thread(Client.guest, url, name, code=code, link=link)).token)

    @classmethod
    async def account(cls, url: str, login: str, password: str) -> "AsyncClient":
        """Sign in with an account."""
        return cls(url, (await asyncio.to_thread(Client.account, url, login, password)).token)

    @property
    def token(self) -> str:
        """What this client is known by."""
        return self.client.token

    async def me(self) -> Me:
        """Return who this is."""
        return await asyncio.to_thread(self.client.me)

    async def tables(self) -> list[Info]:
        """Return the public tables."""
        return await asyncio.to_thread(self.client.tables)

    async def mine(self) -> list[Info]:
        """Return the tables where this client sits."""
        return await asyncio.to_thread(self.client.mine)

    async def table(self, table: str) -> Seated:
        """Return a table, and the seats that are one's own."""
        return await asyncio.to_thread(self.client.table, table)

    async def open(self, game: str, *chairs: str, **chosen: Any) -> "AsyncSeat":
        """Open a table and return one's seat; a chair is "me", "open" or the name of a bot."""
        return AsyncSeat(await asyncio.to_thread(self.client.open, game, *chairs, **chosen))

    async def join(self, table: str, seat: int | None = None, *, link: str | None = None) -> "AsyncSeat":
        """Sit down at a table."""
        return AsyncSeat(await asyncio.to_thread(self.client.join, table, seat, link=link))

    async def follow(self, link: str) -> "AsyncSeat":
        """Do what the token of an invitation or a hand-over is for, and return the seat."""
        return AsyncSeat(await asyncio.to_thread(self.client.follow, link))

    async def invite(self, table: str) -> str:
        """Return a link by which others sit down at a table."""
        return await asyncio.to_thread(self.client.invite, table)

    async def sit(self, table: str, seat: int | None = None) -> "AsyncSeat":
        """Return a seat that one has already."""
        return AsyncSeat(await asyncio.to_thread(self.client.sit, table, seat))


class AsyncSeat:
    """A seat of one's own, as `Seat` is: what stands there can be awaited here."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.table, self.game, self.number = seat.table, seat.game, seat.number
        self._ear = Ear(seat.table, seat.number, seat.wire.token)
        self._socket: ClientConnection | None = None

    def __repr__(self) -> str:
        return repr(self.seat)

    async def __aenter__(self) -> "AsyncSeat":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up; the seat stays one's own."""
        socket, self._socket = self._socket, None
        if socket is not None:
            await socket.close()

    async def info(self) -> Info:
        """Return the table as everybody may know it."""
        return await asyncio.to_thread(self.seat.info)

    async def desk(self, since: int | None = None) -> DeskMessage:
        """Return what the seat sees, may do and is told."""
        return await asyncio.to_thread(self.seat.desk, since)

    async def view(self) -> tuple[int, State]:
        """Return the version of the table and the seat's view."""
        return await asyncio.to_thread(self.seat.view)

    async def start(self) -> None:
        """Begin the game, as its host."""
        await asyncio.to_thread(self.seat.start)

    async def submit(self, version: int, *actions: int) -> int:
        """Answer what the seat is asked; return the version of the table now."""
        return await asyncio.to_thread(self.seat.submit, version, *actions)

    async def resign(self) -> None:
        """Give the game up."""
        await asyncio.to_thread(self.seat.resign)

    async def leave(self) -> None:
        """Stand up."""
        await asyncio.to_thread(self.seat.leave)

    async def wait(self, seconds: float | None = None) -> DeskMessage | None:
        """Return the desk once there is something to do or the game is over; None when so many seconds have passed."""
        try:
            async with asyncio.timeout(seconds) as limit:
                while True:
                    try:
                        return await self._listen()
                    except LOST as error:
                        await self.close()
                        await asyncio.sleep(self._ear.lost(error))
        except TimeoutError:
            if not limit.expired():
                raise
            return None

    async def _listen(self) -> DeskMessage:
        if self._socket is None:
            self._socket = await connect(self.seat.wire.socket + self._ear.path, open_timeout=PATIENCE)
        await self._socket.send(self._ear.hello())
        while True:
            message = self._ear.hear(await self._socket.recv())
            if message is not None:
                return message

    async def play(self, bot: bots.Bot[Any] | str, *, seconds: float | None = None) -> list[float]:
        """Let a bot play to the end of the game, and return the result for each seat; it thinks in a thread."""
        player = Player(self.seat, bot, seconds)
        async with self:
            while (result := await asyncio.to_thread(player.act, await self.wait())) is None:
                pass
        return result
