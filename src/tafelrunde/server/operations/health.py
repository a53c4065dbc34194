"""Whether the process lives, whether it can answer, and what it has counted."""

import asyncio
from ipaddress import ip_address, ip_network
from typing import Final

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

import tafelrunde
from tafelrunde.server.door.security import is_address, plain
from tafelrunde.server.ground.answers import answer, gives
from tafelrunde.server.ground.metrics import Metrics
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.store.store import Store, StoreError

DEADLINE: Final = 3.0
"""Seconds after which a store that has not answered is not there: a balancer does not wait longer either."""


class Health(msgspec.Struct, frozen=True):
    """Whether all is well."""

    ok: bool
    version: str


FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
"""What proxies add to what they hand on."""

router = APIRouter(tags=["operating"])


@router.get("/healthz", responses=gives(Health))
async def healthz() -> Response:
    """Say that the process lives."""
    return answer(Health(True, tafelrunde.__version__))


@router.get("/readyz", responses=gives(Health, 503))
async def readyz(request: Request) -> Response:
    """Say whether requests can be answered: the store can be read and written, and the server is not about to stop."""
    store: Store = request.app.state.store
    if not request.app.state.ready:
        raise Problem("stopping")
    try:
        await asyncio.wait_for(store.check(), DEADLINE)
    except (StoreError, TimeoutError):
        why = store.facts().why or f"the store has not answered for {DEADLINE:.0f} s"
        raise Problem("storage", why=why) from None
    return answer(Health(True, tafelrunde.__version__))


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Give what was counted: to this machine, and to whom the operator has named; it tells how long bots think."""
    settings: Settings = request.app.state.settings
    metrics: Metrics = request.app.state.metrics
    if not may_read(request, settings.readers):
        raise Problem("not-for-you", address=str(request.scope["sender"]))
    return PlainTextResponse(await asyncio.to_thread(metrics.text), media_type="text/plain; version=0.0.4")


def may_read(request: Request, readers: list[str]) -> bool:
    """Tell whether a request comes from this machine, or from networks that were named.

    Whatever a proxy hands on comes from elsewhere. One that nobody has named may stand for anybody.
    """
    sender, neighbour = str(request.scope["sender"]), plain(request.client.host) if request.client else "?"
    handed_on = any(header in request.headers for header in FORWARDED)
    if not is_address(sender) or (handed_on and sender == neighbour):
        return False
    given = ip_address(sender)
    return (given.is_loopback and not handed_on) or any(given in ip_network(reader) for reader in readers)
