"""Devices: of what kind they are, and which have signed in before: nobody who guesses keeps those from their account.

A device holds one token for each account, in a cookie of its own that lets nobody in and says nothing but this. It ends
with the account, with its recovery, and a year after the last time that the account signed in there.
"""

from typing import Final

from starlette.requests import HTTPConnection, Request

from tafelrunde.server.door.callers import DAY
from tafelrunde.server.door.security import Cookies, hashed, new_token
from tafelrunde.server.ground.times import now
from tafelrunde.store.store import Person, Store, Token

DEVICE: Final = "device"
LASTING: Final = 365 * DAY
ACCOUNTS: Final = 5
"""So many accounts are known at one device."""
DEVICES: Final = 20
"""At so many devices an account is known; the one where it signed in longest ago goes first."""

BROWSERS: Final = (
    ("SamsungBrowser", "Samsung Internet"),
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrom", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)
"""By what a browser and a system call themselves, the most particular first; what is in no list is not kept."""


def kind_of(connection: HTTPConnection) -> str:
    """Return which browser of which system sends a request, as far as it says so.

    >>> def of(agent: str) -> str:
    ...     return kind_of(HTTPConnection({"type": "http", "headers": [(b"user-agent", agent.encode())]}))
    >>> of("Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36")
    'Chrome/Android'
    >>> of("Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0"), of("my bot <b>1.0</b>")
    ('Firefox/Linux', '/')
    """
    agent = connection.headers.get("user-agent", "")
    found = [next((name for sign, name in known if sign in agent), "") for known in (BROWSERS, SYSTEMS)]
    return "/".join(found)


def tokens_of(cookies: Cookies, request: Request) -> list[str]:
    """Return what a device shows."""
    return [part for part in request.cookies.get(cookies.device, "").split(".") if part][-ACCOUNTS:]


async def marker(store: Store, cookies: Cookies, request: Request, person: Person | None) -> str:
    """Return the token by which a device is known to an account, "" for a device that is not."""
    for text in tokens_of(cookies, request):
        token = await store.get(Token, hashed(text))
        if (
            person is not None
            and token is not None
            and (token.kind, token.person) == (DEVICE, person.id)
            and (token.expires or 0) > now()
        ):
            return text
    return ""


async def mark(store: Store, cookies: Cookies, request: Request, person: Person) -> str:
    """Let a device be known to an account from now on; return the header that tells it so.

    Its token is always a new one, made here: none that somebody else may have given to the device beforehand.
    """
    before = await marker(store, cookies, request, person)
    known = await store.find(Token, person=person.id, kind=DEVICE, order="created")
    gone = [token for token in known if token.hash == hashed(before)]
    kept = [token for token in known if token not in gone]
    await store.delete(*gone, *kept[: max(0, len(kept) + 1 - DEVICES)])
    text = new_token()
    await store.insert(Token(hashed(text), DEVICE, person.id, created=now(), expires=now() + LASTING))
    others = [one for one in tokens_of(cookies, request) if one != before]
    return cookies.marked([*others, text][-ACCOUNTS:])
