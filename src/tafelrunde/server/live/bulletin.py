"""What the lobby is told of public tables: what is new at once, and what comes soon after it all together.

Whoever changes a table again and again costs everybody who looks at the lobby no more than that.
"""

import asyncio
from collections.abc import Callable
from itertools import islice
from typing import Final

from tafelrunde.server.ground.messages import LobbyTable
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.shown import info
from tafelrunde.server.live.watchers import Watcher, encode

PAUSE: Final = 1.0
"""Seconds between two times at which the lobby is told something."""
TOGETHER: Final = 10
"""So many tables it is told of at a time; of the others the next time, each as it is by then."""


class Bulletin:
    """Tables that are new or have changed, on their way to those who look at the lobby."""

    def __init__(self, watchers: set[Watcher], shown: Callable[[Watcher], bool]) -> None:
        self._watchers = watchers
        self._shown = shown
        """Whether somebody may see what goes on here."""
        self._waiting: dict[str, Live] = {}
        self._resting: asyncio.TimerHandle | None = None
        """What ends the pause after something was told."""

    def tell(self, live: Live) -> None:
        """Tell of a table, at once or soon; those who sit there hear of it elsewhere."""
        if not self._watchers:
            return
        self._waiting[live.id] = live
        if self._resting is None:
            self._send()

    def _send(self) -> None:
        batch = list(islice(self._waiting.values(), TOGETHER))
        said: list[tuple[Live, set[str], bytes]] = []
        for live in batch:
            del self._waiting[live.id]
            said.append((live, people_at(live), encode(LobbyTable(info(live)))))
        for watcher in filter(self._shown, self._watchers):
            me = "" if watcher.caller is None else watcher.caller.person.id
            for live, people, text in said:
                if me not in people or not live.mine(watcher.caller):
                    watcher.put(text)
        self._resting = asyncio.get_running_loop().call_later(PAUSE, self._rested)

    def _rested(self) -> None:
        self._resting = None
        if self._waiting:
            self._send()


def people_at(live: Live) -> set[str]:
    """Return who sits at a table."""
    return {row.person for row in live.seats if row.person}
