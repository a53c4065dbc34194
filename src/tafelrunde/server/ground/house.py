"""What one server process holds together: settings, store, people, tables, bots; and how it answers."""

import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tafelrunde.server.door.holding import Room
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.door.passwords import Passwords
from tafelrunde.server.door.security import Cookies, new_token
from tafelrunde.server.ground import problems
from tafelrunde.server.ground.metrics import Metrics
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.work import Works
from tafelrunde.store.store import Store

if TYPE_CHECKING:
    from tafelrunde.server.archive.reader import Reader
    from tafelrunde.server.bots.workers import Pool
    from tafelrunde.server.door.callers import Sessions
    from tafelrunde.server.friends.groups import Groups
    from tafelrunde.server.live.life import Signs
    from tafelrunde.server.live.notices import Notices
    from tafelrunde.server.live.tables import Tables
    from tafelrunde.server.lobby.lobby import Lobby

SIGNED_IN: Final[dict[str, Any]] = {"security": [{"cookie": []}, {"bearer": []}]}
"""For the OpenAPI document: this is for people that the server knows."""
SHAPES: Final[set[Any]] = {problems.Details}
"""Everything that routes answer with: their schemas stand in the OpenAPI document."""


class House:
    """One server process."""

    sessions: "Sessions"
    tables: "Tables"
    lobby: "Lobby"
    groups: "Groups"
    pool: "Pool"
    notices: "Notices"
    importer: "Reader"
    replayer: "Reader"
    life: "Signs"

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.limits = Limits(settings, store)
        self.passwords = Passwords()
        self.cookies = Cookies(settings)
        self.metrics = Metrics()
        self.work = Works()
        self.room = Room()
        self.name = new_token()[:16]
        """Which process this is, for leases."""
        self.stopping = False
        self.ready = False
        self.removed = False
        """Whether something was removed that may still lie beside the tables of the store."""

    def turn_away(self) -> None:
        """Tell whoever waits for what takes its time that the server stops: nothing of it would be done in time."""
        for work in (self.work.replays, self.work.imports):
            work.stop()
        self.passwords.stop()
        self.pool.stop_hints()
        for reader in (self.importer, self.replayer):
            reader.end(for_good=True)

    async def forget(self, person: str) -> None:
        """Ask the store again who somebody is, here and at other processes: a session is over, or a name is new."""
        self.sessions.forget(person)
        await self.tables.see_off(person)
        await self.store.announce(f"person/{person}")


def house_of(request: HTTPConnection) -> House:
    """Return the process that a request has come to."""
    return cast("House", request.app.state.house)


class Steady:
    """The time of day, in milliseconds of Unix time; it goes on when somebody sets the clock of the machine back.

    >>> wall, since_start = [5000], [100]
    >>> steady = Steady(lambda: wall[0], lambda: since_start[0])
    >>> wall[0], since_start[0] = 1000, 350
    >>> steady()
    5250
    """

    def __init__(self, wall: Callable[[], int], since_start: Callable[[], int]) -> None:
        self._wall = wall
        self._since_start = since_start
        self._last = (wall(), since_start())

    def __call__(self) -> int:
        """Return the time."""
        time, then = self._last
        passed = self._since_start() - then
        self._last = (max(self._wall(), time + passed), then + passed)
        return self._last[0]


now = Steady(lambda: time.time_ns() // 1_000_000, lambda: time.monotonic_ns() // 1_000_000)


def answer(said: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return an answer in JSON."""
    return Response(msgspec.json.encode(said), status, dict(headers or {}), "application/json")


def nothing() -> Response:
    """Return that it is done, without a word."""
    return Response(status_code=204)


def gives(shape: Any, *statuses: int, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """Return for the OpenAPI document what a route answers with, and how it may fail."""
    found = problems.responses(*statuses)
    if shape is None:
        return {204: {"description": "Done"}, **found}
    SHAPES.add(shape)
    schema = {"$ref": f"#/components/schemas/{shape.__name__}"}
    return {status: {"description": "Done", "content": {"application/json": {"schema": schema}}}, **found}


def address(request: HTTPConnection) -> str:
    """Return where a request comes from, as it is counted."""
    return str(request.scope.get("address", "?"))
