"""One server for all scenes before the page, one browser for those of a file, a window of their own for each guest."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.running import Running

from .browser import launch, missing
from .house import Guest

FAILED = pytest.StashKey[bool]()

Enter = Callable[..., Guest]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server whose bots answer as soon as they can."""
    server = serve(tmp_path_factory.mktemp("page"))
    yield server
    if server.process is not None and server.process.poll() is None:
        server.stop()


def serve(folder: Path) -> Running:
    """Start a server that has the page, and deals alike at every table of a game."""
    bots = {"TAFELRUNDE_BOT_PACE": "0", "TAFELRUNDE_BOT_SECONDS": "30", "TAFELRUNDE_BOT_MODULES": "server.dealt"}
    imprint = folder / "imprint.txt"
    imprint.write_text("Ada Lovelace\n12 St James's Square", "utf-8")
    server = Running(folder, **bots, TAFELRUNDE_IMPRINT=str(imprint))
    if b'id="app"' not in server.raw("/"):
        server.stop()
        missing("the page is not built: `make page` builds it")
    return server


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """Return a browser. It is closed with the file: until then no other test can run a loop of its own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember how a scene went."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def guest(served: Running, chromium: Any, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Enter]:
    """Return what lets somebody in; nobody may see an error, and of a scene that failed there are pictures."""
    guests: list[Guest] = []

    def enter(name: str = "Anna", url: str = served.url, **window: Any) -> Guest:
        guests.append(Guest(url, chromium, name, **window))
        return guests[-1]

    yield enter
    for number, one in enumerate(guests):
        if one.faults or request.node.stash.get(FAILED, False):
            picture = tmp_path / f"{number}-{one.name}.png"
            one.page.screenshot(path=picture)
            print(f"what {one.name} saw: {picture}")
        one.leave()
    assert [fault for one in guests for fault in one.faults] == []
