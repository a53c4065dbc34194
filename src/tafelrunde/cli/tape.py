"""A game seen again: its log, played step by step on a table of one's own."""

from dataclasses import dataclass

from tafelrunde.boards import Deed, Scene
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.values import CHANCE, NONE, SPECTATOR
from tafelrunde.table.course import noted, turn_of
from tafelrunde.table.film import OPEN, Film
from tafelrunde.table.log import Entry, Header

NO_CHOICE = "no-choice"
"""The kind of event by which a table says that nobody was asked."""


@dataclass(frozen=True)
class Stop:
    """A place on the tape: what a player has just done, and where that has led."""

    state: State
    past: list[Event]
    news: list[Event]
    who: int = NONE
    """Whose deed the news are."""
    version: int = 0
    """How many entries that everybody knows of have led here."""

    @property
    def over(self) -> bool:
        """Whether the game has ended here."""
        return self.state.who == NONE

    def heard(self, seat: int) -> list[Event]:
        """Return what a bot at a seat would have heard: as at a table, without the table's own remarks."""
        return [event.seen_by(seat) for event in self.past if event.kind != NO_CHOICE]

    def scene(self, viewer: int) -> Scene:
        """Return what a viewer sees here: a seat, SPECTATOR, or OPEN."""
        if viewer == OPEN:
            views = [self.state.view(seat) for seat in range(int(self.state.seats))]
            return Scene(self.state.view(None), self.past, self.news, views, [Deed(self.who, self.news)])
        past, news = ([event.seen_by(viewer) for event in events] for events in (self.past, self.news))
        view = self.state.view(None if viewer == SPECTATOR else viewer)
        return Scene(view, past, news, deeds=[Deed(self.who, news)])


class Tape:
    """Follows a log entry by entry and stops after each player's decision, when chance has done its part."""

    def __init__(self, header: Header) -> None:
        if header.position is None:
            self.state = header.game.new(len(header.players), header.options)
        else:
            self.state = header.game.position(header.position)
        self._kept: list[tuple[State, list[Event]]] = []
        self._news: list[Event] = []
        self._who = NONE
        self._version = 0

    def feed(self, entry: Entry) -> None:
        """Do what an entry says; of what is private nobody is told."""
        if entry.private:
            return
        self._version += 1
        if entry.who != CHANCE:
            self._news, self._who = [], entry.who
        if entry.action is None:
            for _ in range(entry.back):
                self.state, _ = self._kept.pop()
            self._news = noted(entry)
            return
        told = no_choice(entry)
        self._kept.append((self.state.clone(), told))
        self.state.events = told
        self.state.apply(entry.action)
        self.state.events = None
        self._news = [*self._news, *told]

    @property
    def waits(self) -> bool:
        """Whether a player is asked or the game is over: a place to stop."""
        return self.state.who != CHANCE

    def stop(self) -> Stop:
        """Return where the tape stands."""
        past = [event for _, told in self._kept for event in told]
        return Stop(self.state.clone(), past, self._news, self._who, self._version)


def no_choice(entry: Entry) -> list[Event]:
    """Return what is told before an answer that the table gave by itself: why nobody was asked."""
    return [Event(NO_CHOICE, "", {"seat": entry.who})] if entry.forced else []


def stops(header: Header, entries: list[Entry]) -> list[Stop]:
    """Return all places of a log, the first one after the deal."""
    tape = Tape(header)
    found = [tape.stop()] if tape.waits else []
    for entry in entries:
        tape.feed(entry)
        if tape.waits and not entry.private:
            found.append(tape.stop())
    return found


def turns(places: list[Stop]) -> list[int]:
    """Return the places at which somebody else's turn begins."""
    whose = [turn_of(place.state) for place in places]
    return [k for k in range(1, len(places)) if whose[k] != whose[k - 1]]


def moments(header: Header, entries: list[Entry], places: list[Stop]) -> list[int]:
    """Return the places that are worth another look, of a game that is over: the same moments as on the page."""
    if not places[-1].over:
        return []
    versions = [one.version for one in Film(header, entries).highlights()]
    found = [next((k for k, place in enumerate(places) if place.version >= version), None) for version in versions]
    return sorted({k for k in found if k is not None})
