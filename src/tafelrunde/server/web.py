"""The page: files that the build has put beside this one, and what is said where there are none."""

import mimetypes
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response

from tafelrunde.server import packing
from tafelrunde.server.packing import takes_gzip
from tafelrunde.server.problems import Problem, allowed

PAGE: Final = Path(__file__).parent / "page"
MISSING: Final = (
    "The page is not built here: `make play` builds and opens it.\n"
    "Bots and scripts talk to /api, as docs/protocol.md says.\n"
)
PAGES: Final = ("/", "/t/", "/join", "/lobby", "/me", "/rules", "/replay", "/about", "/new")
"""What the page finds its own way with; anything else that is no file is unknown."""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
router = APIRouter(include_in_schema=False)


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    """Give a file of the page, or the page itself for its own addresses."""
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


def content(request: Request, file: Path, keep: str) -> Response:
    """Give a file, as the build has compressed it for whoever can read that."""
    kind = mimetypes.guess_type(file.name)[0]
    small = file.with_name(file.name + ".gz")
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if takes_gzip(request) and small.is_file():
        return FileResponse(small, headers={**headers, **packing.HEADERS}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)
