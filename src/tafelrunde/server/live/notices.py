"""Turn notices: to open pages, and to a webhook of a person's own; withdrawn when an undo takes the turn back."""

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections import deque
from collections.abc import Coroutine, Sequence
from functools import cache
from typing import Any, Final, TypeAlias
from urllib.parse import SplitResult, quote, urlsplit

import msgspec

from tafelrunde.server.door.security import among
from tafelrunde.server.ground.messages import Nudged
from tafelrunde.server.ground.metrics import Metrics
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.ground.work import Work
from tafelrunde.server.live.hall import Hall
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.sending import send_nudge, send_turn
from tafelrunde.store.store import Block, Person, Store, StoreError
from tafelrunde.table import HUMAN
from tafelrunde.table.log import NUDGE, Entry

log = logging.getLogger(__name__)

SECONDS: Final = 5.0
"""So long the whole exchange may take, from the name of the webhook to the status of its answer."""
AT_ONCE: Final = 64
EACH: Final = 16
"""So many notices may wait for the webhook of one person; of more the oldest are not sent."""
WAITING: Final = 1000
TRIED: Final = 2
"""So many addresses of one name are tried."""
LINE: Final = 4096
"""No line of an answer is longer."""
SAFE: Final = "!#$%&'()*+,/:;=?@[]~"
"""What stands in the path of an address as it is."""

IPAddress: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses whose last four bytes are one of IPv4."""
OPEN: Final = [ipaddress.IPv6Network("2000::/3"), TRANSLATED]
"""What the open network is made of; all other addresses of IPv6 lead nowhere, or home."""
CLOSED: Final = [ipaddress.IPv6Network(network) for network in ("2001::/23", "2001:db8::/32", "3fff::/20")]
TUNNELS: Final = (0x00005EFE, 0x02005EFE)
"""What stands before an address of IPv4 where a tunnel (ISATAP) leads to it, whatever network it is in."""


class Notice(msgspec.Struct, frozen=True):
    """What a webhook is sent: nothing about the game that a spectator could not see."""

    event: str
    """"turn", "turn-gone" or "nudge"."""
    table: str
    game: str
    seat: int
    version: int
    url: str


class Notices:
    """Sends notices, a few at a time; a webhook that does not answer is nobody's trouble but its owner's."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, names: Work, hall: Hall) -> None:
        self._settings = settings
        self._store = store
        self._metrics = metrics
        self._names = names
        self._hall = hall
        self._telling: set[asyncio.Task[None]] = set()
        self._lanes: dict[str, deque[tuple[str, Notice]]] = {}
        """What is still to be sent to somebody, and where."""
        self._sending: dict[str, asyncio.Task[None]] = {}
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
                self._hall.send_turn(live, before, on=False)  # answered: it need not be withdrawn elsewhere
        if after >= 0 and table.players[after] == HUMAN and not table.passing:
            self._tell(live, after, on=True, wrote=wrote)
        self._hall.show_turn(live)

    def nudge(self, live: Live, entry: Entry, wrote: bool) -> None:
        """Tell somebody that they are reminded, unless they do not want to meet whoever does."""
        seat = int((entry.args or {}).get("whom", -1))
        if entry.do == NUDGE and len(self._telling) < WAITING and 0 <= seat < len(live.seats):
            self._begin(self._remind(live, seat, entry.who, wrote))

    async def _remind(self, live: Live, seat: int, by: int, wrote: bool) -> None:
        owner, other = live.seats[seat].person, live.seats[by].person
        if not owner or not other or await self._store.get(Block, owner, other) is not None:
            return
        send_nudge(live, seat, by)
        self._hall.pass_on(owner, Nudged(live.id, seat, by))
        if wrote:
            notice = self._notice("nudge", live, seat) if seat not in live.online() else None
            await self._announce(owner, f"nudged/{live.id}/{seat}/{by}/{owner}", notice)

    def _notice(self, event: str, live: Live, seat: int) -> Notice:
        url = f"{self._settings.url}/t/{live.id}"
        return Notice(event, live.id, live.row.game, seat, live.game.version, url)

    def _begin(self, telling: Coroutine[Any, Any, None]) -> None:
        """Tell, without keeping anybody waiting."""
        task = asyncio.create_task(telling)
        self._telling.add(task)
        task.add_done_callback(self._told)

    def _told(self, task: "asyncio.Task[None]") -> None:
        self._telling.discard(task)
        if not task.cancelled() and isinstance(task.exception(), StoreError):
            log.info("a notice failed: %s", type(task.exception()).__name__)

    def _tell(self, live: Live, seat: int, on: bool, wrote: bool) -> None:
        send_turn(live, seat, on)
        self._hall.send_turn(live, seat, on)
        owner = live.seats[seat].person
        if wrote and owner and len(self._telling) < WAITING and seat not in live.online():
            notice = self._notice("turn" if on else "turn-gone", live, seat)
            topic = f"turn/{live.id}/{seat}/{notice.version}/{int(on)}/{owner}"
            self._begin(self._announce(owner, topic, notice))

    async def _announce(self, owner: str, topic: str, notice: Notice | None) -> None:
        """Tell the other processes, and let the webhook of whoever is asked be told in its turn."""
        await self._store.announce(topic)
        person = await self._store.get(Person, owner)
        if notice is None or person is None or not person.webhook:
            return
        if owner in self._lanes:
            self._lanes[owner].append((person.webhook, notice))
        else:
            self._lanes[owner] = deque([(person.webhook, notice)], EACH)
            self._sending[owner] = asyncio.create_task(self._send(owner))

    async def _send(self, owner: str) -> None:
        """Send what waits for somebody, one after the other."""
        lane = self._lanes[owner]
        try:
            while lane:
                async with self._gate:
                    await self._post(owner, *lane.popleft())
        finally:
            del self._lanes[owner], self._sending[owner]

    async def _post(self, owner: str, url: str, notice: Notice) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                parts = parts_of(url)
                found = await self._names.do(owner, addresses_of, parts, self._private)
                await post(parts, found, msgspec.json.encode(notice))
            self._metrics.count("webhooks_total", result="sent")
        except Exception as error:  # whatever the other side does
            self._metrics.count("webhooks_total", result="failed")
            log.info("a webhook failed: %s", type(error).__name__)

    @property
    def _private(self) -> bool:
        return self._settings.private_webhooks

    async def check(self, url: str, owner: str) -> None:
        """Refuse an address that notices to somebody cannot go to."""
        try:
            async with asyncio.timeout(SECONDS):
                await self._names.do(owner, addresses_of, parts_of(url), self._private)
        except Problem:
            raise
        except TimeoutError:
            raise Problem("unfit", why=f"webhook is {url[:100]!r}: nobody says where that is") from None
        except (ValueError, OSError) as error:
            raise Problem("unfit", why=f"webhook is {url[:100]!r}: {error}") from None

    async def stop(self) -> None:
        """Send nothing any more."""
        tasks = [*self._telling, *self._sending.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def parts_of(url: str) -> SplitResult:
    """Return the parts of an address that a notice can go to.

    >>> parts_of("https://example.org/hook").hostname
    'example.org'
    """
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or not url.isprintable():
        raise ValueError("it takes https://host/path")
    return parts


def addresses_of(parts: SplitResult, private: bool) -> list[tuple[str, int]]:
    """Return where to connect to; an address of the local network is refused unless the operator allows it."""
    port = {"https": 443, "http": 80}[parts.scheme] if parts.port is None else parts.port
    if port == 0:
        raise ValueError("there is no port 0")
    if parts.scheme == "https":
        trusting()  # read here, in a thread that may wait for the disk
    literal = parts.hostname or ""
    try:
        found = [str(ipaddress.ip_address(literal))]
    except ValueError:
        found = [str(info[4][0]) for info in socket.getaddrinfo(literal, port, type=socket.SOCK_STREAM)]
    for one in found:
        if not private and not is_public(ipaddress.ip_address(one.partition("%")[0])):
            raise ValueError("it leads into a private network, which the operator of this server does not allow")
    return [(one, port) for one in found[:TRIED]]


def is_public(address: IPAddress) -> bool:
    """Tell whether an address is one of the open network, whatever way it is written.

    >>> [is_public(ipaddress.ip_address(one)) for one in ("203.0.114.9", "10.0.0.1", "2a00:1450::1", "fec0::1")]
    [True, False, True, False]
    """
    written_new = isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None
    if written_new and (not among(str(address), OPEN) or among(str(address), CLOSED)):
        return False
    return all(part.is_global and not part.is_multicast for part in carried(address))


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
    if address in TRANSLATED or int(address) >> 32 & 0xFFFFFFFF in TUNNELS:
        return [address, ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)]
    return [address]


@cache
def trusting() -> ssl.SSLContext:
    """Return whom a notice believes; to read all of their certificates takes a while."""
    return ssl.create_default_context()


async def post(parts: SplitResult, addresses: Sequence[tuple[str, int]], body: bytes) -> None:
    """Send a notice to exactly the addresses that were checked, the next where one is not there; follow no redirect."""
    secure = parts.scheme == "https"
    trust, name = (trusting(), parts.hostname) if secure else (None, None)
    for number, (address, port) in enumerate(addresses, 1):
        try:
            reader, writer = await asyncio.open_connection(address, port, limit=LINE, ssl=trust, server_hostname=name)
            break
        except OSError:
            if number == len(addresses):
                raise
    try:
        writer.write(request(parts, body))
        status = await answered(reader)
    finally:
        writer.transport.abort()
    if not 200 <= status < 300:
        raise OSError(f"the webhook answers {status}")


def request(parts: SplitResult, body: bytes) -> bytes:
    """Return a notice as it goes over the wire."""
    host = (parts.hostname or "").encode("idna").decode()
    named = f"[{host}]" if ":" in host else host
    lines = [
        f"POST {quote(parts.path or '/', SAFE)}{'?' if parts.query else ''}{quote(parts.query, SAFE)} HTTP/1.1",
        f"Host: {named if parts.port is None else f'{named}:{parts.port}'}",
        "User-Agent: tafelrunde",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def answered(reader: asyncio.StreamReader) -> int:
    """Return the status of an answer; what is said before it is passed over."""
    while True:
        line = await reader.readline()
        version, _, rest = line.partition(b" ")
        if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
            raise OSError("the webhook answers something else than HTTP")
        if not rest.startswith(b"1"):
            return int(rest[:3])
        while (await reader.readline()).strip():
            pass
