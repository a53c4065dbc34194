"""The socket of the lobby: what goes on there, as it changes."""

from fastapi import APIRouter
from starlette.websockets import WebSocket

from tafelrunde.server.door.callers import Caller, Sessions, check_purpose
from tafelrunde.server.door.limits import Limits
from tafelrunde.server.ground import messages
from tafelrunde.server.ground.answers import address
from tafelrunde.server.ground.messages import Pong
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live.hall import Hall
from tafelrunde.server.live.sockets import CODES, Closed, Crowd, entered, read_lobby
from tafelrunde.server.lobby.listing import Listing

router = APIRouter()


@router.websocket("/api/lobby/socket")
async def lobby_socket(socket: WebSocket) -> None:
    """Show the lobby as it changes."""
    limits: Limits = socket.app.state.limits
    sessions: Sessions = socket.app.state.sessions
    hall: Hall = socket.app.state.hall
    listing: Listing = socket.app.state.listing
    try:
        line, caller = await entered(socket)
    except Problem:
        await socket.close(CODES["too-often"])
        return
    who = caller.purse if caller else address(socket)
    crowd: Crowd = socket.app.state.crowd

    def recognise(found: Caller | None) -> None:
        check_purpose(found, socket)
        line.watcher.caller = found

    async def talk() -> None:
        crowd.enter(line, who)
        try:
            recognise(caller)
            hall.watchers.add(line.watcher)
            line.say(await listing.message(line.watcher.caller))
            while True:
                given = await line.next(read_lobby)
                if isinstance(given, messages.Ping):
                    line.say(Pong())
                    continue
                if limits.pause(limits.looks, who) > 0:
                    raise Closed("too-often")
                if given.token is not None:
                    recognise(await sessions.caller(given.token))
                line.say(await listing.message(line.watcher.caller))
        finally:
            hall.watchers.discard(line.watcher)
            crowd.leave(line, who)

    await line.serve(talk)
