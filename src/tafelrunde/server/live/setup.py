"""What is chosen for a table and kept in its row: the rules of the evening, and what has become of it."""

from typing import Any, Final

import msgspec

from tafelrunde.desk import Ending
from tafelrunde.server.ground.messages import Chosen
from tafelrunde.server.ground.times import now
from tafelrunde.store.store import TableRow

ENDED: Final = ("over", "cancelled")


class Origin(msgspec.Struct, omit_defaults=True):
    """That a game was imported: by whom, when, and at which version."""

    by: str
    at: int
    version: int
    position: dict[str, Any] | None = None
    """What a spectator saw of it, where it goes on with others: all else is dealt anew when it begins."""
    anew: bool = False


class Departure(msgspec.Struct, omit_defaults=True):
    """That a game begins at a moment of another one, or at a position that somebody has brought."""

    position: dict[str, Any] | None = None
    """From where, until it has begun; of a view what is hidden is dealt anew then."""
    version: int | None = None
    seat: int | None = None
    open: bool = False
    table: str = ""
    """Where the moment was, if anybody may look there."""


class Setup(msgspec.Struct, omit_defaults=True):
    """What the row of a table keeps as JSON."""

    chosen: Chosen = Chosen()
    rematch: str = ""
    removed: list[str] = []
    """People who may not sit here again."""
    muted: list[str] = []
    result: list[float] | None = None
    resigned: list[int] = []
    """Seats for which a bot has played on to the end."""
    reason: str = ""
    began: int = 0
    ended: int = 0
    imported: Origin | None = None
    tried: Departure | None = None
    worn: list[int] = []
    """In a rematch the seat that each had in the first game."""


def setup_of(row: TableRow) -> Setup:
    """Return what was chosen for a table."""
    return msgspec.convert(row.settings, Setup)


def kept(setup: Setup) -> dict[str, Any]:
    """Return it as the row has it."""
    built: dict[str, Any] = msgspec.to_builtins(setup)
    return built


def altered(row: TableRow, **changes: Any) -> TableRow:
    """Return the row of a table with changes, later than it was: so whoever knows it as it was is told apart."""
    return msgspec.structs.replace(row, changed=max(now(), row.changed + 1), **changes)


def reason_of(ending: Ending) -> str:
    """Return why a game ended: "rules", "resigned", "draw", "clock", "left", "abandoned"."""
    return ending.why or ending.how


def result_of(ending: Ending) -> list[float] | None:
    """Return how a game ended for each seat, None where it counts for nobody."""
    return None if ending.how == "void" else ending.result


def roles_of(game_id: str) -> list[str]:
    """Return who is who, seat by seat."""
    from tafelrunde import games

    return games.load(game_id).roles if game_id in games.names() else []  # a newer Tafelrunde may have more
