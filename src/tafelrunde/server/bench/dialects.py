"""What is said to the two servers: how people sit down, what they hear of a move, and how they make one."""

import asyncio
import http.client
import json
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.bench.game import GAME

Json = dict[str, Any]


class News(Struct, frozen=True):
    """What a seat has heard: the version of the game, and what it may do if it is asked."""

    version: int
    move: str = ""
    """What it would play, "" where another one is asked."""


class Place(Struct, frozen=True):
    """A seat at a table: where its socket is, and what lets one in."""

    table: str
    seat: int
    token: str


class Dialect(Protocol):
    """How a server is talked to."""

    async def seats(self, count: int) -> list[tuple[Place, Place]]:
        """Open so many tables for two, with everybody seated."""

    def path(self, place: Place) -> str:
        """Return where the socket of a seat is."""

    def token(self, place: Place) -> str:
        """Return what is sent along when the socket is opened."""

    def greeting(self, place: Place) -> list[bytes]:
        """Return what is said first."""

    def hear(self, message: bytes, place: Place) -> News | bytes | None:
        """Return what a message means: news of the game, something to be answered at once, or nothing."""

    @property
    def ping(self) -> bytes:
        """What asks whether the server is there, empty where pages do not ask."""

    def move(self, place: Place, news: News, number: int) -> bytes:
        """Return what makes the move."""


class Offered(Struct):
    """An offer on a desk, as far as it is needed."""

    action: int


class Asked(Struct):
    """A question on a desk."""

    who: int
    offers: list[Offered] = []


class OurDesk(Struct):
    """A desk."""

    ask: Asked | None = None


class OurMessage(Struct):
    """A message with a desk."""

    version: int
    desk: OurDesk


class Ours:
    """Tafelrunde: a game of Claim for two people."""

    ping = b'{"type":"ping"}'

    def __init__(self, port: int) -> None:
        self._port = port
        self._read = msgspec.json.Decoder(OurMessage).decode

    async def seats(self, count: int) -> list[tuple[Place, Place]]:
        return list(await several(self._open, count))

    def _open(self, number: int) -> tuple[Place, Place]:
        line = http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)
        names = (f"Anna {number}", f"Bea {number}")
        tokens = [str(post(line, "/api/me", {"name": name, "bearer": True})["token"]) for name in names]
        chosen = {"game": GAME, "chairs": [{"who": "me"}, {"who": "open"}], "public": True}
        opened = post(line, "/api/tables", {**chosen, "clock": {"kind": "none"}}, tokens[0])
        table = str(opened["table"]["id"])
        post(line, f"/api/tables/{table}/join", {}, tokens[1])
        post(line, f"/api/tables/{table}/start", {}, tokens[0])
        line.close()
        return Place(table, 0, tokens[0]), Place(table, 1, tokens[1])

    def path(self, place: Place) -> str:
        return f"/api/tables/{place.table}/socket"

    def token(self, place: Place) -> str:
        return place.token

    def greeting(self, place: Place) -> list[bytes]:
        return [msgspec.json.encode({"type": "hello", "seat": place.seat})]

    def hear(self, message: bytes, place: Place) -> News | bytes | None:
        if message.startswith((b'{"type":"refused"', b'{"type":"bye"')):
            raise TafelrundeError(f"the server said {message.decode()}")
        if not message.startswith(b'{"type":"desk"'):
            return None
        found = self._read(message)
        ask = found.desk.ask
        mine = ask is not None and ask.who == place.seat
        return News(found.version, str(ask.offers[0].action) if ask is not None and mine else "")

    def move(self, place: Place, news: News, number: int) -> bytes:
        return (
            f'{{"type":"submit","cmd_id":"{place.seat}-{number}","seat":{place.seat},'
            f'"version":{news.version},"actions":[{news.move}]}}'
        ).encode()


class TheirCard(Struct):
    """A card of theirs."""

    id: str
    place: str


class TheirTable(Struct):
    """What of their game decides which card may be played."""

    pieces: list[TheirCard]
    led: str = ""


class TheirTurn(Struct):
    """Whose turn it is."""

    currentPlayer: str  # noqa: N815


class TheirState(Struct):
    """A state as a player sees it."""

    G: TheirTable
    ctx: TheirTurn
    number: int = msgspec.field(name="_stateID")


class TheirSync(Struct):
    """The first state that a player is sent."""

    state: TheirState


class BoardgameIo:
    """boardgame.io: a game of tricks for two, over socket.io as its own client speaks it."""

    name = "tricks"

    ping = b""

    def __init__(self, port: int) -> None:
        self._port = port
        self._before = f"42/{self.name},".encode()
        self._update = msgspec.json.Decoder(tuple[str, str, TheirState, msgspec.Raw]).decode
        self._sync = msgspec.json.Decoder(tuple[str, str, TheirSync]).decode

    async def seats(self, count: int) -> list[tuple[Place, Place]]:
        return list(await several(self._open, count))

    def _open(self, number: int) -> tuple[Place, Place]:
        line = http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)
        match = str(post(line, f"/games/{self.name}/create", {"numPlayers": 2})["matchID"])
        tokens = [
            str(post(line, f"/games/{self.name}/{match}/join", {"playerID": str(k), "playerName": name})[
                "playerCredentials"
            ])
            for k, name in enumerate((f"Anna {number}", f"Bea {number}"))
        ]
        line.close()
        return Place(match, 0, tokens[0]), Place(match, 1, tokens[1])

    def path(self, place: Place) -> str:
        return "/socket.io/?EIO=4&transport=websocket"

    def token(self, place: Place) -> str:
        return ""

    def greeting(self, place: Place) -> list[bytes]:
        return []

    def hear(self, message: bytes, place: Place) -> News | bytes | None:
        if message == b"2":
            return b"3"
        if message.startswith(b"0{"):
            return f"40/{self.name},".encode()
        if message.startswith(f"40/{self.name}".encode()):
            return self._before + json.dumps(["sync", place.table, str(place.seat), place.token, 2]).encode()
        said = message[len(self._before) :]
        if said.startswith(b'["update"'):
            return self._news(self._update(said)[2], place)
        if said.startswith(b'["sync"'):
            return self._news(self._sync(said)[2].state, place)
        return None

    def _news(self, state: TheirState, place: Place) -> News:
        if state.ctx.currentPlayer != str(place.seat):
            return News(state.number)
        hand = [card.id for card in state.G.pieces if card.place == f"hand.{place.seat}"]
        suit = state.G.led.partition("_")[0]
        return News(state.number, next((card for card in hand if suit and card.startswith(suit)), hand[0]))

    def move(self, place: Place, news: News, number: int) -> bytes:
        payload = {"type": "play", "args": [news.move], "playerID": str(place.seat), "credentials": place.token}
        action = {"type": "MAKE_MOVE", "payload": payload}
        said = ["update", action, news.version, place.table, str(place.seat)]
        return self._before + msgspec.json.encode(said)


def post(line: http.client.HTTPConnection, path: str, body: Json, token: str = "") -> Json:
    """Send something, and return the answer."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    line.request("POST", path, json.dumps(body), headers)
    answer = line.getresponse()
    text = answer.read()
    if answer.status >= 300:
        raise TafelrundeError(f"{path} was answered with {answer.status}: {text.decode(errors='replace')[:200]}")
    found: Json = json.loads(text)
    return found


async def several(work: Any, count: int, at_once: int = 8) -> list[Any]:
    """Do something so many times, some of them side by side."""
    slots = asyncio.Semaphore(at_once)

    async def one(number: int) -> Any:
        async with slots:
            return await asyncio.to_thread(work, number)

    return await asyncio.gather(*(one(number) for number in range(count)))
