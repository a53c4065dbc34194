"""Where an agent sits: at a table in this process, or in a seat of a server. It sees its seat's view alone."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from tafelrunde.client import Client, DeskMessage, Info, Problem
from tafelrunde.client import Seat as SeatThere
from tafelrunde.core.engine import State
from tafelrunde.core.errors import IllegalAction, TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.desk import Desk
from tafelrunde.desk.shapes import Seat
from tafelrunde.table import HUMAN, Table


class Illegal(TafelrundeError):
    """An answer that the rules do not allow."""

    def __init__(self, sentence: str, rule: str) -> None:
        super().__init__(sentence)
        self.rule = rule


class Place(Protocol):
    """A seat in a game."""

    seat: int

    def look(self) -> tuple[Desk, State]:
        """Return what the seat sees and may do now."""

    def heard(self) -> Sequence[Event]:
        """Return all that the seat has heard so far."""

    def submit(self, version: int, action: int) -> None:
        """Answer; what the rules forbid is `Illegal`."""

    def wait(self, seconds: float) -> None:
        """Wait until the seat is asked or the game is over, at most so long."""

    def chat(self) -> Sequence[tuple[str, str]]:
        """Return who has said what."""


class Here:
    """A seat at a table in this process; bots answer at once."""

    def __init__(
        self, game: str, players: Sequence[str], options: Mapping[str, object] | None = None, seed: int | None = None
    ) -> None:
        self.table = Table(game, list(players), options, seed=seed)
        self.table.alone = True
        self.seat = self.table.players.index(HUMAN)
        self._let_bots_act()

    def look(self) -> tuple[Desk, State]:
        """Return what the seat sees and may do now."""
        seats = [Seat("", "" if name == HUMAN else name) for name in self.table.players]
        return self.table.desk(self.seat, seats=seats), self.table.view(self.seat)

    def heard(self) -> Sequence[Event]:
        """Return all that the seat has heard so far."""
        return self.table.events(self.seat)

    def submit(self, version: int, action: int) -> None:
        """Answer; what the rules forbid is `Illegal`."""
        try:
            self.table.submit(self.seat, version, action)
        except IllegalAction as error:
            raise Illegal(str(error), error.rule) from None
        self._let_bots_act()

    def wait(self, seconds: float) -> None:
        """Wait for nobody: bots have answered already."""

    def chat(self) -> Sequence[tuple[str, str]]:
        """Return nothing: nobody talks here."""
        return ()

    def _let_bots_act(self) -> None:
        while self.table.bot_acts():
            pass


class There:
    """A seat at a server."""

    def __init__(self, seat: SeatThere) -> None:
        self._seat = seat
        self.seat = seat.number

    @property
    def table(self) -> str:
        """The id of the table."""
        return self._seat.table

    def look(self) -> tuple[Desk, State]:
        """Return what the seat sees and may do now: both of one moment."""
        while True:
            message: DeskMessage = self._seat.desk()
            version, view = self._seat.view()
            if version == message.version:
                return message.desk, view

    def heard(self) -> Sequence[Event]:
        """Return all that the seat has heard so far."""
        return self._seat.past

    def submit(self, version: int, action: int) -> None:
        """Answer; what the rules forbid is `Illegal`."""
        try:
            self._seat.submit(version, action)
        except Problem as problem:
            if problem.code == "illegal":
                raise Illegal(str(problem), problem.rule) from None
            raise

    def wait(self, seconds: float) -> None:
        """Wait until the seat is asked or the game is over, at most so long."""
        self._seat.wait(seconds)

    def chat(self) -> Sequence[tuple[str, str]]:
        """Return who has said what."""
        return [(line.name, line.text) for line in self._seat.chat()]


class Tables:
    """Where an agent finds a game at a server."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def waiting(self) -> list[tuple[str, str, str, int]]:
        """Return the tables that wait for players: id, game, title, free seats."""
        return [
            (info.id, info.game, info.chosen.title, free_in(info))
            for info in self._client.tables()
            if info.status == "open"
        ]

    def open(self, game: str, chairs: Sequence[str], options: Mapping[str, object], public: bool) -> tuple[There, str]:
        """Open a table and sit down; return the seat, and a link for others where a chair is free."""
        seat = self._client.open(game, *chairs, options=dict(options), public=public)
        if "open" in chairs:
            return There(seat), self._client.invite(seat.table)
        seat.start()
        return There(seat), ""

    def join(self, where: str) -> There:
        """Sit down at a public table, by its id, or follow a link; a seat that one has already is taken up."""
        if "#" in where:
            return There(self._client.follow(where))
        return There(self._client.sit(where) if self._client.table(where).mine else self._client.join(where))

    def begin(self, place: There) -> None:
        """Begin the game at a table that one has opened."""
        self._client.sit(place.table).start()


def free_in(info: Info) -> int:
    """Return how many can still sit down at a table."""
    return sum(chair.person is None and not chair.bot for chair in info.chairs)
