"""What all members of a group see of it, and who decides what there."""

import time
from collections.abc import Callable, Sequence

from tafelrunde import games
from tafelrunde.server.friends.circles import CLAIMS, Circle, code_of
from tafelrunde.server.friends.evenings import Pairing, Plan, Played, leading, plan, scores, tonight
from tafelrunde.server.friends.messages import Evening, Friend
from tafelrunde.server.ground.times import now
from tafelrunde.server.live.live import Live
from tafelrunde.store.store import Member


class Blackboard:
    """Shows groups to their members."""

    def __init__(self, url: str, table: Callable[[str], Live | None]) -> None:
        self._url = url
        self._table = table
        """A table that is in memory."""

    def tell(self, circle: Circle) -> None:
        """Send everybody who is there the group as it is now."""
        if circle.watchers:
            circle.send(self.evening(circle))

    def evening(self, circle: Circle) -> Evening:
        """Return the group as all its members see it."""
        here, playing, all_of_them = circle.here(), circle.playing(), circle.played()
        number, this_evening = tonight(all_of_them, now())
        shown = [game for game in all_of_them if game in this_evening or game.status == "running"]
        lead = leader(circle)
        wishes = {one.number: one.wish for one in circle.inside() if one.number in here and one.wish}
        return Evening(
            circle.id,
            circle.row.name,
            circle.row.host,
            lead,
            self.url(circle),
            "host" if circle.row.chooses == "host" else "everybody",
            [self._friend(circle, one, one.number in here, playing.get(one.number, "")) for one in circle.inside()],
            circle.ends(),
            number,
            this_evening[0].created if this_evening else 0,
            shown[::-1],
            len(all_of_them),
            scores([one.number for one in circle.inside()], all_of_them, this_evening),
            leading(wishes, lead, games.names(), circle.row.chooses == "host"),
            plans(circle, this_evening),
        )

    def _friend(self, circle: Circle, one: Member, here: bool, playing: str) -> Friend:
        waiting = bool(one.claim) and one.claimed + CLAIMS > now()
        return Friend(
            one.number,
            one.person or "",
            one.name,
            one.shape,
            one.colour,
            one.monster,
            here,
            one.moved,
            one.looking,
            one.wish,
            playing,
            code_of(one) if waiting else "",
            one.claimed if waiting else 0,
            self.judge(circle, one.number) or 0 if waiting else 0,
        )

    def judge(self, circle: Circle, number: int) -> int | None:
        """Return who says whether a new device is a member's: they themselves where they are there on the old one.

        Else the host, and for the host whoever has been in longest; but never whoever says that it is them.
        """
        if self._attends(circle, number):
            return number
        asks = circle.number_of(circle.members[number].claim)
        others = [one.number for one in circle.inside() if one.number not in (number, asks)]
        return circle.row.host if circle.row.host in others else min(others, default=None)

    def _attends(self, circle: Circle, number: int) -> bool:
        """Tell whether somebody is there now, in the group or at a table of it; whoever has just gone is not."""
        found = {circle.number_of(one.caller.person.id) for one in circle.watchers if one.caller is not None}
        elsewhere = [numbers for until, numbers in circle.elsewhere.values() if until > time.monotonic()]
        if number in found.union(*elsewhere):
            return True
        table = self._table(circle.playing().get(number, ""))
        person = circle.members[number].person
        return table is not None and any(table.seats[seat].person == person for seat in table.online())

    def url(self, circle: Circle) -> str:
        """Return the address by which friends come in."""
        return f"{self._url}/r/{circle.id}#{circle.token()}"


def leader(circle: Circle) -> int | None:
    """Return who begins games: the host, or while the host is away whoever there has been in for longest."""
    here = circle.here()
    return circle.row.host if circle.row.host in here else min(here, default=None)


def plans(circle: Circle, this_evening: Sequence[Played]) -> list[Plan]:
    """Return who would play each game."""
    free = [one for one in circle.free() if not one.looking]
    return [plan(pairing, free, this_evening) for pairing in pairings()]


def pairings() -> list[Pairing]:
    """Return what can be played, and how many each game takes."""
    found = [games.load(game_id) for game_id in games.names()]
    return [Pairing(game.id, min(game.seats), max(game.seats)) for game in found]
