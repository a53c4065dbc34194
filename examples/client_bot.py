"""A bot of ours or yours at a server: python examples/client_bot.py http://127.0.0.1:8000/join#TOKEN level-2."""

import sys

from tafelrunde.client import Client


def main(invitation: str, bot: str) -> None:
    """Follow an invitation, wait until the game begins, and play."""
    me = Client.guest(invitation.partition("/join")[0], "Bot")
    seat = me.follow(invitation)
    print(f"seat {seat.number} of {seat.table}: {seat.play(bot)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
