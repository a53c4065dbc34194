"""Turn notices: to open pages, and to a webhook of a person's own; withdrawn when an undo takes the turn back."""

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from tafelrunde.server.house import House
from tafelrunde.server.live import Live
from tafelrunde.server.problems import Problem
from tafelrunde.store.store import Person
from tafelrunde.table import HUMAN

log = logging.getLogger(__name__)

SECONDS: Final = 5.0
AT_ONCE: Final = 16
WAITING: Final = 1000


class Notice(msgspec.Struct, frozen=True):
    """What a webhook is sent: nothing about the game that a spectator could not see."""

    event: str
    """"turn" or "turn-gone"."""
    table: str
    game: str
    seat: int
    version: int
    url: str


class Notices:
    """Sends notices, a few at a time; a webhook that does not answer is nobody's trouble but its owner's."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._told: dict[str, int] = {}
        """The seat of each table whose person was told that it is asked."""

    def turn(self, live: Live, before: int | None, after: int) -> None:
        """Tell people that they are asked, or no longer."""
        table = live.game
        told = self._told.get(live.id)
        person = after >= 0 and table.players[after] == HUMAN
        if told is not None and told != after and table.records and table.records[-1].entry.do == "undo":
            self._tell(live, told, on=False)
        if told == after and before == after:
            return
        self._told.pop(live.id, None)
        if person:
            self._told[live.id] = after
            self._tell(live, after, on=True)

    def forget(self, live: Live) -> None:
        """Forget what was told about a table."""
        self._told.pop(live.id, None)

    def _tell(self, live: Live, seat: int, on: bool) -> None:
        live.send_turn(seat, on)
        self._house.lobby.send_turn(live, seat, on)
        owner = live.seats[seat].person
        if owner and len(self._tasks) < WAITING and not any(seat in live.mine(w.caller) for w in live.watchers):
            version = live.game.version
            url = f"{self._house.settings.url}/t/{live.id}"
            notice = Notice("turn" if on else "turn-gone", live.id, live.row.game, seat, version, url)
            task = asyncio.create_task(self._send(owner, notice))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, owner: str, notice: Notice) -> None:
        async with self._gate:
            try:
                person = await self._house.store.get(Person, owner)
                if person is None or not person.webhook:
                    return
                await asyncio.to_thread(post, person.webhook, msgspec.json.encode(notice), self._private)
                self._house.metrics.count("webhooks_total", result="sent")
            except Exception as error:  # whatever the other side does
                self._house.metrics.count("webhooks_total", result="failed")
                log.info("a webhook failed: %s", type(error).__name__)

    @property
    def _private(self) -> bool:
        return self._house.settings.private_webhooks

    async def check(self, url: str) -> None:
        """Refuse an address that notices cannot go to."""
        try:
            await asyncio.to_thread(address_of, parts_of(url), self._private)
        except (ValueError, OSError) as error:
            raise Problem("unfit", why=f"webhook is {url[:100]!r}: {error}") from None

    async def stop(self) -> None:
        """Send nothing any more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def parts_of(url: str) -> SplitResult:
    """Return the parts of an address that a notice can go to.

    >>> parts_of("https://example.org/hook").hostname
    'example.org'
    """
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        raise ValueError("it takes https://host/path")
    return parts


def address_of(parts: SplitResult, private: bool) -> tuple[str, int]:
    """Return where to connect to; an address of the local network is refused unless the operator allows it."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    literal = parts.hostname or ""
    try:
        found = [str(ipaddress.ip_address(literal))]
    except ValueError:
        found = [str(info[4][0]) for info in socket.getaddrinfo(literal, port, type=socket.SOCK_STREAM)]
    for one in found:
        address = ipaddress.ip_address(one.partition("%")[0])
        mapped = getattr(address, "ipv4_mapped", None) or address
        if not private and (not mapped.is_global or mapped.is_multicast):
            raise ValueError("it leads into a private network, which the operator of this server does not allow")
    return found[0], port


def post(url: str, body: bytes, private: bool) -> None:
    """Send a notice to exactly the address that was checked; a redirect is not followed."""
    parts = parts_of(url)
    address, port = address_of(parts, private)
    raw = socket.create_connection((address, port), SECONDS)
    host = parts.hostname or ""
    try:
        connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
        if parts.scheme == "https":
            raw = ssl.create_default_context().wrap_socket(raw, server_hostname=host)
        connection.sock = raw
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "tafelrunde"})
        status = connection.getresponse().status
        if not 200 <= status < 300:
            raise OSError(f"the webhook answers {status}")
    finally:
        raw.close()
