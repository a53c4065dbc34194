"""The page: files that the build has put beside this one, and what is said where there are none."""

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tafelrunde.server.ground import packing
from tafelrunde.server.ground.packing import takes_gzip
from tafelrunde.server.ground.problems import Problem, allowed

PAGE: Final = Path(__file__).parent.parent / "page"
MISSING: Final = (
    "The page is not built here: `make play` builds and opens it.\n"
    "Bots and scripts talk to /api, as docs/protocol.md says.\n"
)
HOME: Final = ("/lobby", "/tables", "/learn", "/new", "/me", "/account", "/games", "/d")
PAGES: Final = ("/", "/t/", "/r/", "/join", "/rules", "/replay", "/about", *HOME)
"""What the page finds its own way with; anything else that is no file is unknown."""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


async def page(request: Request) -> Response:
    """Give a file of the page, or the page itself for its own addresses."""
    path: str = request.path_params["path"]
    if path.startswith("api/"):
        raise HTTPException(405 if allowed(request) else 404)
    root = PAGE.resolve()
    file = (root / path).resolve() if path and "\0" not in path else root
    if file.is_file() and file.is_relative_to(root):
        hashed = file.parent.name == "assets"
        return content(request, file, "public, max-age=31536000, immutable" if hashed else "public, max-age=300")
    whole = f"/{path}"
    if whole != "/" and not any(whole == known or whole.startswith(known.rstrip("/") + "/") for known in PAGES[1:]):
        raise Problem("unknown")
    index = root / "index.html"
    if not index.is_file():
        return PlainTextResponse(MISSING, 200 if path == "" else 404)
    return content(request, index, "no-cache")


route: Final = Route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)


def content(request: Request, file: Path, keep: str) -> Response:
    """Give a file, as the build has compressed it for whoever can read that; or say that they have it."""
    small = file.with_name(file.name + ".gz")
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if takes_gzip(request) and small.is_file():
        file, headers = small, {**headers, **packing.HEADERS}
    changed = file.stat().st_mtime_ns
    headers["ETag"] = f'W/"{changed:x}"'
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(read(file, changed), headers=headers, media_type=mimetypes.guess_type(file.name)[0])


@lru_cache(maxsize=512)
def read(file: Path, changed: int) -> bytes:
    """Return what a file holds since it was last changed: all of the page is small, and nobody waits for the disk."""
    return file.read_bytes()
