"""A seat at a server's table: its desk, its view, answers, waiting for its turn, and bots that play for it."""

import time
import uuid
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tafelrunde import bots, games
from tafelrunde.bots.elsewhere import read
from tafelrunde.client.hearing import LOST, Ear
from tafelrunde.client.playing import Player
from tafelrunde.client.shapes import DeskMessage, Done, Info, Line, Lines, Look, Seated
from tafelrunde.client.wire import PATIENCE, Wire
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event


class Seat:
    """A seat of one's own. Use it as a context, or `close` it: it keeps a socket while it waits."""

    def __init__(self, wire: Wire, table: str, game: str, number: int) -> None:
        self.wire = wire
        self.table = table
        self.game = games.load(game)
        self.number = number
        self.past: list[Event] = []
        """What the seat has heard so far, as a bot would hear it."""
        self._until = 0
        self._ear = Ear(table, number, wire.token)
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    def __repr__(self) -> str:
        return f"<seat {self.number} of {self.game.id} at table {self.table}>"

    def __enter__(self) -> "Seat":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up; the seat stays one's own."""
        self._socket = None
        self._open.close()

    # Looking.

    def info(self) -> Info:
        """Return the table as everybody may know it."""
        return self.wire.ask(Seated, "GET", f"/tables/{self.table}").table

    def desk(self, since: int | None = None) -> DeskMessage:
        """Return what the seat sees, may do and is told, with what has happened after a version."""
        news = "" if since is None else f"&since={since}"
        return self.wire.ask(DeskMessage, "GET", f"/tables/{self.table}/desk?seat={self.number}{news}")

    def view(self) -> tuple[int, State]:
        """Return the version of the table and the seat's view; what was heard meanwhile is added to `past`."""
        while True:
            where = f"/tables/{self.table}/view?seat={self.number}&since={self._until}"
            look = self.wire.ask(Look, "GET", where)
            self.past += [read(event) for event in look.heard]
            self._until = look.until
            if look.until == look.version:
                return look.version, self.game.position(look.view)

    def chat(self) -> list[Line]:
        """Return what was said at the table: words of strangers."""
        return self.wire.ask(Lines, "GET", f"/tables/{self.table}/chat").lines

    # Acting.

    def start(self) -> None:
        """Begin the game, as its host."""
        self.wire.ask(Seated, "POST", f"/tables/{self.table}/start", {})

    def submit(self, version: int, *actions: int) -> int:
        """Answer what the seat is asked, for the version that was looked at; return the version of the table now."""
        return self.command("submit", version=version, actions=list(actions)).version

    def resign(self) -> None:
        """Give the game up."""
        self.command("resign")

    def consent(self, yes: bool) -> None:
        """Answer somebody who has asked to take something back, or has offered a draw."""
        self.command("answer", yes=yes)

    def say(self, text: str) -> None:
        """Say something at the table."""
        self._send({"type": "chat", "text": text})

    def leave(self) -> None:
        """Stand up; in a game happens what was chosen for that."""
        self.wire.ask(Seated, "POST", f"/tables/{self.table}/leave", {"seat": self.number})

    def command(self, kind: str, **said: Any) -> Done:
        """Send any command of the protocol for this seat; one that got lost is sent again, and carried out once."""
        return self._send({"type": kind, "seat": self.number, **said})

    def _send(self, said: dict[str, Any]) -> Done:
        return self.wire.ask(Done, "POST", f"/tables/{self.table}/commands", {"cmd_id": uuid.uuid4().hex, **said})

    # Waiting and playing.

    def wait(self, seconds: float | None = None) -> DeskMessage | None:
        """Return the desk once there is something to do or the game is over; None when so many seconds have passed.

        A lost connection is made again, also after a restart of the server.
        """
        end = None if seconds is None else time.monotonic() + seconds
        while True:
            try:
                return self._listen(end)
            except LOST as error:
                self.close()
                if end is not None and time.monotonic() >= end:
                    return None  # it was silent
                pause = self._ear.lost(error)
            if end is not None and time.monotonic() + pause >= end:
                return None
            time.sleep(pause)

    def _listen(self, end: float | None) -> DeskMessage:
        if self._socket is None:
            opening = connect(self.wire.socket + self._ear.path, open_timeout=left(end) or PATIENCE)
            self._socket = self._open.enter_context(opening)
        self._socket.send(self._ear.hello())
        while True:
            message = self._ear.hear(self._socket.recv(left(end)))
            if message is not None:
                return message

    def play(self, bot: bots.Bot[Any] | str, *, seconds: float | None = None) -> list[float]:
        """Let a bot play to the end of the game, and return the result for each seat.

        The bot is given the view and hears the events of its seat, as it would anywhere else; where it fails, or takes
        more than so many seconds, `greedy` makes the move.
        """
        player = Player(self, bot, seconds)
        with self:
            while (result := player.act(self.wait())) is None:
                pass
        return result


def left(end: float | None) -> float | None:
    """Return how many seconds are left, None where there is no end."""
    return None if end is None else max(0.0, end - time.monotonic())
