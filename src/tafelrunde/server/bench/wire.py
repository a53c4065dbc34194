"""A websocket as lean as can be: whole messages as bytes, nothing checked, so that those who measure cost little."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10


class Wire(asyncio.Protocol):
    """One socket; `heard` is given each message when it has come, and `closed` is told when the other side is gone."""

    def __init__(self, request: bytes, heard: "Heard", closed: Callable[[], None]) -> None:
        self._request = request
        self._heard = heard
        self._closed = closed
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bytes = 0
        """What was heard so far."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server has closed a socket before it was open"))
        self._closed()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done() and not self._open():
            return
        start = 0
        while (found := frame(self._buffer, start)) is not None:
            opcode, begin, end = found
            self._take(opcode, bytes(self._buffer[begin:end]))
            start = end
        if start:
            del self._buffer[:start]

    def _open(self) -> bool:
        """Take the answer to the request; tell whether it is there."""
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        head = bytes(self._buffer[:end])
        del self._buffer[: end + 4]
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.opened.set_exception(ConnectionError(f"no socket was opened: {head.splitlines()[0].decode()}"))
            return False
        self.opened.set_result(None)
        return True

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.bytes += len(payload)
            self._heard(self, payload)
        elif opcode == PING:
            self._write(PONG, payload)
        elif opcode == CLOSE:
            self.close()

    def say(self, message: bytes) -> None:
        """Send a text."""
        self._write(TEXT, message)

    def _write(self, opcode: int, payload: bytes) -> None:
        """Write a frame; a mask of zeros leaves it as it is."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(bytes([0x80 | opcode]) + length + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


Heard = Callable[[Wire, bytes], None]


def frame(buffer: bytearray, start: int) -> tuple[int, int, int] | None:
    """Return kind, begin and end of the frame that starts there, None while it is not whole.

    >>> frame(bytearray(b"?" + bytes([0x81, 5]) + b"hello"), 1)
    (1, 3, 8)
    """
    there = len(buffer) - start
    if there < 2:
        return None
    size, begin = buffer[start + 1] & 0x7F, start + 2
    if size >= 126:
        width = 2 if size == 126 else 8
        if there < 2 + width:
            return None
        size, begin = int.from_bytes(buffer[begin : begin + width], "big"), begin + width
    return (buffer[start] & 0x0F, begin, begin + size) if len(buffer) >= begin + size else None


def request(port: int, path: str, token: str = "") -> bytes:
    """Return what asks a server to open a socket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    ]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def connect(
    port: int, path: str, heard: Heard, closed: Callable[[], None], token: str = ""
) -> Wire:
    """Open a socket at a server of this machine."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(request(port, path, token), heard, closed), "127.0.0.1", port
    )
    await wire.opened
    return wire
