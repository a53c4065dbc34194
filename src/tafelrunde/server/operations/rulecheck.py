"""Which running games this program could not go on with: their logs are replayed, and nothing is changed."""

from collections.abc import Sequence
from typing import Any

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.server.ground.settings import Settings, existing
from tafelrunde.server.library.offers import admitted
from tafelrunde.store import open_store
from tafelrunde.table import LogError, Table, log


async def check_rules(settings: Settings) -> tuple[int, list[dict[str, Any]]]:
    """Return how many games run at a server, of this version or an older one, and those that would stand."""
    admitted(settings)
    count, found = 0, []
    async for table_id, lines in open_store(existing(settings), alone=False).running_logs():
        count += 1
        error = difference(lines)
        if error is not None:
            row = log.row_of(lines[0]) if lines else None
            found.append(
                {
                    "id": table_id,
                    "game": None if row is None else row.get("game"),
                    "entry": error.entry,
                    "entries": max(0, len(lines) - 1),
                    "rule": error.rule,
                    "why": str(error),
                }
            )
    return count, found


def difference(lines: Sequence[str]) -> LogError | None:
    """Return why a log cannot be followed to its end."""
    try:
        return Table.as_far(lines).differs
    except LogError as error:
        return error
    except TafelrundeError as error:
        return LogError(str(error))
