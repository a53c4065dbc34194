"""What cannot be, in the shape in which the page is told of it by a server too."""

from typing import Any, Final

from tafelrunde.core.errors import IllegalAction, TafelrundeError
from tafelrunde.core.values import NONE
from tafelrunde.table import LogError, Refused, Stale, Table

STATUS: Final = {
    "unfit": 400,
    "unknown": 404,
    "unknown-table": 404,
    "no-moment": 404,
    "hidden-until-the-end": 409,
    "illegal": 409,
    "no-hints": 409,
    "over": 409,
    "paused": 409,
    "refused": 409,
    "stale": 409,
    "unreadable": 503,
}
"""The status of each code; its sentence is the message `server-problem-<code>`."""


class Problem(TafelrundeError):
    """A request that cannot be met: nothing has changed."""

    def __init__(self, code: str, rule: str = "", said: str = "", **args: str | int) -> None:
        self.code = code
        self.status = STATUS[code]
        self.rule = rule
        self.message = said or f"server-problem-{code}"
        self.args_of = args
        super().__init__(str(args.get("why", code)))

    def told(self) -> dict[str, Any]:
        """Return the problem as the page reads it."""
        about = {"code": self.code, "message": self.message, "args": self.args_of, "detail": str(self)}
        return {**about, "rule": self.rule}


def problem_of(error: TafelrundeError, table: Table | None = None, version: int = -1) -> Problem:
    """Return what a layer below has refused as a problem; of a command, at which table and for which version.

    >>> problem_of(Refused("too late", "not-asked", who=1)).message
    'server-refused-not-asked'
    """
    if isinstance(error, Problem):
        return error
    if isinstance(error, IllegalAction):
        return Problem("illegal", error.rule, why=str(error))
    if isinstance(error, LogError) or not isinstance(error, Refused):
        return Problem("unfit", why=str(error))
    if table is not None and table.who == NONE:
        return Problem("over")
    if table is not None and isinstance(error, Stale):
        return Problem("stale", given=version, version=table.version)
    if table is not None and table.paused:
        return Problem("paused")
    if error.why:
        return Problem("refused", "", f"server-refused-{error.why}", **error.named)
    return Problem("refused", why=str(error))
