"""What goes over a socket, and how it may come."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tafelrunde.server.bench.wire import frame, request
from tafelrunde.server.door.connections import Connection, Porter
from tafelrunde.server.door.wires import Wire, wire_of
from tafelrunde.server.ground.settings import Settings

WIRE = """config scope transport conn queue frames curr_msg_data_type writable read_paused close_sent disconnected
handshake_initiated handshake_complete handle_connect handle_parser_exception send_receive_event_to_app data_received
connection_lost pause_writing resume_writing receive"""
"""What `Wire` takes from a class of uvicorn that is private."""
CONNECTION = """conn transport logger handle_websocket_upgrade on_response_complete connection_made connection_lost
data_received pause_writing resume_writing"""
"""And what `Connection` takes."""
SAID = [b'{"type":"desk"}', b'{"type":"turn"}', "Königsmörder ".encode() * 1000]


class Transport(asyncio.Transport):
    """Keeps what is written, write by write."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def says_all(socket: WebSocket) -> None:
    await socket.accept()
    wire = wire_of(socket)
    assert wire is not None
    assert wire.post(SAID)
    await socket.close()


def opened(app: Starlette) -> tuple[Wire, Transport]:
    """Return a socket that has been asked for."""
    wire, transport = Wire(Config(app, log_config=None, ws_max_size=5000), ServerState(), {}), Transport()
    wire.connection_made(transport)
    wire.data_received(request(80, "/table"))
    return wire, transport


def test_several_texts_are_messages_of_their_own_in_one_write() -> None:
    async def scene() -> list[bytes]:
        _, transport = opened(Starlette(routes=[WebSocketRoute("/table", says_all)]))
        while not transport.written or transport.written[-1][0] != 0x80 | Opcode.CLOSE:
            await asyncio.sleep(0)
        return transport.written

    answer, all_of_it, _ = asyncio.run(scene())
    assert b" 101 " in answer.split(b"\r\n")[0]
    said, start, buffer = [], 0, bytearray(all_of_it)
    while (found := frame(buffer, start)) is not None:
        opcode, begin, start = found
        assert opcode == Opcode.TEXT
        said.append(bytes(buffer[begin:start]))
    assert said == SAID
    assert start == len(buffer)


def framed(opcode: int, payload: bytes, fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(Opcode(opcode), payload, fin).serialize(mask=True)


def hello(text: str) -> bytes:
    return framed(Opcode.TEXT, text.encode())


CUT = hello("in two parts")
COMES = {
    "one by one": ([hello("a"), hello("b" * 200), hello("c" * 4000)], ["a", "b" * 200, "c" * 4000]),
    "all at once": ([hello("a") + hello("b") + hello("c")], ["a", "b", "c"]),
    "with other letters": ([hello("a") + hello("Mörder") + hello("b"), hello("c")], ["a", "Mörder", "b", "c"]),
    "with a pong between": ([hello("a") + framed(Opcode.PONG, b"") + hello("b"), hello("c")], ["a", "b", "c"]),
    "cut anywhere": ([hello("a") + CUT[:9], CUT[9:] + hello("b"), hello("c")], ["a", "in two parts", "b", "c"]),
    "cut after two bytes": ([CUT[:2], CUT[2:], hello("b")], ["in two parts", "b"]),
    "in fragments": (
        [framed(Opcode.TEXT, b"in ", False), framed(Opcode.CONT, b"parts"), hello("b")],
        ["in parts", "b"],
    ),
}


@pytest.mark.parametrize("way", COMES)
def test_texts_are_heard_however_they_come(way: str) -> None:
    sent, expected = COMES[way]

    async def scene() -> tuple[list[str], Transport]:
        heard: list[str] = []

        async def listens(socket: WebSocket) -> None:
            await socket.accept()
            while True:
                heard.append(await socket.receive_text())

        wire, transport = opened(Starlette(routes=[WebSocketRoute("/table", listens)]))
        while not transport.written:
            await asyncio.sleep(0)
        for part in sent:
            wire.data_received(part)
            for _ in range(10):
                await asyncio.sleep(0)
        wire.connection_lost(None)
        for _ in range(10):
            await asyncio.sleep(0)
        return heard, transport

    heard, transport = asyncio.run(scene())
    assert heard == expected
    assert len(transport.written) == 1  # nothing was wrong with it


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (hello("x" * 5001), 1009),
        (framed(Opcode.TEXT, b"\xff\xfe"), 1007),
        (framed(Opcode.TEXT, b"a\xff", fin=False) + framed(Opcode.CONT, b"b"), 1007),
        (b"\x81\x05hello", 1002),
    ],
    ids=["too large", "no UTF-8", "no UTF-8 in fragments", "not masked"],
)
def test_what_is_too_large_or_malformed_closes_the_socket_and_is_no_news(
    wrong: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> list[bytes]:
        async def listens(socket: WebSocket) -> None:
            await socket.accept()
            with suppress(WebSocketDisconnect):
                await socket.receive_text()

        wire, transport = opened(Starlette(routes=[WebSocketRoute("/table", listens)]))
        while not transport.written:
            await asyncio.sleep(0)
        wire.data_received(wrong)
        for _ in range(10):
            await asyncio.sleep(0)
        return transport.written

    with caplog.at_level(logging.WARNING):
        _, last = asyncio.run(scene())
    assert (last[0], int.from_bytes(last[2:4], "big")) == (0x80 | Opcode.CLOSE, code)
    assert [record.getMessage() for record in caplog.records] == []


def test_uvicorn_has_what_our_sockets_and_connections_stand_on() -> None:
    async def scene() -> list[tuple[object, str]]:
        wire, _ = opened(Starlette())
        connection = Connection(Porter(Settings(), 1), config=wire.config, server_state=ServerState(), app_state={})
        return [
            *((wire, name) for name in WIRE.split()),
            *((connection, name) for name in CONNECTION.split()),
        ]

    for thing, name in asyncio.run(scene()):
        assert hasattr(thing, name), (
            f"uvicorn {uvicorn.__version__} has no {type(thing).__mro__[1].__name__}.{name} any more: "
            "look what it does instead before its bound in pyproject.toml is raised"
        )


def test_whoever_does_not_read_is_sent_nothing_more_until_they_do() -> None:
    async def scene() -> tuple[bool, int, list[str]]:
        wire, _ = opened(Starlette())
        woken: list[str] = []
        wire.drained = lambda: woken.append("again")
        wire.pause_writing()
        taken = wire.post([b"a"])
        before = len(woken)
        wire.resume_writing()
        return taken, before, woken

    assert asyncio.run(scene()) == (False, 0, ["again"])
