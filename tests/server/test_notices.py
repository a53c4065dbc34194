"""Webhooks that do not behave, and work that takes its time: nobody's move waits for either."""

import asyncio
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.work import Work

from .conftest import Opened
from .running import Running

FIRST = {"first": 0}


class Dripping:
    """A webhook that answers a byte at a time and never comes to an end."""

    def __init__(self) -> None:
        self.called = 0
        self.left = 0
        self.over = threading.Event()

    def __call__(self, *given: Any) -> socketserver.BaseRequestHandler:
        hook = self

        class Drip(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                hook.called += 1
                try:
                    self.request.recv(10_000)
                    self.request.sendall(b"HTTP/1.1 200 O")
                    while not hook.over.wait(0.1):
                        self.request.sendall(b"K")
                except OSError:
                    hook.left += 1

        return Drip(*given)


@contextmanager
def dripping() -> Iterator[tuple[str, Dripping]]:
    """Return the address of a webhook that drips, and what has become of its callers."""
    hook = Dripping()

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True
        request_queue_size = 64

    with Server(("127.0.0.1", 0), hook) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/hook", hook
        hook.over.set()
        server.shutdown()


def wait_for(come: Callable[[], bool]) -> None:
    """Wait until something has come about; where it does not, that is what was wrong."""
    end = time.monotonic() + 60
    while not come():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.ends("notice on its way: the server stops")
def test_webhooks_that_never_come_to_an_end_keep_nobody_waiting(tmp_path: Path) -> None:
    running = Running(tmp_path, TAFELRUNDE_PRIVATE_WEBHOOKS="yes", TAFELRUNDE_BOT_PROCESSES="0")
    with dripping() as (url, hook):
        anna = running.guest("Anna")

        def move_against(bea: Callable[..., Any]) -> None:
            chosen = {"game": "claim", "chairs": [{"who": "me"}, {"who": "open"}], "public": True, "options": FIRST}
            table = anna("POST", "/tables", chosen)["table"]["id"]
            bea("POST", f"/tables/{table}/join", {})
            anna("POST", f"/tables/{table}/start", {})
            desk = anna("GET", f"/tables/{table}/desk?seat=0")
            said = {"type": "submit", "cmd_id": "m1", "seat": 0, "version": desk["version"]}
            offer = desk["desk"]["ask"]["offers"][0]["action"]
            anna("POST", f"/tables/{table}/commands", {**said, "actions": [offer]})

        for number in range(12):
            bea = running.guest(f"Bea {number}")
            bea("PATCH", "/me", {"webhook": url})
            move_against(bea)
        wait_for(lambda: hook.called >= 12)
        move_against(running.guest("Cora"))
        anna("POST", "/account", {"login": "anna", "password": "correct horse"})
        assert running.guest("Dana")("POST", "/login", {"login": "anna", "password": "correct horse"})["me"]
        assert running.stop() in (0, -15), "and nobody waits for the webhooks at the end"


@pytest.mark.ends("notice on its way: five seconds have passed")
@pytest.mark.parametrize(("seconds", "calls", "ended"), [(0.3, 3, 3), (600, 2, 0)], ids=["a deadline", "one by one"])
def test_one_person_has_one_notice_on_its_way_and_that_has_a_deadline(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, seconds: float, calls: int, ended: int
) -> None:
    monkeypatch.setattr("tafelrunde.server.live.notices.SECONDS", seconds)
    with dripping() as (url, hook):
        inn = opened(private_webhooks=True)
        anna, bea, cora = (inn.guest(name) for name in ("Anna", "Bea", "Cora"))
        for other, tables in ((bea, 2), (cora, 1)):
            other.ask("PATCH", "/me", {"webhook": url})
            for _ in range(tables):
                anna.play(anna.begin("claim", "me", "open", others=(other,), options=FIRST), 0)
        wait_for(lambda: hook.called == calls and hook.left == ended)


def at_work(scene: Callable[[Work], Any]) -> None:
    """Play a scene at two threads, where ten jobs may wait, and three of one who asks."""

    async def play() -> None:
        await asyncio.wait_for(scene(Work("scene", threads=2, waiting=10, each=3)), 60)

    asyncio.run(play())


def test_whoever_asks_for_much_work_is_no_trouble_to_the_others() -> None:
    async def scene(work: Work) -> None:
        held = threading.Event()
        anna = [asyncio.ensure_future(work.do("Anna", held.wait, 60)) for _ in range(3)]
        await asyncio.sleep(0)
        for name in ("Bea", "Cora", "Bea"):
            assert await work.do(name, str.upper, name) == name.upper(), "one of two threads is Anna's at most"
        assert not any(job.done() for job in anna)
        held.set()
        assert await asyncio.gather(*anna) == [True] * 3

    at_work(scene)


def test_what_is_too_much_is_refused_to_whoever_asks_for_most() -> None:
    async def scene(work: Work) -> None:
        held = threading.Event()
        running = [asyncio.ensure_future(work.do(name, held.wait, 60)) for name in ("Anna", "Bea")]
        await asyncio.sleep(0)
        anna = [asyncio.ensure_future(work.do("Anna", held.wait, 60)) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(Problem) as refused:
            await anna[3]
        assert refused.value.code == "too-often"
        assert refused.value.args_of["seconds"]
        others = [asyncio.ensure_future(work.do(f"Guest {number}", held.wait, 60)) for number in range(8)]
        await asyncio.sleep(0)
        with pytest.raises(Problem):
            await anna[2]
        held.set()
        assert await asyncio.gather(*running, *anna[:2], *others) == [True] * 12

    at_work(scene)


def test_work_that_fails_or_that_nobody_waits_for_leaves_its_place_to_the_next() -> None:
    async def scene(work: Work) -> None:
        for number in range(4):
            with pytest.raises(ZeroDivisionError):
                await work.do(f"Guest {number}", lambda: 1 // 0)
        held = threading.Event()
        gone = [asyncio.ensure_future(work.do(name, held.wait, 60)) for name in ("Anna", "Anna", "Bea")]
        await asyncio.sleep(0)
        for job in gone:
            job.cancel()
        held.set()
        assert await work.do("Anna", str.upper, "anna") == "ANNA"

    at_work(scene)
