"""The application: its parts put together, what it opens at the start and closes at the end."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

import tafelrunde
from tafelrunde.server import asyncapi
from tafelrunde.server.archive import afterwards
from tafelrunde.server.archive.reader import Reader
from tafelrunde.server.bots.workers import Pool
from tafelrunde.server.door.callers import Sessions
from tafelrunde.server.door.security import PAGE, Door
from tafelrunde.server.friends import routes as group_routes
from tafelrunde.server.friends import socket as group_socket
from tafelrunde.server.friends.groups import Groups
from tafelrunde.server.ground import problems
from tafelrunde.server.ground.house import SHAPES, House
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.library import library, web
from tafelrunde.server.library.offers import admitted, brought
from tafelrunde.server.live import play, sockets
from tafelrunde.server.live.life import Signs
from tafelrunde.server.live.notices import Notices
from tafelrunde.server.live.sockets import Crowd
from tafelrunde.server.live.tables import Tables
from tafelrunde.server.lobby import routes as lobby_routes
from tafelrunde.server.lobby.lobby import Lobby
from tafelrunde.server.operations import garbage, health, vitals
from tafelrunde.server.operations.forgetting import forget_guests
from tafelrunde.server.people import accounts, entry, guests, pairing, people, sessions, traces
from tafelrunde.store import open_store
from tafelrunde.store.store import Store

log = logging.getLogger(__name__)

WARM: Final = 1.0
"""Seconds after which bots stand by: until then the page needs the machine more."""
WHO: Final = (entry, people, guests, traces, accounts, sessions, pairing)
PARTS: Final = (
    health,
    *WHO,
    afterwards,
    lobby_routes,
    group_routes,
    play,
    library,
    sockets,
    group_socket,
    asyncapi,
)


def create(settings: Settings, store: Store | None = None, *, warm: bool = False) -> FastAPI:
    """Return the application; it opens its store when it is started, and if it is to be `warm` bots stand by."""
    theirs = [*settings.bot_modules, *brought(settings)]
    settings = admitted(settings)
    house = House(settings, open_store(settings.database) if store is None else store)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.store.open()
        for missed in house.store.missed():
            told = "table %s has lost %d entries that were acknowledged, %d are left"
            log.error(told, missed.table_id, missed.entries, missed.after)
        house.sessions = Sessions(house.store, settings.guest_days)
        house.pool = Pool(settings.bot_processes, settings.bot_seconds, theirs, house.metrics, settings.bot_pace)
        if warm:
            asyncio.get_running_loop().call_later(WARM, house.pool.warm)
        house.importer, house.replayer = Reader(theirs), Reader(theirs)
        house.notices = Notices(house)
        house.tables = Tables(house)
        house.lobby = Lobby(house)
        house.groups = Groups(house)
        app.state.crowd = Crowd()
        house.life = Signs(house)
        await house.life.start()
        house.tables.start()
        forgetting = asyncio.create_task(forget_guests(house))
        looking = asyncio.create_task(garbage.look_regularly())
        noting = asyncio.create_task(vitals.note_regularly(house, app.state.crowd))
        house.ready = True
        log.info("ready", extra={"url": settings.url})
        yield
        house.ready, house.stopping = False, True
        forgetting.cancel()
        looking.cancel()
        noting.cancel()
        await house.tables.stop()
        await house.notices.stop()
        await house.pool.stop()
        await house.life.stop()
        house.passwords.close()
        house.turn_away()
        await house.store.close()

    app = FastAPI(
        title="Tafelrunde",
        version=tafelrunde.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    app.state.house = house
    problems.install(app)
    app.state.routers = [part.router for part in PARTS]
    for router in app.state.routers:
        app.include_router(router)
    app.router.routes.append(web.route)
    routes = {route.path for router in app.state.routers for route in router.routes if hasattr(route, "methods")}
    house.metrics.expect("requests_total", route={*routes, PAGE})
    app.add_middleware(Door, settings=settings, metrics=house.metrics)
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
            "cookie": {"type": "apiKey", "in": "cookie", "name": app.state.house.cookies.name},
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
