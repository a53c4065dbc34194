"""What those at a table are sent: each the desk of their seat, and all of them what is new."""

from collections.abc import Iterable, Iterator

import msgspec

from tafelrunde.server.ground.messages import Nudged, Presence, Turn
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.times import now
from tafelrunde.server.live import absence
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.onlookers import spectators, watching
from tafelrunde.server.live.shown import desk_message
from tafelrunde.server.live.watchers import Watcher, encode


def onlookers(live: Live, some: Iterable[Watcher] | None = None) -> Iterator[Watcher]:
    """Yield those who look on; whoever may no longer, because somebody else sits there by now, is sent away."""
    for watcher in live.watchers if some is None else some:
        try:
            live.check_view(watcher.caller, watcher.viewer)
        except Problem as problem:
            watcher.close("signed-out" if problem.code == "signed-out" else "forbidden")
        else:
            yield watcher


def send_desks(live: Live, only: Iterable[Watcher] | None = None) -> None:
    """Send desks to those who look on: one is made for each seat and state of knowledge, not for each socket."""
    made: dict[tuple[int | None, int | None], bytes] = {}
    for watcher in onlookers(live, only):
        wanted = (watcher.viewer, watcher.version)
        if wanted not in made:
            made[wanted] = encode(desk_message(live, *wanted))
        watcher.put(made[wanted])
        watcher.version = live.game.version


def send(live: Live, message: msgspec.Struct) -> None:
    """Send everybody who looks on the same."""
    said = encode(message)
    for watcher in onlookers(live):
        watcher.put(said)


def send_turn(live: Live, seat: int, on: bool) -> None:
    """Tell the person of a seat that it is asked, or no longer."""
    said = encode(Turn(live.id, seat, live.game.version, on))
    for watcher in live.watchers:
        if seat in live.mine(watcher.caller):
            watcher.put(said)


def send_nudge(live: Live, seat: int, by: int) -> None:
    """Tell the person of a seat that somebody reminds them."""
    said = encode(Nudged(live.id, seat, by))
    for watcher in live.watchers:
        if seat in live.mine(watcher.caller):
            watcher.put(said)


def send_presence(live: Live) -> None:
    """Tell everybody who is there."""
    online = live.online()
    for seat in live.there.difference(online):
        live.left[seat] = now()
    live.there = frozenset(online)
    nudged = {} if live.table is None else dict(live.table.nudged)
    send(live, Presence(online, spectators(live), watching(live), absence.waiting(live), nudged))
