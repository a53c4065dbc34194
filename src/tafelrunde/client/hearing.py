"""What is heard at the socket of a table, whoever reads it: which desk is news, and when it is no use to go on."""

import json
import time
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from tafelrunde.client.problems import Problem, Unreachable
from tafelrunde.client.shapes import DeskMessage

FOR_GOOD: Final = {4401: "signed-out", 4403: "forbidden", 4404: "unknown-table"}
"""Close codes after which it is no use to connect again."""
PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Before each new attempt to connect: the last one is repeated."""
PATIENCE: Final = 300.0
"""After so many seconds without a server nobody connects again."""
LOST: Final = (OSError, InvalidHandshake, ConnectionClosed)
"""What is raised where a connection was lost, or there is none to be had."""


class Ear:
    """What one seat listens for: its own desk, once the server has answered `hello`."""

    def __init__(self, table: str, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self._token = token
        self._welcome = False
        self._lost = 0
        self._since = 0.0

    @property
    def path(self) -> str:
        """Where the socket is."""
        return f"/api/tables/{self.table}/socket"

    def hello(self) -> str:
        """Return what asks for the desk as it is now, and for every one that comes after it."""
        self._welcome = False
        return json.dumps({"type": "hello", "seat": self.seat, "since": None, "token": self._token})

    def hear(self, text: str | bytes) -> DeskMessage | None:
        """Return the desk that a message brings if there is something to do, None for anything else."""
        message = json.loads(text)
        kind = message["type"]
        if kind == "bye":
            self._closed(message["code"], message["reason"])
        if kind == "welcome":
            self._welcome, self._lost = True, 0
        if kind in ("welcome", "table") and message["table"]["status"] == "cancelled":
            raise Problem(f"table {self.table} was given up", "not-open")
        if kind != "desk" or not self._welcome:
            return None
        desk = msgspec.json.decode(text, type=DeskMessage)
        return desk if wanted(desk, self.seat) else None

    def lost(self, error: Exception) -> float:
        """Return after how many seconds it is worth connecting again; raise what went wrong where it is not."""
        if isinstance(error, ConnectionClosed) and error.rcvd is not None:
            self._closed(error.rcvd.code, error.rcvd.reason)
        if isinstance(error, InvalidStatus):
            status = error.response.status_code
            if 400 <= status < 500 and status != 429:
                raise Problem(f"the server opens no socket: it answers with status {status}", "", status)
        self._since = self._since if self._lost else time.monotonic()
        if time.monotonic() - self._since > PATIENCE:
            raise Unreachable(f"table {self.table} cannot be reached: {error}")
        self._lost += 1
        return PAUSES[min(self._lost, len(PAUSES)) - 1]

    def _closed(self, code: int, reason: str) -> None:
        if code in FOR_GOOD:
            raise Problem(f"the server has closed the socket of table {self.table}: {reason}", FOR_GOOD[code])


def wanted(message: DeskMessage, seat: int) -> bool:
    """Tell whether there is something to do for a seat: it is asked, somebody asks it, or the game is over."""
    desk = message.desk
    if result_of(message) is not None or (desk.request is not None and seat in desk.request.waiting):
        return True
    return desk.ask is not None and desk.ask.who == seat and not desk.paused and not desk.ask.passes


def result_of(message: DeskMessage) -> list[float] | None:
    """Return how the game ended for each seat, None while it goes on."""
    desk = message.desk
    return desk.result if desk.ending is None else desk.ending.result
