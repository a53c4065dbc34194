"""Garbage, looked for when it suits: to look for it in the midst of moves would keep hundreds of tables waiting.

What a move leaves behind is freed at once, for it is never in a ring. Rings are what requests and sockets leave.
"""

import asyncio
import gc
from itertools import count
from typing import Final

EVERY: Final = 60.0
"""Seconds between two looks at what is new since the last one."""
ALL: Final = 30
"""Every so many looks are at everything: what is in a ring may have lived for long."""
FLOOD: Final = 300_000
"""After so many new objects that stay, nobody waits for the next look."""


def look_seldom() -> None:
    """Keep from looking for garbage; all that was loaded so far stays, and is never looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(FLOOD, 100, 100)


async def look_regularly() -> None:
    """Look for garbage from time to time."""
    for turn in count(1):
        await asyncio.sleep(EVERY)
        gc.collect(1 if turn % ALL else 2)
