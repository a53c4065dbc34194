"""The words that scenes at the server are told in: an inn, its guests, and what they say and hear at a table."""

import copy
import http.server
import json
import queue
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Any

from starlette.websockets import WebSocketDisconnect

from tafelrunde.server.app import create
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.live.live import Live
from tafelrunde.store.store import SeatRow
from tafelrunde.table import HUMAN, Table

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient, WebSocketTestSession

Json = dict[str, Any]


def set_clock(patch: Any, now: Callable[[], int], *modules: str, but: str = "") -> None:
    """Let it be another time of day in rooms or modules of the server, such as "live" or "live.life"."""
    there = tuple(f"tafelrunde.server.{module}" for module in modules)
    for name, module in list(sys.modules.items()):
        inside = name in there or name.startswith(tuple(f"{one}." for one in there))
        if inside and "now" in vars(module) and name != f"tafelrunde.server.{but}":
            patch.setattr(module, "now", now)


class Inn:
    """A server."""

    def __init__(self, settings: Settings, sender: str = "127.0.0.1") -> None:
        self.app = create(settings)
        self.client = TestClient(self.app, raise_server_exceptions=False, client=(sender, 50000))

    def __enter__(self) -> "Inn":
        self.client.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.client.__exit__(kind, error, trace)

    def leave(self) -> None:
        """Stop before the end of the test, so that another one can open the same store."""
        self.client.__exit__(None, None, None)

    def elsewhere(self, address: str) -> "Inn":
        """Return the same inn as it is reached from another device: its own cookies, and an address by a proxy."""
        other = copy.copy(self)
        other.client = TestClient(
            self.app, raise_server_exceptions=False, client=("127.0.0.1", 50000), headers={"X-Forwarded-For": address}
        )
        other.client.portal = self.client.portal
        return other

    def deals(self, game: str, position: Json) -> None:
        """Let games that begin from now on begin here: no test hangs on what chance deals."""

        def table_of(live: Live, seats: Sequence[SeatRow]) -> Table:
            return Table(game, [row.bot or HUMAN for row in seats], position=position, slow_passes=True)

        self.app.state.lobby.table_of = table_of

    def guest(self, name: str) -> "Guest":
        """Return somebody who has come in."""
        said = self.client.post("/api/me", json={"name": name, "bearer": True})
        assert said.status_code == 201, said.text
        return Guest(self, said.json()["token"], said.json()["me"]["id"])

    def stranger(self) -> "Guest":
        """Return somebody whom the server does not know."""
        return Guest(self, "", "")


class Guest:
    """Somebody with a token."""

    def __init__(self, inn: Inn, token: str, person: str) -> None:
        self.inn = inn
        self.token = token
        self.id = person

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def ask(self, method: str, path: str, body: object = None, expect: int = 200) -> Any:
        """Send a request, and return the answer; another status than expected fails."""
        said = self.inn.client.request(method, f"/api{path}", json=body, headers=self.headers)
        assert said.status_code == expect, f"{method} {path}: {said.status_code} {said.text}"
        return said.json() if said.content and said.headers["content-type"].endswith("json") else said.text

    def get(self, path: str, expect: int = 200) -> Any:
        return self.ask("GET", path, expect=expect)

    def post(self, path: str, body: object = None, expect: int = 200) -> Any:
        return self.ask("POST", path, {} if body is None else body, expect)

    def refused(self, method: str, path: str, body: object = None, code: str = "") -> Json:
        """Send a request that cannot be met, and return the problem."""
        said = self.inn.client.request(method, f"/api{path}", json=body, headers=self.headers)
        assert said.headers["content-type"] == "application/problem+json", said.text
        problem: Json = said.json()
        assert problem["status"] == said.status_code >= 400
        assert problem["code"] == code, problem
        assert problem["detail"]
        return problem

    def open(self, game: str, *chairs: str, **chosen: object) -> str:
        """Open a table; a chair is "me", "open" or a bot's name."""
        wanted = [{"who": c} if c in ("me", "open") else {"who": "bot", "bot": c} for c in chairs]
        return str(self.post("/tables", {"game": game, "chairs": wanted, **chosen}, 201)["table"]["id"])

    def begin(self, game: str, *chairs: str, others: "tuple[Guest, ...]" = (), **chosen: object) -> str:
        """Open a table, let others sit down, and begin."""
        table = self.open(game, *chairs, **{"public": True, "clock": {"kind": "none"}, **chosen})
        for other in others:
            other.post(f"/tables/{table}/join")
        self.post(f"/tables/{table}/start")
        return table

    def desk(self, table: str, seat: int | None = None, expect: int = 200) -> Json:
        """Return a desk message."""
        where = "" if seat is None else f"?seat={seat}"
        found: Json = self.get(f"/tables/{table}/desk{where}", expect)
        return found

    def command(self, table: str, kind: str, expect: int = 200, **said: object) -> Json:
        """Send a command over HTTP."""
        found: Json = self.post(
            f"/tables/{table}/commands", {"type": kind, "cmd_id": f"c{time.monotonic_ns()}", **said}, expect
        )
        return found

    def play(self, table: str, seat: int, offer: int = 0, cmd_id: str | None = None) -> Json:
        """Answer what the seat is asked with one of the offers."""
        desk = self.desk(table, seat)
        actions = [desk["desk"]["ask"]["offers"][offer]["action"]]
        named = {} if cmd_id is None else {"cmd_id": cmd_id}
        return self.command(table, "submit", 200, seat=seat, version=desk["version"], actions=actions, **named)

    @contextmanager
    def at(self, table: str, seat: int | None = None, since: int | None = None) -> Iterator["Ear"]:
        """Sit at the socket of a table."""
        with self.line(f"/api/tables/{table}/socket") as ear:
            ear.say("hello", seat=seat, since=since)
            yield ear

    @contextmanager
    def line(self, path: str) -> Iterator["Ear"]:
        """Open a socket."""
        session = self.inn.client.websocket_connect(path, headers=self.headers)
        with session as socket:
            yield Ear(socket)


class Ear:
    """What is said and heard over a socket."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.closed: int | None = None
        self._queue: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        try:
            while True:
                self._queue.put(self.socket.receive_text())
        except WebSocketDisconnect as gone:
            self.closed = gone.code
        except Exception:
            pass
        self._queue.put(None)

    def say(self, kind: str, **said: object) -> None:
        """Send a message."""
        self.socket.send_text(json.dumps({"type": kind, **said}))

    def next(self, seconds: float = 60) -> Json | None:
        """Return the next message, None if the socket was closed."""
        text = self._queue.get(timeout=seconds)
        if text is None:
            return None
        self.raw.append(text)
        self.heard.append(json.loads(text))
        return self.heard[-1]

    def until(self, *kinds: str, when: Callable[[Json], bool] = lambda _: True, seconds: float = 60) -> Json:
        """Return the next message of these kinds; those before are skipped."""
        end = time.monotonic() + seconds
        while (message := self.next(max(0.01, end - time.monotonic()))) is not None:
            if message["type"] in kinds and when(message):
                return message
        raise AssertionError(f"closed with {self.closed} before {kinds}; heard {[m['type'] for m in self.heard]}")

    def asked(self, seat: int, seconds: float = 60) -> Json:
        """Return the next desk on which a seat is asked, or the game is over."""

        def fits(message: Json) -> bool:
            desk = message["desk"]
            return desk.get("result") is not None or desk.get("ask", {}).get("who") == seat

        return self.until("desk", when=fits, seconds=seconds)

    def pong(self) -> list[Json]:
        """Return what was heard until the server has answered a ping."""
        self.say("ping")
        before = len(self.heard)
        self.until("pong")
        return self.heard[before:]


def counted(inn: Inn, name: str) -> float:
    """Return what the server has counted."""
    found = [line for line in inn.client.get("/metrics").text.splitlines() if line.startswith(f"tafelrunde_{name} ")]
    return float(found[0].split()[1]) if found else 0.0


def wait_for(found: Callable[[], Any], seconds: float = 60) -> Any:
    """Return what is found, looking again and again."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = found()
        if value:
            return value
        time.sleep(0.1)
    raise AssertionError("it did not happen")


def answered(inn: Inn, result: str = "answered") -> float:
    """Return how many answers of bots have come to this; those that had to wait are answers too."""
    if result == "answered":
        return answered(inn, "busy") + counted(inn, 'bot_answers_total{result="answered"}')
    return counted(inn, f'bot_answers_total{{result="{result}"}}')


def warmed(guest: Guest) -> None:
    """Wait until bots stand by."""
    guest.begin("claim", "listener", "listener")
    wait_for(lambda: answered(guest.inn) > 0)


@contextmanager
def webhook() -> Iterator[tuple[str, "queue.Queue[Json]"]]:
    """Return the address of a webhook, and what it is sent."""
    got: queue.Queue[Json] = queue.Queue()

    class Hook(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hook) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/hook", got
        server.shutdown()
