"""Sockets as uvicorn has them, with a short way in and out for what comes and goes all the time: one text in one frame.

Whatever else there is (pings, fragments, closing, what is wrong) goes the way of the library, which knows the protocol.
"""

import logging
from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from tafelrunde.server.door.connections import Visit
from tafelrunde.server.ground.logs import EACH

WIRE: Final = "tafelrunde.wire"
"""What the application finds it under among the extensions of its scope."""
TEXT: Final = 0x81
"""The first byte of a text that is one frame."""
WAITING: Final = 8
"""So many messages may wait to be read by the application; then nothing more is taken from the network."""


class Wire(WebSocketsSansIOProtocol):
    """A socket whose texts go out at once, several of them in one call of the system."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = self.conn.logger = logging.getLogger(EACH)
        self.drained: Callable[[], object] | None = None
        """Called when the other side reads again, after it did not."""
        self.visit: Visit | None = None
        """As what it was let in."""
        self._ragged = False
        """Whether the library may be in the middle of something: then all that comes is for it to read."""

    def handle_connect(self, event: Request) -> None:
        """Let the application know what this can do."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {"wire": self}

    def data_received(self, data: bytes) -> None:
        """Take what has come."""
        if not self.handshake_complete or self._ragged or self.close_sent:
            self._ragged = self._ragged or self.handshake_initiated
            super().data_received(data)
            return
        start = 0
        while start < len(data):
            found = frame(data, start)
            if found is None or data[start] != TEXT or found[1] - found[0] > self.config.ws_max_size:
                break
            begin, end = found
            text = apply_mask(data[begin:end], data[begin - 4 : begin])
            if not text.isascii():
                break
            self._hand_on(text.decode())
            start = end
        if start < len(data):
            rest = data[start:]
            self._ragged = not whole(rest)
            super().data_received(rest)

    def _hand_on(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another one."""
        super().connection_lost(exc)
        if self.visit is not None:
            self.visit.over()

    def pause_writing(self) -> None:
        """Wait until the other side reads, but not for ever."""
        super().pause_writing()
        if self.visit is not None:
            self.visit.stalled(on=True)

    def send_receive_event_to_app(self) -> None:
        """Hand on what the library has read; what is no text ends the socket, and nobody writes that down."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def resume_writing(self) -> None:
        """Go on when the other side has read."""
        super().resume_writing()
        if self.visit is not None:
            self.visit.stalled(on=False)
        if self.drained is not None:
            self.drained()

    def post(self, texts: Sequence[bytes]) -> bool:
        """Send texts at once; tell whether they were taken: as long as the other side does not read they are not."""
        if not self.writable.is_set():
            return False
        if not self.disconnected and not self.close_sent:
            parts: list[bytes] = []
            for text in texts:
                parts.append(head(len(text)))
                parts.append(text)
            self.transport.write(b"".join(parts))
        return True


def frame(data: bytes, start: int) -> tuple[int, int] | None:
    """Return where the payload of the frame that starts there begins and ends, None if it is not masked or not whole.

    >>> frame(bytes([TEXT, 0x82, 1, 2, 3, 4]) + b"ok", 0)
    (6, 8)
    """
    if len(data) < start + 6 or data[start + 1] < 0x80:
        return None
    size, begin = data[start + 1] & 0x7F, start + 6
    if size == 126:
        size, begin = int.from_bytes(data[start + 2 : start + 4], "big"), start + 8
    elif size == 127:
        return None
    return (begin, begin + size) if len(data) >= begin + size else None


def whole(data: bytes) -> bool:
    """Tell whether these are frames that are messages each, with nothing left over."""
    start = 0
    while start < len(data):
        found = frame(data, start)
        if found is None or not data[start] & 0x80 or not data[start] & 0x0F:
            return False
        start = found[1]
    return True


def head(size: int) -> bytes:
    r"""Return what goes before a text of so many bytes.

    >>> head(5), head(300)
    (b'\x81\x05', b'\x81~\x01,')
    """
    if size < 126:
        return bytes((TEXT, size))
    return b"\x81\x7e" + size.to_bytes(2, "big") if size < 65536 else b"\x81\x7f" + size.to_bytes(8, "big")


def wire_of(socket: WebSocket) -> Wire | None:
    """Return the wire of a socket, None where another server than ours has it."""
    return cast("Wire | None", socket.scope.get("extensions", {}).get(WIRE, {}).get("wire"))
