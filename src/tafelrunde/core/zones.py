"""Who sees what lies where."""

from typing import Final

from mypy_extensions import i64

ALL: Final = 0
OWNER: Final = 1
NOBODY: Final = 2


class Zone:
    """A place for cards: its name, the seat it belongs to (NONE for the table's own) and who sees into it."""

    def __init__(self, name: str, owner: i64, audience: i64) -> None:
        self.name = name
        self.owner = owner
        self.audience = audience

    def seen_by(self, viewer: i64) -> bool:
        """Tell whether that viewer sees what lies here."""
        return self.audience == ALL or (self.audience == OWNER and self.owner == viewer)
