"""Where a game stands, and how it goes on entry by entry: all that a command may change.

A course is forked before a command is tried. No state is ever changed once it stands in a course, so that a fork shares
all of them, and one that is dropped has left no trace.
"""

import secrets
from collections import deque
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Protocol

from msgspec import Struct

from tafelrunde import bots
from tafelrunde.core.bits import bit
from tafelrunde.core.engine import State, result_of
from tafelrunde.core.errors import IllegalAction, TafelrundeError
from tafelrunde.core.events import Event
from tafelrunde.core.rng import place
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.desk import Ending, Request
from tafelrunde.table import log
from tafelrunde.table.commands import Reading
from tafelrunde.table.log import Entry, LogError

HUMAN = "human"
TURN, ROUND, LOOK = UNTIL = ("turn", "round", "look")
"""Until when a seat may pass on everything: the end of this turn, its next turn, or until its person looks again."""
REMEMBERED = 32
"""So many entries back a table can still show what moved."""
FETCHED = 64
"""So many bytes are fetched from the operating system at once: one is a card, and to ask for it takes its time."""


class Dice(Protocol):
    """Whatever chance is drawn from."""

    def below(self, n: int, /) -> int:
        """Return a number from 0 to n - 1."""


class Entropy:
    """Chance from the operating system: nobody can foretell it. It is asked for some draws at a time."""

    def __init__(self) -> None:
        self._left = b""

    def below(self, n: int, /) -> int:
        """Return a number from 0 to n - 1.

        >>> {Entropy().below(1), Entropy().below(2) < 2, Entropy().below(10**9) < 10**9}
        {0, True}
        """
        bits = (n - 1).bit_length()
        size = (bits + 7) // 8
        while True:
            if len(self._left) < size:
                self._left = secrets.token_bytes(max(FETCHED, size))
            drawn, self._left = self._left[:size], self._left[size:]
            number = int.from_bytes(drawn, "big") >> (8 * size - bits)
            if number < n:
                return number

    def __copy__(self) -> "Entropy":
        return self  # what is left is as good for one as for the other


class Record(Struct, frozen=True, gc=False):
    """An entry of the log with the events it caused, unredacted: it never leaves the table whole."""

    entry: Entry
    events: list[Event]


class Point(Struct, frozen=True, gc=False):
    """What somebody decided, and may take back: the state before it, and how many actions and outcomes led there."""

    state: State
    who: int
    depth: int
    seen: bool = False
    """Whether another person has seen something of it."""


class Mark(Struct, frozen=True, gc=False):
    """What a command leaves on the last entry of its own."""

    cmd_id: str | None = None
    clock: Reading | None = None


UNMARKED = Mark()


class Course:
    """A game from its first position on."""

    def __init__(self, state: State, players: list[str], dice: Dice, ask_all: bool, slow_passes: bool) -> None:
        self.state = state
        self.key = state.key()
        self.players = players
        self.dice = dice
        self.ask_all = ask_all
        self.slow_passes = slow_passes
        self.alone = False
        """Whether nobody looks on or may: what the hand of a person among bots tells then need not stay hidden."""
        self.seq = 1
        """The lines of the log, its header among them."""
        self.version = 0
        self.changed = 0
        """The version that the last action, outcome or undo made."""
        self.depth = 0
        """The actions and outcomes that led here; what was taken back does not count."""
        self.points: list[Point] = []
        """What can be taken back at all: nothing was drawn or revealed since."""
        self.shared = 0
        """How many of these need the others' consent: somebody else has decided since."""
        self.went_back = False
        """Whether the last thing that happened in the game is that something was taken back."""
        self.standing: frozenset[tuple[int, str]] = frozenset()
        self.resting: Mapping[int, str] = {}
        """Until when each seat passes on whatever can be passed on: "turn", "round" or "look"."""
        self.away: frozenset[int] = frozenset()
        """Seats of people that a bot plays for until they come back."""
        self.request: Request | None = None
        self.missed: int | None = None
        """Since when the table waits for the person who is asked and is not there, as far as that was noted."""
        self.agreed: frozenset[int] = frozenset()
        """The seats that agree to a bot in their place."""
        self.nudged: Mapping[int, int] = {}
        """When each seat has reminded somebody last."""
        self.overslept: frozenset[int] = frozenset()
        """Seats whose last move a bot made because their time was over."""
        self.stood_in: Mapping[int, int] = {}
        """How many answers a bot gave in the place of the person at a seat."""
        self.helped = NONE
        """The seat for which another bot, or one in a person's place, makes the next move."""
        self.paused = False
        self.watched = False
        """Whether the game is only looked at: nobody plays on, so its bots need not be there."""
        self.clock: Reading | None = None
        self.ending: Ending | None = None
        self._look_for_the_end()
        self.entries: list[Entry] = []
        """What was written since the fork, and so are these:"""
        self.records: list[Record] = []
        self.before: deque[State] = deque(maxlen=REMEMBERED)
        """The states before the last of the records."""

    def fork(self) -> "Course":
        """Return a course that goes on by itself."""
        other = Course.__new__(Course)  # what `copy` does, without asking how
        other.__dict__.update(self.__dict__)
        other.players = self.players[:]
        other.points = self.points[:]
        other.dice = copy(self.dice)
        other.forget()
        return other

    def forget(self) -> None:
        """Forget what was written since the fork."""
        self.entries, self.records, self.before = [], [], deque(maxlen=REMEMBERED)

    # Looking.

    @property
    def who(self) -> int:
        """The seat that is asked, NONE when the game is over."""
        return NONE if self.ending is not None else self.state.who

    def is_person(self, seat: int) -> bool:
        """Tell whether a person plays at a seat now."""
        return self.players[seat] == HUMAN

    def others(self, seat: int) -> frozenset[int]:
        """Return the seats of the other people."""
        return frozenset([other for other, name in enumerate(self.players) if other != seat and name == HUMAN])

    def may_take_back(self, seat: int) -> bool:
        """Tell whether what was decided last is this seat's, and nobody has gone on from there."""
        return len(self.points) > self.shared and self.points[-1].who == seat

    def last_point(self, seat: int, alone: bool, hidden: bool = False) -> Point | None:
        """Return what a seat did last, if it can be taken back: `alone`, or with the others' consent.

        It was `hidden` from the others where they have not been before the screen since.
        """
        seen = not hidden and bool(self.points) and self.points[-1].seen
        if alone and self.others(seat) and (seen or not self.may_take_back(seat)):
            return None
        for point in reversed(self.points):
            if point.who == seat:
                return point
        return None

    def passes(self) -> bool:
        """Tell whether the table passes for the asked seat: as it has said beforehand, or as it can do nothing else."""
        return self.stands() or self.helpless()

    def can_pass(self, seat: int) -> bool:
        """Tell whether a seat may be asked what it could pass on beforehand, by what everybody sees."""
        return self.state.game.may_pass(self.state, seat)

    def stands(self) -> bool:
        """Tell whether the asked seat has said beforehand that it passes; its hand is not looked at."""
        if self.standing and (self.who, self.state.question) in self.standing:
            return True
        until = self.resting.get(self.who, "") if self.resting else ""
        if not until or self.state.standing_pass == NONE:
            return False
        return until == TURN or turn_of(self.state) != self.who  # in a later turn of its own a seat is there, and asked

    def helpless(self) -> bool:
        """Tell whether a person alone among bots can only pass; where others look that would tell the hand."""
        who = self.who
        if not self.alone or self.ask_all or who < 0 or not self.is_person(who) or self.others(who) or self.away:
            return False
        return self.state.standing_pass != NONE and self.state.legal() == [self.state.standing_pass]

    def forced(self) -> int:
        """Return the answer that the table may give by itself, NONE if it may not.

        It does not where somebody could still take something back: the game would go on, and that would be over. And
        whoever has just taken something back is asked, or it would be done again at once. What is evident to a person
        is a part of what they have just done, and is taken back with it.
        """
        latest = self.points[-1].who if len(self.points) > self.shared else NONE
        if self.ask_all or self.went_back:
            return NONE
        if self.is_person(self.who) and latest in (NONE, self.who):
            answer = self.state.evident()
            if answer != NONE:
                return answer
        return NONE if latest != NONE and self.is_person(latest) else self.state.forced()

    @property
    def held(self) -> bool:
        """Whether somebody has asked to take something back: until that is answered nothing happens by itself."""
        return self.request is not None and self.request.what == "undo"

    @property
    def pending(self) -> bool:
        """Whether there is something to do that nobody decides."""
        who = NONE if self.paused else self.who
        return who == CHANCE or (who >= 0 and (self.passes() or self.forced() != NONE))

    @property
    def unsettled(self) -> bool:
        """Whether it is to be done now."""
        return not self.held and self.pending

    # Going on.

    def act(
        self,
        who: int,
        action: int,
        mark: Mark = UNMARKED,
        *,
        forced: bool = False,
        standing: bool = False,
        joined: bool = False,
    ) -> None:
        """Apply an action or an outcome, and write it down."""
        before, state = self.state, self.state.clone()
        told: list[Event] = []
        state.events = told
        state.apply(action)
        state.events = None
        self.state, self.key = state, state.key()
        self._write(Entry(who, action, self.key, mark.cmd_id, forced, standing, joined, clock=mark.clock), told, before)
        self._remember(before, told, who, decided=not forced and not standing, joined=joined)
        if self.resting:
            self._wake(before)
        if not forced and not standing:
            self._count(who)
        self._wait_for_nobody()
        self.depth += 1
        self._look_for_the_end()
        if self.ending is not None or seals(told):
            self._seal()
        if self.request is not None and (self.request.what == "undo" or who in self.request.waiting):
            self.request = None

    def _count(self, who: int) -> None:
        """Note an answer that a bot gave in a person's place."""
        late, self.helped = self.helped == who, NONE
        self.overslept = self.overslept | {who} if late else self.overslept - {who}
        if late or who in self.away:
            self.stood_in = {**self.stood_in, who: self.stood_in.get(who, 0) + 1}

    def _wait_for_nobody(self) -> None:
        self.missed, self.agreed = None, frozenset()

    def _look_for_the_end(self) -> None:
        result = self.state.result()
        if result is not None:
            self.ending = Ending("rules", list(result))

    def _remember(self, before: State, told: list[Event], who: int, decided: bool, joined: bool) -> None:
        """Keep what can be taken back of what was just done."""
        if who == CHANCE:
            self._seal()
        elif self.points and (joined if decided else self.may_take_back(who)):
            last = self.points[-1]
            self.points[-1] = Point(last.state, who, last.depth, last.seen or self._is_seen(before, told, who))
        elif not decided:
            self.shared = len(self.points)  # nobody has decided this just now
        else:
            if self.points and self.points[-1].who != who:
                self.shared = len(self.points)
            self.points.append(Point(before, who, self.depth, self._is_seen(before, told, who)))

    def _is_seen(self, before: State, told: list[Event], who: int) -> bool:
        """Tell whether another person has seen what a seat has just done: was told something whole, or shown it."""
        for other in self.others(who):
            if not told and before.view(other).key() != self.state.view(other).key():
                return True
            if any(all(known & bit(other) for known in (event.secret or {}).values()) for event in told):
                return True
        return False

    def _wake(self, before: State) -> None:
        """Let seats be asked again whose time to pass is over."""
        last, turn = turn_of(before), turn_of(self.state)
        if turn != last:
            kept = [(seat, until) for seat, until in self.resting.items() if until != TURN]
            self.resting = {seat: until for seat, until in kept if (seat, until) != (turn, ROUND)}

    def _seal(self) -> None:
        self.points, self.shared = [], 0

    def settle(self) -> None:
        """Do what nobody decides: draw for chance, pass for seats that always do, give answers that are forced."""
        while self.unsettled:
            if self.who == CHANCE:
                self.act(CHANCE, self.draw())
            elif self.passes():
                if self.slow_passes and not self.alone:
                    return
                self.pass_for()
            else:
                self.act(self.who, self.forced(), forced=True)

    def pass_for(self) -> None:
        """Pass for a seat that always does, without a look at its cards."""
        self.act(self.who, self.state.standing_pass, standing=True)

    def draw(self) -> int:
        """Return an outcome of chance, by its weight."""
        ask = self.state.ask()
        assert ask is not None and ask.weights is not None
        return ask.actions[place(self.dice.below(sum(ask.weights)), ask.weights)]

    def note(self, do: str, seat: int, mark: Mark = UNMARKED, **args: str | int) -> None:
        """Do something that the table has a verb for, and write it down."""
        said = {name: value for name, value in args.items() if value != ""} or None
        before = self.state
        _DO[do](self, seat, said or {})
        entry = Entry(seat, None, self.key, mark.cmd_id, do=do, args=said, clock=mark.clock)
        self._write(entry, noted(entry), before)

    def _write(self, entry: Entry, told: list[Event], before: State) -> None:
        self.entries.append(entry)
        self.seq += 1
        if entry.clock is not None:
            self.clock = entry.clock
        if not entry.private:
            self.records.append(Record(entry, told))
            self.before.append(before)
            self.version += 1
            if entry.action is not None or entry.do == log.UNDO:
                self.changed = self.version
                self.went_back = entry.do == log.UNDO

    def undo(self, seat: int, point: Point, mark: Mark = UNMARKED) -> None:
        """Go back to before what a seat decided."""
        back = self.depth - point.depth
        self.note(log.UNDO, seat, mark, **({} if back == 1 else {"back": back}))

    def answered(self, mark: Mark = UNMARKED) -> None:
        """Carry out what was asked for, once nobody is waited for any more."""
        request = self.request
        if request is None or request.waiting:
            return
        if request.what == "draw":
            self.note(log.DRAW, request.seat, mark)
        else:
            point = self.last_point(request.seat, alone=False)
            assert point is not None
            self.undo(request.seat, point, mark)

    # What the table's own verbs do.

    def _undo(self, seat: int, args: Mapping[str, str | int]) -> None:
        depth = self.depth - int(args.get("back", 1))
        while self.points[-1].depth > depth:
            self.points.pop()
        point = self.points.pop()
        self.shared = min(self.shared, len(self.points))
        self.state, self.key, self.depth, self.request = point.state, point.state.key(), depth, None
        self._wait_for_nobody()

    def _ask_undo(self, seat: int, args: Mapping[str, str | int]) -> None:
        self.request = Request("undo", seat, sorted(self.others(seat)))

    def _offer_draw(self, seat: int, args: Mapping[str, str | int]) -> None:
        self.request = Request("draw", seat, sorted(self.others(seat)))

    def _answer(self, seat: int, args: Mapping[str, str | int]) -> None:
        if args.get("yes"):
            self._wait_no_more(seat)
        else:
            self.request = None

    def _wait_no_more(self, seat: int) -> None:
        if self.request is not None:
            waiting = [other for other in self.request.waiting if other != seat]
            self.request = Request(self.request.what, self.request.seat, waiting)

    def _draw(self, seat: int, args: Mapping[str, str | int]) -> None:
        self._end("draw", [0.0] * len(self.players), seat)

    def _stand(self, seat: int, args: Mapping[str, str | int]) -> None:
        self.standing |= {(seat, str(args.get("question", "")))}

    def _rest(self, seat: int, args: Mapping[str, str | int]) -> None:
        self.resting = {**self.resting, seat: str(args.get("until", ""))}

    def _ask_again(self, seat: int, args: Mapping[str, str | int]) -> None:
        self.resting = {other: until for other, until in self.resting.items() if other != seat}
        self.standing = frozenset((who, name) for who, name in self.standing if who != seat)

    def _resign(self, seat: int, args: Mapping[str, str | int]) -> None:
        if "bot" in args:
            self._ask_again(seat, {})
            self.players[seat] = str(args["bot"])
            self.away -= {seat}
            self._leave(seat)
        else:
            winners = [other for other in range(len(self.players)) if other != seat]
            self._end("resigned", list(result_of(winners, len(self.players))), seat, str(args.get("why", "")))

    def _take_over(self, seat: int, args: Mapping[str, str | int]) -> None:
        self.players[seat] = str(args.get("bot", ""))
        self.away |= {seat}
        self._leave(seat)

    def _leave(self, seat: int) -> None:
        """Ask nothing of a person who is not there any more."""
        if seat == self.who:
            self._wait_for_nobody()
        self.agreed -= {seat}
        if self.request is not None and self.request.seat == seat:
            self.request = None
        self._wait_no_more(seat)

    def _give_back(self, seat: int, args: Mapping[str, str | int]) -> None:
        self.players[seat] = HUMAN
        self.away -= {seat}

    def _stand_in(self, seat: int, args: Mapping[str, str | int]) -> None:
        """Let another bot than the seat's make the next move, or one in the place of a person."""
        self.helped = seat if self.is_person(seat) else NONE

    def _pause(self, seat: int, args: Mapping[str, str | int]) -> None:
        self.paused = True

    def _go_on(self, seat: int, args: Mapping[str, str | int]) -> None:
        self.paused = False

    def _read_clock(self, seat: int, args: Mapping[str, str | int]) -> None:
        """Do nothing: what the clocks show stands in the entry."""

    def _close(self, seat: int, args: Mapping[str, str | int]) -> None:
        self._end("void", [0.0] * len(self.players), None, str(args.get("why", "")))

    def _lapse(self, seat: int, args: Mapping[str, str | int]) -> None:
        self.request = None

    def _away(self, seat: int, args: Mapping[str, str | int]) -> None:
        self.missed = int(args.get("since", 0))

    def _here(self, seat: int, args: Mapping[str, str | int]) -> None:
        self._wait_for_nobody()

    def _nudge(self, seat: int, args: Mapping[str, str | int]) -> None:
        self.nudged = {**self.nudged, seat: int(args.get("at", 0))}

    def _call_bot(self, seat: int, args: Mapping[str, str | int]) -> None:
        self.agreed = self.agreed | {seat} if args.get("on") else self.agreed - {seat}

    def _end(self, how: str, result: list[float], seat: int | None, why: str = "") -> None:
        self.ending = Ending(how, result, seat, why)
        self.request, self.paused = None, False
        self._seal()

    # Going the same way again.

    def repeat(self, entry: Entry) -> None:
        """Do again what the log says was done; an entry that cannot be, or leads elsewhere, is an error."""
        number = self.seq
        if entry.action is not None:
            self._repeat_action(entry, entry.action, number)
        else:
            self._check_own(entry, number)
            self.note(entry.do, entry.who, Mark(entry.cmd_id, entry.clock), **(entry.args or {}))
        self.compare(entry.key, number)

    def _repeat_action(self, entry: Entry, action: int, number: int) -> None:
        if entry.who != self.who:
            by, asked = called(entry.who), called(self.who)
            raise LogError(f"entry {number} of the log is by {by}, but {asked} is asked", number)
        if entry.who == CHANCE:
            self.draw()  # a seeded generator has to go on where it stood
        marks = {"forced": entry.forced, "standing": entry.standing, "joined": entry.joined}
        try:
            self.act(entry.who, action, Mark(entry.cmd_id, entry.clock), **marks)
        except IllegalAction as error:
            raise LogError(f"entry {number} of the log cannot be: {error}", number, error.rule) from None

    def _check_own(self, entry: Entry, number: int) -> None:
        """Refuse what no table has written: the rest is the table's own doing, and was judged then."""
        if not 0 <= entry.who < len(self.players):
            raise LogError(f"entry {number} of the log is by {called(entry.who)}, who cannot {entry.do}", number)
        if not self.watched and (entry.do == log.TAKE_OVER or "bot" in (entry.args or {})):
            try:
                bots.load(str((entry.args or {}).get("bot", "")), self.state.game.id)
            except TafelrundeError as error:
                raise LogError(f"entry {number} of the log: {error}", number) from None
        if entry.do == log.UNDO:
            depth = self.depth - entry.back
            if not any(point.depth == depth and point.who == entry.who for point in self.points):
                raise LogError(f"entry {number} of the log takes back what cannot be taken back", number)

    def compare(self, key: int, number: int) -> None:
        """Refuse a log that leads elsewhere."""
        if self.key != key:
            place = f"entry {number}" if number else "the first position"
            rules = [event.rule for record in self.records[-1:] for event in record.events if event.rule]
            raise LogError(
                f"{place} of the log leads to {self.key:016x}, but the log says {key:016x}: "
                f"it was changed, or made by other rules than version {self.state.game.version}",
                number,
                rules[0] if rules else "",
            )


_DO = {
    log.UNDO: Course._undo,
    log.ASK_UNDO: Course._ask_undo,
    log.OFFER_DRAW: Course._offer_draw,
    log.ANSWER: Course._answer,
    log.DRAW: Course._draw,
    log.STAND: Course._stand,
    log.REST: Course._rest,
    log.ASK_AGAIN: Course._ask_again,
    log.RESIGN: Course._resign,
    log.TAKE_OVER: Course._take_over,
    log.GIVE_BACK: Course._give_back,
    log.STAND_IN: Course._stand_in,
    log.PAUSE: Course._pause,
    log.GO_ON: Course._go_on,
    log.CLOCK: Course._read_clock,
    log.GIVE_TIME: Course._read_clock,
    log.CLOSE: Course._close,
    log.LAPSE: Course._lapse,
    log.AWAY: Course._away,
    log.HERE: Course._here,
    log.NUDGE: Course._nudge,
    log.CALL_BOT: Course._call_bot,
}


def back_to(records: Sequence[Record], number: int) -> int:
    """Return the version at which a game is again after the record of this number, which takes something back."""
    left = records[number].entry.back
    while left:
        number -= 1
        entry = records[number].entry
        if entry.back:
            number = back_to(records, number)  # what that took back does not count
        elif entry.action is not None:
            left -= 1
    return number


def turn_of(state: State) -> int:
    """Return whose turn it is, as everybody sees it."""
    turn = state.game.outline(state.view(None)).turn
    return NONE if turn is None else turn


def seals(told: list[Event]) -> bool:
    """Tell whether something happened that nobody takes back."""
    for event in told:
        if event.reveals or event.binds:
            return True
    return False


_TOLD = {
    log.UNDO: "takes-back",
    log.ASK_UNDO: "asks-to-take-back",
    log.OFFER_DRAW: "offers-draw",
    log.DRAW: "draw-agreed",
    log.RESIGN: "resigns",
    log.TAKE_OVER: "bot-takes-over",
    log.GIVE_BACK: "comes-back",
    log.STAND_IN: "stands-in",
    log.GIVE_TIME: "time-given",
    log.CLOSE: "closed",
    log.PAUSE: "pauses",
    log.GO_ON: "goes-on",
    log.LAPSE: "lapses",
}
_ANSWERED = {log.ANSWER: ("declines", "agrees"), log.CALL_BOT: ("calls-no-bot", "calls-bot")}
_WHY = {
    (log.TAKE_OVER, "clock"): "late-taken-over",
    (log.TAKE_OVER, "away"): "missed-taken-over",
    (log.TAKE_OVER, "left"): "left-taken-over",
    (log.STAND_IN, "clock"): "late-stood-in",
}
"""What is told of something that may have several reasons."""


def noted(entry: Entry) -> list[Event]:
    """Return what everybody is told of something that was done at the table, not in the game."""
    if entry.private:
        return []
    args = entry.args or {}
    if entry.do == log.NUDGE:
        return [Event("nudges", "", {"seat": int(args.get("whom", NONE)), "other": entry.who})]
    if entry.do in (log.ANSWER, log.CALL_BOT):
        kind = _ANSWERED[entry.do][bool(args.get("yes") or args.get("on"))]
    else:
        kind = _WHY.get((entry.do, str(args.get("why", "")))) or _TOLD[entry.do]
    return [Event(kind, "", {"seat": entry.who})]


def called(who: int) -> str:
    """Return what to call who is asked, in an error."""
    return {CHANCE: "chance", NONE: "nobody"}.get(who, f"seat {who}")
