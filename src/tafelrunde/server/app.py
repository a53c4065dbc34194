"""The application: its parts put together, what it opens at the start and closes at the end."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

import tafelrunde
from tafelrunde.server import asyncapi
from tafelrunde.server.archive import afterwards, cards, lookback
from tafelrunde.server.door.security import PAGE, Cookies, Door
from tafelrunde.server.friends import of_tables
from tafelrunde.server.friends import routes as group_routes
from tafelrunde.server.friends import socket as group_socket
from tafelrunde.server.ground import problems
from tafelrunde.server.ground.answers import SHAPES
from tafelrunde.server.ground.metrics import Metrics
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.library import library, web
from tafelrunde.server.library.offers import admitted, brought
from tafelrunde.server.live import play, table_talk, views
from tafelrunde.server.lobby import routes as lobby_routes
from tafelrunde.server.lobby import socket as lobby_socket
from tafelrunde.server.operations import health
from tafelrunde.server.parts import build, look_after, turn_away
from tafelrunde.server.people import accounts, bot_accounts, entry, guests, pairing, people, sessions, traces
from tafelrunde.store import open_store
from tafelrunde.store.store import Store

log = logging.getLogger(__name__)

WARM: Final = 1.0
"""Seconds after which bots stand by: until then the page needs the machine more."""
WHO: Final = (entry, people, guests, traces, accounts, bot_accounts, sessions, pairing)
PARTS: Final = (
    health,
    *WHO,
    afterwards,
    lookback,
    cards,
    lobby_routes,
    group_routes,
    of_tables,
    play,
    views,
    library,
    table_talk,
    lobby_socket,
    group_socket,
    asyncapi,
)


def create(settings: Settings, store: Store | None = None, *, warm: bool = False) -> FastAPI:
    """Return the application; it opens its store when it is started, and if it is to be `warm` bots stand by."""
    theirs = [*settings.bot_modules, *brought(settings)]
    settings = admitted(settings)
    store = open_store(settings.database) if store is None else store
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await store.open()
        for missed in store.missed():
            told = "table %s has lost %d entries that were acknowledged, %d are left"
            log.error(told, missed.table_id, missed.entries, missed.after)
        parts = build(settings, store, metrics, theirs)
        for name, part in vars(parts).items():
            setattr(app.state, name, part)
        app.state.turn_away = partial(turn_away, parts)
        if warm:
            asyncio.get_running_loop().call_later(WARM, parts.pool.warm)
        await parts.life.start()
        beside = [asyncio.create_task(work) for work in look_after(parts)]
        app.state.ready = True
        log.info("ready", extra={"url": settings.url})
        yield
        app.state.ready, parts.process.stopping = False, True
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        await parts.presence.stop()
        await parts.errands.stop()
        await parts.gatherings.stop()
        await parts.driver.stop()
        await parts.notices.stop()
        await parts.pool.stop()
        await parts.life.stop()
        parts.passwords.close()
        turn_away(parts)
        await store.close()

    app = FastAPI(
        title="Tafelrunde",
        version=tafelrunde.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    app.state.settings, app.state.store, app.state.metrics = settings, store, metrics
    app.state.ready = False
    problems.install(app)
    app.state.routers = [part.router for part in PARTS]
    for router in app.state.routers:
        app.include_router(router)
    app.router.routes += [*cards.routes, web.route]
    routes = {route.path for router in app.state.routers for route in router.routes if hasattr(route, "methods")}
    metrics.expect("requests_total", route={*routes, PAGE})
    app.add_middleware(Door, settings=settings, metrics=metrics)
    app.openapi = lambda: document(app)  # type: ignore[method-assign]
    return app


def document(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI document, with the shapes of all answers."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        _, shapes = msgspec.json.schema_components(
            sorted(SHAPES, key=lambda shape: str(shape.__name__)), ref_template="#/components/schemas/{name}"
        )
        components = schema.setdefault("components", {})
        sent = components.get("schemas", {})
        assert not sent.keys() & shapes.keys(), f"two shapes of one name: {sent.keys() & shapes.keys()}"
        components["schemas"] = {**sent, **shapes}
        link_tables(schema)
        components["securitySchemes"] = {
            "cookie": {"type": "apiKey", "in": "cookie", "name": Cookies(app.state.settings).name},
            "bearer": {"type": "http", "scheme": "bearer"},
        }
        app.openapi_schema = schema
    return app.openapi_schema


def link_tables(schema: dict[str, Any]) -> None:
    """Say which answers name a table that other requests are about."""
    links = {
        operation["operationId"]: {
            "operationId": operation["operationId"],
            "parameters": {"table_id": "$response.body#/table/id"},
        }
        for path, operations in schema["paths"].items()
        for operation in operations.values()
        if "{table_id}" in path
    }
    for path in ("/api/tables", "/api/import"):
        schema["paths"][path]["post"]["responses"]["201"]["links"] = links
