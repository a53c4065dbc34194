"""Connections that begin something and do not finish it, and those of whom there are too many."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from tafelrunde.server.bench.wire import request
from tafelrunde.server.door import connections
from tafelrunde.server.door.connections import BODY, CLOSING, HEADER, PACE, UNREAD, Connection, Porter
from tafelrunde.server.door.wires import Wire
from tafelrunde.server.ground.metrics import Metrics
from tafelrunde.server.ground.settings import Settings

from .running import Running

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\n"
SAID = b"\x81\x82\0\0\0\0hi"
"""A text over a socket."""
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Gate:
    """A server with a clock that stands still, and an application that answers when it is let."""

    def __init__(self, most: int = 100, **chosen: Any) -> None:
        self.now = 1000.0
        self.porter = Porter(Settings(**chosen), most, lambda: self.now)
        self.porter.metrics = Metrics()
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.answer = b"well"
        self.waits = True
        """Whether it hears all of a request before it answers."""
        self.ended = asyncio.Event()
        """Set when a request has come to its end, however."""
        self.config = Config(self.app, interface="asgi3", log_config=None, ws=Wire, ws_ping_interval=None)
        self.port = 0

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            await (self.talk if scope["type"] == "websocket" else self.reply)(receive, send)
        finally:
            self.ended.set()

    async def reply(self, receive: Any, send: Any) -> None:
        more = self.waits
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            more = message.get("more_body", False)
        await self.go_on.wait()
        length = str(len(self.answer)).encode()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
        await send({"type": "http.response.body", "body": self.answer})

    async def talk(self, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": self.answer.decode()})

    async def come(self, said: bytes = b"", sender: str = "127.0.0.1") -> Streams:
        """Return a connection at which something was said."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(sender, 0))
        writer.write(said)
        await self.rounds()
        return reader, writer

    async def socket(self) -> Streams:
        """Return a connection that has become a socket."""
        reader, writer = await self.come(request(self.port, "/"))
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def rounds(self) -> None:
        """Let the server look at everybody a few times."""
        for _ in range(5):
            await asyncio.sleep(connections.ROUND)

    async def later(self, seconds: float) -> None:
        """Let time go by."""
        self.now += seconds
        await self.rounds()

    def count(self, why: str) -> int:
        """Return how many connections were refused for that."""
        assert self.porter.metrics is not None
        line = f'connections_refused_total{{why="{why}"}} '
        return int(float(self.porter.metrics.text().partition(line)[2].split()[0]))


@asynccontextmanager
async def opened(**chosen: Any) -> AsyncIterator[Gate]:
    gate, state = Gate(**chosen), ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: Connection(gate.porter, config=gate.config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    gate.port = server.sockets[0].getsockname()[1]
    try:
        yield gate
    finally:
        server.close()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for a look at those who dawdle."""
    monkeypatch.setattr(connections, "ROUND", 0.01)


def play(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(scene(), 60))


HALVES = {
    "nothing": (b"", HEADER),
    "half a header": (POST, HEADER),
    "no body": (POST + b"Content-Length: 10\r\n\r\n", BODY),
    "half a body": (POST + b"Content-Length: 10\r\n\r\nhalf", BODY),
    "half a body in chunks": (POST + b"Transfer-Encoding: chunked\r\n\r\n50\r\nhal", BODY),
    "half a second request": (GET + POST, HEADER),
    "half a socket": (b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n", HEADER),
}


@pytest.mark.parametrize("half", HALVES)
def test_whoever_does_not_finish_a_request_is_hung_up_on(half: str) -> None:
    said, deadline = HALVES[half]

    async def scene() -> None:
        async with opened() as gate:
            reader, _ = await gate.come(said)
            await gate.later(deadline - 1)
            assert gate.count("late") == 0
            await gate.later(2)
            assert gate.count("late") == 1
            with suppress(ConnectionError):
                assert b"200" not in (await reader.read()).partition(b"well")[2]

    play(scene)


@pytest.mark.parametrize("half", ["half a header", "half a body", "half a body in chunks"])
def test_a_byte_now_and_then_wins_no_time(half: str) -> None:
    said, deadline = HALVES[half]

    async def scene() -> None:
        async with opened() as gate:
            _, writer = await gate.come(said)
            for _ in range(4):
                writer.write(b"a")
                await gate.later(deadline / 3)
            assert gate.count("late") == 1

    play(scene)


def test_a_large_body_may_take_its_time() -> None:
    async def scene() -> None:
        async with opened() as gate:
            reader, writer = await gate.come(POST + b"Content-Length: %d\r\n\r\n" % (60 * PACE))
            for _ in range(60):
                writer.write(b"a" * PACE)
                await writer.drain()
                await gate.rounds()
                gate.now += 1
            assert (await reader.readline()).split()[1] == b"200"

    play(scene)


CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"


def chunks(size: int, count: int) -> bytes:
    """Return a body in so many pieces of a size."""
    return (b"%x\r\n" % size + b"a" * size + b"\r\n") * count + b"0\r\n\r\n"


@pytest.mark.parametrize(
    ("size", "count", "status"), [(1, 200, b"200"), (1000, 900, b"200"), (1, 20_000, b"400"), (300, 300, b"400")]
)
def test_a_body_comes_in_pieces_and_not_in_crumbs(size: int, count: int, status: bytes) -> None:
    async def scene() -> None:
        async with opened() as gate:
            reader, _ = await gate.come(CHUNKED + chunks(size, count))
            assert (await reader.readline()).split()[1] == status

    play(scene)


def test_crumbs_after_the_answer_end_the_connection(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with opened() as gate:
            gate.waits = False
            reader, writer = await gate.come(CHUNKED + b"1\r\na\r\n")
            assert (await reader.readline()).split()[1] == b"200"
            writer.write(chunks(1, 20_000))
            with suppress(ConnectionError):
                await reader.read()
            assert not caplog.records

    play(scene)


def test_nobody_is_hurried_who_waits_for_an_answer_or_has_a_socket() -> None:
    async def scene() -> None:
        async with opened() as gate:
            reader, writer = await gate.come(GET)
            assert (await reader.readuntil(b"well")).startswith(b"HTTP/1.1 200")
            await gate.later(1000)
            gate.go_on.clear()
            writer.write(POST + b"Content-Length: 4\r\n\r\ngood" + GET)
            await gate.rounds()
            await gate.later(1000)
            gate.go_on.set()
            for _ in range(2):
                assert (await reader.readuntil(b"well")).startswith(b"HTTP/1.1 200")
            ear, mouth = await gate.socket()
            await gate.later(1000)
            mouth.write(SAID)
            assert await ear.readexactly(6) == b"\x81\x04well"
            assert gate.count("late") == gate.count("unread") == 0

    play(scene)


@pytest.mark.parametrize("way", ["http", "socket"])
def test_whoever_does_not_read_is_hung_up_on(way: str) -> None:
    async def scene() -> None:
        async with opened() as gate:
            gate.answer = b"a" * 20_000_000
            silent = await gate.come(GET) if way == "http" else await gate.socket()
            silent[1].write(b"" if way == "http" else SAID)
            await gate.rounds()
            await gate.later(UNREAD - 1)
            assert gate.count("unread") == 0
            await gate.later(2)
            await gate.ended.wait()
            assert gate.count("unread") == 1
            silent[1].close()

    play(scene)


def test_what_was_closed_goes_even_if_nobody_reads_it() -> None:
    async def scene() -> None:
        async with opened() as gate:
            gate.answer = b"a" * 20_000_000
            _, writer = await gate.socket()
            writer.write(SAID)
            await gate.rounds()
            writer.write(b"\x88\x80\0\0\0\0")  # a close, and nothing is read any more
            await gate.rounds()
            await gate.later(CLOSING - 1)
            assert gate.count("unread") == 0
            await gate.later(2)
            assert gate.count("unread") == 1
            writer.close()

    play(scene)


def test_an_address_has_so_many_connections_and_no_more(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with opened(max_connections_each=3, forwarded="127.0.0.9") as gate:
            there = [await gate.come(request(gate.port, "/")), *[await gate.come(GET) for _ in range(2)]]
            for _ in range(5):
                reader, _ = await gate.come(GET)
                assert (await reader.read()).startswith(b"HTTP/1.1 503")
            assert gate.count("crowded") == 5
            reader, _ = await gate.come(GET, "127.0.0.2")
            assert (await reader.readline()).startswith(b"HTTP/1.1 200"), "others come in"
            for _ in range(5):
                reader, _ = await gate.come(GET, "127.0.0.9")
                assert (await reader.readline()).startswith(b"HTTP/1.1 200"), "a proxy stands for many"
            for _, writer in there:
                writer.close()
            await gate.rounds()
            reader, _ = await gate.come(GET)
            assert (await reader.readline()).startswith(b"HTTP/1.1 200"), "there is room again"

    with caplog.at_level(logging.INFO):
        play(scene)
    said = [record for record in caplog.records if record.name == connections.__name__]
    assert [(record.getMessage(), record.__dict__["address"]) for record in said] == [
        ("more connections than one address may have", "127.0.0.1")
    ]


def test_where_there_is_no_room_whoever_has_not_asked_for_anything_goes(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with opened(most=4) as gate:
            silent = []
            for _ in range(3):
                silent.append(await gate.come())
                await gate.later(1)
            sockets = [await gate.come(request(gate.port, "/")) for _ in range(4)]
            assert gate.count("late") == 3
            for reader, _ in silent:
                assert await reader.read() == b""
            reader, _ = await gate.come(GET)
            assert (await reader.read()).startswith(b"HTTP/1.1 503")
            assert gate.count("full") == 1
            for _, writer in sockets:
                writer.close()
            await gate.rounds()
            reader, _ = await gate.come(GET)
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")

    with caplog.at_level(logging.INFO):
        play(scene)
    said = [record.getMessage() for record in caplog.records if record.name == connections.__name__]
    assert said == ["there is no room for more connections", "there is room for connections again"]


def test_a_server_with_few_files_lets_people_in_whatever_others_begin(tmp_path: Path) -> None:
    few = ("sh", "-c", 'ulimit -n 200; exec "$0" "$@"', sys.executable, "-P", "-m", "tafelrunde")
    running = Running(tmp_path, few, TAFELRUNDE_BOT_PROCESSES="0")
    host, port = "127.0.0.1", running.port

    async def scene() -> None:
        halves = []
        for number in range(400):
            halves.append(await asyncio.open_connection(host, port))
            halves[-1][1].write(POST if number % 2 else POST + b"Content-Length: 10\r\n\r\n")
        anna = await asyncio.to_thread(running.guest, "Anna")
        assert await asyncio.to_thread(anna, "GET", "/me")

    asyncio.run(asyncio.wait_for(scene(), 120))
    log = (tmp_path / "errors").read_text()
    assert log.count("there is no room for more connections") == 1
    assert "few files may be open here" in log
    running.stop()
    assert '"error"' not in (tmp_path / "errors").read_text()
