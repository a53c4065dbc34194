"""What is named on the command line: players, options, and how they are called on the screen."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tafelrunde import bots, games
from tafelrunde.bots import levels
from tafelrunde.cli.complaints import Complaint, unknown
from tafelrunde.cli.shell import program
from tafelrunde.core.engine import Game
from tafelrunde.table import HUMAN
from tafelrunde.text import Text

SEED_BITS: Final = 64


def game_called(name: str) -> Game:
    """Return the game of that name."""
    if name not in games.names():
        if any(sentence.startswith(f"the game {name!r} ") for sentence in games.refused()):
            games.load(name)
        raise unknown("game", name, games.names())
    return games.load(name)


def players(game: Game, given: Sequence[str]) -> list[str]:
    """Return who sits where: the given players, or a human against bots of middling strength."""
    named = listed(given) or against_bots(game, game.seats.start)
    return as_many(game, known(game, named, [HUMAN, *bots.names(game.id)]))


def against_bots(game: Game, count: int) -> list[str]:
    """Return so many players: a human, and a bot of middling strength on every other seat."""
    return [HUMAN] + [bots.usual(game.id)] * (count - 1)


def only_bots(game: Game, given: Sequence[str]) -> list[str]:
    """Return which bot sits where: the given ones, or one of middling strength on every seat."""
    return as_many(game, known_bots(game, given) or [bots.usual(game.id)] * game.seats.start)


def known_bots(game: Game, given: Sequence[str]) -> list[str]:
    """Return bots as they are named, if they are known."""
    named = listed(given)
    if HUMAN in named:
        raise Complaint("terminal-error-only-bots", {"command": f"{program()} play"})
    return known(game, named, bots.names(game.id))


def listed(given: Sequence[str]) -> list[str]:
    """Return the names in entries such as "greedy" or "greedy,human"; those of other people's bots as they are."""
    named = [name for entry in given for name in bots.listed(entry)]
    return [name if bots.in_file(name) or is_installed(name) else name.lower() for name in named]


def is_installed(name: str) -> bool:
    """Tell whether a name is that of a bot of an installed package, whether it can be loaded or not."""
    word = name.removeprefix("elsewhere:").partition(":")[0]
    return any(word in bots_there for bots_there in bots.installed())


def known(game: Game, named: list[str], there: Sequence[str]) -> list[str]:
    """Return players as they are named, if they are among those that are there, or are bots of one's own."""
    for name in named:
        word = name.partition(":")[0]
        if levels.too_slow(game.id, word):
            raise Complaint("terminal-error-slow", {"name": word})
        if bots.in_file(name) or is_installed(name) or (":" in name and word in ("elsewhere", *there)):
            bots.load(name, game.id, files=True)  # what is wrong with it is said before anything else
        elif name not in there:
            raise unknown("player", name, there, {"game": game.id})
    return named


def as_many(game: Game, named: list[str]) -> list[str]:
    """Return the players, if they are as many as the game is for."""
    if len(named) not in game.seats:
        low, high = game.seats.start, game.seats.stop - 1
        takes = str(low) if low == high else f"{low}–{high}"
        raise Complaint("terminal-error-seats", {"game": game.id, "takes": takes, "count": len(named)})
    return named


def checked_seed(seed: int | None) -> int | None:
    """Return a seed that has no more than 64 bits."""
    if seed is not None and seed.bit_length() > SEED_BITS:
        raise Complaint("terminal-error-seed", {"bits": SEED_BITS, "most": str(2**SEED_BITS)})
    return seed


def options(given: Sequence[str]) -> dict[str, object]:
    """Return options by name from entries such as "first=0"; "board=@town.toml" takes the value from a file."""
    chosen: dict[str, object] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Complaint("terminal-error-option", {"option": repr(pair)})
        if name in chosen:
            raise Complaint("terminal-error-option-twice", {"option": repr(name)})
        chosen[name] = from_file(Path(value[1:]).expanduser()) if value.startswith("@") else value
    return chosen


def from_file(path: Path) -> object:
    """Return an option's value from a file: what a TOML file holds, the text of any other."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "UTF-8?"
        raise Complaint("terminal-error-option-file", {"path": str(path), "why": why}) from None
    if path.suffix != ".toml":
        return text
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Complaint("terminal-error-toml", {"path": str(path), "why": str(error)}) from None


def player_names(text: Text, players: Sequence[str]) -> list[str]:
    """Return what the players are called: humans by their number, bots by name, with a number where two are alike."""
    names = []
    for seat, name in enumerate(players):
        called = name if ":" in name else text.bot_name(name)
        if name == HUMAN:
            names.append(text.seat(seat))
        elif list(players).count(name) > 1:
            names.append(f"{called} {seat + 1}")
        else:
            names.append(called)
    return names
