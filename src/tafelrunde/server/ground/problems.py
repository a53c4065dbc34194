"""What is wrong with a request, as problem details (RFC 9457): a code, a sentence, and a message for every language."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match

from tafelrunde.core.errors import IllegalAction, TafelrundeError
from tafelrunde.store.store import StoreError
from tafelrunde.text import Text

if TYPE_CHECKING:
    from fastapi import FastAPI  # takes long to load, and the page need not wait for it

MEDIA_TYPE: Final = "application/problem+json"
LONGEST: Final = 500

TAKES: Final[dict[str, str]] = {}
"""What texts of a pattern are, in words."""

STATUS: Final = {
    "malformed": 400,
    "unfit": 400,
    "signed-out": 401,
    "wrong-password": 401,
    "wrong-code": 401,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "seat-key": 403,
    "bot-key": 403,
    "not-the-host": 403,
    "not-seated": 403,
    "banned": 403,
    "code-needed": 403,
    "muted": 403,
    "blocked": 403,
    "not-for-you": 403,
    "no-spectators": 403,
    "hidden-until-the-end": 403,
    "unknown": 404,
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-seat": 404,
    "unknown-person": 404,
    "unknown-group": 404,
    "unknown-link": 404,
    "unknown-code": 404,
    "no-moment": 404,
    "method": 405,
    "stale": 409,
    "refused": 409,
    "illegal": 409,
    "over": 409,
    "not-open": 409,
    "not-running": 409,
    "not-imported": 409,
    "imported": 409,
    "full": 409,
    "taken": 409,
    "not-ready": 409,
    "name-taken": 409,
    "already": 409,
    "no-account": 409,
    "no-hints": 409,
    "paused": 409,
    "too-large": 413,
    "misdirected": 421,
    "invalid": 422,
    "too-often": 429,
    "failed": 500,
    "storage": 503,
    "unreadable": 503,
    "stopping": 503,
}
"""The status of each code; its sentence is the message `server-problem-<code>`."""


class Details(msgspec.Struct, frozen=True, omit_defaults=True):
    """A problem as it is sent."""

    type: str
    """`urn:tafelrunde:problem:<code>`."""
    title: str
    status: int
    detail: str
    """A sentence in English, with value and remedy."""
    code: str
    message: str
    """The id of the sentence in every language."""
    args: dict[str, str | int] = {}
    rule: str = ""
    """The rule that forbids it, where one does."""
    version: int | None = None
    """The present version of the table, where the one that was named is not."""
    key: str = ""
    """The key of the seat's own view at that version."""


class Problem(TafelrundeError):
    """A request that cannot be met: nothing has changed.

    The sentence of its code is said, or another one (`said`) that tells more. What is added in English (`why`) is for
    whoever writes a client: it stands in the detail and among the arguments.
    """

    def __init__(self, code: str, rule: str = "", said: str = "", **args: str | int) -> None:
        self.code = code
        self.status = STATUS[code]
        self.args_of = {name: shortened(value) for name, value in args.items()}
        self.rule = rule
        self.message = said or f"server-problem-{code}"
        sentence = Text("en").say(self.message, self.args_of)
        why = str(self.args_of.get("why", ""))
        super().__init__(sentence if why in sentence else f"{sentence.rstrip('.')}: {why}.")

    def details(self) -> Details:
        """Return the problem as it is sent."""
        title = HTTPStatus(self.status).phrase
        kind = f"urn:tafelrunde:problem:{self.code}"
        return Details(kind, title, self.status, str(self), self.code, self.message, self.args_of, self.rule)

    def response(self, extra: Mapping[str, Any] | None = None) -> Response:
        """Return the answer to a request."""
        details = self.details()
        if extra:
            details = msgspec.structs.replace(details, **extra)
        headers = {"Retry-After": str(self.args_of["seconds"])} if self.code == "too-often" else {}
        if self.status == 401:
            headers["WWW-Authenticate"] = "Bearer"
        return Response(msgspec.json.encode(details), self.status, headers, MEDIA_TYPE)


def shortened(value: str | int) -> str | int:
    """Return a part of a sentence that may repeat what somebody has sent: no more of it than can be read."""
    return value if isinstance(value, int) or len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"


def unfit(error: TafelrundeError) -> Problem:
    """Return what a layer below has found wrong, as a problem."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, StoreError):
        return Problem("storage")
    if isinstance(error, IllegalAction):
        return Problem("illegal", error.rule, why=str(error))
    return Problem("unfit", why=str(error))


def install(app: "FastAPI") -> None:
    """Let every error of the application leave as problem details.

    None of this waits for anything. Were it not async, it would be done in threads that everybody shares.
    """
    from fastapi.exceptions import RequestValidationError

    async def problem(_: Request, error: Exception) -> Response:
        assert isinstance(error, TafelrundeError)
        return unfit(error).response()

    async def invalid(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        code = "malformed" if first["type"] == "json_invalid" else "invalid"
        takes = TAKES.get(str(first.get("ctx", {}).get("pattern", "")))
        why = str(first["msg"])[:200] if takes is None else f"{str(first['input'])[:40]!r} is not {takes}"
        return Problem(code, place=place[:200], why=why).response()

    async def http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if isinstance(error.__cause__, Problem):
            return error.__cause__.response()  # found out while the body was read
        codes = {404: "unknown", 405: "method", 400: "malformed", 413: "too-large"}
        code = codes.get(error.status_code, "failed")
        found = Problem(code, place="body", why=str(error.detail)) if code == "malformed" else Problem(code)
        answer = found.response()
        if code == "method":
            answer.headers["Allow"] = ", ".join(allowed(request))
        return answer

    app.add_exception_handler(TafelrundeError, problem)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)


def allowed(request: Request) -> list[str]:
    """Return the methods that an address takes, in whatever routes they are.

    `/sessions/end` is an address of its own, though a session of that name would be asked for in the same way.
    """
    found: dict[bool, set[str]] = {False: set(), True: set()}
    for router in request.app.state.routers:
        for route in router.routes:
            for method in getattr(route, "methods", None) or ():
                if route.matches({**request.scope, "method": method})[0] is Match.FULL:
                    found["{" in route.path].add(method)
    return sorted(found[False] or found[True])


def responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return what a route says in the OpenAPI document about how it fails."""
    shape = {"schema": {"$ref": "#/components/schemas/Details"}}
    always = {400, 413, 422, 429}
    return {
        status: {"description": HTTPStatus(status).phrase, "content": {MEDIA_TYPE: shape}}
        for status in sorted({*statuses, *always})
    }
