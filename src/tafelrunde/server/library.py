"""What is the same for everybody and can be kept by a browser: games, their options, bots, catalogues and texts."""

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
from tafelrunde.server.house import gives, house_of
from tafelrunde.server.live import offered_bots
from tafelrunde.server.lobby_routes import GameId
from tafelrunde.server.messages import PROTOCOL
from tafelrunde.server.packing import Packed, packed, sent
from tafelrunde.text import LANGUAGES, sources

router = APIRouter(prefix="/api", tags=["library"])

Language = Annotated[Literal["en", "de", "pl"], Path()]
assert tuple(LANGUAGES) == ("en", "de", "pl")
KEPT = "public, max-age=300"
"""It changes with the program alone."""
ASKED_ANEW = "no-cache"
"""It changes with every start: which rules run, and so which bots there are."""


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
    offered = tuple((game_id, tuple(offered_bots(house, game_id))) for game_id in games.names())
    return sent(request, library(offered), ASKED_ANEW)


@router.get("/games/{game}/catalogue/{language}", responses=gives(Catalogue))
async def look_up(request: Request, game: GameId, language: Language, caller: Maybe) -> Response:
    """Give the words of a game: things, rules, messages."""
    return sent(request, words(game, language), KEPT)


@router.get("/texts/{language}", responses=gives(Texts))
async def look_up_texts(request: Request, language: Language, caller: Maybe) -> Response:
    """Give the words that belong to no game."""
    return sent(request, other_words(language), KEPT)


@cache
def library(offered: tuple[tuple[str, tuple[str, ...]], ...]) -> Packed:
    """Return all games, each with the bots that are offered."""
    found = [game_info(game_id, list(bots)) for game_id, bots in offered]
    listed = Library(tafelrunde.__version__, PROTOCOL, tafelrunde.COMPILED, list(LANGUAGES), found)
    return packed(msgspec.json.encode(listed))


@cache
def words(game: str, language: str) -> Packed:
    """Return the words of a game."""
    return packed(msgspec.json.encode(catalogue(games.load(game), language)))


@cache
def other_words(language: str) -> Packed:
    """Return all other words."""
    own = {f"{game}.ftl" for game in games.names()} | {"terminal.ftl"}
    files = {name: text for name, text in sources(language).items() if name not in own}
    return packed(msgspec.json.encode(Texts(language, files)))
