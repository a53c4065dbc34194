"""Connections as uvicorn has them, with an end: whoever begins a request and does not finish it is hung up on.

An address may have so many at once, and all together have fewer than the files that a process may open: so nobody shuts
the others out. Deadlines are looked at together every other second, which costs a move nothing.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from ipaddress import ip_network
from math import inf
from typing import TYPE_CHECKING, Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tafelrunde.server.door.security import LARGEST, PIECE, Unread, among, bucket, plain
from tafelrunde.server.ground.settings import Settings

if TYPE_CHECKING:
    from tafelrunde.server.ground.metrics import Metrics

log = logging.getLogger(__name__)
strangers = logging.getLogger(f"{__name__}.strangers")
"""For what uvicorn writes: that somebody sends nonsense is no news."""
strangers.setLevel(logging.ERROR)
strangers.addFilter(lambda record: not record.exc_info or not isinstance(record.exc_info[1], Unread))

HEADER: Final = 10.0
"""Seconds until the header of a request has come."""
BODY: Final = 20.0
"""Seconds until its body has come, and one more for so many bytes of it:"""
PACE: Final = 32 * 1024
PIECES: Final = 256
"""So many pieces a body may have of whatever size; more of them are, one with another, as large as this:"""
CRUMB: Final = 512
UNREAD: Final = 30.0
"""Seconds for which somebody need not read what they are sent."""
CLOSING: Final = 10.0
"""Seconds in which a connection that was closed has to be gone."""
ROUND: Final = 2.0
"""Seconds between two looks at who dawdles."""
FILES: Final = 128
"""So many files are kept for other things: the store, bots, webhooks, the page."""
AT_THE_DOOR: Final = 1024
"""So many connections may wait to be let in. All may come in before the first is looked at: they take files too."""
LEAST: Final = 16
"""So many connections there may be in any case."""
NAMED: Final = 100
"""So many addresses with too many connections are written about before it is quiet about more."""
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Visit:
    """One connection: from where it comes, and by when something has to come of it."""

    def __init__(self, porter: "Porter", transport: asyncio.Transport, address: str) -> None:
        self._porter = porter
        self.transport = transport
        self.address = address
        self.until = inf
        """When the rest of a request must be there."""
        self.read_by = inf
        """When the other side must have read."""
        self.gone_by = inf

    def over(self) -> None:
        """Count one less."""
        self._porter.leave(self)

    def stalled(self, on: bool) -> None:
        """Note that the other side does not read, or that it does again."""
        self.read_by = self._porter.clock() + UNREAD if on else inf


class Porter:
    """Knows every connection of a process."""

    def __init__(self, settings: Settings, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self.clock = clock
        self._each = settings.max_connections_each if settings.limits else inf
        self._many = [ip_network(part) for part in (*settings.proxies, *settings.exempt)]
        self._visits: dict[Visit, None] = {}
        self._of: dict[str, int] = {}
        self._crowded: set[str] = set()
        """Addresses that have had too many, and still have half of that."""
        self._full = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self.metrics: Metrics | None = None
        """Where this is counted, once there is somebody who counts."""

    def enter(self, transport: asyncio.Transport) -> Visit | None:
        """Count one more; return None where there is no room for it."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            self._loop.call_later(ROUND, self._look)
        client = transport.get_extra_info("peername")
        sender = plain(str(client[0])) if isinstance(client, tuple) else ""
        address = "" if among(sender, self._many) else bucket(sender)
        if address and self._of.get(address, 0) >= self._each:
            self._refuse_more_of(address)
            return None
        if len(self._visits) >= self._most and not self._make_room():
            self._refused("full")
            return None
        visit = Visit(self, transport, address)
        visit.until = self.clock() + HEADER
        self._visits[visit] = None
        self._of[address] = self._of.get(address, 0) + 1
        return visit

    def leave(self, visit: Visit) -> None:
        """Count one less."""
        if visit in self._visits:
            del self._visits[visit]
            self._of[visit.address] -= 1
            if self._of[visit.address] <= self._each / 2:
                self._crowded.discard(visit.address)
            if not self._of[visit.address]:
                del self._of[visit.address]

    def _refuse_more_of(self, address: str) -> None:
        self._refused("crowded")
        if address not in self._crowded and len(self._crowded) < NAMED:
            self._crowded.add(address)
            log.warning("more connections than one address may have", extra={"address": address, "most": self._each})

    def _make_room(self) -> bool:
        """Hang up on whoever has kept us waiting for longest; tell whether there was anybody."""
        if not self._full:
            self._full = True
            log.warning("there is no room for more connections", extra={"most": self._most})
        waiting = min(self._visits, key=lambda visit: visit.until)
        if waiting.until == inf:
            return False
        self._hang_up(waiting, "late")
        return True

    def _look(self) -> None:
        """Hang up on whoever is late."""
        assert self._loop is not None
        self._loop.call_later(ROUND, self._look)
        now = self.clock()
        for visit in list(self._visits):
            if now > visit.until:
                self._hang_up(visit, "late")
            elif now > visit.read_by:
                self._hang_up(visit, "unread")
            elif visit.transport.is_closing():
                visit.gone_by = min(visit.gone_by, now + CLOSING)
                if now > visit.gone_by:
                    self._hang_up(visit, "unread")
        if self._full and len(self._visits) < 0.9 * self._most:
            self._full = False
            log.info("there is room for connections again")
        if self.metrics is not None:
            self.metrics.gauges["connections"] = len(self._visits)

    def _hang_up(self, visit: Visit, why: str) -> None:
        self._refused(why)
        self.leave(visit)
        visit.transport.abort()

    def _refused(self, why: str) -> None:
        if self.metrics is not None:
            self.metrics.count("connections_refused_total", why=why)


class Dialogue(h11.Connection):
    """What is said over a connection; a body in crumbs is no body, for each piece takes as long as a large one."""

    def __init__(self, incomplete: int) -> None:
        super().__init__(h11.SERVER, incomplete)
        self._pieces = 0
        self._bytes = 0

    def next_event(self) -> Any:
        """Return what comes next."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._pieces = self._bytes = 0
        elif isinstance(event, h11.Data):
            self._pieces += 1
            self._bytes += len(event.data)
            if self._pieces > PIECES and self._bytes < self._pieces * CRUMB:
                raise h11.RemoteProtocolError("a body in crumbs")
        return event


class Connection(H11Protocol):
    """A connection of HTTP, until it becomes a socket."""

    def __init__(self, porter: Porter, **given: Any) -> None:
        super().__init__(**given)
        self.conn = Dialogue(self.config.h11_max_incomplete_event_size or LARGEST)
        self.logger = strangers
        self._porter = porter
        self._visit: Visit | None = None
        self._body = False
        """Whether it is a body that is waited for."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, if there is room."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=PIECE)
        self._visit = self._porter.enter(transport)
        if self._visit is None:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another one."""
        super().connection_lost(exc)
        if self._visit is not None:
            self._visit.over()

    def data_received(self, data: bytes) -> None:
        """Take what has come."""
        if self._visit is None:
            return
        super().data_received(data)
        self._expect(len(data))

    def send_400_response(self, msg: str) -> None:
        """Say that this is no request, unless something else has been said already."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def on_response_complete(self) -> None:
        """Be ready for the next request."""
        super().on_response_complete()
        self._expect(0)

    def _expect(self, came: int) -> None:
        """Note by when the rest of what has begun must be there."""
        visit, state = self._visit, self.conn.their_state
        if visit is None:
            return
        waiting, body = visit.until < inf, state is h11.SEND_BODY
        if body:
            visit.until = visit.until + came / PACE if self._body else self._porter.clock() + BODY
        elif state is not h11.IDLE or not self.conn.trailing_data[0]:
            visit.until = inf
        elif self._body or not waiting:
            visit.until = self._porter.clock() + HEADER
        self._body = body

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket; it is the same connection."""
        visit, self._visit = self._visit, None
        super().handle_websocket_upgrade(event)
        if visit is not None:
            visit.until = inf
            self.transport.get_protocol().visit = visit  # type: ignore[attr-defined]

    def pause_writing(self) -> None:
        """Wait until the other side reads, but not for ever."""
        super().pause_writing()
        if self._visit is not None:
            self._visit.stalled(on=True)

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        if self._visit is not None:
            self._visit.stalled(on=False)


def wanted(settings: Settings) -> int:
    """Return how many connections a process should be able to have."""
    return 2 * settings.max_sockets + 1000


def files(settings: Settings) -> int:
    """Return how many files this process may open: as many as that takes, if the system lets it."""
    enough = wanted(settings) + FILES + AT_THE_DOOR
    try:
        import resource
    except ImportError:  # a system without such a limit
        return enough
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= enough:
        return enough
    with contextlib.suppress(OSError, ValueError):  # a system that allows less than it says
        resource.setrlimit(
            resource.RLIMIT_NOFILE, (enough if hard == resource.RLIM_INFINITY else min(enough, hard), hard)
        )
    return min(enough, resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def at_the_door(settings: Settings) -> int:
    """Return how many connections may wait to be let in."""
    return min(AT_THE_DOOR, files(settings) // 4)


def room(settings: Settings) -> int:
    """Return how many connections this process can have."""
    there = files(settings)
    most = min(wanted(settings), there - FILES - at_the_door(settings))
    if most < wanted(settings):
        log.warning("few files may be open here: there is room for fewer connections", extra={"files": there})
    return max(LEAST, most)
