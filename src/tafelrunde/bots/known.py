"""Which bots there are: our own, those of installed packages, those that are registered, and those in a file."""

import importlib.util
import re
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from tafelrunde import COMPILED, games
from tafelrunde.bots import greedy_1, levels
from tafelrunde.bots.bot import Bot, Random
from tafelrunde.bots.elsewhere import Elsewhere
from tafelrunde.bots.searching import Greedy, Search, knows
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.names import instead

BotClass = type[Bot[Any]]

SLOW = "it is there once the rules are compiled (make compile)"
GROUP = "tafelrunde.bots"
"""The entry point group of packages that bring a bot along."""
ELSEWHERE = "elsewhere:"
"""What stands before the name of a bot that is to play in a process of its own."""
USUAL = "level-3"
ANY = ""
"""Stands for every game."""

_ANYWHERE: list[BotClass] = [Random, Search]
_own: dict[str, dict[str, BotClass]] = {}
_allowed: set[str] = set()
"""The bots in files that whoever runs this process has named."""
_NAME = re.compile(r"[\w.+-]+")
_FILE = re.compile(r"(?P<path>.+\.py):(?P<name>[^\W\d]\w*)(?::(?P<given>.*))?", re.DOTALL)
_NETWORK = re.compile(r"network:(?P<path>.+\.onnx)(?::(?P<given>.*))?", re.DOTALL)


def _ours(game_id: str) -> dict[str, BotClass]:
    yardstick = [greedy_1.OF[game_id]] if game_id in greedy_1.OF else []
    known: list[BotClass] = [Greedy] if knows(game_id) else []
    every: list[BotClass] = [*_ANYWHERE, *yardstick, *known, *levels.of(game_id)]
    return {bot.name: bot for bot in every}


def _known(game_id: str) -> dict[str, BotClass]:
    game_id = games.load(game_id).id
    brought = {name: bot for name, bot in installed()[0].items() if game_id in (bot.plays or [game_id])}
    return {**brought, **_own.get(ANY, {}), **_own.get(game_id, {}), **_ours(game_id)}


def register(bot: BotClass, game_id: str | None = None) -> None:
    """Make a bot of one's own known by its name, at tables and in matches of this process.

    It is for one game; without one for those that the bot itself says it `plays`, which may be all.
    """
    of = [game_id] if game_id is not None else list(bot.plays)
    for each in [games.load(name).id for name in of] or [ANY]:
        taken = _ours(each) if each != ANY else {name for game in games.names() for name in _ours(game)}
        if not _NAME.fullmatch(bot.name) or bot.name == "human" or bot.name in taken:
            game = each or "any game"
            raise TafelrundeError(f"a bot for {game} cannot be called {bot.name!r}: give its class another `name`")
        _own.setdefault(each, {})[bot.name] = bot


def forget(name: str) -> None:
    """Take back `register`: nobody is known by that name any more, unless it is one of ours."""
    for own in _own.values():
        own.pop(name, None)


@cache
def installed() -> tuple[dict[str, BotClass], dict[str, str]]:
    """Return the bots of installed packages, and for each that cannot be loaded why not; by the entry point's name."""
    found: dict[str, BotClass] = {}
    broken: dict[str, str] = {}
    for point in entry_points(group=GROUP):
        try:
            found[point.name] = checked(point.load(), f"{point.value} of an installed package")
        except TafelrundeError as error:
            broken[point.name] = str(error)
        except (Exception, SystemExit) as error:  # whatever somebody else's module does when it is loaded
            broken[point.name] = f"the bot {point.name!r} of an installed package cannot be loaded: {reason(error)}"
    return found, broken


def names(game_id: str) -> list[str]:
    """Return the names of the bots that play a game: other people's, then ours, the levels last.

    >>> names("claim")[:7]
    ['random', 'search', 'greedy-1', 'greedy', 'level-1', 'level-2', 'level-3']
    """
    return list(_known(game_id))


def usual(game_id: str) -> str:
    """Return the name of the bot to play against for whoever has not chosen one: of middling strength.

    A game without levels is searched where its rules are compiled; elsewhere that would take too long.

    >>> usual("claim")
    'level-3'
    """
    if USUAL in _known(game_id):
        return USUAL
    return Search.name if COMPILED else Random.name


def find(name: str, game_id: str) -> BotClass:
    """Return the class of a bot that is known by a name."""
    known = _known(game_id)
    if name in known:
        return known[name]
    if levels.too_slow(game_id, name):
        raise TafelrundeError(f"{name} would think for too long in plain Python: {SLOW}")
    if name in installed()[1]:
        raise TafelrundeError(installed()[1][name])
    raise TafelrundeError(f"there is no bot {name!r} for {game_id}: {instead(name, list(known))}")


def load(name: str, game_id: str, seed: int | None = None, *, files: bool = False) -> Bot[Any]:
    """Return a bot by its name, with parameters where it has any; from a seed it answers the same way again.

    `mybot.py:Bot` is a class in a file, which is run, and `network:FILE.onnx` a network: only with `files`, so that no
    name from outside makes a server open one. Once that is given, this process knows the bot by this name. `elsewhere:`
    before any name lets the bot play in a process of its own.

    >>> load("greedy", "claim", seed=1).name
    'greedy'
    """
    if files:
        _allowed.add(name)
    bot = _made(name, games.load(game_id).id, seed, name in _allowed)
    bot.called = name
    return bot


def _made(name: str, game_id: str, seed: int | None, files: bool) -> Bot[Any]:
    if name.startswith(ELSEWHERE):
        return Elsewhere(name.removeprefix(ELSEWHERE), game_id, seed, files=files)
    net = _NETWORK.fullmatch(name)
    file = net or _FILE.fullmatch(name)
    if file:
        if not files:
            done = "read" if net else "run"
            raise TafelrundeError(f"{name!r} is a bot in a file: no file is {done} for a name that comes from outside")
        kind = network(file["path"]) if net else from_file(file["path"], file["name"])
        given = file["given"] or ""
        if game_id not in (kind.plays or [game_id]):
            raise TafelrundeError(f"{name} plays {', '.join(kind.plays)}, not {game_id}")
    else:
        word, _, given = name.partition(":")
        kind = find(word, game_id)
    try:
        bot = kind(seed)
    except (Exception, SystemExit) as error:  # whatever somebody else's class does when it is made
        raise TafelrundeError(f"the bot {name!r} cannot be made: {reason(error)}") from error
    bot.set(assigned(name, given))
    return bot


def assigned(name: str, given: str) -> Mapping[str, str]:
    """Return parameters from their text.

    >>> assigned("search:time=0.5,sims=200", "time=0.5,sims=200")
    {'time': '0.5', 'sims': '200'}
    """
    pairs = [pair.partition("=") for pair in given.split(",")] if given else []
    for parameter, equals, value in pairs:
        if not (parameter and equals and value):
            raise TafelrundeError(f"{parameter + equals + value!r} in {name!r} sets no parameter: write name=value")
    return {parameter.strip(): value.strip() for parameter, _, value in pairs}


def listed(text: str) -> list[str]:
    """Return the names in a list with commas, where parameters have commas too.

    >>> listed("search:time=0.5,sims=200, human,greedy")
    ['search:time=0.5,sims=200', 'human', 'greedy']
    """
    found: list[str] = []
    for part in map(str.strip, text.split(",")):
        if found and ":" in found[-1] and re.match(r"\w+=", part):
            found[-1] += f",{part}"
        elif part:
            found.append(part)
    return found


def in_file(name: str) -> bool:
    """Tell whether a name is that of a bot in a file, here or elsewhere.

    >>> in_file("bots/mine.py:Bot:depth=2"), in_file("greedy")
    (True, False)
    """
    word = name.removeprefix(ELSEWHERE)
    return _FILE.fullmatch(word) is not None or _NETWORK.fullmatch(word) is not None


def network(path: str) -> BotClass:
    """Return the bot that a network in a file makes."""
    from tafelrunde.bots.network import from_file as read  # which needs the games' tensors

    return read(path)


def admit(name: str) -> str:
    """Let everybody choose a network by the name that is returned, which does not tell where its file lies.

    It is for whoever runs a server: `network:/srv/claim.onnx` becomes `network-claim`.
    """
    net = _NETWORK.fullmatch(name)
    if net is None or net["given"]:
        raise TafelrundeError(f"{name!r} names no network: write network:FILE.onnx")
    called = re.sub(r"[^\w.+-]", "-", f"network-{Path(net['path']).stem}")
    register(type("Admitted", (network(net["path"]),), {"name": called}))
    return called


def from_file(path: str, name: str) -> BotClass:
    """Return a class in a file, which is run once."""
    file = Path(path).expanduser().resolve()
    module = f"tafelrunde_bot_{blake2b(str(file).encode(), digest_size=8).hexdigest()}"
    if module not in sys.modules:
        spec = importlib.util.spec_from_file_location(module, file)
        assert spec is not None and spec.loader is not None
        if not file.is_file():
            raise TafelrundeError(f"there is no file {path!r} with a bot in it")
        sys.modules[module] = importlib.util.module_from_spec(spec)
        try:
            spec.loader.exec_module(sys.modules[module])
        except (Exception, SystemExit) as error:  # whatever is wrong with the file
            del sys.modules[module]
            raise TafelrundeError(f"the bot file {path!r} cannot be loaded: {reason(error)}") from error
    found = getattr(sys.modules[module], name, None)
    if found is None:
        there = [word for word, thing in vars(sys.modules[module]).items() if is_bot(thing) and thing is not Bot]
        raise TafelrundeError(f"there is no {name!r} in {path!r}: {instead(name, there)}")
    return checked(found, f"{name} in {path!r}")


def checked(found: object, called: str) -> BotClass:
    """Return a class if it is one of a bot."""
    if is_bot(found):
        return found  # type: ignore[return-value]
    raise TafelrundeError(f"{called} is no bot: it has to be a class that inherits from tafelrunde.bots.Bot")


def is_bot(thing: object) -> bool:
    """Tell whether something is the class of a bot."""
    return isinstance(thing, type) and issubclass(thing, Bot)


def reason(error: BaseException) -> str:
    """Return an error of somebody else's code in one line."""
    try:
        said: Sequence[str] = str(error).split()
    except Exception:  # of an error that cannot even say what it is
        said = []
    return f"{type(error).__name__}: {' '.join(said)}" if said else type(error).__name__
