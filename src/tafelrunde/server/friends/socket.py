"""The socket of a group of friends: who is there, what they wish for and say, and where they all go."""

from typing import Final

from fastapi import APIRouter
from starlette.websockets import WebSocket

from tafelrunde.server.friends.blackboard import Blackboard
from tafelrunde.server.friends.circles import Circle
from tafelrunde.server.friends.gatherings import Gatherings
from tafelrunde.server.friends.groups import Groups
from tafelrunde.server.ground.messages import Pong
from tafelrunde.server.ground.problems import Problem
from tafelrunde.server.live.sockets import CODES, Closed, Crowd, Line, entered, read_lobby

router = APIRouter()
SHOWN: Final = 40
"""So many lines of chat are sent at first."""


@router.websocket("/api/groups/{group_id}/socket")
async def group_socket(socket: WebSocket, group_id: str) -> None:
    """Be there, and see the group as it changes."""
    groups: Groups = socket.app.state.groups
    gatherings: Gatherings = socket.app.state.gatherings
    try:
        line, caller = await entered(socket)
    except Problem:
        await socket.close(CODES["too-often"])
        return
    crowd: Crowd = socket.app.state.crowd

    async def talk() -> None:
        whole = caller if caller is not None and caller.whole else None
        if whole is None:
            raise Problem("signed-out")
        if not group_id.isascii() or not group_id.isprintable():
            raise Problem("unknown-group")
        crowd.enter(line, whole.person.id)
        try:
            circle = await groups.get(group_id)
            me = circle.member(whole)
            line.watcher.caller = whole
            try:
                await gatherings.enter(circle, line.watcher, me.number)
                await hear(line, socket.app.state.blackboard, circle, whole.person.id)
            finally:
                gatherings.leave(circle, line.watcher, me.number)
        finally:
            crowd.leave(line, whole.person.id)

    await line.serve(talk)


async def hear(line: Line, blackboard: Blackboard, circle: Circle, person: str) -> None:
    """Say how things are, and go on until the socket is closed."""
    line.say(blackboard.evening(circle))
    for chat in list(circle.chat)[-SHOWN:]:
        line.say(circle.line(chat))
    while True:
        given = await line.next(read_lobby)
        if line.watcher not in circle.onlookers():
            raise Closed("forbidden")  # somebody has sent them away just now
        if given.type == "ping":
            line.say(Pong())
            continue
        if line.limits.pause(line.limits.looks, person) > 0:
            raise Closed("too-often")
        line.say(blackboard.evening(circle))
