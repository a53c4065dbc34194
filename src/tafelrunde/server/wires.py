"""Sockets as uvicorn has them, with one thing more: several texts go out in one write."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

TEXTS: Final = "tafelrunde.texts"
"""What the application finds it under among the extensions of its scope."""
Texts = Callable[[Sequence[bytes]], Awaitable[None]]


class Wire(WebSocketsSansIOProtocol):
    """A socket that can be given several texts at once: each is a message, and all are one call of the system."""

    def handle_connect(self, event: Request) -> None:
        """Let the application know what this can do."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][TEXTS] = {"send": self.send_texts}

    async def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send texts, as soon as the other side has taken what was sent before."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))


def texts_of(socket: WebSocket) -> Texts:
    """Return what sends texts over a socket, one after the other where that is all it can."""

    async def one_by_one(texts: Sequence[bytes]) -> None:
        for text in texts:
            await socket.send_text(text.decode())

    return cast("Texts", socket.scope.get("extensions", {}).get(TEXTS, {}).get("send", one_by_one))
