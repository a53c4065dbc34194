"""The door: who may ask from where, what every answer carries, how large a request may be, and tokens."""

import hashlib
import logging
import secrets
import socket
from collections.abc import Iterator, MutableMapping, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings

if TYPE_CHECKING:
    from tafelrunde.server.ground.metrics import Metrics  # takes long to load, and the page need not wait for it

log = logging.getLogger(__name__)

SAFE: Final = ("GET", "HEAD", "OPTIONS")
LARGEST: Final = 16 * 1024
LARGEST_IMPORT: Final = 960 * 1024
"""A log of 640 kB in JSON: each of its quotation marks takes two bytes there."""
IMPORT: Final = "/api/import"
FOR_OPERATORS: Final = ("/healthz", "/readyz", "/metrics")
"""What is asked for from near by, under whatever name."""
PIECE: Final = 16 * 1024
"""So many bytes of an answer are sent at a time: the rest waits until the other side has read."""
PAGE: Final = "page"
YEAR: Final = 365 * 86400

CSP: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


def new_token() -> str:
    """Return 256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Return what is stored of a token: it is long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def bucket(address: str) -> str:
    """Return what an address is counted by: itself, or the /64 of an IPv6 address, for a household has all of that.

    >>> bucket("203.0.113.9"), bucket("2001:db8:1:2:3:4:5:6"), bucket("2001:db8:1:2::9")
    ('203.0.113.9', '2001:db8:1:2::/64', '2001:db8:1:2::/64')
    >>> bucket("::ffff:203.0.113.9"), bucket("fe80::1%eth0"), bucket("a path")
    ('203.0.113.9', 'fe80::/64', 'a path')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


def plain(address: str) -> str:
    """Return an address as it is compared: without brackets and port, and without what carries one of IPv4.

    >>> plain("[2001:db8::7]:4711"), plain("203.0.113.9:80"), plain("::ffff:203.0.113.9"), plain("unknown")
    ('2001:db8::7', '203.0.113.9', '203.0.113.9', 'unknown')
    """
    if address.startswith("["):
        address = address[1:].partition("]")[0]
    elif address.count(":") == 1:
        address = address.partition(":")[0]
    return bucket(address) if address.lower().startswith("::ffff:") else address


def is_address(text: str) -> bool:
    """Tell whether this is an address of IPv4 or IPv6."""
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def among(address: str, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    """Tell whether an address is in one of these networks."""
    return is_address(address) and any(ip_address(address) in network for network in networks)


def same_origin(headers: Headers, settings: Settings) -> bool:
    """Tell whether a request comes from our own page, or from no page at all.

    >>> ours = Headers({"host": "a.example", "sec-fetch-site": "same-origin"})
    >>> other = Headers({"host": "a.example", "origin": "https://b.example"})
    >>> same_origin(ours, Settings()), same_origin(other, Settings()), same_origin(Headers({}), Settings())
    (True, False, True)
    """
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is None:
        return True  # no browser: it has no cookies of somebody else
    try:
        there = urlsplit(origin)
    except ValueError:
        return False
    return bool(there.netloc) and (there.netloc == headers.get("host") or origin == settings.url)


class Names:
    """How this server may be called: another name that leads here is a stranger's, whose page would read our answers.

    >>> names = Names(Settings(base_url="https://games.example.org", hosts=["old.example.org"]))
    >>> [names.fit(host) for host in ("games.example.org", "OLD.example.org:443", "127.0.0.1", "evil.example", None)]
    [True, True, False, False, False]
    >>> [Names(Settings()).fit(host) for host in ("localhost:8000", "192.168.1.7", "[::1]:8000", "evil.example")]
    [True, True, True, False]
    """

    def __init__(self, settings: Settings) -> None:
        self._any_address = not settings.base_url
        """Whether an address will do: nobody else can let one lead here."""
        self._own = {name.lower() for name in (*settings.hosts, urlsplit(settings.url).hostname or "")}
        if not settings.base_url:
            machine = socket.gethostname().lower()
            short = machine.partition(".")[0]
            self._own |= {"localhost", machine, short, f"{short}.local"}

    def fit(self, host: str | None) -> bool:
        """Tell whether the `Host` of a request is this server."""
        try:
            parts = urlsplit(f"//{host or ''}")
            name, _ = (parts.hostname or "").removesuffix("."), parts.port
        except ValueError:
            return False
        odd = not host or parts.path or parts.query or parts.fragment or parts.username is not None
        return not odd and (name in self._own or (self._any_address and is_address(name)))


class Cookies:
    """The cookies of a session, of a device, and of a guest who was left there: their names, and how they are set."""

    def __init__(self, settings: Settings) -> None:
        self.name = "__Host-tafelrunde" if settings.secure else "tafelrunde"
        self.device = f"{self.name}-device"
        self.guest = f"{self.name}-guest"
        self._flags = "Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if settings.secure else "")

    def given(self, token: str) -> str:
        """Return the header that gives somebody a session."""
        return f"{self.name}={token}; Max-Age={YEAR}; {self._flags}"

    def marked(self, tokens: Sequence[str]) -> str:
        """Return the header by which a device is known again: one token for each account that has signed in there."""
        return f"{self.device}={'.'.join(tokens)}; Max-Age={YEAR}; {self._flags}"

    def taken(self) -> str:
        """Return the header that takes it away."""
        return f"{self.name}=; Max-Age=0; {self._flags}"

    def left(self, token: str) -> str:
        """Return the header that leaves a guest's session with a device while somebody else is signed in there."""
        return f"{self.guest}={token}; Max-Age={YEAR}; {self._flags}"

    def fetched(self) -> str:
        """Return the header that takes that away."""
        return f"{self.guest}=; Max-Age=0; {self._flags}"


def template(scope: Scope) -> str:
    """Return the route of a request as it is written in the code, `page` for what is no route, "" if it got to none."""
    return str(getattr(scope.get("route"), "path", PAGE if "endpoint" in scope else ""))


def kind(status: int) -> str:
    """Return what an operator wants to know of a status.

    >>> [kind(status) for status in (204, 304, 404, 429, 503)]
    ['2xx', '3xx', '4xx', '429', '5xx']
    """
    return "429" if status == 429 else f"{status // 100}xx"


class Door:
    """Stands before the application: refuses foreign pages and requests that are too large, adds headers."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: "Metrics | None") -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self._proxies = [ip_network(part) for part in settings.proxies]
        self._names = Names(settings)
        self._headers = dict(HEADERS)
        if settings.secure:
            self._headers["Strict-Transport-Security"] = f"max-age={YEAR}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or send it away."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        scope["sender"] = self.sender_of(scope, headers)
        scope["address"] = bucket(scope["sender"])
        if scope["path"] not in FOR_OPERATORS and not self._names.fit(headers.get("host")):
            await self._misdirected(headers)(scope, receive, send)
            return
        if scope["type"] == "websocket":
            if not same_origin(headers, self.settings):
                await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
                return
            await self.app(scope, receive, send)
            return
        send = self._with_headers(scope, send)
        if scope["method"] not in SAFE and not same_origin(headers, self.settings):
            await Problem("foreign-origin", origin=headers.get("origin") or "").response()(scope, receive, send)
            return
        most = LARGEST_IMPORT if scope["path"] == IMPORT else LARGEST
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:20]) > most:
            await Problem("too-large", most=most).response()(scope, receive, send)
            return
        try:
            await self.app(scope, Counted(receive, most), send)
        except Problem as problem:
            await problem.response()(scope, receive, send)
        except Unread:
            raise  # whoever has the connection hangs up
        except ClientDisconnect:
            pass
        except Exception:
            log.exception("a request failed")
            await Problem("failed").response()(scope, receive, send)

    def _misdirected(self, headers: Headers) -> Response:
        return Problem("misdirected", host=headers.get("host", ""), url=self.settings.url).response()

    def address_of(self, scope: MutableMapping[str, Any], headers: Headers) -> str:
        """Return where a request comes from, as it is counted."""
        return bucket(self.sender_of(scope, headers))

    def sender_of(self, scope: MutableMapping[str, Any], headers: Headers) -> str:
        """Return where a request comes from; a proxy is believed only if the operator named it.

        Each proxy says whom it has heard, some in a line of their own: the last word is that of the one before us.
        """
        client = scope.get("client")
        address = plain(str(client[0])) if client else "?"
        for hop in reversed(",".join(headers.getlist("x-forwarded-for")).split(",")):
            heard = plain(hop.strip())
            if not among(address, self._proxies) or (heard and not is_address(heard)):
                break
            address = heard or address
        return address

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
                if self.metrics is not None:
                    self.metrics.count("requests_total", route=template(scope), status=kind(message["status"]))
            for part in pieces(message):
                await send(part)

        return sending


def pieces(message: Message) -> Iterator[Message]:
    """Yield a message in as many as it takes: whoever does not read holds no more of it than one."""
    body: bytes = message.get("body", b"")
    for start in range(0, len(body) - PIECE, PIECE):
        yield {"type": message["type"], "body": body[start : start + PIECE], "more_body": True}
    yield {**message, "body": body[(len(body) - 1) // PIECE * PIECE :]} if len(body) > PIECE else message


class Unread(Exception):
    """Somebody does not read what they are sent, or too slowly."""


class Counted:
    """Receives a request's body as long as it is not too large."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = most
        self._most = most

    async def __call__(self) -> Message:
        """Return the next part."""
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise Problem("too-large", most=self._most)
        return message
