"""What the server writes about itself: one JSON object a line, without tokens, names, texts or cards.

Of an error stand its type and where it happened, not its words: they may name what somebody holds.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Final

EACH: Final = "tafelrunde.server.door.wires"
"""What says two things about each socket: for whoever looks for a mistake."""
STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """Writes a record as a line.

    >>> record = logging.LogRecord("a", logging.INFO, "", 0, "table %s", ("x",), None)
    >>> json.loads(Lines().format(record))["event"]
    'table x'
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        row: dict[str, object] = {"at": at, "level": record.levelname.lower(), "from": record.name}
        row["event"] = record.getMessage()
        row.update({name: str(value) for name, value in vars(record).items() if name not in STANDARD})
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            row["error"] = type(error).__name__
            row["where"] = [
                f"{frame.filename.rpartition('site-packages/')[2]}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(error.__traceback__)[-8:]
            ]
        return json.dumps(row, ensure_ascii=False)


def write_to_stderr(level: str) -> None:
    """Let everything that is logged go to stderr, a line each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn.access", "asyncio", "websockets", *(() if level == "debug" else (EACH,))):
        logging.getLogger(noisy).setLevel(logging.WARNING)
