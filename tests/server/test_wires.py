"""What goes over a socket when several things are to be said at once."""

import asyncio
from typing import Any

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Opcode

from tafelrunde.server.bench.wire import frame, request
from tafelrunde.server.wires import Wire, texts_of

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
    await texts_of(socket)(SAID)
    await socket.close()


def test_several_texts_are_messages_of_their_own_in_one_write() -> None:
    async def scene() -> list[bytes]:
        app = Starlette(routes=[WebSocketRoute("/table", says_all)])
        wire, transport = Wire(Config(app, log_config=None), ServerState(), {}), Transport()
        wire.connection_made(transport)
        wire.data_received(request(80, "/table"))
        while not transport.written or transport.written[-1][0] != 0x80 | Opcode.CLOSE:
            await asyncio.sleep(0)
        return transport.written

    opened, all_of_it, _ = asyncio.run(scene())
    assert b" 101 " in opened.split(b"\r\n")[0]
    said, start, buffer = [], 0, bytearray(all_of_it)
    while (found := frame(buffer, start)) is not None:
        opcode, begin, start = found
        assert opcode == Opcode.TEXT
        said.append(bytes(buffer[begin:start]))
    assert said == SAID
    assert start == len(buffer)
