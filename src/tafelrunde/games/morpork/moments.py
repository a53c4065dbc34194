"""What is worth another look of a game of Ankh-Morpork: who had reached what they wanted, and how they lost it."""

from collections.abc import Iterable, Sequence
from typing import Final

from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Goal, Turning
from tafelrunde.core.sentences import say
from tafelrunde.core.values import NONE
from tafelrunde.games.morpork.rules.areas import PERSONALITY_IDS
from tafelrunde.games.morpork.rules.codec import NAMES
from tafelrunde.games.morpork.rules.goals import goal
from tafelrunde.games.morpork.rules.state import MorporkState

REACHED: Final = 5
LOST: Final = 4
CHANGES: Final = 3
CLOSE: Final = 2
LOSES_BUILDING: Final = 1


def weigh(before: State, events: Sequence[Event], after: State) -> Iterable[Turning]:
    """Yield why a deed has changed who was winning, each seat by what it secretly wanted."""
    assert isinstance(before, MorporkState)
    assert isinstance(after, MorporkState)
    for place, event in enumerate(events):
        if event.kind in ("changes", "does-not-win"):
            yield Turning(CHANGES, (place,))
        elif event.kind == "loses-building":
            yield Turning(LOSES_BUILDING, (place,))
    if not after.stack:
        return
    for seat in range(after.seats):
        first, then = own_goal(before, seat), own_goal(after, seat)
        if first is None or then is None or first.about != then.about:
            continue
        args = {"seat": seat, "personality": PERSONALITY_IDS.index(str(then.about))}
        if then.reached and not first.reached:
            yield Turning(REACHED, (), say(NAMES, "morpork-moment-reached", args))
        elif first.reached and not then.reached:
            yield Turning(LOST, (), say(NAMES, "morpork-moment-lost", args))
        elif missing(then) == 1 != missing(first):
            yield Turning(CLOSE, (), say(NAMES, "morpork-moment-close", args))


def own_goal(s: MorporkState, seat: int) -> Goal | None:
    """Return what a seat wants and how far it is, None before it knows."""
    who = int(s.personality[seat])
    return None if who == NONE else goal(s, seat, who)


def missing(goal: Goal) -> int:
    """Return how much is missing, counted in the goal's own things; a pile that runs out counts for nobody."""
    return (goal.goal or 0) - (goal.value or 0) if goal.goal else 0
