"""`tafelrunde admin`: an operator looks after a server, at the screen or from a script."""

import asyncio
import json
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from tafelrunde.cli.complaints import Complaint, unknown
from tafelrunde.cli.screen import output
from tafelrunde.text import Text

if TYPE_CHECKING:
    from tafelrunde.server.ground.settings import Settings

TIMES = ("created", "changed", "began", "ended", "seen", "at")
"""What is a time."""
CHECK: Final = "check-rules"


def admin(
    what: str, names: tuple[str, ...], db: str | None, why: str, limit: int | None, as_json: bool, text: Text
) -> int:
    """List something, or do something to one that is named, while the server runs or not."""
    from tafelrunde.server.operations.admin import DEEDS, act, at_store
    from tafelrunde.server.operations.overview import LATEST, LISTINGS
    from tafelrunde.server.operations.unit import of_server

    if what not in (*LISTINGS, CHECK, *DEEDS):
        raise unknown("admin", what, [*LISTINGS, CHECK, *DEEDS])
    if what in DEEDS and len(names) != 1:
        raise Complaint("terminal-error-admin-one", {"what": what})
    if limit is not None and limit < 0:
        raise Complaint("terminal-error-admin-limit", {"limit": limit})
    settings = of_server(db)
    if what == CHECK:
        return check(settings, as_json, text)
    if what in LISTINGS:
        most = LATEST if limit is None else limit
        show(asyncio.run(at_store(settings, LISTINGS[what], " ".join(names), most)), as_json)
        return 0
    said = asyncio.run(at_store(settings, act, what, names[0], why))
    if as_json:
        print(json.dumps({"did": what, "id": names[0], "said": said}, ensure_ascii=False))
    else:
        print(text.say(f"terminal-admin-{what}", {"id": names[0], "said": said}))
    return 0


def check(settings: "Settings", as_json: bool, text: Text) -> int:
    """List the running games that this program could not go on with; 1 if there are any."""
    from tafelrunde.server.operations.rulecheck import check_rules

    count, found = asyncio.run(check_rules(settings))
    if found or as_json:
        show(found, as_json)
    print(text.say(f"terminal-admin-{CHECK}", {"count": count, "found": len(found)}), file=sys.stderr)
    return 1 if found else 0


def show(rows: list[dict[str, object]], as_json: bool) -> None:
    """Print rows: as JSON, as a table at a screen, else one a line with the id first and tabs between."""
    if as_json:
        print(json.dumps(rows, ensure_ascii=False, indent=2))
    elif sys.stdout.isatty():
        show_grid(rows)
    else:
        for row in rows:
            print("\t".join(on_one_line(shown(name, value, " / ")) for name, value in row.items()))


def show_grid(rows: list[dict[str, object]]) -> None:
    """Print rows as a table."""
    from rich.table import Table as Grid
    from rich.text import Text as Styled

    grid = Grid()
    for column in rows[0] if rows else ["–"]:
        grid.add_column(column, overflow="fold")
    for row in rows:
        cells = [shown(name, value, "\n") for name, value in row.items()]
        grid.add_row(*(Styled("\n".join(map(on_one_line, cell.split("\n")))) for cell in cells))
    output(sys.stdout).print(grid)


def shown(name: str, value: object, between: str) -> str:
    """Return a value as it is read: times as dates."""
    if name in TIMES and isinstance(value, int):
        return datetime.fromtimestamp(value / 1000, UTC).isoformat(" ", "minutes")
    if isinstance(value, list):
        return between.join(map(on_one_line, value))
    return "" if value is None else str(value)


def on_one_line(text: str) -> str:
    r"""Return a text that somebody chose as it can be shown: nothing in it moves the cursor or ends the line.

    >>> on_one_line("Anna\t\x1b[2J\nBea")
    'Anna ?[2J Bea'
    """
    return "".join(" " if char.isspace() else char if char.isprintable() else "?" for char in text)
