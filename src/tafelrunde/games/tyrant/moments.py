"""What is worth another look of a game of King & Assassins: hits on the king, and what became of the assassins."""

from collections.abc import Iterable, Sequence
from typing import Final

from tafelrunde.core.bits import bit
from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Turning
from tafelrunde.core.sentences import say
from tafelrunde.games.tyrant.rules.cards import CITIZENS
from tafelrunde.games.tyrant.rules.codec import NAMES
from tafelrunde.games.tyrant.rules.state import TyrantState

HIT: Final = 5
ASSASSIN_GONE: Final = 4
REVEALED: Final = 2
KNIGHT_KILLED: Final = 1


def weigh(before: State, events: Sequence[Event], after: State) -> Iterable[Turning]:
    """Yield why a deed has changed who was winning."""
    assert isinstance(before, TyrantState)
    for place, event in enumerate(events):
        figure = event.args.get("figure", CITIZENS)
        if event.kind == "hit":
            yield Turning(HIT, (place,))
        elif event.kind == "revealed":
            yield Turning(REVEALED, (place,))
        elif event.kind in ("arrested", "killed") and figure < CITIZENS:
            if before.assassins & bit(figure):
                known = before.revealed & bit(figure)
                note = None if known else say(NAMES, "tyrant-moment-assassin", {"citizen": figure})
                yield Turning(ASSASSIN_GONE, (place,), note)
        elif event.kind == "killed":
            yield Turning(KNIGHT_KILLED, (place,))
