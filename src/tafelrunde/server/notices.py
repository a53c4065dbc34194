"""Turn notices: to open pages, and to a webhook of a person's own; withdrawn when an undo takes the turn back."""

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from typing import Final, TypeAlias
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
IPAddress: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
CARRIERS: Final = [ipaddress.IPv6Network(network) for network in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96")]
"""Addresses whose last four bytes are one of IPv4."""


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

    def turn(self, live: Live, before: int | None, wrote: bool) -> None:
        """Tell people that they are asked, or no longer: those whom this process can reach.

        Whoever wrote it tells the other processes and the webhook, so that nobody is told twice.
        """
        table = live.game
        after = table.who
        if before == after:
            return
        undone = bool(table.records) and table.records[-1].entry.do == "undo"
        if before is not None and before >= 0 and table.players[before] == HUMAN:
            if undone:
                self._tell(live, before, on=False, wrote=wrote)
            else:
                self._house.lobby.send_turn(live, before, on=False)  # answered: it need not be withdrawn elsewhere
        if after >= 0 and table.players[after] == HUMAN:
            self._tell(live, after, on=True, wrote=wrote)

    def _tell(self, live: Live, seat: int, on: bool, wrote: bool) -> None:
        live.send_turn(seat, on)
        self._house.lobby.send_turn(live, seat, on)
        owner = live.seats[seat].person
        if wrote and owner and len(self._tasks) < WAITING and seat not in live.online():
            version = live.game.version
            url = f"{self._house.settings.url}/t/{live.id}"
            notice = Notice("turn" if on else "turn-gone", live.id, live.row.game, seat, version, url)
            task = asyncio.create_task(self._send(owner, notice))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, owner: str, notice: Notice) -> None:
        async with self._gate:
            try:
                on = int(notice.event == "turn")
                topic = f"turn/{notice.table}/{notice.seat}/{notice.version}/{on}/{owner}"
                await self._house.store.announce(topic)
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
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or not url.isprintable():
        raise ValueError("it takes https://host/path")
    return parts


def address_of(parts: SplitResult, private: bool) -> tuple[str, int]:
    """Return where to connect to; an address of the local network is refused unless the operator allows it."""
    port = {"https": 443, "http": 80}[parts.scheme] if parts.port is None else parts.port
    if port == 0:
        raise ValueError("there is no port 0")
    literal = parts.hostname or ""
    try:
        found = [str(ipaddress.ip_address(literal))]
    except ValueError:
        found = [str(info[4][0]) for info in socket.getaddrinfo(literal, port, type=socket.SOCK_STREAM)]
    for one in found:
        address = ipaddress.ip_address(one.partition("%")[0])
        if not private and not all(part.is_global and not part.is_multicast for part in carried(address)):
            raise ValueError("it leads into a private network, which the operator of this server does not allow")
    return found[0], port


def carried(address: IPAddress) -> list[IPAddress]:
    """Return an address and the one that it carries: one of IPv6 may be a way to one of IPv4.

    >>> [str(part) for part in carried(ipaddress.ip_address("64:ff9b::a00:1"))]
    ['64:ff9b::a00:1', '10.0.0.1']
    """
    if isinstance(address, ipaddress.IPv4Address):
        return [address]
    if address.ipv4_mapped is not None:
        return [address.ipv4_mapped]
    if address.sixtofour is not None:
        return [address, address.sixtofour]
    if any(address in network for network in CARRIERS):
        return [address, ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)]
    return [address]


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
