"""What would come of an action, as far as the seat that is asked can know: it is tried on a copy of its own view.

The action is done, and whatever belongs to it (`Step.at_once`), up to the first chance, question or hidden thing; what
was told of that is read. What others could still prevent happens as if nobody answered.
"""

from typing import Generic, cast

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import Frame, S
from tafelrunde.core.events import Event
from tafelrunde.core.values import CHANCE, NONE
from tafelrunde.core.would import Window


class Trial(Generic[S]):
    """A view after something was tried on it."""

    __slots__ = ("asked", "coming", "table", "told")

    def __init__(self, table: S, told: list[Event], asked: int, coming: Frame | None) -> None:
        self.table = table
        self.told = told
        self.asked = asked
        """The seats that could have prevented it, as a set."""
        self.coming = coming
        """Where it stopped: what comes next, None when the game is over."""

    def for_good(self, seat: int) -> bool:
        """Tell whether a seat cannot take it back: chance acts, something is shown, others are asked, or it is over."""
        if self.asked & ~bit(seat):
            return True
        for event in self.told:
            if event.reveals or event.binds:
                return True
        return self.coming is None or bool(self.coming.who == CHANCE)


def tried(view: S, action: int) -> Trial[S]:
    """Return what an answer to the open question would do to a view."""
    table = cast(S, view.clone())
    told: list[Event] = []
    table.events = told
    frame = table.stack.pop()
    frame.step.do(table, frame, action)
    asked = 0
    stack = table.stack
    while stack:
        coming = stack[-1]
        step = coming.step
        if table.out and coming.who >= 0 and table.out & bit(coming.who):
            stack.pop()
        elif isinstance(step, Window) and step.would.at_once(table, stack[-2]):
            stack.pop()
            asked |= bit(coming.who)
            step.do(table, coming, step.would.pass_action)
        elif not step.asks and step.at_once(table, coming):
            stack.pop()
            step.do(table, coming, NONE)
        else:
            break
    return Trial(table, told, asked, stack[-1] if stack else None)
