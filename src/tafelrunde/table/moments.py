"""The moments of a game that are worth another look: where the rules changed who was winning, at most five.

Which events these are a game declares in its home (`moments.py`), as a function `weigh`; without one only goals that
were reached or lost count, and the end.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec import Struct

from tafelrunde import games
from tafelrunde.core.engine import Game, State
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Message, Turning

MOST: Final = 5
END: Final = 100
"""The end outweighs all else."""
ENDS: Final = frozenset({"resigns", "draw-agreed", "closed"})
"""What ends a game otherwise than by its rules."""


class Highlight(Struct, frozen=True, gc=False):
    """A moment worth another look."""

    version: int
    """The version of the table that it made."""
    events: list[int]
    """Which events of the deed it is about, by their places; none: all of them."""
    notes: list[Message] = []


Weigh = Callable[[State, Sequence[Event], State], Iterable[Turning]]


class Step(Struct, frozen=True, gc=False):
    """A deed that still counts, with the true states before and after it."""

    version: int
    before: State
    events: Sequence[Event]
    after: State


def highlights(game: Game, steps: Iterable[Step]) -> list[Highlight]:
    """Return the weightiest moments in the order in which they came; of equal ones the later, which decided more."""
    weigh = weigher(game)
    found: list[tuple[int, Highlight]] = []
    for step in steps:
        marks = [*weigh(step.before, step.events, step.after), *ends(step)]
        if marks:
            places = sorted({place for mark in marks for place in mark.events})
            notes = [mark.note for mark in marks if mark.note is not None]
            found.append((max(mark.weight for mark in marks), Highlight(step.version, places, notes)))
    found.sort(key=lambda one: (-one[0], -one[1].version))
    return sorted((one for _, one in found[:MOST]), key=lambda one: one.version)


def weigher(game: Game) -> Weigh:
    """Return what weighs the deeds of a game."""
    home = games.homes().get(game.id)
    module = None if home is None else home.part("moments")
    return turned_goals if module is None else module.weigh


def ends(step: Step) -> list[Turning]:
    """Return the end, however it came about."""
    if not step.after.stack and step.before.stack:
        return [Turning(END, (len(step.events) - 1,))]  # the winner is told last
    places = tuple(k for k, event in enumerate(step.events) if event.kind in ENDS)
    return [Turning(END, places)] if places else []


def turned_goals(before: State, events: Sequence[Event], after: State) -> Iterable[Turning]:
    """Yield a mark where somebody has reached what wins, or lost it again, as everybody sees it."""
    if not before.stack or not after.stack:
        return
    first, then = (reached(state) for state in (before, after))
    if first != then:
        yield Turning(5 if then - first else 4)


def reached(state: State) -> set[tuple[str, int | None]]:
    """Return who has what wins."""
    return {(goal.message.id, goal.seat) for goal in state.game.goals(state.view(None)) if goal.reached}
