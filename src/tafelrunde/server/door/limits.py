"""How much anybody may ask for: what is often is counted in memory, what is rare in the store, for all processes."""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import ip_network
from math import ceil
from typing import Final, NamedTuple

from tafelrunde.server.door.security import hashed
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.rates import RATES
from tafelrunde.server.ground.settings import Settings
from tafelrunde.store.store import Store

REMEMBERED: Final = 50_000
"""So many buckets at most; the one that was not used for longest goes first, and would have filled up meanwhile."""


class Limit:
    """A kind of request: so many at once, and so many per second after that.

    >>> now = [0.0]
    >>> limit = Limit(burst=2, per_second=1, clock=lambda: now[0])
    >>> [limit.wait("anna") for _ in range(3)]
    [0.0, 0.0, 1.0]
    >>> now[0] = 1.5
    >>> limit.wait("anna"), limit.wait("bea")
    (0.0, 0.0)
    """

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.per_second = per_second
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str, cost: float = 1.0) -> float:
        """Take from somebody's bucket; return 0, or the seconds to wait if there is too little in it."""
        now = self._clock()
        left, then = self._buckets.pop(who, (self.burst, now))
        left = min(self.burst, left + max(0.0, now - then) * self.per_second)
        enough = left >= cost
        self._buckets[who] = (left - cost if enough else left, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return 0.0 if enough else (cost - left) / self.per_second


class Rare(NamedTuple):
    """Something rare: so many at once, and so many a minute after that; all processes count it together."""

    name: str
    burst: float
    per_minute: float


TRUSTED: Final = Rare("trust", 3, 3 / 1440)
"""So often in a day an address may be wrong before it counts as one that has failed."""


class Limits:
    """All limits of a server; switched off, nobody ever waits."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.on = settings.limits
        self._store = store
        self._exempt = [ip_network(part) for part in settings.exempt]
        rates = {**RATES, **settings.rates_of()}

        def often(name: str) -> Limit:
            burst, per_minute = rates[name]
            return Limit(burst, per_minute / 60)

        self.address = often("address")
        self.session = often("session")
        self.heavy = often("heavy")
        self.replays = often("replays")
        self.looks = often("looks")
        self.wishes = often("wishes")
        self.messages = often("messages")
        self.talk = often("talk")
        self.chat = often("chat")
        self.asides = often("asides")
        self.guests = Rare("guests", *rates["guests"])
        self.accounts = Rare("accounts", *rates["accounts"])
        self.passwords = Rare("passwords", *rates["passwords"])
        self.names = Rare("names", *rates["names"])
        self.imports = Rare("imports", *rates["imports"])
        self.groups = Rare("groups", *rates["groups"])
        self.tables = Rare("tables", *rates["tables"])
        self.openings = Rare("openings", *rates["openings"])

    def check(self, limit: Limit, who: str) -> None:
        """Refuse what comes too often."""
        if (seconds := self.pause(limit, who)) > 0:
            raise Problem("too-often", seconds=ceil(seconds))

    def pause(self, limit: Limit, who: str) -> float:
        """Return the seconds to wait for what comes too often, else 0."""
        return limit.wait(who) if self.on and not self.is_exempt(who) else 0.0

    async def spend(self, rare: Rare, who: str) -> None:
        """Refuse what is rare and comes too often."""
        seconds = await self.wait(rare, who)
        if seconds > 0:
            raise Problem("too-often", seconds=ceil(seconds))

    async def wait(self, rare: Rare, who: str, cost: float = 1.0) -> float:
        """Use up something rare, or give it back; return the seconds to wait if there is too little of it."""
        if not self.on or self.is_exempt(who):
            return 0.0
        each = 60_000 / rare.per_minute
        name = hashed(f"{rare.name} {who}")[:32]
        return await self._store.spend(name, int(cost * each), int(rare.burst * each)) / 1000

    def is_exempt(self, who: str) -> bool:
        """Tell whether this is an address that the operator has excepted."""
        if not self._exempt:
            return False
        try:
            there = ip_network(who)
        except ValueError:
            return False
        return any(there.version == one.version and there.subnet_of(one) for one in self._exempt)  # type: ignore[arg-type]
