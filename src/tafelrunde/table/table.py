"""One game in progress: who sits where, what has happened, and what each of them may know of it."""

import hashlib
import secrets
from collections import deque
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from operator import index
from pathlib import Path
from typing import Any, Protocol, SupportsIndex

from tafelrunde import bots, games
from tafelrunde.core.ask import Ask
from tafelrunde.core.engine import Game, State
from tafelrunde.core.errors import IllegalAction, OptionError, TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.rng import Rng
from tafelrunde.core.values import CHANCE, NONE, SPECTATOR
from tafelrunde.desk import Desk, Moment, Seat, make
from tafelrunde.table import log
from tafelrunde.table.history import History
from tafelrunde.table.log import Entry, Header, LogError, LogFile

HUMAN = "human"
LONGEST_CMD_ID = 64
REMEMBERED = 128
"""So many entries back a table can still show what moved."""


class Refused(TafelrundeError):
    """A command that came too late, from the wrong seat, or that the game is past; nothing has changed."""


class Dice(Protocol):
    """Whatever chance is drawn from."""

    def below(self, n: int, /) -> int:
        """Return a number from 0 to n - 1."""


class Entropy:
    """Chance from the operating system: nobody can foretell it."""

    def below(self, n: int, /) -> int:
        """Return a number from 0 to n - 1."""
        return secrets.randbelow(n)


@dataclass(frozen=True)
class Receipt:
    """The answer to a command that was carried out: the version it made, before chance went on."""

    version: int


@dataclass(frozen=True)
class Record:
    """An entry of the log with the events it caused, unredacted: it never leaves the table whole."""

    entry: Entry
    events: list[Event]


class Table:
    """A game, its players ("human" or a bot's name, one for each seat) and everything that was done.

    Chance acts by itself, drawn from the operating system or, for a game that can be repeated, from a seed.

    >>> table = Table("claim", ["human", "random"], {"first": 0}, seed=5)
    >>> ask = table.ask(0)
    >>> table.submit(0, table.version, ask.actions[0])
    Receipt(version=28)
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
    ) -> None:
        """Seat the players; `ask_all` asks also where everybody can see that there is one answer only."""
        self.game: Game = games.load(game) if isinstance(game, str) else game
        self._ask_all = ask_all
        self._open(players, options, seed, position)
        self._settle()

    def _open(
        self,
        players: list[str],
        options: Mapping[str, object] | None,
        seed: int | None,
        position: dict[str, object] | None,
    ) -> None:
        """Seat the players before the first position."""
        if isinstance(players, str):
            raise OptionError(f"players is the text {players!r}: give a list with a player for each seat")
        if position is None:
            self._state = self.game.new(len(players), options)
        else:
            self._state = self.game.position(position)
        if self._state.viewer != NONE:
            raise OptionError("a game cannot start from a view: determinise it, or give the whole position")
        if len(players) != self._state.seats:
            raise OptionError(f"{len(players)} players for {self._state.seats} seats: name one for each")
        self.players = list(players)
        self.bots = {
            seat: seat_bot(name, seat, self._state, None if seed is None else bot_seed(seed, seat))
            for seat, name in enumerate(players)
            if name != HUMAN
        }
        self._dice: Dice = Entropy() if seed is None else Rng(seed)
        self._header = Header(
            self.game,
            list(players),
            deepcopy(self._state.options),
            self.game.version,
            seed,
            deepcopy(position),
            self._state.key(),
        )
        self.records: list[Record] = []
        self._undoable: list[State] = []
        self._before: deque[State] = deque(maxlen=REMEMBERED)
        self._receipts: dict[tuple[int, str], Receipt] = {}
        self._standing: set[tuple[int, str]] = set()

    # Looking.

    @property
    def version(self) -> int:
        """The number of entries so far: a command names the version it was made for."""
        return len(self.records)

    @property
    def options(self) -> dict[str, object]:
        """What was chosen about the game."""
        return dict(self._state.options)

    @property
    def who(self) -> int:
        """The seat that is asked, NONE when the game is over."""
        return self._state.who

    @property
    def result(self) -> tuple[float, ...] | None:
        """How the game ended for each seat, None while it goes on."""
        return self._state.result()

    def view(self, seat: int | None) -> State:
        """Return what a seat sees, None for a spectator."""
        return self._state.view(seat)

    def ask(self, seat: int | None) -> Ask | None:
        """Return the open question as that seat sees it: the actions are only there for whom it asks."""
        return self._state.view(seat).ask()

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return what a seat has heard after that version."""
        viewer = self._viewer(seat)
        return [event.seen_by(viewer) for record in self.records[since:] for event in record.events]

    def desk(self, seat: int | None, since: int | None = None) -> Desk:
        """Return all that a seat sees, may do and is told; `since` is the version after which it wants the news."""
        self._viewer(seat)
        return make(
            self._state.view(seat),
            version=self.version,
            seats=[Seat("", "" if name == HUMAN else name) for name in self.players],
            undo=seat is not None and self.can_undo(seat),
            standing=() if seat is None else self.standing(seat),
            lived=() if since is None else self.lived(seat, since),
        )

    def lived(self, seat: int | None, since: int = 0) -> list[Moment]:
        """Return what a seat has lived through after that version; what is long past without its pictures."""
        viewer = self._viewer(seat)
        first = len(self.records) - len(self._before)
        past = [None] * first + [*self._before, self._state]
        found: list[Moment] = []
        for k in range(since, len(self.records)):
            entry, before, after = self.records[k].entry, past[k], past[k + 1]
            heard = [event.seen_by(viewer) for event in self.records[k].events]
            found.append(
                Moment(
                    k + 1,
                    entry.who,
                    heard,
                    None if before is None else before.view(seat),
                    None if before is None or after is None else after.view(seat),
                    entry.forced,
                    entry.action is None,
                )
            )
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

    def submit(self, seat: int, version: int, action: int, cmd_id: str | None = None) -> Receipt:
        """Carry out a seat's action.

        `version` is the one the seat has seen. A command sent twice under the same `cmd_id` is carried out once
        and answered twice.
        """
        self._check_seat(seat)
        receipt = self._known(seat, cmd_id)
        if receipt is not None:
            return receipt
        self._check(seat, version)
        if isinstance(action, bool) or not isinstance(action, SupportsIndex):
            raise Refused(f"{action!r} is no action: give one of the numbers that are offered")
        self._do(seat, index(action), cmd_id)
        receipt = self._answer(seat, cmd_id)
        self._settle()
        return receipt

    def undo(self, seat: int, version: int, cmd_id: str | None = None) -> Receipt:
        """Take back the seat's last action, unless it binds, or somebody has drawn, revealed or decided since."""
        self._check_seat(seat)
        receipt = self._known(seat, cmd_id)
        if receipt is not None:
            return receipt
        self._check_version(version)
        if not self.can_undo(seat):
            raise Refused("there is nothing to take back: something was drawn, rolled, revealed or decided since")
        self._before.append(self._state)
        self._state = self._undoable.pop().clone()  # what was before stays as it was, for whoever asks what moved
        event = Event("takes-back", "", {"seat": seat})
        self.records.append(Record(Entry(seat, None, self._state.key(), cmd_id), [event]))
        return self._answer(seat, cmd_id)

    def can_stand(self, seat: int) -> bool:
        """Tell whether the open question is one that this seat may pass on once for all."""
        return self.who == seat and self._state.standing_pass != NONE

    def stand(self, seat: int, version: int) -> None:
        """Let a seat pass on the open question, and on all of its kind to come, until it takes that back.

        The table answers for the seat without looking at its cards, so that passing tells nobody anything.
        """
        self._check(seat, version)
        if not self.can_stand(seat):
            raise Refused("this question cannot be passed on once for all: answer it")
        self._standing.add((seat, self._state.question))
        self._settle()

    def standing(self, seat: int) -> list[str]:
        """Return the kinds of questions that a seat passes on."""
        return sorted(name for who, name in self._standing if who == seat)

    def take_back_standing(self, seat: int) -> None:
        """Let a seat be asked everything again."""
        self._standing = {(who, name) for who, name in self._standing if who != seat}

    def can_undo(self, seat: int) -> bool:
        """Tell whether `undo` would take something back."""
        return bool(self._undoable) and self._undoable[-1].who == seat

    def bot_acts(self) -> bool:
        """Let a bot act if one is asked; tell whether one was."""
        bot = self.bots.get(self.who)
        if bot is None:
            return False
        self.submit(self.who, self.version, bot.answer(self._state.view(self.who), self._past(self.who)))
        return True

    def _past(self, seat: int) -> list[Event]:
        """Return what a seat has heard of all that counts: what was taken back does not."""
        kept: list[Record] = []
        for record in self.records:
            if record.entry.action is None:
                kept.pop()
            else:
                kept.append(record)
        return [event.seen_by(seat) for record in kept for event in record.events]

    def run_bots(self) -> None:
        """Let bots act until a human is asked or the game is over."""
        while self.bot_acts():
            pass

    def _known(self, seat: int, cmd_id: str | None) -> Receipt | None:
        if cmd_id is None:
            return None
        good = isinstance(cmd_id, str) and cmd_id.isascii() and cmd_id.isprintable()
        if not good or not 0 < len(cmd_id) <= LONGEST_CMD_ID:
            raise Refused(f"a cmd_id is a text of 1 to {LONGEST_CMD_ID} printable ASCII characters")
        return self._receipts.get((seat, cmd_id))

    def _answer(self, seat: int, cmd_id: str | None) -> Receipt:
        receipt = Receipt(self.version)
        if cmd_id is not None:
            self._receipts[seat, cmd_id] = receipt
        return receipt

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self._state.seats:
            raise Refused(f"{seat!r} is no seat: there are 0 to {self._state.seats - 1}")

    def _check_version(self, version: int) -> None:
        if version != self.version:
            raise Refused(f"version {version!r} is not the present one: look again, it is {self.version}")

    def _check(self, seat: int, version: int) -> None:
        if self.who == NONE:
            raise Refused("the game is over")
        self._check_version(version)
        if seat != self.who:
            raise Refused(f"seat {seat!r} is not asked: it is the turn of seat {self.who}")

    def _do(self, who: int, action: int, cmd_id: str | None = None, forced: bool = False) -> None:
        """Apply an action or an outcome, and write it down."""
        before = self._state.clone()
        told: list[Event] = []
        self._state.events = told
        try:
            self._state.apply(action)
        finally:
            self._state.events = None
        self._before.append(before)
        self.records.append(Record(Entry(who, action, self._state.key(), cmd_id, forced), told))
        if forced or who == CHANCE or (self._undoable and self._undoable[-1].who != who):
            self._undoable.clear()
        if who != CHANCE and not forced:
            self._undoable.append(before)
        if self.who == NONE or any(event.reveals or event.binds for event in told):
            self._undoable.clear()

    def _settle(self) -> None:
        """Do what nobody decides: draw for chance, pass for seats that always do, give answers that are forced."""
        while self.who != NONE:
            if self.who == CHANCE:
                self._do(CHANCE, self._draw())
            elif (self.who, self._state.question) in self._standing:
                self._do(self.who, self._state.standing_pass)
                self._undoable.clear()  # nobody has decided this just now
            elif self._forced() != NONE:
                self._do(self.who, self._forced(), forced=True)
            else:
                return

    def _forced(self) -> int:
        """Return the answer that the table may give by itself, NONE if it may not.

        It does not where somebody could still take something back: the game would go on, and that would be over.
        """
        if self._ask_all or any(self.can_undo(seat) for seat in range(len(self.players)) if seat not in self.bots):
            return NONE
        return self._state.forced()

    def _draw(self) -> int:
        """Return an outcome of chance, by its weight."""
        ask = self._state.ask()
        assert ask is not None and ask.weights is not None
        left = self._dice.below(sum(ask.weights))
        for outcome, weight in zip(ask.actions, ask.weights, strict=True):
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("chance has no outcome")

    # Keeping.

    def export(self) -> str:
        """Return the log as JSON lines; it holds every secret of the game."""
        return log.write(self._header, self._entries())

    def save(self, path: Path | str) -> None:
        """Write the log to a file."""
        log.save(Path(path), self.export())

    def keep(self, file: LogFile) -> None:
        """Write to the file of this game what has been done since the last time."""
        file.write(self._header, self._entries())

    def _entries(self) -> list[Entry]:
        return [record.entry for record in self.records]

    @classmethod
    def recover(cls, text: str) -> "Table":
        """Return the table that exported this log, gone through entry by entry."""
        header, entries = log.read(text)
        table = cls.__new__(cls)
        table.game = header.game
        table._ask_all = False
        table._open(header.players, header.options, header.seed, header.position)
        table._compare(header.key, 0)
        for number, entry in enumerate(entries, 1):
            table._repeat(number, entry)
        table._settle()
        return table

    def _repeat(self, number: int, entry: Entry) -> None:
        """Do again what the log says was done."""
        if entry.action is None:
            if not self.can_undo(entry.who):
                raise LogError(f"entry {number} of the log takes back what cannot be taken back", number)
            self.undo(entry.who, self.version, entry.cmd_id)
        elif entry.who != self.who:
            by, asked = called(entry.who), called(self.who)
            raise LogError(f"entry {number} of the log is by {by}, but {asked} is asked", number)
        else:
            if entry.who == CHANCE:
                self._draw()  # a seeded generator has to go on where it stood
            try:
                self._do(entry.who, entry.action, entry.cmd_id, entry.forced)
            except IllegalAction as error:
                raise LogError(f"entry {number} of the log cannot be: {error}", number) from None
            if entry.who != CHANCE:
                self._answer(entry.who, entry.cmd_id)
        self._compare(entry.key, number)

    def _compare(self, key: int, number: int) -> None:
        """Refuse a log that leads elsewhere."""
        if self._state.key() != key:
            place = f"entry {number}" if number else "the first position"
            raise LogError(
                f"{place} of the log leads to {self._state.key():016x}, but the log says {key:016x}: "
                f"it was changed, or made by other rules than version {self.game.version}",
                number,
            )


def seat_bot(name: str, seat: int, state: State, seed: int | None) -> bots.Seated:
    """Return a bot at its seat, before the first position."""
    return bots.Seated(bots.load(name, state.game.id, seed), state.game, seat, dict(state.options), seed=seed)


def bot_seed(seed: int, seat: int) -> int:
    """Return a bot's own seed: its numbers must have nothing to do with the deal's."""
    return int.from_bytes(hashlib.blake2b(f"{seed}/{seat}".encode(), digest_size=8).digest(), "big")


def called(who: int) -> str:
    """Return what to call who is asked, in an error."""
    return {CHANCE: "chance", NONE: "nobody"}.get(who, f"seat {who}")
