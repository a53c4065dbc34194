"""Who plays at a server: signed in as a guest, with an account or by a key, they open, find and join tables."""

import time
from typing import Any, Final

from tafelrunde import bots
from tafelrunde.client.problems import Problem
from tafelrunde.client.seat import Seat
from tafelrunde.client.shapes import Entered, Info, Link, Lobby, Me, Seated
from tafelrunde.client.wire import Wire

LOOK: Final = 1.0
"""After so many seconds somebody who waits for players looks again."""


class Client:
    """Somebody at a server; whoever has the token of a session, a bot account or a seat makes one of it."""

    def __init__(self, url: str, token: str) -> None:
        self.wire = Wire(url, token)

    @classmethod
    def guest(cls, url: str, name: str, *, code: str | None = None, link: str | None = None) -> "Client":
        """Come in as a guest; where strangers are kept out with a code of the operator, or by a table's link."""
        given = {"code": code, "link": link}
        wanted = {name: value for name, value in given.items() if value is not None}
        return cls._entered(url, "/me", {"name": name, "bearer": True, **wanted})

    @classmethod
    def account(cls, url: str, login: str, password: str) -> "Client":
        """Sign in with an account."""
        return cls._entered(url, "/login", {"login": login, "password": password, "bearer": True})

    @classmethod
    def _entered(cls, url: str, path: str, body: dict[str, object]) -> "Client":
        return cls(url, Wire(url).ask(Entered, "POST", path, body).token)

    @property
    def token(self) -> str:
        """What this client is known by: keep it, it is who you are."""
        return self.wire.token

    def me(self) -> Me:
        """Return who this is."""
        return self.wire.ask(Me, "GET", "/me")

    def tables(self) -> list[Info]:
        """Return the public tables."""
        return self.wire.ask(Lobby, "GET", "/tables").tables

    def mine(self) -> list[Info]:
        """Return the tables where this client sits."""
        return self.wire.ask(Lobby, "GET", "/tables").mine

    def table(self, table: str) -> Seated:
        """Return a table, and the seats that are one's own."""
        return self.wire.ask(Seated, "GET", f"/tables/{table}")

    def open(self, game: str, *chairs: str, **chosen: object) -> Seat:
        """Open a table and return one's seat; a chair is "me", "open" or the name of a bot.

        What else is chosen are fields of `POST /api/tables`: `options={"first": 0}`, `public=True`.
        """
        plain = {"me", "open"}
        wanted = [{"who": chair} if chair in plain else {"who": "bot", "bot": chair} for chair in chairs]
        return self._seat(self.wire.ask(Seated, "POST", "/tables", {"game": game, "chairs": wanted, **chosen}))

    def challenge(self, game: str, bot: bots.Bot[Any] | str, *, seats: int = 2, **chosen: object) -> list[float]:
        """Open a public table, wait in the lobby until somebody sits down on each chair, and let a bot play.

        Returns the result; called again and again, a bot takes one challenge after the other.
        """
        with self.open(game, "me", *["open"] * (seats - 1), public=True, **chosen) as seat:
            while any(chair.person is None and not chair.bot for chair in seat.info().chairs):
                time.sleep(LOOK)
            seat.start()
            return seat.play(bot)

    def join(self, table: str, seat: int | None = None, *, link: str | None = None) -> Seat:
        """Sit down at a table; at one that is not public with the token of a link."""
        given = {name: value for name, value in (("seat", seat), ("token", link)) if value is not None}
        return self._seat(self.wire.ask(Seated, "POST", f"/tables/{table}/join", given), seat)

    def follow(self, link: str) -> Seat:
        """Do what the token of an invitation or a hand-over is for, and return the seat; a whole address will do."""
        return self._seat(self.wire.ask(Seated, "POST", "/links/follow", {"token": link.rpartition("#")[2]}))

    def invite(self, table: str) -> str:
        """Return a link by which others sit down at a table."""
        return self.wire.ask(Link, "POST", f"/tables/{table}/links", {"kind": "invite"}).url

    def sit(self, table: str, seat: int | None = None) -> Seat:
        """Return a seat that one has already, the first one if none is named."""
        return self._seat(self.table(table), seat)

    def _seat(self, seated: Seated, seat: int | None = None) -> Seat:
        if not seated.mine or (seat is not None and seat not in seated.mine):
            named = "seat" if seat is None else f"seat {seat}"
            raise Problem(f"no {named} of table {seated.table.id} is yours: join it first", "not-seated")
        return Seat(self.wire, seated.table.id, seated.table.game, seated.mine[0] if seat is None else seat)

