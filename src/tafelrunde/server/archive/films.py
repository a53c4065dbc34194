"""Games that are over, as the process beside the server shows them: gone through once, then kept for a while."""

from collections import Counter
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from tafelrunde import games
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.picture import Goal
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.desk import Deed, Desk
from tafelrunde.server.ground.messages import Lookback, Reel
from tafelrunde.table.film import OPEN, Film
from tafelrunde.table.log import LogError
from tafelrunde.text import Text

FRAMES: Final = 12_000
"""So many moments are kept of all games together, but for the one that was asked for last."""
PAGE: Final = 25
"""So many desks are sent at once."""
WORDS: Final = 4000
"""So many deeds are told before the first of them."""


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
    film.check(errand.since, errand.viewer)
    last = min(errand.until, errand.since + PAGE - 1)
    if errand.on:
        last = asked_from(film, errand.since)
    if errand.mine:
        last = min(last, film.last)
    film.check(last, errand.viewer)
    versions = range(max(errand.since, last - PAGE + 1), last + 1)
    deeds: list[Deed] = []
    moments: list[Lookback] = []
    if errand.words:
        first = max(1, versions.start - WORDS)
        deeds = [film.deed(version, errand.viewer, moved=False) for version in range(first, versions.start)]
    if errand.words and errand.mine:
        moments = lookbacks(film, errand.viewer)
    reel = Reel(
        [desk_of(film, version, errand) for version in versions],
        [goals_of(film, version, errand.viewer) for version in versions],
        [opened(film, version) for version in versions] if errand.open else [],
        deeds,
        errand.mine,
        film.last if errand.mine else None,
        moments,
        last == film.last and film.differs is not None,
    )
    return Shown(msgspec.json.encode(reel))


def asked_from(film: Film, version: int) -> int:
    """Return the next moment from a version on at which a player is asked, or the game is over."""
    while version < film.last and film.frames[version].state.who == CHANCE:
        version += 1
    return version


def desk_of(film: Film, version: int, errand: Show) -> Desk:
    """Return a desk with the names of those who sat there."""
    return film.desk(version, errand.viewer, errand.names)


def goals_of(film: Film, version: int, viewer: int | None) -> list[Goal]:
    """Return what wins, as far as a viewer knows."""
    state = film.frames[version].state
    return film.game.goals(state.view(None if viewer == OPEN else viewer))


def opened(film: Film, version: int) -> list[str]:
    """Return the places whose pieces not everybody could see."""
    seen, whole = (film.sight(version, viewer).picture.pieces for viewer in (None, OPEN))
    shown = Counter(piece.place for piece in seen if piece.face is not None)
    known = Counter(piece.place for piece in whole if piece.face is not None)
    return [place for place, count in known.items() if count > shown[place]]


def lookbacks(film: Film, viewer: int | None) -> list[Lookback]:
    """Return the moments that are worth another look, as a viewer lived through them."""
    found = []
    for one in film.highlights():
        deed = film.deed(one.version, viewer, moved=False)
        picture = film.game.outline(film.frames[one.version - 1].state.view(None))
        found.append(Lookback(deed, one.events, one.notes, picture.round))
    return found


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
    film.check(errand.version, errand.viewer)
    frame = film.frames[errand.version]
    if frame.ending is not None or frame.state.who == NONE:
        raise LogError("the game is over at that moment: choose an earlier one")
    if errand.open:
        return Position(frame.state.position(), film.seats, film.game.chosen(frame.state.options))
    view = frame.state.view(errand.seat)
    view.determinise(Rng(1))  # what cannot be dealt anew is refused now
    return Position(view.position(), film.seats, film.game.chosen(frame.state.options))


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
