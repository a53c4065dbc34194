"""The game that a server is measured with: its rules cost least, so that what is measured is the server."""

from typing import Final

GAME: Final = "claim"
