"""One game in progress: who sits where, what has happened, and what each of them may know of it."""

import hashlib
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from msgspec import Struct

from tafelrunde import bots, games
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import OptionError
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import NONE, SPECTATOR
from tafelrunde.desk import Desk, Ending, Moment, Request, Seat, Sight, make
from tafelrunde.table import log, snapshots
from tafelrunde.table.commands import AskAgain, Command, Reading, Stand, Submit, Undo
from tafelrunde.table.course import HUMAN, REMEMBERED, Course, Dice, Entropy, Record, back_to
from tafelrunde.table.file import LogFile, save
from tafelrunde.table.history import History
from tafelrunde.table.judge import Receipt, Refused, check_cmd_id, judge
from tafelrunde.table.log import Entry, Header, LogError


class Proposal(Struct, frozen=True, gc=False):
    """What a command would do. Nothing of it can be seen at the table before it is accepted."""

    receipt: Receipt
    seq: int
    """How many lines the log has before it."""
    entries: Sequence[Entry]
    """The command's own, and all that chance, standing passes and forced answers add; none if it was sent before."""
    course: Course

    @property
    def lines(self) -> list[str]:
        """The entries as lines of the log: they belong together, and are kept all or none."""
        return log.lines_of(self.course.state.game, self.entries)

    @property
    def again(self) -> bool:
        """Whether the command was carried out before, under the same cmd_id."""
        return not self.entries


class Table:
    """A game, its players ("human" or a bot's name, one for each seat) and everything that was done.

    Chance acts by itself, drawn from the operating system or, for a game that can be repeated, from a seed.

    >>> table = Table("claim", ["human", "random"], {"first": 0}, seed=5)
    >>> ask = table.ask(0)
    >>> table.submit(0, table.version, ask.actions[0])
    Receipt(version=28)

    A command can be looked at before it is carried out: dropped, a proposal leaves no trace.

    >>> proposal = table.propose(Undo(0, table.version))
    >>> len(proposal.lines), table.version
    (1, 28)
    >>> table.accept(proposal)
    Receipt(version=29)
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: list[str],
        options: Mapping[str, object] | None = None,
        *,
        seed: int | None = None,
        position: dict[str, object] | None = None,
        ask_all: bool = False,
        slow_passes: bool = False,
        alone: bool = False,
    ) -> None:
        """Seat the players.

        `ask_all` asks also where everybody can see that there is one answer only; with `slow_passes` the table does
        not pass at once for seats that always do, but waits for `Settle`, so that the pass comes when a hand would.
        What `alone` means says the property.
        """
        self.game: Game = games.load(game) if isinstance(game, str) else game
        self._open(players, options, seed, position, ask_all, slow_passes)
        self.alone = alone
        course = self._course.fork()
        course.settle()
        self._take(course)

    def _open(
        self,
        players: list[str],
        options: Mapping[str, object] | None,
        seed: int | None,
        position: dict[str, object] | None,
        ask_all: bool,
        slow_passes: bool,
        watched: bool = False,
    ) -> None:
        """Seat the players before the first position."""
        if isinstance(players, str):
            raise OptionError(f"players is the text {players!r}: give a list with a player for each seat")
        state = self.game.new(len(players), options) if position is None else self.game.position(position)
        if state.viewer != NONE:
            raise OptionError("a game cannot start from a view: determinise it, or give the whole position")
        if len(players) != state.seats:
            raise OptionError(f"{len(players)} players for {state.seats} seats: name one for each")
        dice: Dice = Entropy() if seed is None else Rng(seed)
        course = Course(state, list(players), dice, ask_all, slow_passes)
        course.watched = watched
        header = Header(
            self.game,
            list(players),
            deepcopy(state.options),
            self.game.version,
            seed,
            deepcopy(position),
            course.key,
            ask_all,
            slow_passes,
        )
        self._seat(header, course)
        self._seat_bots()

    def _seat(self, header: Header, course: Course) -> None:
        self._header = header
        self._course = course
        self.differs: LogError | None = None
        """Why the log cannot be followed to its end."""
        self.bots: dict[int, bots.Seated] = {}
        self.records: list[Record] = []
        """What everybody knows that it was done: each made a version."""
        self._entries: list[Entry] = []
        self._before: deque[State] = deque(maxlen=REMEMBERED)
        self._sights: dict[tuple[int | None, int], tuple[State, Sight]] = {}
        """What seats see of the present position and of the one before, and of those between that belong to a deed."""
        self._receipts: dict[tuple[int, str], Receipt] = {}

    def _seat_bots(self) -> None:
        """Let bots sit where bots play now, unless the game is only looked at."""
        if self._course.watched:
            return
        for seat, name in enumerate(self.players):
            if name == HUMAN:
                self.bots.pop(seat, None)
            elif seat not in self.bots or self.bots[seat].name != name:
                seed = self._header.seed
                self.bots[seat] = seat_bot(name, seat, self._state, None if seed is None else bot_seed(seed, seat))

    # Looking.

    def __repr__(self) -> str:
        return f"<table of {self.game.id}: {', '.join(self.players)}; version {self.version}>"

    @property
    def version(self) -> int:
        """The number of entries that everybody knows of: a command names the version it was made for."""
        return self._course.version

    @property
    def changed(self) -> int:
        """The version since which the position has been as it is: a command made for any since then still fits."""
        return self._course.changed

    @property
    def seq(self) -> int:
        """The number of lines of the log, its header among them."""
        return self._course.seq

    @property
    def players(self) -> list[str]:
        """Who plays at each seat now: "human", or a bot by its name."""
        return self._course.players[:]

    @property
    def options(self) -> dict[str, object]:
        """What was chosen about the game."""
        return dict(self._state.options)

    @property
    def who(self) -> int:
        """The seat that is asked, NONE when the game is over."""
        return self._course.who

    @property
    def ending(self) -> Ending | None:
        """How the game ended, None while it goes on."""
        return self._course.ending

    @property
    def result(self) -> tuple[float, ...] | None:
        """How the game ended for each seat, None while it goes on."""
        return None if self._course.ending is None else tuple(self._course.ending.result)

    @property
    def paused(self) -> bool:
        """Whether the game is stopped for a while."""
        return self._course.paused

    @property
    def request(self) -> Request | None:
        """What a seat has asked the other people for."""
        return self._course.request

    @property
    def away(self) -> frozenset[int]:
        """The seats of people that a bot plays for until they come back."""
        return self._course.away

    @property
    def clock(self) -> Reading | None:
        """What the clocks showed last, as far as it was written down."""
        return self._course.clock

    @property
    def alone(self) -> bool:
        """Whether nobody looks on or may: then the table passes at once for a person among bots who can only pass.

        Whoever knows who is there says so, and anew whenever that changes; the log does not have it, only what came of
        it, in the form of any pass that was said beforehand.
        """
        return self._course.alone

    @alone.setter
    def alone(self, alone: bool) -> None:
        self._course.alone = alone

    @property
    def unsettled(self) -> bool:
        """Whether there is something to do that nobody decides: `Settle` does it."""
        return self._course.unsettled

    @property
    def passing(self) -> bool:
        """Whether the table passes for whoever is asked."""
        return self.who >= 0 and self._course.passes()

    @property
    def pending(self) -> bool:
        """Whether there is such a thing, even if it waits for an answer to a request."""
        return self._course.pending

    @property
    def held(self) -> bool:
        """Whether nothing is done that nobody decides, for somebody has asked to take something back."""
        return self._course.held

    @property
    def missed(self) -> int | None:
        """Since when the table waits for whoever is asked and is not there; None if that is not noted."""
        return self._course.missed

    @property
    def agreed(self) -> frozenset[int]:
        """The seats that agree to a bot in the place of whoever is not there."""
        return self._course.agreed

    @property
    def nudged(self) -> Mapping[int, int]:
        """When each seat has reminded somebody last, in milliseconds of Unix time."""
        return self._course.nudged

    @property
    def overslept(self) -> frozenset[int]:
        """The seats whose last move a bot made because their time was over."""
        return self._course.overslept

    @property
    def stood_in(self) -> Mapping[int, int]:
        """How many answers a bot gave in the place of the person at a seat."""
        return self._course.stood_in

    @property
    def _state(self) -> State:
        return self._course.state

    def view(self, seat: int | None) -> State:
        """Return what a seat sees, None for a spectator."""
        return self._state.view(seat)

    def sight(self, seat: int | None) -> Sight:
        """Return what a seat sees, with its picture and its key; the same one as long as nothing happens."""
        return self._sight(seat, self._state)

    def _sight(self, seat: int | None, state: State) -> Sight:
        name = (seat, id(state))
        kept = self._sights.get(name)
        if kept is None:
            kept = self._sights[name] = (state, Sight(state.view(seat)))
        return kept[1]

    def ask(self, seat: int | None) -> Ask | None:
        """Return the open question as that seat sees it: the actions are only there for whom it asks."""
        return None if self.who == NONE else self._state.view(seat).ask()

    def events(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Event]:
        """Return what a seat has heard after that version, up to another one if it is named."""
        viewer = self._viewer(seat)
        return [event.seen_by(viewer) for record in self.records[since:until] for event in record.events]

    def desk(
        self, seat: int | None, since: int | None = None, seats: Sequence[Seat] = (), *, sent: bool = False
    ) -> Desk:
        """Return all that a seat sees, may do and is told; `since` is the version after which it wants the news.

        `seats` are those who sit here, where they have names. A desk that is to be `sent` is good for nothing else.
        """
        self._viewer(seat)
        course, goes_on = self._course, self.differs is None
        return make(
            self.sight(seat),
            version=course.version,
            seats=seats or [Seat("", "" if name == HUMAN else name) for name in course.players],
            undo=goes_on and seat is not None and self.can_undo(seat),
            standing=() if seat is None else self.standing(seat),
            resting="" if seat is None else self.resting(seat),
            may_rest=goes_on and seat is not None and self.may_rest(seat),
            passes=seat == course.who and course.passes(),
            lived=() if since is None else self.lived(seat, since),
            ending=course.ending,
            ask_undo=goes_on and seat is not None and self.can_ask_undo(seat),
            offer_draw=goes_on and seat is not None and self.can_offer_draw(seat),
            request=course.request if goes_on else None,
            paused=goes_on and course.paused,
            asks=goes_on,
            sent=sent,
        )

    def lived(self, seat: int | None, since: int = 0) -> list[Moment]:
        """Return what a seat has lived through after that version; what is long past without its pictures."""
        viewer = self._viewer(seat)
        first = len(self.records) - len(self._before)
        found: list[Moment] = []
        for k in range(since, len(self.records)):
            record = self.records[k]
            entry = record.entry
            heard = [event.seen_by(viewer) for event in record.events]
            before = after = None
            if k >= first:
                last = k + 1 - first == len(self._before)
                before = self._sight(seat, self._before[k - first])
                after = self._sight(seat, self._state if last else self._before[k + 1 - first])
            back = back_to(self.records, k) if entry.back else None
            found.append(Moment(k + 1, entry.who, heard, before, after, entry.forced, entry.back > 0, back))
        return found

    def history(self, seat: int | None) -> History:
        """Return all that a seat has done and heard."""
        history = History(self.game, self._viewer(seat))
        for record in self.records:
            if record.entry.who == seat and record.entry.action is not None:
                history.acted(record.entry.action)
            history.heard(record.events)
        return history

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        self._check_seat(seat)
        return seat

    # Acting.

    def propose(self, command: Command) -> Proposal:
        """Return what a command would do; one that cannot be carried out is refused.

        A command sent twice under the same `cmd_id` is carried out once and answered twice.
        """
        if self.differs is not None:
            said = f"{self.differs}; the game can be looked at as far as that, but not gone on with"
            raise Refused(said, self.differs.why, entry=self.differs.entry or 0)
        self._check_seat(command.seat)
        check_cmd_id(command.cmd_id)
        if command.cmd_id is not None and (command.seat, command.cmd_id) in self._receipts:
            return Proposal(self._receipts[command.seat, command.cmd_id], self.seq, (), self._course)
        course = self._course.fork()
        receipt = judge(course, command)
        return Proposal(receipt, self.seq, course.entries, course)

    def accept(self, proposal: Proposal) -> Receipt:
        """Let it be so; the table must stand where it stood when this was proposed."""
        if proposal.entries:
            if proposal.seq != self.seq:
                raise Refused(f"this was proposed at line {proposal.seq} of the log, now {self.seq}: propose anew")
            self._take(proposal.course)
        return proposal.receipt

    def catch_up(self, lines: Iterable[str]) -> None:
        """Take what another process has written since; lines that cannot be followed change nothing."""
        if self.differs is not None:
            raise self.differs
        course = self._course.fork()
        for entry in log.read_lines(self.game, lines, self.seq):
            course.repeat(entry)
        self._take(course)

    def _take(self, course: Course) -> None:
        """Go on where a fork of the course has led; whoever was shown the last position need not be shown it anew."""
        last = self._course
        self._sights = {name: kept for name, kept in self._sights.items() if kept[0] is last.state}
        self._course = course
        self._entries += course.entries
        self.records += course.records
        self._before += course.before
        self._receipts.update(snapshots.receipts(course.entries, course.version - len(course.records)))
        course.forget()
        if course.players != last.players:
            self._seat_bots()

    def submit(self, seat: int, version: int, action: int, cmd_id: str | None = None) -> Receipt:
        """Carry out a seat's action; `version` is the one the seat has seen."""
        return self.accept(self.propose(Submit(seat, version, (action,), cmd_id=cmd_id)))

    def undo(self, seat: int, version: int, cmd_id: str | None = None, *, hidden: bool = False) -> Receipt:
        """Take back the seat's last action, unless it binds, or others have seen it, drawn, revealed or decided since.

        It was `hidden` where the others have not been before the screen since, which they all share.
        """
        return self.accept(self.propose(Undo(seat, version, hidden, cmd_id=cmd_id)))

    def can_stand(self, seat: int) -> bool:
        """Tell whether the open question is one that this seat may pass on beforehand."""
        return self.who == seat and self._state.standing_pass != NONE

    def stand(self, seat: int, version: int) -> None:
        """Let a seat pass on the open question, and on all of its kind to come, until it takes that back.

        The table answers for the seat without looking at its cards, so that passing tells nobody anything.
        """
        self.accept(self.propose(Stand(seat, version)))

    def standing(self, seat: int) -> list[str]:
        """Return the kinds of questions that a seat passes on."""
        kept = self._course.standing
        return sorted(name for who, name in kept if who == seat) if kept else []

    def may_rest(self, seat: int) -> bool:
        """Tell whether a person may pass beforehand on what is asked until some moment: it could be asked."""
        return self._course.who != NONE and self._course.is_person(seat) and self._course.can_pass(seat)

    def resting(self, seat: int) -> str:
        """Return until when a seat passes on whatever can be passed on: "turn", "round", "look"; "" if it does not."""
        return self._course.resting.get(seat, "")

    def take_back_standing(self, seat: int) -> None:
        """Let a seat be asked everything again."""
        self.accept(self.propose(AskAgain(seat)))

    def can_undo(self, seat: int, *, hidden: bool = False) -> bool:
        """Tell whether `undo` would take something back: past bots it may go, past other people it may not."""
        return not self.paused and self._course.last_point(seat, alone=True, hidden=hidden) is not None

    def can_ask_undo(self, seat: int) -> bool:
        """Tell whether the seat may ask the other people to let it take something back."""
        course = self._course
        free = course.request is None and not course.paused and course.is_person(seat)
        return free and course.last_point(seat, alone=False) is not None and course.last_point(seat, alone=True) is None

    def can_offer_draw(self, seat: int) -> bool:
        """Tell whether the seat may offer the other people a draw."""
        free = self.request is None and self.who != NONE and bool(self.game.draw_rule)
        return free and self._course.is_person(seat) and bool(self._course.others(seat))

    def bot_acts(self) -> bool:
        """Let a bot act if one is asked; tell whether one was."""
        bot = self.bots.get(self.who)
        if bot is None:
            return False
        self.submit(self.who, self.version, bot.answer(self._state.view(self.who), self.past(self.who)))
        return True

    def past(self, seat: int) -> list[Event]:
        """Return what a seat has heard of all that counts in the game: what was taken back does not."""
        kept: list[Record] = []
        for record in self.records:
            if record.entry.back:
                del kept[-record.entry.back :]
            elif record.entry.action is not None:
                kept.append(record)
        return [event.seen_by(seat) for record in kept for event in record.events]

    def run_bots(self) -> None:
        """Let bots act until a human is asked or the game is over."""
        while self.bot_acts():
            pass

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self._state.seats:
            raise Refused(f"{seat!r} is no seat: there are 0 to {self._state.seats - 1}")

    # Keeping.

    def export(self) -> str:
        """Return the log as JSON lines; it holds every secret of the game."""
        return log.write(self._header, self._entries)

    def lines(self) -> list[str]:
        """Return the lines of the log, the header first."""
        return self.export().splitlines()

    def save(self, path: Path | str) -> None:
        """Write the log to a file."""
        save(Path(path), self.export())

    def keep(self, file: LogFile) -> None:
        """Write to the file of this game what has been done since the last time."""
        file.write(self._header, self._entries)

    @classmethod
    def recover(cls, text: str, watched: bool = False) -> "Table":
        """Return the table that exported this log, gone through entry by entry; what nobody decides is done then.

        One that is only `watched` needs none of its bots: they may be somebody else's, or gone by now.
        """
        table = cls._again(*log.read(text), watched)
        course = table._course.fork()
        course.settle()
        table._take(course)
        return table

    @classmethod
    def load(cls, lines: Sequence[str]) -> "Table":
        """Return the table whose log these lines are, exactly as far as they go: the header may count fewer."""
        if not lines:
            raise log.LogError("the log is empty: it should begin with a line that names the game")
        header = log.read_header(log.parse(lines[0], 1))
        return cls._again(header, log.read_lines(header.game, lines[1:], 1))

    @classmethod
    def as_far(cls, lines: Sequence[str]) -> "Table":
        """Return the table of a log as far as it can be followed: rules may have changed since, and a line be damaged.

        If that is not to its end, `differs` says where, and the game is paused for good. The header must be right.
        """
        try:
            return cls.load(lines)
        except LogError as error:
            if not error.entry:
                raise
            table = cls.as_far(lines[: error.entry])
            table.differs = table.differs or error
            table._course.paused = True
            return table

    def snapshot(self) -> bytes:
        """Return all that there is, for this version of this program: quicker to read than the log, and only a copy."""
        return snapshots.write(self._header, self._course, self._entries, self.records)

    @classmethod
    def restore(cls, data: bytes) -> "Table | None":
        """Return the table of a snapshot, None if it is another version's or damaged: then there is still the log."""
        found = snapshots.read(data)
        if found is None:
            return None
        table = cls.__new__(cls)
        table.game = found.header.game
        table._seat(found.header, found.course)
        table._entries, table.records = found.entries, found.records
        table._receipts = snapshots.receipts(found.entries)
        table._seat_bots()
        return table

    @classmethod
    def _again(cls, header: Header, entries: Iterable[Entry], watched: bool = False) -> "Table":
        """Return a table that has gone the way of these entries."""
        table = cls.__new__(cls)
        table.game = header.game
        table._open(
            header.players, header.options, header.seed, header.position, header.ask_all, header.slow_passes, watched
        )
        course = table._course.fork()
        course.compare(header.key, 0)
        for entry in entries:
            course.repeat(entry)
        table._take(course)
        return table


def seat_bot(name: str, seat: int, state: State, seed: int | None) -> bots.Seated:
    """Return a bot at its seat, before the first position."""
    return bots.Seated(bots.load(name, state.game.id, seed), state.game, seat, dict(state.options), seed=seed)


def bot_seed(seed: int, seat: int) -> int:
    """Return a bot's own seed: its numbers must have nothing to do with the deal's."""
    return int.from_bytes(hashlib.blake2b(f"{seed}/{seat}".encode(), digest_size=8).digest(), "big")
