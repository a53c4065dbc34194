"""How often anybody may do what: the limits as they are where the operator has not chosen others."""

from typing import Final

RATES: Final[dict[str, tuple[float, float]]] = {
    "address": (300, 3600),
    "session": (120, 1800),
    "heavy": (30, 60),
    "replays": (120, 120),
    "looks": (60, 120),
    "wishes": (120, 600),
    "messages": (60, 1200),
    "talk": (600, 12000),
    "chat": (8, 30),
    "asides": (20, 30),
    "guests": (60, 2),
    "accounts": (60, 2),
    "passwords": (20, 4),
    "names": (8, 4),
    "imports": (20, 1),
    "groups": (40, 2),
    "tables": (20, 3),
    "openings": (200, 20),
}
"""How much there is of each kind at once, and how much of it comes back in a minute.

Of an address: requests, moments of games that are over, all that it says over sockets, new guests, new accounts, new
tables, and passwords and codes that were wrong. Of a name: wrong passwords by addresses that have failed before. The
others are of a session or a person; a socket has its messages beside that.
"""
