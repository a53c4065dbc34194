"""Those who look at the lobby: told of tables that are new or go on, and of what they are asked elsewhere."""

from collections.abc import Callable

from tafelrunde.server.door.callers import Caller
from tafelrunde.server.ground.messages import LobbyTable, Nudged, Turn
from tafelrunde.server.live.bulletin import Bulletin, people_at
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.shown import info
from tafelrunde.server.live.watchers import Watcher, encode


class Hall:
    """Who looks at the lobby of this process."""

    def __init__(self, strangers: bool) -> None:
        self.watchers: set[Watcher] = set()
        self.stale: list[Callable[[str], None]] = []
        """Who hears that something is new about a table which is not in memory here."""
        self._bulletin = Bulletin(self.watchers, lambda watcher: self.is_shown(watcher.caller))
        self.changed: list[Callable[[Live], None]] = []
        """Who else hears that a table is new or has changed."""
        self._strangers = strangers
        """Whether whoever has not come in yet may look, too."""

    def is_shown(self, caller: Caller | None) -> bool:
        """Tell whether somebody may see what goes on here: not a stranger where those are kept out."""
        return caller is not None or self._strangers

    def show(self, live: Live) -> None:
        """Send a table that is new or has changed to everybody whom it concerns."""
        for hear in self.changed:
            hear(live)
        self._tell_mine(live)
        if live.row.public:
            self._bulletin.tell(live)

    def _tell_mine(self, live: Live) -> None:
        """Send a table to those in the lobby who sit there."""
        people = people_at(live)
        near = (one for one in self.watchers if one.caller is not None and one.caller.person.id in people)
        there = [watcher for watcher in near if live.mine(watcher.caller)]
        if there:
            said = encode(LobbyTable(info(live)))
            for watcher in there:
                watcher.put(said)

    def send_turn(self, live: Live, seat: int, on: bool) -> None:
        """Tell somebody in the lobby that a seat of theirs is asked."""
        mine = [watcher for watcher in self.watchers if seat in live.mine(watcher.caller)]
        if mine:
            said = encode(Turn(live.id, seat, live.game.version, on))
            for watcher in mine:
                watcher.put(said)

    def show_turn(self, live: Live) -> None:
        """Tell those in the lobby who play there whose turn it is by now, and until when."""
        if live.row.status == "running":
            self._tell_mine(live)

    def pass_on(self, person: str, said_to: Turn | Nudged) -> None:
        """Tell somebody in the lobby what they should know of a table, which need not be in memory here."""
        said = encode(said_to)
        for watcher in self.watchers:
            if watcher.caller is not None and watcher.caller.whole and watcher.caller.person.id == person:
                watcher.put(said)
