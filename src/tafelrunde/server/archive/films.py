"""Games that are over, as the process beside the server shows them: gone through once, then kept for a while."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from tafelrunde import games
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE
from tafelrunde.table.film import OPEN, Film
from tafelrunde.table.log import LogError
from tafelrunde.table.reel import position_of, reel
from tafelrunde.text import Text

FRAMES: Final = 12_000
"""So many moments are kept of all games together, but for the one that was asked for last."""


class Take(Struct, frozen=True, kw_only=True):
    """Which game is meant, and by whose eyes: without its log it is shown only if it is kept from before."""

    table: str
    seq: int
    """How many lines of the log count."""
    log: str | None = None
    seat: int | None = None
    open: bool = False

    @property
    def viewer(self) -> int | None:
        """Whose eyes: a seat's, None for everybody's, or OPEN."""
        return OPEN if self.open else self.seat


class Show(Take, frozen=True, tag="show"):
    """Some moments in a row."""

    since: int
    until: int
    names: list[str]
    mine: list[int]
    """The seats of whoever asks; only who has one is told how long the game is."""
    words: bool
    on: bool = False
    """Whether it goes on from there until somebody is asked."""


class Depart(Take, frozen=True, tag="depart"):
    """The position of a moment, for a game that goes another way from there."""

    version: int


class Paint(Take, frozen=True, tag="paint"):
    """A moment as a picture, or in words for those who cannot see it."""

    version: int
    names: list[str]
    language: str
    drawn: bool
    """Whether the picture itself is wanted: the words are made in no time."""


class Place(Struct, frozen=True, tag="place"):
    """A position document that somebody has sent, for a game of so many seats."""

    game: str
    position: Annotated[bytes, Meta(max_length=64 * 1024)]


class Missing(Struct, frozen=True, tag="missing"):
    """The game is not kept: its log is needed."""


class Shown(Struct, frozen=True, tag="shown"):
    """A `Reel`, as it is sent."""

    body: bytes


class Painted(Struct, frozen=True, tag="painted"):
    """A picture as PNG, and what it shows in words."""

    body: bytes
    alt: str


class Position(Struct, frozen=True, tag="position"):
    """A position that can be played from; what of it is not known is dealt when the game begins."""

    position: dict[str, object]
    seats: int
    options: dict[str, object]


class Films:
    """The games that were asked for lately."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], Film] = {}

    def of(self, take: Take) -> Film | None:
        """Return the film of a game, None if its log is needed for that."""
        name = (take.table, take.seq)
        film = self._kept.pop(name, None)
        if film is None and take.log is not None:
            film = Film.of(take.log.split("\n")[: take.seq])
        if film is not None:
            self._kept[name] = film  # the last one that was asked for
            while len(self._kept) > 1 and sum(len(one.frames) for one in self._kept.values()) > FRAMES:
                del self._kept[next(iter(self._kept))]
        return film


FILMS: Final = Films()


def shown(errand: Show) -> Shown | Missing:
    """Return some moments as they were seen."""
    film = FILMS.of(errand)
    if film is None:
        return Missing()
    found = reel(film, errand.viewer, errand.since, errand.until, errand.names, errand.mine, errand.words, errand.on)
    return Shown(msgspec.json.encode(found))


def painted(errand: Paint) -> Painted | Missing:
    """Return a moment as a picture."""
    try:
        from tafelrunde.server.archive import postcard  # what draws takes its time to load, and few ask for it
    except ImportError:
        raise LogError("this server draws no pictures: it was installed without the extra `server`") from None
    film = FILMS.of(errand)
    if film is None:
        return Missing()
    desk, text = film.desk(errand.version, errand.viewer, errand.names), Text(errand.language)
    layout = film.game.layout(film.frames[0].state.view(None))
    body = postcard.drawn(desk, film.game, layout, text) if errand.drawn else b""
    return Painted(body, postcard.alt(desk, film.game, layout, text))


def departed(errand: Depart) -> Position | Missing:
    """Return the position of a moment: as a seat or everybody knew it, or as it was."""
    film = FILMS.of(errand)
    if film is None:
        return Missing()
    state = position_of(film, errand.version, errand.viewer)
    return Position(state.position(), film.seats, film.game.chosen(state.options))


def placed(errand: Place) -> Position:
    """Return a position that somebody has sent, once it is sure that a game can go on from it."""
    game = games.load(errand.game)
    document = msgspec.json.decode(errand.position, type=dict[str, object])
    state = game.position(document)
    if state.who == NONE:
        raise TafelrundeError("the game is over in this position")
    if state.viewer != NONE:
        state.determinise(Rng(1))
    return Position(state.position(), int(state.seats), game.chosen(state.options))
