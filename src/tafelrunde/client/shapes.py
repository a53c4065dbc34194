"""What the server sends, as far as a client that plays needs it; what is missing here is left alone when it comes."""

from typing import Any

from msgspec import Struct

from tafelrunde.desk import Desk


class Someone(Struct, frozen=True):
    """A person as others see it."""

    id: str
    name: str


class Chair(Struct, frozen=True):
    """A seat of a table and who has it."""

    seat: int
    role: str = ""
    person: Someone | None = None
    bot: str = ""
    """The bot that plays here, "" for none."""
    online: bool = False


class Chosen(Struct, frozen=True):
    """What was chosen for a table."""

    options: dict[str, Any] = {}
    title: str = ""


class Info(Struct, frozen=True):
    """A table as everybody may know it."""

    id: str
    game: str
    status: str
    """"open", "running", "over" or "cancelled"."""
    public: bool
    host: Someone | None
    chairs: list[Chair]
    chosen: Chosen
    result: list[float] | None = None
    reason: str = ""
    """Why it ended, where not by the rules of the game."""


class Seated(Struct, frozen=True):
    """A table, and the seats that one has there."""

    table: Info
    mine: list[int]


class Lobby(Struct, frozen=True):
    """The public tables, and one's own."""

    tables: list[Info]
    mine: list[Info]


class Me(Struct, frozen=True):
    """Oneself."""

    id: str
    name: str
    login: str | None = None


class Entered(Struct, frozen=True):
    """Oneself, and what was given for it once."""

    me: Me
    token: str = ""


class Link(Struct, frozen=True):
    """A link to hand out."""

    token: str
    url: str


class DeskMessage(Struct, frozen=True):
    """A desk as it is sent."""

    table: str
    version: int
    key: str
    since: int | None
    desk: Desk


class Look(Struct, frozen=True):
    """What a seat sees as a position document, and what it has heard since a version."""

    version: int
    key: str
    view: dict[str, Any]
    heard: list[dict[str, Any]]
    until: int


class Done(Struct, frozen=True):
    """A command that was carried out."""

    cmd_id: str
    version: int
    key: str
    made: int


class Line(Struct, frozen=True):
    """A line of chat."""

    number: int
    name: str
    text: str
    at: int
    person: str = ""
    seat: int | None = None


class Lines(Struct, frozen=True):
    """The chat so far."""

    lines: list[Line]
