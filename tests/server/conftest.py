"""A server to sit down at: the whole application over a file of its own, without a network."""

import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import bots
from tafelrunde.server.ground.settings import Settings

from .inn import Inn
from .running import Running

collect_ignore = ["dealt.py", "odd_bots.py"]  # whoever imports them has their chance and bots ever after

Opened = Callable[..., Inn]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    """Return what opens an inn; all are closed at the end."""
    with ExitStack() as stack:

        def open_inn(*, sender: str = "127.0.0.1", **chosen: Any) -> Inn:
            usual: dict[str, Any] = {"db": f"sqlite:///{tmp_path / 'inn.db'}", "bot_seconds": 0.05, "limits": False}
            usual["hosts"] = ["testserver"]  # as the client of the tests calls it
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                return stack.enter_context(Inn(Settings(**{**usual, **chosen}), sender))

        yield open_inn


@pytest.fixture
def inn(opened: Opened) -> Inn:
    """Return an inn with everything as usual."""
    return opened()


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let an operator list the odd bots; they are forgotten at the end."""
    here = Path(__file__).parent
    monkeypatch.syspath_prepend(str(here))
    monkeypatch.setenv("PYTHONPATH", str(here), prepend=":")
    yield
    sys.modules.pop("odd_bots", None)
    for name in ("sleeper", "mortal", "cheat", "listener", "ponderer", "clocked"):
        bots.forget(name)


@pytest.fixture
def odd(opened: Opened, odd_bots: None) -> Inn:
    """Return an inn whose operator has listed odd bots."""
    return opened(bot_modules=["odd_bots"])


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a real server."""
    server = Running(tmp_path_factory.mktemp("running"))
    yield server
    if server.process is not None and server.process.poll() is None:
        server.stop()
