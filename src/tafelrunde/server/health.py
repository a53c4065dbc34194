"""Whether the process lives, whether it can answer, and what it has counted."""

import asyncio
from typing import Final

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

import tafelrunde
from tafelrunde.server.house import answer, gives, house_of
from tafelrunde.server.problems import Problem
from tafelrunde.store.store import StoreError

DEADLINE: Final = 3.0
"""Seconds after which a store that has not answered is not there: a balancer does not wait longer either."""


class Health(msgspec.Struct, frozen=True):
    """Whether all is well."""

    ok: bool
    version: str


router = APIRouter(tags=["operating"])


@router.get("/healthz", responses=gives(Health))
async def healthz() -> Response:
    """Say that the process lives."""
    return answer(Health(True, tafelrunde.__version__))


@router.get("/readyz", responses=gives(Health, 503))
async def readyz(request: Request) -> Response:
    """Say whether requests can be answered: the store can be read and written, and the server is not about to stop."""
    house = house_of(request)
    if not house.ready:
        raise Problem("stopping")
    try:
        await asyncio.wait_for(house.store.check(), DEADLINE)
    except (StoreError, TimeoutError):
        why = house.store.facts().why or f"the store has not answered for {DEADLINE:.0f} s"
        raise Problem("storage", why=why) from None
    return answer(Health(True, tafelrunde.__version__))


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Give what was counted: to the machine itself, or to whom a proxy lets through."""
    return PlainTextResponse(house_of(request).metrics.text(), media_type="text/plain; version=0.0.4")
