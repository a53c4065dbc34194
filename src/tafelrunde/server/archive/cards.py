"""What a link to a moment shows in a chat: a picture made of its desk where anybody may watch, else a neutral card.

A private table's card says nothing of it. Only the page, once it is there, proves its right to see more.
"""

import re
from html import escape
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from tafelrunde.server.archive.films import Paint, Painted
from tafelrunde.server.archive.lookback import check_over, length, refused, shown_of
from tafelrunde.server.door.holding import Held, Room
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.ground import problems
from tafelrunde.server.ground.answers import address
from tafelrunde.server.ground.messages import Id
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.library import web
from tafelrunde.server.live.following import Following
from tafelrunde.server.live.live import Live
from tafelrunde.text import Text

router = APIRouter(prefix="/api", tags=["afterwards"])

SPOKEN: Final = ("en", "de", "pl")
EYES: Final = re.compile(r"open|all|\d{1,2}")
ANYTHING: Final = 1_000_000


class PngFile(Held):
    """A picture."""

    media_type = "image/png"


def anybody_may_look(live: Live) -> bool:
    """Tell whether a game that is over may be shown to whoever has its address, with the names of its players."""
    over = live.row.status == "over" and live.table is not None
    return over and live.row.public and live.setup.chosen.spectators


async def painted(request: Request, live: Live, version: int, eyes: str, language: str, drawn: bool) -> Painted:
    """Return a moment as a picture, with its words, or those alone."""
    names = [row.name for row in live.seats]
    seat = int(eyes) if eyes.isdecimal() else None

    def wanted(log: str | None) -> Paint:
        return Paint(
            table=live.id, seq=length(live), log=log, seat=seat, open=eyes == "open",
            version=version, names=names, language=language, drawn=drawn,
        )  # fmt: skip

    found = await shown_of(request, live, address(request), wanted)
    if not isinstance(found, Painted):
        raise refused(found)
    return found


@router.get(
    "/tables/{table_id}/moments/{version}.png",
    response_class=PngFile,
    responses=problems.responses(400, 403, 404),
)
async def picture(
    request: Request,
    table_id: Id,
    version: Annotated[int, Path(ge=0, le=ANYTHING)],
    eyes: Annotated[str, Query(pattern="^(open|all|[0-9]{1,2})$")] = "all",
    lang: Literal["en", "de", "pl"] = "en",
) -> Response:
    """Show a moment of a game that is over and that anybody may watch, as a picture of 1200 x 630."""
    following: Following = request.app.state.following
    limits: Limits = request.app.state.limits
    room: Room = request.app.state.room
    live = await following.fresh(table_id)
    check_over(live)
    if not anybody_may_look(live):
        raise Problem("no-spectators")
    who = address(request)
    limits.check(limits.replays, who)
    found = await painted(request, live, version, eyes, lang, drawn=True)
    return PngFile(found.body, room=room, who=who, headers={"Cache-Control": "public, max-age=3600"})


async def card(request: Request) -> Response:
    """Give the page for the address of a moment, with what a chat shows of it."""
    given = request.path_params
    index = web.PAGE / "index.html"
    if not index.is_file():
        return PlainTextResponse(web.MISSING, 404)
    tags = await tags_of(request, given["table_id"], min(given["version"], ANYTHING), given.get("eyes", "all"))
    said = "".join(f'<meta property="{escape(name)}" content="{escape(value)}" />' for name, value in tags.items())
    html = index.read_text("utf-8").replace("</head>", f"{said}</head>", 1)
    return HTMLResponse(html, headers={"Cache-Control": "no-cache"})


async def tags_of(request: Request, table_id: str, version: int, eyes: str) -> dict[str, str]:
    """Return what a chat shows of a moment; whatever cannot be shown to anybody looks like any other table."""
    settings: Settings = request.app.state.settings
    language = spoken(request)
    text = Text(language)
    card = {
        "og:site_name": "Tafelrunde",
        "og:type": "website",
        "og:title": text.say("tafelrunde-card-title"),
        "og:description": text.say("tafelrunde-card-private"),
        "twitter:card": "summary",
    }
    following: Following = request.app.state.following
    limits: Limits = request.app.state.limits
    try:
        limits.check(limits.replays, address(request))
        live = await following.fresh(table_id)
        if not anybody_may_look(live) or not EYES.fullmatch(eyes):
            return card
        found = await painted(request, live, version, eyes, language, drawn=False)
    except Problem:
        return card
    image = f"{settings.url}/api/tables/{live.id}/moments/{version}.png?eyes={eyes}&lang={language}"
    names = ", ".join(row.name for row in live.seats if row.name)
    return {
        **card,
        "og:title": text.say("tafelrunde-card-moment", {"game": text.title(live.row.game), "version": version}),
        "og:description": names,
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": found.alt,
        "twitter:card": "summary_large_image",
    }


def spoken(request: Request) -> str:
    """Return the language in which a card is best read."""
    wished = re.findall(r"[a-z]{2}", request.headers.get("accept-language", "").lower())
    return next((language for language in wished if language in SPOKEN), "en")


routes: Final = [
    Route(path, card, methods=["GET", "HEAD"], include_in_schema=False)
    for path in ("/t/{table_id}/{version:int}", "/t/{table_id}/{version:int}/{eyes}")
]
