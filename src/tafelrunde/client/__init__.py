"""A client of the documented protocol: sign in at a server, open or join a table, and play there by hand or by a bot.

    from tafelrunde.client import Client

    me = Client.guest("http://127.0.0.1:8000", "My bot")
    seat = me.open("claim", "me", "greedy").sit()
    seat.start()
    print(seat.play("level-2"))

`AsyncClient` does the same with `await`.
"""

from tafelrunde.client.aio import AsyncClient, AsyncSeat
from tafelrunde.client.client import Client
from tafelrunde.client.problems import Problem, Unreachable
from tafelrunde.client.seat import Seat
from tafelrunde.client.shapes import Chair, DeskMessage, Info, Look, Me, Seated, Someone

__all__ = [
    "AsyncClient",
    "AsyncSeat",
    "Chair",
    "Client",
    "DeskMessage",
    "Info",
    "Look",
    "Me",
    "Problem",
    "Seat",
    "Seated",
    "Someone",
    "Unreachable",
]
