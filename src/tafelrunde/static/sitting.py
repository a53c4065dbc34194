"""One table of the browser: who sits there, the game, and what is said of both in the shapes that a server sends."""

import time
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec import Struct

import tafelrunde
from tafelrunde import games
from tafelrunde.desk import Deed, Seat
from tafelrunde.desk.deeds import deed
from tafelrunde.table import HUMAN, Table

PROTOCOL: Final = 1
"""The version of what the page is sent: that of a server."""
ME: Final = "me"
"""The one person there is."""
NEWS: Final = 32
"""So many deeds come with a desk at most; those before are fetched page by page."""
PAGE: Final = 100
SECONDS: Final = 1.0
"""So long a bot may think."""


def now() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


class Kept(Struct, omit_defaults=True):
    """What the browser keeps of a table beside its log."""

    id: str
    game: str
    names: list[str]
    """Who sits where; "" is a bot."""
    players: list[str]
    """Who plays where from the beginning, as the log names them."""
    created: int
    changed: int
    options: dict[str, Any] = {}
    hints: bool = True
    ended: int = 0
    rematch: str = ""
    worn: list[int] = []
    """In a rematch the seat that each had in the first game."""
    imported: dict[str, Any] | None = None
    tried: dict[str, Any] | None = None


@dataclass
class Sitting:
    """A table, what is kept of it, and who looks on from where."""

    kept: Kept
    table: Table
    seat: int | None = None
    known: int | None = None
    """The version that whoever looks on was sent last."""
    looks: bool = False
    """Whether somebody looks on."""
    said: dict[str, Any] = field(default_factory=dict)
    """What was last said of who sits there and how it stands."""

    @property
    def mine(self) -> list[int]:
        """The seats of the person."""
        return [seat for seat, name in enumerate(self.kept.names) if name]

    def due(self) -> bool:
        """Tell whether the table goes on by itself: a bot is asked."""
        table = self.table
        return table.who >= 0 and not table.paused and table.differs is None and table.players[table.who] != HUMAN

    def step(self) -> None:
        """Let the bot that is asked make its move."""
        for bot in self.table.bots.values():
            bot.seconds = SECONDS
        self.table.bot_acts()

    def info(self) -> dict[str, Any]:
        """Return the table as the lobby shows it."""
        kept, table = self.kept, self.table
        roles = games.load(kept.game).roles
        ending = table.ending
        chairs = [
            {
                "seat": seat,
                "role": roles[seat] if seat < len(roles) else "",
                "person": {"id": ME, "name": name} if name else None,
                "bot": "" if player == HUMAN else player,
                "online": bool(name),
                "asked": player == HUMAN and table.who == seat,
                "resigned": bool(name) and player != HUMAN and seat not in table.away,
                "stood_in": table.stood_in.get(seat, 0),
            }
            for seat, (name, player) in enumerate(zip(kept.names, table.players, strict=True))
        ]
        return {
            "id": kept.id,
            "game": kept.game,
            "status": "running" if ending is None else "over",
            "public": False,
            "host": {"id": ME, "name": next(filter(None, kept.names), "")},
            "chairs": chairs,
            "chosen": {"options": kept.options, "hints": kept.hints, "chat": False, "spectators": False},
            "created": kept.created,
            "changed": kept.changed,
            "paused": table.paused,
            "result": None if ending is None or ending.how == "void" else ending.result,
            "reason": "" if ending is None else ending.why or ending.how,
            "rematch": kept.rematch,
            "began": kept.created,
            "ended": kept.ended,
            "imported": kept.imported,
            "tried": kept.tried,
            "worn": kept.worn,
        }

    def seated(self) -> dict[str, Any]:
        """Return the table with one's own seats."""
        return {"table": self.info(), "mine": self.mine}

    def greeting(self, seat: int | None, since: int | None) -> list[dict[str, Any]]:
        """Answer somebody who looks on from now on, from a seat, and knows what was until some version."""
        self.looks, self.seat, self.known = True, seat, since
        self.said = self.info()
        welcome = {"type": "welcome", "protocol": PROTOCOL, "server": tafelrunde.__version__, "table": self.said}
        return [{**welcome, "viewer": seat, "mine": self.mine}, self.desk()]

    def news(self) -> list[dict[str, Any]]:
        """Return what whoever looks on is sent after something has happened."""
        if not self.looks:
            return []
        found = [self.desk()]
        info = self.info()
        if lasting(info) != lasting(self.said):
            self.said = info
            found.append({"type": "table", "table": info})
        return found

    def desk(self) -> dict[str, Any]:
        """Return the desk of whoever looks on, with what is new to them."""
        table, since = self.table, self.known
        if since is not None:
            since = max(0, min(since, table.version), table.version - NEWS)
        seats = [
            Seat(name, "" if player == HUMAN else player)
            for name, player in zip(self.kept.names, table.players, strict=True)
        ]
        desk = table.desk(self.seat, since, seats, sent=True)
        self.known = table.version
        about = {"type": "desk", "table": self.kept.id, "version": table.version, "key": self.key(), "since": since}
        return {**about, "desk": desk}

    def key(self) -> str:
        """Return the key of what is seen from there."""
        return f"{self.table.sight(self.seat).key:016x}"

    def deeds(self, seat: int | None, since: int) -> list[Deed]:
        """Return a part of what a seat has lived through, in words alone."""
        moments = self.table.lived(seat, since)[:PAGE]
        plain = [msgspec.structs.replace(moment, before=None, after=None) for moment in moments]
        return [deed(self.table.game, seat, moment) for moment in plain]


def lasting(info: dict[str, Any]) -> dict[str, Any]:
    """Return what of a table does not change with every move."""
    chairs = [{**chair, "asked": False} for chair in info.get("chairs", ())]
    return {**info, "changed": 0, "chairs": chairs}
