"""A server to sit down at: the whole application over a file of its own, without a network."""

import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.settings import Settings

from .inn import Inn
from .running import Running

collect_ignore = ["odd_bots.py"]  # whoever imports it knows its bots ever after

Opened = Callable[..., Inn]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    """Return what opens an inn; all are closed at the end."""
    with ExitStack() as stack:

        def open_inn(*, sender: str = "127.0.0.1", **chosen: Any) -> Inn:
            usual = {"db": f"sqlite:///{tmp_path / 'inn.db'}", "bot_seconds": 0.05, "limits": False}
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                return stack.enter_context(Inn(Settings(**{**usual, **chosen}), sender))

        yield open_inn


@pytest.fixture
def inn(opened: Opened) -> Inn:
    """Return an inn with everything as usual."""
    return opened()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a real server."""
    server = Running(tmp_path_factory.mktemp("running"))
    yield server
    if server.process is not None and server.process.poll() is None:
        server.stop()
