"""Moments of a game that is over, as they are sent to whoever sees it again."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tafelrunde.core.engine import State
from tafelrunde.core.picture import Goal, Message
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.desk import Deed, Desk
from tafelrunde.table.film import OPEN, Film
from tafelrunde.table.log import LogError

PAGE: Final = 25
"""So many desks are sent at once."""
WORDS: Final = 4000
"""So many deeds are told before the first of them."""


class Lookback(Struct, frozen=True, omit_defaults=True):
    """A moment of a game that is worth another look: it has changed who was winning, in the plainest sense."""

    deed: Deed
    """As the viewer lived through it, in words alone."""
    events: list[int] = []
    """Which of what is told it is about, by their places; none: all of it."""
    notes: list[Message] = []
    """What that changed, where the deed does not say so itself."""
    round: int = 0


class Reel(Struct, frozen=True, omit_defaults=True):
    """Moments of a game that is over, one after the other: each with the deed that led to it.

    Whoever did not play there is told of nothing that comes after the moment they asked for.
    """

    desks: list[Desk]
    goals: list[list[Goal]]
    """What wins and how far everybody was, for each of these desks."""
    opened: list[list[str]] = []
    """Where all cards are open: the places of each desk in which only some could look."""
    deeds: list[Deed] = []
    """All that happened before the first of these desks, in words alone, if that was asked for."""
    mine: list[int] = []
    """The seats that whoever asks had there."""
    version: int | None = None
    """Of the last moment there is: only for who played there, and so are:"""
    moments: list[Lookback] = []
    """What is worth another look, if the deeds were asked for too."""
    differs: bool = False
    """Whether the game went on after that by other rules than the present ones, which cannot follow it."""


def reel(
    film: Film,
    viewer: int | None,
    since: int,
    until: int,
    names: Sequence[str],
    mine: Sequence[int],
    words: bool,
    on: bool = False,
) -> Reel:
    """Return some moments in a row as a viewer saw them; with `on` those until somebody is asked.

    Only who has seats there (`mine`) is told how long the game is, and which moments are worth another look.
    """
    film.check(since, viewer)
    last = min(until, since + PAGE - 1)
    if on:
        last = asked_from(film, since)
    if mine:
        last = min(last, film.last)
    film.check(last, viewer)
    versions = range(max(since, last - PAGE + 1), last + 1)
    before = range(max(1, versions.start - WORDS), versions.start) if words else range(0)
    return Reel(
        [film.desk(version, viewer, names) for version in versions],
        [goals_of(film, version, viewer) for version in versions],
        [opened(film, version) for version in versions] if viewer == OPEN else [],
        [film.deed(version, viewer, moved=False) for version in before],
        list(mine),
        film.last if mine else None,
        lookbacks(film, viewer) if words and mine else [],
        last == film.last and film.differs is not None,
    )


def position_of(film: Film, version: int, viewer: int | None) -> State:
    """Return a moment as a seat or everybody knew it, or as it was: another game may begin there."""
    film.check(version, viewer)
    frame = film.frames[version]
    if frame.ending is not None or frame.state.who == NONE:
        raise LogError("the game is over at that moment: choose an earlier one")
    if viewer == OPEN:
        return frame.state
    view = frame.state.view(viewer)
    view.determinise(Rng(1))  # what cannot be dealt anew is refused now
    return view


def asked_from(film: Film, version: int) -> int:
    """Return the next moment from a version on at which a player is asked, or the game is over."""
    while version < film.last and film.frames[version].state.who == CHANCE:
        version += 1
    return version


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
