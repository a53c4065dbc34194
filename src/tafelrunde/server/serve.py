"""Starts a server: one process, or several on one port; what it says on the screen is the caller's business."""

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import uvicorn

from tafelrunde import games
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.games.guests import let_in
from tafelrunde.server.door.connections import Connection, Porter, at_the_door, room
from tafelrunde.server.door.security import LARGEST
from tafelrunde.server.ground.logs import write_to_stderr
from tafelrunde.server.ground.settings import Settings, without_password
from tafelrunde.server.library.doorstep import Doorstep
from tafelrunde.server.operations import garbage
from tafelrunde.store import Store, open_store

if TYPE_CHECKING:
    from fastapi import FastAPI

log = logging.getLogger(__name__)

HANDED_ON: Final = "TAFELRUNDE_SETTINGS"
"""How worker processes are told the settings of the process that starts them."""
STOPPING: Final = 5
SWITCH: Final = 0.0005
"""Seconds after which the thread that writes may go on: everybody waits for it."""


def run(
    settings: Settings,
    listens: Callable[[], None] = lambda: None,
    loaded: Callable[[], None] = lambda: None,
    application: str = "tafelrunde.server.serve:application",
) -> None:
    """Serve until somebody says stop; what is to be done once it listens, and once it is whole, is done then."""
    let_in(settings.guest_games)
    games.look_again()
    os.environ[HANDED_ON] = json.dumps(asdict(settings))
    config = uvicorn.Config(application, factory=True, workers=settings.workers, **choices(settings))
    write_to_stderr(settings.log_level)
    for sentence in games.refused():
        log.warning(sentence)
    had_terminal()
    if settings.workers > 1:
        from tafelrunde.server import processes

        processes.run(config, listens, loaded)
        return
    server = Listening(config, listens, loaded)
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        signal.signal(signal.SIGHUP, server.hear_hup)
    server.run()
    if server.failure is not None:
        raise server.failure


def hung_up() -> bool:
    """Tell what SIGHUP is to do: end the server whose terminal is gone, else nothing, for no configuration is read."""
    if had_terminal() and not has_terminal():
        return True
    log.warning("SIGHUP does nothing: a changed configuration is read at the next start")
    return False


def has_terminal() -> bool:
    """Tell whether this process belongs to a terminal."""
    try:
        os.close(os.open("/dev/tty", os.O_RDONLY | os.O_NOCTTY))
    except OSError:
        return False
    return True


@cache
def had_terminal() -> bool:
    """Tell whether this process belonged to a terminal when this was first asked."""
    return has_terminal()


class Listening(uvicorn.Server):
    """A server that does something once it listens, and something else once all of it is loaded."""

    def __init__(
        self,
        config: uvicorn.Config,
        listens: Callable[[], None] = lambda: None,
        loaded: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(config)
        self._listens = listens
        self._loaded = loaded
        self._telling: asyncio.Task[None] | None = None
        self.failure: Exception | None = None
        """Why it has stopped by itself: it cannot be loaded, or what it had to say could not be written."""

    @property
    def whole(self) -> bool:
        """Whether it listens, and all of it is loaded."""
        doorstep: Doorstep | None = getattr(self.config, "loaded_app", None)
        return self.started and doorstep is not None and doorstep.whole is not None

    def hear_hup(self, *_: object) -> None:
        """Hear SIGHUP."""
        self.should_exit = hung_up() or self.should_exit

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        self._listens()
        self._telling = asyncio.create_task(self._tell())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop in good order."""
        self.config.loaded_app.close()
        await super().shutdown(sockets)

    async def _tell(self) -> None:
        doorstep: Doorstep = self.config.loaded_app
        await doorstep.loaded.wait()
        if doorstep.whole is None:
            self.failure, self.should_exit = doorstep.failure, True
            return
        try:
            await asyncio.to_thread(self._loaded)
        except OSError as error:
            self.failure, self.should_exit = error, True


def store_complaint(settings: Settings, look_only: bool, beside: bool = False) -> str:
    """Return why the store cannot be opened, "" if it can; with `look_only` nothing is changed there.

    The server `beside` which it is looked at may have it open.
    """

    async def reach() -> None:
        store = open_store(settings.database, alone=not beside)
        if look_only:
            await store.look()
        else:
            await store.open()
            await store.close()

    try:
        asyncio.run(reach())
    except TafelrundeError as error:
        return str(error)
    except Exception as error:  # whatever the driver of a database has
        place, why = without_password(settings.database), type(error).__name__
        return f"the database {place} cannot be reached ({why}): is it running, and is its address right?"
    return ""


def application(store: Store | None = None) -> Doorstep:
    """Return the application of this process."""
    settings = Settings(**json.loads(os.environ[HANDED_ON]))
    write_to_stderr(settings.log_level)
    sys.setswitchinterval(SWITCH)
    gc.disable()  # what is loaded is no garbage

    def load() -> "FastAPI":
        from tafelrunde.server.app import create

        made = create(settings, store, warm=True)
        garbage.look_seldom()
        gc.enable()
        return made

    doorstep = Doorstep(settings, load)
    doorstep.porter = Porter(settings, room(settings))
    return doorstep


def connection(**given: Any) -> Connection:
    """Return a connection to this process."""
    return Connection(given["config"].loaded_app.porter, **given)


def wire(**given: Any) -> Any:
    """Return a socket; what it needs is loaded with the first one."""
    from tafelrunde.server.door.wires import Wire

    return Wire(**given)


def choices(settings: Settings) -> dict[str, Any]:
    """Return how the sockets of a server behave: `docs/protocol.md` says what clients have of it."""
    return {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": True,
        "proxy_headers": False,
        "backlog": at_the_door(settings),
        "http": connection,
        "ws": wire,
        "ws_max_size": LARGEST,
        "ws_max_queue": 8,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "timeout_keep_alive": 30,
        "timeout_graceful_shutdown": STOPPING,
        "h11_max_incomplete_event_size": LARGEST,
    }


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])
