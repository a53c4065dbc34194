"""What is sent compressed: only what is the same for everybody.

How long a compressed answer is tells something of what is in it. Where somebody can put words into an answer (a name,
a line of chat) that holds what they must not know (a hand, a token), its length would give that away by and by. So what
is made for one person is never compressed, nor what goes over a socket: files of the page, words and the list of games
are.
"""

import gzip
import hashlib
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

LEAST: Final = 1024
"""Below so many bytes it is not worth it."""
HEADERS: Final = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}


class Packed(Struct, frozen=True):
    """Something that everybody is sent alike, as it is and compressed, with the tag that a browser asks again with."""

    body: bytes
    small: bytes
    tag: str


def packed(body: bytes) -> Packed:
    """Return bytes for everybody, compressed once."""
    small = gzip.compress(body, 9, mtime=0) if len(body) >= LEAST else body
    return Packed(body, small, f'W/"{hashlib.blake2b(body, digest_size=12).hexdigest()}"')


def takes_gzip(request: Request) -> bool:
    """Tell whether whoever asks can read what is compressed."""
    return any(readable(part) for part in request.headers.get("accept-encoding", "").lower().split(","))


def readable(part: str) -> bool:
    """Tell whether a part of Accept-Encoding asks for gzip.

    >>> readable("gzip"), readable(" gzip;q=0.5"), readable("gzip; q=0"), readable("br")
    (True, True, False, False)
    """
    name, _, weight = part.replace(" ", "").partition(";q=")
    return name == "gzip" and (not weight or weight.strip("0.") != "")


def sent(request: Request, kept: Packed, keep: str) -> Response:
    """Return it as JSON, or that the browser has it; `keep` says for how long that needs no asking."""
    headers = {"ETag": kept.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
    if kept.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if takes_gzip(request) and kept.small is not kept.body:
        return Response(kept.small, 200, {**headers, **HEADERS}, "application/json")
    return Response(kept.body, 200, headers, "application/json")
