"""How routes answer, and what the OpenAPI document says of that."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tafelrunde.server.ground import problems

SIGNED_IN: Final[dict[str, Any]] = {"security": [{"cookie": []}, {"bearer": []}]}
"""For the OpenAPI document: this is for people that the server knows."""
SHAPES: Final[set[Any]] = {problems.Details}
"""Everything that routes answer with: their schemas stand in the OpenAPI document."""


def answer(said: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return an answer in JSON."""
    return Response(msgspec.json.encode(said), status, dict(headers or {}), "application/json")


def nothing() -> Response:
    """Return that it is done, without a word."""
    return Response(status_code=204)


def gives(shape: Any, *statuses: int, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """Return for the OpenAPI document what a route answers with, and how it may fail."""
    found = problems.responses(*statuses)
    if shape is None:
        return {204: {"description": "Done"}, **found}
    SHAPES.add(shape)
    schema = {"$ref": f"#/components/schemas/{shape.__name__}"}
    return {status: {"description": "Done", "content": {"application/json": {"schema": schema}}}, **found}


def address(request: HTTPConnection) -> str:
    """Return where a request comes from, as it is counted."""
    return str(request.scope.get("address", "?"))
