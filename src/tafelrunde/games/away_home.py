"""The home of a game whose rules run in another process: its words and drawings are read here, its code is not."""

from pathlib import Path
from types import ModuleType
from typing import ClassVar, TypeVar, cast

from tafelrunde.core.engine import Game
from tafelrunde.games.apart import ApartGame
from tafelrunde.games.facts import Told
from tafelrunde.games.home import Home

T = TypeVar("T")


class AwayHome(Home):
    """The home of such a game."""

    away: ClassVar[bool] = True

    def __init__(self, told: Told) -> None:
        super().__init__(told.id, told.package, Path(told.place))
        object.__setattr__(self, "told", told)
        self.told: Told

    def game(self) -> Game:
        return cast("Game", ApartGame(self.told))

    def part(self, name: str) -> ModuleType | None:
        return None

    def the(self, part: str, kind: type[T]) -> type[T] | None:
        return None

    def words(self, language: str, place: str = "") -> str | None:
        if self.told.spoken:
            return None if place else self.told.spoken.get(language) or None
        return super().words(language, place)
