"""What can go wrong at a server: it refuses, with a code and a sentence, or it cannot be reached."""

import json

from tafelrunde.core.errors import TafelrundeError


class Problem(TafelrundeError):
    """Something that the server has refused; nothing has changed there."""

    def __init__(self, detail: str, code: str, status: int = 0, rule: str = "", wait: float = 0.0) -> None:
        super().__init__(detail)
        self.code = code
        """As docs/protocol.md lists them: `stale`, `illegal`, `not-your-seat`."""
        self.status = status
        """Of HTTP; 0 where it was said on a socket."""
        self.rule = rule
        """The rule that forbids an action, "" where it is not about the rules."""
        self.wait = wait
        """After so many seconds one may ask again."""


class Unreachable(TafelrundeError):
    """The server does not answer."""


def problem_of(status: int, body: bytes, wait: str = "") -> Problem:
    """Return what an answer of the server says is wrong.

    >>> problem_of(409, b'{"detail": "Seat 1 is taken.", "code": "taken", "rule": ""}').code
    'taken'
    >>> str(problem_of(502, b"<html>"))
    'the server answers with status 502'
    """
    try:
        said = json.loads(body)
        detail, code, rule = str(said["detail"]), str(said["code"]), str(said.get("rule", ""))
    except (ValueError, KeyError, TypeError, AttributeError):
        detail, code, rule = f"the server answers with status {status}", "", ""
    return Problem(detail, code, status, rule, float(wait) if wait.isdecimal() else 0.0)
