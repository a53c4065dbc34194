"""Games of somebody else: installed packages that say so, and folders that whoever runs this process has named.

A package says so by the entry point `tafelrunde.games`: its name is the game's id, its value the package or the module
that is the game's home. TAFELRUNDE_GAMES_FROM names modules (`.py`) and folders, each a home (it has `words/en.ftl` or
a `game.toml`) or full of them; child processes inherit it. At a server TAFELRUNDE_GUEST_GAMES says `apart`, and another
process runs their rules, or, where nobody has asked for them, `no`: then nothing of it is looked for. A guest that is
broken, or is called as another game is, is refused in one sentence; the others play on.
"""

import importlib
import os
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.games.home import Home

GROUP: Final = "tafelrunde.games"
"""The entry point group of packages that bring a game along."""
FROM: Final = "TAFELRUNDE_GAMES_FROM"
ASKED_FOR: Final = "TAFELRUNDE_GUEST_GAMES"
ASKED: Final = ("1", "yes", "true", "on")
APART: Final = "apart"
"""At a server: their rules run in processes of their own."""
SHUT: Final = ("0", "no", "false", "off")
PARTS: Final = ("terminal", "moments", "tensors", "bot.knowledge")
"""What of a home is loaded together with the game, so that what is broken there is known from the beginning."""
_ID = re.compile(r"[a-z][a-z0-9_]*")
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


@dataclass(frozen=True)
class Guest:
    """A game that somebody offers: under which id, in which package, and the folder it was found in, if in one."""

    id: str
    package: str
    folder: Path | None = None

    @property
    def where(self) -> str:
        """How it is called in a sentence."""
        return f"of the package {self.package!r}" if self.folder is None else f"in {self.folder}"


def asked_for(flag: bool) -> bool:
    """Tell whether a server is to look for them: by its flag, or by the environment."""
    return flag or os.environ.get(ASKED_FOR, "").lower() in (*ASKED, APART)


def let_in(yes: bool) -> None:
    """Say for a server and the processes that it starts whether anybody looks for games of somebody else."""
    os.environ[ASKED_FOR] = APART if yes else "no"


def homes(taken: Mapping[str, Home]) -> tuple[dict[str, Home], dict[str, str]]:
    """Return the homes of all guests that can be played, and by id the sentences about those that cannot."""
    if os.environ.get(ASKED_FOR) == APART:
        return apart()
    found: dict[str, Home] = {}
    refused: dict[str, str] = {}
    for guest in offered():
        try:
            if guest.id in taken or guest.id in found:
                raise TafelrundeError("there is another game of that id")
            found[guest.id] = home_of(guest)
        except (Exception, SystemExit) as error:  # somebody else's code may fail in any way
            why = str(error) if isinstance(error, TafelrundeError) else f"{type(error).__name__}: {error}"
            said = f"the game {guest.id!r} {guest.where} was left out: {' '.join(why.split())[:300]}"
            refused.setdefault(f"{guest.id} {guest.where}", said)
    return found, refused


def apart() -> tuple[dict[str, Home], dict[str, str]]:
    """Return what the process says that runs them; where it cannot even say that, there are none."""
    from tafelrunde.games.away_home import AwayHome  # only a server wants them
    from tafelrunde.games.host import ask

    if not any(True for _ in offered()):
        return {}, {}
    try:
        told, refused = ask("", "there")
    except TafelrundeError as error:
        return {}, {"": str(error)}
    return {one.id: AwayHome(one) for one in told}, refused


def offered() -> Iterator[Guest]:
    """Yield what there is, by name; nothing of it is imported."""
    if os.environ.get(ASKED_FOR, "").lower() in SHUT:
        return
    for named in map(Path, filter(None, os.environ.get(FROM, "").split(os.pathsep))):
        one = named.is_file() or is_home(named)
        for place in [named] if one else sorted(folder for folder in named.glob("*") if is_home(folder)):
            yield Guest(place.absolute().stem, place.absolute().stem, place.absolute())
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        yield Guest(point.name, point.value)


def is_home(folder: Path) -> bool:
    """Tell whether a folder is a home."""
    return any((folder / file).is_file() for file in ("game.toml", "words/en.ftl"))


def home_of(guest: Guest) -> Home:
    """Return the home of a guest, if all of it that every game needs can be loaded."""
    if not _ID.fullmatch(guest.id):
        raise TafelrundeError("an id has small letters, digits and underscores, and begins with a letter")
    if guest.folder is not None and str(guest.folder.parent) not in sys.path:
        sys.path.append(str(guest.folder.parent))
        importlib.invalidate_caches()
    spec = find_spec(guest.package)
    places = [Path(place) for place in (spec and spec.submodule_search_locations) or ()]
    if spec and not places and spec.origin:
        places = [Path(spec.origin)]
    if not places:
        raise TafelrundeError(f"there is no package {guest.package!r}")
    if guest.folder is not None and guest.folder.resolve() != places[0].resolve():
        raise TafelrundeError(f"Python knows another package of that name, in {places[0]}")
    home = Home(guest.id, guest.package, places[0])
    game = home.game()
    if game.id != guest.id:
        raise TafelrundeError(f"its class says that it is {game.id!r}")
    game.new()
    check_rules(home)
    for part in PARTS:
        home.part(part)
    for place in ("words", "words/page", "words/terminal"):
        for file in sorted(places[0].glob(f"{place}/*.ftl")):
            check_words(guest.id, file.name, file.read_text("utf-8"))
    if places[0].is_file():
        for language, said in getattr(importlib.import_module(guest.package), "WORDS", {}).items():
            check_words(guest.id, f"WORDS[{language!r}]", said)
    return home


def check_rules(home: Home) -> None:
    """Refuse a game that cannot be told: it has rules by their ids, and a name in English."""
    from tafelrunde.games import rulebook  # which asks for the homes of games

    rulebook.of(home)
    if f"{home.id}-name" not in _MESSAGE.findall(home.words("en") or ""):
        raise TafelrundeError(f"its English words, words/en.ftl or WORDS, have no message {home.id + '-name'!r}")


def check_words(game_id: str, file: str, said: str) -> None:
    """Refuse words that are not about the game: they would stand in for other people's."""
    own = re.compile(rf"(?:(?:rule|bot|page|terminal)-)?{game_id}-.+|page-\w+-{game_id}")
    for name in _MESSAGE.findall(said):
        if not own.fullmatch(name):
            raise TafelrundeError(f"{file} has the message {name!r}: its messages begin with {game_id + '-'!r}")
