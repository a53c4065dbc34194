"""What somebody sends for a table, looked at before it is carried out: whether it is for them to say, and how often."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from tafelrunde.server.door.callers import Caller
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.ground import messages
from tafelrunde.server.ground.messages import Done
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.ground.visible import cleaned
from tafelrunde.server.live import absence
from tafelrunde.server.live.chat import say
from tafelrunde.server.live.commits import Commits
from tafelrunde.server.live.following import Following
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.unfinished import visit
from tafelrunde.server.live.verbs import VERBS
from tafelrunde.store.store import Store
from tafelrunde.table import Receipt, commands

LONG: Final = 10_000
"""So many entries a log has before nothing is kept in it any more that brings no game nearer to its end."""
LATE: Final = ("not-your-seat", "not-running")
"""What somebody may be told who has just sat down or begun a game at another process."""
CarryOut: TypeAlias = Callable[[Live, commands.Command, Caller | None], Awaitable[Receipt]]


class Obeying:
    """Does what is sent for tables."""

    def __init__(self, store: Store, limits: Limits, following: Following, commits: Commits) -> None:
        self._store = store
        self._limits = limits
        self._following = following
        self._commits = commits

    async def obey(self, live: Live, caller: Caller | None, given: Any, carry_out: CarryOut) -> Done:
        """Carry out what somebody has sent for a table, if it is for them to say."""
        try:
            return await self._obey(live, caller, given, carry_out)
        except Problem as problem:
            if problem.code not in LATE or not self._store.shared:
                raise
            await self._following.renew(live)  # it may be this process that was late
            return await self._obey(live, caller, given, carry_out)

    async def _obey(self, live: Live, caller: Caller | None, given: Any, carry_out: CarryOut) -> Done:
        if isinstance(given, messages.Say):
            if caller is None:
                raise Problem("signed-out")
            await say(self._store, self._limits, live, caller, cleaned(given.text, "text"), given.cmd_id)
            version = 0 if live.table is None else live.table.version
            return Done(given.cmd_id, version, "" if live.table is None else live.key(None), version)
        live.check_seat(caller, given.seat)
        assert caller is not None
        if caller.person.banned:
            raise Problem("banned")
        if live.row.status == "cancelled":
            raise Problem("not-running", table=live.id)
        verb = VERBS[type(given)]
        if verb.aside:
            await self._check_length(live, given, caller)
            self._limits.check(self._limits.asides, caller.purse)
        await visit(self._store, live, caller)
        if isinstance(given, messages.CallBot):
            made = await absence.call_bot(live, caller, given, self._commits, carry_out)
        elif isinstance(given, messages.Nudge):
            made = (await absence.nudge(live, caller, given, carry_out)).version
        else:
            assert verb.order is not None
            made = (await carry_out(live, verb.order(live, given), caller)).version
        return Done(given.cmd_id, live.game.version, live.key(given.seat), made)

    async def _check_length(self, live: Live, given: messages.Ordered, caller: Caller) -> None:
        """Refuse what would make a log grow without end; only coming back is always allowed, now and then."""
        if live.game.seq > LONG and isinstance(given, messages.ComeBack):
            await self._limits.spend(self._limits.tables, caller.purse)
        elif live.game.seq > LONG:
            raise Problem("refused", said="server-refused-long-log", entries=LONG)
