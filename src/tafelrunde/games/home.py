"""Where a game is at home: a folder with everything that is about this game alone.

A home has, as far as the game has them: `game.toml` (which class it is, and what the shelf says of it), `rules`,
`guide.toml` (what teaches it), `words/<language>.ftl`, `terminal` (its board there), `moments` (what is worth another
look), `tensors`, `openspiel` and `bot`. Who wants one of these asks for it by that name, and does without where there
is none: rooms know no game by its id. The home of a small game may be a single module: then its words are there, as
`WORDS`, by language.
"""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from inspect import getmembers, isclass
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, ClassVar, TypeVar

from tafelrunde.core.engine import Game
from tafelrunde.core.errors import TafelrundeError

T = TypeVar("T")


@dataclass(frozen=True)
class Home:
    """The home of one game."""

    id: str
    package: str
    """The name of the Python package that it is."""
    place: Path | None = None
    """Where a guest's package lies, or its only module; ours are wherever Tafelrunde is."""
    away: ClassVar[bool] = False
    """Whether its rules run in another process."""

    def game(self) -> Game:
        """Return the game itself."""
        if "game" not in self.about:
            return self._only_class()()
        module, _, name = str(self.about["game"]).partition(":")
        place = import_module(f"{self.package}.{module}" if module else self.package)
        found = getattr(place, name, None)
        if not (isclass(found) and issubclass(found, Game)):
            raise TafelrundeError(f"game.toml says game = {self.about['game']!r}, and that is no class of a game")
        made: Callable[[], Game] = found
        return made()

    @cached_property
    def environment(self) -> int:
        """The version of rules, actions and tensors together: what the ids of environments end with."""
        return int(self.about.get("environment", 1))

    def _only_class(self) -> Callable[[], Game]:
        """Return the only class of a game that is written in the package."""
        package = import_module(self.package)
        inside = iter_modules(getattr(package, "__path__", ()))
        names = [module.name for module in inside if not module.name.startswith("test")]
        modules = [package, *(import_module(f"{self.package}.{name}") for name in names if not self._is_part(name))]
        classes = {kind for module in modules for _, kind in getmembers(module, isclass) if issubclass(kind, Game)}
        own = sorted((kind for kind in classes if f"{kind.__module__}.".startswith(f"{self.package}.")), key=repr)
        if len(own) != 1:
            said = " and ".join(kind.__name__ for kind in own) or "none"
            raise TafelrundeError(f"it has to have one class of a game, and has {said}: name it in its game.toml")
        return own[0]

    @staticmethod
    def _is_part(name: str) -> bool:
        """Tell whether a module is a part of a home that is asked for by name, or is run alone."""
        return name in ("terminal", "tensors", "openspiel", "bot", "moments", "__main__")

    def part(self, name: str) -> ModuleType | None:
        """Return a module of the home, as "terminal" or "bot.knowledge", None where there is none."""
        return _part(self.package, name)

    def the(self, part: str, kind: type[T]) -> type[T] | None:
        """Return the class of this kind in a module of the home, None where there is none."""
        module = self.part(part)
        for one in vars(module).values() if module else ():
            if isinstance(one, type) and issubclass(one, kind) and one.__module__.startswith(f"{self.package}."):
                return one
        return None

    @property
    def folder(self) -> Traversable:
        """The folder with what is not Python."""
        return resources.files(self.package) if self.place is None else self.place

    def text(self, name: str) -> str | None:
        """Return a file of the home as text, None where there is none."""
        file = self.folder.joinpath(*name.split("/"))
        return file.read_text("utf-8") if file.is_file() else None

    def words(self, language: str, place: str = "") -> str | None:
        """Return what the home says in a language, None where it does not speak it; `place` is "page" or "terminal"."""
        if self.place is not None and self.place.is_file():
            spoken: Mapping[str, str] = getattr(import_module(self.package), "WORDS", {})
            return None if place else spoken.get(language)
        return self.text("/".join(filter(None, ("words", place, f"{language}.ftl"))))

    @cached_property
    def drawings(self) -> Mapping[str, bytes]:
        """The drawings of its things, by kind and face: `drawings/card/hidden.svg` is the back of a card."""
        folder = self.folder.joinpath("drawings")
        kinds = [kind for kind in folder.iterdir() if kind.is_dir()] if folder.is_dir() else []
        files = [(kind, file) for kind in kinds for file in kind.iterdir() if file.name.endswith(".svg")]
        return {f"{kind.name}/{file.name.removesuffix('.svg')}": file.read_bytes() for kind, file in files}

    @cached_property
    def about(self) -> Mapping[str, Any]:
        """What `game.toml` says."""
        try:
            return tomllib.loads(self.text("game.toml") or "")
        except tomllib.TOMLDecodeError as error:
            raise TafelrundeError(f"its game.toml is no TOML: {error}") from None


@cache
def _part(package: str, name: str) -> ModuleType | None:
    place = package
    for word in name.split("."):
        place += f".{word}"
        parent = import_module(place.rpartition(".")[0])
        if not hasattr(parent, "__path__") or find_spec(place) is None:
            return None
    return import_module(place)
