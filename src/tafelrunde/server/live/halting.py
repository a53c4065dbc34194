"""Since when a game stands that this program cannot go on with: noted with the length of its log.

If that has grown, somebody else goes on with it.
"""

import contextlib

from tafelrunde.server.ground.times import now
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.shown import why_halted
from tafelrunde.store.store import Halt, Store, StoreError


async def note_halt(store: Store, live: Live) -> Halt | None:
    """Note since when a game stands, or that it does not any more; return what was noted before."""
    before = None
    with contextlib.suppress(StoreError):  # then it is noted another time
        before = await store.get(Halt, live.id)
        if why_halted(live) is not None:
            lines = len(await store.read(live.id))
            if before is None or before.lines != lines:
                live.halt = Halt(live.id, now(), lines)
                await store.put(live.halt)
            else:
                live.halt = before
        elif before is not None and live.halted is None:
            await store.delete(before)
    return before
