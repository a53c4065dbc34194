"""What is said at a table."""

from tafelrunde.server.door.callers import Caller
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live import talking
from tafelrunde.server.live.live import Live
from tafelrunde.server.live.sending import send
from tafelrunde.store.store import Store


async def say(store: Store, limits: Limits, live: Live, caller: Caller, text: str, cmd_id: str) -> None:
    """Say something at a table: stored first, then shown; what is sent again was said already."""
    if not live.setup.chosen.chat or caller.person.id in live.setup.muted or caller.person.banned:
        raise Problem("muted")
    if not live.mine(caller) and not live.setup.chosen.spectators:
        raise Problem("no-spectators")
    async with live.talking:
        if not await talking.say(
            store,
            limits,
            live.id,
            live.chat,
            caller.person,
            text,
            cmd_id,
            lambda line: send(live, live.line(line)),
            caller.purse,
        ):
            return
    await store.announce(f"chat/{live.id}", live.id)


async def hear(store: Store, live: Live) -> None:
    """Read what was said at another process."""
    async with live.talking:
        await talking.read_on(store, live.id, live.chat, lambda line: send(live, live.line(line)))
