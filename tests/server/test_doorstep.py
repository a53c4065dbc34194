"""What can be had before all of a server is loaded: the page and the list of games. Everything else waits."""

import re
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from tafelrunde.server.app import create
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.library.doorstep import Doorstep


class Opening:
    """A server whose loading takes until somebody lets it go on."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._may_load = threading.Event()
        self._wrong = False
        self.doorstep = Doorstep(settings, self._load)
        self.client = TestClient(self.doorstep, raise_server_exceptions=False)

    def _load(self) -> FastAPI:
        assert self._may_load.wait(120)
        if self._wrong:
            raise OSError("no such library")
        return create(self._settings)

    def go_on(self, wrong: bool = False) -> None:
        self._wrong = wrong
        self._may_load.set()


@pytest.fixture
def opening(tmp_path: Any) -> Iterator[Opening]:
    found = Opening(Settings(db=f"sqlite:///{tmp_path / 'opening.db'}", hosts=["testserver"], bot_processes=0))
    with found.client:
        yield found
        found.go_on()


@pytest.fixture
def asking() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor() as threads:
        yield threads


def test_the_shelf_is_there_at_once(opening: Opening) -> None:
    page = opening.client.get("/")
    games = opening.client.get("/api/games")
    assert (page.status_code, games.status_code) == (200, 200)
    assert opening.client.get("/no-such-file").status_code == 404
    assert all("default-src 'none'" in answer.headers["content-security-policy"] for answer in (page, games))
    opening.go_on()
    assert opening.client.get("/readyz").json()["ok"]
    later = opening.client.get("/api/games")
    assert (later.json(), later.headers["etag"]) == (games.json(), games.headers["etag"])


def test_whatever_else_is_asked_for_waits_until_it_can_be_answered(
    opening: Opening, asking: ThreadPoolExecutor
) -> None:
    asked: list[Future[Any]] = [
        asking.submit(opening.client.post, "/api/me", json={"name": "Anna"}),
        asking.submit(opening.client.get, "/healthz"),
        asking.submit(opening.client.head, "/api/games"),
    ]
    assert opening.client.get("/").status_code == 200
    assert not any(answer.done() for answer in asked)
    opening.go_on()
    assert [answer.result(120).status_code for answer in asked] == [201, 200, 405]


def test_a_server_that_cannot_be_loaded_says_so(opening: Opening, asking: ThreadPoolExecutor) -> None:
    answer = asking.submit(opening.client.get, "/api/me")
    opening.go_on(wrong=True)
    assert (answer.result(120).status_code, answer.result().json()["code"]) == (503, "stopping")
    why = r"the server could not be loaded: OSError in test_doorstep\.py, line \d+"
    assert re.fullmatch(why, str(opening.doorstep.failure)), "its own words may be anybody's"
