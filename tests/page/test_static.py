"""The page without a server: files from a host that knows nothing but files, and Python in a worker of the browser."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from .browser import missing
from .conftest import Enter
from .house import GAMES
from .player import Player

ROOT = Path(__file__).parents[2]


class Files(SimpleHTTPRequestHandler):
    """Gives files, with no header of ours."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return what `make static` builds, in a folder of its host."""
    static = pytest.importorskip("static", reason="building/ is not at hand")
    host: Path = tmp_path_factory.mktemp("host")
    try:
        static.main(host / "play")
    except OSError as error:
        missing(f"the page could not be built: {error}")
    return host


class Host:
    """A host of files, until it is gone."""

    def __init__(self, folder: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server.server_port}/play"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Answer nobody any more."""
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def served(folder: Path) -> Iterator[Host]:
    """Return a host of these files, in the place of a server."""
    host = Host(folder)
    yield host
    host.stop()


@pytest.mark.slow
def test_a_whole_game_is_played_and_kept_and_seen_again_without_a_network(guest: Enter, served: Host) -> None:
    anna = guest("Anna")
    anna.shelf()
    anna.page.locator("article[data-game=claim] select").last.select_option("level-2")
    anna.page.click("[data-play=claim]")
    anna.page.wait_for_selector(".frame")
    assert Player(anna.page).play()
    anna.page.wait_for_function(
        "async () => (await caches.keys()).length && (await navigator.serviceWorker.ready).active"
    )
    served.stop()
    anna.forgive()
    anna.page.reload()
    anna.page.wait_for_selector(".win h2")
    anna.page.goto(f"{anna.url}/#/games")
    anna.page.wait_for_selector("main section.box a")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_each_game_to_its_end(guest: Enter, game: str) -> None:
    anna = guest("Anna")
    anna.play_now(game)
    assert Player(anna.page).play(3600)
