"""What is worth another look of a game of King of Tokyo: who fell, heavy blows, and who took the lead in stars."""

from collections.abc import Iterable, Sequence
from typing import Final

from tafelrunde.core.engine import State
from tafelrunde.core.events import Event
from tafelrunde.core.picture import Turning
from tafelrunde.core.sentences import say
from tafelrunde.core.values import NONE
from tafelrunde.games.tokyo.rules.codec import NAMES
from tafelrunde.games.tokyo.rules.state import TokyoState

FALLS: Final = 5
HEAVY_BLOW: Final = 3
LEADS: Final = 2
HEAVY: Final = 4
"""So many hearts at once are a heavy blow."""
CLOSE: Final = 2
"""So few hearts left, too."""
FAR: Final = 10
"""Before the leader has so many stars, it changes all the time."""


def weigh(before: State, events: Sequence[Event], after: State) -> Iterable[Turning]:
    """Yield why a deed has changed who was winning."""
    assert isinstance(before, TokyoState)
    assert isinstance(after, TokyoState)
    for place, event in enumerate(events):
        count, left = event.args.get("count", 0), event.args.get("total", 0)
        if event.kind in ("eliminated", "revived"):
            yield Turning(FALLS, (place,))
        elif event.kind == "loses-hearts" and (count >= HEAVY or (count >= CLOSE and 0 < left <= CLOSE)):
            yield Turning(HEAVY_BLOW, (place,))
    seat = leader(after)
    if seat not in (NONE, leader(before)) and after.stars[seat] >= FAR:
        places = tuple(k for k, one in enumerate(events) if one.kind == "gains-stars" and one.args["seat"] == seat)
        args = {"seat": seat, "count": int(after.stars[seat])}
        yield Turning(LEADS, places, say(NAMES, "tokyo-moment-lead", args))


def leader(s: TokyoState) -> int:
    """Return who has more stars than all others, NONE if nobody has."""
    stars = [int(s.stars[seat]) for seat in range(s.seats)]
    best = max(stars)
    return stars.index(best) if stars.count(best) == 1 else NONE
