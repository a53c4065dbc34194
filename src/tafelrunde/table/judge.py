"""Whether a command can be carried out, and what it does: tried on a fork of the table's course."""

from collections.abc import Callable
from operator import index
from typing import Any, SupportsIndex

from msgspec import Struct

from tafelrunde import bots
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.values import NONE
from tafelrunde.table import log
from tafelrunde.table.commands import (
    Answer,
    AskAgain,
    AskUndo,
    CallBot,
    Close,
    Command,
    GiveBack,
    GiveTime,
    GoOn,
    Lapse,
    NoteAway,
    NoteHere,
    Nudge,
    OfferDraw,
    Pause,
    ReadClock,
    Resign,
    Rest,
    Settle,
    Stand,
    Submit,
    TakeOver,
    Undo,
)
from tafelrunde.table.course import HUMAN, UNMARKED, UNTIL, Course, Mark, Point

LONGEST_CMD_ID = 64
LONGEST_WALK = 64
"""So many actions may one command hold."""


class Refused(TafelrundeError):
    """A command that came too late, from the wrong seat, or that the game is past; nothing has changed.

    `why` and what it names tell a client the same in its own language; "" is what no client can bring about.
    """

    def __init__(self, message: str, why: str = "", **named: int) -> None:
        super().__init__(message)
        self.why = why
        self.named = named


class Stale(Refused):
    """A command that was meant for another position."""


class Receipt(Struct, frozen=True, gc=False):
    """The answer to a command that was carried out: the version it made, before chance went on."""

    version: int


def judge(course: Course, command: Command) -> Receipt:
    """Carry a command out on the course, with all that follows and nobody decides.

    The seat is known to be one of the table's. If the command is refused, the course is worth nothing.
    """
    if course.who == NONE:
        raise Refused("the game is over")
    if course.paused and not isinstance(command, _IN_A_PAUSE):
        raise Refused("the game is paused: let it go on first")
    _JUDGES[type(command)](course, command, Mark(command.cmd_id, command.clock))
    receipt = Receipt(course.version)
    course.settle()
    return receipt


def check_cmd_id(cmd_id: str | None) -> None:
    """Refuse what is no cmd_id."""
    if cmd_id is None:
        return
    good = isinstance(cmd_id, str) and cmd_id.isascii() and cmd_id.isprintable()
    if not good or not 0 < len(cmd_id) <= LONGEST_CMD_ID:
        raise Refused(f"a cmd_id is a text of 1 to {LONGEST_CMD_ID} printable ASCII characters")


def _check_version(course: Course, version: int) -> None:
    """Refuse what was meant for another position; that a draw was offered since then is no harm."""
    if not isinstance(version, int) or not course.changed <= version <= course.version:
        raise Stale(f"version {version!r} is not the present one: look again, it is {course.version}")


def _check_asked(course: Course, seat: int, version: int) -> None:
    _check_version(course, version)
    if seat != course.who:
        raise Refused(f"seat {seat!r} is not asked: it is the turn of seat {course.who}", "not-asked", who=course.who)


def _submit(course: Course, command: Submit, mark: Mark) -> None:
    seat, actions = command.seat, command.actions
    _check_asked(course, seat, command.version)
    if not 0 < len(actions) <= LONGEST_WALK:
        raise Refused(f"{len(actions)} actions in one command: give 1 to {LONGEST_WALK}")
    _move_on(course)
    if command.stand_in:
        course.note(log.STAND_IN, seat, bot=_bot(course, command.stand_in), why=command.why)
    for k, action in enumerate(actions):
        # Most are plain numbers: to ask a protocol takes longer than the move.
        if type(action) is not int and (isinstance(action, bool) or not isinstance(action, SupportsIndex)):
            raise Refused(f"{action!r} is no action: give one of the numbers that are offered")
        if course.who != seat:
            said = f"after {k} of {len(actions)} actions seat {seat} is not asked any more: nothing was done"
            raise Refused(said, "too-many", done=k, given=len(actions))
        last = k == len(actions) - 1
        course.act(seat, index(action), mark if last else UNMARKED, joined=k > 0)


def _move_on(course: Course) -> None:
    """Go on rather than answer: nothing is taken back any more, and everybody is told."""
    if course.held and course.request is not None:
        course.note(log.LAPSE, course.request.seat)


def _undo(course: Course, command: Undo, mark: Mark) -> None:
    _check_version(course, command.version)
    course.undo(command.seat, _point(course, command.seat, alone=True, hidden=command.hidden), mark)


def _point(course: Course, seat: int, alone: bool, hidden: bool = False) -> Point:
    point = course.last_point(seat, alone, hidden)
    if point is None:
        since = "drawn, rolled, revealed, seen or decided" if alone else "drawn, rolled or revealed"
        raise Refused(f"there is nothing to take back: something was {since} since", "nothing-to-undo")
    return point


def _ask_undo(course: Course, command: AskUndo, mark: Mark) -> None:
    _check_version(course, command.version)
    _check_free(course)
    point = _point(course, command.seat, alone=False)
    if course.last_point(command.seat, alone=True) is not None:
        course.undo(command.seat, point, mark)
    else:
        course.note(log.ASK_UNDO, command.seat, mark)


def _offer_draw(course: Course, command: OfferDraw, mark: Mark) -> None:
    _check_free(course)
    if not course.state.game.draw_rule:
        raise Refused(f"{course.state.game.id} knows no draw", "no-draw")
    if not course.others(command.seat):
        raise Refused("there is nobody to agree to a draw: the others are bots", "only-bots")
    course.note(log.OFFER_DRAW, command.seat, mark)


def _check_free(course: Course) -> None:
    if course.request is not None:
        said = f"seat {course.request.seat} has asked for something already: answer that first"
        raise Refused(said, "asked-already", seat=course.request.seat)


def _answer(course: Course, command: Answer, mark: Mark) -> None:
    if course.request is None or command.seat not in course.request.waiting:
        raise Refused(f"nothing is asked of seat {command.seat} that could be answered with yes or no", "no-request")
    course.note(log.ANSWER, command.seat, mark, yes=bool(command.yes))
    course.answered()


def _stand(course: Course, command: Stand, mark: Mark) -> None:
    _check_asked(course, command.seat, command.version)
    if course.state.standing_pass == NONE:
        raise Refused("this question cannot be passed on beforehand: answer it", "no-standing")
    _move_on(course)
    course.note(log.STAND, command.seat, mark, question=course.state.question)
    course.pass_for()  # the seat has just asked for this: there is nothing to wait for


def _rest(course: Course, command: Rest, mark: Mark) -> None:
    _check_person(course, command.seat)
    if command.until not in UNTIL:
        raise Refused(f"nobody passes until {command.until!r}: there are {', '.join(UNTIL)}")
    if not course.can_pass(command.seat):
        raise Refused("there is no question that could be passed on beforehand", "no-standing")
    course.note(log.REST, command.seat, mark, until=command.until)


def _ask_again(course: Course, command: AskAgain, mark: Mark) -> None:
    course.note(log.ASK_AGAIN, command.seat, mark)


def _resign(course: Course, command: Resign, mark: Mark) -> None:
    _check_person(course, command.seat, coming_back=True)
    if len(course.players) == 2:
        course.note(log.RESIGN, command.seat, mark, why=command.why)
        return
    bot = _bot(course, command.bot or bots.usual(course.state.game.id))
    course.note(log.RESIGN, command.seat, mark, bot=bot, why=command.why)
    if HUMAN in course.players or course.away:
        course.answered()
    else:
        course.note(log.CLOSE, command.seat, UNMARKED, why=command.why or "resigned")


def _take_over(course: Course, command: TakeOver, mark: Mark) -> None:
    _check_person(course, command.seat)
    course.note(log.TAKE_OVER, command.seat, mark, bot=_bot(course, command.bot), why=command.why)
    course.answered()


def _bot(course: Course, name: str) -> str:
    bots.load(name, course.state.game.id)
    return name


def _check_person(course: Course, seat: int, coming_back: bool = False) -> None:
    if not course.is_person(seat) and not (coming_back and seat in course.away):
        raise Refused(f"seat {seat} is the bot's {course.players[seat]!r}: no person plays there", "bots-seat")


def _give_back(course: Course, command: GiveBack, mark: Mark) -> None:
    if command.seat not in course.away:
        raise Refused(f"seat {command.seat} was not taken over: there is nothing to give back", "not-away")
    course.note(log.GIVE_BACK, command.seat, mark)


def _pause(course: Course, command: Pause, mark: Mark) -> None:
    course.note(log.PAUSE, command.seat, mark)


def _go_on(course: Course, command: GoOn, mark: Mark) -> None:
    if not course.paused:
        raise Refused("the game is not paused", "not-paused")
    course.note(log.GO_ON, command.seat, mark)


def _read_clock(course: Course, command: ReadClock, mark: Mark) -> None:
    course.note(log.CLOCK, command.seat, mark)


def _give_time(course: Course, command: GiveTime, mark: Mark) -> None:
    course.note(log.GIVE_TIME, command.seat, mark, seconds=command.seconds)


def _close(course: Course, command: Close, mark: Mark) -> None:
    course.note(log.CLOSE, command.seat, mark, why=command.why)


def _lapse(course: Course, command: Lapse, mark: Mark) -> None:
    if course.request is None or course.request.seat != command.seat:
        raise Refused(f"seat {command.seat} has asked for nothing")
    course.note(log.LAPSE, command.seat, mark)


def _note_away(course: Course, command: NoteAway, mark: Mark) -> None:
    if command.seat != course.who or not course.is_person(command.seat):
        raise Refused(f"the table does not wait for the person at seat {command.seat}")
    if course.missed is not None:
        raise Refused(f"it is noted that seat {command.seat} is not there")
    course.note(log.AWAY, command.seat, mark, since=command.since)


def _note_here(course: Course, command: NoteHere, mark: Mark) -> None:
    if course.missed is None or course.who != command.seat:
        raise Refused(f"it is not noted that seat {command.seat} is not there")
    course.note(log.HERE, command.seat, mark)


def _nudge(course: Course, command: Nudge, mark: Mark) -> None:
    if command.whom != course.who or command.whom == command.seat or not course.is_person(command.whom):
        raise Refused(f"the table does not wait for another person at seat {command.whom}", "nobody-waited-for")
    course.note(log.NUDGE, command.seat, mark, whom=command.whom, at=command.at)


def _call_bot(course: Course, command: CallBot, mark: Mark) -> None:
    if course.missed is None or command.seat == course.who or not course.is_person(command.seat):
        raise Refused("the table waits for no person who is not there", "nobody-waited-for")
    if command.on == (command.seat in course.agreed):
        raise Refused(f"seat {command.seat} has said that already", "said-already")
    course.note(log.CALL_BOT, command.seat, mark, on=command.on)


def _settle(course: Course, command: Settle, mark: Mark) -> None:
    if not course.unsettled:
        raise Refused("there is nothing to do that nobody decides")
    if course.passes():
        course.pass_for()


_IN_A_PAUSE = (GoOn, Resign, TakeOver, GiveBack, OfferDraw, Answer, Rest, AskAgain, ReadClock, Close, Lapse, NoteHere)
_JUDGES: dict[type[Command], Callable[[Course, Any, Mark], None]] = {
    Submit: _submit,
    Undo: _undo,
    AskUndo: _ask_undo,
    OfferDraw: _offer_draw,
    Answer: _answer,
    Stand: _stand,
    Rest: _rest,
    AskAgain: _ask_again,
    Resign: _resign,
    TakeOver: _take_over,
    GiveBack: _give_back,
    Pause: _pause,
    GoOn: _go_on,
    ReadClock: _read_clock,
    GiveTime: _give_time,
    Close: _close,
    Lapse: _lapse,
    NoteAway: _note_away,
    NoteHere: _note_here,
    Nudge: _nudge,
    CallBot: _call_bot,
    Settle: _settle,
}
