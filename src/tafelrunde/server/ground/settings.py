"""What an operator chooses: from flags, from the environment, and what is wrong with it in clear sentences."""

import contextlib
import errno
import importlib
import os
import re
import socket
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tafelrunde.core.errors import OptionError, TafelrundeError
from tafelrunde.games import guests
from tafelrunde.server.ground.rates import RATES

SQLITE = "sqlite:///"
PREFIX = "TAFELRUNDE_"
LOOPBACK = ("127.0.0.1", "::1", "localhost")
EVERYWHERE = "0.0.0.0"
WHO = ("everybody", "invited", "members")
LONGEST_TEXT = 100_000
NO_SETTINGS = (
    "SETTINGS",
    "GAMES_FROM",
    "WORDS_FROM",
    "KEY",
    "WORKER",
    "PURE",
    "EXPECT",
    "NO_PAGE",
    "PEERS",
    "POSTGRES",
    "RAY_PYTHON",
    "TRAINING_PYTHON",
    "REQUIRE_COMPILED",
    "REQUIRE_PAGE",
    "REQUIRE_POSTGRES",
)
"""Variables with our prefix that no operator sets: for worker processes, builds and tests."""


@dataclass(frozen=True)
class Settings:
    """Everything about a server; each field is a flag of `serve` and a variable such as TAFELRUNDE_BASE_URL."""

    db: str = ""
    """`sqlite:///file` or `postgresql://…`; "" is a file in the user's own folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    """Server processes; above 1 with PostgreSQL only."""
    base_url: str = ""
    """How people reach the server from outside, such as `https://games.example.org`; "" is host and port."""
    hosts: list[str] = field(default_factory=list)
    """Further names under which people reach it; one that is not known is sent away."""
    lan: bool = False
    """Plain http in the local network: address and QR code are shown, cookies go without Secure."""
    bots: list[str] = field(default_factory=list)
    """The bots that people may choose, networks as network:FILE.onnx among them; none named: all that a game has."""
    bot_modules: list[str] = field(default_factory=list)
    """Python modules that register bots of the operator's own when they are imported."""
    guest_games: bool = False
    """Whether games of other people's packages are on the shelf; without it they are not even imported."""
    bot_processes: int = 1
    bot_seconds: float = 0.5
    """How long a bot may think; it answers a little after that, however quick it was."""
    bot_pace: float = 1.0
    """How many times as long as usual an answer of a bot is held back; with 0 it tells how hard it thought."""
    private_webhooks: bool = False
    """Whether notices may go to addresses of the local network."""
    forwarded: str = ""
    """Addresses of proxies whose X-Forwarded-For is believed, with commas between them."""
    metrics_from: str = ""
    """Addresses and networks that may read /metrics, with commas between them; this machine always may."""
    max_sockets: int = 4000
    max_sockets_each: int = 20
    max_connections_each: int = 500
    """Connections that one address may have at a process; named proxies and exempt addresses may have any number."""
    limits: bool = True
    """Whether anybody is slowed down: off only where nobody but oneself can reach the server."""
    rates: list[str] = field(default_factory=list)
    """Limits that are to be others, such as `guests=200/20`: 200 at once, then 20 a minute."""
    exempt: list[str] = field(default_factory=list)
    """Addresses and networks that no limit for an address counts, such as those of a club's rooms."""
    who: str = "everybody"
    """Who may come in: everybody; invited, by a table's link or a code; members, and their guests at one table."""
    imprint: str = ""
    """A file with your imprint, as plain text: it stands on the about page."""
    privacy: str = ""
    """A file with what you say about privacy."""
    table_days: int = 60
    """A running game that nobody has moved in or looked at for so long, and where nothing goes on by itself, ends."""
    halt_days: int = 14
    """A game whose log this program cannot follow to its end stands for so long, then it is void."""
    guest_days: int = 60
    """Guests that were not seen for so long, and sit at no table, are forgotten."""
    clock_grace: float = 30.0
    """So many seconds nobody overruns after the server is back, or after their table was loaded."""
    idle_seconds: float = 180.0
    """A table that nobody looks at leaves the memory after that."""
    log_level: str = "info"
    browser: bool = False
    """Whether the browser of this machine is shown the page once the server listens."""

    @property
    def url(self) -> str:
        """The address to open, without a slash at its end."""
        if self.base_url:
            return self.base_url.rstrip("/")
        host = lan_address() if self.host in (EVERYWHERE, "::") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether people reach the server by https: then cookies never go without it."""
        return self.url.startswith("https://")

    @property
    def database(self) -> str:
        """The database, in the user's own folder if none was named; a file is named from the root on."""
        if self.db.startswith(SQLITE) and len(self.db) > len(SQLITE):
            return f"{SQLITE}{Path(self.db.removeprefix(SQLITE)).expanduser().absolute()}"
        return self.db or f"{SQLITE}{state_folder() / 'server.db'}"

    @property
    def proxies(self) -> list[str]:
        """The proxies whose word counts about where a request comes from: addresses and networks."""
        return parts(self.forwarded)

    @property
    def readers(self) -> list[str]:
        """Who may read /metrics beside this machine: addresses and networks."""
        return parts(self.metrics_from)

    def rates_of(self) -> dict[str, tuple[float, float]]:
        """Return the limits that are to be others: how much at once, and how much in a minute after that.

        >>> Settings(rates=["guests=200/20"]).rates_of()
        {'guests': (200.0, 20.0)}
        """
        named = [part.replace("=", "/").split("/") for part in self.rates]
        return {name.strip(): (float(burst), float(per_minute)) for name, burst, per_minute in named}


def parts(text: str) -> list[str]:
    """Return what stands between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def read(given: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """Return the settings: what was given on the command line, else in the environment, else the default.

    >>> read({"port": 9000}, {"TAFELRUNDE_PORT": "1", "TAFELRUNDE_LAN": "yes"}).lan
    True
    """
    environment = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    for one in fields(Settings):
        name = f"{PREFIX}{one.name.upper()}"
        if given.get(one.name) is not None:
            found[one.name] = given[one.name]
        elif environment.get(name):
            found[one.name] = parsed(name, environment[name], str(one.type))
    settings = Settings(**found)
    if settings.lan and "host" not in found:
        settings = replace(settings, host=EVERYWHERE)
    return settings


def mistyped(environment: Mapping[str, str] | None = None) -> list[str]:
    """Return which variables of the environment look like settings and are none, one sentence for each.

    >>> mistyped({"TAFELRUNDE_PROT": "8", "TAFELRUNDE_PORT": "8", "TAFELRUNDE_PURE": "1"})
    ['TAFELRUNDE_PROT is no setting, and does nothing: did you mean TAFELRUNDE_PORT?']
    """
    known = [one.name.upper() for one in fields(Settings)]
    found = []
    for name in sorted(os.environ if environment is None else environment):
        rest = name.removeprefix(PREFIX)
        if rest != name and rest not in known and rest not in NO_SETTINGS:
            near = get_close_matches(rest, known, 1)
            there = f"did you mean {PREFIX}{near[0]}?" if near else f"there are {', '.join(known)} after {PREFIX}"
            found.append(f"{name} is no setting, and does nothing: {there}")
    return found


def parsed(name: str, text: str, kind: str) -> object:
    """Return what a variable of the environment says, as the kind of its field."""
    truths = {"1": True, "yes": True, "true": True, "on": True, "0": False, "no": False, "false": False, "off": False}
    truths[guests.APART] = True  # so a server says yes to its own processes
    try:
        if "bool" in kind:
            return truths[text.lower()]
        if "float" in kind:
            return float(text)
        if "int" in kind:
            return int(text)
    except (ValueError, KeyError):
        wanted = "yes or no" if "bool" in kind else "a number"
        raise OptionError(f"{name} is {text!r}: it takes {wanted}") from None
    return parts(text) if "list" in kind else text


def complaints(settings: Settings, beside: bool = False) -> list[str]:
    """Return what is wrong with a configuration, one sentence for each thing; nothing is opened for good.

    It may be looked at `beside` the server whose port it names, before that is started again.

    >>> [sentence[:50] for sentence in complaints(Settings(workers=2, db="sqlite:///x.db", port=0))]
    ['2 workers need a database that several processes c']
    """
    return [
        sentence
        for sentence in (
            *numbers(settings),
            address(settings),
            networks("forwarded", settings.proxies, "of proxies, such as 127.0.0.1,10.0.0.0/8"),
            networks("metrics-from", settings.readers, "that may read /metrics, such as 10.0.0.5,192.168.0.0/24"),
            names(settings),
            networks("exempt", settings.exempt, "that no limit counts, such as 192.0.2.7,2001:db8::/48"),
            rates(settings),
            written("imprint", settings.imprint),
            written("privacy", settings.privacy),
            workers(settings),
            folder(settings),
            bots(settings),
            "" if beside else listening(settings),
        )
        if sentence
    ]


def numbers(settings: Settings) -> list[str]:
    """Return which numbers are out of range."""
    ranges = {
        "port": (0, 65535),
        "workers": (1, 64),
        "bot_processes": (0, 64),
        "bot_seconds": (0.01, 60),
        "bot_pace": (0, 10),
        "max_sockets": (1, 1_000_000),
        "max_sockets_each": (1, 1_000_000),
        "max_connections_each": (1, 1_000_000),
        "guest_days": (1, 36500),
        "table_days": (1, 36500),
        "halt_days": (1, 36500),
        "clock_grace": (0, 3600),
        "idle_seconds": (1, 86400),
    }
    found = [
        f"--{name.replace('_', '-')} is {getattr(settings, name)}: it takes {low} to {high}"
        for name, (low, high) in ranges.items()
        if not low <= getattr(settings, name) <= high
    ]
    if settings.who not in WHO:
        found.append(f"TAFELRUNDE_WHO is {settings.who!r}: it takes {', '.join(WHO[:-1])} or {WHO[-1]}")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        found.append(f"--log-level is {settings.log_level!r}: it takes debug, info, warning or error")
    return found


def address(settings: Settings) -> str:
    """Return what is wrong with the address that people use."""
    parts = urlsplit(settings.base_url)
    if settings.base_url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/")):
        return f"--base-url is {settings.base_url!r}: give scheme and host alone, such as https://games.example.org"
    local = settings.host in LOOPBACK and parts.hostname in (None, *LOOPBACK)
    if not settings.secure and not settings.lan and not local:
        return (
            f"people would reach {settings.url} without https, and anybody on the way could take their seats: "
            "give --base-url https://… (a proxy that has the certificate), or --lan at home"
        )
    return ""


def names(settings: Settings) -> str:
    """Return which further name is none."""
    for part in settings.hosts:
        if not re.fullmatch(r"[\w-]+(\.[\w-]+)*", part):
            return f"TAFELRUNDE_HOSTS has {part!r}: it takes names alone, such as games.fritz.box,play.example.org"
    return ""


def networks(name: str, given: list[str], wanted: str) -> str:
    """Return which of these is no address and no network."""
    for part in given:
        try:
            ip_network(part)
        except ValueError:
            return f"--{name} is {part!r}: it takes addresses or networks {wanted}"
    return ""


def written(name: str, path: str) -> str:
    """Return why a text of the operator cannot be shown."""
    try:
        size = len(Path(path).expanduser().read_text("utf-8")) if path else 0
    except (OSError, UnicodeDecodeError) as error:
        why = "it is not UTF-8" if isinstance(error, UnicodeDecodeError) else error.strerror
        return f"TAFELRUNDE_{name.upper()} is {path}, which cannot be read ({why}): name a file of plain text"
    if size > LONGEST_TEXT:
        return f"TAFELRUNDE_{name.upper()} is {path}, which has {size} characters: at most {LONGEST_TEXT} are shown"
    return ""


def rates(settings: Settings) -> str:
    """Return which limit cannot be.

    >>> rates(Settings(rates=["guests=0/20"]))
    "TAFELRUNDE_RATES has 'guests=0/20': it takes 1 to 1000000 at once and 0.01 to 1000000 a minute"
    """
    for part in settings.rates:
        try:
            ((name, (burst, per_minute)),) = replace(settings, rates=[part]).rates_of().items()
        except ValueError:
            return f"TAFELRUNDE_RATES has {part!r}: it takes a name and two numbers, as in guests=200/20"
        if name not in RATES:
            return f"TAFELRUNDE_RATES has {part!r}: there are {', '.join(RATES)}"
        if not 1 <= burst <= 1_000_000 or not 0.01 <= per_minute <= 1_000_000:
            return f"TAFELRUNDE_RATES has {part!r}: it takes 1 to 1000000 at once and 0.01 to 1000000 a minute"
    return ""


def workers(settings: Settings) -> str:
    """Return why so many processes cannot be."""
    if settings.workers > 1 and not settings.database.startswith("postgresql://"):
        return (
            f"{settings.workers} workers need a database that several processes can write to, and "
            f"{without_password(settings.database)} is a file of one: use --db postgresql://… or --workers 1"
        )
    return ""


def folder(settings: Settings) -> str:
    """Return why the file of the database cannot be written."""
    kind, _, rest = settings.database.partition("://")
    if kind == "postgresql":
        return ""
    if kind != "sqlite" or not rest.startswith("/") or len(rest) < 2:
        given = without_password(settings.database)
        return f"--db is {given!r}: it takes sqlite:///path/to/file.db or postgresql://user@host/name"
    path = Path(rest[1:])
    missing = [folder for folder in path.parents if not folder.exists()]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        place = path if path.exists() else path.parent
        writable = os.access(place, os.W_OK)
    except OSError as error:
        return f"the folder {path.parent} cannot be made ({error.strerror}): choose another one with --db"
    finally:
        for folder in missing:  # it was only a try
            with contextlib.suppress(OSError):
                folder.rmdir()
    if path.is_dir():
        return f"{path} is a folder: name a file in it with --db"
    if not writable:
        return f"{place} cannot be written to: choose another file with --db, or change who may write there"
    return ""


def existing(settings: Settings) -> str:
    """Return the database of a server that has been there: whoever looks after one must not be shown a new one."""
    wrong, (kind, _, rest) = folder(settings), settings.database.partition("://")
    if wrong:
        raise OptionError(wrong)
    if kind == "sqlite" and not Path(rest[1:]).exists():
        raise OptionError(f"there is no database {rest[1:]}: name the one that the server uses with --db")
    return settings.database


def bots(settings: Settings) -> str:
    """Return which bot is in no game."""
    if not settings.bots and not settings.bot_modules:
        return ""  # and nothing has to be loaded to know that
    from tafelrunde import bots as known
    from tafelrunde import games

    for module in settings.bot_modules:
        try:
            importlib.import_module(module)
        except Exception as error:  # whatever a module of somebody else does
            return f"the module {module!r} with bots cannot be imported ({type(error).__name__}: {error})"
    there = {name for game in games.names() for name in known.names(game)}
    missing = []
    for name in settings.bots:
        try:
            if known.in_file(name):
                known.admit(name)
            elif name not in there:
                missing.append(name)
        except TafelrundeError as error:
            return str(error)
    return f"there is no bot {missing[0]!r}: there are {', '.join(sorted(there))}" if missing else ""


def listening(settings: Settings) -> str:
    """Return why the port cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((settings.host, settings.port))
        except OSError as error:
            remedy = (
                "this machine has no such address: choose another --host"
                if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror)
                else "end what uses it, or choose another --port"
            )
            return f"{settings.host}:{settings.port} cannot be listened on ({error.strerror}): {remedy}"
        except OverflowError:
            pass  # a port out of range has been complained about
    return ""


def state_folder() -> Path:
    """Return where a user's data lies."""
    base = os.environ.get("XDG_STATE_HOME") or Path("~/.local/state").expanduser()
    return Path(base) / "tafelrunde"


def lan_address() -> str:
    """Return the address under which this machine is reached in the local network; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
        try:
            door.connect(("192.0.2.1", 9))
            return str(door.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def without_password(url: str) -> str:
    """Return the address of a database as it may be shown.

    >>> without_password("postgresql://anna:secret@host/games"), without_password("sqlite:///x.db")
    ('postgresql://anna@host/games', 'sqlite:///x.db')
    """
    head, at, tail = url.rpartition("@")
    scheme, _, person = head.partition("://")
    return f"{scheme}://{person.split(':')[0]}@{tail}" if at else url
