"""A game seen again: its log gone through once, with every position kept, from any seat's eyes or with all cards open.

What a viewer is shown of a moment is made of that moment and those before it alone.

>>> from tafelrunde.table import Table
>>> table = Table("claim", ["random", "random"], {"first": 0}, seed=5)
>>> table.run_bots()
>>> film = Film.of(table.lines())
>>> film.last == table.version, film.desk(film.last, 0).result == list(table.result or ())
(True, True)
>>> [one.version <= film.last for one in film.highlights()][-1]
True
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, structs

from tafelrunde.core.engine import State
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.values import SPECTATOR
from tafelrunde.desk import Deed, Desk, Ending, Moment, Request, Seat, Sight, make, open_sight
from tafelrunde.desk.deeds import deed
from tafelrunde.table import log
from tafelrunde.table.course import HUMAN, Course, Entropy, Record, back_to
from tafelrunde.table.log import Entry, Header, LogError
from tafelrunde.table.moments import Highlight, Step, highlights

OPEN: Final = -9
"""The viewer who sees every card, once nobody minds."""


class MomentError(TafelrundeError):
    """A moment that a game does not have, or eyes that nobody has there."""

    def __init__(self, message: str, code: str) -> None:
        super().__init__(message)
        self.code = code


class Frame(Struct, frozen=True, gc=False):
    """Where a game stood at one version."""

    state: State
    players: Sequence[str]
    record: Record | None
    """What has led here; None at the first position."""
    ending: Ending | None
    request: Request | None
    paused: bool


class Film:
    """A game from its first position to where its log ends, or can be followed to: a frame for each version."""

    def __init__(self, header: Header, entries: Sequence[Entry]) -> None:
        self.game = header.game
        self.differs: LogError | None = None
        """Why the log cannot be followed to its end: other rules have made it."""
        self.frames: list[Frame] = []
        self._records: list[Record] = []
        self._found: list[Highlight] | None = None
        state = header.game.new(len(header.players), header.options)
        if header.position is not None:
            state = header.game.position(header.position)
        course = Course(state, list(header.players), Entropy(), header.ask_all, header.slow_passes)
        course.watched = True
        self._take(course)
        try:
            course.compare(header.key, 0)
            for entry in entries:
                course.repeat(entry)
                if course.records:
                    self._take(course)
                course.forget()
        except LogError as error:
            self.differs = error

    @classmethod
    def of(cls, lines: Sequence[str]) -> "Film":
        """Return the film of a log; what of it no program has written ends it there."""
        if not lines:
            raise LogError("the log is empty: it should begin with a line that names the game")
        header = log.read_header(log.parse(lines[0], 1))
        entries: list[Entry] = []
        broken: LogError | None = None
        try:
            for line in lines[1:]:
                entries += log.read_lines(header.game, [line], len(entries) + 1)
        except LogError as error:
            broken = error
        film = cls(header, entries)
        film.differs = film.differs or broken
        return film

    def _take(self, course: Course) -> None:
        record = course.records[-1] if course.records else None
        frame = Frame(course.state, course.players[:], record, course.ending, course.request, course.paused)
        self.frames.append(frame)
        if record is not None:
            self._records.append(record)

    @property
    def last(self) -> int:
        """The version of its last frame."""
        return len(self.frames) - 1

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.frames[0].state.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended there."""
        return self.frames[-1].ending is not None

    def check(self, version: int, viewer: int | None) -> None:
        """Refuse a moment that is not there, and eyes that nobody has."""
        if not 0 <= version <= self.last:
            raise MomentError(f"there is no moment {version}: the game was over before that", "no-moment")
        if viewer is not None and viewer != OPEN and not 0 <= viewer < self.seats:
            raise MomentError(f"there is no seat {viewer}: there are 0 to {self.seats - 1}", "unknown-seat")

    # What a viewer is shown: a seat, None for what everybody saw, or OPEN.

    def sight(self, version: int, viewer: int | None) -> Sight:
        """Return what a viewer saw of a moment."""
        state = self.frames[version].state
        if viewer == OPEN:
            return open_sight(state)
        return Sight(state.view(viewer))

    def deed(self, version: int, viewer: int | None, moved: bool = True) -> Deed:
        """Return what led to a moment as a viewer lived through it; without what `moved` it is all words."""
        before, after = self.frames[version - 1 : version + 1]
        record = after.record
        assert record is not None
        own = None if viewer == OPEN else viewer
        heard: Sequence[Event] = record.events
        if viewer != OPEN:
            heard = [event.seen_by(SPECTATOR if viewer is None else viewer) for event in record.events]
        then, now = (self.sight(one, viewer) if moved else None for one in (version - 1, version))
        entry = record.entry
        back = back_to(self._records, version - 1) if entry.back else None
        moment = Moment(version, entry.who, heard, then, now, entry.forced, entry.back > 0, back)
        found = deed(self.game, own, moment)
        return found if moved else structs.replace(found, turn=self.turn(before.state))

    def turn(self, state: State) -> int | None:
        """Return whose turn it is, as everybody sees it."""
        return self.game.outline(state.view(None)).turn

    def desk(self, version: int, viewer: int | None, seats: Sequence[str] = ()) -> Desk:
        """Return a moment as a viewer saw it, with what led to it; nobody answers it any more."""
        self.check(version, viewer)
        frame = self.frames[version]
        names = seats or [""] * self.seats
        sat = [Seat(name, "" if bot == HUMAN else bot) for name, bot in zip(names, frame.players, strict=True)]
        made = make(
            self.sight(version, viewer),
            version=version,
            seats=sat,
            ending=frame.ending,
            request=frame.request,
            paused=frame.paused,
        )
        asked = None if made.ask is None else structs.replace(made.ask, offers=[], standing=False)
        result = made.result if frame.ending is not None else None
        lived = [self.deed(version, viewer)] if version else []
        return structs.replace(made, ask=asked, result=result, deeds=lived)

    def highlights(self) -> list[Highlight]:
        """Return the moments worth another look, of the whole game."""
        if self._found is None:
            self._found = highlights(self.game, self._steps())
        return self._found

    def _steps(self) -> list[Step]:
        """Return the deeds that still count."""
        kept: list[Step] = []
        for number, record in enumerate(self._records):
            if record.entry.back:
                version = back_to(self._records, number)
                kept = [step for step in kept if step.version <= version]
            else:
                before, after = self.frames[number : number + 2]
                kept.append(Step(number + 1, before.state, record.events, after.state))
        return kept
