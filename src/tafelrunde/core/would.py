"""What is announced before it is done, so that others can prevent or change it.

A `Would` frame passes through four moments: the window, in which each seat that could answer is asked in turn; the
modifiers that nobody decides about; the commit; and whatever the commit triggers. An answer opens the window anew, for
everybody. A seat is asked because of what a spectator can see, never because it holds the right card: being asked tells
nothing, and passing is always possible.
"""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, S, State, Step
from tafelrunde.core.moves import Moves
from tafelrunde.core.picture import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Would(Step[S]):
    """Something that would happen to `frame.who`.

    Its frames have three numbers of their own; the fourth is the set of answers used up for this event.
    """

    def __init__(self, name: str, params: tuple[str, ...], pass_action: int) -> None:
        """Name it; `pass_action` is below every action that answers it."""
        blank = ("",) * (3 - len(params))
        super().__init__(name, (*params, *blank, "used"), asks=False)
        self.pass_action = pass_action
        self.window = Window(self)

    # What a game fills in.

    def first(self, state: S, frame: Frame) -> int:
        """Return the seat that may answer first; the others follow clockwise."""
        return 0

    def could(self, state: S, frame: Frame, seat: int) -> bool:
        """Tell whether, for all that a spectator knows, the seat might have an answer."""
        return False

    def answers(self, state: S, frame: Frame, seat: int, moves: Moves) -> None:
        """Add the answers that the seat really has, ascending; passing is there already."""

    def answer(self, state: S, frame: Frame, seat: int, action: int) -> None:
        """Carry out an answer: pay for it, push frames, or `cancel` and `change` what would happen."""
        raise NotImplementedError(self.name)

    def modified(self, state: S, frame: Frame) -> Frame | None:
        """Return what is left of it after everything that works by itself; None if nothing is."""
        return frame

    def commit(self, state: S, frame: Frame) -> None:
        """Do it, tell it, and push what it triggers."""
        raise NotImplementedError(self.name)

    # How it goes.

    def do(self, state: S, frame: Frame, action: i64) -> None:
        """Open the window; the second time, when it is closed, commit."""
        if frame.stage == 0:
            state.push(staged(frame, 1, frame.d))
            self.open_window(state, frame, 0)
            return
        left = self.modified(state, frame)
        if left is not None:
            self.commit(state, left)

    def open_window(self, state: S, frame: Frame, asked: int) -> None:
        """Ask the next seat that could answer, where `asked` seats have had their turn."""
        first = self.first(state, frame)
        for k in range(asked, int(state.seats)):
            seat = (first + k) % int(state.seats)
            if not state.out & bit(seat) and self.could(state, frame, seat):
                state.push(Frame(self.window, seat, k))
                return


class Window(Step[Any]):
    """A seat is asked whether it answers; what it would answer lies right beneath."""

    def __init__(self, would: Would[Any]) -> None:
        """Make the window of `would`."""
        super().__init__(f"{would.name}_window", ("asked",))
        self.would = would

    def legal(self, state: State, frame: Frame, moves: Moves) -> None:
        moves.add(self.would.pass_action)
        self.would.answers(state, state.stack[-2], int(frame.who), moves)

    def do(self, state: State, frame: Frame, action: i64) -> None:
        subject = state.stack[-1]
        if action == self.would.pass_action:
            self.would.open_window(state, subject, int(frame.a) + 1)
        else:
            state.stack[-1] = staged(subject, 0, subject.d)
            self.would.answer(state, state.stack[-1], int(frame.who), action)

    def topic(self) -> str:
        return self.would.rule

    def foretold(self, view: State, frame: Frame, action: int) -> list[Message]:
        return self.would.foretold(view, view.stack[-2], action)

    def why(self, view: State, frame: Frame, action: int) -> str:
        return self.would.rule

    def standing_pass(self) -> int:
        return self.would.pass_action

    def prompt_args(self, state: State, frame: Frame) -> dict[str, int]:
        return self.would.prompt_args(state, state.stack[-2])


def staged(frame: Frame, stage: i64, used: i64) -> Frame:
    """Return the frame at another moment."""
    return Frame(frame.step, frame.who, frame.a, frame.b, frame.c, used, stage)


def pending(state: State) -> Frame:
    """Return what would happen next of all that is announced."""
    for k in range(len(state.stack) - 1, -1, -1):
        if isinstance(state.stack[k].step, Would):
            return state.stack[k]
    raise AssertionError("nothing is announced")


def cancel(state: State) -> None:
    """Let what is pending not happen at all."""
    state.replace_beneath(pending(state), None)


def change(state: State, who: i64, a: i64, b: i64, c: i64) -> None:
    """Let what is pending happen otherwise: to somebody else, or less. Its window opens again."""
    old = pending(state)
    state.replace_beneath(old, Frame(old.step, who, a, b, c, old.d, 0))


def use_up(state: State, answer: i64) -> None:
    """Let an answer (a number below 62) be given only once to what is pending."""
    old = pending(state)
    state.replace_beneath(old, staged(old, old.stage, old.d | bit(answer)))
