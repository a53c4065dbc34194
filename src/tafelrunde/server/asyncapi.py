"""What the server takes and sends as documents: requests, and sockets, from the types of their messages."""

from functools import cache
from typing import Any, Final, Literal

import msgspec
from fastapi import APIRouter, Request
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema
from starlette.responses import Response

import tafelrunde
from tafelrunde.server.door.callers import Maybe
from tafelrunde.server.friends.messages import FROM_GROUP
from tafelrunde.server.ground import messages
from tafelrunde.server.ground.packing import Packed, packed, sent
from tafelrunde.server.library.offers import ASKED_ANEW
from tafelrunde.server.live.sockets import CODES

router = APIRouter()
REF: Final = "#/components/schemas/{name}"

FROM_CLIENT: Final = (
    messages.Hello,
    messages.Ping,
    messages.Submit,
    messages.Undo,
    messages.OfferDraw,
    messages.Answer,
    messages.Stand,
    messages.Rest,
    messages.AskAgain,
    messages.Resign,
    messages.ComeBack,
    messages.Pause,
    messages.Nudge,
    messages.CallBot,
    messages.Say,
    messages.Wish,
)
TO_LOBBY: Final = (messages.Hello, messages.Ping)


@router.get("/api/asyncapi.json", include_in_schema=False)
async def look_up(request: Request, caller: Maybe) -> Response:
    """Give the AsyncAPI document."""
    return sent(request, written(), ASKED_ANEW)


@router.get("/api/openapi.json", include_in_schema=False)
async def look_up_requests(request: Request, caller: Maybe) -> Response:
    """Give the OpenAPI document."""
    state = request.app.state
    if not hasattr(state, "openapi"):
        state.openapi = packed(msgspec.json.encode(request.app.openapi()))
    return sent(request, state.openapi, ASKED_ANEW)


@cache
def written() -> Packed:
    """Return the document as everybody is sent it."""
    return packed(msgspec.json.encode(document()))


def document() -> dict[str, Any]:
    """Return what travels over the sockets, and in which direction."""
    models: list[tuple[type[BaseModel], Literal["validation"]]] = [(model, "validation") for model in FROM_CLIENT]
    _, sent = models_json_schema(models, ref_template="#/components/schemas/{model}")
    from_server = sorted({*messages.FROM_SERVER, *messages.FROM_LOBBY, *FROM_GROUP}, key=lambda shape: shape.__name__)
    _, shapes = msgspec.json.schema_components(from_server, ref_template=REF)
    schemas = {**sent.get("$defs", {}), **shapes}
    names = [model.__name__ for model in FROM_CLIENT] + [shape.__name__ for shape in from_server]
    table, lobby, group = "table", "lobby", "group"
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Tafelrunde: sockets",
            "version": tafelrunde.__version__,
            "description": "Close codes: " + ", ".join(f"{code} {reason}" for reason, code in CODES.items()),
        },
        "defaultContentType": "application/json",
        "channels": {
            table: channel("/api/tables/{table_id}/socket", FROM_CLIENT, messages.FROM_SERVER, {"table_id": {}}),
            lobby: channel("/api/lobby/socket", TO_LOBBY, messages.FROM_LOBBY, {}),
            group: channel("/api/groups/{group_id}/socket", TO_LOBBY, FROM_GROUP, {"group_id": {}}),
        },
        "operations": {
            "sayAtTable": operation("receive", table, FROM_CLIENT),
            "hearAtTable": operation("send", table, messages.FROM_SERVER),
            "sayInLobby": operation("receive", lobby, TO_LOBBY),
            "hearInLobby": operation("send", lobby, messages.FROM_LOBBY),
            "sayInGroup": operation("receive", group, TO_LOBBY),
            "hearInGroup": operation("send", group, FROM_GROUP),
        },
        "components": {
            "messages": {name: {"payload": {"$ref": f"#/components/schemas/{name}"}} for name in names},
            "schemas": schemas,
        },
    }


Shapes = tuple[type[Any], ...]


def channel(address: str, said: Shapes, heard: Shapes, parameters: dict[str, Any]) -> dict[str, Any]:
    """Return a socket with all that travels over it."""
    names = dict.fromkeys(shape.__name__ for shape in (*said, *heard))
    found: dict[str, Any] = {
        "address": address,
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
    }
    return {**found, "parameters": parameters} if parameters else found


def operation(action: str, place: str, shapes: Shapes) -> dict[str, Any]:
    """Return what the server does with messages of these shapes."""
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{place}"},
        "messages": [{"$ref": f"#/channels/{place}/messages/{shape.__name__}"} for shape in shapes],
    }
