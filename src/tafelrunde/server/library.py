"""What is the same for everybody and can be kept by a browser: games, their options, bots, catalogues and texts."""

import hashlib
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Path, Request
from msgspec import Struct
from starlette.responses import Response

import tafelrunde
from tafelrunde import games
from tafelrunde.desk.catalogue import Catalogue, catalogue
from tafelrunde.server.callers import Maybe
from tafelrunde.server.house import answer, gives, house_of
from tafelrunde.server.live import offered_bots
from tafelrunde.server.lobby_routes import GameId
from tafelrunde.server.messages import PROTOCOL
from tafelrunde.text import LANGUAGES, sources

router = APIRouter(prefix="/api", tags=["library"])

Language = Annotated[Literal["en", "de", "pl"], Path()]
assert tuple(LANGUAGES) == ("en", "de", "pl")


class OptionInfo(Struct, frozen=True):
    """Something that can be chosen about a game; its text is `<game>-option-<name>`."""

    name: str
    default: Any
    takes: str
    """What it takes, in words."""
    schema: dict[str, Any]
    """What it takes, as a JSON schema; empty where only words can say."""
    asked: list[str]
    """What somebody who begins a game is asked to choose from; nothing where they are not."""


class GameInfo(Struct, frozen=True):
    """A game; its name is `<game>-name`."""

    id: str
    rules: str
    """The version of its rules."""
    least: int
    most: int
    roles: list[str]
    """Who is who, seat by seat; empty where seats are alike. Its name is `<game>-role-<role>`."""
    options: list[OptionInfo]
    bots: list[str]
    """From weak to strong."""
    draws: bool
    """Whether a draw can be offered."""


class Library(Struct, frozen=True):
    """Everything that can be played here."""

    program: str
    protocol: int
    compiled: bool
    languages: list[str]
    games: list[GameInfo]


class Texts(Struct, frozen=True):
    """Fluent sources, by file: what is not of one game."""

    language: str
    messages: dict[str, str]


def game_info(game_id: str, bots: list[str]) -> GameInfo:
    """Return what a game is and takes."""
    game = games.load(game_id)
    options = [
        OptionInfo(option.name, msgspec.to_builtins(option.default), option.takes, option.schema, list(option.choices))
        for option in game.options
    ]
    low, high = game.seats.start, game.seats.stop - 1
    return GameInfo(game.id, game.version, low, high, list(game.roles), options, bots, bool(game.draw_rule))


@router.get("/games", responses=gives(Library))
async def list_games(request: Request, caller: Maybe) -> Response:
    """List the games with their options and bots."""
    house = house_of(request)
    found = [game_info(game_id, offered_bots(house, game_id)) for game_id in games.names()]
    return answer(Library(tafelrunde.__version__, PROTOCOL, tafelrunde.COMPILED, list(LANGUAGES), found))


@router.get("/games/{game}/catalogue/{language}", responses=gives(Catalogue))
async def look_up(request: Request, game: GameId, language: Language, caller: Maybe) -> Response:
    """Give the words of a game: things, rules, messages."""
    return cacheable(request, *words(game, language))


@router.get("/texts/{language}", responses=gives(Texts))
async def look_up_texts(request: Request, language: Language, caller: Maybe) -> Response:
    """Give the words that belong to no game."""
    return cacheable(request, *other_words(language))


def cacheable(request: Request, body: bytes, tag: str) -> Response:
    """Return something that changes with the program alone; who has it already is told so."""
    headers = {"ETag": tag, "Cache-Control": "public, max-age=300"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, 200, headers, "application/json")


@cache
def words(game: str, language: str) -> tuple[bytes, str]:
    """Return the words of a game and their tag."""
    body = msgspec.json.encode(catalogue(games.load(game), language))
    return body, tag_of(body)


@cache
def other_words(language: str) -> tuple[bytes, str]:
    """Return all other words and their tag."""
    own = {f"{game}.ftl" for game in games.names()} | {"terminal.ftl"}
    files = {name: text for name, text in sources(language).items() if name not in own}
    body = msgspec.json.encode(Texts(language, files))
    return body, tag_of(body)


def tag_of(body: bytes) -> str:
    """Return what a browser names when it asks again."""
    return f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'


