"""Where a game is at home: a folder with everything that is about this game alone.

A home has, as far as the game has them: `game.toml` (which class it is, and what the shelf says of it), `rules`,
`words/<language>.ftl`, `terminal` (its board there), `tensors`, `openspiel` and `bot`. Who wants one of these asks for
it by that name, and does without where there is none: rooms know no game by its id.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeVar

from tafelrunde.core.engine import Game

T = TypeVar("T")


@dataclass(frozen=True)
class Home:
    """The home of one game."""

    id: str
    package: str
    """The name of the Python package that it is."""

    def game(self) -> Game:
        """Return the game itself."""
        module, _, name = str(self.about["game"]).partition(":")
        return getattr(import_module(f"{self.package}.{module}"), name)()  # type: ignore[no-any-return]

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
        return resources.files(self.package)

    def text(self, name: str) -> str | None:
        """Return a file of the home as text, None where there is none."""
        file = self.folder.joinpath(*name.split("/"))
        return file.read_text("utf-8") if file.is_file() else None

    @cached_property
    def about(self) -> Mapping[str, Any]:
        """What `game.toml` says."""
        return tomllib.loads(self.text("game.toml") or "")


@cache
def _part(package: str, name: str) -> ModuleType | None:
    place = package
    for word in name.split("."):
        place += f".{word}"
        if find_spec(place) is None:
            return None
    return import_module(place)
