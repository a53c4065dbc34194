"""What there is to choose from at a server: games, their options, and the bots to play against."""

import importlib
from dataclasses import replace
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from msgspec import Struct

import tafelrunde
from tafelrunde import bots, games, languages
from tafelrunde.games.script import script
from tafelrunde.server.ground.messages import shaped
from tafelrunde.server.ground.packing import Packed, packed
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.settings import Settings

GameId = Annotated[str, shaped(f"^({'|'.join(games.names())})$", f"a game: there are {', '.join(games.names())}")]
PROTOCOL: Final = 1
"""The version of everything in `messages.py`; it is raised when an older client would not understand."""
AT_RANDOM: Final = "random"
ASKED_ANEW: Final = "no-cache"
"""How long a browser keeps the list: it changes with every start, with which rules run, and so which bots there are."""


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


class GuideInfo(Struct, frozen=True):
    """A first game that teaches; its document is `/api/games/{game}/guides/{name}`."""

    name: str
    seat: int
    """From whose chair: of a game with roles each may have one."""


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
    guides: list[GuideInfo] = []


class Library(Struct, frozen=True):
    """Everything that can be played here."""

    program: str
    protocol: int
    compiled: bool
    languages: list[str]
    games: list[GameInfo]


def brought(settings: Settings) -> list[str]:
    """Return the networks among the bots that the operator names."""
    return [name for name in settings.bots if bots.in_file(name)]


def admitted(settings: Settings) -> Settings:
    """Let the operator's own bots be known in this process; return the settings with the names they are chosen by."""
    for module in settings.bot_modules:
        importlib.import_module(module)
    networks = brought(settings)
    return replace(settings, bots=[bots.admit(name) if name in networks else name for name in settings.bots])


def allowed_bots(settings: Settings, game_id: str) -> list[str]:
    """Return the bots that people may choose, from weak to strong: those that the operator lists, else all."""
    listed, known = settings.bots, bots.names(game_id)
    if games.away(game_id):
        known = [name for name in known if name == AT_RANDOM]  # any other plays the game a thousand times for a move
    return [name for name in known if not listed or name in listed]


def check_bot(settings: Settings, game_id: str, bot: str) -> None:
    """Refuse a bot that the operator has not listed."""
    allowed = allowed_bots(settings, game_id)
    if bot not in allowed:
        there = ", ".join(allowed)
        raise Problem("unfit", why=f"there is no bot {bot[:40]!r} for {game_id} here: there are {there}")


def offered_bots(settings: Settings, game_id: str) -> list[str]:
    """Return the bots that people are shown: the levels, where a game has them and the operator lists no others."""
    allowed = allowed_bots(settings, game_id)
    levels = [name for name in allowed if name.startswith("level-")]
    return levels if levels and not settings.bots else allowed


def game_info(game_id: str, bots: list[str]) -> GameInfo:
    """Return what a game is and takes."""
    game = games.load(game_id)
    options = [
        OptionInfo(option.name, msgspec.to_builtins(option.default), option.takes, option.schema, list(option.choices))
        for option in game.options
    ]
    low, high = game.seats.start, game.seats.stop - 1
    guides = [GuideInfo(guide.name, guide.seat) for guide in script(game_id).guide]
    roles, draws = list(game.roles), bool(game.draw_rule)
    return GameInfo(game.id, game.version, low, high, roles, options, bots, draws, guides)


def listed(settings: Settings) -> Packed:
    """Return all games, each with the bots that are offered, as everybody is sent them."""
    return library(tuple((game_id, tuple(offered_bots(settings, game_id))) for game_id in games.names()))


@cache
def library(offered: tuple[tuple[str, tuple[str, ...]], ...]) -> Packed:
    """Return all games, each with these bots."""
    found = [game_info(game_id, list(bots)) for game_id, bots in offered]
    return packed(
        msgspec.json.encode(
            Library(tafelrunde.__version__, PROTOCOL, tafelrunde.COMPILED, list(languages.known()), found)
        )
    )
