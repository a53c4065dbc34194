"""What can be had while most of a server is still being loaded: the page and the list of games, which make the shelf.

To load the rest takes longer than to draw the shelf, and is done at the same time. Whatever else is asked for waits.
"""

import asyncio
import logging
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.door.security import Door
from tafelrunde.server.ground.packing import Packed, sent
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.library import web

if TYPE_CHECKING:
    from fastapi import FastAPI

    from tafelrunde.server.door.connections import Porter

log = logging.getLogger(__name__)

GAMES: Final = "/api/games"
LATER: Final = ("/api/", "/healthz", "/readyz", "/metrics")
"""What only the whole server can answer."""
TURNS: Final = 0.0005
"""So many seconds whoever loads keeps the others waiting."""


class Doorstep:
    """An application that answers what it can, and is the whole one as soon as that is loaded."""

    def __init__(self, settings: Settings, load: Callable[[], "FastAPI"]) -> None:
        self._settings = settings
        self._load = load
        self._first: ASGIApp = Door(Router([Route(GAMES, self._list), web.route]), settings, None)
        self.whole: FastAPI | None = None
        """All of it, once that is loaded."""
        self.porter: Porter | None = None
        """Who lets connections in, where this process has them."""
        self._games: Packed | None = None
        self._listed = asyncio.Event()
        self.loaded = asyncio.Event()
        self.failure: Exception | None = None
        """Why it could not be loaded."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request now, or as soon as that can be done."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        if self.whole is None and at_once(scope):
            await self._first(scope, receive, send)
            return
        await self.loaded.wait()
        if self.whole is not None:
            await self.whole(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1012})
        else:
            await Problem("stopping").response()(scope, receive, send)

    def close(self) -> None:
        """Turn away whoever waits for what takes its time; all else is finished."""
        if self.whole is not None:
            self.whole.state.turn_away()

    async def _list(self, request: Request) -> Response:
        """List the games, as the whole server does."""
        await self._listed.wait()
        if self._games is None:
            raise Problem("stopping")
        from tafelrunde.server.library.offers import ASKED_ANEW

        return sent(request, self._games, ASKED_ANEW)

    async def _live(self, receive: Receive, send: Send) -> None:
        """Begin to load at the start, and close what was opened at the end."""
        await receive()
        stopping = asyncio.Event()
        living = asyncio.create_task(self._open(stopping))
        await send({"type": "lifespan.startup.complete"})
        await receive()
        stopping.set()
        await living
        await send({"type": "lifespan.shutdown.complete"})

    async def _open(self, stopping: asyncio.Event) -> None:
        usual = sys.getswitchinterval()
        sys.setswitchinterval(TURNS)
        try:
            self._games = await asyncio.to_thread(games, self._settings)
            self._listed.set()
            app = await asyncio.to_thread(self._load)
            async with app.router.lifespan_context(app):
                sys.setswitchinterval(usual)
                if self.porter is not None:
                    self.porter.metrics = app.state.metrics
                self.whole = app
                self.loaded.set()
                await stopping.wait()
        except Exception as error:
            log.exception("the server could not be loaded")
            self.failure = TafelrundeError(f"the server could not be loaded: {told(error)}")
            self.failure.__cause__ = error
        finally:
            sys.setswitchinterval(usual)
            self._listed.set()
            self.loaded.set()


def told(error: Exception) -> str:
    """Return in a line what was wrong; of what is not ours its kind and place, for its words may be anybody's."""
    if isinstance(error, TafelrundeError):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(last.filename).name}, line {last.lineno}"


def at_once(scope: Scope) -> bool:
    """Tell whether a request can be answered before everything is loaded.

    >>> [at_once({"type": "http", "method": "GET", "path": path}) for path in ("/", "/t/abc", "/api/games", "/api/me")]
    [True, True, True, False]
    """
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    return not scope["path"].startswith(LATER) or (scope["path"] == GAMES and scope["method"] == "GET")


def games(settings: Settings) -> Packed:
    """Return the list of games; what that needs is loaded first."""
    from tafelrunde.server.library.offers import admitted, listed

    return listed(admitted(settings))
