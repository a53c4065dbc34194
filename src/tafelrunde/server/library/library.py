"""What is the same for everybody and can be kept by a browser: games, their options, bots, catalogues and texts."""

import asyncio
from functools import cache
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Request
from msgspec import Struct
from starlette.responses import Response

from tafelrunde import games
from tafelrunde.desk import lookup
from tafelrunde.desk.catalogue import Catalogue, catalogue
from tafelrunde.games.script import guides
from tafelrunde.guide import Lesson, lesson
from tafelrunde.server.door.callers import Maybe
from tafelrunde.server.ground import problems
from tafelrunde.server.ground.answers import gives
from tafelrunde.server.ground.messages import Language
from tafelrunde.server.ground.packing import Packed, packed, sent
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings
from tafelrunde.server.library.offers import ASKED_ANEW, GameId, Library, listed
from tafelrunde.text import sources

router = APIRouter(prefix="/api", tags=["library"])

Spoken = Annotated[Language, Path()]
Named = Annotated[str, Path(max_length=100)]
Asked = Annotated[str, Query(max_length=lookup.LONGEST)]
MOST = 24
"""So many answers are given."""
SHUT_IN = "sandbox; default-src 'none'"
"""The policy of what somebody else has drawn."""
KEPT = "public, max-age=300"
"""It changes with the program alone."""


class Texts(Struct, frozen=True):
    """Fluent sources, by file: what is not of one game."""

    language: str
    messages: dict[str, str]


class Hit(Struct, frozen=True, omit_defaults=True):
    """Something that a question is about: title, and the sentence that says so; every second piece was looked for."""

    id: str
    """The id of a rule, or a kind and a face of the catalogue."""
    title: list[str]
    said: list[str]
    part: str = ""
    """The part of the rules; a thing has none."""


class Hits(Struct, frozen=True):
    """What a question is about, the likeliest first; if nothing, words that look like those of the question."""

    found: list[Hit]
    nearest: list[str]


@router.get("/games", responses=gives(Library))
async def list_games(request: Request, caller: Maybe) -> Response:
    """List the games with their options and bots."""
    settings: Settings = request.app.state.settings
    return sent(request, listed(settings), ASKED_ANEW)


@router.get("/games/{game}/catalogue/{language}", responses=gives(Catalogue))
async def look_up(request: Request, game: GameId, language: Spoken, caller: Maybe) -> Response:
    """Give the words of a game: things, rules, messages."""
    return sent(request, words(game, language), KEPT)


@router.get("/games/{game}/lookup/{language}", responses=gives(Hits))
async def ask(request: Request, game: GameId, language: Spoken, asked: Asked, caller: Maybe) -> Response:
    """Say what of a game a question in a player's words is about; only the first one waits for its index."""
    found = await asyncio.to_thread(answer, game, language, asked)
    return sent(request, packed(msgspec.json.encode(found)), KEPT)


class SvgFile(Response):
    """An image that may neither run nor fetch anything."""

    media_type = "image/svg+xml"


@router.get("/games/{game}/drawings/{kind}/{face}.svg", response_class=SvgFile, responses=problems.responses(404))
async def look_at(request: Request, game: GameId, kind: Named, face: Named, caller: Maybe) -> Response:
    """Give a drawing that the game brings along: an image, which may neither run nor fetch anything."""
    home = games.home(game)
    drawing = home.drawings.get(f"{kind}/{face}") if home else None
    if drawing is None:
        raise Problem("unknown")
    headers = {"Content-Security-Policy": SHUT_IN, "Cache-Control": KEPT}
    return SvgFile(drawing, headers=headers)


@router.get("/games/{game}/guides/{name}", responses=gives(Lesson, 404))
async def teach(request: Request, game: GameId, name: Annotated[str, Path(max_length=40)], caller: Maybe) -> Response:
    """Give a first game that teaches, desk by desk: a client plays it alone, and nothing of it is kept here."""
    if name not in guides(game):
        raise Problem("unknown")
    return sent(request, taught(game, name), KEPT)


@router.get("/texts/{language}", responses=gives(Texts))
async def look_up_texts(request: Request, language: Spoken, caller: Maybe) -> Response:
    """Give the words that belong to no game."""
    return sent(request, other_words(language), KEPT)


@cache
def words(game: str, language: str) -> Packed:
    """Return the words of a game."""
    return packed(msgspec.json.encode(catalogue(games.load(game), language)))


def answer(game: str, language: str, asked: str) -> Hits:
    """Return what a question is about."""
    found = [
        Hit(
            one.id,
            lookup.pieces(one.title, one, language),
            lookup.said(one, language),
            one.rule.part if one.rule else "",
        )
        for one in lookup.find(game, language, asked)[:MOST]
    ]
    return Hits(found, [] if found else lookup.nearest(game, language, asked))


@cache
def taught(game: str, name: str) -> Packed:
    """Return a guide of a game."""
    return packed(msgspec.json.encode(lesson(game, name)))


@cache
def other_words(language: str) -> Packed:
    """Return all other words, as they are sent."""
    return packed(msgspec.json.encode(other_texts(language)))


def other_texts(language: str) -> Texts:
    """Return all other words."""
    own = {f"{game}.ftl" for game in games.names()}
    every = sources(language).items()
    files = {name: text for name, text in every if name not in own and not name.endswith(("terminal.ftl", "guide.ftl"))}
    return Texts(language, files)
