"""What a server process is to the others, and what it leaves to be done."""

from dataclasses import dataclass, field
from secrets import token_urlsafe


@dataclass
class Process:
    """One server process."""

    name: str = field(default_factory=lambda: token_urlsafe(12))
    """Which one it is, for leases."""
    stopping: bool = False


@dataclass
class Leftovers:
    """Whether something was removed that may still lie beside the tables of the store."""

    there: bool = False
