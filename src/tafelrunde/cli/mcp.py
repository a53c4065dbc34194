"""A language model at the table, over the streams of this process: what is printed there is the protocol alone."""

import os
from typing import Final

from tafelrunde.text import Text

KEY: Final = "TAFELRUNDE_KEY"
"""Holds the token by which a server knows who plays: on the command line everybody on this machine could read it."""


def speak_over_stdio(url: str | None, name: str, chat: bool, text: Text) -> int:
    """Serve one agent until it hangs up."""
    from tafelrunde.agents.places import Tables
    from tafelrunde.agents.tools import Agent, server
    from tafelrunde.client import Client

    tables = None
    if url is not None:
        key = os.environ.get(KEY, "")
        tables = Tables(Client(url, key) if key else Client.guest(url, name))
    server(Agent(text, tables, chat=chat)).run()
    return 0
